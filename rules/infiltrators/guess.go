package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// IN-ELIM-01, IN-ELIM-02
func target(s *State, a Eliminate) *rules.Violation {
	args := rules.Args{"seat": s.actor(a).Noun(), "at": a.At.Noun()}
	switch {
	case s.Bullets == 0:
		return book.Against("IN-ELIM-02", args)
	case a.At == s.actor(a) || !s.holder(a.At):
		return book.Against("IN-ELIM-01", args)
	}
	return nil
}

// A guess must name one suit and one number (IN-ELIM-04), or a possible special card (IN-AMB-07). A
// guess of a card that is not in play is never right, so it gets a warning (IN-SETUP-12).
func guess(s *State, a Eliminate) *rules.Violation {
	args := rules.Args{"card": CardNoun(a.Card)}
	switch {
	case !a.Card.IsComplete() || a.Card.Special() && !s.specialSuspects():
		return book.Against("IN-ELIM-04", args)
	case !s.inPlay(a.Card):
		return book.Unusual("IN-SETUP-12", args)
	}
	return nil
}

// A right guess may show that hints have a wrong orientation (IN-HINT-04, IN-HINT-05). An answer
// that contradicts the hints and guesses so far breaks IN-ELIM-06.
func checkAnswer(s *State, a Action, says Says) []rules.Violation {
	guess := s.Turn
	if e, ok := a.(Eliminate); ok {
		guess = Turn{At: e.At, Card: e.Card}
	}
	g := s.Agent(guess.At)
	_, answers := a.(Answer)
	switch {
	case says == "" && !answers:
		return nil
	case says != Right && says != Wrong:
		return []rules.Violation{*book.Against("IN-ELIM-06", rules.Args{"says": string(says)}).As("answer")}
	case g == nil || !g.Suspect:
		return nil
	}
	args := rules.Args{"card": CardNoun(guess.Card), "seat": g.Seat.Noun()}
	if says == Right {
		if v := cannotBeSuspect(s, g, guess.Card, args); v != nil {
			return []rules.Violation{*v}
		}
		if out := hintsLaidWrong(g, guess.Card); len(out) > 0 {
			return out
		}
	}
	after, _ := Game{}.Apply(*s, a)
	if contradicts(s, &after) {
		return []rules.Violation{*book.Against("IN-ELIM-06", nil).As(contradiction)}
	}
	return nil
}

// An answer that contradicts the sealed card breaks IN-ELIM-07. The program compares both only when
// the answer is recorded. Before that, a warning would give the card away.
func denied(s *State, a Answer) *rules.Violation {
	if !a.Denied {
		return nil
	}
	return book.Against("IN-ELIM-07", s.answerArgs(a)).As("denied")
}

func (s *State) answerArgs(a Answer) rules.Args {
	return rules.Args{"seat": s.Turn.At.Noun(), "card": CardNoun(s.Turn.Card), "says": saysNoun(a.Says)}
}

// A guess cannot be right in four cases: the card is incomplete, it is not in play, all agents have
// seen it, or the same guess was wrong before.
func cannotBeSuspect(s *State, g *Agent, c parts.Card, args rules.Args) *rules.Violation {
	switch {
	case !c.IsComplete():
		return book.Against("IN-ELIM-07", args)
	case !s.inPlay(c) || slices.Contains(s.Seen(), c):
		return book.Impossible("IN-ELIM-06", args).As("seen")
	case slices.Contains(g.Missed, c):
		return book.Against("IN-ELIM-06", args).As("missed")
	}
	return nil
}

// hintsLaidWrong returns a violation for each hint with a wrong orientation. If another agent
// played the card, the violation also names IN-INFO-04, because the holder of the suspect chose the
// orientation.
func hintsLaidWrong(g *Agent, suspect parts.Card) []rules.Violation {
	var out []rules.Violation
	for _, h := range g.Hints {
		rule := liesWrong(h, suspect)
		if rule == "" {
			continue
		}
		v := book.Against(rule, h.args(g.Seat))
		if h.By != rules.Nobody && h.By != g.Seat {
			v.Also = append(v.Also, "IN-INFO-04")
		}
		out = append(out, *v)
	}
	return out
}

func (h LaidHint) args(seat rules.Seat) rules.Args {
	return rules.Args{"card": CardNoun(h.Card), "lies": liesNoun(h.Lies), "seat": seat.Noun()}
}

// LiesBy returns the right orientation of a hint beside a suspect.
func LiesBy(hint, suspect parts.Card) Lies {
	if deals.Common(hint, suspect) {
		return Upright
	}
	return Sideways
}

// SaysOf returns the right answer to a guess.
func SaysOf(guess, suspect parts.Card) Says {
	if guess == suspect {
		return Right
	}
	return Wrong
}

// IN-HINT-04, IN-HINT-05
func liesWrong(h LaidHint, suspect parts.Card) ruleID {
	switch should := LiesBy(h.Card, suspect); {
	case h.Lies == should:
		return ""
	case should == Upright:
		return "IN-HINT-04"
	}
	return "IN-HINT-05"
}
