// Package micemystics leads people through Mice and Mystics: it asks for what
// only the table can know, plays the minions, draws who stands where, and says
// in both languages what follows. It decides nothing; rules/micemystics does.
package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// Flow is the way through one game.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action, game.Event] = Flow{}

// asking is one question to the table as it stands.
type asking struct {
	talk
	state game.State
}

// offer is one answer of a menu.
type offer = session.Offer[game.Action]

func just(did game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return did, nil }
}

// Name is how people at the table call a seat.
func (Flow) Name(t *session.Talk, s game.State, seat rules.Seat) string {
	return asking{talk{t}, s}.seat(seat)
}

// Ask is the next report of the seat that is awaited in s.
func (Flow) Ask(t *session.Talk, s game.State) (game.Action, error) {
	return asking{talk{t}, s}.report()
}
