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

// Ask asks the seat that is awaited in s for its next action. The row is drawn
// when the raccoons begin to choose and when the game is over; in between,
// sentences say what changed.
func (Flow) Ask(t *session.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	did, err := a.askStep()
	if err == nil {
		a.updateSeen(did)
	}
	return did, err
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

// updateSeen tells the loop which drawing of the row people know after an action,
// so that it is not drawn again. An action that breaks rules changes nothing yet,
// because people may still take it back.
func (a prompter) updateSeen(did game.Action) {
	if breaches, _ := rules.Judge(game.Game{}, a.state, did); len(breaches) > 0 {
		return
	}
	next, _ := game.Game{}.Apply(a.state, did)
	begins := next.Round.Step == game.Heist && a.state.Round.Step != game.Heist
	if begins || next.Result != nil {
		a.Seen = ""
		return
	}
	a.Seen = Flow{}.View(a.UI, next)
}
