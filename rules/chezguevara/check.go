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
		return book.CheckHouseRule("CG-TURN-04", a.Name, a.Value)
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
	if judge := deeds[a.Kind()].check; judge != nil {
		return judge(s, a)
	}
	return nil
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
