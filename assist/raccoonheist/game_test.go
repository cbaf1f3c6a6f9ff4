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
	s := raiding(t, pairOf)
	s.Popper.Holder = two
	for _, did := range []game.Action{
		game.Raid{Seat: two}, game.Change{Seat: two}, game.Pass{Seat: two}, game.Give{From: two, To: one},
		game.HandOver{To: one}, game.UsePopper{For: []rules.Seat{one}}, game.KeepPopper{},
	} {
		require.Equal(t, two, Flow{}.By(s, did), did.Kind())
	}
	require.Equal(t, rules.Nobody, Flow{}.By(s, game.Fell{Face: 1, Seat: two}), "a die is the table's")
}
