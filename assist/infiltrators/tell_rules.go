package infiltrators

import (
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
)

// hereBy lists the rules that matter while something is awaited.
var hereBy = map[game.Awaited][]tables.RuleID{
	game.ForBegin:        {"IN-TM3-05", "IN-SETUP-09", "IN-AMB-25"},
	game.ForLies:         {"IN-INFO-03", "IN-INFO-04", "IN-REL-01", "IN-REL-06"},
	game.ForExchangeDraw: {"IN-INFO-05", "IN-HAND-02"},
	game.ForWaitDraw:     {"IN-WAIT-02", "IN-WAIT-05"},
	game.ForAnswer:       {"IN-ELIM-06", "IN-ELIM-07", "IN-COMM-03"},
	game.ForReward:       {"IN-ELIM-11", "IN-ELIM-12", "IN-COMM-06"},
	game.ForDiscard:      {"IN-HAND-03", "IN-HAND-04"},
	game.ForVerdict:      {"IN-END-08", "IN-END-01"},
}

// byAction lists the rule of each of the five actions.
var byAction = map[string]tables.RuleID{
	"detain": "IN-DET-01", "hint": "IN-HINT-01", "exchange": "IN-INFO-01", "wait": "IN-WAIT-01", "eliminate": "IN-ELIM-01",
}

// Here lists the rules that matter in a state, the most likely first.
func (Flow) Here(s game.State) []tables.RuleID {
	if s.Result != nil {
		return []tables.RuleID{"IN-END-01", "IN-END-03", "IN-END-04"}
	}
	if here := hereBy[s.Turn.Wait]; here != nil {
		return here
	}
	out := []tables.RuleID{"IN-TURN-03"}
	for _, kind := range s.Can(s.Turn.Seat) {
		out = append(out, byAction[kind])
	}
	return append(out, "IN-REL-01")
}
