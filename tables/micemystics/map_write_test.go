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
		"no neighbour":                        {good + "; 4; 5", []string{"alone 4, 5"}},
		"one neighbour":                       {good + " 10; 10", []string{"dead-end 10"}},
		"red lines all around":                {"1~spawn~exit-a: 2 3 4|gap; 2: 3 4|red", []string{"shut 4"}},
		"two pieces":                          {good + "; 4: 5 6; 5: 6", []string{"island 4, 5, 6"}},
		"a current to dry land":               {"1~spawn~exit-a: 2 3; 2: 3~water>2", []string{"ashore 3 2"}},
		"currents against each other":         {"1~spawn~exit-a: 2 3; 2~water>3: 3~water>2", []string{"facing 2 3"}},
		"no spawn, no exit":                   {"1: 2 3; 2: 3", []string{"no-spawn", "no-exit"}},
		"walls and no centres":                {good + "; wall 1,1 2,2", []string{"no-centre 1, 2, 3"}},
		"some centres":                        {good + "~at-1,1", []string{"no-centre 1, 2"}},
		"two spaces in the same place":        {"1~spawn~exit-a~at-1,1: 2~at-1,2 3~at-1,1; 2: 3", []string{"same-centre 1 3"}},
		"an empty map has nowhere to come in": {"", []string{"no-spawn", "no-exit"}},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, d := range readMap(t, c.text).Doubts() {
				said(t, d)
				text := strings.TrimPrefix(d.ID, "box.map-doubt-")
				for _, arg := range []string{"spaces", "space", "to"} {
					if value, ok := d.Args[arg]; ok {
						text += " " + value.(string)
					}
				}
				got = append(got, text)
			}
			require.Equal(t, c.want, got)
		})
	}
}

func TestCentresMakeASketch(t *testing.T) {
	m := readMap(t, "1~at-0,0: 2~at-4,0 3~at-0,2; 3: 4~at-4,2; bed~at-4,2; wall 2,0 2,2")
	require.Equal(t, []string{
		"1    #    2",
		"     #",
		"     #",
		"3    #    4",
		"          bed",
	}, m.Sketch(14))
	require.Nil(t, readMap(t, "1: 2~at-3,4").Sketch(60))
}

func TestASketchKeepsToItsWidth(t *testing.T) {
	for _, text := range []string{"1~at--10000,0: 2~at-10000,0.5", "1~at-0,0: 2~at-0,10000", "1~at-1,1: bedchamber~at-1,1"} {
		m := readMap(t, text)
		require.Nil(t, m.Sketch(0))
		for _, width := range []int{40, 78, 200} {
			require.NotEmpty(t, m.Sketch(width))
			for _, line := range m.Sketch(width) {
				require.LessOrEqual(t, runeCount(line), min(width, SketchWidth))
			}
		}
	}
}

func readMap(t *testing.T, text string) Map {
	m, err := ParseMap(text)
	require.NoError(t, err)
	return m
}
