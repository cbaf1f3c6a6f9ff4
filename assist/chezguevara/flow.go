package chezguevara

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
)

// Flow implements session.Flow for Chez Guevara.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// Name returns what people at the table call a seat.
func (Flow) Name(t *session.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask asks for the next action. The table is drawn when a turn begins and when the game is
// over.
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

// updateSeen tells the loop which drawing of the table people know after an action, so
// that it is drawn when somebody has drawn his cards and not again in the middle of a turn.
// An action that breaks rules changes nothing yet, because people may still take it back.
func (a prompter) updateSeen(did game.Action) {
	if breaches, _ := rules.Judge(game.Game{}, a.state, did); len(breaches) > 0 {
		return
	}
	next, _ := game.Game{}.Apply(a.state, did)
	_, drew := did.(game.Draw)
	_, ended := did.(game.EndTurn)
	draws := prompter{a.phrases, next}.goesWithoutSaying(next.FirstWait()) != nil
	if drew && a.state.Turn.Number > 1 || ended && !draws || next.Result != nil {
		a.Seen = ""
		return
	}
	a.Seen = Flow{}.View(a.UI, next)
}
