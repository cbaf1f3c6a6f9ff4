package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

// Flow implements session.Flow for Raccoon Heist.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// Name returns what people at the table call a seat.
func (Flow) Name(t *session.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask asks the seat that is awaited in s for its next action.
func (Flow) Ask(t *session.UI, s game.State) (game.Action, error) {
	return prompter{phrases{t}, s}.askStep()
}

// Redraw implements session.Telling: the row is drawn when the raccoons begin to choose and
// when the game is over.
func (Flow) Redraw(_ *session.UI, before game.State, _ game.Action, after game.State) session.Redraw {
	if after.Round.Step == game.Heist && before.Round.Step != game.Heist || after.Result != nil {
		return session.RedrawAlways
	}
	return session.RedrawNever
}

func (a prompter) askStep() (game.Action, error) {
	switch a.state.Round.Step {
	case game.DogStep:
		return a.askDog()
	case game.TrapStep:
		return a.askTrap()
	case game.HideStep:
		return a.awaitCard()
	case game.Heist:
		return a.askHeist()
	}
	return a.askRoundUp()
}

// prompter asks for one action in a state.
type prompter struct {
	phrases
	state game.State
}
