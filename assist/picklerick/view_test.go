package picklerick

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// busy is a solo table in the middle of a game: walls, adjoining vents, a
// crowd, Jaguar and a trap.
func busy(t testing.TB) game.State {
	s := opened(t, game.Setup{Mode: game.Solo, Colours: map[parts.Place]parts.Colour{parts.Bathroom: parts.Red}})
	up := func(x, y int, colour parts.Colour, e game.Edges) game.Tile {
		return game.Tile{Cell: game.Cell{x, y}, Face: game.Up, Colour: colour, Edges: &e}
	}
	c := []any{"/rick/cell", game.Cell{0, 1}, "/jaguar", game.Hunter{Status: game.InPlay, Cell: game.Cell{0, 2}, Health: 8}}
	for _, tile := range []game.Tile{
		up(0, 1, parts.Blue, game.Edges{North: parts.Open, East: parts.Vent, South: parts.Open, West: parts.Wall}),
		up(1, 1, parts.Grey, game.Edges{North: parts.Wall, East: parts.Wall, South: parts.Open, West: parts.Vent}),
		up(0, 2, parts.Red, game.Edges{North: parts.Vent, East: parts.Open, South: parts.Open, West: parts.Vent}),
	} {
		c = append(c, game.PathOfTile(tile.Cell), tile)
	}
	for n := 5; n <= 10; n++ {
		c = append(c, game.PathOfOperative(n)+"/cell", game.Cell{1, 1})
	}
	c = append(c, game.PathOfOperative(1)+"/cell", game.Cell{0, 1})
	return after(t, s, correcting(c...), game.Mark{Cell: game.Cell{0, 2}, Marker: "mine"})
}

func TestViewIsDrawnInBothLanguages(t *testing.T) {
	flowtest.Views(t, Flow{}, map[string]game.State{
		"start-two": opened(t, game.Setup{Mode: game.TwoPlayers, PostB: game.ToTheLeft}),
		"busy-solo": busy(t),
	})
}

func TestViewFitsNarrowScreens(t *testing.T) {
	s := busy(t)
	for _, columns := range []int{80, 57, 40, 30, 20, 10} {
		for _, line := range strings.Split(drawn(flowtest.Reading(tables.Russian), s, columns), "\n") {
			require.LessOrEqual(t, paint.Width(line), max(columns, margin+narrowest), "%d columns: %s", columns, line)
		}
	}
	flowtest.Golden(t, "view-busy-40.ru", drawn(flowtest.Reading(tables.Russian), s, 40))
	flowtest.Golden(t, "view-busy-20.en", drawn(flowtest.Reading(tables.English), s, 20))
}

func TestALowScreenKeepsTheRowsAroundRick(t *testing.T) {
	s, w := busy(t), flowtest.Reading(tables.English)
	whole := Flow{}.View(w, s)
	for height := 1; height <= 60; height++ {
		w.Height = height
		view := Flow{}.View(w, s)
		require.Contains(t, view, "Rick 1", height)
		board := strings.Count(view[:strings.Index(view, "R Rick")], "\n")
		require.LessOrEqual(t, board, max(height-below, leastLines)+1, height)
		require.Equal(t, view != whole, strings.Contains(view, "left out"))
	}
	require.Equal(t, whole, Flow{}.View(w, s), "a high screen shows everything")
}

func TestFiguresLeaveTheColourLetterAlone(t *testing.T) {
	s := busy(t)
	for from := 1; from <= 10; from++ {
		var here []any
		for n := 1; n <= 10; n++ {
			if n < from {
				here = append(here, game.PathOfOperative(n), nil)
			} else {
				here = append(here, game.PathOfOperative(n)+"/cell", game.Cell{1, 1})
			}
		}
		crowded := after(t, s, correcting(here...))
		for _, columns := range []int{80, 40, 25} {
			b := boardOf(flowtest.Reading(tables.English), crowded, columns)
			x, y := b.at(game.Cell{1, 1})
			require.Equal(t, 'G', b.canvas[y+1][x+b.tile-2].sign)
			require.Equal(t, ' ', b.canvas[y+1][x+b.tile-3].sign)
		}
	}
}
