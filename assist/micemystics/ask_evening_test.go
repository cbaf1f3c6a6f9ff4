package micemystics

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestAJoinOfTwoColoursIsToldInTheTablesWords(t *testing.T) {
	for lang, want := range map[tables.Lang]string{
		tables.Russian: "«Кухонный угол» — оранжевая, «Подпол» — голубая, а соединяются стороны одного цвета",
		tables.English: "Кухонный угол is orange and Подпол is blue, but only sides",
	} {
		w := owner(t, t.TempDir(), lang)
		a, b := inBothLanguages("Кухонный угол"), inBothLanguages("Подпол")
		require.NoError(t, w.Box.Learn("кухонный-угол", parts.Tile{ID: "кухонный-угол", Tile: "k", Side: parts.Orange, Name: a}))
		require.NoError(t, w.Box.Learn("подпол", parts.Tile{ID: "подпол", Tile: "p", Side: parts.Blue, Name: b}))
		told := parts.Chapter{Rooms: []parts.RoomPlan{{Tile: "кухонный-угол"}, {Tile: "подпол"}},
			Joins: []parts.Join{{A: "кухонный-угол", ExitA: "n", B: "подпол", ExitB: "s"}}}
		text, ok := talk.Sentence(w.Words, phrases{w}.asker().Slip(&told, "joins"))
		require.True(t, ok)
		require.Contains(t, text, want)
	}
}

// A list of people that leaves out a player must be confirmed, and Enter does not confirm it.
func TestNobodyLeavesUnasked(t *testing.T) {
	s := fighting(t, func(s *game.State) {
		for i, name := range []string{"Ann", "Bob", "Ann", "Bob"} {
			s.Mice[i].Player = name
		}
	})
	w := in(t, tables.English, "players", "Cat", "y")
	did, err := Flow{}.Fix(w, s)
	require.NoError(t, err)
	require.Len(t, did.(game.Correct).Changes, len(s.Mice))
	heard := w.Desk.(*desktest.Script).Asked()
	require.Contains(t, heard[1], "Tilda: Ann · ")
	require.Contains(t, heard[2], "Ann and Bob are leaving. Is that right?")
	require.NotContains(t, heard[2], "Enter")
	w = in(t, tables.Russian, "игроки", "Ann", "n", "тильда", "раны", "1")
	_, err = Flow{}.Fix(w, s)
	require.NoError(t, err)
	require.Contains(t, w.Desk.(*desktest.Script).Asked()[2], "Bob уходит. Верно?")
	fixed(t, tables.English, s, "players", "Ann, Bob, Cat") // everybody who plays is still named
}

func TestADashMeansNoGear(t *testing.T) {
	for _, typed := range []string{"-", "none", "нет", ""} {
		w := owner(t, t.TempDir(), tables.English, typed)
		h := parts.Hero{ID: "oat", Name: inBothLanguages("Oat"), Unread: parts.HeroParts}
		require.NoError(t, phrases{w}.readHeroPart("Oat", parts.HeroGear, &h), typed)
		require.Empty(t, h.Starting)
	}
}

// At dice and at a pile of cards every word for none means none.
func TestAWordForNoneIsADash(t *testing.T) {
	for _, typed := range []string{"-", "none", "нет"} {
		symbols, err := readSymbols(typed, game.Wait{Purpose: game.AttackRoll})
		require.NoError(t, err, typed)
		stars, err := readStars(typed, 2)
		require.NoError(t, err, typed)
		require.Equal(t, []game.Fell{{}, {}}, []game.Fell{symbols, stars}, typed)
		cards, err := pile[parts.Search](nil).Parse(typed)
		require.NoError(t, err, typed)
		require.Empty(t, cards, typed)
	}
}

// People type a map line by line. A warning counts the lines that they typed before.
func TestAWarningNamesTheLineOfTheMap(t *testing.T) {
	var said strings.Builder
	w := flowtest.Reading(tables.English)
	typed := strings.NewReader("1: 2\n2: 3\n3~lava: 4\n3: 4\n\ny\n")
	w.Desk = desk.NewLine(typed, &said, desk.Look{Words: w.Words})
	m, err := phrases{w}.askMap("Loft")
	require.NoError(t, err)
	require.Equal(t, "1: 2; 2: 3; 3: 4", m.Text())
	require.Contains(t, said.String(), "ine 3:3 of the map")
}

// A name in the letters of the table's language is never read as a new name in the other keyboard
// layout.
func TestANewNameIsNotSwappedToTheOtherLayout(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "cat: 5", "1 1 1 other", "")
	squads, err := phrases{w}.askFoes("setup.foes", "")
	require.NoError(t, err)
	require.Equal(t, []parts.Squad{{Minion: "cat", Count: 5}}, squads)
	require.Equal(t, []string{"cat"}, w.Box.IDs())
}

func TestThePrintedWordsOfTheBoardAreTypedInACorrection(t *testing.T) {
	for _, typed := range []string{"ранения 1", "ранений 1", "раны 1", "сыра 1", "отравленных 1"} {
		told := fixed(t, tables.Russian, fighting(t), "тильда "+typed).Changes[0]
		require.Equal(t, rules.To(told.Path, 1), told, typed)
	}
}

func TestTheUnitsOfAWeaponAreNoText(t *testing.T) {
	for _, line := range []string{"melee 0 2 paws", "ближнее 0 2 лапы", "melee 0 dice 2 paws"} {
		got := told[parts.Search](t, tables.English, "Thimble", line, "")
		require.Equal(t, []any{parts.Melee, 0, 2, ""}, []any{got.Reach, got.Dice, got.Paws, got.Text}, line)
	}
	require.Equal(t, "strong", told[parts.Search](t, tables.English, "Thimble", "ranged 1 2 paws: strong", "").Text)
}

func TestCommasHoldANameOfTwoWordsTogether(t *testing.T) {
	cards := []string{"nez", "rat", "lily-reed", "fern"}
	keys := [][]string{{"n", "nez"}, {"r", "rat"}, {"l", "lily-reed"}, {"f", "fern"}}
	for _, typed := range []string{"nez, rat, lily reed, fern", "nez; rat; lily; fern", "nez rat lily-reed fern", "n r l f", "nrlf", "n, r, l, f"} {
		got, err := readOrder(typed, cards, keys, 4)
		require.NoError(t, err, typed)
		require.Equal(t, cards, got, typed)
	}
}

func TestTheColourOfATileSideIsTakenBack(t *testing.T) {
	s := hall(t, unmapped)
	w := owner(t, t.TempDir(), tables.English, "x", "Loft", "orange")
	require.NoError(t, w.Box.Learn("loft", parts.Tile{ID: "loft", Tile: "loft", Side: parts.Blue, Name: inBothLanguages("Loft")}))
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, parts.Orange, did.(game.Explore).Learn.Tile.Side)
	require.Empty(t, breaches(s, did))
	require.Equal(t, parts.Orange, box.All[parts.Tile](w.Box)[0].Side)

	left := owner(t, t.TempDir(), tables.English, "x", "Loft", "back", "e")
	require.NoError(t, left.Box.Learn("loft", parts.Tile{ID: "loft", Tile: "loft", Side: parts.Blue, Name: inBothLanguages("Loft")}))
	_, err = Flow{}.Ask(left, s)
	require.NoError(t, err)
	require.Equal(t, parts.Blue, box.All[parts.Tile](left.Box)[0].Side)
	require.Len(t, left.Desk.(*desktest.Script).Said(), 1, "an unanswered question changes nothing in the box")
}

func TestAMinionInSmallLettersHasAnArticle(t *testing.T) {
	s := fighting(t)
	s.Types = []parts.Minion{{ID: "rat", Name: inBothLanguages("rat"), Life: 1}}
	n := rules.Note{ID: "turn", Args: rules.Args{"card": rules.Noun{Kind: game.NounInitiative, ID: "rat"}}}
	require.Contains(t, Flow{}.Tell(in(t, tables.English), s, n), "The turn passes to the rat.")
	require.Contains(t, Flow{}.Tell(in(t, tables.Russian), s, n), "Ходит rat.")
	n.Args["card"] = rules.Noun{Kind: game.NounInitiative, ID: "tilda"}
	require.Contains(t, Flow{}.Tell(in(t, tables.English), s, n), "The turn passes to Tilda.")
}
