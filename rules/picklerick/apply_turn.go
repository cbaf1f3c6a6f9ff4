package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// applyFell records a roll or a reroll. A roll by the side that is not on turn
// begins that side's turn.
func (r *resolver) applyFell(a Fell) {
	if side := sideOf(a); side != rules.Nobody && side != r.Turn.Side {
		r.passDice(side)
	}
	if r.Turn.Step == Fall {
		r.landDice(a.Faces)
		r.note("rerolled", "PR-REROLL-01", rules.Args{"dice": r.shownDice()})
		return
	}
	r.Turn.Dice, r.Turn.Step = Fallen(a.Faces), Choose
	r.note("rolled", "PR-ROLL-01", rules.Args{"dice": r.shownDice()})
}

// applyReroll puts the chosen dice in the air; if none is chosen there is no
// reroll (PR-ROLL-02, PR-REROLL-07).
func (r *resolver) applyReroll(a Reroll) {
	if len(a.Dice) == 0 {
		r.Turn.Step = Spend
		return
	}
	r.Turn.InAir, r.Turn.Step = slices.Clone(a.Dice), Fall
}

// landDice gives the dice in the air their faces, in the order in which they
// were chosen.
func (r *resolver) landDice(faces []parts.Symbol) {
	t := &r.Turn
	for i, n := range t.InAir {
		if i < len(faces) && n >= 1 && n <= len(t.Dice) {
			t.Dice[n-1] = Die{Face: faces[i], Rerolled: true}
		}
	}
	t.InAir, t.Rerolled, t.Step = nil, true, Spend
}

// shownDice returns what all dice show now.
func (s *State) shownDice() []rules.Noun {
	return tables.Each(s.Turn.Dice, func(d Die) rules.Noun { return symbolNoun(d.Face) })
}

// pay spends the dice and jokers of a payment, or fitting ones if pay is nil
// (PR-SPEND-01, PR-DICE-09).
func (r *resolver) pay(pay *Payment, p price, on Use) {
	paid := r.resolvePayment(pay, p)
	if len(paid.Dice)+paid.Jokers > 0 {
		r.handOver(paid.Dice, paid.Jokers, on)
	}
}

// handOver spends dice and gained jokers. Only jokers get a note (PR-DICE-09).
func (r *resolver) handOver(dice []int, gained int, on Use) {
	jokers := gained
	for _, n := range dice {
		if n < 1 || n > len(r.Turn.Dice) {
			continue
		}
		if r.Turn.Dice[n-1].Face == parts.Joker {
			jokers++
		}
		r.Turn.Dice[n-1].Spent = on
	}
	r.Turn.Jokers -= gained
	if jokers > 0 {
		r.note("joker-pays", "PR-DICE-09", rules.Args{"count": jokers})
	}
}

// gain adds joker symbols for this turn.
func (r *resolver) gain(jokers int, rule tables.RuleID) {
	r.Turn.Jokers += jokers
	r.note("gained", rule, rules.Args{"count": jokers})
}

// useGrant uses up part of what a card grants.
func (r *resolver) useGrant(use func(*Grant)) {
	if r.Turn.Grant == nil {
		return
	}
	use(r.Turn.Grant)
	r.setGrant(*r.Turn.Grant)
}

// setGrant sets what a card grants; the zero Grant ends it.
func (r *resolver) setGrant(g Grant) {
	r.Turn.Grant = nil
	if g != (Grant{}) {
		r.Turn.Grant = &g
	}
}

// applyEndTurn ends the game if a condition for that holds at the end of a turn
// (PR-WIN-05), else it passes the dice (PR-SPEND-08, PR-SPEND-10).
func (r *resolver) applyEndTurn() {
	r.winOnRoof("end_of_turn")
	if losses := r.LosesAtEnd(); r.Result == nil && len(losses) > 0 {
		r.endGame(SeatRussians, losses...)
	}
	if r.Result != nil {
		return
	}
	if r.Turn.Side == SeatRick {
		r.passDice(SeatRussians)
		return
	}
	r.passDice(SeatRick)
}

// passDice begins the turn of a side (PR-TURN-02). Rick's turn gets no note in a
// solo game; a turn in which the automated Russians can do nothing has a note of
// its own.
func (r *resolver) passDice(side rules.Seat) {
	if r.trap() != nil {
		r.Wait = nil // nobody said what the marker did
	}
	r.beginTurn(side, r.Turn.Number+1)
	switch {
	case side == SeatRick && r.Mode.Alone():
	case r.Turn.Step == Act && r.idle():
		r.note("turn-idle", "PR-TURN-02", nil)
	default:
		r.note("turn-"+string(side), "PR-TURN-02", nil)
	}
}

// beginTurn clears the dice, for symbols do not carry over (PR-SPEND-10), and
// the symbols spent on each figure.
func (s *State) beginTurn(side rules.Seat, number int) {
	s.Turn = Turn{Number: number, Side: side, Step: firstStep(s.Mode, side)}
	s.Jaguar.Moved, s.Jaguar.Shot, s.Jaguar.Crossed, s.Jaguar.Acted = 0, 0, false, false
	for i, o := range s.Operatives {
		s.Operatives[i] = Soldier{Number: o.Number, Cell: o.Cell, Hurt: o.Hurt}
	}
}
