package infiltrators

import (
	"slices"

	"tablemate/rules"
)

// stillFits checks that an action causes no contradiction between hints, answers and visible cards
// (IN-HINT-08).
func stillFits[A Action](s *State, a A) *rules.Violation {
	unmarked := *s
	unmarked.NoBoards = true // the hint boards do not matter here and are slow to compute
	after, _ := Game{}.Apply(unmarked, a)
	if contradicts(s, &after) {
		return book.Against("IN-HINT-08", nil).As(contradiction)
	}
	return nil
}

func contradicts(before, after *State) bool { return !after.fits() && before.fits() }

// contradiction is the temporary id of a violation. Later, `blame` replaces this id.
const contradiction = "contradiction"

// If one hint is the only possible mistake, `blame` names this hint. Otherwise, all holders must
// check their hints silently.
func blame(s *State, a Action, found []rules.Violation) []rules.Violation {
	for i := range found {
		v := &found[i]
		if v.ID != contradiction {
			continue
		}
		after, _ := Game{}.Apply(*s, a)
		v.ID = ""
		if only := after.onlyCause(); only.hint != nil {
			v.ID, v.Args = "one-hint", only.hint
		}
	}
	return found
}

func (s *State) fits() bool { return s.Public().Deals().Count() > 0 }

// A `cause` is a recorded fact that may be a mistake. If the fact is a hint, the field `hint` holds
// its card and seat. The function `untell` removes the fact from a state.
type cause struct {
	hint   rules.Args
	untell func(*State)
}

// onlyCause returns the fact whose removal ends the contradiction. If there is no such fact, or
// more than one, it returns the zero cause.
func (s *State) onlyCause() (only cause) {
	for _, c := range s.causes() {
		without := s.clone()
		c.untell(&without)
		switch {
		case !without.fits():
		case only.untell != nil:
			return cause{}
		default:
			only = c
		}
	}
	return only
}

func (s *State) causes() []cause {
	var out []cause
	for i, a := range s.Agents {
		for k, h := range a.Hints {
			untell := func(s *State) { s.Agents[i].Hints = cut(s.Agents[i].Hints, k) }
			out = append(out, cause{rules.Args{"card": CardNoun(h.Card), "seat": a.Seat.Noun()}, untell})
		}
		for k := range a.Missed {
			out = append(out, cause{nil, func(s *State) { s.Agents[i].Missed = cut(s.Agents[i].Missed, k) }})
		}
		for k := range a.Known {
			out = append(out, cause{nil, func(s *State) { s.Agents[i].Known = cut(s.Agents[i].Known, k) }})
		}
	}
	for k := range s.Up {
		out = append(out, cause{nil, func(s *State) { s.Up = cut(s.Up, k) }})
	}
	for k := range s.Returned {
		out = append(out, cause{nil, func(s *State) { s.Returned = cut(s.Returned, k) }})
	}
	return out
}

func cut[T any](list []T, i int) []T { return slices.Delete(list, i, i+1) }

// Traps returns notes about dangers that all agents can see, the most urgent first:
//   - now-or-never: HQ has one card, suspects are in their deck and no agent has a suspect. The
//     agents lose unless a suspect is detained now (IN-AMB-09).
//   - only-shots: HQ is empty, and an agent can only eliminate (IN-END-03).
//   - last-in-hq: HQ has one card, so that waiting or detaining empties it (IN-HQ-01).
//   - exact: there are as many bullets as suspects, so no guess may be wrong (IN-END-06).
//   - dear-wait: HQ has cards for only one or two more Waits, if each Wait draws three cards
//     (IN-WAIT-01).
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

// `dear` is the number of HQ cards that one Wait uses: one is discarded, and three are drawn.
const dear = 4
