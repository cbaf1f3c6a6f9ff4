package picklerick

import parts "tablemate/tables/picklerick"

// Border is what lies between two neighbouring cells, seen from one of them.
type Border int8

// A wall on either facing edge closes a border (PR-AMB-05). Only two adjoining
// vents let Rick through a closed one for an ordinary step (PR-VENT-08).
const (
	NoBorder  Border = iota // not two face-up tiles
	Passable                // both edges open
	Adjoining               // both edges are vents
	Closed                  // a wall or a vent on either edge
)

// border is what a figure meets that leaves from one cell in a direction.
func (s *State) border(from Cell, d Dir) Border {
	here, there := s.faceUp(from), s.faceUp(from.To(d))
	if here == nil || there == nil {
		return NoBorder
	}
	return between(here.Edges.At(d), there.Edges.At(d.Back()))
}

func between(near, far parts.Edge) Border {
	switch {
	case near == parts.Open && far == parts.Open:
		return Passable
	case near == parts.Vent && far == parts.Vent:
		return Adjoining
	}
	return Closed
}

// edge is a side of the face-up tile on a cell; "" where there is none.
func (s *State) edge(c Cell, d Dir) parts.Edge {
	if t := s.faceUp(c); t != nil {
		return t.Edges.At(d)
	}
	return ""
}

// clear reports whether a straight line from one cell to another is free of
// walls, vents, face-down tiles and, unless the table settles it otherwise,
// empty cells (PR-LOS-03, PR-LOS-04, PR-LOS-05, PR-AMB-06). The line itself is
// horizontal or vertical and as long as it likes (PR-LOS-01, PR-LOS-02).
func (s *State) clear(from, to Cell) bool {
	if from == to {
		return true
	}
	d, _ := from.Toward(to)
	if d == NoDir {
		return false
	}
	for c := from; c != to; c = c.To(d) {
		if !s.lets(c, d) {
			return false
		}
	}
	return true
}

// lets reports whether sight and beams cross one border.
func (s *State) lets(from Cell, d Dir) bool {
	if s.border(from, d) == Passable {
		return true
	}
	here, there := s.tile(from), s.tile(from.To(d))
	if s.House.Is(EmptyBlocksSight, "true") || here != nil && there != nil {
		return false
	}
	return openOrEmpty(here, d) && openOrEmpty(there, d.Back())
}

// openOrEmpty is for tables where empty cells do not block sight (PR-AMB-06).
func openOrEmpty(t *Tile, d Dir) bool {
	return t == nil || t.Face == Up && t.Edges.At(d) == parts.Open
}

// Watchers lists the enemies that see Rick; each costs him a reroll
// (PR-REROLL-03), in the game for one too (PR-SOLO-14). Two operatives on one
// tile count twice.
func (s *State) Watchers() []Figure {
	var out []Figure
	for _, f := range s.Enemies() {
		at, _ := s.Where(f)
		if at == s.Rick.Cell && s.House.Is(SameTileSees, "false") {
			continue // PR-AMB-07
		}
		if s.clear(at, s.Rick.Cell) {
			out = append(out, f)
		}
	}
	return out
}

// Allowance is how many dice a side may reroll (PR-REROLL-02, PR-REROLL-04,
// PR-REROLL-06, PR-AMB-10): Rick all four less one for each watcher, the
// Russians one for each operative on the board, Jaguar not counted.
func (s *State) Allowance() int {
	if s.Turn.Side == SeatRussians {
		return min(parts.Dice, len(s.Operatives))
	}
	return max(0, parts.Dice-len(s.Watchers()))
}

// inReach reports whether a Russian figure on a cell can shoot Rick: on his
// tile, or next to it across a passable border (PR-SHOOT-03, PR-SHOOT-05).
func (s *State) inReach(from Cell) bool {
	if from == s.Rick.Cell {
		return true
	}
	d, cells := from.Toward(s.Rick.Cell)
	return cells == 1 && s.border(from, d) == Passable
}
