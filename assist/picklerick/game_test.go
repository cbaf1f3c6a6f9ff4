package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

func TestDiceSidesAreTheFacesOfTheBox(t *testing.T) {
	require.Equal(t, []int{0, 1, 2, 3, 3, 4}, Flow{}.Dice().Faces)
	require.Equal(t, []int{3, 0}, Flow{}.Fell(game.Fell{Faces: []parts.Symbol{parts.Gun, parts.Movement}}))
	require.Nil(t, Flow{}.Fell(game.Keep{}))
}

func TestTheSchemaSaysWhatActionsAndDecisionsAre(t *testing.T) {
	text, err := Game().Schema()
	require.NoError(t, err)
	for _, said := range []string{"may be left out, for who spends a die keeps them too", "passes the dice to the other side", "all actions that the rules hold equal"} {
		require.Contains(t, string(text), said)
	}
}
