package chezguevara

import (
	"cmp"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// Flow implements session.Flow for Chez Guevara.
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
	_ session.Listing                                   = Flow{}
	_ session.Retaining[game.Action]                    = Flow{}
	_ session.Attributing[game.State, game.Action]      = Flow{}
	_ session.Interruptible[game.State]                 = Flow{}
	_ session.Numbering[game.State]                     = Flow{}
	_ session.Telling[game.State, game.Action]          = Flow{}
	_ session.Concluding[game.State]                    = Flow{}
	_ session.Explaining[game.State]                    = Flow{}
	_ session.Advising[game.State]                      = Flow{}
	_ session.Peopled[game.State]                       = Flow{}
	_ session.Speaking[game.State, game.Action]         = Flow{}
)

// People lists the players.
func (Flow) People(s game.State) []talk.Person {
	return tables.Each(s.Players, func(p game.Player) talk.Person { return talk.Person{Name: p.Name, Seat: p.Seat} })
}

// Said puts the number of a seat in front of a line that this seat types on its own phone. Only the
// awaited seat can say that nobody objects.
func (Flow) Said(t *talk.UI, s game.State, seat rules.Seat, typed string) (game.Action, string, error) {
	a := prompter{phrases{t}, s}
	l, err := a.cutLine(typed)
	if err == nil && l.by == rules.Nobody && !l.unnamed {
		l.by = seat
		typed = l.front() + typed
	}
	if err == nil && len(l.items) > 0 && !is(l.items[0].word, "done") && !is(l.items[0].word, "no") {
		_, err = a.readPlay(typed)
		return nil, typed, err
	}
	names := tables.Args{"names": []string{a.seat(game.Game{}.Next(s))}}
	return nil, "", cmp.Or[error](err, &talk.Unread{ID: "desk.not-asked", Args: names})
}

// Name returns the name that people use for a seat.
func (Flow) Name(t *talk.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask asks for the next action.
func (Flow) Ask(t *talk.UI, s game.State) (game.Action, error) {
	return prompter{phrases{t}, s}.askAwaited()
}

// Redraw decides whether to show the table again. It returns RedrawAlways in three cases: the game
// has ended, a player has drawn cards in turn 2 or later, or a turn has ended and no automatic draw
// follows.
func (Flow) Redraw(t *talk.UI, before game.State, did game.Action, after game.State) session.Redraw {
	_, drew := did.(game.Draw)
	_, ended := did.(game.EndTurn)
	draws := func() bool { return prompter{phrases{t}, after}.automaticAction(after.FirstWait()) != nil }
	if drew && before.Turn.Number > 1 || ended && !draws() || after.Result != nil {
		return session.RedrawAlways
	}
	return session.RedrawNever
}

// prompter asks people for the next action in a state.
type prompter struct {
	phrases
	state game.State
}
