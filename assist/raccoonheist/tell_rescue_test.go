package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func TestARescueNamesItsPlayerOnce(t *testing.T) {
	rescue := rules.Note{ID: "rescued", Args: rules.Args{
		"place": game.Place(parts.Backyard), "seat": one.Noun(),
		"who": []rules.Noun{{Kind: game.NounFreed, ID: string(one) + " 2"}, {Kind: game.NounFreed, ID: string(two) + " 1"}},
	}}
	for lang, want := range map[tables.Lang]string{
		tables.English: "  Backyard: Ann brings back 2 raccoons of their own, 1 of Boris's raccoons.",
		tables.Russian: "  Задний двор: Ann забирает 2 своих енотов, 1 енота (игрок — Boris).",
	} {
		require.Equal(t, want, Flow{}.Tell(flowtest.Reading(lang), opening(t, pairOf), rescue))
	}
}
