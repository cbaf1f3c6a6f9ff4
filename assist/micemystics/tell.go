package micemystics

import (
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// Tell is a sentence about one consequence; "" when it goes without saying.
func (Flow) Tell(*session.Talk, game.State, game.Event) string { return "" }
