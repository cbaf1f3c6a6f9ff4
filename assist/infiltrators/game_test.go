package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

func TestTableDescribesItself(t *testing.T) {
	table := Game()
	require.Equal(t, "infiltrators", table.About().Game)
	schema, err := table.Schema()
	require.NoError(t, err)
	require.Contains(t, string(schema), `"agent_5"`)
	require.Contains(t, string(schema), `"discard_down"`)
	require.Len(t, table.About().Switches, len(game.Switches))
	require.Len(t, table.Modes(nil), len(parts.TrainingMissions))
}

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, boris, game.Actor(game.Hint{By: boris}))
	require.Equal(t, rules.Nobody, game.Actor(game.Exchange{To: boris}), "whoever is on turn")
	require.Equal(t, rules.Nobody, game.Actor(game.Turned{}))
}
