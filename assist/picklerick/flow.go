// Package picklerick leads people through Rick and Morty: The Pickle Rick Game:
// it asks for what only the table can know, draws the board, and says in both
// languages what follows. It decides nothing; rules/picklerick does.
package picklerick

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
)

// Flow is the way through one game.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// Name is how people at the table call a seat.
func (Flow) Name(t *session.Talk, s game.State, seat rules.Seat) string {
	name, side := s.Player(seat), talk{t}.seat(seat)
	if name == "" || name == side {
		return side
	}
	return name + " (" + side + ")"
}

// Ask is the next report of the seat that is awaited in s.
func (Flow) Ask(t *session.Talk, s game.State) (game.Action, error) {
	a := asking{talk{t}, s}
	switch {
	case s.Wait != nil && s.Wait.For == game.ForTile:
		return a.tile()
	case s.Wait != nil:
		return a.answer()
	}
	switch s.Turn.Step {
	case game.Roll:
		return a.roll(boxDice)
	case game.Fall:
		return a.roll(len(s.Turn.InAir))
	case game.Choose:
		return a.reroll()
	}
	return a.spend()
}

// asking is one question to the table as it stands.
type asking struct {
	talk
	state game.State
}

// offer is one answer of a menu.
type offer = session.Offer[game.Action]

func just(a game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return a, nil }
}
