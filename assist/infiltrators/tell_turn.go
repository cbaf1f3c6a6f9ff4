package infiltrators

import (
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
)

// Turn returns the turn that a mission stands in.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	return talk.HeadTurn(t, s.Turn.Number, s.Turn.Seat, talk.Whose(t, prompter{phrases{t}, s}.seat(s.Turn.Seat)))
}
