package chezguevara

import (
	"tablemate/assist/session"
	game "tablemate/rules/chezguevara"
)

// Turn returns the turn that a table stands in; its six phases belong to one turn.
func (Flow) Turn(t *session.UI, s game.State) session.Turn {
	return session.HeadTurn(t, s.Turn.Number, s.Turn.Seat, session.Whose(t, prompter{phrases{t}, s}.seat(s.Turn.Seat)))
}
