package infiltrators

import (
	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
)

// Turn returns the turn that a mission stands in.
func (Flow) Turn(t *session.UI, s game.State) session.Turn {
	return session.HeadTurn(t, s.Turn.Number, s.Turn.Seat, session.Whose(t, prompter{phrases{t}, s}.seat(s.Turn.Seat)))
}
