package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// tale is a position, some reports, and the expected notes of the last report.
type tale struct {
	given State
	when  []Action
	want  []rules.Note
}

func figureNote(id string, rule tables.RuleID, figure Name, pairs ...any) rules.Note {
	return noteOf(id, rule, append(pairs, "figure", figure)...)
}

func after(given State, when ...Action) func(...rules.Note) tale {
	return func(want ...rules.Note) tale { return tale{given, when, want} }
}

func inHall(space parts.SpaceID) Spot { return Spot{"hall", space} }

func figuresOf(names ...Name) []rules.Noun { return nouns(names, Name.Noun) }

func TestWhatIsTold(t *testing.T) {
	for _, tales := range []map[string]tale{turnTales(), moveTales(), marchTales(), fightTales(), boardTales()} {
		for name, c := range tales {
			t.Run(name, func(t *testing.T) {
				s := c.given
				var notes []rules.Note
				for _, a := range c.when {
					s, notes = Game{}.Apply(s, a)
				}
				require.Equal(t, c.want, notes)
			})
		}
	}
}

func turnTales() map[string]tale {
	foe := at("9", "rat_1")
	caught := waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: "tilda", Dice: 2})
	lifting := position(track("tilda", "collin", "rat"), foe, waiting(Wait{For: ForRoll, Purpose: AmbushRoll, Dice: 1, Call: "rat"}))
	card := func(id string, rule tables.RuleID, of string, pairs ...any) rules.Note {
		return noteOf(id, rule, append(pairs, "card", initiativeCard(of))...)
	}
	return map[string]tale{
		"a trap that springs": after(position(foe, traps("1"), caught), Fell{Faces: []int{1, 1}})(figureNote("rolled", "MM-TRAP-01",
			"tilda"), mouseNote("trap-springs", "MM-TRAP-04", "tilda"), mouseNote("cheese-more", "MM-TRAP-04", "tilda", "number", 1, "cheese",
			1), figureNote("afflicted-down", "MM-TRAP-04", "tilda"), card("turn-over", "MM-TRAP-05", "tilda"), figureNote("hurt", "MM-CAPT-01", "tilda", "count", 1, "wounds", 1, "life", 3)),
		"a card that an ambush lifts": after(lifting, Fell{Faces: []int{2}})(noteOf("rolled-none", "MM-AMBUSH-01", "numbers", []int{2}),
			card("lifted", "MM-AMBUSH-02", "rat", "slot", 1, "count", 2)),
		"a minion ends the move":       after(position(at("2", "rat_1")), tildaWalks("2"))(mouseNote("halted-MM-CAP-03", "MM-CAP-03", "tilda")),
		"not where no points are left": after(position(at("2", "rat_1"), turnOf("tilda", 1)), tildaWalks("2"))(),
		"water does":                   after(position(hall("1-2 2:water")), tildaWalks("2"))(mouseNote("halted-MM-WATER-01", "MM-WATER-01", "tilda")),
		"the web holds":                after(position(ailing("tilda", Webbed)), Recover{"tilda", Webbed}, Fell{})(mouseNote("web-holds", "MM-REC-03", "tilda")),
		"a mouse charmed no longer": after(cardTurn("tilda", at("1", "tilda"), at("9", "nez"), with("tilda",
			func(m *Mouse) { m.Charmed = true })).but(func(s *State) { s.Waits, s.Turn.Walked = nil, true }),
			Hold{"tilda"})(figureNote("idle", "MM-MATK-02", "tilda"), figureNote("relieved-charmed", "MM-COND-11", "tilda"),
			noteOf("wheel-time", "MM-TIME-01", "cheese", 1, "added", 1, "full", 6)),
		"a house rule, a waived one, and back": after(position(), Settle{"arrival", "spread"}, Settle{"MM-CAP-03", rules.Waived},
			Settle{"MM-CAP-03", rules.InForce})(noteOf("in-force", "MM-CAP-03")),
		"a house rule":                        after(position(), Settle{"arrival", "spread"})(noteOf("settled", "", "name", "arrival", "value", "spread")),
		"a rule that the table plays without": after(position(), Settle{"MM-CAP-03", rules.Waived})(),
		"a correction with a figure that is gone": after(position(foe, track("tilda", "rat")), correctTo(Path(OneFoe, "rat_1"),
			nil))(noteOf("corrected", ""), card("card-removed", "MM-INIT-06", "rat")),
	}
}

func moveTales() map[string]tale {
	cellar := Put{Figure: "nez", Room: "cellar", To: Place{Space: "1"}}
	return map[string]tale{
		"a card puts a mouse elsewhere": after(position(), Put{Figure: "nez", To: Place{Space: "4"}})(figureNote("moved", "", "nez", "space", inHall("4"))),
		"onto another tile":             after(position(roomTwo), cellar)(figureNote("moved-room", "", "nez", "room", tileSide("cellar"), "space", Spot{"cellar", "1"})),
		"there too after the mice have gone on": after(castleTiles(), exploreAttic("a1"), Put{Figure: "nez", Room: "hall",
			To: Place{Space: "1"}})(figureNote("moved-room", "", "nez", "room", tileSide("hall"), "space", inHall("1"))),
		"or Brodie": after(position(at("3", Brodie)), Put{Figure: Brodie, To: Place{Space: "4"}})(figureNote("cat-moved",
			"", Brodie, "from", inHall("3"), "space", inHall("4"))),
		"a place without a name is told by who stands there": after(position(unmapped, at("?1", "rat_1", Brodie)), Put{Figure: "nez", To: Place{With: "rat_1"}})(
			figureNote("moved", "", "nez", "space", inHall("?1"), "with", figuresOf("rat_1", Brodie))),
		"an empty one by nobody": after(position(unmapped), Put{Figure: "nez", To: Place{}})(figureNote("moved", "", "nez", "space", inHall("?1"))),
		"one where spawn spaces have no names": after(position(unmapped, waiting(Wait{For: ForPlace, Room: "hall", Squads: several(squadOf("roach",
			2)), Spawns: spaces("?1", "?2")})), Spawn{"roach", "?2"})(
			figureNote("arrived-spawn", "MM-SPAWN-03", "roach_1", "space", inHall("?2"), "number", 2)),
	}
}

func marchTales() map[string]tale {
	goes := func(die int, edits ...func(*State)) State {
		return afterAction(cardTurn("rat", edits...), numbers(die))
	}
	two := func(die int) State { return goes(die, at("1", "tilda"), at("4", "rat_1")) }
	way := func(id string, figure Name, count int, from, to parts.SpaceID, goal rules.Noun) rules.Note {
		return figureNote(id, "MM-MMOV-03", figure, "count", count, "from", inHall(from), "to", inHall(to), "goal", goal)
	}
	tilda := Name("tilda").Noun()
	lured := afterAction(cardTurn("roach", at("9", "tilda"), at("4", "roach_1"), itemLying(parts.Grape, "1")), numbers(2))
	blind := afterAction(cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "rat_1"), fact("?1", "?2", Distance, 5)), numbers(2))
	comes := func(card string, edits ...func(*State)) State { // the turn of the card, before any figure acts
		return cardTurn(card, edits...).but(func(s *State) { s.Waits, s.Turn = nil, Turn{Card: card, Slot: s.slot(card), Step: FigureStep} })
	}
	webbed := ailing("tilda", Webbed, Charmed)
	return map[string]tale{
		"a rat goes for a mouse":          after(two(2), marches("rat_1", "3", "2"))(way("marched", "rat_1", 2, "4", "2", tilda)),
		"or goes the other way":           after(two(2), marches("rat_1", "5"))(figureNote("moved", "", "rat_1", "space", inHall("5"))),
		"a roach goes for the grape":      after(lured, marches("roach_1", "3", "2"))(way("marched", "roach_1", 2, "4", "2", partyItem(parts.Grape))),
		"without a map by steps":          after(blind, March{Figure: "rat_1", Toward: "tilda", Steps: 2})(way("marched", "rat_1", 2, "?2", "?3", tilda)),
		"or towards somebody else":        after(blind, March{Figure: "rat_1", Toward: "nez", Steps: 2})(figureNote("moved", "", "rat_1", "space", inHall("?3"))),
		"it attacks, which its dice tell": after(two(2), marches("rat_1", "3", "2"), Strike{Figure: "rat_1", Target: "tilda"})(),
		"full spaces keep it off": after(comes("rat", at("1", "tilda", "elite_1", "elite_2", "roach_1"), at("2", "rat_1")),
			noted)(noteOf("earned", "MM-ACH-01", "story", "a"), figureNote("stays-MM-MMOV-04", "MM-MMOV-04", "rat_1")),
		"no way leads to a mouse": after(comes("rat", hall("1-2 3-4"), at("1", "tilda"), at("4", "rat_1")), noted)(noteOf("earned",
			"MM-ACH-01", "story", "a"), figureNote("stays-MM-AMB-17", "MM-AMB-17", "rat_1")),
		"a web keeps a charmed mouse": after(comes("tilda", at("1", "tilda"), at("9", "nez"), webbed), noted)(noteOf("earned", "MM-ACH-01",
			"story", "a"), figureNote("stays-MM-COND-03", "MM-COND-03", "tilda")),
		"a rat grabs the grape": after(comes("rat", at("1", "tilda"), at("4", "rat_1", "rat_2"), itemLying(parts.Grape, "4"),
			func(s *State) { s.Laid[0].Thrown = true }), Activate{"rat_2"})(figureNote("armed", "MM-GRAPE-11", "rat_2")),
		"a roach on the grape eats it": after(cardTurn("roach", at("9", "tilda"), at("4", "roach_1"), itemLying(parts.Grape,
			"4")).but(func(s *State) { s.Waits = nil }), Hold{"roach_1"})(figureNote("eats", "MM-GRAPE-03", "roach_1"),
			noteOf("item-gone", "MM-GRAPE-04", "item", partyItem(parts.Grape)), figureNote("defeated", "", "roach_1"),
			noteOf("card-removed", "MM-WND-02", "card", initiativeCard("roach")), noteOf("round", "MM-ROUND-02", "round", 2)),
		"where it stays at the grape is told": after(comes("roach", at("9", "tilda"), at("4", "roach_1"), itemLying(parts.Grape, "4")),
			noted)(noteOf("earned", "MM-ACH-01", "story", "a"), figureNote("stays-MM-GRAPE-02", "MM-GRAPE-02", "roach_1")),
		"a figure that lies gets up and stays": after(comes("rat", at("1", "tilda"), at("4",
			"rat_1")).but(func(s *State) { s.Minions[0].Down = true }), noted)(noteOf("earned", "MM-ACH-01", "story", "a"), figureNote("relieved-down", "MM-COND-05", "rat_1")),
	}
}

func fightTales() map[string]tale {
	hits := func(by, target Name, n int) rules.Note {
		return noteOf("hits", "MM-MEL-05", "by", by, "target", target, "count", n)
	}
	return map[string]tale{
		"a stun": after(position(), Affect{Effect: Afflict, On: "nez", Condition: Stunned})(figureNote("afflicted-stunned", "", "nez")),
		"everybody whom the grape hits": after(position(at("5", "nez", "rat_1"), waiting(Wait{For: ForToss, Who: "tilda", To: inHall("5")})),
			Toss{Smashed})(noteOf("item-gone", "MM-GRAPE-08", "item", partyItem(parts.Grape)), hits("tilda", "rat_1", 1), hits("tilda", "nez", 1)),
	}
}

func boardTales() map[string]tale {
	named := encounterOf(func(c *parts.Encounter) { c.Name, c.Ambush = tables.Text{En: "Crypt", Ru: "Склеп"}, true })
	before := func(s *State) { c := encounterOf(); c.ID, c.Name.En = "vault", "Vault"; s.Open = &c }
	stairs := position(withLarder(parts.RoomPlan{Arrive: "beware", NoEncounter: true}))
	turned := castleTiles(hall("1-2 2-3 1:flip"), itemLying(parts.Fork, "2"), traps("3"))
	return map[string]tale{
		"a page back":        after(position(atPage(3)), Affect{Effect: TurnPages, Count: -1})(noteOf("page", "MM-BOARD-01", "page", 2, "end", 7, "turned", -1)),
		"cheese off a wheel": after(position(func(s *State) { s.Wheel = 2 }), Affect{Effect: Feed, Count: -1})(noteOf("wheel", "", "cheese", 1, "added", -1, "full", 6)),
		"an encounter": after(revealing(before), Open{Card: named})(noteOf("closed", "MM-ENC-05", "card", encounterCard("vault"), "en", "Vault"),
			noteOf("opened", "MM-ENC-04", "card", encounterCard("crypt"), "en", "Crypt", "ru", "Склеп", "ambush", true, "traps", false)),
		"one that nobody has read": after(revealing(), Open{Minions: several(squadOf("roach", 1))})(),
		"a first visit": after(stairs, downstairs)(mouseNote("explored", "MM-EXP-07", "tilda", "room", tileSide("larder"), "space", Spot{"larder", "1"}),
			noteOf("entered", "MM-ENC-03", "room", tileSide("larder")), noteOf("warned.MM-BOOK-04", "MM-BOOK-04", "room", tileSide("larder"), "note", "arrive", "text", "beware")),
		"a tile turned over": after(turned, Flip{Mouse: "tilda"})(noteOf("trap-gone", "MM-AMB-74", "space", inHall("3")), noteOf("item-gone",
			"MM-AMB-67", "item", partyItem(parts.Fork)), noteOf("flipped", "MM-FLIP-01", "room", tileSide("cellar")),
			mouseNote("explored", "MM-EXP-07", "tilda", "room", tileSide("cellar"), "space", Spot{"cellar", "c1"})),
		"one beside a figure": after(position(unmapped, at("?1", "nez")), Trap{Room: "hall", Space: "?1"})(noteOf("traps", "MM-TILE-03",
			"spaces", spacesOf("hall", spaces("?1")), "with", figuresOf("nez"))),
		"everybody is captured": after(position(at("9", "rat_1"), house(AllCaptured, "chapter_only"), offBoardBefore("collin", "nez",
			"filch"), track("tilda"), defends("tilda", "rat_1", 9,
			2)), Fell{})(figureNote("hurt", "MM-CAPT-01", "tilda", "count", 9, "wounds", 9, "life", 3),
			mouseNote("captured", "", "tilda", "keeps", nouns(cards("ladle"), searchCard)),
			noteOf("page", "MM-BOARD-01", "page", 2, "end", 7, "turned", 1), noteOf("warned.MM-AMB-34", "MM-AMB-34"),
			noteOf("round", "MM-ROUND-02", "round", 2), noteOf("turn-captive", "MM-RESC-03", "card", initiativeCard("tilda")),
			noteOf("round", "MM-ROUND-02", "round", 3), noteOf("turn-captive", "MM-RESC-03", "card", initiativeCard("tilda"))),
		"the encounter deck has run out": after(stairs.but(change("larder", func(r *Room) { r.Plan = parts.RoomPlan{} }), exhausted,
			house(DeckRunsOut, "empty")), downstairs)(mouseNote("explored", "MM-EXP-07", "tilda", "room", tileSide("larder"), "space", Spot{"larder",
			"1"}), noteOf("entered", "MM-ENC-03", "room", tileSide("larder")), noteOf("warned.MM-AMB-30", "MM-AMB-30", "room", tileSide("larder"))),
	}
}

func TestAMoveHappensAsFarAsItIsWalked(t *testing.T) {
	wet := position(hall("1:water 1-2 2-3"), withTildaAlone)
	for _, c := range []struct {
		given State
		path  []parts.SpaceID
		walks int
		by    tables.RuleID
	}{
		{position(traps("2")), spaces("2", "3", "4"), 1, "MM-TRAP-01"},
		{position(traps("3")), spaces("2", "3", "4"), 2, "MM-TRAP-01"},
		{wet, spaces("2", "3"), 1, "MM-WATER-02"},
		{position(traps("4")), spaces("2", "3", "4"), 3, ""},
		{position(), spaces("2", "3", "4"), 3, ""},
		{position(with("tilda", captured)), spaces("2", "3"), 2, ""},
	} {
		did, notes := Game{}.Happened(c.given, tildaWalks(c.path...))
		require.Equal(t, tildaWalks(c.path[:c.walks]...), did)
		if c.by == "" {
			require.Empty(t, notes)
			continue
		}
		require.Equal(t, []rules.Note{noteOf("cut-short", c.by, "mouse", Name("tilda"), "space", inHall(c.path[c.walks-1]), "spaces", spacesOf("hall", c.path[c.walks:]))}, notes)
	}
	did, notes := Game{}.Happened(position(), EndTurn{Mouse: "tilda"})
	require.Equal(t, EndTurn{Mouse: "tilda"}, did)
	require.Empty(t, notes)
}
