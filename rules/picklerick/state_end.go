package picklerick

import (
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// onRoof reports whether Rick is on the Roof (PR-WIN-01).
func (s *State) onRoof() bool {
	t := s.faceUp(s.Rick.Cell)
	return t != nil && t.Place == parts.Roof
}

// losses lists the conditions of a Russian win that hold now; one is enough, and
// all are recorded (PR-WIN-02, PR-WIN-03, PR-WIN-04, PR-WIN-08, PR-WIN-11,
// PR-SOLO-12). An empty Russian deck is none of them (PR-CARD-09).
func (s *State) losses() []tables.RuleID {
	var out []tables.RuleID
	if s.Rick.Health == 0 {
		out = append(out, "PR-WIN-02")
	}
	if s.Cards.Deck == 0 {
		out = append(out, "PR-WIN-03")
	}
	if s.Stack == 0 {
		out = append(out, "PR-WIN-04")
	}
	if s.allOperativesOut() {
		out = append(out, "PR-SOLO-12")
	}
	return out
}

// LosesAtEnd lists the conditions by which the Russians win if the turn ends now;
// none on the Roof (PR-WIN-05, PR-WIN-07).
func (s *State) LosesAtEnd() []tables.RuleID {
	if s.onRoof() {
		return nil
	}
	return s.losses()
}

// allOperativesOut reports whether a lone Rick faces all ten operatives (PR-SOLO-12).
func (s *State) allOperativesOut() bool { return s.Mode.Alone() && s.Supply() == 0 }

// Stuck reports whether turned tiles have locked Rick in: nowhere that he can
// walk is there a face-down tile or an empty cell across an open edge, a vent,
// or the Roof (PR-WIN-10, PR-AMB-29). Cards in hand are not counted.
func (s *State) Stuck() bool {
	reached := []Cell{s.Rick.Cell}
	seen := map[Cell]bool{s.Rick.Cell: true}
	for len(reached) > 0 {
		at := reached[0]
		reached = reached[1:]
		here := s.faceUp(at)
		if here == nil || here.Place == parts.Roof {
			return false
		}
		for _, d := range Dirs {
			next := at.To(d)
			open, unknown := here.Edges.At(d) == parts.Open, s.faceUp(next) == nil
			if here.Edges.At(d) == parts.Vent || open && unknown {
				return false
			}
			if s.borderOf(at, d) == Passable && !seen[next] {
				seen[next] = true
				reached = append(reached, next)
			}
		}
	}
	return true
}
