package owner

import (
	parts "tablemate/tables/raccoonheist"
)

// trioCodes is how many stocks of one of three groups are told apart.
const trioCodes = (trioFigures + 1) * foods

// trioFigures is how many figures each of three groups has (RH-SETUP-08).
const trioFigures = 6

// trioWorth is the probability that three groups win from every position between
// two rounds, by the popper of the coming round and the Trap of the last one.
type trioWorth struct {
	goal Goal
	at   [popperStates][len(traps)][]float64
}

// trioPosition is what three groups own between two rounds, as codes of their
// stocks, the greatest first.
type trioPosition [3]int

// index returns the number of a position in the tables of trioWorth.
func (p trioPosition) index() int { return (p[0]*trioCodes+p[1])*trioCodes + p[2] }

// stocks returns what the groups own.
func (p trioPosition) stocks() (out [3]stock) {
	for k, code := range p {
		out[k] = stock{code / foods, code % foods}
	}
	return out
}

// newTrioWorth knows only the finished games. All others count as not won.
func newTrioWorth(goal Goal) *trioWorth {
	w := &trioWorth{goal: goal}
	ended := make([]float64, trioCodes*trioCodes*trioCodes)
	eachTrio(func(p trioPosition) {
		if won, over := goal.ended(p); over && won {
			for _, i := range p.mirrors() {
				ended[i] = 1
			}
		}
	})
	for pop := range w.at {
		for s := range w.at[pop] {
			w.at[pop][s] = append([]float64(nil), ended...)
		}
	}
	return w
}

// eachTrio calls f with every position, finished ones too.
func eachTrio(f func(trioPosition)) {
	for a := range trioCodes {
		for b := range a + 1 {
			for c := range b + 1 {
				f(trioPosition{a, b, c})
			}
		}
	}
}

// mirrors returns the numbers of p with the groups in every order.
func (p trioPosition) mirrors() [6]int {
	a, b, c := p[0], p[1], p[2]
	return [6]int{
		trioPosition{a, b, c}.index(), trioPosition{a, c, b}.index(), trioPosition{b, a, c}.index(),
		trioPosition{b, c, a}.index(), trioPosition{c, a, b}.index(), trioPosition{c, b, a}.index(),
	}
}

// set notes the worth of a position in every order of the groups.
func (w *trioWorth) set(p trioPosition, popper popperState, slot int, value float64) {
	for _, i := range p.mirrors() {
		w.at[popper][slot][i] = value
	}
}

// ended returns who won a game that is over: food counts first (RH-AMB-03).
func (g Goal) ended(p trioPosition) (won, over bool) {
	rich, poor, wiped := false, false, false
	for _, s := range p.stocks() {
		rich = rich || s.food >= parts.FoodToWin
		poor = poor || s.food < parts.FoodOfOthers
		wiped = wiped || s.figures == 0
	}
	if rich && (g == Basic || !poor) {
		return true, true
	}
	return false, wiped
}

// keptTrios lists the positions whose worth is stored, in the order of the file.
func keptTrios(goal Goal) []trioPosition {
	var out []trioPosition
	eachTrio(func(p trioPosition) {
		if _, over := goal.ended(p); !over {
			out = append(out, p)
		}
	})
	return out
}
