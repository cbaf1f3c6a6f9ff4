package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// What the text of a card did is told, and not the slack alone.
func TestAnEffectSaysWhatItDid(t *testing.T) {
	s := table(t, 3, tent(boris, "soap"))
	w := flowtest.Reading(tables.English)
	for want, a := range map[string]game.Effect{
		"Soap leaves the tent. Boris has 1 slack.":  {Seat: boris, Card: "soap"},
		"Soap: slack tokens +2. Boris has 4 slack.": {Seat: boris, Card: "soap", Stays: true, Tokens: 2},
		"Slack tokens -1. Boris has 1 slack.":       {Seat: boris, Tokens: -1},
		"Wounds +1. Boris has 1 slack.":             {Seat: boris, Wounds: 1},
	} {
		next, told := game.Game{}.Apply(s, a)
		require.Equal(t, want, Flow{}.Tell(w, next, told[len(told)-1]))
	}
}

func TestWhoHasEnoughNeedsNoPlan(t *testing.T) {
	w := flowtest.Reading(tables.English)
	require.Contains(t, Flow{}.View(w, table(t, 3, slack(boris, 19))), "Enough to win")
	require.NotContains(t, Flow{}.View(w, table(t, 3, slack(boris, 22))), "Enough to win")
}
