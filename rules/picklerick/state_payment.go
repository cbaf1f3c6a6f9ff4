package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// anySymbol stands in a price for one symbol of any kind (PR-CARD-04).
const anySymbol parts.Symbol = ""

// price is the list of symbols that something costs.
type price []parts.Symbol

// priceIn returns a price of n times the same symbol, empty if n is negative.
func priceIn(symbol parts.Symbol, n int) price { return slices.Repeat(price{symbol}, max(0, n)) }

// priceOf returns what a card costs when its player chooses x (PR-CARD-01); nil
// if nobody has read its cost yet.
func priceOf(c parts.Card, x int) price {
	if c.Cost == nil {
		return nil
	}
	var p price
	for _, symbol := range parts.Symbols {
		p = append(p, priceIn(symbol, c.Cost.Of(symbol))...)
	}
	if c.Cost.X != "" {
		p = append(p, priceIn(c.Cost.X, x)...)
	}
	return append(p, priceIn(anySymbol, c.Cost.Any)...)
}

// fittingDice returns unspent dice and jokers that cover the price, jokers last
// (PR-DICE-09) and for "any" the symbols of least use first; false if they do not
// suffice.
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

// bestDie returns an unspent die for one symbol that is not among those taken, by
// its place from 1; 0 if none fits.
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

// resolvePayment returns what is paid: what the action names, as far as it
// exists, or else fitting dice, none if they do not suffice. Check judges whether
// that meets the price.
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

// covers reports whether a payment meets a price exactly, no symbol more.
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

// nouns returns the symbols of a price as a sentence mentions them.
func (p price) nouns() []rules.Noun {
	if len(p) == 0 {
		return []rules.Noun{{Kind: NounSymbol, ID: "none"}}
	}
	return tables.Each(p, symbolNoun)
}
