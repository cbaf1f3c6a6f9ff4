package infiltrators

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
)

// Flow implements session.Flow for Infiltrators.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// Name returns what people at the table call a seat.
func (Flow) Name(t *session.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask asks the seat that is awaited in s for its next action.
func (Flow) Ask(t *session.UI, s game.State) (game.Action, error) {
	return prompter{phrases{t}, s}.askAwaited()
}

// Redraw implements session.Telling: the table is drawn when a turn begins and when the
// mission is over.
func (Flow) Redraw(_ *session.UI, before game.State, _ game.Action, after game.State) session.Redraw {
	begins := after.Turn.Wait == game.ForAction && after.Turn.Did == "" && before.Turn.Wait != game.ForBegin
	if begins || after.Result != nil {
		return session.RedrawAlways
	}
	return session.RedrawNever
}

// Decided takes an automated move; this game has none.
func (Flow) Decided(_ *session.UI, _ game.State, d rules.Decision[game.Action]) (game.Action, error) {
	return d.Action, nil
}

// prompter asks for one action in a state.
type prompter struct {
	phrases
	state game.State
}
