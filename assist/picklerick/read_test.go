package picklerick

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/keyboard"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

func TestDiceAreCountedBeforeTheyAreBelieved(t *testing.T) {
	for typed, why := range map[string]string{"": "dice", "mmg": "dice", "mmgcc": "dice", "mmgx": "die", "4": "die"} {
		_, err := readDice(typed, 4)
		require.ErrorContains(t, err, "picklerick.unread."+why, typed)
	}
	two, err := readDice("ж, п", 2)
	require.NoError(t, err)
	require.Equal(t, []parts.Symbol{joker, gun}, two)
}

func TestTilesAreReadOrSaidToBeWrong(t *testing.T) {
	seen := func(c parts.Colour, near, left, far, right parts.Edge, summon int) game.Seen {
		return game.Seen{Colour: c, Near: near, Left: left, Far: far, Right: right, Summon: summon}
	}
	good := map[string]game.Seen{
		"g0": seen(parts.Grey, "", parts.Open, parts.Open, parts.Open, 0), "r r 0": seen(parts.Red, "", parts.Open, parts.Open, parts.Wall, 0),
		"rR4": seen(parts.Red, "", parts.Open, parts.Open, parts.Vent, 4), "гЛдпБ2": seen(parts.Blue, parts.Vent, parts.Vent, parts.Wall, parts.Wall, 2),
		"bl": seen(parts.Blue, "", parts.Wall, parts.Open, parts.Open, 0), "гП": seen(parts.Blue, "", parts.Open, parts.Open, parts.Vent, 0),
		"g-": seen(parts.Grey, "", parts.Open, parts.Open, parts.Open, 0), "bl 1": seen(parts.Blue, "", parts.Wall, parts.Open, parts.Open, 1),
		"g - 0": seen(parts.Grey, "", parts.Open, parts.Open, parts.Open, 0), "с л 4": seen(parts.Grey, "", parts.Wall, parts.Open, parts.Open, 4),
	}
	for typed, want := range good {
		got, err := readTile(typed)
		require.NoError(t, err, typed)
		require.Equal(t, want, got, typed)
	}
	bad := map[string]string{
		"": "tile", "x0": "colour", "b": "no-summon", "b l": "no-summon", "bl r0": "tile", "bx0": "side", "blL0": "side-twice", "b11": "summon", "г5": "summon", "г7": "summon",
		"с л 10": "summon", "grey, 5 operatives": "summon", "0": "colour", "b1l": "side",
	}
	for typed, why := range bad {
		_, err := readTile(typed)
		require.ErrorContains(t, err, "picklerick.unread."+why, typed)
	}
}

func TestATileIsToldInWords(t *testing.T) {
	for shorthand, told := range map[string][]string{
		"r0":   {"red", "красный", "красный открыт", "к без стен", "Red, no walls", "rhfcysq", "кув"},
		"b0":   {"blue no walls", "голубой, стен нет", "синий без стен", "blue open on all sides", "b no walls"},
		"bl0":  {"blue wall left", "голубой, стена слева", "blue, left wall", "синий стена слева, вызов никого", "blue l"},
		"glr0": {"grey walls left and right", "серый, стены слева и справа", "gray left and right walls", "серый стена слева, справа"},
		"blR1": {"blue, wall left, vent right, calls 1", "blue, wall left, vent right, summons 1", "голубой стена слева воздуховод справа вызов 1",
			"голубой, слева стена, справа воздуховод, один оперативник", "blue lR 1", "blue l R 1", "голубой лП1"},
		"g1": {"серый1", "grey1", "серый 1", "Grey, 1 operative"}, "rl0": {"red l", "красный, л"},
		"rF2":   {"red vent far 2", "красный, воздуховод напротив стрелки, 2 оперативника", "красный, впереди воздуховод, зовёт двух"},
		"rlfr0": {"red walls on all sides", "красный, стены везде"},
		"gfN3":  {"grey, far wall, near vent, three operatives", "серый, дальняя стена, воздуховод у стрелки, три"},
	} {
		want, err := readWholeTile(shorthand)
		require.NoError(t, err, shorthand)
		for _, typed := range told {
			got, err := readTile(typed)
			if err != nil {
				got, err = readTile(keyboard.Other(typed))
			}
			require.NoError(t, err, typed)
			require.Equal(t, want, got, typed)
		}
	}
	for typed, why := range map[string]string{
		"red pipe left": "tile-word", "redl1": "side", "серлП1": "side", "red blue": "tile-word", "серый1 2": "tile-word", "blue wall": "tile-side", "blue wall vent left": "tile-side",
		"красный слева": "tile-edge", "blue wall left, vent left": "side-twice",
		"grey 12": "summon", "red 1 2": "tile-word", "стена слева": "tile",
	} {
		_, err := readTile(typed)
		require.ErrorContains(t, err, "picklerick.unread."+why, typed)
	}
}

func TestColoursOfTheStartAreLettersOrWords(t *testing.T) {
	want := map[parts.Place]parts.Colour{parts.Places[0]: parts.Red, parts.Places[2]: parts.Grey, parts.Places[3]: parts.Blue}
	for _, typed := range []string{"r-gb", "к - с г", "red - grey blue", "красный, -, серый, синий"} {
		got, err := readColours(typed)
		require.NoError(t, err, typed)
		require.Equal(t, want, got, typed)
	}
	for _, typed := range []string{"", "rgb", "red grey", "r r r wall", "r-gx"} {
		_, err := readColours(typed)
		require.Error(t, err, typed)
	}
}

func TestATileIsReadBack(t *testing.T) {
	for _, lang := range tables.Langs {
		w := phrases{flowtest.Reading(lang)}
		for _, colour := range []parts.Colour{parts.Red, parts.Blue, parts.Grey} {
			for sides := range 3 * 3 * 3 * 3 {
				var seen game.Seen
				seen.Colour, seen.Summon = colour, sides%5
				for i, side := range []*parts.Edge{&seen.Near, &seen.Left, &seen.Far, &seen.Right} {
					*side = []parts.Edge{parts.Open, parts.Wall, parts.Vent}[sides/[]int{1, 3, 9, 27}[i]%3]
				}
				if seen.Near == parts.Open {
					seen.Near = ""
				}
				got, err := readTile(w.seen(seen))
				require.NoError(t, err, w.seen(seen))
				require.Equal(t, seen, got, w.seen(seen))
			}
		}
	}
	require.Equal(t, "серый, стены слева и справа, вызов 2", phrases{flowtest.Reading(tables.Russian)}.seen(
		game.Seen{Colour: parts.Grey, Left: parts.Wall, Right: parts.Wall, Summon: 2}))
	require.Equal(t, "red, no walls", phrases{flowtest.Reading(tables.English)}.seen(game.Seen{Colour: parts.Red}))
}

func TestCellsAreReadByNameOrAsAWay(t *testing.T) {
	rick := game.Cell{2, 3}
	for typed, want := range map[string]game.Cell{
		"m6": {1, 2}, "K8": {-1, 4}, "m0": {1, -4}, "L-2": {0, -6}, "1,2": {1, 2}, "-1, 4": {-1, 4}, "nne": {3, 5}, "з": {1, 3}, "r": rick, "Р": rick,
	} {
		got, err := phrases{flowtest.Reading(tables.English)}.readCell(typed, rick)
		require.NoError(t, err, typed)
		require.Equal(t, want, got, typed)
	}
	for _, typed := range []string{"", "1", "1,", ",", "q", "99,0", "n n", "1,2,3", "i4", "м6", "l99", "l-99", "m-", "m--1"} {
		_, err := phrases{flowtest.Reading(tables.English)}.readCell(typed, rick)
		require.Error(t, err, typed)
	}
}

func TestCostsRangesAndNames(t *testing.T) {
	for typed, want := range map[string]parts.Cost{
		"gg": {Gun: 2}, "ди": {Movement: 1, Tools: 1}, "a": {Any: 1}, "лл": {Any: 2}, "-": {}, "0": {}, "c m": {Card: 1, Movement: 1},
		"xt4": {X: parts.Tools, XMax: 4}, "х и 4": {X: parts.Tools, XMax: 4}, "gXm2": {Gun: 1, X: parts.Movement, XMax: 2}, "xt12g": {Gun: 1, X: parts.Tools, XMax: 12},
	} {
		got, err := readCost(typed)
		require.NoError(t, err, typed)
		require.Equal(t, want, got, typed)
	}
	for _, typed := range []string{"", "j", "x", "ж", "1", "xt", "x4", "xj2", "xt0", "xt99", "xt2xt2", "xt9999999999999999999"} {
		_, err := readCost(typed)
		require.Error(t, err, typed)
	}
	for typed, want := range map[string]parts.Range{"0": {}, "0-1": {Max: 1}, "0–2": {Max: 2}, "1 - 6": {Min: 1, Max: 6}} {
		got, err := readRange(typed)
		require.NoError(t, err, typed)
		require.Equal(t, want, got, typed)
	}
	for _, typed := range []string{"", "-", "3-1", "a", "0-99"} {
		_, err := readRange(typed)
		require.Error(t, err, typed)
	}
	two, err := readNames("Аня, Боря", 2)
	require.NoError(t, err)
	require.Equal(t, []string{"Аня", "Боря"}, two)
	one, err := readNames("Анна Мария", 1)
	require.NoError(t, err)
	require.Equal(t, []string{"Анна Мария"}, one)
	_, err = readNames("Аня", 2)
	require.Error(t, err)
	for _, typed := range []string{"Bob, Smith", "Bob and Smith", "Bob и Smith"} {
		two, err = readNames(typed, 2)
		require.NoError(t, err)
		require.Equal(t, []string{"Bob", "Smith"}, two, typed)
	}
	_, err = readNames("Bob Smith", 2)
	text, _ := talk.Sentence(words.In(tables.English), err)
	require.Equal(t, "“Bob Smith” could be one person. Type Bob, Smith if they are two people.", text)
}

func TestEverySlipHasASentence(t *testing.T) {
	w := map[tables.Lang]phrases{}
	for _, lang := range tables.Langs {
		w[lang] = phrases{flowtest.Reading(lang)}
	}
	for _, typed := range []string{"", "?", "x", "b", "blL0", "b99", "1,x", "mm", "aж", "5-1", "xt"} {
		_, e1 := readDice(typed, 4)
		_, e2 := readTile(typed)
		_, e3 := phrases{flowtest.Reading(tables.English)}.readCell(typed, game.Cell{})
		_, e4 := readCost(typed)
		_, e5 := readRange(typed)
		_, e6 := readColours(typed)
		_, e7 := readNames(typed, 3)
		for _, err := range []error{e1, e2, e3, e4, e5, e6, e7} {
			for _, t2 := range w {
				if err != nil {
					text, told := talk.Sentence(t2.Words, err)
					require.True(t, told)
					require.NotContains(t, text, "picklerick")
					require.NotContains(t, text, "no value")
				}
			}
		}
	}
}

func FuzzReadTile(f *testing.F) {
	for _, typed := range []string{"blR1", "г л П 1", "r", "-", "b99999999999999999999", "b٣"} {
		f.Add(typed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		seen, err := readTile(typed)
		if err != nil {
			return
		}
		require.True(t, seen.Colour.Known())
		require.LessOrEqual(t, seen.Summon, parts.MostSummoned)
		require.GreaterOrEqual(t, seen.Summon, 0)
		again, err := readTile(strings.ToUpper(typed[:firstRune(typed)]) + typed[firstRune(typed):])
		require.NoError(t, err)
		require.Equal(t, seen, again)
	})
}

func firstRune(s string) int {
	_, n := utf8.DecodeRuneInString(s)
	return n
}

func FuzzReadersNeverPanic(f *testing.F) {
	for _, typed := range []string{"m m g c", "1,2", "nne", "0-1", "к-сг", "Аня, Боря", "9999999999999999999,1"} {
		f.Add(typed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		if dice, err := readDice(typed, 4); err == nil {
			require.Len(t, dice, 4)
		}
		if cell, err := (phrases{flowtest.Reading(tables.English)}).readCell(typed, game.Cell{}); err == nil {
			require.LessOrEqual(t, max(cell[0], -cell[0], cell[1], -cell[1]), maxDistance)
		}
		if cost, err := readCost(typed); err == nil {
			require.Equal(t, cost.X == "", cost.XMax == 0)
		}
		if r, err := readRange(typed); err == nil {
			require.LessOrEqual(t, r.Min, r.Max)
		}
		if colours, err := readColours(typed); err == nil {
			require.LessOrEqual(t, len(colours), len(parts.Places))
		}
		if names, err := readNames(typed, 2); err == nil {
			require.Len(t, names, 2)
		}
	})
}
