package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// noSpace is no space of the ground.
const noSpace = -1

// trails are how the spaces of a mapped tile hang together for minions: spaces
// by number, in the order of the map.
type trails struct {
	spaces []parts.Space
	links  []parts.Link
	ends   []int16 // the numbers of the spaces that each link joins
	gaps   bool    // gaps between pipes are ways too (MM-AMB-73)
	slots  []int16 // of a hash table: the numbers of the spaces, from 1
	first  []int16 // where the neighbours of each space begin in near
	near   []int16
}

// trailsOf gives the trails of a room. Those that were found last are kept, as a
// whole card walks over one tile. Gaps between pipes are no way, unless the
// table settled otherwise (MM-AMB-73); across black areas and walls there is no
// border at all (MM-WALL-01, MM-WALL-02).
func (s *State) trailsOf(r *Room) *trails {
	gaps, spaces := s.House.Is(MinionsCrossGaps, "true"), r.Map.Spaces
	if t := s.trails; t != nil && t.gaps == gaps && t.of(&r.Map) {
		return t
	}
	n, links := len(spaces), len(r.Map.Links)
	size := 4
	for size < 2*n {
		size *= 2
	}
	counts := make([]int16, 2*n+2+size+4*links)
	take := func(n int) []int16 {
		out := counts[:n:n]
		counts = counts[n:]
		return out
	}
	t := &trails{
		spaces: spaces, links: r.Map.Links, gaps: gaps,
		first: take(n + 1), slots: take(size), near: take(2 * links), ends: take(2 * links),
	}
	for i := range spaces {
		if at := t.slot(spaces[i].ID); t.slots[at] == 0 {
			t.slots[at] = int16(i + 1)
		}
	}
	t.join(take(n + 1))
	s.trails = t
	return t
}

// of reports whether these are the trails of that very map, not only of one that
// is alike.
func (t *trails) of(m *parts.Map) bool {
	return len(t.spaces) > 0 && same(t.spaces, m.Spaces) && same(t.links, m.Links)
}

func same[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// slot is where a space is kept in the hash table, or would be.
func (t *trails) slot(id parts.SpaceID) int {
	hash := uint(len(id))
	for i := range len(id) {
		hash = hash*31 + uint(id[i])
	}
	at := hash & uint(len(t.slots)-1)
	for t.slots[at] != 0 && t.spaces[t.slots[at]-1].ID != id {
		at = (at + 1) & uint(len(t.slots)-1)
	}
	return int(at)
}

// join finds the neighbours of every space; next is room to count in.
func (t *trails) join(next []int16) {
	for i := range t.links {
		a, b := t.number(t.links[i].A), t.number(t.links[i].B)
		t.ends[2*i], t.ends[2*i+1] = int16(a), int16(b)
		if t.walked(i) {
			t.first[a+1]++
			t.first[b+1]++
		}
	}
	for i := range t.spaces {
		t.first[i+1] += t.first[i]
	}
	copy(next, t.first)
	for i := range t.links {
		if t.walked(i) {
			a, b := t.ends[2*i], t.ends[2*i+1]
			t.near[next[a]], t.near[next[b]] = b, a
			next[a]++
			next[b]++
		}
	}
}

// walked reports whether minions walk over a link.
func (t *trails) walked(i int) bool {
	a, b := t.ends[2*i], t.ends[2*i+1]
	return a != noSpace && b != noSpace && a != b && (t.gaps || t.links[i].Line != parts.Gap)
}

// number is the number of a space, none where the map lacks it.
func (t *trails) number(id parts.SpaceID) int { return int(t.slots[t.slot(id)]) - 1 }

// around are the spaces one step away.
func (t *trails) around(i int) []int16 { return t.near[t.first[i]:t.first[i+1]] }

// border is what parts two spaces, turned so that A is the first.
func (t *trails) border(a, b parts.SpaceID) (parts.Link, bool) {
	x, y := int16(t.number(a)), int16(t.number(b))
	if x == noSpace || y == noSpace {
		return parts.Link{}, false
	}
	for i := range t.links {
		switch {
		case t.ends[2*i] == x && t.ends[2*i+1] == y:
			return t.links[i], true
		case t.ends[2*i] == y && t.ends[2*i+1] == x:
			return turned(t.links[i]), true
		}
	}
	return parts.Link{}, false
}
