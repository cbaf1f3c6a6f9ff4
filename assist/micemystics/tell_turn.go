package micemystics

import (
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// Turn returns the round that a table stands in, and whose initiative card is on
// turn; nobody's between two cards and before the track is laid.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	a := prompter{phrases{t}, s}
	card := s.Turn.Card
	if card == "" {
		return talk.HeadRound(t, s.Round, rules.Nobody, "")
	}
	if m := a.mouse(game.Name(card)); m != nil {
		return talk.HeadRound(t, s.Round, game.Seat(game.Name(card)), talk.Whose(t, a.initiative(card)))
	}
	name := a.initiative(card)
	if strings.HasPrefix(card, string(game.Brodie)) {
		name = a.figure(game.Brodie)
	}
	return talk.HeadRound(t, s.Round, game.SeatMinions, talk.WhoseAll(t, name))
}
