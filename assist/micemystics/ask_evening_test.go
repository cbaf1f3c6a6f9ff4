package micemystics

import (
	"reflect"
	"slices"
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
	fixed(t, tables.English, s, "players", "Ann, Bob, Cat") // nobody leaves, so the app asks no question
}

func TestADashMeansNoGear(t *testing.T) {
	for _, typed := range []string{"-", "none", "нет", ""} {
		w := owner(t, t.TempDir(), tables.English, typed)
		h := parts.Hero{ID: "oat", Name: inBothLanguages("Oat"), Unread: parts.HeroParts}
		require.NoError(t, phrases{w}.readHeroPart("Oat", parts.HeroGear, &h), typed)
		require.Empty(t, h.Starting)
	}
}

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

// A number with the name of its field belongs to this field. A missing number is asked for.
func TestTheWordingOfTheAppIsRead(t *testing.T) {
	for _, lang := range tables.Langs {
		a := phrases{flowtest.Reading(lang)}
		for _, want := range []any{
			&parts.Search{Type: parts.Weapon, Reach: parts.Ranged, Paws: 2}, &parts.Search{Type: parts.Weapon, Reach: parts.Melee, Dice: 2, Paws: 1},
			&parts.Search{Type: parts.Armor, Body: "head", Worn: parts.Stats{Defense: 1}}, &parts.Ability{Cost: 1},
			&parts.Search{Type: parts.Armor, Body: "paw", Worn: parts.Stats{Battle: 1}}, &parts.Minion{Family: parts.Rat, Battle: 3, Life: 2},
		} {
			kind, _ := parts.Shape().KindOf(want)
			got, err := a.lineAsker().Read(kind, "X", a.aboutCard(want), reflect.New(reflect.TypeOf(want).Elem()).Interface())
			require.NoError(t, err, a.aboutCard(want))
			require.Equal(t, want, got, a.aboutCard(want))
		}
		for _, typed := range []string{"ranged 2 paws", "2 dice armor 1 head", "armor 1 head"} {
			kind, _ := parts.Shape().KindOf(&parts.Search{})
			_, err := a.lineAsker().Read(kind, "X", typed, &parts.Search{})
			require.Equal(t, typed != "ranged 2 paws", err != nil, typed)
		}
	}
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

func TestACurrentIsAskedForAtTheEndOfATurnInWater(t *testing.T) {
	wet := func(s *game.State) {
		unmapped(s)
		s.Rooms[0].Places = []parts.Space{{ID: "?3", Water: true}}
		s.Mice[0].At.Space = "?3"
		s.Mice[1].At.Space = "?4"
	}
	s := hall(t, wet)
	for typed, want := range map[string]game.Place{"": {Space: "?3"}, "water": {Water: true}, "ashore": {}, "off": {Space: parts.Off}, "collin": {With: "collin"}} {
		did := asked(t, s, "e", typed).(game.EndTurn)
		require.Equal(t, &want, did.Drift, typed)
		require.Empty(t, breaches(s, did))
	}
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, asked(t, hall(t, unmapped), "e"), "on dry land nothing is asked")
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, asked(t, hall(t, water("1", "2")), "e"), "nor where a map shows it")
	require.Equal(t, &game.Place{Space: parts.Off}, askedIn(t, tables.Russian, s, "к", "край").(game.EndTurn).Drift)
}

func TestTheCurrentOfOneWaterIsAskedOnce(t *testing.T) {
	s := hall(t, func(s *game.State) {
		unmapped(s)
		s.Rooms[0].Places = []parts.Space{{ID: "?3", Water: true}}
		s.Mice[0].At.Space, s.Mice[1].At.Space = "?3", "?4"
	})
	still := after(s, asked(t, s, "e", ""))
	require.True(t, still.Rooms[0].Still)
	still.Rooms[0].Places = append(still.Rooms[0].Places, parts.Space{ID: "?5", Water: true})
	still.Turn, still.Waits, still.Mice[0].At.Space = s.Turn, nil, "?5"
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, asked(t, still, "e"), "elsewhere in it too")

	s.Mice[2].At.Space = "?3" // a mouse stays on ?3, because empty places with generated names are removed
	swept := after(s, asked(t, s, "e", "collin"))
	require.Equal(t, parts.SpaceID("?4"), swept.Mice[0].At.Space)
	swept.Turn, swept.Waits, swept.Mice[0].At.Space = s.Turn, nil, "?3"
	did := asked(t, swept, "e")
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, did)
	require.Equal(t, parts.SpaceID("?4"), after(swept, did).Mice[0].At.Space)
}

func TestANamedPlaceOfATileWithoutAMapIsWalkedTo(t *testing.T) {
	s := hall(t, unmapped)
	trap := game.Trap{Room: "hall", Space: "grate"}
	s = after(s, trap)
	for _, typed := range []string{"2 grate", "2 trap"} {
		did := asked(t, s, "m", typed).(game.Move)
		require.Equal(t, "grate", string(did.To.Space), typed)
		next := after(s, did)
		require.Equal(t, parts.SpaceID("grate"), next.Mice[0].At.Space)
		require.Len(t, next.Rooms[0].Traps, 1, typed)
	}
}

func TestPointsAloneAreAMove(t *testing.T) {
	s := hall(t, unmapped)
	want := asked(t, s, "m", "2 own")
	require.Equal(t, want, asked(t, s, "2 own"))
	require.Equal(t, want, askedIn(t, tables.Russian, s, "2 своя"))
}

func TestBackFromAMinionLeadsToWhoComes(t *testing.T) {
	did := asked(t, hall(t), "o", "come", "2 Moth", "back", "rat 2").(game.Call)
	require.Equal(t, []parts.Squad{{Minion: "rat", Count: 2}}, did.Squads)
}

func TestTheCheapestWayIsTaken(t *testing.T) {
	m, err := parts.ParseMap("1: 2|yellow< 3; 2: 3 4|red 5; 5: 4; 3: 6")
	require.NoError(t, err)
	s := hall(t)
	s.Rooms[0].Map = m
	for goal, want := range map[string][]parts.SpaceID{"2": {"3", "2"}, "5": {"3", "2", "5"}, "4": {"3", "2", "5", "4"}, "6": {"3", "6"}} {
		require.Equal(t, game.Move{Mouse: "tilda", Path: want}, asked(t, s, goal), goal)
	}
	s.Turn.Points = 3
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2", "4"}}, asked(t, s, "4"), "out of reach: the shortest, for the rules to judge")
}

func TestATestOnTheWayEndsIt(t *testing.T) {
	s := hall(t, func(s *game.State) { s.Rooms[0].Traps = []parts.SpaceID{"2"} })
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"7", "3"}}, asked(t, s, "3"))
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2"}}, asked(t, s, "2"))
	for lang, want := range map[tables.Lang][3]string{
		tables.English: {"m 2 3 4", "Tilda", "moves to space 2"},
		tables.Russian: {"х 2 3 4", "Тильда", "идёт на клетку 2"},
	} {
		did, _, said := heard(t, lang, s, want[0])
		w := flowtest.Reading(lang)
		require.Contains(t, said, w.Words.Say("micemystics.move.trap", tables.Args{"name": want[1], "space": "2", "rest": "3 4"}))
		require.Equal(t, want[2], Flow{}.Report(w, game.State{}, did), "the log tells what was walked")
	}
}

func TestAnAmbushNamesTheCard(t *testing.T) {
	ambush := waits(game.Wait{For: game.ForRoll, Purpose: game.AmbushRoll, Call: "roach", Dice: 1})
	_, questions, _ := heard(t, tables.Russian, hall(t, foes("4", "roach_1"), ambush), "2")
	require.Contains(t, questions[0], "Таракан")
}

func TestTheBeginningOfANameIsEnough(t *testing.T) {
	s := hall(t)
	a := prompter{phrases{in(t, tables.English)}, s}
	who := []game.Name{"collin", "nez", "tilda"}
	for typed, want := range map[string]game.Name{"til": "tilda", "NEZ": "nez", "co": "collin", "тил": "tilda"} {
		f, err := a.readFigure(typed, who)
		require.NoError(t, err, typed)
		require.Equal(t, want, f, typed)
	}
	_, err := a.readFigure("x", who)
	require.Error(t, err)
}

func TestACorrectedCaptureSaysThatNothingElseFollows(t *testing.T) {
	w := in(t, tables.English, "tilda", "captured", "y")
	did, err := Flow{}.Fix(w, hall(t))
	require.NoError(t, err)
	require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Asked(), " "), "“o seize”")
	s := after(hall(t), did)
	require.True(t, s.Mice[0].Captured)
	require.Equal(t, 1, s.Hourglass)
}

func TestWhatACardDoesIsBookedByOneKey(t *testing.T) {
	for text, want := range map[string]cardEffects{
		"heals 2 wounds, discard it":         {[]game.Affect{{Effect: game.Heal, Count: 2}}, true},
		"лечит 2 ранения, сбросить":          {[]game.Affect{{Effect: game.Heal, Count: 2}}, true},
		"discard it to heal 1 wound":         {[]game.Affect{{Effect: game.Heal, Count: 1}}, true},
		"heal a poison wound":                {[]game.Affect{{Effect: game.Cure, Count: 1}}, false},
		"получите 3 сыра":                    {[]game.Affect{{Effect: game.Gain, Count: 3}}, false},
		"lose 1 cheese; +2 movement points":  {[]game.Affect{{Effect: game.Gain, Count: -1}, {Effect: game.Points, Count: 2}}, false},
		"all mice heal 1":                    {},
		"heal 0":                             {},
		"one minion near you is stunned":     {},
		"steal 1 cheese, 2 очка на движение": {[]game.Affect{{Effect: game.Points, Count: 2}}, false},
	} {
		require.Equal(t, want, readEffects(text), text)
	}
	s := hall(t, func(s *game.State) {
		s.Mice[0].Pack, s.Mice[0].Wounds, s.Mice[1].Wounds = []parts.CardID{"crumb"}, 2, 2
		s.Cards = slices.Clone(s.Cards)
		for i := range s.Cards {
			s.Cards[i].Text = "heals 2 wounds, discard it"
		}
	})
	did := asked(t, s, "c", "")
	require.Equal(t, game.Use{Mouse: "tilda", Card: "crumb", Gone: true, Does: []game.Affect{{Effect: game.Heal, On: "tilda", Count: 2}}}, did)
	require.Empty(t, breaches(s, did))
	next := after(s, did)
	require.Zero(t, next.Mice[0].Wounds)
	require.Empty(t, next.Mice[0].Pack)
	require.Equal(t, game.Name("collin"), askedIn(t, tables.Russian, s, "р", "коллин").(game.Use).Does[0].On)
	require.Equal(t, game.Use{Mouse: "tilda", Card: "crumb"}, asked(t, s, "c", "n"), "told by hand")
	s.Mice[0].Wounds = 0
	require.Equal(t, game.Name("collin"), asked(t, s, "c", "").(game.Use).Does[0].On, "who is hurt is healed")
}
