// Package raccoonheist leads people through Raccoon Heist: it asks for what only
// the table can know, keeps the automated Owner's card under seal, draws the
// row, and says in both languages what follows. It decides nothing;
// rules/raccoonheist and its owner do.
package raccoonheist

import (
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

// Flow is the way through one game.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// Name is how people at the table call a seat.
func (Flow) Name(t *session.Talk, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask is the next report of the seat that is awaited in s. The row is drawn
// when the raccoons begin to choose and when the game is over; in between
// sentences say what changed.
func (Flow) Ask(t *session.Talk, s game.State) (game.Action, error) {
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

// prompter is one question to the table as it stands.
type prompter struct {
	phrases
	state game.State
}

// updateSeen tells the loop what people know of the row after a report. One that
// people may still take back changes nothing yet.
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
	a.Seen = Flow{}.View(a.Talk, next)
}

func joined(parts []string) string { return strings.Join(parts, ", ") }
