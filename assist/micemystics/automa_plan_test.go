package micemystics

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

func TestAPlanTellsItsReasons(t *testing.T) {
	made, err := plan(fighting(t, func(s *game.State) { s.Turn.Walked = true; s.Mice[0].At.Space = "4" }))
	require.NoError(t, err)
	for lang, want := range map[tables.Lang]string{tables.English: "    MM-MATK-02 Only Tilda can be attacked.", tables.Russian: "    MM-MATK-02 Атаковать можно одну мышь: Тильда."} {
		lines := made.(plannedMoves).Lines(flowtest.Reading(lang))
		require.Contains(t, lines, want)
		isSaid(t, strings.Join(lines, "\n"))
	}
	text, err := json.Marshal(made)
	require.NoError(t, err)
	var plans []struct{ Reasons []rules.Note }
	require.NoError(t, json.Unmarshal(text, &plans))
	require.Contains(t, plans[0].Reasons, rules.Note{ID: "only_one", Rule: "MM-MATK-02", Args: rules.Args{"mouse": game.Name("tilda").Noun()}})
}

func TestNothingIsPlannedInAMousesTurn(t *testing.T) {
	made, err := plan(mine(t))
	require.NoError(t, err)
	require.Nil(t, made)
}
