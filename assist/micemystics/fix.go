package micemystics

import (
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// Fix asks what the table really shows.
func (Flow) Fix(*session.Talk, game.State) (game.Action, error) { return game.Correct{}, nil }
