package micemystics

import (
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// Here lists the rules that matter at this moment, most likely first.
func (Flow) Here(game.State) []tables.RuleID { return nil }
