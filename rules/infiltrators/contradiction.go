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
	if contradicts(s, &after) {
		return book.Against("IN-HINT-08", nil).As(contradiction)
	}
	return nil
}

// contradicts reports whether what is told fitted before and does not any more.
// Something was turned the wrong way, answered falsely or misread.
func contradicts(before, after *State) bool { return !after.fits() && before.fits() }

// contradiction is the cause of a breach before anybody has looked what alone would do.
const contradiction = "contradiction"

// blame names in contradictions the hint that is the one thing that alone would do.
// Else every holder looks again in silence, and nobody is named.
func blame(s *State, a Action, found []rules.Violation) []rules.Violation {
	for i := range found {
		v := &found[i]
		if v.ID != contradiction {
			continue
		}
		after, _ := Game{}.Apply(*s, a)
		v.ID = ""
		if only, certain := after.onlyCause(); certain && only.hint {
			v.ID, v.Args = "one-hint", rules.Args{"card": CardNoun(only.card), "seat": only.seat.Noun()}
		}
	}
	return found
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
