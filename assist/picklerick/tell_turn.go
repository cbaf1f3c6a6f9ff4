package picklerick

import (
	"cmp"

	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
)

// Turn returns the turn that a table stands in. A turn of Rick and the turn of the
// Russians that answers it bear one number, as in the title.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	side := cmp.Or(s.Turn.Side, game.SeatRick)
	w := phrases{t}
	turn := talk.HeadTurn(t, (s.Turn.Number+1)/2, side, talk.WhoseAll(t, w.seat(side)))
	if name := s.Player(side); name != "" && name != w.seat(side) && turn.Number > 0 {
		turn.Heading += " (" + name + ")"
	}
	return turn
}
