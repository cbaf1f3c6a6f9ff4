package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// said returns the number of the latest line of this turn that somebody made, 0 for none;
// for nobody that of the latest card of which nobody knows who laid it.
func (s *State) said(seat rules.Seat) int {
	for n := len(s.Lines); n > 0; n-- {
		a := s.Lines[n-1].Action
		if Speaker(a) == seat && (seat != rules.Nobody || Unnamed(a)) {
			return n
		}
	}
	return 0
}

// bySpeaker returns an action as another player makes it; the action itself where it does
// not say who does. An event on oneself is on the other one then.
func bySpeaker(a Action, seat rules.Seat) Action {
	if e, ok := a.(Event); ok && e.Target == e.Seat {
		e.Target = seat
		a = e
	}
	for _, field := range Forms.Fields()[a.Kind()] {
		if field.Name == "seat" && field.Put != nil {
			return field.Put(a, seat.Noun())
		}
	}
	return a
}

// mended returns the state in which another player made somebody's latest report: the turn
// is gone through anew.
func (s State) mended(a Mend) (State, []rules.Note) {
	n := s.said(a.From)
	if n == 0 || s.player(a.To) == nil {
		return s, nil
	}
	r := &resolver{State: s}
	r.Lines = slices.Clone(s.Lines)
	r.Lines[n-1].Action = bySpeaker(r.Lines[n-1].Action, a.To)
	r.replay()
	r.n = n
	r.note("mended", "CG-TURN-04", rules.Args{"seat": a.From.Noun(), "to": a.To.Noun()})
	r.judge()
	return r.finished(&s)
}

// checkMend judges that somebody made a report this turn, and what it breaks if another
// player makes it.
func checkMend(s *State, a Mend) []rules.Violation {
	n := s.said(a.From)
	switch {
	case a.From != rules.Nobody && s.player(a.From) == nil:
		return []rules.Violation{*book.Impossible("CG-COMP-02", bySeat(a.From))}
	case s.player(a.To) == nil:
		return []rules.Violation{*book.Impossible("CG-COMP-02", bySeat(a.To))}
	case n == 0:
		return []rules.Violation{*book.Impossible("CG-COMP-02", bySeat(a.From)).As("said-nothing")}
	}
	r := &resolver{State: *s}
	r.Lines = slices.Clip(s.Lines[:n-1])
	r.replay()
	return Game{}.Check(r.State, bySpeaker(s.Lines[n-1].Action, a.To))
}
