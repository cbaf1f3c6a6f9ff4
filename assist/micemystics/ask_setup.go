package micemystics

import (
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// Setup asks what people decide before the first round.
func (Flow) Setup(*session.Talk, session.Given) (game.Setup, error) { return game.Setup{}, nil }
