package picklerick

import (
	"slices"

	parts "tablemate/tables/picklerick"
)

// granted lists the steps and shots that a card lets figures do.
func (l *lawful) granted() []Action {
	g := l.Turn.Grant
	if g == nil || g.Ended {
		return nil
	}
	var out []Action
	if g.Steps > 0 {
		out = l.steps(true)
	}
	if g.Shots > 0 {
		for _, f := range l.enemies() {
			if l.reaches(f) {
				out = append(out, Shoot{Figure: f, ByCard: true})
			}
		}
	}
	return out
}

// steps lists the steps of the side on turn, for a symbol or by a card.
func (l *lawful) steps(byCard bool) []Action {
	var out []Action
	if l.Turn.Side == SeatRick {
		for _, to := range sidesOf(l.Rick.Cell) {
			if l.rickGoes(to, byCard) {
				out = append(out, StepTo{Figure: Rick, To: to, ByCard: byCard})
			}
		}
		return out
	}
	for _, f := range l.enemies() {
		for _, to := range sidesOf(l.at(f)) {
			tiles, open := l.board.passes(l.at(f), to)
			wall := f == Jaguar && tiles && !open && !byCard && l.Jaguar.Moved == 0 && l.has(parts.Movement) > 1
			if (open || wall) && l.walks(f, byCard) {
				out = append(out, StepTo{Figure: f, To: to, ByCard: byCard})
			}
		}
	}
	return out
}

// walks reports whether a Russian figure may still step.
func (l *lawful) walks(f Figure, byCard bool) bool {
	if f == Jaguar {
		return !l.Jaguar.Crossed && (byCard || l.Jaguar.Moved < 2)
	}
	i := slices.IndexFunc(l.Operatives, func(o Soldier) bool { return Figure(o.Number) == f })
	return byCard || l.Operatives[i].Moved == 0
}

// rickGoes reports whether Rick may step over a border: openly, or through a vent of
// his own tile that meets no wall. A card takes him no way that may fail.
func (l *lawful) rickGoes(to Cell, byCard bool) bool {
	own, there := l.facing(l.Rick.Cell, to), l.facing(to, l.Rick.Cell)
	hidden := there == "" // face down, or an empty cell
	empty := !slices.ContainsFunc(l.Tiles, func(t Tile) bool { return t.Cell == to })
	switch {
	case empty && l.Stack == 0:
		return false
	case own == parts.Open:
		return hidden || there == parts.Open
	case own == parts.Vent:
		return hidden && !byCard || there == parts.Vent
	}
	return false
}

// facing returns the side of a face-up tile that faces another cell.
func (l *lawful) facing(c, to Cell) parts.Edge {
	t, up := l.board.tiles[c]
	if !up {
		return ""
	}
	d, _ := c.Toward(to)
	return t.Edges.At(d)
}
