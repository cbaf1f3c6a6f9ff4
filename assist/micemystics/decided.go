package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// Decided offers people the ties of a minion, or just takes its move.
func (Flow) Decided(_ *session.Talk, _ game.State, d rules.Decision[game.Action]) (game.Action, error) {
	return d.Action, nil
}
