package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

type ruleID = tables.RuleID

// diceCount: all four dice fall, or exactly those in the reroll (PR-ROLL-01).
func diceCount(s *State, a Fell) *rules.Violation {
	dice, inAir := len(a.Faces), len(s.Turn.InAir)
	switch {
	case s.Turn.Step == Fall && dice != inAir:
		return book.Impossible("PR-REROLL-01", rules.Args{"dice": dice, "want": inAir}).As("want")
	case s.Turn.Step != Fall && dice != parts.Dice:
		return book.Impossible("PR-ROLL-01", rules.Args{"dice": dice, "want": parts.Dice})
	}
	return nil
}

// diceFaces: a die shows one of five symbols (PR-DICE-02).
func diceFaces(_ *State, a Fell) *rules.Violation {
	for _, face := range a.Faces {
		if !slices.Contains(parts.Symbols, face) {
			return book.Impossible("PR-DICE-02", rules.Args{"face": string(face)})
		}
	}
	return nil
}

// rerollOnce: one reroll a turn, and what was rerolled stays as it fell
// (PR-REROLL-01, PR-REROLL-05).
func rerollOnce(s *State, a Reroll) *rules.Violation {
	if !s.Turn.Rerolled {
		return nil
	}
	for _, n := range a.Dice {
		if n >= 1 && n <= len(s.Turn.Dice) && s.Turn.Dice[n-1].Rerolled {
			return book.Against("PR-REROLL-05", rules.Args{"die": n})
		}
	}
	return book.Against("PR-REROLL-01", nil).As("again")
}

// rerollAllowance: no more dice than the side may throw again, each named once
// (PR-REROLL-01; the number is PR-REROLL-02, PR-REROLL-03, PR-REROLL-04).
func rerollAllowance(s *State, a Reroll) *rules.Violation {
	if s.Turn.Rerolled {
		return nil // there is no second reroll, whatever its dice
	}
	for i, n := range a.Dice {
		if n < 1 || n > len(s.Turn.Dice) || slices.Contains(a.Dice[:i], n) {
			return book.Impossible("PR-REROLL-01", rules.Args{"die": n}).As("die")
		}
	}
	if len(a.Dice) <= s.Allowance() {
		return nil
	}
	args := rules.Args{"dice": len(a.Dice), "allowance": s.Allowance()}
	if s.Turn.Side == SeatRussians {
		v := book.Against("PR-REROLL-01", args).As("squad")
		v.Also = []ruleID{"PR-REROLL-04"}
		return v
	}
	args["watchers"] = figureNouns(s.Watchers())
	v := book.Against("PR-REROLL-01", args).As("watched")
	v.Also = []ruleID{"PR-REROLL-03"}
	return v
}

// rerollJoker: a joker is worth keeping; advice unless the table forbids it
// (PR-DICE-11, PR-AMB-09).
func rerollJoker(s *State, a Reroll) *rules.Violation {
	for _, n := range a.Dice {
		if n < 1 || n > len(s.Turn.Dice) || s.Turn.Dice[n-1].Face != parts.Joker {
			continue
		}
		if s.House.Is(JokerReroll, "forbid") {
			return book.Against("PR-DICE-11", rules.Args{"die": n}).As("forbidden")
		}
		return book.Unusual("PR-DICE-11", rules.Args{"die": n})
	}
	return nil
}

// spentForNothing: a die handed over buys something; tools buy cards only
// (PR-DICE-06), and so do Rick's guns (PR-DICE-08).
func spentForNothing(s *State, a SpendFor) *rules.Violation {
	if a.Die < 1 || a.Die > len(s.Turn.Dice) {
		return noSuchDie(a.Die)
	}
	die := s.Turn.Dice[a.Die-1]
	args := rules.Args{"die": a.Die}
	switch {
	case die.Spent != Unspent:
		return spentTwice(a.Die)
	case die.Face == parts.Tools:
		return book.Against("PR-DICE-06", args)
	case die.Face == parts.Gun && s.Turn.Side == SeatRick:
		return book.Against("PR-DICE-08", args).As("die")
	case die.Face == parts.Movement:
		return book.Against("PR-DICE-03", args).As("die")
	case die.Face == parts.CardSign:
		return book.Against("PR-DICE-04", args)
	case die.Face == parts.Gun:
		return book.Against("PR-DICE-07", args)
	}
	return book.Against("PR-DICE-09", args)
}
