package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// suspectTaken: one from the deck, where it has one (IN-DET-01), by somebody who
// has none (IN-DET-04), and only where HQ has a card to discard after it, unless
// the table has settled otherwise (IN-AMB-09).
func suspectTaken(s *State, a Detain) *rules.Violation {
	by := s.actor(a)
	switch {
	case s.Suspects == 0:
		return book.Against("IN-DET-01", bySeat(by))
	case s.holder(by):
		return book.Against("IN-DET-04", bySeat(by))
	case s.HQ == 0 && s.House.Is(DetainWithoutHQ, "forbid"):
		return book.Against("IN-AMB-09", bySeat(by))
	}
	return nil
}

// waited: the top card of HQ must be discarded, so that HQ has one (IN-WAIT-01).
func waited(s *State, a Wait) *rules.Violation {
	if s.HQ == 0 {
		return book.Against("IN-WAIT-01", bySeat(s.actor(a)))
	}
	return nil
}

// drawn: after an exchange one card at most (IN-INFO-05), after waiting three at
// most (IN-WAIT-02), and no more than HQ has (IN-HQ-03); no other action draws.
func drawn(s *State, a Draw) *rules.Violation {
	by := s.actor(a)
	most, rule := parts.WaitDraw, tables.RuleID("IN-WAIT-02")
	if s.Turn.Wait == ForExchangeDraw {
		most, rule = parts.ExchangeDraw, "IN-INFO-05"
	}
	args := rules.Args{"seat": by.Noun(), "count": a.Cards, "most": min(most, s.HQ)}
	switch due := s.Turn.Wait == ForExchangeDraw || s.Turn.Wait == ForWaitDraw; {
	case due && by == s.Turn.Seat && (a.Cards < 0 || a.Cards > s.HQ):
		return book.Impossible(rule, args)
	case due && by == s.Turn.Seat && a.Cards > most:
		return book.Against(rule, args)
	case due && by == s.Turn.Seat:
		return nil
	case by == s.Turn.Before.Seat && by != s.Turn.Seat:
		return book.Against(strayDraw[s.Turn.Before.Did], args)
	}
	return book.Against("IN-WAIT-04", args)
}

// strayDraw holds the rule that a draw breaks after each action: detaining
// (IN-DET-07), a hint (IN-HINT-06) and eliminating (IN-ELIM-18) draw nothing, and
// the others not twice.
var strayDraw = map[string]tables.RuleID{
	"detain": "IN-DET-07", "hint": "IN-HINT-06", "eliminate": "IN-ELIM-18", "exchange": "IN-INFO-05",
	"wait":  "IN-WAIT-02",
	"other": "IN-TURN-03", "pass": "IN-TURN-04",
}

// burned: no card of HQ is discarded but by detaining (IN-DET-05) and waiting
// (IN-WAIT-01), where it goes by itself: not by a hint (IN-HINT-06), an exchange
// (IN-INFO-08) or an elimination (IN-ELIM-18).
func burned(s *State, a Burn) *rules.Violation {
	args := bySeat(s.actor(a))
	if s.HQ == 0 {
		return book.Impossible("IN-CARD-01", args)
	}
	rule, ok := map[string]tables.RuleID{
		"hint": "IN-HINT-06", "exchange": "IN-INFO-08", "eliminate": "IN-ELIM-18", "detain": "IN-DET-05", "wait": "IN-WAIT-01",
	}[s.lastDid()]
	if !ok {
		rule = "IN-TURN-03"
	}
	return book.Against(rule, args).As("burned")
}

// lastDid returns the action of this turn, or that of the turn before where
// nothing was done yet.
func (s *State) lastDid() string {
	if s.Turn.Did != "" {
		return s.Turn.Did
	}
	return s.Turn.Before.Did
}

// exposed: what lies face down in the discard is not turned up (IN-COMM-06), nor
// is a card that goes there from HQ (IN-DET-06, IN-WAIT-03).
func exposed(s *State, a Expose) *rules.Violation {
	args := rules.Args{"card": CardNoun(a.Card)}
	if s.Down == 0 {
		return book.Impossible("IN-CARD-01", args)
	}
	if v := openable(s, a.Card, rules.Nobody); v != nil {
		return v
	}
	switch s.lastDid() {
	case "detain":
		return book.Against("IN-DET-06", args).As("exposed")
	case "wait":
		return book.Against("IN-WAIT-03", args).As("exposed")
	}
	return book.Against("IN-COMM-06", args).As("exposed")
}

// discardCount: exactly the cards over the limit (IN-HAND-04), face up
// (IN-HAND-03).
func discardCount(s *State, a Discard) *rules.Violation {
	by, n := s.actor(a), len(a.Cards)+a.Down
	args := rules.Args{"seat": by.Noun(), "count": n, "want": s.excess(by)}
	switch {
	case a.Down < 0:
		return book.Impossible("IN-HAND-03", args)
	case a.Down > 0:
		return book.Against("IN-HAND-03", args).As("face-down")
	case n < s.excess(by):
		return book.Against("IN-HAND-03", args)
	case n > s.excess(by):
		return book.Against("IN-HAND-04", args)
	}
	return nil
}

// nobodyPasses: who can act must (IN-TURN-04).
func nobodyPasses(s *State, a Pass) *rules.Violation {
	by := s.actor(a)
	can := s.Can(by)
	if len(can) == 0 {
		return nil
	}
	return book.Against("IN-TURN-04", rules.Args{"seat": by.Noun(), "can": can})
}

// otherAction: there are five actions (IN-TURN-03), and those that a mission adds.
func otherAction(s *State, a Other) *rules.Violation {
	for _, own := range s.Mission.Actions {
		if own.ID == a.Name {
			return nil
		}
	}
	return book.Against("IN-TURN-03", rules.Args{"name": a.Name}).As("no-action")
}

// rewardTaken: one card that lies in the discard (IN-ELIM-11), or none.
func rewardTaken(s *State, a Reward) *rules.Violation {
	args := rules.Args{"card": a.noun()}
	switch {
	case a.Down && (a.Card != "" || s.Down == 0), !a.Down && a.Card != "" && !slices.Contains(s.Up, a.Card):
		return book.Against("IN-ELIM-11", args)
	}
	return nil
}
