package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestMiceShareWhatTheyName(t *testing.T) {
	s := hall(t, func(s *game.State) {
		s.Mice[0].Pack, s.Mice[0].Cheese = []parts.CardID{"crumb", "cork"}, 3
		s.Mice[1].Pack = []parts.CardID{"bow"}
	})
	require.Equal(t, game.Share{Mouse: "tilda", With: "collin", Gives: []parts.CardID{"cork"}, Takes: []parts.CardID{"bow"}, Cheese: 2},
		asked(t, s, "h", "c", "2", "1", "2"))
	require.Equal(t, game.Share{Mouse: "tilda", With: "filch", Gives: []parts.CardID{"crumb", "cork"}}, asked(t, s, "h f 1,2 0"))
	require.Equal(t, game.Share{Mouse: "tilda", With: "nez"}, askedIn(t, tables.Russian, s, "м", "н", "", "0"))
	require.Equal(t, game.Share{Mouse: "tilda", With: "collin"}, asked(t, s, "h", "n", "back", "c", "", "", "0"), "back leads to whom")
	two := hall(t, at("4", "nez", "filch"))
	require.Equal(t, "collin", string(asked(t, two, "h", "", "").(game.Share).With), "the only one near is not asked for")
}

func TestGearIsPutOnAndTakenOffByNumbers(t *testing.T) {
	s := hall(t, func(s *game.State) { s.Mice[0].Pack = []parts.CardID{"crumb", "cork"} })
	require.Equal(t, game.Equip{Mouse: "tilda", On: []parts.CardID{"cork"}, Off: []parts.CardID{"ladle"}}, asked(t, s, "w", "23"))
	require.Equal(t, game.Equip{Mouse: "tilda", On: []parts.CardID{"cork"}}, asked(t, s, "w cork-hat"))
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, asked(t, s, "w", "", "e"), "nothing picked leads back")
}

func TestAMouseLearnsWhatPeopleName(t *testing.T) {
	s := hall(t, func(s *game.State) { s.Mice[0].Cheese = 6; s.Mice[0].Abilities = nil })
	did := asked(t, s, "l", "hum").(game.LevelUp)
	require.Equal(t, parts.CardID("hum"), did.Ability.ID)
	did = askedIn(t, tables.Russian, s, "у", "напев").(game.LevelUp)
	require.Equal(t, parts.CardID("hum"), did.Ability.ID)
	complaint(t, tables.English, s, "l", "%")
}

func TestAbilitiesAndCardsAreUsed(t *testing.T) {
	s := hall(t, func(s *game.State) { s.Mice[0].Cheese = 1; s.Mice[0].Pack = []parts.CardID{"crumb"} })
	require.Equal(t, game.Power{Mouse: "tilda", Ability: "hum"}, asked(t, s, "p"))
	require.Equal(t, game.Use{Mouse: "tilda", Card: "crumb"}, asked(t, s, "c"))
	require.Equal(t, game.Power{Mouse: "tilda", Ability: "hum"}, askedIn(t, tables.Russian, s, "с"))
	fight := hall(t, foes("1", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: "collin", Against: "rat_1", Dice: 2, Hits: 1}))
	require.Equal(t, game.Power{Mouse: "tilda", Ability: "hum"}, asked(t, fight, "o", "ability"), "before a defence too")
	require.Equal(t, game.Fell{Shield: 1}, asked(t, fight, "o", "back", "h1"))
}

func TestPartyItemsAreLaidAndTakenBack(t *testing.T) {
	s := furnished(t)
	require.Equal(t, game.Lay{Mouse: "tilda", Item: parts.Fork}, asked(t, s, "i f"))
	require.Equal(t, game.Lay{Mouse: "tilda", Item: parts.Hook, To: &game.Place{Space: "3"}}, asked(t, s, "i h 3"))
	require.Equal(t, game.Lay{Mouse: "tilda", Item: parts.Grape, To: &game.Place{Space: "2"}}, askedIn(t, tables.Russian, s, "г", "г", "2"))
	s.Laid, s.Stash = []game.Laid{{Item: parts.Fork, At: game.Spot{Room: "hall", Space: "1"}}}, []parts.PartyItem{parts.Grape}
	require.Equal(t, game.TakeBack{Mouse: "tilda", Item: parts.Fork}, asked(t, s, "i bf"))
	require.Equal(t, game.TakeBack{Mouse: "tilda", Item: parts.Fork}, askedIn(t, tables.Russian, s, "г", "ов"))
	require.Equal(t, game.Catapult{Mouse: "tilda", Passenger: "collin", To: game.Place{Space: "5"}}, asked(t, s, "i t c 5"))
	s = furnished(t, foes("5", "rat_1", "rat_2"), func(s *game.State) {})
	s.Laid = []game.Laid{{Item: parts.Fork, At: game.Spot{Room: "hall", Space: "1"}}}
	require.Equal(t, game.Launch{Mouse: "tilda", Target: "rat_2"}, asked(t, s, "i l b"))
	only := hall(t, func(s *game.State) { s.Stash = []parts.PartyItem{parts.Disguise} })
	require.NotContains(t, complaint(t, tables.English, only, "zzz"), "i,", "the disguise is used otherwise")
}

func TestAHookLeadsTheMouseOn(t *testing.T) {
	s := furnished(t)
	s.Laid = []game.Laid{{Item: parts.Hook, At: game.Spot{Room: "hall", Space: "1"}, To: "5"}}
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"5", "6"}}, asked(t, s, "6"))
}

func TestTheFreeEndOfTheHookCanBeToldWithoutAMap(t *testing.T) {
	s := hall(t, unmapped)
	for i := range s.Mice {
		s.Mice[i].At.Space = "?1"
	}
	s.Rooms[0].Places = []parts.Space{{ID: "?1"}, {ID: "?4"}}
	s.Laid = []game.Laid{{Item: parts.Hook, At: game.Spot{Room: "hall", Space: "?1"}, To: "?4"}}
	for lang, typed := range map[tables.Lang]string{tables.English: "1 end", tables.Russian: "1 конец"} {
		did := askedIn(t, lang, s, "m", typed)
		require.Equal(t, game.Move{Mouse: "tilda", To: &game.Place{Space: "?4"}, Points: 1}, did)
		require.Equal(t, game.Spot{Room: "hall", Space: "?4"}, after(s, did).Mice[0].At)
	}
	require.Contains(t, prompter{phrases{in(t, tables.English)}, s}.placeArgs("hall", nil)["who"], "end (hook and line)")
	offered := func() bool {
		return slices.Contains(game.Game{}.Legal(s), game.Action(game.TakeBack{Mouse: "tilda", Item: parts.Hook}))
	}
	require.True(t, offered())
	s.Mice[0].At.Space = "?9"
	require.False(t, offered(), "only whoever stands at an end takes it back")
}

func TestARescuedMouseStandsWithAnother(t *testing.T) {
	captured := func(s *game.State) { s.Mice[3].Captured, s.Mice[3].At = true, game.Nowhere }
	s := hall(t, captured, waits(game.Wait{For: game.ForRescue, Who: "filch", Room: "hall"}))
	require.Equal(t, game.Return{Mouse: "filch", To: game.Place{With: "tilda"}}, asked(t, s, ""))
	require.Equal(t, game.Return{Mouse: "filch", To: game.Place{With: "nez"}}, asked(t, s, "n"))
	hook := s
	hook.Laid = []game.Laid{{Item: parts.Hook, At: game.Spot{Room: "hall", Space: "1"}, To: "5"}}
	require.Equal(t, game.Return{Mouse: "filch", To: game.Place{Space: "5"}}, asked(t, hook, "end"))
	require.Equal(t, game.Return{Mouse: "filch", To: game.Place{Space: "5"}}, askedIn(t, tables.Russian, hook, "конец"))
	require.Equal(t, game.Return{Mouse: "filch", To: game.Place{Space: "2"}}, askedIn(t, tables.Russian, s, "2"))
	s.Waits[0].Room = ""
	for _, name := range []game.Name{"collin", "nez"} {
		s.Mouse(name).Captured, s.Mouse(name).At = true, game.Nowhere
	}
	require.Equal(t, game.Return{Mouse: "filch", To: game.Place{With: "tilda"}}, asked(t, s, ""))
	require.Equal(t, game.Return{Mouse: "filch", To: game.Place{Space: "2"}}, asked(t, s, "2"), "on the tile of the last mouse")
}

func TestABossTakesItsWoundsOnACard(t *testing.T) {
	s := hall(t, foes("2", "vurst_1"), func(s *game.State) {
		s.Track = append(s.Track[:4], game.Card{ID: "vurst_1", Kind: game.MinionCard, Of: "vurst", Wounds: 1}, game.Card{ID: "vurst_3", Kind: game.MinionCard, Of: "vurst"})
	}, waits(game.Wait{For: game.ForWounds, Who: "vurst_1", Left: 1}))
	require.Equal(t, game.Assign{Card: "vurst_1"}, asked(t, s, ""))
	for _, typed := range []string{"3", "v3", "vurst-3", "шк3", "Шкверн-3"} {
		require.Equal(t, game.Assign{Card: "vurst_3"}, askedIn(t, tables.Russian, s, typed), typed)
	}
	complaint(t, tables.English, s, "2")
}

func TestSurgesAndEventsEndWhenPeopleSaySo(t *testing.T) {
	surge := hall(t, waits(game.Wait{For: game.ForSurge, Room: "hall"}))
	require.Equal(t, game.Done{}, asked(t, surge, ""))
	require.Equal(t, game.Call{Squads: []parts.Squad{{Minion: "rat", Count: 2}}, Room: "hall"}, asked(t, surge, "c 2 rat"))
	event := hall(t, waits(game.Wait{For: game.ForEvent, Who: "tilda", Card: "crumb"}))
	event.Cards = []parts.Search{{ID: "crumb", Text: "it is stale"}}
	require.Equal(t, "it is stale", prompter{phrases{in(t, tables.English)}, event}.textOf("crumb"))
	require.Equal(t, game.Done{}, askedIn(t, tables.Russian, event, ""))
	require.Equal(t, game.Affect{Effect: game.Wound, On: "collin", Count: 2}, asked(t, event, "o", "wound", "c", "2"))
}

// Before the flip, people are asked for the back of the tile, which nobody has entered.
func TestATileWithAnUnknownBackIsTurnedOver(t *testing.T) {
	for name, edit := range map[string]func(*game.State){
		"two tiles":     func(s *game.State) { s.Chapter.Rooms = []parts.RoomPlan{{Tile: "hall"}, {Tile: "cellar"}} },
		"more may come": func(s *game.State) { s.Rooms = s.Rooms[:1]; s.Chapter.Rooms = nil },
		"an exit":       func(s *game.State) { s.Rooms[0].Map.Spaces[0].Exits = []string{"north"} },
	} {
		s := furnished(t, func(s *game.State) { s.Rooms[0].Map.Spaces[0].Flip = parts.PlainFlip })
		edit(&s)
		answers := []string{"x", "f", "Loft"}
		if name == "two tiles" { // only the flip is possible
			answers = []string{"x", "Loft"}
		}
		w := in(t, tables.English, answers...)
		w.Box = flowtest.Shelf{}
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		back := did.(game.Learn).Tile
		require.Equal(t, []any{"loft", "A", parts.Blue, true}, []any{back.ID, back.Tile, back.Side, back.Beneath}, name)
		require.Empty(t, breaches(s, did), name)
		s = after(s, did)
		did, err = Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, game.Flip{Mouse: "tilda"}, did, name)
		require.Empty(t, breaches(s, did), name)
	}
}

func TestAStealingMinionIsLikelyTheOneThatAttacks(t *testing.T) {
	theft := game.Affect{Effect: game.Steal, On: "nez", By: "roach_2"}
	three := foes("1", "roach_1", "roach_2", "roach_3")
	defends := waits(game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: "nez", Against: "roach_2", Dice: 2, Hits: 1})
	require.Equal(t, theft, asked(t, hall(t, three, defends), "o", "steal", "", ""))
	moves := waits(game.Wait{For: game.ForRoll, Purpose: game.MarchRoll, Who: "roach_3", Dice: 1})
	turn := func(s *game.State) {
		s.Turn = game.Turn{Card: "roach", Step: game.FigureStep, Acting: "roach_3", Figures: []game.Name{"roach_1"}, Attacked: []game.Name{"nez"}}
	}
	require.Equal(t, theft, asked(t, hall(t, three, turn, moves), "o", "steal", "", ""))
}

func TestWhatCardsAndChaptersDo(t *testing.T) {
	s := hall(t, foes("4", "rat_1"))
	for typed, want := range map[string]game.Action{
		"o wound a 1":    game.Affect{Effect: game.Wound, On: "rat_1", Count: 1},
		"o poison t 2":   game.Affect{Effect: game.PoisonHit, On: "tilda", Count: 2},
		"o heal t 1":     game.Affect{Effect: game.Heal, On: "tilda", Count: 1},
		"o ail n w":      game.Affect{Effect: game.Afflict, On: "nez", Condition: game.Webbed},
		"o relieve n s":  game.Affect{Effect: game.Relieve, On: "nez", Condition: game.Stunned},
		"o cheese t -2":  game.Affect{Effect: game.Gain, On: "tilda", Count: -2},
		"o steal t":      game.Affect{Effect: game.Steal, On: "tilda", By: "rat_1"},
		"o points c 2":   game.Affect{Effect: game.Points, On: "collin", Count: 2},
		"o lines t":      game.Affect{Effect: game.Cross, On: "tilda"},
		"o slay":         game.Affect{Effect: game.Slay, On: "rat_1"},
		"o seize f":      game.Affect{Effect: game.Seize, On: "filch"},
		"o wheel 2":      game.Affect{Effect: game.Feed, Count: 2},
		"o pages -1":     game.Affect{Effect: game.TurnPages, Count: -1},
		"o end-page 5":   game.Affect{Effect: game.EndPage, Count: 5},
		"o end-page -1":  game.Affect{Effect: game.EndPage, Count: -1},
		"o item f":       game.Affect{Effect: game.Lend, Item: parts.Fork},
		"o come 3 roach": game.Call{Squads: []parts.Squad{{Minion: "roach", Count: 3}}},
		"o put f 4":      game.Put{Figure: "filch", To: game.Place{Space: "4"}},
		"o trap 3":       game.Trap{Room: "hall", Space: "3"},
		"o won":          game.Declare{Won: true},
		"o lost":         game.Declare{},
	} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	require.Equal(t, game.Affect{Effect: game.Wound, On: "rat_1", Count: 1}, askedIn(t, tables.Russian, s, "д", "рана", "а", ""))
	require.Equal(t, game.Earn{Story: "the old key"}, asked(t, s, "o", "earn", "the old key"))
	require.Equal(t, game.Earn{Story: `Nez "the" rat`}, asked(t, s, `o earn Nez "the" rat`))
	s.Rooms[0].Traps = []parts.SpaceID{"3"}
	require.Equal(t, game.Trap{Room: "hall", Space: "3", Gone: true}, asked(t, s, "o trap 3"))
	nowhere := hall(t, func(s *game.State) {
		for i := range s.Mice {
			s.Mice[i].At = game.Nowhere
		}
	})
	alone := furnished(t, at("2", "collin", "nez", "filch"))
	alone.Laid = []game.Laid{{Item: parts.Fork, At: inHall("1")}}
	for typed, c := range map[string]struct {
		s    game.State
		said string
	}{
		"o slay": {hall(t), "This applies to nobody now."},
		"o trap": {nowhere, "This applies to nobody now."},
		"o put":  {nowhere, "This applies to nobody now."},
		"i t":    {alone, "There is no other mouse here."},
	} {
		did, _, said := heard(t, tables.English, c.s, typed, "back", "e")
		require.Equal(t, game.EndTurn{Mouse: "tilda"}, did)
		require.Contains(t, said, c.said, typed)
	}
}

func TestTheTableIsCorrected(t *testing.T) {
	s := furnished(t, foes("4", "rat_1"))
	spot := inHall("5")
	tilda, rat := game.Path(game.OneMouse, "tilda"), game.Path(game.OneFoe, "rat_1")
	for typed, want := range map[string]game.Action{
		"wheel 3":               corrects("/wheel", 3),
		"points 3":              corrects("/turn/points", 3),
		"tilda wounds 3":        corrects(tilda+"/wounds", 3),
		"tilda at hall 5":       corrects(tilda+"/at", spot),
		"tilda captured y":      corrects(tilda+"/captured", true),
		"tilda ails w":          corrects(tilda+"/webbed", true),
		"tilda pack cork,crumb": corrects(tilda+"/pack", []parts.CardID{"cork", "crumb"}),
		"tilda abilities -":     corrects(tilda+"/abilities", []parts.CardID{}),
		"rat-warrior-a gone":    corrects(rat, nil),
		"rat-warrior-a down y":  corrects(rat+"/down", true),
		"rat_1 at hall 5":       corrects(rat+"/at", spot),
		"forget":                corrects("/rooms/*/facts", nil),
		"new rat hall 5":        corrects(game.Path(game.OneFoe, "rat_2"), game.Minion{Name: "rat_2", Type: "rat", At: spot}),
		"brodie y hall 5":       corrects(game.CatPath, spot),
		"brodie n":              corrects(game.CatPath, nil),
		"up cellar":             corrects(game.Path(game.OneBeneath, "cellar"), nil),
		"stash hf":              corrects(game.StashPath, []parts.PartyItem{parts.Hook, parts.Fork}),
		"greedy y":              corrects("/greedy", true),
		"track fnctw":           corrects(game.TrackPath, game.Cards([]string{"filch", "nez", "collin", "tilda", "rat"})),
		"track fn":              corrects(game.TrackPath, game.Cards([]string{"filch", "nez"})),
	} {
		require.Equal(t, want, fixed(t, tables.English, s, typed), typed)
	}
	require.Equal(t, corrects(tilda+"/wounds", 3), fixed(t, tables.Russian, s, "тильда", "раны", "3"))
	require.Equal(t, corrects(rat, nil), fixed(t, tables.Russian, s, "крыса-воин-а нет"))
	require.Equal(t, corrects("/wheel", 3), fixed(t, tables.Russian, s, "круг 3"))
	s.Result = &game.Result{Winner: game.SeatMinions}
	require.Equal(t, corrects("/result", nil), fixed(t, tables.Russian, s, "играем"))
	s = hall(t, unmapped, foes("?1", "rat_1"))
	s.Rooms[0].Places = []parts.Space{{ID: "?1"}}
	require.Equal(t, corrects(tilda+"/at", inHall("?2")), fixed(t, tables.English, s, "tilda at own"), "a space of its own")
}

func TestACorrectionAsksForOneThingAfterAnother(t *testing.T) {
	s := hall(t, foes("4", "rat_1"), func(s *game.State) { s.Tokens.On = true })
	for _, c := range []struct{ answers, questions []string }{
		{[]string{"new", "rat", "5"}, []string{"fix.new-which", "fix.where"}},
		{[]string{"tokens", "5", "filch"}, []string{"fix.held-which", "fix.held-whose"}},
	} {
		w := in(t, tables.English, c.answers...)
		_, err := Flow{}.Fix(w, s)
		require.NoError(t, err)
		asked := w.Desk.(*desktest.Script).Asked()
		for i, id := range c.questions {
			require.Contains(t, asked[i+1], phrases{w}.say(id))
		}
	}
}

func TestPeopleChooseWhereTheMinionsAreFree(t *testing.T) {
	s := hall(t, foes("4", "roach_1", "roach_2"), at("5", "collin"))
	decided := func(lang tables.Lang, d rules.Decision[game.Action], answers ...string) game.Action {
		t.Helper()
		did, err := Flow{}.Decided(in(t, lang, answers...), s, d)
		require.NoError(t, err)
		return did
	}
	tie := func(open ...game.Action) rules.Decision[game.Action] {
		return rules.Decision[game.Action]{Action: open[0], Open: open}
	}
	for name, c := range map[string]struct {
		open   []game.Action
		second string
	}{
		"newcomers":            {[]game.Action{game.Spawn{Minion: "rat", Space: "5"}, game.Spawn{Minion: "rat", Space: "6"}}, "6"},
		"nameless spaces":      {[]game.Action{game.Spawn{Minion: "rat", Space: "?1"}, game.Spawn{Minion: "rat", Space: "?2"}}, "2"},
		"figures of a card":    {[]game.Action{game.Activate{Figure: "roach_1"}, game.Activate{Figure: "roach_2"}}, "b"},
		"paths":                {[]game.Action{game.March{Figure: "roach_1", Path: []parts.SpaceID{"3", "2"}}, game.March{Figure: "roach_1", Path: []parts.SpaceID{"3", "7"}}}, "7"},
		"towards mice":         {[]game.Action{game.March{Toward: "tilda", Steps: 1}, game.March{Toward: "collin", Steps: 1}}, "c"},
		"to the grape":         {[]game.Action{game.March{Toward: "tilda", Steps: 1}, game.March{Steps: 2}}, "grape"},
		"to stay":              {[]game.Action{game.March{Toward: "tilda", Steps: 1}, game.March{}}, "stay"},
		"targets":              {[]game.Action{game.Strike{Target: "tilda"}, game.Strike{Target: "nez"}}, "n"},
		"a grape's spaces":     {[]game.Action{game.Strike{Space: "1"}, game.Strike{Space: "5"}}, "5"},
		"a strike or none":     {[]game.Action{game.Strike{Target: "tilda"}, game.Hold{}}, "hold"},
		"leaps":                {[]game.Action{game.Leap{To: "1"}, game.Leap{To: "4"}}, "4"},
		"chases":               {[]game.Action{game.Chase{Path: []parts.SpaceID{"2", "1"}}, game.Chase{Path: []parts.SpaceID{"5", "1"}}}, "5-1"},
		"chases without a map": {[]game.Action{game.Chase{Reached: []game.Name{"nez"}}, game.Chase{Reached: []game.Name{"tilda"}}}, "tilda"},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, c.open[0], decided(tables.English, tie(c.open...), ""))
			require.Equal(t, c.open[1], decided(tables.English, tie(c.open...), c.second))
			require.Equal(t, c.open[0], decided(tables.Russian, tie(c.open...), ""))
			require.Equal(t, c.open[0], decided(tables.English, tie(c.open[0])), "one way is not asked about")
		})
	}
	for _, same := range [][]game.Action{
		{game.March{Figure: "roach_1", Path: []parts.SpaceID{"2", "1"}}, game.March{Figure: "roach_1", Path: []parts.SpaceID{"7", "1"}}},
		{game.Chase{Path: []parts.SpaceID{"2", "1"}}, game.Chase{Path: []parts.SpaceID{"7", "1"}}},
	} {
		require.Equal(t, same[0], decided(tables.English, tie(same...)), "ways round an empty space are not asked about")
	}
}

func TestSpawnSpacesWithoutANameAreCountedFromTheFarthest(t *testing.T) {
	s := hall(t, unmapped, waits(game.Wait{For: game.ForPlace, Room: "hall", Spawns: []parts.SpaceID{"?7", "?8"}}))
	first, second := game.Spawn{Minion: "rat", Space: "?7"}, game.Spawn{Minion: "rat", Space: "?8"}
	d := rules.Decision[game.Action]{Action: first, Open: []game.Action{first, second}}
	w := in(t, tables.English, "2")
	did, err := Flow{}.Decided(w, s, d)
	require.NoError(t, err)
	require.Equal(t, second, did)
	require.Contains(t, w.Desk.(*desktest.Script).Asked()[0], "Where does Rat warrior appear?")
}

func TestThreeRoachesNeedNoKeyWithTheAppsDice(t *testing.T) {
	s := hall(t, foes("4", "roach_1", "roach_2", "roach_3"), at("6", "nez", "filch"))
	s.Turn = game.Turn{Card: "filch", Slot: 4, Step: game.MouseStep}
	s = after(s, game.EndTurn{Mouse: "filch"})
	w := in(t, tables.English)
	w.Dice = &flowtest.Dice{Of: talk.AppDice, Sides: make([]int, 99)}
	for n := 0; s.Turn.Card == "roach"; n++ {
		require.Less(t, n, 40)
		did, err := acts(w, s)
		require.NoError(t, err)
		s = after(s, did)
	}
	require.Equal(t, "tilda", s.Turn.Card)
}

func TestNonsenseGetsASentenceAtEveryPrompt(t *testing.T) {
	unmappedHall := hall(t, unmapped, foes("?9", "roach_1", "roach_2"))
	for name, c := range map[string]struct {
		s     game.State
		first []string
	}{
		"a mouse's turn":       {hall(t), nil},
		"a path":               {hall(t), []string{"m"}},
		"a place":              {unmappedHall, []string{"m"}},
		"a target":             {unmappedHall, []string{"a"}},
		"dice added":           {unmappedHall, []string{"a+"}},
		"whom to share with":   {hall(t), []string{"h"}},
		"which cards":          {hall(t), []string{"h", "c"}},
		"gear":                 {hall(t), []string{"w"}},
		"party items":          {furnished(t), []string{"i"}},
		"the hook's other end": {furnished(t), []string{"i", "h"}},
		"something else":       {hall(t), []string{"o"}},
		"whom it befalls":      {hall(t), []string{"o", "wound"}},
		"how many":             {hall(t), []string{"o", "wound", "t"}},
		"which effect":         {hall(t), []string{"o", "ail", "t"}},
		"who comes":            {hall(t), []string{"o", "come"}},
		"a mousetrap":          {hall(t), []string{"o", "trap"}},
		"a shuffle":            {hall(t, waits(shuffled)), nil},
		"a card found":         {hall(t, waits(game.Wait{For: game.ForFind, Who: "tilda"})), nil},
		"keep or trade":        {hall(t, waits(game.Wait{For: game.ForKeep, Who: "tilda", Card: "crumb"})), nil},
		"an encounter":         {hall(t, waits(game.Wait{For: game.ForCard, Room: "hall"})), nil},
		"spawn spaces":         {hall(t, waits(game.Wait{For: game.ForSpawns, Room: "hall"})), nil},
		"the disguise":         {hall(t, waits(game.Wait{For: game.ForDisguise})), nil},
		"a rescue":             {hall(t, waits(game.Wait{For: game.ForRescue, Who: "filch", Room: "hall"})), nil},
		"a surge":              {hall(t, waits(game.Wait{For: game.ForSurge, Room: "hall"})), nil},
		"an event":             {hall(t, waits(game.Wait{For: game.ForEvent, Who: "tilda", Card: "crumb"})), nil},
		"a card kept":          {hall(t, waits(game.Wait{For: game.ForCarry, Who: "tilda"})), nil},
		"distances": {hall(t, waits(game.Wait{For: game.ForFacts, Room: "hall", Ask: []game.Question{
			{Between: parts.Pair{"1", "2"}, Matter: game.Distance},
		}})), nil},
		"sight": {hall(t, waits(game.Wait{For: game.ForFacts, Room: "hall", Ask: []game.Question{
			{Between: parts.Pair{"1", "2"}, Matter: game.Sight}, {Between: parts.Pair{"3", "4"}, Matter: game.Sight},
		}})), nil},
	} {
		t.Run(name, func(t *testing.T) {
			for _, lang := range tables.Langs {
				for _, nonsense := range []string{"%%%", "бла%бла", "-77"} {
					complaint(t, lang, c.s, append(append([]string{}, c.first...), nonsense)...)
				}
			}
		})
	}
}

func TestDiceThatNobodyKnowsAreCountedByPeople(t *testing.T) {
	s := hall(t, foes("2", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: "rat_1", Against: "tilda", Dice: game.UnknownDice, Reach: parts.Melee}))
	require.Equal(t, game.Fell{Sword: 1, Dice: 3}, asked(t, s, "3", "s"))
	require.Equal(t, game.Fell{}, asked(t, s, "0"))
	require.Equal(t, game.Fell{Faces: []int{5, 6}}, rolled(t, tables.Russian, talk.AskDice, []int{4, 5}, s, "2", ""))
}

func TestWhatIsFoundMayBePutOnAtOnce(t *testing.T) {
	s := hall(t, func(s *game.State) { s.Turn.Deed = game.SearchDeed }, waits(game.Wait{For: game.ForKeep, Who: "nez", Card: "cork"}))
	s.Turn.Card, s.House = "nez", s.House.With("equip_find", "at_once")
	require.Equal(t, game.Equip{Mouse: "nez", On: []parts.CardID{"cork"}}, asked(t, s, "w"))
}

func TestARichMouseIsOfferedANewLevel(t *testing.T) {
	s := hall(t, func(s *game.State) { s.Mice[0].Cheese, s.Abilities = 6, nil })
	require.Contains(t, complaint(t, tables.English, s, "zzz"), " l,")
	s.Mice[0].Cheese = 5
	require.NotContains(t, complaint(t, tables.English, s, "zzz"), " l,")
}

func TestAchievementsAreCorrected(t *testing.T) {
	s := hall(t, func(s *game.State) {
		s.Tokens = game.Tokens{On: true, Held: []game.Award{{Token: parts.CatTamer, Mouse: "nez"}, {Token: parts.Lockpicker, Mouse: "nez"}}}
	})
	token := game.Path(game.OneToken, string(parts.CatTamer))
	won := game.Award{Token: parts.CatTamer, Mouse: "filch"}
	require.Equal(t, corrects(token, won), fixed(t, tables.English, s, "tokens", "5", "filch"))
	require.Equal(t, corrects(token, nil), fixed(t, tables.Russian, s, "достижения", "5", "никто"))
}
