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
	return asking{talk{t}, s}.seat(seat)
}

// Ask is the next report of the seat that is awaited in s. The row is drawn
// when the raccoons begin to choose and when the game is over; in between
// sentences say what changed.
func (Flow) Ask(t *session.Talk, s game.State) (game.Action, error) {
	a := asking{talk{t}, s}
	did, err := a.report()
	if err == nil {
		a.seen(did)
	}
	return did, err
}

func (a asking) report() (game.Action, error) {
	switch a.state.Round.Step {
	case game.DogStep:
		return a.dog()
	case game.TrapStep:
		return a.trap()
	case game.HideStep:
		return a.hide()
	case game.Heist:
		return a.heist()
	}
	return a.roundUp()
}

// asking is one question to the table as it stands.
type asking struct {
	talk
	state game.State
}

// seen tells the loop what people know of the row after a report. One that
// people may still take back changes nothing yet.
func (a asking) seen(did game.Action) {
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
