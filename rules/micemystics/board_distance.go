package micemystics

// walkDistance is how far a minion walks from one spot to another, at least and at
// most: both the same where it is known, NoWay where no way leads. Water and
// lines are no hindrance to minions (MM-MMOV-01); full spaces bar the way, yet
// never the goal itself (MM-AMB-17).
func (s *State) walkDistance(from, to Spot) (least, most int) {
	r := s.findRoom(from.Room)
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
	if f, told := r.findFact(from.Space, to.Space, Distance); told {
		return f.Least, f.Most
	}
	return 1, NoWay
}

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

// countFigures counts the figures on every space.
func (g *ground) countFigures() {
	s := g.state
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.At.Room == g.room.ID {
			if at := g.number(m.At.Space); at != noSpace {
				g.mice[at]++
				g.small[at]++
			}
		}
	}
	for i := range s.Minions {
		m := &s.Minions[i]
		at := noSpace
		if m.At.Room == g.room.ID {
			at = g.number(m.At.Space)
		}
		switch t := s.Type(m.Type); {
		case at == noSpace:
		case t != nil && t.Large:
			g.large[at]++
		default:
			g.small[at]++
		}
	}
	for i := range g.full {
		if n := g.small[i] + g.large[i]; n > 0 && !g.room.Map.Spaces[i].Wide {
			g.full[i] = s.fills(int(g.small[i]), int(g.large[i]))
		}
	}
}

// fits reports whether one more figure of that size may end on a space.
func (g *ground) fits(i int, large bool) bool {
	return g.room.Map.Spaces[i].Wide || g.state.leavesRoom(int(g.small[i]), int(g.large[i]), large)
}

func (g *ground) spot(i int) Spot { return Spot{g.room.ID, g.room.Map.Spaces[i].ID} }

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
