package micemystics

import box "tablemate/tables/micemystics"

// Answer is whether something is so on the table, as far as it is known.
type Answer int8

// Nothing is guessed: what no map and no person tells is unknown.
const (
	Unknown Answer = iota
	Yes
	No
)

func answer(yes bool) Answer {
	if yes {
		return Yes
	}
	return No
}

// border is what parts two spaces of a mapped tile, turned so that A is the
// first; false where they do not touch or are not on a map.
func (s *State) border(a, b Spot) (box.Link, bool) {
	r := s.room(a.Room)
	if r == nil || a.Room != b.Room {
		return box.Link{}, false
	}
	for i := range r.Map.Links {
		switch l := &r.Map.Links[i]; {
		case l.A == a.Space && l.B == b.Space:
			return *l, true
		case l.A == b.Space && l.B == a.Space:
			turned := *l
			turned.A, turned.B = l.B, l.A
			return turned, true
		}
	}
	return box.Link{}, false
}

// adjacent reports whether two spots are the same or neighbours, so that
// figures on them may fight hand to hand, share, or reach an exit there. A
// yellow line joins (MM-LINE-03); a red line and a gap between pipes part
// (MM-LINE-05, MM-WALL-04), and so do walls and black areas unless the table
// settled otherwise and people say that a base touches both (MM-AMB-77).
func (s *State) adjacent(a, b Spot) Answer {
	r := s.room(a.Room)
	switch {
	case a.Room != b.Room || r == nil:
		return No
	case a == b:
		return Yes
	}
	mapped, through := r.onMap(a.Space) && r.onMap(b.Space), s.House.Is(NeighboursThroughWalls, "true")
	if !mapped || through {
		if f, told := r.fact(a.Space, b.Space, Touch); told && f.Known() {
			return answer(f.Most == 1)
		}
	}
	if mapped {
		l, joined := s.border(a, b)
		return answer(joined && (l.Line == box.Plain || l.Line == box.Yellow))
	}
	if least, _ := s.steps(a, b); least > 1 && !through {
		return No
	}
	return Unknown
}

// steps is how far a minion walks from one spot to another, at least and at
// most: both the same where it is known, NoWay where no way leads. Water and
// lines are no hindrance to minions (MM-MMOV-01); full spaces bar the way, yet
// never the goal itself (MM-AMB-17).
func (s *State) steps(from, to Spot) (least, most int) {
	r := s.room(from.Room)
	switch {
	case r == nil || from.Room != to.Room:
		return NoWay, NoWay
	case from == to:
		return 0, 0
	}
	if r.onMap(from.Space) && r.onMap(to.Space) {
		g := s.ground(r)
		n := int(g.distances(g.number(from.Space))[g.number(to.Space)])
		return n, n
	}
	if f, told := r.fact(from.Space, to.Space, Distance); told {
		return f.Least, f.Most
	}
	return 1, NoWay
}

// none is no space of the ground.
const none = -1

// trails are how the spaces of a mapped tile hang together for minions: spaces
// by number, in the order of the map.
type trails struct {
	spaces []box.Space
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
	if t := s.trails; t != nil && t.gaps == gaps && same(t.spaces, spaces) {
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
	t := &trails{spaces: spaces, gaps: gaps, first: take(n + 1), slots: take(size), near: take(2 * links)}
	for i := range spaces {
		if at := t.slot(spaces[i].ID); t.slots[at] == 0 {
			t.slots[at] = int16(i + 1)
		}
	}
	t.join(r.Map.Links, take(n+1), counts)
	s.trails = t
	return t
}

// same reports whether two lists are one and the same, not only alike.
func same(a, b []box.Space) bool { return len(a) > 0 && len(a) == len(b) && &a[0] == &b[0] }

// ground is a mapped tile as it stands: its trails, and how many figures are on
// every space.
type ground struct {
	*trails
	state        *State
	room         *Room
	mice         []int16
	small, large []int16
	full         []bool
}

// ground counts the figures of a room.
func (s *State) ground(r *Room) *ground {
	n := len(r.Map.Spaces)
	counts := make([]int16, 3*n)
	g := &ground{
		trails: s.trailsOf(r), state: s, room: r, full: make([]bool, n),
		mice: counts[:n], small: counts[n : 2*n], large: counts[2*n:],
	}
	g.countFigures()
	return g
}

// slot is where a space is kept in the hash table, or would be.
func (t *trails) slot(id box.SpaceID) int {
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

// join finds the neighbours of every space; next and ends are room to count in.
func (t *trails) join(links []box.Link, next, ends []int16) {
	count := 0
	for i := range links {
		l := &links[i]
		if l.Line == box.Gap && !t.gaps {
			continue
		}
		a, b := t.number(l.A), t.number(l.B)
		if a != none && b != none && a != b {
			ends[count], ends[count+1] = int16(a), int16(b)
			count += 2
			t.first[a+1]++
			t.first[b+1]++
		}
	}
	for i := range t.spaces {
		t.first[i+1] += t.first[i]
	}
	copy(next, t.first)
	for i := 0; i < count; i += 2 {
		a, b := ends[i], ends[i+1]
		t.near[next[a]], t.near[next[b]] = b, a
		next[a]++
		next[b]++
	}
}

// countFigures counts the figures on every space.
func (g *ground) countFigures() {
	s := g.state
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.At.Room == g.room.ID {
			if at := g.number(m.At.Space); at != none {
				g.mice[at]++
				g.small[at]++
			}
		}
	}
	for i := range s.Minions {
		m := &s.Minions[i]
		at := none
		if m.At.Room == g.room.ID {
			at = g.number(m.At.Space)
		}
		switch t := s.Type(m.Type); {
		case at == none:
		case t != nil && t.Large:
			g.large[at]++
		default:
			g.small[at]++
		}
	}
	for i := range g.full {
		g.full[i] = !g.room.Map.Spaces[i].Wide && s.fills(int(g.small[i]), int(g.large[i]))
	}
}

// fits reports whether one more figure of that size may end on a space.
func (g *ground) fits(i int, large bool) bool {
	return g.room.Map.Spaces[i].Wide || g.state.leavesRoom(int(g.small[i]), int(g.large[i]), large)
}

// number is the number of a space, none where the map lacks it.
func (t *trails) number(id box.SpaceID) int { return int(t.slots[t.slot(id)]) - 1 }

func (g *ground) spot(i int) Spot { return Spot{g.room.ID, g.room.Map.Spaces[i].ID} }

// around are the spaces one step away.
func (t *trails) around(i int) []int16 { return t.near[t.first[i]:t.first[i+1]] }

// distances is how far it is from a space to every other: full spaces are
// reached, but nobody passes through them.
func (g *ground) distances(from int) []int16 {
	room := make([]int16, 2*len(g.full))
	far, queue := room[:len(g.full)], room[len(g.full):len(g.full)]
	for i := range far {
		far[i] = NoWay
	}
	far[from] = 0
	queue = append(queue, int16(from))
	for at := 0; at < len(queue); at++ {
		here := queue[at]
		if g.full[here] && int(here) != from {
			continue
		}
		for _, n := range g.around(int(here)) {
			if far[n] == NoWay {
				far[n] = far[here] + 1
				queue = append(queue, n)
			}
		}
	}
	return far
}
