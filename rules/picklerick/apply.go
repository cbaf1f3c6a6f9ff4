package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
)

// course is how a report plays out: each consequence is folded at once, so
// that the next one sees the table as it then is.
type course struct {
	State
	events []Event
}

func (c *course) then(events ...Event) {
	for _, e := range events {
		c.events = append(c.events, e)
		c.State = Game{}.Fold(c.State, e)
	}
}

// Apply lists what follows from a report, whether allowed or waived.
func (Game) Apply(s State, a Action) []Event {
	c := &course{State: s}
	switch a := a.(type) {
	case Fell:
		c.fell(a)
	case Reroll:
		c.reroll(a)
	case Keep:
		c.then(Kept{})
	case EndTurn:
		c.endTurn()
		return c.events
	case Correct:
		c.then(Corrected{a})
		if a.Cell != nil && !a.GoOn {
			c.roof(RoofWin.Values[0])
		}
		return c.events
	case Settle:
		c.then(Settled(a))
	case Mark:
		c.then(Marked(a))
	default:
		c.spend(a)
	}
	c.warn(s)
	c.atOnce()
	return c.events
}

// spend plays out a report that uses symbols, cards or figures.
func (c *course) spend(a Action) {
	switch a := a.(type) {
	case StepTo:
		c.step(a)
	case Draw:
		c.pay(a.Pay, of(box.CardSign, 1), OnAction)
		c.then(Drew{c.Turn.Side, 1}) // PR-DICE-04
	case Shoot:
		c.shoot(a)
	case Play:
		c.play(cardOf(a))
	case Persuade: // nothing is drawn or discarded (PR-JAG-10)
		c.pay(a.Pay, of(box.CardSign, box.PersuadeCost), OnTalk)
		c.then(Departed{"PR-JAG-09"})
	case SpendFor:
		c.then(Spent{Dice: []int{a.Die}, On: OnAction})
	case Reveal:
		c.reveal(a)
	case Answer:
		c.answer(a)
	case ActAlone:
		c.actAlone(a)
	case Enters:
		c.then(Entered(a))
	case Hurt:
		c.hit(a.Figure, a.Damage)
	case Reshuffle:
		c.then(Reshuffled(a))
	default:
		panic("picklerick: unknown action " + a.Kind())
	}
}

// pay hands over the dice of a payment (PR-SPEND-01, PR-DICE-09).
func (c *course) pay(pay *Payment, p price, on Use) {
	paid := c.settled(pay, p)
	if len(paid.Dice)+paid.Jokers > 0 {
		c.then(Spent{Dice: paid.Dice, Jokers: paid.Jokers, On: on})
	}
}

// fell records a throw. A roll by the side that was not on turn, waived, makes
// it that side's turn.
func (c *course) fell(a Fell) {
	if a.Side != rules.Nobody && a.Side != c.Turn.Side {
		c.then(TurnBegan{a.Side, c.Turn.Number + 1})
	}
	if c.Turn.Step == Fall {
		c.then(Rerolled{a.Faces})
		return
	}
	c.then(Rolled{a.Faces})
}

// reroll throws the chosen dice once more; with all four kept there is no
// reroll (PR-ROLL-02, PR-REROLL-07).
func (c *course) reroll(a Reroll) {
	if len(a.Dice) == 0 {
		c.then(Kept{})
		return
	}
	c.then(Tossed{slices.Clone(a.Dice)})
}

// answer is Rick's player's word on a bribe (PR-CLAR-04, PR-AMB-31) or on being
// stuck (PR-WIN-10, PR-AMB-29).
func (c *course) answer(a Answer) {
	if c.Wait == nil {
		return
	}
	wait := *c.Wait
	c.then(Answered{})
	switch {
	case wait.For == ForBribe && a.Yes:
		c.then(Lost{SeatRick, wait.Cards})
	case wait.For == ForBribe:
		c.then(Gained{1})
	case wait.For == ForStuck && a.Yes:
		c.then(Won{SeatRussians, []tables.RuleID{"PR-WIN-10"}})
	}
}

// endTurn passes the dice (PR-SPEND-08, PR-SPEND-10) after the checks that wait
// for the end of any turn (PR-WIN-05).
func (c *course) endTurn() {
	c.roof("end_of_turn")
	if losses := c.losses(); c.Result == nil && len(losses) > 0 {
		c.then(Won{SeatRussians, losses})
	}
	if c.Result != nil {
		return
	}
	next := SeatRick
	if c.Turn.Side == SeatRick {
		next = SeatRussians
	}
	c.then(TurnBegan{next, c.Turn.Number + 1}) // PR-TURN-02
}
