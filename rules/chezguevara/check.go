package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// Each row of Wider begins with a specific rule. An action that breaks this rule also breaks the
// other rules of the row, which are more general.
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

// Check lists the printed rules that an action breaks.
func (Game) Check(s State, a Action) []rules.Violation { return check(&s, a) }

// check may change s. If the action comes at the wrong time, check reports only this mistake.
func check(s *State, a Action) []rules.Violation {
	j := &judge{State: s}
	switch a.(type) {
	case Correct, Settle, Learn, LearnRank, Mend: // legal at any time
	default:
		s.settleFirst(a)
		j.moment(a)
	}
	if len(j.found) == 0 {
		a.breaks(j)
	}
	return j.found
}

type judge struct {
	*State
	found []rules.Violation
}

func (j *judge) against(rule ruleID, cause string, mentioned ...any) *rules.Violation {
	return j.add(book.Against(rule, mention(mentioned...)), cause)
}

func (j *judge) unusual(rule ruleID, mentioned ...any) {
	j.add(book.Unusual(rule, mention(mentioned...)), "")
}

func (j *judge) impossible(rule ruleID, cause string, mentioned ...any) {
	j.add(book.Impossible(rule, mention(mentioned...)), cause)
}

func (j *judge) add(v *rules.Violation, cause string) *rules.Violation {
	j.found = append(j.found, *v.As(cause))
	return &j.found[len(j.found)-1]
}

// settleFirst puts announced cards into effect if the action continues the turn. The check then
// uses the pay that is left (CG-AMB-42).
func (s *State) settleFirst(a Action) {
	open := func(p Play) bool { return p.Waits == ForSettle }
	if actorInTurn(a, s.Turn.Seat) != s.Turn.Seat || s.Result != nil || !slices.ContainsFunc(s.Plays, open) {
		return
	}
	r := &resolver{State: *s, n: len(s.Lines) + 1}
	r.Table = s.Table.clone()
	r.settleOpen()
	r.Claims = s.Claims
	s.Table = r.Table
}
