package assist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestEveryGameOnTheShelfIsWhole(t *testing.T) {
	names, prefixes := map[string]bool{}, map[string]bool{}
	for _, game := range Games() {
		book := game.About().Rulebook
		require.NotNil(t, book, game.About().Game)
		require.Equal(t, book.Game, game.About().Game)
		require.False(t, names[game.About().Game] || prefixes[book.Prefix], "two games named %s", game.About().Game)
		names[game.About().Game], prefixes[book.Prefix] = true, true
		for _, sw := range game.About().Switches {
			e, ok := book.Entry(sw.Rule)
			require.True(t, ok, "%s is no rule", sw.Rule)
			require.Equal(t, sw.Name, e.Switch.Name, sw.Rule)
			require.Len(t, e.Switch.Values, len(sw.Values), sw.Rule)
			for i, value := range sw.Values {
				require.Equal(t, value, e.Switch.Values[i].Name, sw.Rule)
			}
		}
	}
}

func TestEverySideOfTheDiceHasANameInBothLanguages(t *testing.T) {
	for _, game := range Games() {
		dice := game.About().Dice
		require.Equal(t, dice.Count > 0, len(dice.Sides) > 1)
		for _, lang := range tables.Langs {
			for _, side := range dice.Sides {
				require.NotContains(t, words.In(lang).Say(side), "[")
			}
		}
	}
}
