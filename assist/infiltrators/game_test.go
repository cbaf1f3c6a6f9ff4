package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
)

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, boris, game.Actor(game.Hint{By: boris}))
	require.Equal(t, rules.Nobody, game.Actor(game.Exchange{To: boris}), "whoever is on turn")
	require.Equal(t, rules.Nobody, game.Actor(game.Turned{}))
}
