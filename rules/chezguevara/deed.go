package chezguevara

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// deed is what the rules say of a kind of action.
type deed struct {
	phase   Phase     // of the turn, "" for any
	turn    bool      // only the active player does it (CG-EVT-03, CG-TURN-02)
	others  ruleID    // broken by it in somebody else's turn, "" for CG-EVT-03
	late    ruleID    // broken by it when its phase is over (CG-TURN-03)
	answers []Awaited // what it tells
	check   func(*State, Action) []rules.Violation
	act     func(*resolver, Line)
}

// deeds are the actions by their kinds, made by init because what they do asks for them.
var deeds map[string]deed

func init() {
	deeds = map[string]deed{
		"draw":      doing((*resolver).applyDraw, drawCount).in(DrawPhase, "CG-DRAW-01", ""),
		"evict":     doing((*resolver).applyEvict, evictWhom, evictTo).in(RollsPhase, "CG-EVICT-01", "CG-ROLL-01"),
		"card_roll": doing((*resolver).applyCardRoll, cardRoll).in(RollsPhase, "CG-ROLL-02", "CG-ROLL-02"),
		"recruit": doing((*resolver).applyRecruit, cardInHand, recruitKind, recruitSlack, recruitTo).
			in(Recruiting, "CG-REC-01", "CG-REC-01"),
		"loot": doing((*resolver).applyLoot, leaveLeft, lootThings, cardInHand, lootCost).
			in(LeavePhase, "CG-LEAVE-01", ""),
		"do": doing((*resolver).applyDo, leaveLeft, activityKind, cardInHand, activityCost, raidLeader).
			in(LeavePhase, "CG-LEAVE-01", ""),
		"ask":      doing((*resolver).applyAsk, raidAsked).in(LeavePhase, "CG-RAID-05", "CG-RAID-05"),
		"give":     doing((*resolver).applyGive, cardGiven).in(LeavePhase, "CG-RAID-05", "CG-RAID-05"),
		"discard":  doing((*resolver).applyDiscard, discardCount).in(DiscardPhase, "CG-DISC-02", ""),
		"heal":     doing((*resolver).applyHeal, healing).in(HealingPhase, "CG-HEAL-01", ""),
		"go":       {turn: true, late: "CG-TURN-03"},
		"end_turn": doing(func(r *resolver, _ EndTurn) { r.endTurn() }).in("", "", "CG-TURN-02"),

		"event":   doing((*resolver).applyEvent, eventKind, exposureTarget, demotionTarget, cardInHand, promotionFree),
		"cancel":  doing((*resolver).applyCancel, cardInHand, cancelTarget),
		"order":   doing((*resolver).applyOrder, orderMoment, orderCard, orderRank, orderedRaid, orderedCost),
		"revenge": doing((*resolver).applyRevenge, revengeRight),
		"effect":  doing((*resolver).applyEffect),

		"roll": replying((*resolver).applyRoll, rollAwaited).to(ForArrival, ForSlack, ForExposure, ForDice),
		"resolve": replying((*resolver).applyResolve, resolveAwaited, resolveCost).
			to(ForClaim, ForSettle, ForVerdict),
		"feed":       replying((*resolver).applyFeed, feedAwaited).to(ForFeed),
		"exchange":   replying((*resolver).applyExchange, exchangeAwaited).to(ForExchange),
		"drop_sleep": replying((*resolver).applyDropSleep, sleepAwaited).to(ForSleep),
		"transfer":   replying((*resolver).applyTransfer, transferPerson).to(ForAction),
		"bring":      replying((*resolver).applyBring, bringLeader).to(ForAction),
		"decline":    replying(declined, declineAction).to(ForAction),
		"trophies":   replying((*resolver).applyTrophies, trophyCount).to(ForTrophies),
		"pick":       replying((*resolver).applyPick, pickOrder, pickCard).to(ForPick),
		"second":     replying((*resolver).applySecond, secondNamed).to(ForSecond),

		"learn":      doing((*resolver).tell),
		"learn_rank": doing((*resolver).tell),
		"settle":     doing((*resolver).tell),
		"correct":    doing((*resolver).applyCorrect),
	}
}

// doing is an action with its effect and the rules that judge it.
func doing[T Action](act func(*resolver, T), judges ...rules.Rule[State, T]) deed {
	return deed{
		check: func(s *State, a Action) []rules.Violation { return rules.Breaks(s, a.(T), judges...) },
		act:   func(r *resolver, l Line) { act(r, l.Action.(T)) },
	}
}

// replying is an action that does nothing where nobody awaits it.
func replying[T Action](act func(*resolver, T, Wait), judges ...rules.Rule[State, T]) deed {
	d := doing[T](nil, judges...)
	d.act = func(r *resolver, l Line) {
		if w := r.answeredWait(l); w.For != NoWait {
			act(r, l.Action.(T), w)
		}
	}
	return d
}

func declined(r *resolver, _ Decline, w Wait) { r.play(w.Line).Waits = NoWait }

func (d deed) to(waits ...Awaited) deed {
	d.answers = waits
	return d
}

// in is a deed of the active player in a phase of the turn.
func (d deed) in(phase Phase, late, others ruleID) deed {
	d.phase, d.turn, d.late, d.others = phase, true, late, others
	return d
}

// phaseOf returns the phase that an action belongs to, now where it has none.
func phaseOf(a Action, now Phase) Phase {
	if begins, ok := a.(Go); ok {
		return begins.Phase
	}
	return cmp.Or(deeds[a.Kind()].phase, now)
}

// stepper returns whose turn an action belongs to, Nobody for what may be done in
// anybody's turn. Active stands for whoever's turn it is.
func stepper(a Action, active rules.Seat) rules.Seat {
	switch a := a.(type) {
	case Go:
		return active
	case Give:
		return a.To
	}
	if !deeds[a.Kind()].turn {
		return rules.Nobody
	}
	return Speaker(a)
}

// answered returns the line that an action answers, as people told it, and whether
// it is an action that answers at all.
func answered(a Action) (on int, answers bool) {
	on, answers = Forms.Value(a, "on").(int)
	return on, answers
}

// laidBy returns who lays a card of his hand with an action, and which; Nobody
// where no card is laid.
func laidBy(a Action) (rules.Seat, []parts.CardID) {
	switch a := a.(type) {
	case Loot:
		return a.Seat, a.Cards
	case Revenge:
		if a.Card == parts.Orderly {
			return rules.Nobody, nil
		}
	case Recruit, Do, Event, Cancel, Order:
	default:
		return rules.Nobody, nil
	}
	card := Forms.Value(a, "card").(rules.Noun)
	return Speaker(a), []parts.CardID{parts.CardID(card.ID)}
}
