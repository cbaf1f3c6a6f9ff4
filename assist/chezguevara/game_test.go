package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	parts "tablemate/tables/chezguevara"
)

func TestTableDescribesItself(t *testing.T) {
	g := Game()
	require.Equal(t, "chezguevara", g.About().Game)
	schema, err := g.Schema()
	require.NoError(t, err)
	require.Contains(t, string(schema), `"player_5"`)
	require.Len(t, g.About().Switches, len(game.Switches))
	require.Len(t, g.Things(nil), len(parts.Named))
	about := g.Things(nil)[0].Text()
	require.NotContains(t, about.En+about.Ru, "[")
}

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, boris, game.Speaker(game.Order{Seat: boris, Card: "guitar"}))
	require.Equal(t, chela, game.Speaker(game.Give{From: chela, To: ana}))
	require.Equal(t, rules.Nobody, game.Speaker(game.Resolve{}))
}
