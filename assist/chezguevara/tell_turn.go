package chezguevara

import (
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
)

// Turn returns the turn that a table stands in; its six phases belong to one turn.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	return talk.HeadTurn(t, s.Turn.Number, s.Turn.Seat, talk.Whose(t, prompter{phrases{t}, s}.seat(s.Turn.Seat)))
}
