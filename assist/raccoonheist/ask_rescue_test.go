package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

func TestRescueIsTypedInManyWays(t *testing.T) {
	s := found(t, pairOf, parts.Kitchen, game.Raid{Seat: one, Location: parts.Backyard, Count: 2}, game.Raid{Seat: two, Location: parts.Basement, Count: 1})
	both := game.Rescue{Seat: one, Freed: []game.Freed{{Of: one, Count: 1}, {Of: two, Count: 1}}}
	for typed, want := range map[string]game.Rescue{
		desktest.Enter: both, "a 1 b 1": both, "r1 b1": both, "к1с1": both, "1": {Seat: one, Freed: both.Freed[:1]},
		"-": {Seat: one}, "0": {Seat: one}, "b 1": {Seat: one, Freed: both.Freed[1:]},
	} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	require.Equal(t, game.Change{Seat: two, Location: parts.Kitchen, Count: 2}, asked(t, s, "b k 2"), "a raid is understood although it is too late")
}

// A group that has lost all its raccoons has lost the game, so Enter frees one of it first (RH-END-02).
func TestEnterFreesAGroupThatHasLostAllItsRaccoons(t *testing.T) {
	s := found(t, pairOf, parts.Kitchen, game.Raid{Seat: one, Location: parts.Backyard, Count: 1}, game.Raid{Seat: two, Location: parts.Basement, Count: 1})
	lost := &s.Groups[1]
	lost.Yard, lost.Reserve, lost.Raid.Left = lost.Total(), 0, 0
	require.Equal(t, game.Rescue{Seat: one, Freed: []game.Freed{{Of: two, Count: 1}}}, asked(t, s, desktest.Enter))
}
