package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
)

var (
	_ rules.Scorer[State] = Game{}
	_ rules.Sound[State]  = Game{}
)

// Outcome is how the chapter ended for the whole table, and by which rules
// (MM-GEN-01); Nobody while it goes on, or while cards are still chosen for the
// next one.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil || len(s.Waits) > 0 {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}
