package picklerick

import (
	"slices"

	"tablemate/rules"
)

// actsByTheRules: an automated figure goes one of the ways that the rules leave
// open and shoots as often as it hits (PR-SOLO-06, PR-SOLO-07, PR-SOLO-08,
// PR-SOLO-09, PR-SOLO-10, PR-SOLO-11).
func actsByTheRules(s *State, a ActAlone) *rules.Violation {
	args := rules.Args{"figure": a.Figure.noun()}
	for d := range s.decisions() {
		open := slices.IndexFunc(d.Open, func(o Action) bool { return slices.Equal(o.(ActAlone).Path, a.Path) })
		switch {
		case d.Action.(ActAlone).Figure != a.Figure:
			continue
		case open >= 0 && d.Open[open].(ActAlone).Shots == a.Shots:
			return nil
		case open >= 0 && a.Figure == Jaguar:
			return book.Against("PR-SOLO-09", args)
		case open >= 0:
			return book.Against("PR-SOLO-07", args)
		case a.Figure == Jaguar && s.mixesWall(a):
			return book.Against("PR-SOLO-11", args)
		case a.Figure == Jaguar:
			return book.Against("PR-SOLO-08", args)
		}
		return book.Against("PR-SOLO-06", args)
	}
	if v := checkPresent(s, a.Figure); v != nil {
		return v
	}
	return book.Against("PR-SOLO-06", args) // it has had its turn
}

// mixesWall reports whether Jaguar both walks and passes a wall in one turn.
func (s *State) mixesWall(a ActAlone) bool {
	at := s.Jaguar.Cell
	for _, next := range a.Path {
		d, _ := at.Toward(next)
		if b := s.borderOf(at, d); len(a.Path) > 1 && (b == Closed || b == Adjoining) {
			return true
		}
		at = next
	}
	return false
}
