package micemystics

import (
	"tablemate/rules/micemystics/tilegraph"
	parts "tablemate/tables/micemystics"
)

// NoWay is the number of steps if no way leads there.
const NoWay = tilegraph.NoWay

// noSpace is the index of a space that a map does not show.
const noSpace = tilegraph.NoSpace

// tileGraphs keeps the graph that was built last, because all figures of a card
// walk over one tile. The zero value has none yet.
type tileGraphs struct {
	graph     *tilegraph.Graph
	of        parts.Map
	crossGaps bool
}

// graphOf returns the graph of a mapped tile as minions walk it. Gaps between
// pipes are no way, unless the house rules open them (MM-AMB-73); black areas and
// walls have no link at all (MM-WALL-01, MM-WALL-02).
func (g *tileGraphs) graphOf(s *State, m *parts.Map) *tilegraph.Graph {
	crossGaps := s.House.Is(MinionsCrossGaps, "true")
	if g.graph != nil && g.crossGaps == crossGaps && sameList(g.of.Spaces, m.Spaces) && sameList(g.of.Links, m.Links) {
		return g.graph
	}
	ids := make([]parts.SpaceID, len(m.Spaces))
	for i := range m.Spaces {
		ids[i] = m.Spaces[i].ID
	}
	joined := make([]parts.Pair, 0, len(m.Links))
	for i := range m.Links {
		if l := &m.Links[i]; crossGaps || l.Line != parts.Gap {
			joined = append(joined, parts.Pair{l.A, l.B})
		}
	}
	*g = tileGraphs{tilegraph.New(ids, joined), *m, crossGaps}
	return g.graph
}

// sameList reports whether two lists are one and the same, not only equal.
func sameList[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// occupiedTile is the graph of a mapped tile with the figures on every space.
type occupiedTile struct {
	*tilegraph.Graph
	state        *State
	room         *Room
	mice         []int16
	small, large []int16
	full         []bool // nobody may pass (MM-CAP-02)
}

// occupiedTile returns a mapped tile with its figures.
func (s *State) occupiedTile(r *Room, graphs *tileGraphs) *occupiedTile {
	n := len(r.Map.Spaces)
	counts := make([]int16, 3*n)
	t := &occupiedTile{
		Graph: graphs.graphOf(s, &r.Map), state: s, room: r, full: make([]bool, n),
		mice: counts[:n], small: counts[n : 2*n], large: counts[2*n:],
	}
	t.countFigures()
	return t
}

// countFigures counts the figures on every space.
func (t *occupiedTile) countFigures() {
	s := t.state
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.At.Room == t.room.ID {
			if at := t.Index(m.At.Space); at != noSpace {
				t.mice[at]++
				t.small[at]++
			}
		}
	}
	for i := range s.Minions {
		m := &s.Minions[i]
		at := noSpace
		if m.At.Room == t.room.ID {
			at = t.Index(m.At.Space)
		}
		switch kind := s.Type(m.Type); {
		case at == noSpace:
		case kind != nil && kind.Large:
			t.large[at]++
		default:
			t.small[at]++
		}
	}
	for i := range t.full {
		if n := t.small[i] + t.large[i]; n > 0 && !t.room.Map.Spaces[i].Wide {
			t.full[i] = s.fills(int(t.small[i]), int(t.large[i]))
		}
	}
}

// fits reports whether one more figure of that size may end on a space.
func (t *occupiedTile) fits(i int, large bool) bool {
	return t.room.Map.Spaces[i].Wide || t.state.leavesRoom(int(t.small[i]), int(t.large[i]), large)
}

// distances returns how many steps it is from a space to every other. Full spaces
// are reached, but nobody passes through them.
func (t *occupiedTile) distances(from int) []int { return t.Distances(from, t.full) }

// spotAt returns the spot of a space.
func (t *occupiedTile) spotAt(i int) Spot { return Spot{t.room.ID, t.room.Map.Spaces[i].ID} }
