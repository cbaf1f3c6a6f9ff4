package micemystics

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestAMapReadsAsItIsTyped(t *testing.T) {
	for name, c := range map[string]struct{ typed, text string }{
		"neighbours":                               {"1: 2 3 4; 2: 5 6", "1: 2 3 4; 2: 5 6"},
		"the example of the form":                  {"1: 2 3 4; 2: 6|red 5~water", "1: 2 3 4; 2: 5 6|red; 5~water:"},
		"nothing":                                  {" \n# only a remark\n;;", ""},
		"entries on lines with remarks":            {"# kitchen\n1: 2 # the door\n\n2: 3\n", "1: 2; 2: 3"},
		"spaces come in the order people count in": {"12: 2; 10: bed; a: bed", "2: 12; 10: bed; a: bed"},
		"a border named from both sides":           {"1: 2|red; 2: 1|red", "1: 2|red"},
		"a yellow line from both sides":            {"1: 2|yellow>; 2: 1|yellow<", "1: 2|yellow>"},
		"an arrow to the lower space":              {"2: 1|yellow>", "1: 2|yellow<"},
		"commas and blanks everywhere": {"1 ~ Water > 2 : 2 | RED ,3,4 | Yellow >",
			"1~water>2: 2|red 3 4|yellow>"},
		"whole words need no signs before them": {"1 spawn wide: 2 red 3 yellow< water",
			"1~wide~spawn: 2|red 3|yellow<; 3~water:"},
		"a slash for the bar":                {"1: 2/gap", "1: 2|gap"},
		"a current off the tile":             {"1~water>off: 2~current-1", "1~water>off: 2; 2~water>1:"},
		"water with and without its current": {"1~water: 2; 2: 1~water>2", "1~water>2: 2"},
		"a wide space in an outline is wide": {"bed~outlined~wide~spawn", "bed~outlined~spawn:"},
		"several exits, the same one said twice": {"1~exit-south~exit-north: 2; 2: 1~exit-north",
			"1~exit-north~exit-south: 2"},
		"a centre":                                {"1~at-1.5,-2: 2~at 3, 4", "1~at-1.5,-2: 2; 2~at-3,4:"},
		"a neighbour after a centre":              {"1: 2~at-3,4, 5", "1: 2 5; 2~at-3,4:"},
		"a yellow line said in words":             {"1: 2 жёлтая-сюда 3|yellow-to", "1: 2|yellow< 3|yellow>"},
		"a plain flip space":                      {"1~flip: 2", "1~flip: 2"},
		"commas alone":                            {"1: 2; , ,; 2, : 3", "1: 2; 2: 3"},
		"dashes and arrows as editors write them": {"1: 2~exit—north; 2~water→1", "1: 2; 2~water>1~exit-north:"},
		"a space all alone":                       {"7", "7:"},
		"a chain of walls":                        {"1: 2; wall 3,4 3,9 7 9", "1: 2; wall 3,4 3,9; wall 3,9 7,9"},
		"pairs": {"1: 2 3 4; blind 4 1; clear 3, 2",
			"1: 2 3 4; blind 1 4; clear 2 3"},
		"Russian words": {
			"1~вода>край~появление: 2|красная 3|Желтая< 4|жёлтая-туда 5|зазор; 3~широкая~крест; 4~переворот-крюк~выход-север; 2~течение-1; 5~обводка~центр-1,2; стена 0 0 0 9; слепо 2 5; видно 2 4",
			"1~water>off~spawn: 2|red 3|yellow< 4|yellow> 5|gap; 2~water>1:; 3~wide~cross:; 4~flip-hook~exit-север:; 5~outlined~at-1,2:; wall 0,0 0,9; blind 2 5; clear 2 4",
		},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := ParseMap(c.typed)
			require.NoError(t, err)
			require.Equal(t, c.text, m.Text())
			again, err := ParseMap(m.Text())
			require.NoError(t, err)
			require.Equal(t, m, again)
		})
	}
}

func TestEveryFaultOfAMapNamesItsPlace(t *testing.T) {
	for name, c := range map[string]struct{ typed, want string }{
		"a letter that means nothing":              {"1: 2 ?", "1:6 stray"},
		"no entry parted":                          {"1: 2 3 2: 4", "1:9 colon"},
		"a colon forgotten":                        {"1 2 3", "1:3 colon-wanted"},
		"a second space before the colon":          {"1: 2\n2 3: 4", "2:3 colon-wanted"},
		"a colon without a space":                  {": 2", "1:1 nothing-before"},
		"a mark without a space":                   {"~water: 2", "1:2 nothing-before"},
		"a line without a space":                   {"1: |red 2", "1:5 nothing-before"},
		"a line on the space itself":               {"1|red: 2", "1:3 line-place"},
		"two lines":                                {"1: 2|red|gap", "1:10 two-lines"},
		"a sign without its word":                  {"1: 2~; 3~", "1:5 bare, 1:9 bare"},
		"half a kind of flip":                      {"1~flip-ho: 2", "1:3 flip"},
		"nothing like a pair":                      {"1: 2; blind 1~2", "1:7 pair"},
		"an unknown mark":                          {"1~lava: 2", "1:3 mark"},
		"half a mark":                              {"1~wa: 2", "1:3 mark"},
		"an unknown line":                          {"1: 2|green", "1:6 line"},
		"an arrow alone":                           {"1: 2> 3", "1:5 arrow"},
		"an arrow without yellow":                  {"1: 2|red>", "1:6 arrow"},
		"an arrow on a mark":                       {"1~spawn>: 2", "1:3 arrow"},
		"yellow without its arrow":                 {"1: 2|yellow", "1:6 yellow"},
		"a current to nowhere":                     {"1~water>: 2", "1:3 current-where"},
		"a current behind a dash":                  {"1~water-2: 2", "1:3 current-where"},
		"a current to no neighbour":                {"1~water>3: 2; 3: 2", "1:3 current"},
		"a space that is its own neighbour":        {"1: 1 2", "1:4 self"},
		"a neighbour twice":                        {"1: 2 2", "1:6 neighbour-twice"},
		"an entry twice":                           {"1: 2\n1: 3", "2:1 twice"},
		"sides that do not agree":                  {"1: 2|red; 2: 1", "1:14 disagree"},
		"arrows that do not agree":                 {"1: 2|yellow>; 2: 1|yellow>", "1:18 disagree"},
		"two flip spaces":                          {"2~flip: 1~flip-hook", "1:11 flips"},
		"two kinds of flip":                        {"2~flip~flip-hook", "1:8 otherwise"},
		"an unknown kind of flip":                  {"2~flip-key", "1:3 flip"},
		"two currents":                             {"1~water>2~water>3: 2 3", "1:11 otherwise"},
		"two centres":                              {"1~at-1,2: 2; 3: 1~at-1,3", "1:19 otherwise"},
		"half a centre":                            {"1~at-1: 2", "1:3 at"},
		"a centre that halves hang on":             {"1: 2~at-1,5,2 3", "1:6 at"},
		"a centre in words":                        {"1~at-a,b: 2", "1:3 at"},
		"a centre beyond any tile":                 {"1~at-10001,0: 2", "1:3 at"},
		"an exit without a name":                   {"1~exit: 2", "1:3 exit"},
		"an exit with no name for one":             {"1~exit-a.b: 2", "1:3 name"},
		"several spaces in one word":               {"1: 2-4", "1:4 name"},
		"a name that is too long":                  {"1: aaaaaaaaaaaaaaaaa", "1:4 name"},
		"off is no space":                          {"1: off", "1:4 name"},
		"a wall in the middle of an entry":         {"1: 2 wall 3,4 3,9", "1:6 own-entry"},
		"half a wall":                              {"wall 3,4 3", "1:1 wall"},
		"a wall in words":                          {"wall 3,4 a,b", "1:1 wall"},
		"a wall without length":                    {"wall 3,4 3,4", "1:1 wall"},
		"a wall twice":                             {"wall 0,0 1,1\nwall 0,0 1,1", "2:1 wall-twice"},
		"a pair of one":                            {"1: 2; blind 1", "1:7 pair"},
		"a pair with what is no name":              {"1: 2; blind 1 a.b", "1:15 name"},
		"a pair of a space with itself":            {"1: 2; clear 1 1", "1:7 pair"},
		"three without a colon":                    {"1: 2 3; blind 1 2 3", "1:9 pair"},
		"a pair with a space that is not there":    {"1: 2; blind 1 3", "1:7 pair-unknown"},
		"a pair that sees each other and does not": {"1: 2; blind 1 2\nclear 2 1", "2:1 pair-twice"},
		"everything wrong is told at once":         {"1: 1 2 2\n2~lava: 3|blue", "1:4 self, 1:8 neighbour-twice, 2:3 mark, 2:11 line"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := ParseMap(c.typed)
			var all MapFaults
			require.ErrorAs(t, err, &all)
			require.Equal(t, c.want, strings.NewReplacer("map:", "", ": box.map-", " ", "; ", ", ").Replace(err.Error()))
			for _, f := range all {
				said(t, f)
			}
			var first *MapFault
			require.True(t, errors.As(err, &first))
			require.Equal(t, all[0], first)
		})
	}
}

func TestPeopleAreToldOfEveryWordOfAMap(t *testing.T) {
	for _, lang := range tables.Langs {
		for where, id := range map[termPlace]string{ofSpace: "box.map-mark", ofBorder: "box.map-line"} {
			sentence := words.In(lang).Say(id, tables.Args{"row": 1, "at": 1, "word": "?"})
			for _, term := range terms {
				if term.place == where {
					require.Contains(t, sentence, wordOf(term.sign, lang))
				}
			}
		}
	}
}

func TestNoWordOfAMapMeansTwoThings(t *testing.T) {
	used := map[string]sign{}
	for _, term := range terms {
		for _, word := range []string{string(term.sign), tables.Fold(term.ru)} {
			require.Empty(t, used[word], word)
			used[word] = term.sign
		}
	}
}

func TestAMapIsDrawnAlikeWhereverItLies(t *testing.T) {
	all := func(s Space) string { return string(s.ID) }
	here, err := ParseMap("1~at-0,0: 2~at-2,0; 3~at-2,1.5: 2; wall 0,1 1,1")
	require.NoError(t, err)
	for _, typed := range []string{
		"1~at-5,7: 2~at-7,7; 3~at-7,8.5: 2; wall 5,8 6,8", "1~at--5,-7: 2~at--3,-7; 3~at--3,-5.5: 2; wall -5,-6 -4,-6",
	} {
		there, err := ParseMap(typed)
		require.NoError(t, err)
		require.Equal(t, here.Board(78, 9, all), there.Board(78, 9, all), typed)
	}
}

func FuzzReadMap(f *testing.F) {
	for _, text := range []string{
		"1: 2 3 4; 2: 5~water 6|red", "1~water>off~exit-a: 2|yellow>\nwall 0,0 1,1.5\nblind 1 2",
		"a: b|gap c~flip-hook; clear a b; clear a c",
		"1~at--1,.5: 2 жёлтая> 3 вода>2", "1 ~ wide: 2 / yellow <, 3→", "1: 2\u0308 İ ~exit-_", "wall 1,2 3,4 5,6 # x",
		"1~at-0,0: 2~at-7.25,9; 3~at-3,3: 1; wall 0.1,0.3 7.7,9.9 0.001,2",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := ParseMap(text)
		if err != nil {
			var all MapFaults
			require.ErrorAs(t, err, &all)
			require.NotEmpty(t, all)
			return
		}
		again, err := ParseMap(m.Text())
		require.NoError(t, err, m.Text())
		require.Equal(t, m, again)
		require.Equal(t, m.Text(), again.Text())
		for _, lang := range tables.Langs {
			drawn, err := ParseMap(strings.Join(m.Draw(lang), "\n"))
			require.NoError(t, err)
			require.Equal(t, m, drawn)
		}
		for _, line := range m.Board(78, 9, func(s Space) string { return string(s.ID) }) {
			require.LessOrEqual(t, runeCount(line), 78)
		}
		m.Doubts()
	})
}
