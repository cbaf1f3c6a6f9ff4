package infiltrators

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
)

// Flow implements session.Flow for Infiltrators.
type Flow struct{}

// The optional interfaces of package session that Flow implements.
var (
	_ session.Flow[game.Setup, game.State, game.Action] = Flow{}
	_ session.Varied                                    = Flow{}
	_ session.Settling[game.Action]                     = Flow{}
	_ session.Enumerating                               = Flow{}
	_ session.Turned[game.State]                        = Flow{}
	_ session.Explaining[game.State]                    = Flow{}
	_ session.Spelling[game.State]                      = Flow{}
	_ session.Drawing[game.State]                       = Flow{}
	_ session.Readable                                  = Flow{}
	_ session.Listing                                   = Flow{}
	_ session.Timed[game.State, game.Action]            = Flow{}
	_ session.Revealing[game.Action]                    = Flow{}
	_ session.Sealing[game.State, game.Action]          = Flow{}
	_ session.Claiming[game.State, game.Action]         = Flow{}
	_ session.Attributing[game.State, game.Action]      = Flow{}
	_ session.Composed[game.State]                      = Flow{}
	_ session.Planning[game.State]                      = Flow{}
	_ session.PlanningAlone[game.State]                 = Flow{}
	_ session.Contesting                                = Flow{}
	_ session.Reviewing[game.State, game.Action]        = Flow{}
	_ session.Telling[game.State, game.Action]          = Flow{}
	_ session.Concluding[game.State]                    = Flow{}
	_ session.Keeping[game.State]                       = Flow{}
	_ session.Peopled[game.State]                       = Flow{}
	_ session.Speaking[game.State, game.Action]         = Flow{}
)

// People lists the agents.
func (Flow) People(s game.State) []talk.Person {
	return tables.Each(s.Agents, func(g game.Agent) talk.Person { return talk.Person{Name: g.Name, Seat: g.Seat} })
}

// Name returns the name that people use for a seat.
func (Flow) Name(t *talk.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases: phrases{t}, state: s}.seat(seat)
}

// Ask asks for the next action of the agent who must act in s.
func (Flow) Ask(t *talk.UI, s game.State) (game.Action, error) {
	return prompter{phrases: phrases{t}, state: s}.askAwaited()
}

// Parts returns the kinds of actions that complete an earlier Wait or Exchange (see
// session.Composed). In the middle of a turn, it returns nil.
func (Flow) Parts(s game.State) []string {
	if s.Turn.Wait != game.ForAction || s.Turn.Did != "" {
		return nil
	}
	return []string{game.Turned{}.Kind(), game.Draw{}.Kind()}
}

// Redraw shows the table again at the beginning of each turn except the first. It also shows the
// table when the mission is over.
func (Flow) Redraw(_ *talk.UI, before game.State, _ game.Action, after game.State) session.Redraw {
	begins := after.Turn.Wait == game.ForAction && after.Turn.Did == "" && before.Turn.Wait != game.ForBegin
	if begins || after.Result != nil {
		return session.RedrawAlways
	}
	return session.RedrawNever
}

type prompter struct {
	phrases
	state   game.State
	speaker rules.Seat // the seat that typed on its own phone, or Nobody
}
