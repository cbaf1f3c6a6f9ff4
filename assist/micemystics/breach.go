package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// Breach is the sentence of a warning.
func (Flow) Breach(*session.Talk, game.State, game.Action, rules.Violation) string { return "" }
