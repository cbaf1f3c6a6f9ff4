package picklerick

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Flow implements session.Flow for Pickle Rick.
type Flow struct{}

// The optional interfaces of package session that Flow implements.
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
	_ session.Readable                                  = Flow{}
	_ session.Listing                                   = Flow{}
	_ session.Revealing[game.Action]                    = Flow{}
	_ session.Figured[game.State, game.Action]          = Flow{}
	_ session.Deciding[game.State, game.Action]         = Flow{}
	_ session.Planning[game.State]                      = Flow{}
	_ session.Peopled[game.State]                       = Flow{}
	_ session.Concluding[game.State]                    = Flow{}
)

// Ending says what ended the game, or returns "".
func (Flow) Ending(t *talk.UI, _ game.State, by tables.RuleID) string {
	if id := "end." + string(by); t.Words.Has("picklerick." + id) {
		return phrases{t}.say(id)
	}
	return ""
}

// People returns the name and the seat of each player.
func (Flow) People(s game.State) []talk.Person {
	person := func(seat rules.Seat) talk.Person { return talk.Person{Name: s.Player(seat), Seat: seat} }
	return tables.Each(seatsOf(s), person)
}

// Name returns the name that people use for a seat.
func (Flow) Name(t *talk.UI, s game.State, seat rules.Seat) string {
	name, side := s.Player(seat), phrases{t}.seat(seat)
	if name == "" || name == side {
		return side
	}
	return name + " (" + side + ")"
}

// Ask asks for the next action of the seat that must act in s.
func (Flow) Ask(t *talk.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	switch {
	case s.Wait != nil && s.Wait.For == game.ForTile:
		return a.askTile()
	case s.Wait != nil && s.Wait.For == game.ForTrap && s.Wait.Rest != nil:
		return a.askTrap()
	case s.Wait != nil:
		return a.askAnswer()
	}
	switch s.Turn.Step {
	case game.Roll:
		return a.askRoll(parts.Dice)
	case game.Fall:
		return a.askRoll(len(s.Turn.InAir))
	case game.Choose:
		return a.askReroll()
	}
	return a.askSpending()
}

type prompter struct {
	phrases
	state game.State
}

type offer = talk.Offer[game.Action]

func answerWith(a game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return a, nil }
}
