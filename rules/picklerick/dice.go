package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

type ruleID = tables.RuleID

// PR-ROLL-01
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

// PR-DICE-02
func diceFaces(_ *State, a Fell) *rules.Violation {
	for _, face := range a.Faces {
		if !slices.Contains(parts.Symbols, face) {
			return book.Impossible("PR-DICE-02", rules.Args{"face": string(face)})
		}
	}
	return nil
}

// PR-REROLL-01, PR-REROLL-05
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

// PR-REROLL-01, PR-REROLL-02, PR-REROLL-03, PR-REROLL-04
func rerollAllowance(s *State, a Reroll) *rules.Violation {
	if s.Turn.Rerolled {
		return nil // rerollOnce reports a second reroll
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
	args["watchers"] = tables.Each(s.Watchers(), Figure.noun)
	v := book.Against("PR-REROLL-01", args).As("watched")
	v.Also = []ruleID{"PR-REROLL-03"}
	return v
}

// Rerolling a joker is unusual, and a house rule can forbid it (PR-DICE-11, PR-AMB-09).
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

// Tool symbols pay only for cards (PR-DICE-06). So do Rick's gun symbols (PR-DICE-08).
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

// purchase is a payment to check. `short` is the rule that is broken if the payment does not match
// the price.
type purchase struct {
	pay   *Payment
	price price
	use   Use
	short tables.RuleID
}

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
		return book.Against(p.short, rules.Args{"price": p.price.nouns(), "paid": s.symbolsOf(*p.pay).nouns()}).
			As("paid")
	}
	return nil
}

// symbolsOf returns the symbols of a payment. The dice of the payment must exist.
func (s *State) symbolsOf(pay Payment) price {
	var out price
	for _, die := range pay.Dice {
		out = append(out, s.Turn.Dice[die-1].Face)
	}
	return append(out, priceIn(parts.Joker, pay.Jokers)...)
}

// PR-DICE-01
func noSuchDie(die int) *rules.Violation {
	return book.Impossible("PR-DICE-01", rules.Args{"die": die})
}

// PR-SPEND-01
func spentTwice(die int) *rules.Violation {
	return book.Against("PR-SPEND-01", rules.Args{"die": die})
}

// PR-SPEND-01, PR-SPEND-09, PR-SPEND-10
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

// The broken rule depends on the first use of the die (PR-CLAR-05, PR-SPEND-09, PR-SPEND-01).
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

// anySymbol in a price stands for one symbol of any kind (PR-CARD-04).
const anySymbol parts.Symbol = ""

type price []parts.Symbol

// priceIn returns n equal symbols, or no symbols if n is negative.
func priceIn(symbol parts.Symbol, n int) price { return slices.Repeat(price{symbol}, max(0, n)) }

// PR-CARD-01
func priceOf(c parts.Card, x int) price {
	if c.Cost == nil {
		return nil
	}
	var p price
	for _, symbol := range parts.Symbols {
		p = append(p, priceIn(symbol, *c.Cost.Of(symbol))...)
	}
	if c.Cost.X != "" {
		p = append(p, priceIn(c.Cost.X, x)...)
	}
	return append(p, priceIn(anySymbol, c.Cost.Any)...)
}

// fittingDice returns unspent dice and jokers for the price, jokers last (PR-DICE-09). If the price
// allows any symbol, fittingDice uses the least useful dice first.
func (s *State) fittingDice(p price) (Payment, bool) {
	var pay Payment
	for _, symbol := range p {
		if die := s.bestDie(symbol, pay.Dice); die > 0 {
			pay.Dice = append(pay.Dice, die)
		} else if pay.Jokers < s.Turn.Jokers {
			pay.Jokers++
		} else {
			return Payment{}, false
		}
	}
	return pay, true
}

// bestDie returns the position (1 to 4) of an unspent die for a symbol. If there is none, it
// returns 0.
func (s *State) bestDie(symbol parts.Symbol, taken []int) int {
	wanted := []parts.Symbol{symbol, parts.Joker}
	if symbol == anySymbol {
		wanted = []parts.Symbol{parts.Tools, parts.Gun, parts.CardSign, parts.Movement, parts.Joker}
		if s.Turn.Side == SeatRussians {
			wanted = []parts.Symbol{parts.Tools, parts.CardSign, parts.Movement, parts.Gun, parts.Joker}
		}
	}
	for _, face := range wanted {
		for i, die := range s.Turn.Dice {
			if die.Face == face && die.Spent == Unspent && !slices.Contains(taken, i+1) {
				return i + 1
			}
		}
	}
	return 0
}

// resolvePayment takes all named dice that exist, even if they do not match the price.
func (s *State) resolvePayment(pay *Payment, p price) Payment {
	if pay == nil {
		fit, _ := s.fittingDice(p)
		return fit
	}
	valid := Payment{Jokers: min(pay.Jokers, s.Turn.Jokers)}
	for _, die := range pay.Dice {
		if die >= 1 && die <= len(s.Turn.Dice) && !slices.Contains(valid.Dice, die) {
			valid.Dice = append(valid.Dice, die)
		}
	}
	return valid
}

func (s *State) covers(pay Payment, p price) bool {
	if len(pay.Dice)+pay.Jokers != len(p) {
		return false
	}
	left := slices.Clone(p)
	var jokers int
	for _, die := range pay.Dice {
		if face := s.Turn.Dice[die-1].Face; face == parts.Joker {
			jokers++
		} else if i := slices.Index(left, face); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else if i := slices.Index(left, anySymbol); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else {
			return false
		}
	}
	return jokers+pay.Jokers == len(left)
}

func (p price) nouns() []rules.Noun {
	if len(p) == 0 {
		return []rules.Noun{noun(NounSymbol, "none")}
	}
	return tables.Each(p, symbolNoun)
}
