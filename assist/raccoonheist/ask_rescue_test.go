package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func TestRescueIsTypedInManyWays(t *testing.T) {
	s := found(t, pairOf, parts.Kitchen, game.Raid{Seat: one, Location: parts.Backyard, Count: 2}, game.Raid{Seat: two, Location: parts.Basement, Count: 1})
	both := game.Rescue{Seat: one, Freed: []game.Freed{{Of: one, Count: 1}, {Of: two, Count: 1}}}
	for typed, want := range map[string]game.Rescue{
		desktest.Enter: both, "a 1 b 1": both, "r1 b1": both, "к1с1": both, "ф 1 b 1": both, "1": {Seat: one, Freed: both.Freed[:1]},
		"-": {Seat: one}, "0": {Seat: one}, "b 1": {Seat: one, Freed: both.Freed[1:]},
	} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	require.Equal(t, game.Change{Seat: two, Location: parts.Kitchen, Count: 2}, asked(t, s, "b k 2"), "a raid is understood although it is too late")
}

// RH-END-02
func TestEnterFreesAGroupThatHasLostAllItsRaccoons(t *testing.T) {
	s := found(t, pairOf, parts.Kitchen, game.Raid{Seat: one, Location: parts.Backyard, Count: 1}, game.Raid{Seat: two, Location: parts.Basement, Count: 1})
	lost := &s.Groups[1]
	lost.Yard, lost.Reserve, lost.Raid.Left = lost.Total(), 0, 0
	require.Equal(t, game.Rescue{Seat: one, Freed: []game.Freed{{Of: two, Count: 1}}}, asked(t, s, desktest.Enter))
}

func inTheYard(t *testing.T, u game.Setup) game.State {
	raids := []game.Action{game.Raid{Seat: one, Location: parts.Backyard, Count: 2}}
	if len(u.Players) > 1 {
		raids = append(raids, game.Raid{Seat: two, Location: parts.Basement, Count: 1})
	}
	s := found(t, u, parts.Kitchen, raids...)
	for i := range s.Groups {
		s.Groups[i].Yard, s.Groups[i].Reserve = 2, s.Groups[i].Total()-2-s.Groups[i].Raid.Left
	}
	return s
}

func TestARescueIsReadWhole(t *testing.T) {
	for _, lang := range tables.Langs {
		for _, line := range []string{
			"b 1 banana", "b 1 a", "b 1 ann", "1 b", "1 boris", "a 1 b 1 a", "a 1 b", "a 1 a 1", "a 1 b 1 b 1", "a b",
		} {
			did, asked, err := typed(lang, inTheYard(t, pairOf), line)
			require.ErrorIs(t, err, desk.ErrEnd, "%q is read as %#v", line, did)
			require.NotEmpty(t, asked[1].Complaint, line)
		}
	}
}

func TestARescueCanBeTapped(t *testing.T) {
	alone := pairOf
	alone.Players = players("Ann")
	for buttons, u := range map[int]game.Setup{5: pairOf, 3: alone} {
		s := inTheYard(t, u)
		_, asked, _ := typed(tables.English, s, "")
		put := asked[0]
		rowKey := func(b desk.Row) string { return b.Key }
		keys := tables.Each(put.Buttons.Plain, rowKey)
		for _, line := range put.Buttons.Grid {
			keys = append(keys, tables.Each(line.Pieces, rowKey)...)
		}
		require.Len(t, keys, buttons)
		require.Equal(t, len(u.Players) > 1, put.Buttons.Many)
		if put.Buttons.Many {
			require.Contains(t, put.Help, "a 1 b 1", "the help has an example for several players")
			keys = append(keys, put.Buttons.Grid[0].Pieces[0].Key+" "+put.Buttons.Grid[1].Pieces[0].Key)
		}
		for _, key := range append(keys, put.Example) {
			did, _, err := typed(tables.English, s, key)
			require.NoError(t, err, key)
			require.Empty(t, game.Game{}.Check(s, did), key)
		}
	}
	s := inTheYard(t, pairOf)
	s.Groups[0].Raid.Left = 1
	_, asked, _ := typed(tables.English, s, "")
	require.False(t, asked[0].Buttons.Many, "one raccoon is one tap")
	require.Len(t, asked[0].Buttons.Grid, 2)
	require.Len(t, asked[0].Buttons.Grid[0].Pieces, 1)
	require.NotContains(t, asked[0].Help, "a 1 b 1")
}
