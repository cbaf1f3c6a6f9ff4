package micemystics

import game "tablemate/rules/micemystics"

// report asks for what is awaited.
func (a asking) report() (game.Action, error) { return game.Done{}, nil }
