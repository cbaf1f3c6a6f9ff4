package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
)

// Flow implements session.Flow for Raccoon Heist.
type Flow struct{}

// The interfaces of package session that Flow implements.
var (
	_ session.Flow[game.Setup, game.State, game.Action] = Flow{}
	_ session.Varied                                    = Flow{}
	_ session.Settling[game.Action]                     = Flow{}
	_ session.Enumerating                               = Flow{}
	_ session.Turned[game.State]                        = Flow{}
	_ session.Spelling[game.State]                      = Flow{}
	_ session.Drawing[game.State]                       = Flow{}
	_ session.Advising[game.State]                      = Flow{}
	_ session.Rolling[game.Action]                      = Flow{}
	_ session.Revealing[game.Action]                    = Flow{}
	_ session.Sealing[game.State, game.Action]          = Flow{}
	_ session.Accounting[game.State, game.Action]       = Flow{}
	_ session.Attributing[game.State, game.Action]      = Flow{}
	_ session.Deciding[game.State, game.Action]         = Flow{}
	_ session.Planning[game.State]                      = Flow{}
	_ session.Contesting                                = Flow{}
	_ session.Telling[game.State, game.Action]          = Flow{}
	_ session.Concluding[game.State]                    = Flow{}
	_ session.Peopled[game.State]                       = Flow{}
	_ session.Speaking[game.State, game.Action]         = Flow{}
)

// People lists the players of the raccoon groups and of the Owner.
func (Flow) People(s game.State) []talk.Person {
	people := tables.Each(s.Groups, func(g game.Group) talk.Person { return talk.Person{Name: g.Name, Seat: g.Seat} })
	return append(people, talk.Person{Name: s.Owner.Name, Seat: game.SeatOwner})
}

// Name returns the name that people use for a seat.
func (Flow) Name(t *talk.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases: phrases{t}, state: s}.seat(seat)
}

// Ask asks for the next action of the seat that must act in s.
func (Flow) Ask(t *talk.UI, s game.State) (game.Action, error) {
	return prompter{phrases: phrases{t}, state: s}.askStep()
}

// Redraw shows the table again when the raccoons begin to choose locations, and at the end of the
// game.
func (Flow) Redraw(_ *talk.UI, before game.State, _ game.Action, after game.State) session.Redraw {
	if after.Round.Step == game.Heist && before.Round.Step != game.Heist || after.Result != nil {
		return session.RedrawAlways
	}
	return session.RedrawNever
}

func (a prompter) askStep() (game.Action, error) {
	switch a.state.Round.Step {
	case game.DogStep:
		return a.askDie(a.say("ask.dog"))
	case game.TrapStep:
		return a.askTrap()
	case game.HideStep:
		return a.awaitCard()
	case game.Heist:
		return a.askHeist()
	}
	return a.askRoundUp()
}

type prompter struct {
	phrases
	state   game.State
	speaker rules.Seat // the seat that typed on its own phone, or Nobody if people share a screen
}

// Now lists the actions of the seat that must act, each with its consequences.
func (f Flow) Now(t *talk.UI, s game.State) []session.Choice {
	g := game.Game{}
	seat := g.Next(s)
	if seat == rules.Cardboard || seat == rules.Nobody || g.Automated(s, seat) {
		return nil
	}
	return session.Following(t, g, f, s, g.Legal(s))
}
