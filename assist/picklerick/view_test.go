package picklerick

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

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
	w.Familiar = true
	whole := Flow{}.View(w, s)
	for height := 1; height <= 60; height++ {
		w.Height = height
		view := Flow{}.View(w, s)
		require.Contains(t, view, "R 1", "at %d lines", height)
		board := strings.Count(view[:strings.Index(view, "└")], "\n") + 1
		require.LessOrEqual(t, board, max(height-below, leastLines), height)
		require.Equal(t, view != whole, strings.Contains(view, "not shown"), height)
	}
	require.Equal(t, whole, Flow{}.View(w, s), "a high screen shows everything")
}

func TestABoardLargerThanTheScreenShowsAsManyRowsAsFit(t *testing.T) {
	s, w := busy(t), flowtest.Reading(tables.English)
	tall := []any{}
	for y := -6; y <= 9; y++ {
		if at := (game.Cell{0, y}); y < 0 || y > 4 {
			tall = append(tall, game.PathOfTile(at), game.Tile{Cell: at, Face: game.Up, Edges: &game.OpenEdges})
		}
	}
	s = after(t, s, correcting(tall...))
	for height := below + leastLines; height <= 40; height++ {
		w.Height = height
		b, most := boardOf(w, s, usualColumns), height-below
		whole := boardOf(flowtest.Reading(tables.English), s, usualColumns)
		require.Less(t, b.stack(), most, height)
		require.Equal(t, whole.stack() >= most, b.lowered, height)
		require.Equal(t, b.lowered, b.north < whole.north || b.south > whole.south, height)
		if b.north < whole.north {
			b.north++
			require.GreaterOrEqual(t, b.stack(), most, height)
			b.north--
		}
		if b.south > whole.south {
			b.south--
			require.GreaterOrEqual(t, b.stack(), most, height)
		}
	}
	w.Height = below + leastLines + 2
	flowtest.Golden(t, "view-tall.en", Flow{}.View(w, s))
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
			x, line := b.column(1)+b.tile, b.tops[1]
			require.Equal(t, 'g', b.canvas[line][x-2].sign)
			require.Equal(t, ' ', b.canvas[line][x-3].sign)
		}
	}
}

func TestTheTitleFitsTheScreen(t *testing.T) {
	for _, mode := range game.Modes {
		s := opened(t, game.Setup{Mode: mode})
		s.Turn.Number, s.Jaguar = 47, game.Hunter{Status: game.InPlay, Health: 10}
		for n := 5; n <= 10; n++ {
			s.Operatives = append(s.Operatives, game.Soldier{Number: n})
		}
		for _, lang := range tables.Langs {
			w := flowtest.Reading(lang)
			long := Flow{}.Title(w, s)
			w.Width = usualColumns
			w.Width -= paint.Width("Friday · ")
			if mode.Alone() { // keep room for the number of house rules, which package session adds to the title
				w.Width -= paint.Width(" · " + w.Words.Say("session.house-count-short", tables.Args{"count": 1}))
			}
			require.LessOrEqual(t, paint.Width(Flow{}.Title(w, s)), w.Width, "beside the table's name")
			w.Width = paint.Width(long)
			require.Equal(t, long, Flow{}.Title(w, s))
		}
	}
}

func TestTheSignsAreExplainedOnce(t *testing.T) {
	w := flowtest.Reading(tables.English)
	first := Flow{}.View(w, busy(t))
	require.Contains(t, first, "wall")
	w.Familiar = true
	require.NotContains(t, Flow{}.View(w, busy(t)), "wall")
}

func TestTheBoardAtTheStartTakesTenLines(t *testing.T) {
	for _, mode := range game.Modes {
		for _, hand := range []game.Hand{game.ToTheLeft, game.ToTheRight} {
			w := flowtest.Reading(tables.Russian)
			w.Familiar, w.Height = true, 24
			view := Flow{}.View(w, opened(t, game.Setup{Mode: mode, PostB: hand}))
			require.LessOrEqual(t, strings.Count(view, "\n")+1, 10)
			require.Contains(t, view, "Крыша")
			require.NotRegexp(t, `-\d+ *$|-\d+,`, view, "no tile is named by a negative number")
		}
	}
}

func TestEveryTileHasANameThatCanBeTyped(t *testing.T) {
	for _, lang := range tables.Langs {
		w, names := phrases{flowtest.Reading(lang)}, map[string]bool{}
		for x := -25; x <= 25; x++ {
			for y := -20; y <= 30; y++ {
				c := game.Cell{x, y}
				name := w.cell(c)
				require.False(t, names[name], name)
				names[name] = true
				read, err := w.readCell(strings.ToLower(name), game.Cell{7, 7})
				require.NoError(t, err, name)
				require.Equal(t, c, read, name)
				if x >= -7 && x <= 8 {
					require.Regexp(t, `^\pL-?\d+$`, name)
				}
				require.False(t, lang == tables.Russian && strings.ContainsAny(name, "АВЕКМНОРСТХЯ"), "%s looks like another", name)
			}
		}
	}
}

func TestTheTitleAlwaysCountsWhatLosesTheGame(t *testing.T) {
	hunted := opened(t, both)
	hunted.Jaguar = game.Hunter{Status: game.InPlay, Health: 10}
	for _, lang := range tables.Langs {
		for _, s := range []game.State{busy(t), opened(t, both), opened(t, alone), hunted} {
			for _, width := range []int{20, 40, 51, 60, 80, 0} {
				w := flowtest.Reading(lang)
				w.Width = width
				title := Flow{}.Title(w, s)
				require.True(t, !s.Mode.Alone() || strings.Contains(title, fmt.Sprintf("%d/10", len(s.Operatives))), title)
				require.Contains(t, title, phrases{w}.say("title.stack", tables.Args{"stack": s.Stack}))
				require.Contains(t, title, fmt.Sprintf("%d♥", s.Rick.Health))
				require.Regexp(t, fmt.Sprintf(`(deck|колода|кол\.) %d( |$)`, s.Cards.Deck), title, "PR-WIN-03")
				require.True(t, width == 0 || width < 51 && s.Jaguar.Status == game.InPlay || width < 40 || paint.Width(title) <= width, title)
			}
		}
	}
}

func TestATileIsCalledAsTheMarginsOfTheBoardSay(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, move, move, move)
	for y := -1; y >= -6; y-- {
		s = after(t, s, correcting(game.PathOfTile(game.Cell{0, y}), game.Tile{Cell: game.Cell{0, y}, Face: game.Up, Edges: &game.OpenEdges}))
	}
	w := in(t, tables.English)
	view := Flow{}.View(w, after(t, s, correcting(game.RickCell, game.Cell{0, -6})))
	require.Regexp(t, `(?m)^ *-2│ +R`, view, "Rick's row")
	require.Equal(t, "L-2", phrases{w}.cell(game.Cell{0, -6}))
}

func TestAFigureHasOneCodeOnTheBoardAndInEveryList(t *testing.T) {
	for _, lang := range tables.Langs {
		s := busy(t)
		w := in(t, lang)
		a := prompter{phrases{w}, s}
		signs := strings.Fields(strings.NewReplacer("┃", " ", "╪", " ").Replace(Flow{}.View(w, s)))
		for _, f := range s.Enemies() {
			code := a.code(f)
			require.Contains(t, signs, code, "%v is on the board", f)
			require.Equal(t, code, strings.ToUpper(a.figureOption(0, f).Keys[0]))
			for _, o := range a.figureOffers(nil) {
				if strings.HasPrefix(o.Label, a.figure(f)+":") {
					require.Equal(t, code, strings.ToUpper(o.Keys[0]))
				}
			}
		}
	}
}

func TestManyFiguresOnATileAreDrawnSmaller(t *testing.T) {
	for n, want := range map[int][2]any{
		1: {"11.5", 1}, 2: {"11.5", 2}, 3: {"8", 3}, 6: {"8", 3}, 7: {"6", 4}, 11: {"6", 4},
	} {
		s := opened(t, alone)
		s.Jaguar, s.Operatives = game.Hunter{}, nil
		for number := 1; number < n; number++ {
			s.Operatives = append(s.Operatives, game.Soldier{Number: number, Cell: s.Rick.Cell})
		}
		discs := regexp.MustCompile(`<circle class="[^"]+" cx="([^"]+)" cy="([^"]+)" r="([^"]+)"`).FindAllStringSubmatch(Flow{}.Draw(flowtest.Reading(tables.English), s).SVG(), -1)
		require.Len(t, discs, n)
		at, across := map[string]bool{}, map[string]bool{}
		for _, d := range discs {
			at[d[1]+" "+d[2]], across[d[1]] = true, true
			require.Equal(t, want[0], d[3])
		}
		require.Len(t, at, n, "none lies on another")
		require.Len(t, across, want[1].(int))
	}
}

func TestRowsThatLookAlikeAreOneRowOfThePicture(t *testing.T) {
	drawn := Flow{}.Draw(flowtest.Reading(tables.English), opened(t, alone)).SVG()
	for _, rows := range []string{">12<", ">9-11<", ">8<", ">5-7<", ">4<"} {
		require.Contains(t, drawn, rows)
	}
}
