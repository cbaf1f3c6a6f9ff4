package micemystics

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

const cellar = `1~spawn: 2 3|red; 2~water>4: 4; 4~water>off~exit-drain: 10|yellow<; 3: 10
10~wide~flip-hook; wall 0,0 0,3; blind 1 4`

func TestAMapIsDrawnBackFromBothSides(t *testing.T) {
	m := readMap(t, cellar)
	require.Equal(t, []string{
		" 1 ~spawn                 : 2 3|red",
		" 2 ~water>4               : 1 4",
		" 3                        : 1|red 10",
		" 4 ~water>off ~exit-drain : 2 10|yellow<",
		"10 ~wide ~flip-hook       : 3 4|yellow>",
		"wall 0,0 0,3",
		"blind 1 4",
	}, m.Draw(tables.English))
	require.Equal(t, " 4 ~вода>край ~выход-drain  : 2 10|жёлтая<", m.Draw(tables.Russian)[3])
}

func TestWhatIsDrawnCanBeTypedInAgain(t *testing.T) {
	m := readMap(t, cellar)
	for _, lang := range tables.Langs {
		require.Equal(t, m, readMap(t, strings.Join(m.Draw(lang), "\n")))
	}
}

func TestABorderIsSeenFromEitherSide(t *testing.T) {
	m := readMap(t, cellar)
	s, ok := m.Space("4")
	require.True(t, ok)
	require.Equal(t, Off, s.Current)
	_, ok = m.Space("5")
	require.False(t, ok)
	require.Equal(t, []Link{{A: "10", B: "3"}, {A: "10", B: "4", Line: Yellow, Arrow: "4"}}, m.Around("10"))
	l, ok := m.Between("3", "1")
	require.True(t, ok)
	require.Equal(t, Link{A: "3", B: "1", Line: Red}, l)
	_, ok = m.Between("1", "10")
	require.False(t, ok)
}

func TestWhatLooksLikeASlipIsDoubted(t *testing.T) {
	const good = "1~spawn~exit-a: 2 3; 2: 3"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"nothing odd":                         {good, nil},
		"no neighbour":                        {good + "; 4; 5", []string{"island 4, 5"}},
		"the first one alone":                 {"1~spawn~exit-a; 2: 3 4; 3: 4", []string{"island 1"}},
		"two pieces":                          {good + "; 4: 5 6; 5: 6", []string{"island 4, 5, 6"}},
		"no spawn, no exit":                   {"1: 2 3; 2: 3", []string{"no-spawn", "no-exit"}},
		"an empty map has nowhere to come in": {"", []string{"no-spawn", "no-exit"}},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, d := range readMap(t, c.text).Doubts() {
				said(t, d)
				text := strings.TrimPrefix(d.ID, "box.map-doubt-")
				if spaces, ok := d.Args["spaces"]; ok {
					text += " " + spaces.(string)
				}
				got = append(got, text)
			}
			require.Equal(t, c.want, got)
		})
	}
}

func TestCentresMakeABoard(t *testing.T) {
	label := func(s Space) string { return string(s.ID) }
	m := readMap(t, "1~at-0,0: 2~at-4,0 3~at-0,2; 3: 4~at-4,2; bed~at-4,2; wall 2,0 2,2")
	require.Equal(t, []string{
		"1               #               2",
		"3               #               4",
		"                                bed",
	}, m.Board(40, 3, label))
	require.Nil(t, m.Board(40, 2, label), "too low")
	require.Nil(t, m.Board(6, 9, label), "too narrow")
	require.Nil(t, readMap(t, "1: 2~at-3,4").Board(60, 9, label), "a space has no centre")
}

func TestABoardKeepsToItsWidth(t *testing.T) {
	for _, text := range []string{"1~at--10000,0: 2~at-10000,0.5", "1~at-0,0: 2~at-0,10000", "1~at-1,1: bedchamber~at-1,1"} {
		for _, width := range []int{40, 78, 200} {
			board := readMap(t, text).Board(width, 9, func(s Space) string { return string(s.ID) })
			require.NotEmpty(t, board)
			for _, line := range board {
				require.LessOrEqual(t, runeCount(line), width)
			}
		}
	}
}

func readMap(t *testing.T, text string) Map {
	m, err := ParseMap(text)
	require.NoError(t, err)
	return m
}
