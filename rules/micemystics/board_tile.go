package micemystics

import (
	"slices"

	"tablemate/rules/micemystics/tilegraph"
	parts "tablemate/tables/micemystics"
)

// NoWay stands for the number of steps if no path leads to a space.
const NoWay = tilegraph.NoWay

// noSpace is the index of a space that is not on the map.
const noSpace = tilegraph.NoSpace

// tileGraphs is a cache. It holds one tile, because the figures of a card usually share a tile.
type tileGraphs struct {
	graph     *tilegraph.Graph
	of        parts.Map
	crossGaps bool
	last      *occupancy
}

// graphOf returns the graph on which minions move. By default, minions do not cross gaps between
// pipes (MM-AMB-73). Maps have no links across black areas and walls (MM-WALL-01, MM-WALL-02).
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
	*g = tileGraphs{graph: tilegraph.New(ids, joined), of: *m, crossGaps: crossGaps}
	return g.graph
}

// sameList reports whether two lists share the same memory.
func sameList[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// occupiedTile holds the graph of a mapped tile, and counts the figures on every space.
type occupiedTile struct {
	*tilegraph.Graph
	*occupancy
	state *State
	room  *Room
}

// occupancy holds the number of figures on every space. It is not updated when a figure moves.
type occupancy struct {
	counts             []int16 // the backing array of the next three lists
	mice, small, large []int16
	full               []bool  // whether the space is full, so that nobody may pass it (MM-CAP-02)
	far                [][]int // far[i]: the distances from space i; nil if not computed yet
}

func (s *State) occupiedTile(r *Room, graphs *tileGraphs) *occupiedTile {
	t := &occupiedTile{Graph: graphs.graphOf(s, &r.Map), state: s, room: r}
	counts := make([]int16, 3*len(r.Map.Spaces))
	t.countFigures(counts)
	t.occupancy = s.occupancyOf(r, counts, graphs.last)
	graphs.last = t.occupancy
	return t
}

// Mice also count as small figures.
func (t *occupiedTile) countFigures(counts []int16) {
	s, n := t.state, len(t.room.Map.Spaces)
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.At.Room == t.room.ID {
			if at := t.Index(m.At.Space); at != noSpace {
				counts[at]++
				counts[n+at]++
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
			counts[2*n+at]++
		default:
			counts[n+at]++
		}
	}
}

// occupancyOf reuses the distances of `last` if the same spaces are full.
func (s *State) occupancyOf(r *Room, counts []int16, last *occupancy) *occupancy {
	if last != nil && slices.Equal(counts, last.counts) {
		return last
	}
	n := len(r.Map.Spaces)
	now := &occupancy{counts: counts, mice: counts[:n], small: counts[n : 2*n], large: counts[2*n:]}
	now.full = make([]bool, n)
	for i := range now.full {
		if n := now.small[i] + now.large[i]; n > 0 && !r.Map.Spaces[i].Wide {
			now.full[i] = s.fills(int(now.small[i]), int(now.large[i]))
		}
	}
	if last != nil && slices.Equal(now.full, last.full) {
		now.full, now.far = last.full, last.far
	} else {
		now.far = make([][]int, n)
	}
	return now
}

func (t *occupiedTile) fits(i int, large bool) bool {
	return t.room.Map.Spaces[i].Wide || t.state.leavesRoom(int(t.small[i]), int(t.large[i]), large)
}

func (t *occupiedTile) openAll() {
	open := *t.occupancy
	open.full, open.far = make([]bool, len(open.full)), make([][]int, len(open.far))
	t.occupancy = &open
}

// distances returns the number of steps from one space to each space of the tile. A path may end on
// a full space but cannot pass it. The caller must not change the result.
func (t *occupiedTile) distances(from int) []int {
	if t.far[from] == nil {
		t.far[from] = t.Distances(from, t.full)
	}
	return t.far[from]
}

func (t *occupiedTile) spotAt(i int) Spot { return Spot{t.room.ID, t.room.Map.Spaces[i].ID} }

// FiguresOn returns the mice and then the minions on a spot. Brodie is not included.
func (s *State) FiguresOn(at Spot) []Name {
	return append(s.MiceOn(at), s.MinionsOn(at)...)
}

// MiceOn returns the mice on a spot.
func (s *State) MiceOn(at Spot) []Name {
	return s.miceWhere(func(o Spot) bool { return o == at })
}

// MiceIn returns the mice on a tile side.
func (s *State) MiceIn(room string) []Name {
	return s.miceWhere(func(at Spot) bool { return at.Room == room })
}

func (s *State) miceWhere(fits func(Spot) bool) []Name {
	var out []Name
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && fits(m.At) {
			out = append(out, m.Name())
		}
	}
	return out
}

// MinionsOn returns the minions on a spot. Brodie is not included.
func (s *State) MinionsOn(at Spot) []Name {
	return s.minionsWhere(func(o Spot) bool { return o == at })
}

func (s *State) minionsWhere(fits func(Spot) bool) []Name {
	var out []Name
	for i := range s.Minions {
		if m := &s.Minions[i]; m.At != Nowhere && fits(m.At) {
			out = append(out, m.Name)
		}
	}
	return out
}

// FoesOn counts the foes on a spot.
func (s *State) FoesOn(at Spot) int {
	return len(s.foesWhere(func(o Spot) bool { return o == at }))
}

// FoesIn counts the foes in a room.
func (s *State) FoesIn(room string) int {
	return len(s.foesWhere(func(at Spot) bool { return at.Room == room }))
}

// Foes counts the foes on the whole board (MM-AMB-24).
func (s *State) Foes() int { return len(s.foesOnBoard()) }

func (s *State) foesOnBoard() []Name { return s.foesWhere(func(Spot) bool { return true }) }

// By default, Brodie is a foe (MM-AMB-06).
func (s *State) foesWhere(fits func(Spot) bool) []Name {
	out := s.minionsWhere(fits)
	if s.Cat != nil && fits(*s.Cat) && s.House.Is(BrodieAsMinion, "true") {
		out = append(out, Brodie)
	}
	return out
}

func (s *State) otherMice(mouse Name) []*Mouse {
	var out []*Mouse
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.Name() != mouse {
			out = append(out, m)
		}
	}
	return out
}

func (s *State) figureSpots() []Spot {
	var out []Spot
	for _, name := range s.allFigures() {
		if at := s.At(name); at != Nowhere {
			out = append(out, at)
		}
	}
	return out
}

// foesBeside returns the foes on and beside a spot. Foes out of sight count only under a house rule
// (MM-AMB-78).
func (s *State) foesBeside(at Spot) []Name {
	var out []Name
	for _, foe := range s.foesOnBoard() {
		spot := s.At(foe)
		if s.adjacent(at, spot) == Yes && (s.lineOfSight(at, spot) == Yes || s.House.Is(UnseenNeighbour, "blocks")) {
			out = append(out, foe)
		}
	}
	return out
}
