// Package picklerick leads people through Rick and Morty: The Pickle Rick Game:
// it asks for what only the table can know, draws the board, and says in both
// languages what follows. It decides nothing; rules/picklerick does.
package picklerick

import (
	"errors"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// Flow is the way through one game.
type Flow struct{}

var _ session.Flow[game.Setup, game.State, game.Action, game.Event] = Flow{}

// Name is how people at the table call a seat.
func (Flow) Name(t *session.Talk, s game.State, seat rules.Seat) string {
	name, side := s.Player(seat), talk{t}.seat(seat)
	if name == "" || name == side {
		return side
	}
	return name + " (" + side + ")"
}

// Ask is the next report of the seat that is awaited in s.
func (Flow) Ask(t *session.Talk, s game.State) (game.Action, error) {
	a := asking{talk{t}, s}
	switch {
	case s.Wait != nil && s.Wait.For == game.ForTile:
		return a.tile()
	case s.Wait != nil:
		return a.answer()
	}
	switch s.Turn.Step {
	case game.Roll:
		return a.roll(boxDice)
	case game.Fall:
		return a.roll(len(s.Turn.InAir))
	case game.Choose:
		return a.reroll()
	}
	return a.spend()
}

// asking is one question to the table as it stands.
type asking struct {
	talk
	state game.State
}

// written asks for a written answer until it can be read.
func written[T any](t talk, q desk.Question, read func(string) (T, error)) (T, error) {
	var none T
	q.Parse = func(typed string) error {
		_, err := read(typed)
		return t.told(err)
	}
	typed, err := t.Desk.Write(q)
	if err != nil {
		return none, err
	}
	return read(typed)
}

// told is an answer's slip as a sentence.
func (t talk) told(err error) error {
	var s *slip
	if errors.As(err, &s) {
		return errors.New(t.Words.Say(s.id, s.args))
	}
	return err
}

// offer is one answer of a menu and what it leads to.
type offer struct {
	desk.Option
	take func() (game.Action, error)
}

// menu asks for one of offers. Back from what an offer asks leads here again.
func (t talk) menu(q desk.Question, offers []offer) (game.Action, error) {
	options := make([]desk.Option, len(offers))
	for i, o := range offers {
		options[i] = o.Option
	}
	for {
		i, err := t.Desk.Choose(q, options)
		if err != nil {
			return nil, err
		}
		a, err := offers[i].take()
		if !errors.Is(err, desk.ErrBack) {
			return a, err
		}
	}
}

func just(a game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return a, nil }
}

func args(pairs ...any) tables.Args {
	out := tables.Args{}
	for i := 0; i+1 < len(pairs); i += 2 {
		out[pairs[i].(string)] = pairs[i+1]
	}
	return out
}
