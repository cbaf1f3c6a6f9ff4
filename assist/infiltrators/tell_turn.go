package infiltrators

import (
	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
)

// turnIn returns the turn that a mission stands in.
func turnIn(t *session.UI, s game.State) session.Turn {
	return session.HeadTurn(t, s.Turn.Number, s.Turn.Seat, session.Whose(t, prompter{phrases{t}, s}.seat(s.Turn.Seat)))
}
