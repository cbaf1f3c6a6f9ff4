package raccoonheist

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

// Turn returns the round that a table stands in, in which all play at once.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	return talk.HeadRound(t, s.Round.Number, rules.Nobody, "")
}
