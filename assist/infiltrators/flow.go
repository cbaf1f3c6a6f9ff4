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

// Ask asks the seat that is awaited in s for its next action. The table is drawn
// when a turn begins and when the mission is over.
func (Flow) Ask(t *session.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	did, err := a.askAwaited()
	if err == nil {
		a.updateSeen(did)
	}
	return did, err
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

// updateSeen tells the loop which drawing of the table people know after an action,
// so that it is not drawn again in the middle of a turn. An action that breaks rules
// changes nothing yet, because people may still take it back.
func (a prompter) updateSeen(did game.Action) {
	if breaches, _ := rules.Judge(game.Game{}, a.state, did); len(breaches) > 0 {
		return
	}
	next, _ := game.Game{}.Apply(a.state, did)
	begins := next.Turn.Wait == game.ForAction && next.Turn.Did == "" && a.state.Turn.Wait != game.ForBegin
	if begins || next.Result != nil {
		a.Seen = ""
		return
	}
	a.Seen = Flow{}.View(a.UI, next)
}
