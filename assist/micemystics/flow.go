package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// Flow implements session.Flow for Mice and Mystics.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action] = Flow{}

// Name returns what people at the table call a seat.
func (Flow) Name(t *session.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask asks the seat that is awaited in s for its next action. The table is drawn
// once for each turn; in between sentences say what changed.
func (Flow) Ask(t *session.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	did, err := a.askAwaited()
	if err == nil {
		err = a.afterAction(did)
	}
	return did, err
}

// askAwaited asks for what is awaited; where that is nothing, for what the mouse on
// turn does.
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

// awaitedQuestions returns the questions for whatever must be told before a turn
// goes on. The minions place newcomers by themselves.
func (a prompter) awaitedQuestions() map[game.Awaited]func(game.Wait) (game.Action, error) {
	return map[game.Awaited]func(game.Wait) (game.Action, error){
		game.ForOrder: a.askOrder, game.ForRoll: a.askRoll, game.ForToss: a.askToss,
		game.ForFind: a.askFound, game.ForKeep: a.askKeep, game.ForEvent: a.askEvent, game.ForDrop: a.askPackDrop,
		game.ForCard: a.askEncounter, game.ForDisguise: a.askDisguise, game.ForSpawns: a.askSpawns, game.ForSurge: a.askSurge,
		game.ForWounds: a.askWounds, game.ForRescue: a.askRescue, game.ForFacts: a.askFacts, game.ForCarry: a.askCarry,
	}
}

// prompter asks for one action in a state.
type prompter struct {
	phrases
	state game.State
}

// offer is one answer of a menu.
type offer = session.Offer[game.Action]

// answerWith returns the answer of a menu that gives an action as it is.
func answerWith(did game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return did, nil }
}

// afterAction tells the loop which drawing of the table people know after an action,
// and keeps what the mice carry over once the last of them has chosen. An action that
// breaks rules changes nothing yet, because people may still take it back.
func (a prompter) afterAction(did game.Action) error {
	if breaches, _ := rules.Judge(game.Game{}, a.state, did); len(breaches) > 0 {
		return nil
	}
	next, _ := game.Game{}.Apply(a.state, did)
	if _, laid := did.(game.Order); next.Result == nil && !laid && next.Turn.Card == a.state.Turn.Card && next.Round == a.state.Round {
		a.Seen = Flow{}.View(a.UI, next)
	}
	if _, carried := did.(game.Carry); carried && next.Wait().For == game.NoWait {
		return a.carryOver(next)
	}
	return nil
}
