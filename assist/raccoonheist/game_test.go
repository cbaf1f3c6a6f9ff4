package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

func TestDieHasSixSides(t *testing.T) {
	require.Equal(t, []int{5}, Flow{}.Fell(game.Fell{Face: 6}))
	require.Nil(t, Flow{}.Fell(game.Hide{}))
}

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, two, Flow{}.By(game.Raid{Seat: two}))
	require.Equal(t, two, Flow{}.By(game.Change{Seat: two}))
	require.Equal(t, two, Flow{}.By(game.Pass{Seat: two}))
	require.Equal(t, rules.Nobody, Flow{}.By(game.Fell{Face: 1, Seat: two}), "a die is the table's")
}
