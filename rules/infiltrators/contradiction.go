package infiltrators

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// stillFits: after a card has become public, or after a correction, the suspects on
// holders can still be different cards that agree with all that is told
// (IN-HINT-08).
func stillFits[A Action](s *State, a A) *rules.Violation {
	unmarked := *s
	unmarked.NoBoards = true // what is crossed out has no part in it, and takes time
	after, _ := Game{}.Apply(unmarked, a)
	return contradiction(s, &after)
}

// contradiction returns a breach where what is told fitted before and does not
// any more. Something was turned the wrong way, answered falsely or misread; a
// hint is named only where it is the one thing that alone would do. Else every
// holder looks again in silence, and nobody is named.
func contradiction(before, after *State) *rules.Violation {
	if after.fits() || !before.fits() {
		return nil
	}
	if only, certain := after.onlyCause(); certain && only.hint {
		return book.Against("IN-HINT-08", rules.Args{"card": CardNoun(only.card), "seat": only.seat.Noun()}).As("one-hint")
	}
	return book.Against("IN-HINT-08", nil)
}

// fits reports whether some deal agrees with all that is told.
func (s *State) fits() bool { return s.Public().Deals().Count() > 0 }

// cause is one thing told that may have been a slip.
type cause struct {
	seat   rules.Seat
	card   parts.Card
	hint   bool
	untell func(*State)
}

// onlyCause returns the one thing told that alone, had it been a slip, would leave
// a deal: a hint that lies wrong or was misread, a false no, another card that was
// misread. False: there are several, or none.
func (s *State) onlyCause() (only cause, certain bool) {
	for _, c := range s.causes() {
		without := s.clone()
		c.untell(&without)
		switch {
		case !without.fits():
		case certain:
			return cause{}, false
		default:
			only, certain = c, true
		}
	}
	return only, certain
}

// causes lists everything told that bears on what the suspects can be.
func (s *State) causes() []cause {
	var out []cause
	for i, a := range s.Agents {
		for k, h := range a.Hints {
			out = append(out, cause{a.Seat, h.Card, true, func(s *State) { s.Agents[i].Hints = cut(s.Agents[i].Hints, k) }})
		}
		for k, c := range a.Missed {
			out = append(out, cause{a.Seat, c, false, func(s *State) { s.Agents[i].Missed = cut(s.Agents[i].Missed, k) }})
		}
		for k, c := range a.Known {
			out = append(out, cause{a.Seat, c, false, func(s *State) { s.Agents[i].Known = cut(s.Agents[i].Known, k) }})
		}
	}
	for k, c := range s.Up {
		out = append(out, cause{"", c, false, func(s *State) { s.Up = cut(s.Up, k) }})
	}
	for k, x := range s.Returned {
		out = append(out, cause{"", x.Card, false, func(s *State) { s.Returned = cut(s.Returned, k) }})
	}
	return out
}

func cut[T any](list []T, i int) []T { return slices.Delete(list, i, i+1) }
