package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// purchase is one payment to be judged: its price, what it is for, and the rule
// that a payment short of the price breaks.
type purchase struct {
	pay   *Payment
	price price
	use   Use
	short tables.RuleID
}

// checkPayment judges a payment: its dice, and whether it meets the price exactly.
func (s *State) checkPayment(p purchase) *rules.Violation {
	if p.pay == nil {
		if _, enough := s.fittingDice(p.price); !enough {
			return book.Against(p.short, rules.Args{"price": p.price.nouns()})
		}
		return nil
	}
	if v := s.checkPaidDice(p); v != nil {
		return v
	}
	if !s.covers(*p.pay, p.price) {
		return book.Against(p.short, rules.Args{"price": p.price.nouns(), "paid": s.symbolsOf(*p.pay).nouns()}).As("paid")
	}
	return nil
}

// symbolsOf returns the symbols of a payment whose dice there are.
func (s *State) symbolsOf(pay Payment) price {
	var out price
	for _, die := range pay.Dice {
		out = append(out, s.Turn.Dice[die-1].Face)
	}
	return append(out, priceIn(parts.Joker, pay.Jokers)...)
}

// noSuchDie is the violation by a die that was not rolled (PR-DICE-01).
func noSuchDie(die int) *rules.Violation {
	return book.Impossible("PR-DICE-01", rules.Args{"die": die})
}

// spentTwice is the violation by a die that was handed over before (PR-SPEND-01).
func spentTwice(die int) *rules.Violation {
	return book.Against("PR-SPEND-01", rules.Args{"die": die})
}

// checkPaidDice judges the dice of a payment: one that does not exist, one used
// twice (PR-SPEND-09), one already spent (PR-SPEND-01), or more jokers than were
// gained (PR-SPEND-10).
func (s *State) checkPaidDice(p purchase) *rules.Violation {
	for i, die := range p.pay.Dice {
		if die < 1 || die > len(s.Turn.Dice) {
			return noSuchDie(die)
		}
		if slices.Contains(p.pay.Dice[:i], die) {
			return book.Against("PR-SPEND-09", rules.Args{"die": die}).As("twice")
		}
		if s.Turn.Dice[die-1].Spent != Unspent {
			return s.spentAgain(die, p)
		}
	}
	if p.pay.Jokers < 0 || p.pay.Jokers > s.Turn.Jokers {
		return book.Against("PR-SPEND-10", rules.Args{"jokers": s.Turn.Jokers, "paid": p.pay.Jokers})
	}
	return nil
}

// spentAgain is the violation by a die that was spent before: drawing for a
// symbol that paid a card (PR-CLAR-05), paying two different things with it
// (PR-SPEND-09), or paying the same thing twice (PR-SPEND-01).
func (s *State) spentAgain(die int, p purchase) *rules.Violation {
	args := rules.Args{"die": die}
	face, used := s.Turn.Dice[die-1].Face, s.Turn.Dice[die-1].Spent
	draws := p.short == "PR-CARD-06"
	switch {
	case draws && used == OnCard && (face == parts.CardSign || face == parts.Joker):
		return book.Against("PR-CLAR-05", args)
	case used != p.use:
		return book.Against("PR-SPEND-09", args)
	}
	return spentTwice(die)
}
