// Package picklerick leads people through Rick and Morty: The Pickle Rick Game:
// it asks for what only the table can know, draws the board, and says in both
// languages what follows. It decides nothing; rules/picklerick does.
package picklerick

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// Flow is the way through one game.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// Name is how people at the table call a seat.
func (Flow) Name(t *session.Talk, s game.State, seat rules.Seat) string {
	name, side := s.Player(seat), phrases{t}.seat(seat)
	if name == "" || name == side {
		return side
	}
	return name + " (" + side + ")"
}

// Ask is the next report of the seat that is awaited in s.
func (Flow) Ask(t *session.Talk, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	switch {
	case s.Wait != nil && s.Wait.For == game.ForTile:
		return a.askTile()
	case s.Wait != nil:
		return a.askAnswer()
	}
	switch s.Turn.Step {
	case game.Roll:
		return a.askRoll(parts.Dice)
	case game.Fall:
		return a.askRoll(len(s.Turn.InAir))
	case game.Choose:
		return a.askReroll()
	}
	return a.askSpending()
}

// prompter is one question to the table as it stands.
type prompter struct {
	phrases
	state game.State
}

// offer is one answer of a menu.
type offer = session.Offer[game.Action]

func answerWith(a game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return a, nil }
}
