package picklerick

import parts "tablemate/tables/picklerick"

// lineOfSight reports whether two cells are in one row or column, at any distance
// (PR-LOS-01, PR-LOS-02), and the line between them is free of walls, vents,
// face-down tiles and, unless a house rule says otherwise, empty cells
// (PR-LOS-03, PR-LOS-04, PR-LOS-05, PR-AMB-06).
func (s *State) lineOfSight(from, to Cell) bool {
	if from == to {
		return true
	}
	d, _ := from.Toward(to)
	if d == NoDir {
		return false
	}
	for c := from; c != to; c = c.To(d) {
		if !s.seesAcross(c, d) {
			return false
		}
	}
	return true
}

// seesAcross reports whether sight and beams cross one border.
func (s *State) seesAcross(from Cell, d Dir) bool {
	if s.borderOf(from, d) == Passable {
		return true
	}
	here, there := s.tileOn(from), s.tileOn(from.To(d))
	if s.House.Is(EmptyBlocksSight, "true") || here != nil && there != nil {
		return false
	}
	return openOrEmpty(here, d) && openOrEmpty(there, d.Back())
}

// openOrEmpty reports whether a side of a tile lets sight pass where empty cells
// do not block it (PR-AMB-06); t is nil for an empty cell.
func openOrEmpty(t *Tile, d Dir) bool {
	return t == nil || t.Face == Up && t.Edges.At(d) == parts.Open
}

// Watchers lists the enemies that see Rick; each costs him one die of the reroll
// (PR-REROLL-03), in the solo game too (PR-SOLO-14). Two operatives on one tile
// count twice.
func (s *State) Watchers() []Figure {
	var out []Figure
	for _, f := range s.Enemies() {
		at, _ := s.Where(f)
		if at == s.Rick.Cell && s.House.Is(SameTileSees, "false") {
			continue // PR-AMB-07
		}
		if s.lineOfSight(at, s.Rick.Cell) {
			out = append(out, f)
		}
	}
	return out
}

// Allowance returns how many dice the side on turn may reroll (PR-REROLL-02,
// PR-REROLL-04, PR-REROLL-06, PR-AMB-10): Rick all four less one for each
// watcher, the Russians one for each operative on the board, Jaguar not counted.
func (s *State) Allowance() int {
	if s.Turn.Side == SeatRussians {
		return min(parts.Dice, len(s.Operatives))
	}
	return max(0, parts.Dice-len(s.Watchers()))
}

// inShotRange reports whether a Russian figure on a cell can shoot Rick: on his
// tile, or next to it across a passable border (PR-SHOOT-03, PR-SHOOT-05).
func (s *State) inShotRange(from Cell) bool {
	if from == s.Rick.Cell {
		return true
	}
	d, cells := from.Toward(s.Rick.Cell)
	return cells == 1 && s.borderOf(from, d) == Passable
}

// ventOnLine reports whether the first closed border on a line holds a vent.
func (s *State) ventOnLine(from, to Cell) bool {
	d, _ := from.Toward(to)
	for c := from; c != to; c = c.To(d) {
		if s.seesAcross(c, d) {
			continue
		}
		return s.edge(c, d) == parts.Vent || s.edge(c.To(d), d.Back()) == parts.Vent
	}
	return false
}

// Beamed lists every enemy that a beam hits: those in one direction within the
// card's range, up to the first wall or face-down tile; its minimum range
// spares Rick's own tile (PR-WPN-04, PR-WPN-05, PR-WPN-06).
func (s *State) Beamed(c parts.Card, d Dir) []Figure {
	reach := parts.Range{Min: 1, Max: 6}
	if c.Range != nil {
		reach = *c.Range
	}
	var out []Figure
	at := s.Rick.Cell
	for cells := 0; cells <= reach.Max && d != NoDir; cells++ {
		if cells >= reach.Min {
			out = append(out, s.enemiesOn(at)...)
		}
		if !s.seesAcross(at, d) {
			break
		}
		at = at.To(d)
	}
	return out
}

func (s *State) enemiesOn(c Cell) []Figure {
	var out []Figure
	for _, f := range s.Enemies() {
		if at, _ := s.Where(f); at == c {
			out = append(out, f)
		}
	}
	return out
}
