package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

type resolver struct {
	State
	notes []rules.Note
}

func (r *resolver) note(id string, rule tables.RuleID, args rules.Args) {
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// clone does not copy the list of tiles, because putTile copies this list before a change.
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

// Apply returns the state after an action, even if the action is illegal. It also returns notes of
// the consequences.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	r := &resolver{State: s.clone()}
	r.keepDice(a)
	switch a := a.(type) {
	case Fell:
		r.applyFell(a)
	case Reroll:
		r.applyReroll(a)
	case Keep:
		r.Turn.Step = Spend
	case EndTurn:
		r.applyEndTurn()
		return r.State, r.notes
	case Correct:
		r.applyCorrect(a)
		return r.State, r.notes
	case Settle:
		r.applySettle(a)
	case Mark:
		r.applyMark(a)
	default:
		r.applySpending(a)
	}
	r.warnOfLoss(&s)
	r.endAtOnce()
	return r.State, r.notes
}

// PR-TURN-03, PR-REROLL-07
func (r *resolver) keepDice(a Action) {
	switch a.(type) {
	case StepTo, Draw, Shoot, Play, Persuade, SpendFor:
		if r.Turn.Step == Choose {
			r.Turn.Step = Spend
		}
	}
}

func (r *resolver) applySpending(a Action) {
	switch a := a.(type) {
	case StepTo:
		r.applyStep(a)
	case Draw:
		r.pay(a.Pay, priceIn(parts.CardSign, 1), OnAction)
		r.drawCards(1, "PR-DICE-04")
	case Shoot:
		r.applyShoot(a)
	case Play:
		r.applyPlay(cardOf(a))
	case Persuade: // no card is drawn or discarded (PR-JAG-10)
		r.pay(a.Pay, priceIn(parts.CardSign, parts.PersuadeCost), OnTalk)
		r.depart("PR-JAG-09")
	case SpendFor:
		r.handOver([]int{a.Die}, 0, OnAction)
	case Reveal:
		r.applyReveal(a)
	case Answer:
		r.applyAnswer(a)
	case ActAlone:
		r.applyActAlone(a)
	case Enters:
		r.enter(a.Cell, "PR-JAG-01")
	case Hurt:
		r.hit(a.Figure, a.Damage)
		r.forgetTrap()
	case Reshuffle: // the deck changes, although the rules forbid it
		p := r.ownPiles(a.Side)
		p.Reshuffle()
		r.note("reshuffled", "PR-CARD-08", rules.Args{"deck": p.Deck})
	default:
		panic("picklerick: unknown action " + a.Kind())
	}
}

// PR-CLAR-04, PR-AMB-31; PR-WIN-10, PR-AMB-29; PR-AMB-43
func (r *resolver) applyAnswer(a Answer) {
	if r.Wait == nil {
		return
	}
	wait := *r.Wait
	r.Wait = nil
	switch {
	case wait.For == ForBribe && a.Yes:
		n := r.Cards.Lose(wait.Cards)
		r.note("lost", "PR-CLAR-04", rules.Args{"count": n, "deck": r.Cards.Deck})
	case wait.For == ForBribe:
		r.gain(1, "PR-CLAR-04")
	case wait.For == ForStuck && a.Yes:
		r.endGame(SeatRussians, "PR-WIN-10")
	case wait.For == ForTrap && wait.Rest != nil:
		r.leaveTrap(wait, a.Yes)
	}
}

func (r *resolver) applySettle(a Settle) {
	r.House = r.House.With(a.Name, a.Value)
	switch i := slices.IndexFunc(Switches, func(sw *rules.Switch) bool { return sw.Name == a.Name }); {
	case a.Value == rules.Waived:
	case a.Value == rules.InForce:
		r.note("in-force", tables.RuleID(a.Name), rules.Args{"rule": noun(NounRule, a.Name)})
	case i >= 0:
		r.note("settled", Switches[i].Rule, rules.Args{"reading": noun(NounReading, a.Name+"="+a.Value)})
	default:
		r.note("settled", "", rules.Args{"reading": noun(NounReading, a.Name+"="+a.Value)})
	}
}
