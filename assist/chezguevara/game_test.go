package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
)

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, boris, game.Speaker(game.Order{Seat: boris, Card: "guitar"}))
	require.Equal(t, chela, game.Speaker(game.Give{From: chela, To: ana}))
	require.Equal(t, rules.Nobody, game.Speaker(game.Resolve{}))
}
