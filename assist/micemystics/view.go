package micemystics

import (
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// View draws the table.
func (Flow) View(*session.Talk, game.State) string { return "" }
