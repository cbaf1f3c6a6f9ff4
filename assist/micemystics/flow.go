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

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// prompter is one question to the table as it stands.
type prompter struct {
	phrases
	state game.State
}

// offer is one answer of a menu.
type offer = session.Offer[game.Action]

func just(did game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return did, nil }
}

// Name is how people at the table call a seat.
func (Flow) Name(t *session.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask is the next report of the seat that is awaited in s. The table is drawn
// once for each turn; in between sentences say what changed.
func (Flow) Ask(t *session.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	did, err := a.report()
	if err == nil {
		a.after(did)
	}
	return did, err
}

// after tells the loop what people know of the table after a report, and keeps
// what the mice carry over once the last of them has chosen. A report that
// people may still take back changes nothing yet.
func (a prompter) after(did game.Action) {
	if breaches, _ := rules.Judge(game.Game{}, a.state, did); len(breaches) > 0 {
		return
	}
	next, _ := game.Game{}.Apply(a.state, did)
	if _, laid := did.(game.Order); next.Result == nil && !laid && next.Turn.Card == a.state.Turn.Card && next.Round == a.state.Round {
		a.Seen = Flow{}.View(a.UI, next)
	}
	if _, carried := did.(game.Carry); carried && next.Wait().For == game.NoWait {
		a.carryOver(next)
	}
}
