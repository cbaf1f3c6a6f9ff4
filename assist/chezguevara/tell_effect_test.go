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
		"Soap leaves the tent: Boris 1.": {Seat: boris, Card: "soap"},
		"Soap, tokens +2: Boris 4.":      {Seat: boris, Card: "soap", Stays: true, Tokens: 2},
		"Tokens -1: Boris 1.":            {Seat: boris, Tokens: -1},
		"Wounds +1: Boris 1.":            {Seat: boris, Wounds: 1},
	} {
		next, told := game.Game{}.Apply(s, a)
		require.Equal(t, want, Flow{}.Tell(w, next, told[len(told)-1]))
	}
}

func TestWhoHasEnoughNeedsNoPlan(t *testing.T) {
	w := flowtest.Reading(tables.English)
	require.Contains(t, Flow{}.View(w, table(t, 3, slack(boris, 19))), "enough to win")
	require.NotContains(t, Flow{}.View(w, table(t, 3, slack(boris, 22))), "enough to win")
}
