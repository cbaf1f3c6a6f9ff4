package micemystics

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
	"tablemate/tables/strictjson"
)

func TestWhatFollowsIsToldInBothLanguages(t *testing.T) {
	told := map[string]bool{}
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		var lines []string
		for _, m := range moments(t) {
			lines = append(lines, Flow{}.Report(w, game.State{}, m.did)+":")
			after, notes := game.Game{}.Apply(m.over, m.did)
			_, rest := game.Game{}.Happened(m.over, m.did)
			for _, n := range append(notes, rest...) {
				told[n.ID] = true
				text := Flow{}.Tell(w, after, n)
				readsWell(t, text, "%#v %#v", m.did, n)
				require.Equal(t, text, Flow{}.Tell(w, after, readBack(t, n)))
				lines = append(lines, "  "+n.ID+": "+text)
			}
		}
		flowtest.Golden(t, "told."+string(lang), strings.Join(lines, "\n"))
	}
	for _, id := range flowtest.Sentences(t, "micemystics") {
		if id, tells := strings.CutPrefix(id, "tell."); tells {
			require.True(t, told[id], "nothing tells %s", id)
		}
	}
}

func readBack(t *testing.T, n rules.Note) rules.Note {
	text, err := json.Marshal(n)
	require.NoError(t, err)
	var out rules.Note
	require.NoError(t, strictjson.Read(text, &out))
	return out
}

func TestAMinionsAttackReadsInTwoLines(t *testing.T) {
	s := fighting(t, func(s *game.State) { s.Mice[0].At.Space = "3" })
	s.Waits = []game.Wait{{For: game.ForRoll, Purpose: game.MarchRoll, Who: "roach_1", Dice: 1}}
	w := flowtest.Reading(tables.Russian)
	var lines []string
	for _, did := range []game.Action{
		game.Fell{Numbers: []int{2}}, game.March{Path: []parts.SpaceID{"3"}}, game.Strike{Target: "tilda"}, game.Fell{Sword: 1}, game.Fell{},
	} {
		var notes []rules.Note
		s, notes = game.Game{}.Apply(s, did)
		for _, n := range notes {
			lines = append(lines, Flow{}.Tell(w, s, n))
		}
	}
	require.Equal(t, []string{
		"Таракан А проходит 1 шаг с клетки 4 на клетку 3 и доходит до цели: Тильда.", "Таракан А наносит 1 удар, цель — Тильда.", "Тильда получает 1 ранение (теперь 1 из 3).",
	}, lines[:3])
}

func TestATableNamesItsRound(t *testing.T) {
	s := game.State{
		Round: 3,
		Mice:  []game.Mouse{{Hero: parts.Hero{ID: "wick", Name: tables.Text{En: "Wick", Ru: "Фитиль"}}}},
		Types: []parts.Minion{{ID: "rats", Name: tables.Text{En: "Rats", Ru: "Крысы"}}},
	}
	of := func(card string) game.State {
		s.Turn.Card = card
		return s
	}
	flowtest.Turn(t, Flow{}.Turn, game.State{}, 0, rules.Nobody, "before the first turn", "перед первым ходом")
	flowtest.Turn(t, Flow{}.Turn, of(""), 3, rules.Nobody, "round 3", "раунд 3")
	flowtest.Turn(t, Flow{}.Turn, of("wick"), 3, game.Seat("wick"), "round 3, Wick", "раунд 3, Фитиль")
	flowtest.Turn(t, Flow{}.Turn, of("rats"), 3, game.SeatMinions, "round 3, Rats", "раунд 3, Крысы")
}

func reported() []game.Action {
	at, cards := inHall("3"), []parts.CardID{"ladle"}
	return []game.Action{
		game.Fell{Numbers: []int{2, 3}}, game.Fell{Sword: 2, Cheese: 1}, game.Fell{}, game.Fell{Faces: []int{1, 2}}, game.Toss{Side: game.Whole},
		game.Order{Cards: []string{"tilda", "rat", "vurst_2"}},
		game.Open{Card: parts.Encounter{ID: "siege", Name: name("Siege", "Осада")}}, game.Open{Minions: []parts.Squad{{Minion: "rat", Count: 2}}},
		game.Found{}, game.Found{Card: &parts.Search{ID: "crumb", Name: name("Crumb", "Крошка")}},
		game.Tell{Facts: make([]game.Fact, 3)}, game.Spawns{Spaces: []parts.SpaceID{"?1", "?2"}}, game.Move{Path: []parts.SpaceID{"2", "3"}},
		game.Move{To: &game.Place{With: "nez"}}, game.Move{To: &game.Place{Water: true}},
		game.Move{To: &game.Place{Space: "bed"}}, game.Move{To: &game.Place{Space: "?2"}}, game.Attack{Target: "rat_1", Weapon: "ladle"},
		game.Attack{Target: "rat_1"}, game.Recover{From: game.Webbed}, game.Recover{}, game.Explore{Into: "cellar"},
		game.Share{With: "nez", Gives: cards, Cheese: 2}, game.Share{With: "nez", Takes: cards, Cheese: -1}, game.Equip{On: cards},
		game.Equip{Off: cards}, game.LevelUp{Ability: parts.Ability{ID: "hum", Name: name("Hum", "Напев")}}, game.Power{Ability: "hum"},
		game.Use{Card: "crumb"}, game.Drop{Card: "crumb"}, game.Carry{Card: "crumb"}, game.Carry{}, game.Assign{Card: "vurst_2"}, game.Lay{Item: parts.Hook}, game.TakeBack{Item: parts.Fork},
		game.Catapult{Passenger: "nez", To: game.Place{Space: "4"}}, game.Launch{Target: "rat_1"}, game.Wear{Wear: true}, game.Wear{},
		game.Return{To: game.Place{With: "nez"}}, game.Spawn{Minion: "rat", Space: "?2"}, game.Spawn{Minion: "rat", Space: "4"},
		game.Activate{Figure: "rat_1"}, game.March{Figure: "rat_1", Path: []parts.SpaceID{"4", "3"}}, game.March{Figure: "rat_1", Toward: "nez",
			Steps: 1}, game.March{Steps: 5}, game.March{}, game.Strike{Figure: "rat_1", Target: "nez"}, game.Strike{Space: "4"},
		game.Hold{Figure: "rat_1"}, game.Hold{}, game.Leap{To: "4"}, game.Chase{Path: []parts.SpaceID{"4", "3"}}, game.Chase{Reached: []game.Name{"nez", "tilda"}}, game.Chase{},
		game.Affect{Effect: game.Wound, On: "nez"}, game.Affect{Effect: game.Slay, On: "rat_1"}, game.Affect{Effect: game.Gain, On: "nez", Count: -2},
		game.Affect{Effect: game.Afflict, On: "nez", Condition: game.Webbed}, game.Affect{Effect: game.Lend, Item: parts.Grape}, game.Affect{Effect: game.Feed, Count: 2},
		game.Put{Figure: "nez", To: game.Place{Space: "4"}}, game.Call{Squads: []parts.Squad{{Minion: "rat", Count: 2}}}, game.Trap{Space: "4"},
		game.Trap{Space: "4", Gone: true}, game.Declare{Won: true}, game.Declare{}, game.Earn{Story: "Key"},
		game.Learn{Minion: &parts.Minion{ID: "rat", Name: name("Rat", "Крыса")}}, game.Learn{Search: &parts.Search{ID: "crumb", Name: name("Crumb",
			"Крошка")}}, game.Learn{Map: &parts.Map{}, Room: "hall"}, game.Learn{Cat: &parts.Cat{}}, game.Learn{Die: parts.Faces},
		game.Settle{Name: "minion_order", Value: "anew"}, game.Settle{Name: "MM-CAP-03", Value: rules.Waived}, game.Settle{Name: "MM-CAP-03", Value: rules.InForce}, game.Correct{},
		allOf(ofNez("abilities"), []string{"hum"}, ofNez("at"), at, ofNez("captured"), true, ofNez("cheese"), 2,
			ofNez("equipped"), cards, ofNez("stunned"), false,
			ofNez("webbed"), true, ofNez("charmed"), false, ofNez("down"), false, ofNez("pack"), []string{},
			ofNez("poison"), 2, ofNez("tricks"), []string{}, ofNez("wounds"), 2),
		allOf(game.CatPath, at, game.Path(game.OneFoe, "rat_1"), nil, game.Path(game.OneFoe, "rat_2")+"/at",
			inHall("?1"), game.Path(game.OneFoe, "rat_2")+"/down", true,
			game.Path(game.OneFoe, "rat_2")+"/type", "rat", game.Path(game.OneFoe, "rat_2")+"/wounds", 2),
		allOf("/end", 2, "/tokens/held", []map[string]string{{"token": "cat_tamer", "mouse": "nez"}}, "/hourglass", 2,
			"/turn/points", 2, "/round", 2, game.Path(game.OneBeneath, "cellar"), nil, "/wheel", 2),
		allOf("/rooms/*/facts", nil, "/result", nil, "/greedy", true, "/laid",
			[]map[string]any{{"item": "fork", "at": at}}, game.StashPath, []string{}, game.TrackPath,
			game.Cards([]string{"nez"})),
		corrects(game.Path(game.OneToken, string(parts.CatTamer)), nil), corrects(game.CatPath, nil), corrects(game.Path(game.OneFoe, "rat_2"), game.Minion{Name: "rat_2", Type: "rat", At: at}),
	}
}

// `places` has a path, its value, the next path, and so on.
func allOf(places ...any) game.Action {
	var c game.Correct
	for i := 0; i < len(places); i += 2 {
		c.Changes = append(c.Changes, rules.To(places[i].(string), places[i+1]))
	}
	return c
}

func ofNez(field string) string { return game.Path(game.OneMouse, "nez") + "/" + field }

func TestEveryPlaceHasItsSentences(t *testing.T) {
	for _, p := range game.Correctables {
		if p.Kind == rules.PlayerName { // all games share the sentences about players' names
			continue
		}
		asked := p.When == nil || fixWords[p.Name] != nil
		require.True(t, asked || !p.When(&game.State{}), p.Name)
		require.True(t, !asked || has("fix."+p.Name) && fixWords[p.Name] != nil, p.Name)
		require.True(t, p.Path == "" || has("corrected."+p.Name), p.Name)
		require.True(t, p.Kind != rules.YesNo || has("fix."+p.Name+"-ask") || p.Name == "stunned" || !asked, p.Name)
	}
}

func TestReportsAreNamedInBothLanguages(t *testing.T) {
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		shelf := flowtest.Shelf{}
		for i := range party() {
			require.NoError(t, shelf.Learn(party()[i].Hero.ID, party()[i].Hero))
		}
		require.NoError(t, shelf.Learn("rat", parts.Minion{ID: "rat", Name: name("Rat warrior", "Крыса-воин"), Life: 1}))
		require.NoError(t, shelf.Learn("cellar", parts.Tile{ID: "cellar", Name: name("Cellar", "Погреб")}))
		w.Box = shelf
		var lines []string
		for _, did := range reported() {
			text := Flow{}.Report(w, game.State{}, did)
			isSaid(t, text, "%#v", did)
			lines = append(lines, did.Kind()+": "+text)
		}
		flowtest.Golden(t, "reported."+string(lang), strings.Join(lines, "\n"))
	}
}

func TestAReportNamesWhatTheTableKnows(t *testing.T) {
	s := game.State{
		Rooms: []game.Room{{ID: "loft", Name: game.Label{En: "Old loft", Ru: "Старый чердак"}}},
		Types: []parts.Minion{{ID: "rat", Name: tables.Text{En: "Grey rat", Ru: "Серая крыса"}}},
	}
	w := flowtest.Reading(tables.English)
	require.Contains(t, Flow{}.Report(w, s, game.Explore{Mouse: "tilda", Into: "loft"}), "Old loft")
	require.Contains(t, Flow{}.Report(w, s, game.Open{Minions: []parts.Squad{{Minion: "rat", Count: 2}}}), "rey rat")
}

func TestAReasonNamesWhatItCounts(t *testing.T) {
	w := flowtest.Reading(tables.Russian)
	tilda, collin, roach := game.Name("tilda").Noun(), game.Name("collin").Noun(), rules.Noun{Kind: game.NounMinion, ID: "roach"}
	roaches := []rules.Noun{game.Name("roach_1").Noun(), game.Name("roach_2").Noun()}
	for says, n := range map[string]rules.Note{
		"Ближайшая мышь: tilda, до неё 3 шага.":              {ID: "nearest", Args: rules.Args{"mouse": tilda, "steps": 3}},
		"Ближайшая мышь: tilda.":                             {ID: "nearest", Args: rules.Args{"mouse": tilda, "steps": 0}},
		"roach А, roach Б одинаково близко к мышам (1 шаг).": {ID: "tie", Args: rules.Args{"figures": roaches, "steps": 1}},
		"Фигурка проходит 5 шагов, цель — виноградина.":      {ID: "goes", Args: rules.Args{"steps": 5}},
		"Одинаково коротких путей 2: выбираете вы.":          {ID: "ways", Args: rules.Args{"count": 2}},
		"Новых прихвостней ставят поровну, поэтому следующий встаёт туда, где их меньше всего (1): 4, безымянная клетка 2.": {
			ID: "spawn_even", Args: rules.Args{"spaces": []rules.Noun{inHall("4").Noun(), inHall("?2").Noun()}, "count": 1},
		},
		"Следующая фигурка — roach; осталось поставить 2 фигурки.":   {ID: "spawns", Args: rules.Args{"minion": roach, "left": 2}},
		"tilda и collin одинаково близко; выше на индикаторе tilda.": {ID: "higher_card", Args: rules.Args{"mouse": tilda, "over": collin}},
		"MM-XYZ-01": {Rule: "MM-XYZ-01", ID: "moon"},
	} {
		require.Equal(t, says, Flow{}.Reason(w, game.State{}, n))
	}
}

func TestWhatHasNoNameOfItsOwnIsStillNamed(t *testing.T) {
	w := in(t, tables.English)
	w.Box = rareBox(t)
	s := hall(t, foes("4", "moth_1"))
	s.Minions[0].At.Space, s.Laid = "?4", []game.Laid{{Item: parts.Hook, At: inHall("1"), To: "7"}}
	a := prompter{phrases{w}, s}
	q := func(x, y parts.SpaceID) game.Question { return game.Question{Between: parts.Pair{x, y}} }
	between := []rules.Noun{inHall("?4").Noun(), inHall("2").Noun()}
	for _, c := range [][2]any{
		{"Watch one", a.encounterCard("watch-one")}, {"watch", a.encounterCard("watch")},
		{"Top hat", a.card("top-hat")}, {"Wink", a.card("wink")}, {"shrug", a.card("shrug")}, {"shrug", a.cardWithWords("shrug")}, {"", a.textOf("shrug")},
		{"0", letterIn(tables.English, 0)}, {"A", letterIn(tables.English, 1)}, {latin[len(latin)-1:], letterIn(tables.English, len(latin))}, {"99", letterIn(tables.English, 99)},
		{"Ann", a.nounName(rules.Noun{Kind: "seat", ID: "Ann"})}, {rules.Nobody, sideOf(s, rules.Noun{ID: "moth_1"})}, {game.Seat("tilda"), sideOf(s, rules.Noun{ID: "tilda"})},
		{"", Flow{}.Ending(w, s, "MM-WHL-01")}, {"", a.spawnsInOrder(rules.Note{Args: rules.Args{}})},
		{"space 5 → space 2 · space 3", a.pairsText("hall", []game.Question{q("5", "2"), q("5", "3")})},
		{"space 6 → space 2 · space 3 → space 5", a.pairsText("hall", []game.Question{q("6", "2"), q("3", "5")})},
		{"Vault", narrator{a, rules.Note{Args: rules.Args{"en": "Vault"}}}.
			nounForms(rules.Noun{Kind: game.NounEncounter})[""]},
		{true, Flow{}.Reveals(game.Found{Card: &parts.Search{}})}, {false, Flow{}.Reveals(game.Found{})}, {true, Flow{}.Reveals(game.Open{})},
		{"spawn space 2 (counted from the farthest), 2", a.spawnsInOrder(rules.Note{Args: rules.Args{"order": []int{2}, "spaces": between}})},
		{s, Flow{}.Named(game.Setup{Position: &s})},
	} {
		assert.Equal(t, c[0], c[1])
	}
	require.Contains(t, a.everyMinion(), game.Name("moth_3"), "a minion without a card")
	_, ok := a.hookEnd("attic")
	require.False(t, ok)
	for at, want := range map[parts.SpaceID]parts.SpaceID{"1": "7", "3": "7", "7": "1"} {
		a.state.Mice[0].At.Space = at
		end, ok := a.hookEnd("hall")
		require.True(t, ok)
		require.Equal(t, want, end)
	}
	for i := range a.state.Mice {
		a.state.Mice[i].At = game.Nowhere
	}
	require.Equal(t, "hall", a.roomToMap(), "the first tile")
	a.state.Rooms = nil
	require.Empty(t, a.roomToMap())
	s.Chapter = parts.Chapter{}
	require.True(t, strings.HasPrefix(Flow{}.Title(w, s), "round 1"), Flow{}.Title(w, s))
	taken := codes{used: map[string]bool{"m": true, "mo": true, "mo2": true}, signs: map[string]bool{}}
	require.Equal(t, "mo3", taken.give([]string{"m", "mo"}))
	require.EqualValues(t, 1, nearest(parts.Map{Spaces: []parts.Space{{At: &parts.Point{X: 4}}}}))
	require.EqualValues(t, 3, nearest(parts.Map{Spaces: []parts.Space{{At: &parts.Point{X: 4}}, {At: &parts.Point{X: 1}}, {At: &parts.Point{X: 1}}}}))
	_, _, centred := corners(parts.Map{Spaces: []parts.Space{{At: &parts.Point{}}, {}}})
	require.False(t, centred)
}
