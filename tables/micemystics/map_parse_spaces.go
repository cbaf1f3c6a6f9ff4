package micemystics

import (
	"slices"
)

// addSubject adds the space before the colon with its neighbours.
func (r *mapParser) addSubject(s parsedItem, near []parsedItem) {
	known := r.addSpace(s)
	if known.entry != (token{}) {
		r.addFault(s.at, "box.map-twice", "space", s.id, "other", known.entry.line)
	}
	known.entry = s.at
	met := map[SpaceID]bool{}
	for _, n := range near {
		switch {
		case n.id == s.id:
			r.addFault(n.at, "box.map-self", "space", s.id)
			continue
		case met[n.id]:
			r.addFault(n.at, "box.map-neighbour-twice", "space", s.id, "to", n.id)
		}
		met[n.id] = true
		r.addSpace(n)
		r.addBorder(s.id, n)
	}
}

// addBorder adds one mention of a border; all mentions must agree.
func (r *mapParser) addBorder(from SpaceID, n parsedItem) {
	link := Link{A: from, B: n.id, Line: n.line}
	switch n.arrow {
	case forth:
		link.Arrow = n.id
	case back:
		link.Arrow = from
	}
	p := Pair{from, n.id}.ordered()
	link.A, link.B = p[0], p[1]
	if first, twice := r.links[p]; twice {
		if first.Link != link {
			r.addFault(n.at, "box.map-disagree", "space", from, "to", n.id, "other", first.at.line, "column", first.at.column)
		}
		return
	}
	r.links[p] = parsedLink{link, n.at}
}

// addSpace adds a space, if it is new, and what is said of it.
func (r *mapParser) addSpace(i parsedItem) *parsedSpace {
	s := r.spaces[i.id]
	if s == nil {
		s = &parsedSpace{Space: Space{ID: i.id}}
		r.spaces[i.id] = s
	}
	for _, m := range i.marks {
		r.addMark(s, m)
	}
	return s
}

// addMark adds one thing said of a space; what was said before must not differ.
func (r *mapParser) addMark(s *parsedSpace, m mark) {
	switch m.sign {
	case waterSign:
		s.Water = true
		if m.tail != "" {
			r.checkSame(s, m, s.Current != "" && s.Current != SpaceID(m.tail))
			s.Current, s.current = SpaceID(m.tail), m.at
		}
	case wideSign:
		s.Wide = true
	case outlinedSign:
		s.Wide, s.Outlined = true, true
	case spawnSign:
		s.Spawn = true
	case crossSign:
		s.Cross = true
	case flipSign:
		kind := flipTails[sign(m.tail)]
		r.checkSame(s, m, s.Flip != NoFlip && s.Flip != kind)
		s.Flip, s.flip = kind, m.at
	case exitSign:
		if !slices.Contains(s.Exits, m.tail) {
			s.Exits = append(s.Exits, m.tail)
		}
	case atSign:
		r.checkSame(s, m, s.At != nil && *s.At != m.spot)
		s.At = &m.spot
	}
}

// flipTails are the kinds of flip spaces by the word behind the dash.
var flipTails = map[sign]Flip{noSign: PlainFlip, hookSign: HookFlip, classSign: ClassFlip}

// checkSame adds a fault if a space was described otherwise before.
func (r *mapParser) checkSame(s *parsedSpace, m mark, differs bool) {
	if differs {
		r.addFault(m.at, "box.map-otherwise", "space", s.ID, "word", m.at.text)
	}
}
