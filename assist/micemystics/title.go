package micemystics

import (
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// Title is the line above a view: chapter, round, the initiative track and the
// counters that decide.
func (Flow) Title(*session.Talk, game.State) string { return "" }
