package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// resolver is how an action plays out on a copy of the table, and what is worth
// telling of it.
type resolver struct {
	State
	notes []rules.Note
}

// note tells what just happened: the sentence's id and what it mentions.
func (c *resolver) note(id string, rule tables.RuleID, args rules.Args) {
	c.notes = append(c.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// clone is a table that may be changed while s stays as it is. Tiles are never
// changed in place: put copies them.
func (s State) clone() State {
	s.Operatives, s.Turn.Dice = slices.Clone(s.Operatives), slices.Clone(s.Turn.Dice)
	if s.Turn.Grant != nil {
		grant := *s.Turn.Grant
		s.Turn.Grant = &grant
	}
	if s.Russian != nil {
		piles := *s.Russian
		s.Russian = &piles
	}
	return s
}

// Apply is the table after an action, allowed or not, and what followed.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	c := &resolver{State: s.clone()}
	switch a := a.(type) {
	case Fell:
		c.applyFell(a)
	case Reroll:
		c.applyReroll(a)
	case Keep:
		c.Turn.Step = Spend
	case EndTurn:
		c.applyEndTurn()
		return c.State, c.notes
	case Correct:
		c.applyCorrect(a)
		return c.State, c.notes
	case Settle:
		c.applySettle(a)
	case Mark:
		c.applyMark(a)
	default:
		c.applySpending(a)
	}
	c.warnOfLoss(&s)
	c.endAtOnce()
	return c.State, c.notes
}

// applySpending plays out an action that uses symbols, cards or figures.
func (c *resolver) applySpending(a Action) {
	switch a := a.(type) {
	case StepTo:
		c.applyStep(a)
	case Draw:
		c.pay(a.Pay, priceIn(parts.CardSign, 1), OnAction)
		c.drawCards(1, "PR-DICE-04")
	case Shoot:
		c.applyShoot(a)
	case Play:
		c.applyPlay(cardOf(a))
	case Persuade: // nothing is drawn or discarded (PR-JAG-10)
		c.pay(a.Pay, priceIn(parts.CardSign, parts.PersuadeCost), OnTalk)
		c.depart("PR-JAG-09")
	case SpendFor:
		c.handOver([]int{a.Die}, 0, OnAction)
	case Reveal:
		c.applyReveal(a)
	case Answer:
		c.applyAnswer(a)
	case ActAlone:
		c.applyActAlone(a)
	case Enters:
		c.enter(a.Cell, "PR-JAG-01")
	case Hurt:
		c.hit(a.Figure, a.Damage)
	case Reshuffle:
		c.applyReshuffle(a.Side)
	default:
		panic("picklerick: unknown action " + a.Kind())
	}
}

// applyAnswer is Rick's player's word on a bribe (PR-CLAR-04, PR-AMB-31) or on being
// stuck (PR-WIN-10, PR-AMB-29).
func (c *resolver) applyAnswer(a Answer) {
	if c.Wait == nil {
		return
	}
	wait := *c.Wait
	c.Wait = nil
	switch {
	case wait.For == ForBribe && a.Yes:
		c.loseCards(wait.Cards)
	case wait.For == ForBribe:
		c.gain(1, "PR-CLAR-04")
	case wait.For == ForStuck && a.Yes:
		c.endGame(SeatRussians, "PR-WIN-10")
	}
}

// applySettle plays by another house rule from now on. Nothing is told of a rule
// that is waived, for that is told where people waive it.
func (c *resolver) applySettle(a Settle) {
	c.House = c.House.With(a.Name, a.Value)
	switch i := slices.IndexFunc(Switches, func(sw rules.Switch) bool { return sw.Name == a.Name }); {
	case a.Value == rules.Waived:
	case a.Value == rules.InForce:
		c.note("in-force", tables.RuleID(a.Name), rules.Args{"rule": ruleNoun(a.Name)})
	case i >= 0:
		c.note("settled", Switches[i].Rule, rules.Args{"reading": readingNoun(a.Name, a.Value)})
	default:
		c.note("settled", "", rules.Args{"reading": readingNoun(a.Name, a.Value)})
	}
}
