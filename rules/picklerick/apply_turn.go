package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// applyFell records a throw. A roll by the side that was not on turn, waived, makes
// it that side's turn.
func (c *resolver) applyFell(a Fell) {
	if a.Side != rules.Nobody && a.Side != c.Turn.Side {
		c.passDice(a.Side)
	}
	if c.Turn.Step == Fall {
		c.landDice(a.Faces)
		c.note("rerolled", "PR-REROLL-01", rules.Args{"dice": c.shownDice()})
		return
	}
	c.Turn.Dice, c.Turn.Step = Fallen(a.Faces), Choose
	c.note("rolled", "PR-ROLL-01", rules.Args{"dice": c.shownDice()})
}

// applyReroll throws the chosen dice once more; with all four kept there is no
// reroll (PR-ROLL-02, PR-REROLL-07).
func (c *resolver) applyReroll(a Reroll) {
	if len(a.Dice) == 0 {
		c.Turn.Step = Spend
		return
	}
	c.Turn.InAir, c.Turn.Step = slices.Clone(a.Dice), Fall
}

// landDice brings the dice in the air down, in the order in which they were chosen.
func (c *resolver) landDice(faces []parts.Symbol) {
	t := &c.Turn
	for i, n := range t.InAir {
		if i < len(faces) && n >= 1 && n <= len(t.Dice) {
			t.Dice[n-1] = Die{Face: faces[i], Rerolled: true}
		}
	}
	t.InAir, t.Rerolled, t.Step = nil, true, Spend
}

// shownDice is what all dice show now.
func (s *State) shownDice() []rules.Noun {
	out := make([]rules.Noun, len(s.Turn.Dice))
	for i, die := range s.Turn.Dice {
		out[i] = symbolNoun(die.Face)
	}
	return out
}

// pay hands over the dice of a payment (PR-SPEND-01, PR-DICE-09).
func (c *resolver) pay(pay *Payment, p price, on Use) {
	paid := c.resolvePayment(pay, p)
	if len(paid.Dice)+paid.Jokers > 0 {
		c.handOver(paid.Dice, paid.Jokers, on)
	}
}

// handOver spends dice and gained jokers. Only jokers are told: a plain symbol
// that pays for itself is no news (PR-DICE-09).
func (c *resolver) handOver(dice []int, gained int, on Use) {
	jokers := gained
	for _, n := range dice {
		if n < 1 || n > len(c.Turn.Dice) {
			continue
		}
		if c.Turn.Dice[n-1].Face == parts.Joker {
			jokers++
		}
		c.Turn.Dice[n-1].Spent = on
	}
	c.Turn.Jokers -= gained
	if jokers > 0 {
		c.note("joker-pays", "PR-DICE-09", rules.Args{"count": jokers})
	}
}

// gain adds joker symbols for this turn.
func (c *resolver) gain(jokers int, rule tables.RuleID) {
	c.Turn.Jokers += jokers
	c.note("gained", rule, rules.Args{"count": jokers})
}

// useGrant uses up part of what a card grants.
func (c *resolver) useGrant(use func(*Grant)) {
	if c.Turn.Grant == nil {
		return
	}
	use(c.Turn.Grant)
	c.setGrant(*c.Turn.Grant)
}

// setGrant lets figures do something without symbols; the zero grant ends it.
func (c *resolver) setGrant(g Grant) {
	c.Turn.Grant = nil
	if g != (Grant{}) {
		c.Turn.Grant = &g
	}
}

// applyEndTurn passes the dice (PR-SPEND-08, PR-SPEND-10) after the checks that wait
// for the end of any turn (PR-WIN-05).
func (c *resolver) applyEndTurn() {
	c.winOnRoof("end_of_turn")
	if losses := c.losses(); c.Result == nil && len(losses) > 0 {
		c.endGame(SeatRussians, losses...)
	}
	if c.Result != nil {
		return
	}
	if c.Turn.Side == SeatRick {
		c.passDice(SeatRussians)
		return
	}
	c.passDice(SeatRick)
}

// passDice begins the other side's turn (PR-TURN-02). It is quiet where Rick's
// player sits alone, and says at once when the automated Russians can do
// nothing.
func (c *resolver) passDice(side rules.Seat) {
	c.beginTurn(side, c.Turn.Number+1)
	switch {
	case side == SeatRick && c.Mode.Alone():
	case c.Turn.Step == Act && c.idle():
		c.note("turn-idle", "PR-TURN-02", nil)
	default:
		c.note("turn-"+string(side), "PR-TURN-02", nil)
	}
}

// beginTurn hands over all dice; symbols do not carry over (PR-SPEND-10), and
// what was spent on each figure is forgotten.
func (s *State) beginTurn(side rules.Seat, number int) {
	s.Turn = Turn{Number: number, Side: side, Step: firstStep(s.Mode, side)}
	s.Jaguar.Moved, s.Jaguar.Shot, s.Jaguar.Crossed, s.Jaguar.Acted = 0, 0, false, false
	for i, o := range s.Operatives {
		s.Operatives[i] = Soldier{Number: o.Number, Cell: o.Cell, Hurt: o.Hurt}
	}
}
