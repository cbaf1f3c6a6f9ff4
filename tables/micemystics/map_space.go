package micemystics

import "slices"

// space notes a space and what is said of it.
func (r *reader) space(i item) *seen {
	s := r.spaces[i.id]
	if s == nil {
		s = &seen{Space: Space{ID: i.id}}
		r.spaces[i.id] = s
	}
	for _, m := range i.marks {
		r.mark(s, m)
	}
	return s
}

// mark takes one thing said of a space; what was said before must not differ.
func (r *reader) mark(s *seen, m mark) {
	switch m.sign {
	case waterSign:
		s.Water = true
		if m.tail != "" {
			r.otherwise(s, m, s.Current != "" && s.Current != SpaceID(m.tail))
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
		kind := flips[sign(m.tail)]
		r.otherwise(s, m, s.Flip != NoFlip && s.Flip != kind)
		s.Flip, s.flip = kind, m.at
	case exitSign:
		if !slices.Contains(s.Exits, m.tail) {
			s.Exits = append(s.Exits, m.tail)
		}
	case atSign:
		r.otherwise(s, m, s.At != nil && *s.At != m.spot)
		s.At = &m.spot
	}
}

var flips = map[sign]Flip{noSign: PlainFlip, hookSign: HookFlip, classSign: ClassFlip}

func (r *reader) otherwise(s *seen, m mark, differs bool) {
	if differs {
		r.fault(m.at, "box.map-otherwise", "space", s.ID, "word", m.at.text)
	}
}
