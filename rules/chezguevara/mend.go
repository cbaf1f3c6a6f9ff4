package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// Mend corrects who did an action. The action is the latest one in this turn that names From as the
// player. If From is Nobody, the action is the latest one in which an unnamed player played a card.
// In both cases, To is the player who really did the action.
type Mend struct {
	From rules.Seat `json:"from" jsonschema:"for whom it was reported"`
	To   rules.Seat `json:"to" jsonschema:"who it really was"`
}

func (Mend) Kind() string        { return "mend" }
func (Mend) act(*resolver, Wait) {} // empty, because the method `mended` applies a Mend

// breaks checks that the action would have been legal for the player in the field To.
func (a Mend) breaks(j *judge) {
	n := j.said(a.From)
	switch {
	case a.From != rules.Nobody && j.Player(a.From) == nil:
		j.impossible("CG-COMP-02", "", "seat", a.From)
	case j.Player(a.To) == nil:
		j.impossible("CG-COMP-02", "", "seat", a.To)
	case n == 0:
		j.impossible("CG-COMP-02", "said-nothing", "seat", a.From)
	default:
		r := &resolver{State: *j.State}
		r.Lines = slices.Clip(j.Lines[:n-1])
		r.replay()
		j.found = check(&r.State, saidBy(a.To, j.Lines[n-1].Action))
	}
}

// The method `said` returns a player's latest line in this turn, or 0. If `seat` is Nobody, the
// result is the latest line in which an unnamed player played a card.
func (s *State) said(seat rules.Seat) int {
	for n := len(s.Lines); n > 0; n-- {
		a := s.Lines[n-1].Action
		if Speaker(a) == seat && (seat != rules.Nobody || Unnamed(a)) {
			return n
		}
	}
	return 0
}

// saidBy returns a copy of the action in which `seat` is the player who acts. If an event targets
// the player who plays it, `seat` also becomes the target.
func saidBy(seat rules.Seat, a Action) Action {
	if e, ok := a.(Event); ok && e.Target == e.Seat {
		e.Target = seat
		a = e
	}
	if s, ok := a.(Second); ok { // Seat is the chosen player, and By is the player who acts
		s.By = seat
		return s
	}
	for _, field := range Forms.Fields()[a.Kind()] {
		if field.Name == "seat" && field.Put != nil {
			return field.Put(a, seat.Noun())
		}
	}
	return a
}

func (s State) mended(a Mend) (State, []rules.Note) {
	n := s.said(a.From)
	if n == 0 || s.Player(a.To) == nil {
		return s, nil
	}
	r := &resolver{State: s}
	r.Lines = slices.Clone(s.Lines)
	r.Lines[n-1].Action = saidBy(a.To, r.Lines[n-1].Action)
	r.replay()
	r.n = n
	r.note("mended", "CG-TURN-04", "seat", a.From, "to", a.To)
	r.claim()
	return r.finished(&s)
}
