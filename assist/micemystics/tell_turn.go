package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// turnIn returns the round that a table stands in, and whose initiative card is on
// turn; nobody's between two cards and before the track is laid.
func turnIn(t *session.UI, s game.State) session.Turn {
	a := prompter{phrases{t}, s}
	card := s.Turn.Card
	if card == "" {
		return session.HeadRound(t, s.Round, rules.Nobody, "")
	}
	whose := game.SeatMinions
	if a.mouse(game.Name(card)) != nil {
		whose = game.Seat(game.Name(card))
	}
	return session.HeadRound(t, s.Round, whose, a.initiative(card))
}
