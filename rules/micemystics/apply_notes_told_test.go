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

func mergedTales(list ...map[string]tale) map[string]tale {
	out := map[string]tale{}
	for _, tales := range list {
		for name, c := range tales {
			out[name] = c
		}
	}
	return out
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
	for name, c := range mergedTales(turnTales(), moveTales(), marchTales(), fightTales(), boardTales(), thingTales()) {
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

func turnTales() map[string]tale {
	foe := at("9", "rat_1")
	next := func(edits ...func(*State)) State { return position(edits...) }
	charmed := with("collin", func(m *Mouse) { m.Charmed = true })
	caught := waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: "tilda", Dice: 2})
	lifting := position(track("tilda", "collin", "rat"), foe, waiting(Wait{For: ForRoll, Purpose: AmbushRoll, Dice: 1, Call: "rat"}))
	anew := position(foe, waiting(Wait{For: ForOrder, Lay: []string{"tilda", "rat"}, Whole: true}))
	card := func(id string, rule tables.RuleID, of string, pairs ...any) rules.Note {
		return noteOf(id, rule, append(pairs, "card", initiativeCard(of))...)
	}
	return map[string]tale{
		"a captured mouse skips its turn": after(next(foe, with("collin", captured)), EndTurn{Mouse: "tilda"})(card("turn-captive", "MM-RESC-03", "collin")),
		"or comes free":                   after(next(with("collin", captured)), EndTurn{Mouse: "tilda"})(card("turn-rescue", "MM-RESC-01", "collin")),
		"a charmed one acts as a minion":  after(next(foe, charmed, at("2", "collin")), EndTurn{Mouse: "tilda"})(card("turn-charmed", "MM-COND-09", "collin")),
		"a trap that springs": after(next(foe, traps("1"), caught), Fell{Faces: []int{1, 1}})(figureNote("rolled", "MM-TRAP-01",
			"tilda"), mouseNote("trap-springs", "MM-TRAP-04", "tilda"), mouseNote("cheese-more", "MM-TRAP-04", "tilda", "number", 1, "cheese",
			1), figureNote("afflicted-down", "MM-TRAP-04", "tilda"), card("turn-over", "MM-TRAP-05", "tilda"), figureNote("hurt", "MM-CAPT-01", "tilda", "count", 1, "wounds", 1, "life", 3)),
		"a card that an ambush lifts": after(lifting, Fell{Faces: []int{2}})(noteOf("rolled-none", "MM-AMBUSH-01", "numbers", []int{2}),
			card("lifted", "MM-AMBUSH-02", "rat", "slot", 1, "count", 2)),
		"a track laid anew":            after(anew, Order{[]string{"rat", "tilda"}})(noteOf("track-anew", "MM-INIT-02")),
		"a minion ends the move":       after(position(at("2", "rat_1")), tildaWalks("2"))(mouseNote("halted-MM-CAP-03", "MM-CAP-03", "tilda")),
		"not where no points are left": after(position(at("2", "rat_1"), turnOf("tilda", 1)), tildaWalks("2"))(),
		"water does":                   after(position(hall("1-2 2:water")), tildaWalks("2"))(mouseNote("halted-MM-WATER-01", "MM-WATER-01", "tilda")),
		"the web holds":                after(position(with("tilda", func(m *Mouse) { m.Webbed = true })), Recover{"tilda", Webbed}, Fell{})(mouseNote("web-holds", "MM-REC-03", "tilda")),
		"or does not": after(position(with("tilda", func(m *Mouse) { m.Webbed = true })), Recover{"tilda", Webbed},
			Fell{Star: 1})(figureNote("relieved-webbed", "MM-REC-03", "tilda")),
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
	wet := position(withTildaInWater("1-2 2-3 1:water"))
	climb := noteOf("climbed", "MM-WATER-02", "mouse", Name("tilda"), "space", inHall("2"))
	return map[string]tale{
		"a mouse walks in its own turn": after(position(), tildaWalks("2", "3"))(),
		"another mouse walks in it":     after(position(), Move{Mouse: "nez", Path: []parts.SpaceID{"2"}})(figureNote("moved", "", "nez", "space", inHall("2"))),
		"a card puts a mouse elsewhere": after(position(), Put{Figure: "nez", To: Place{Space: "4"}})(figureNote("moved", "", "nez", "space", inHall("4"))),
		"onto another tile":             after(position(roomTwo), cellar)(figureNote("moved-room", "", "nez", "room", tileSide("cellar"), "space", Spot{"cellar", "1"})),
		"there too after the mice have gone on": after(castleTiles(), exploreAttic("a1"), Put{Figure: "nez", Room: "hall",
			To: Place{Space: "1"}})(figureNote("moved-room", "", "nez", "room", tileSide("hall"), "space", inHall("1"))),
		"a card puts a minion elsewhere": after(position(at("3", "rat_1")), Put{Figure: "rat_1", To: Place{Space: "4"}})(figureNote("moved", "", "rat_1", "space", inHall("4"))),
		"or Brodie": after(position(at("3", Brodie)), Put{Figure: Brodie, To: Place{Space: "4"}})(figureNote("cat-moved",
			"", Brodie, "from", inHall("3"), "space", inHall("4"))),
		"a place without a name is told by who stands there": after(position(unmapped, at("?1", "rat_1", Brodie)), Put{Figure: "nez", To: Place{With: "rat_1"}})(
			figureNote("moved", "", "nez", "space", inHall("?1"), "with", figuresOf("rat_1", Brodie))),
		"an empty one by nobody":                      after(position(unmapped), Put{Figure: "nez", To: Place{}})(figureNote("moved", "", "nez", "space", inHall("?1"))),
		"all mice of the tile go on":                  after(castleTiles(), exploreAttic("a1"))(mouseNote("explored", "MM-EXP-07", "tilda", "room", tileSide("attic"), "space", Spot{"attic", "a1"})),
		"out of the water":                            after(wet, tildaWalks("2"), Fell{Star: 1})(climb),
		"also where the table plays without its rule": after(wet.but(waivedRule("MM-WATER-02")), tildaWalks("2"), Fell{Star: 1})(climb),
		"or not": after(wet, tildaWalks("2"), Fell{})(mouseNote("climb-fails", "MM-WATER-02", "tilda")),
		"a rescue": after(position(with("nez", captured), waiting(Wait{For: ForRescue, Who: "nez"})), Return{"nez",
			Place{With: "tilda"}})(mouseNote("rescued", "MM-RESC-02", "nez", "space", inHall("1"))),
		"a minion comes": after(arriving(several(squadOf("roach", 2))), Spawn{"roach", "4"})(figureNote("arrived", "MM-SPAWN-02", "roach_1", "space", inHall("4"))),
		"one where spawn spaces have no names": after(position(unmapped, waiting(Wait{For: ForPlace, Room: "hall", Squads: several(squadOf("roach",
			2)), Spawns: spawnSpacesTold("?1", "?2")})), Spawn{"roach", "?2"})(
			figureNote("arrived-spawn", "MM-SPAWN-03", "roach_1", "space", inHall("?2"), "number", 2)),
		"with greed": after(arriving(several(parts.Squad{Minion: "roach", Count: 1, Greedy: true}), track("tilda", "roach"), at("9", "roach_1")), Spawn{"roach", "4"})(
			figureNote("arrived", "MM-SPAWN-02", "roach_2", "space", inHall("4")), noteOf("greed", "MM-ROACH-02")),
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
	webbed := with("tilda", func(m *Mouse) { m.Webbed, m.Charmed = true, true })
	pounce := brodieTurn("brodie_pounce", at("1", Brodie), at("4", "tilda", "nez"))
	return map[string]tale{
		"a rat goes for a mouse":              after(two(2), marches("rat_1", "3", "2"))(way("marched", "rat_1", 2, "4", "2", tilda)),
		"and gets there":                      after(two(3), marches("rat_1", "3", "2", "1"))(way("reached", "rat_1", 3, "4", "1", tilda)),
		"or stops before, whatever the rules": after(two(3), marches("rat_1", "3"))(way("marched", "rat_1", 1, "4", "3", tilda)),
		"or goes the other way":               after(two(2), marches("rat_1", "5"))(figureNote("moved", "", "rat_1", "space", inHall("5"))),
		"a roach goes for the grape":          after(lured, marches("roach_1", "3", "2"))(way("marched", "roach_1", 2, "4", "2", partyItem(parts.Grape))),
		"without a map by steps":              after(blind, March{Figure: "rat_1", Toward: "tilda", Steps: 2})(way("marched", "rat_1", 2, "?2", "?3", tilda)),
		"or towards somebody else":            after(blind, March{Figure: "rat_1", Toward: "nez", Steps: 2})(figureNote("moved", "", "rat_1", "space", inHall("?3"))),
		"it attacks nobody":                   after(two(2), marches("rat_1", "3", "2"), Hold{"rat_1"})(figureNote("idle", "MM-MATK-02", "rat_1"), noteOf("round", "MM-ROUND-02", "round", 2)),
		"it attacks, which its dice tell":     after(two(2), marches("rat_1", "3", "2"), Strike{Figure: "rat_1", Target: "tilda"})(),
		"full spaces keep it off": after(comes("rat", at("1", "tilda", "elite_1", "elite_2", "roach_1"), at("2", "rat_1")),
			noted)(noteOf("earned", "MM-ACH-01", "story", "a"), figureNote("stays-MM-MMOV-04", "MM-MMOV-04", "rat_1")),
		"no way leads to a mouse": after(comes("rat", hall("1-2 3-4"), at("1", "tilda"), at("4", "rat_1")), noted)(noteOf("earned",
			"MM-ACH-01", "story", "a"), figureNote("stays-MM-AMB-17", "MM-AMB-17", "rat_1")),
		"a web keeps a charmed mouse": after(comes("tilda", at("1", "tilda"), at("9", "nez"), webbed), noted)(noteOf("earned", "MM-ACH-01",
			"story", "a"), figureNote("stays-MM-COND-03", "MM-COND-03", "tilda")),
		"a rat grabs the grape": after(comes("rat", at("1", "tilda"), at("4", "rat_1", "rat_2"), itemLying(parts.Grape, "4"),
			func(s *State) { s.Laid[0].Thrown = true }), Activate{"rat_2"})(figureNote("armed", "MM-GRAPE-11", "rat_2")),
		"Brodie strikes where he leaps": after(pounce, Leap{To: "4"})(figureNote("cat-moved", "MM-CAT-04", Brodie, "from", inHall("1"),
			"space", inHall("4")), noteOf("cat-strikes", "MM-CAT-06", "figures", figuresOf("tilda", "nez"))),
		"or strikes nobody where he may not": after(brodieTurn("brodie_pounce", at("4", Brodie, "tilda", "nez"), house(PounceWithoutLeap,
			"no_attack")), Leap{To: "4"})(noteOf("cat-nobody", ""), noteOf("turn", "MM-ROUND-01", "card", initiativeCard("brodie_chase"))),
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
	rat := at("1", "rat_1")
	hits := func(by, target Name, n int) rules.Note {
		return noteOf("hits", "MM-MEL-05", "by", by, "target", target, "count", n)
	}
	venom := waiting(Wait{For: ForRoll, Purpose: DefenceRoll, Who: "tilda", Against: "spider_1", Hits: 1, Dice: 2, Poison: true})
	last := with("tilda", func(m *Mouse) { m.Wounds = 2 })
	boss := position(at("1", "vurst_1"), track("tilda", "vurst_1"), defends("vurst_1", "tilda", 1, 2))
	wasp := position(at("1", "wasp_1"), track("tilda", "wasp"), defends("wasp_1", "tilda", 2, UnknownDice))
	ripping := position(tokens(""), at("1", "roach_1", "roach_2"), defends("roach_1", "tilda", 1, 1))
	return map[string]tale{
		"hits":               after(position(rat), tildaAttacks("rat_1"), Fell{Sword: 2})(hits("tilda", "rat_1", 2)),
		"a wound of a mouse": after(position(rat, defends("tilda", "rat_1", 1, 2)), Fell{})(figureNote("hurt", "MM-CAPT-01", "tilda", "count", 1, "wounds", 1, "life", 3)),
		"poison":             after(position(at("1", "spider_1"), venom), Fell{})(figureNote("poisoned", "MM-COND-12", "tilda", "count", 1, "wounds", 1, "life", 3)),
		"a wound of a minion": after(position(at("1", "spider_1"), defends("spider_1", "tilda", 1, 3)), Fell{})(figureNote("hurt",
			"MM-WND-03", "spider_1", "count", 1, "wounds", 1, "life", 3)),
		"of one that nobody has read": after(wasp, Fell{})(figureNote("hurt-unknown", "MM-CARD-02", "wasp_1", "count", 2, "wounds", 2), figureNote("warned.MM-CARD-02", "MM-CARD-02", "wasp_1")),
		"on a card":                   after(boss, Fell{})(noteOf("hurt-card", "MM-WND-04", "card", initiativeCard("vurst_1"), "count", 1, "wounds", 1)),
		"a capture": after(position(rat, last, defends("tilda", "rat_1", 1, 2)), Fell{})(figureNote("hurt", "MM-CAPT-01", "tilda",
			"count", 1, "wounds", 3, "life", 3), mouseNote("captured", "", "tilda", "keeps", nouns(cards("ladle"), searchCard)), noteOf("page", "MM-BOARD-01", "page", 2, "end", 7, "turned", 1)),
		"roaches are counted": after(ripping, Fell{})(figureNote("defeated", "", "roach_1", "by", Name("tilda")), mouseNote("roaches",
			"MM-ACH-05", "tilda", "number", 1, "of", parts.RoachRipper)),
		"not once the token is held": after(ripping.but(tokens("nez", parts.RoachRipperToken)), Fell{})(figureNote("defeated", "", "roach_1", "by", Name("tilda"))),
		"a minion's cheese": after(position(at("1", "elite_1"), defends("elite_1", "tilda", 1, 2)), Fell{Shield: 1,
			Cheese: 2})(noteOf("wheel", "MM-MEL-09", "cheese", 2, "added", 2, "full", 6), noteOf("blocked", "MM-MEL-07", "by", Name("tilda"), "target", Name("elite_1"))),
		"Brodie hits nobody": after(position(at("1", Brodie), waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: Brodie, Dice: 3,
			Reach: parts.Melee})), Fell{})(noteOf("missed", "MM-MEL-06", "by", Brodie)),
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
		"a page back":        after(position(func(s *State) { s.Hourglass = 3 }), Affect{Effect: TurnPages, Count: -1})(noteOf("page", "MM-BOARD-01", "page", 2, "end", 7, "turned", -1)),
		"the chapter's end":  after(position(), Affect{Effect: EndPage})(noteOf("end-moved", "", "page", 8)),
		"cheese off a wheel": after(position(func(s *State) { s.Wheel = 2 }), Affect{Effect: Feed, Count: -1})(noteOf("wheel", "", "cheese", 1, "added", -1, "full", 6)),
		"an encounter": after(revealing(before), Open{Card: named})(noteOf("closed", "MM-ENC-05", "card", encounterCard("vault"), "en", "Vault"),
			noteOf("opened", "MM-ENC-04", "card", encounterCard("crypt"), "en", "Crypt", "ru", "Склеп", "ambush", true, "traps", false)),
		"one that nobody has read": after(revealing(), Open{Minions: several(squadOf("roach", 1))})(),
		"a first visit": after(stairs, downstairs)(mouseNote("explored", "MM-EXP-07", "tilda", "room", tileSide("larder"), "space", Spot{"larder", "1"}),
			noteOf("entered", "MM-ENC-03", "room", tileSide("larder")), noteOf("warned.MM-BOOK-04", "MM-BOOK-04", "room", tileSide("larder"), "note", "arrive", "text", "beware")),
		"a tile turned over": after(turned, Flip{Mouse: "tilda"})(noteOf("trap-gone", "MM-AMB-74", "space", inHall("3")), noteOf("item-gone",
			"MM-AMB-67", "item", partyItem(parts.Fork)), noteOf("flipped", "MM-FLIP-01", "room", tileSide("cellar")),
			mouseNote("explored", "MM-EXP-07", "tilda", "room", tileSide("cellar"), "space", Spot{"cellar", "c1"})),
		"a surge of the tile": after(surging(special(parts.RoomPlan{SpecialSurge: "spiders", SurgeMinions: several(squadOf("spider", 1))}, false)),
			noted)(noteOf("earned", "MM-ACH-01", "story", "a"), noteOf("surge", "MM-SURGE-03"),
			noteOf("page", "MM-BOARD-01", "page", 4, "end", 6, "turned", 1), noteOf("surge-special", "MM-SURGE-05", "room", tileSide("hall")),
			noteOf("warned.MM-BOOK-04", "MM-BOOK-04", "room", tileSide("hall"), "note", "surge", "text", "spiders")),
		"mousetraps": after(position(), Trap{Room: "hall", Space: "3"})(noteOf("traps", "MM-TILE-03", "spaces", spacesOf("hall", spawnSpacesTold("3")))),
		"one beside a figure": after(position(unmapped, at("?1", "nez")), Trap{Room: "hall", Space: "?1"})(noteOf("traps", "MM-TILE-03",
			"spaces", spacesOf("hall", spawnSpacesTold("?1")), "with", figuresOf("nez"))),
		"one that is taken away": after(position(traps("3")), Trap{Room: "hall", Space: "3", Gone: true})(noteOf("trap-gone", "MM-TILE-03", "space", inHall("3"))),
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

func thingTales() map[string]tale {
	kept := position(carries("nez", "crumb"), func(s *State) { s.Result, s.Campaign = &Result{Winner: SeatMice}, true }, waiting(Wait{For: ForCarry, Who: "nez"}))
	return map[string]tale{
		"a card kept for later": after(kept, Carry{"nez", "crumb"})(mouseNote("carried", "MM-CAMP-02", "nez", "card", searchCard("crumb"))),
		"or none":               after(kept, Carry{Mouse: "nez"})(),
		"a card discarded":      after(position(carries("nez", "crumb")), Drop{"nez", "crumb"})(noteOf("discarded", "MM-EQUIP-03", "card", searchCard("crumb"))),
		"cheese stolen for the wheel": after(position(cheese("nez", 2), at("2", "roach_1"), func(s *State) { s.Greedy = true }), Affect{Effect: Steal, On: "nez", By: "roach_1"})(
			mouseNote("cheese-less", "MM-ROACH-03", "nez", "number", 1, "cheese", 1), noteOf("wheel", "MM-ROACH-03", "cheese", 1, "added", 1, "full", 6)),
		"a party item taken back": after(position(itemLying(parts.Fork, "1")), takeItemBack(parts.Fork))(noteOf("item-back", "MM-FORK-06", "item", partyItem(parts.Fork))),
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
		{position(traps("2")), []parts.SpaceID{"2", "3", "4"}, 1, "MM-TRAP-01"},
		{position(traps("3")), []parts.SpaceID{"2", "3", "4"}, 2, "MM-TRAP-01"},
		{wet, []parts.SpaceID{"2", "3"}, 1, "MM-WATER-02"},
		{position(traps("4")), []parts.SpaceID{"2", "3", "4"}, 3, ""},
		{position(), []parts.SpaceID{"2", "3", "4"}, 3, ""},
		{position(with("tilda", func(m *Mouse) { m.Captured, m.At = true, Nowhere })), []parts.SpaceID{"2", "3"}, 2, ""},
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
