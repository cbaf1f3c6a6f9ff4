package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

// Turn returns the round that a table stands in, in which all play at once.
func (Flow) Turn(t *session.UI, s game.State) session.Turn {
	return session.HeadRound(t, s.Round.Number, rules.Nobody, "")
}
