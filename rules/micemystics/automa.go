package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Automated reports whether a seat is played by the game itself: the minions
// always are (MM-MTURN-01).
func (Game) Automated(_ State, seat rules.Seat) bool { return seat == SeatMinions }

// Decide is what the minions do next: where a newcomer is placed, and the turns
// of their initiative cards. It is empty while something must be told first.
func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	switch {
	case s.Wait().For == ForPlace:
		return s.placement()
	case s.Wait().For != NoWait || s.Turn.Step != FigureStep || s.Result != nil:
		return rules.Decision[Action]{}
	}
	_, next := s.settled()
	return next.decision
}

// settled is the table once everything has happened in a figure's turn that
// needs no report, and what comes next there.
func (s *State) settled() (*State, thought) {
	next := s.think()
	if next.follows == nil {
		return s, next
	}
	c := &course{State: s.copied()}
	for c.follow(next) {
		next = c.think()
	}
	return &c.State, next
}

// armed reports whether a figure is a rat that can throw the grape on its space:
// one that landed whole, without mice (MM-GRAPE-10, MM-GRAPE-13).
func (s *State) armed(name Name) bool {
	l, at := s.laid(parts.Grape), s.At(name)
	return l != nil && l.Thrown && l.At == at && at != Nowhere && len(s.MiceOn(at)) == 0 && s.fighter(name).rat
}
