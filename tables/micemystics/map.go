package micemystics

import (
	"cmp"
	"slices"
	"strconv"
)

// Space returns the space with that id; false if the map shows none.
func (m Map) Space(id SpaceID) (Space, bool) {
	i := slices.IndexFunc(m.Spaces, func(s Space) bool { return s.ID == id })
	if i < 0 {
		return Space{}, false
	}
	return m.Spaces[i], true
}

// Around returns the borders of a space, each turned so that A is the space
// itself and B the one beyond, in the order of the names of B.
func (m Map) Around(id SpaceID) []Link {
	var near []Link
	for _, l := range m.Links {
		switch id {
		case l.A:
			near = append(near, l)
		case l.B:
			l.A, l.B = l.B, l.A
			near = append(near, l)
		}
	}
	slices.SortStableFunc(near, func(a, b Link) int { return byName(a.B, b.B) })
	return near
}

// Between returns the border of two spaces, turned so that A is the first; false
// if they do not touch.
func (m Map) Between(a, b SpaceID) (Link, bool) {
	for _, l := range m.Around(a) {
		if l.B == b {
			return l, true
		}
	}
	return Link{}, false
}

// byName compares spaces as people count them: 2 before 12, numbers before words.
func byName(a, b SpaceID) int {
	x, notX := strconv.Atoi(string(a))
	y, notY := strconv.Atoi(string(b))
	switch {
	case notX == nil && notY == nil:
		return cmp.Or(cmp.Compare(x, y), cmp.Compare(a, b))
	case notX == nil:
		return -1
	case notY == nil:
		return 1
	}
	return cmp.Compare(a, b)
}

// ordered returns the pair with the lower name first.
func (p Pair) ordered() Pair {
	if byName(p[0], p[1]) > 0 {
		return Pair{p[1], p[0]}
	}
	return p
}

// sorted returns the map in its one order: spaces and borders by name, each
// border from its lower space.
func (m Map) sorted() Map {
	out := Map{
		Spaces: m.sortedSpaces(), Links: slices.Clone(m.Links), Walls: slices.Clone(m.Walls),
		Blind: sortedPairs(m.Blind), Clear: sortedPairs(m.Clear),
	}
	for i, s := range out.Spaces {
		out.Spaces[i].Exits = slices.Sorted(slices.Values(s.Exits))
	}
	for i, l := range out.Links {
		p := Pair{l.A, l.B}.ordered()
		out.Links[i].A, out.Links[i].B = p[0], p[1]
	}
	slices.SortFunc(out.Links, func(a, b Link) int { return cmp.Or(byName(a.A, b.A), byName(a.B, b.B)) })
	return out
}

// sortedSpaces returns the spaces by name.
func (m Map) sortedSpaces() []Space {
	out := slices.Clone(m.Spaces)
	slices.SortFunc(out, func(a, b Space) int { return byName(a.ID, b.ID) })
	return out
}

// sortedPairs returns pairs in their one order.
func sortedPairs(pairs []Pair) []Pair {
	out := slices.Clone(pairs)
	for i, p := range out {
		out[i] = p.ordered()
	}
	slices.SortFunc(out, func(a, b Pair) int { return cmp.Or(byName(a[0], b[0]), byName(a[1], b[1])) })
	return out
}
