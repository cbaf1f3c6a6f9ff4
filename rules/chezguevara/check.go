package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// book judges actions by rule ids. Wider names the rules that are the same mistake,
// only worded more generally.
var book = rules.Book{
	Prefix:   "CG-",
	Switches: Switches,
	Wider: [][]ruleID{
		{"CG-LOOT-05", "CG-PAY-05", "CG-PAY-03"},
		{"CG-ACT-02", "CG-PAY-05"},
		{"CG-LEAVE-02", "CG-LOOT-04"},
		{"CG-REC-12", "CG-REC-01", "CG-TURN-03"},
		{"CG-REC-01", "CG-TURN-03"},
		{"CG-LEAVE-01", "CG-TURN-03"},
		{"CG-DISC-02", "CG-TURN-03"},
		{"CG-DISC-03", "CG-DISC-02"},
		{"CG-EVICT-01", "CG-TURN-03"},
		{"CG-EVICT-06", "CG-REC-09"},
		{"CG-CANC-04", "CG-CANC-01"},
		{"CG-CANC-07", "CG-CANC-01"},
		{"CG-COUNTER-03", "CG-COUNTER-01"},
		{"CG-ABUSE-10", "CG-ABUSE-03"},
		{"CG-TROPHY-07", "CG-TROPHY-09"},
		{"CG-HEAL-01", "CG-HEAL-03"},
		{"CG-MOOCH-02", "CG-MOOCH-04"},
		{"CG-DRAW-02", "CG-DRAW-01"},
	},
}

// bySeat returns the arguments of a violation that mentions a seat.
func bySeat(seat rules.Seat) rules.Args { return rules.Args{"seat": seat.Noun()} }

// Check lists the printed rules that an action breaks. checkTiming goes first: of an
// action at the wrong moment nothing else is judged.
func (Game) Check(s State, a Action) []rules.Violation { return check(&s, a) }

// check judges an action over a state that it may change.
func check(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Correct:
		return validator.Corrects(s, a.Correction)
	case Settle:
		return book.Settles("CG-TURN-04", a.Name, a.Value)
	case Learn:
		return rules.Breaks(s, a, cardTold)
	case LearnRank:
		return rules.Breaks(s, a, rankTold)
	case Mend:
		return checkMend(s, a)
	}
	s.settleFirst(a)
	if v := checkTiming(s, a); v != nil {
		return []rules.Violation{*v}
	}
	if list := checkTurn(s, a); list != nil {
		return list
	}
	if list := checkCard(s, a); list != nil {
		return list
	}
	return checkAnswer(s, a)
}

// settleFirst settles what was announced, for an action with which the active player
// goes on: it is judged by the pay and the hand that he has then (CG-AMB-42).
func (s *State) settleFirst(a Action) {
	if stepper(a, s.Turn.Seat) != s.Turn.Seat || s.Result != nil || !s.settles() {
		return
	}
	r := &resolver{State: *s, n: len(s.Lines) + 1}
	r.Table = s.Table.clone()
	r.settleOpen()
	r.Claims = s.Claims
	s.Table = r.Table
}

// settles reports whether something announced is still to be settled.
func (s *State) settles() bool {
	return slices.ContainsFunc(s.Plays, func(p Play) bool { return p.By == 0 && p.Waits == ForSettle })
}

// checkTurn judges the actions of the active player.
func checkTurn(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Draw:
		return rules.Breaks(s, a, drawCount)
	case Evict:
		return rules.Breaks(s, a, evictWhom, evictTo)
	case CardRoll:
		return rules.Breaks(s, a, cardRoll)
	case Ask:
		return rules.Breaks(s, a, raidAsked)
	case Give:
		return rules.Breaks(s, a, cardGiven)
	case Discard:
		return rules.Breaks(s, a, discardCount)
	case Heal:
		return rules.Breaks(s, a, healing)
	}
	return nil
}

// checkCard judges the cards that are laid.
func checkCard(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Recruit:
		return rules.Breaks(s, a, cardInHand, recruitKind, recruitSlack, recruitTo)
	case Loot:
		return rules.Breaks(s, a, leaveLeft, lootThings, cardInHand, lootCost)
	case Do:
		return rules.Breaks(s, a, leaveLeft, activityKind, cardInHand, activityCost, raidLeader)
	case Event:
		return rules.Breaks(s, a, eventKind, exposureTarget, demotionTarget, cardInHand, promotionFree)
	case Cancel:
		return rules.Breaks(s, a, cardInHand, cancelTarget)
	case Order:
		return rules.Breaks(s, a, orderMoment, orderCard, orderRank, orderedRaid, orderedCost)
	case Revenge:
		return rules.Breaks(s, a, revengeRight)
	}
	return nil
}

// checkAnswer judges the answers to what is awaited.
func checkAnswer(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Roll:
		return rules.Breaks(s, a, rollAwaited)
	case Resolve:
		return rules.Breaks(s, a, resolveAwaited, resolveCost)
	case Feed:
		return rules.Breaks(s, a, feedAwaited)
	case Exchange:
		return rules.Breaks(s, a, exchangeAwaited)
	case DropSleep:
		return rules.Breaks(s, a, sleepAwaited)
	case Transfer:
		return rules.Breaks(s, a, transferPerson)
	case Bring:
		return rules.Breaks(s, a, bringLeader)
	case Decline:
		return rules.Breaks(s, a, declineAction)
	case Trophies:
		return rules.Breaks(s, a, trophyCount)
	case Pick:
		return rules.Breaks(s, a, pickOrder, pickCard)
	case Second:
		return rules.Breaks(s, a, secondNamed)
	}
	return nil
}
