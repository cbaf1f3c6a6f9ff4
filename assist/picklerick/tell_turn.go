package picklerick

import (
	"cmp"

	"tablemate/assist/session"
	game "tablemate/rules/picklerick"
)

// Turn returns the turn that a table stands in. A turn of Rick and the turn of the
// Russians that answers it bear one number, as in the title.
func (Flow) Turn(t *session.UI, s game.State) session.Turn {
	side := cmp.Or(s.Turn.Side, game.SeatRick)
	w := phrases{t}
	turn := session.HeadTurn(t, (s.Turn.Number+1)/2, side, session.WhoseAll(t, w.seat(side)))
	if name := s.Player(side); name != "" && name != w.seat(side) && turn.Number > 0 {
		turn.Heading += " (" + name + ")"
	}
	return turn
}
