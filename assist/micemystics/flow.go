package micemystics

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// Flow implements session.Flow for Mice and Mystics.
type Flow struct{}

var (
	_ session.Flow[game.Setup, game.State, game.Action] = Flow{}
	_ session.Varied                                    = Flow{}
	_ session.Settling[game.Action]                     = Flow{}
	_ session.Enumerating                               = Flow{}
	_ session.Turned[game.State]                        = Flow{}
	_ session.Spelling[game.State]                      = Flow{}
	_ session.Drawing[game.State]                       = Flow{}
	_ session.Rolling[game.Action]                      = Flow{}
	_ session.Readable                                  = Flow{}
	_ session.Revealing[game.Action]                    = Flow{}
	_ session.Figured[game.State, game.Action]          = Flow{}
	_ session.Deciding[game.State, game.Action]         = Flow{}
	_ session.Planning[game.State]                      = Flow{}
	_ session.Telling[game.State, game.Action]          = Flow{}
	_ session.Naming[game.Setup, game.State]            = Flow{}
	_ session.Outside[game.State]                       = Flow{}
	_ session.Peopled[game.State]                       = Flow{}
	_ session.Concluding[game.State]                    = Flow{}
)

// People returns each mouse with the name of its player.
func (Flow) People(s game.State) []talk.Person {
	var people []talk.Person
	for i := range s.Mice {
		people = append(people, talk.Person{Name: s.Mice[i].Player, Seat: game.Seat(s.Mice[i].Name())})
	}
	return people
}

// Name returns the name that people use for a seat.
func (Flow) Name(t *talk.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask asks for the next action of the seat that must act in s.
func (Flow) Ask(t *talk.UI, s game.State) (game.Action, error) {
	return prompter{phrases{t}, s}.askAwaited()
}

// Redraw decides whether the table is drawn after an action. A changed table is drawn only if a
// turn or round begins, if the initiative cards are laid out, or if the chapter is over.
func (Flow) Redraw(_ *talk.UI, before game.State, did game.Action, after game.State) session.Redraw {
	_, laid := did.(game.Order)
	if after.Result == nil && !laid && after.Turn.Card == before.Turn.Card && after.Round == before.Round {
		return session.RedrawNever
	}
	return session.RedrawIfChanged
}

// askAwaited asks for the action that the game awaits. If an unknown part of a hero card is needed,
// such as the gear, it asks for that part instead.
func (a prompter) askAwaited() (game.Action, error) {
	w := a.state.Wait()
	if m, part := a.partNeeded(w); m != nil {
		return a.askHeroPart(m, part)
	}
	if ask := a.awaitedQuestions()[w.For]; ask != nil {
		return ask(w)
	}
	return a.askTurn()
}

func (a prompter) awaitedQuestions() map[game.Awaited]func(game.Wait) (game.Action, error) {
	return map[game.Awaited]func(game.Wait) (game.Action, error){
		game.ForOrder: a.askOrder, game.ForRoll: a.askRoll, game.ForToss: a.askToss,
		game.ForFind: a.askFound, game.ForKeep: a.askKeep, game.ForEvent: a.askEvent, game.ForDrop: a.askPackDrop,
		game.ForCard: a.askEncounter, game.ForDisguise: a.askDisguise, game.ForSpawns: a.askSpawns,
		game.ForSurge:  a.askSurge,
		game.ForWounds: a.askWounds, game.ForRescue: a.askRescue, game.ForFacts: a.askFacts, game.ForCarry: a.askCarry,
	}
}

// prompter asks people for the next action.
type prompter struct {
	phrases
	state game.State
}

type offer = talk.Offer[game.Action]

func answerWith(did game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return did, nil }
}
