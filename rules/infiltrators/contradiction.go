package infiltrators

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// stillFits: after a card became public, or after a correction, the suspects can still be
// different cards that agree with everything told (IN-HINT-08).
func stillFits[A Action](s *State, a A) *rules.Violation {
	unmarked := *s
	unmarked.NoBoards = true // crossing out does not matter here and takes time
	after, _ := Game{}.Apply(unmarked, a)
	if contradicts(s, &after) {
		return book.Against("IN-HINT-08", nil).As(contradiction)
	}
	return nil
}

// contradicts reports whether what is told was consistent before and is not any more. Something
// was turned the wrong way, answered wrongly or misread.
func contradicts(before, after *State) bool { return !after.fits() && before.fits() }

// contradiction is the cause of a breach before the program has looked for a single wrong
// report.
const contradiction = "contradiction"

// blame names the hint in a contradiction that could be the only mistake. Without such a hint
// every holder looks again in silence, and nobody is named.
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

// fits reports whether some deal agrees with everything told.
func (s *State) fits() bool { return s.Public().Deals().Count() > 0 }

// cause is one report that may have been a mistake.
type cause struct {
	seat   rules.Seat
	card   parts.Card
	hint   bool
	untell func(*State)
}

// onlyCause returns the one report that as the only mistake would explain the contradiction: a
// hint that was turned wrongly or misread, a wrong no, or another misread card. It returns
// false if there are several, or none.
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

// causes lists all reports about what the suspects can be.
func (s *State) causes() []cause {
	var out []cause
	for i, a := range s.Agents {
		for k, h := range a.Hints {
			out = append(
				out,
				cause{a.Seat, h.Card, true, func(s *State) { s.Agents[i].Hints = cut(s.Agents[i].Hints, k) }},
			)
		}
		for k, c := range a.Missed {
			out = append(
				out,
				cause{a.Seat, c, false, func(s *State) { s.Agents[i].Missed = cut(s.Agents[i].Missed, k) }},
			)
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

// Traps returns notes about the dangers that the public counts show, the nearest first:
//   - now-or-never: HQ has one card, a suspect is in the deck and nobody holds one; an agent
//     who does not detain now loses (IN-AMB-09).
//   - only-shots: an agent without a card, who can only eliminate once HQ is empty (IN-END-03).
//   - last-in-hq: the last card of HQ; waiting or detaining empties it (IN-HQ-01).
//   - exact: as many bullets as suspects, so that no guess may miss (IN-END-06).
//   - dear-wait: waiting for three cards is possible only once or twice more (IN-WAIT-01).
func Traps(s State) []rules.Note {
	if s.Result != nil {
		return nil
	}
	var out []rules.Note
	add := func(id string, rule ruleID, args rules.Args) {
		out = append(out, rules.Note{ID: id, Rule: rule, Args: args})
	}
	held, forbids := len(s.Held()), s.House.Is(DetainWithoutHQ, "forbid")
	if s.HQ == 1 && s.Suspects > 0 && held == 0 && forbids {
		add("now-or-never", "IN-AMB-09", rules.Args{"hq": s.HQ, "suspects": s.Suspects})
	}
	if s.HQ == 0 {
		for i := range s.Agents {
			if can := s.Can(s.Agents[i].Seat); len(can) == 1 && can[0] == (Eliminate{}).Kind() {
				add("only-shots", "IN-END-03", bySeat(s.Agents[i].Seat))
			}
		}
	}
	if s.HQ == 1 {
		add("last-in-hq", "IN-HQ-01", nil)
	}
	if s.Spare() == 0 {
		add("exact", "IN-END-06", rules.Args{"bullets": s.Bullets})
	}
	if waits := s.HQ / dear; waits == 1 || waits == 2 {
		add("dear-wait", "IN-WAIT-01", rules.Args{"times": waits, "hq": s.HQ})
	}
	return out
}

// dear is how many cards of HQ a wait with a full draw costs.
const dear = 4
