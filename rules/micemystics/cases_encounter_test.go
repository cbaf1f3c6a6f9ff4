package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func encounterOf(edits ...func(*parts.Encounter)) parts.Encounter {
	card := parts.Encounter{
		ID: "crypt",
		Rows: []parts.Row{
			{From: 1, To: 3, Minions: several(squadOf("roach", 2))},
			{From: 4, To: 6, Minions: several(squadOf("rat", 3))},
		},
		Surge: several(squadOf("rat", 2)),
	}
	for _, edit := range edits {
		edit(&card)
	}
	return card
}

func withLarder(plan parts.RoomPlan) func(*State) {
	return func(s *State) {
		s.Rooms = append(s.Rooms, Room{ID: "larder", Tile: "B", Side: parts.Orange, Plan: plan, Map: paths("1-2 2-3 3:spawn 1:door")})
		s.Rooms[0].Map.Spaces[0].Exits = []string{"door"}
		s.Chapter.Joins = []parts.Join{{A: "hall", ExitA: "door", B: "larder", ExitB: "door"}}
	}
}

var downstairs = Explore{Mouse: "tilda", Into: "larder", To: "1"}

func revealing(edits ...func(*State)) State {
	edits = append([]func(*State){hall("1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 4:spawn 6:spawn 9:spawn 3:cross 8:cross")}, edits...)
	return position(append(edits, waiting(Wait{For: ForCard, Room: "hall"}))...)
}

func opened(id parts.CardID) func(*State) {
	return func(s *State) { c := encounterOf(); c.ID = id; s.Open = &c }
}

func discarded(ids ...parts.CardID) func(*State) {
	return func(s *State) { s.Drawn = ids }
}

func exhausted(s *State) {
	s.Chapter.Encounters, s.Drawn = cards("crypt"), cards("crypt")
}

func newcomersAwaited(squads ...parts.Squad) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, ForPlace, s.Wait().For)
		require.Equal(t, squads, s.Wait().Squads)
	}
}

func openIs(id parts.CardID) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.NotNil(t, s.Open)
		require.Equal(t, id, s.Open.ID)
	}
}

func encounterCases() []trial {
	stairs := position(withLarder(parts.RoomPlan{Arrive: "beware", Here: "dark"}))
	visited := stairs.but(func(s *State) { s.Rooms[1].Visited = true })
	quiet := position(withLarder(parts.RoomPlan{NoEncounter: true}))
	traps := encounterOf(func(c *parts.Encounter) { c.Mousetraps = true })
	trapped := []Action{Open{Card: traps}, Spawn{"roach", "4"}, Spawn{"roach", "6"}}
	page := func(n int) State { return revealing(atPage(n)) }
	deck := revealing(func(s *State) { s.Chapter.Encounters = cards("crypt", "vault") })
	return []trial{
		follows("MM-ENC-03", "a first visit opens an encounter card", stairs, downstairs).
			Leaving(all(awaitsFor(ForCard), func(t *testing.T, s State) { require.True(t, s.Room("larder").Visited) })),
		follows("MM-ENC-03", "a second one does not", visited, downstairs).Leaving(awaitsFor(NoWait)),
		follows("MM-ENC-03", "nor where the chapter has none", quiet, downstairs).Leaving(awaitsFor(NoWait)),
		refused("MM-ENC-03", "a card is opened on a tile that was visited", position(), Open{Card: encounterOf()}),
		refused("MM-ENC-03", "its minions come all the same", revealing().but(func(s *State) { s.Waits = nil }), Open{Card: encounterOf()}).
			Leaving(newcomersAwaited(squadOf("roach", 2))),
		refused("MM-ENC-03", "the turn goes on before the card is opened", revealing(), EndTurn{Mouse: "tilda"}),
		reminding(follows("MM-BOOK-04", "what people wrote down of the tile is told", stairs, downstairs), "dark", "beware"),
		reminding(follows("MM-BOOK-04", "later only what holds there", visited, downstairs), "dark"),
		follows("MM-ENC-01", "what a card is was entered", revealing(), Open{Card: encounterOf(func(c *parts.Encounter) { c.Difficult = true })}).
			Leaving(func(t *testing.T, s State) { require.True(t, s.Open.Difficult) }),
		refused("MM-ENC-01", "a card that is not in the chapter's deck", deck, Open{Card: encounterOf(func(c *parts.Encounter) { c.ID = "attic" })}).Telling("encounter", encounterCard("attic")),
		allowed("MM-ENC-01",
			"a card that nobody names, where people say who comes", deck, Open{Minions: several(squadOf("rat", 2))}),
		refused("MM-ENC-01", "a card that was discarded before the deck ran out", deck.but(discarded("crypt")), Open{Card: encounterOf()}).Telling("drawn", true),
		refused("MM-ENC-01", "the card that still lies open", deck.but(opened("crypt")), Open{Card: encounterOf()}),
		allowed("MM-ENC-01", "the deck holds two of it", deck.but(discarded("crypt"), func(s *State) { s.Chapter.Encounters = cards("crypt", "crypt", "vault") }), Open{Card: encounterOf()}),
		answersQuestion("MM-AMB-30", allowed("MM-ENC-01", "discards are shuffled into a new deck", deck.but(discarded("crypt", "vault")), Open{Card: encounterOf()}).
			Leaving(func(t *testing.T, s State) { require.Empty(t, s.Drawn) })),
		answersQuestion("MM-AMB-30", follows("MM-ENC-03", "a new deck goes on", stairs.but(exhausted, house(DeckRunsOut, "reshuffle")), downstairs).Leaving(awaitsFor(ForCard))),
		answersQuestion("MM-AMB-30", follows("MM-ENC-03", "or none is opened any more", stairs.but(exhausted, house(DeckRunsOut, "empty")), downstairs).Leaving(awaitsFor(NoWait))),
		answersQuestion("MM-AMB-30", follows("MM-ENC-03", "while there are cards one is opened", stairs.but(exhausted, house(DeckRunsOut, "empty"),
			func(s *State) { s.Chapter.Encounters = cards("crypt", "vault") }), downstairs).Leaving(awaitsFor(ForCard))),
		follows("MM-ENC-02", "the row of page 3 is the same", page(3), Open{Card: encounterOf()}).Leaving(newcomersAwaited(squadOf("roach", 2))),
		follows("MM-ENC-02", "the row of page 4", page(4), Open{Card: encounterOf()}).Leaving(newcomersAwaited(squadOf("rat", 3))),
		follows("MM-ENC-02", "who comes is told where no rows are entered", page(4), Open{Card: parts.Encounter{ID: "crypt"},
			Minions: several(squadOf("spider", 1))}).Leaving(newcomersAwaited(squadOf("spider", 1))),
		allowed("MM-ENC-02",
			"those of the row come, one kind of them", page(4), Open{Card: encounterOf(), Minions: several(squadOf("rat", 3))}),
		refused("MM-ENC-02", "others come than the row says",
			page(4), Open{Card: encounterOf(), Minions: several(squadOf("roach", 2))}).Telling("page", 4),
		refused("MM-ENC-02", "somebody comes where the row is empty",
			page(1), Open{Card: encounterOf(func(c *parts.Encounter) { c.Rows[0].Minions = nil }),
				Minions: several(squadOf("roach", 2))}),
		allowed("MM-ENC-02", "nobody comes where nobody names a card", page(1), Open{}),
		refused("MM-ENC-02", "no row is for the page", page(7), Open{Card: encounterOf()}).At("unusual"),
		follows("MM-ENC-04", "row, placement, initiative, card", revealing(), Open{Card: encounterOf()}, Spawn{"roach", "4"}, Spawn{"roach", "6"}).
			Leaving(all(awaitsFor(ForOrder), openIs("crypt"), standsInHall("roach_1", "4"), standsInHall("roach_2", "6"))),
		follows("MM-ENC-04", "its ambush comes after the cards are laid", revealing(), Open{Card: encounterOf(func(c *parts.Encounter) { c.Ambush = true })}, Spawn{"roach", "4"}, Spawn{"roach", "6"},
			Order{[]string{"tilda", "collin", "nez", "filch", "roach"}}).Leaving(callIs("roach")),
		follows("MM-ENC-05", "the earlier card is discarded", revealing(opened("vault")), Open{Card: encounterOf()}).
			Leaving(all(openIs("crypt"), func(t *testing.T, s State) { require.Equal(t, cards("vault"), s.Drawn) })),
		follows("MM-ENC-06", "the newest card is the next surge", revealing(opened("vault")), Open{Card: encounterOf()}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, encounterOf().Surge, s.Open.Surge) }),
		follows("MM-TRAP-07", "every red cross gets a mousetrap", revealing(), trapped...).
			Leaving(func(t *testing.T, s State) { require.Equal(t, spaces("3", "8"), s.Rooms[0].Traps) }),
		follows("MM-TRAP-07", "after the minions are placed", revealing(), trapped[:2]...).
			Leaving(func(t *testing.T, s State) { require.Empty(t, s.Rooms[0].Traps) }),
		telling(follows("MM-TRAP-07", "where no map shows them people are reminded", revealing(unmapped), Open{Card: traps},
			Spawns{Room: "hall", Spaces: spaces("a")}, Spawn{"roach", "a"}, Spawn{"roach", "a"}),
			noteOf("warned.MM-TRAP-07", "MM-TRAP-07", "room", tileSide("hall"))),
		follows("MM-DISG-01", "the disguise is asked for before rats are "+
			"placed", revealing(atPage(4), stash(parts.Disguise)), Open{Card: encounterOf()}).Leaving(awaitsFor(ForDisguise)),
		follows("MM-DISG-01", "nobody else is fooled", revealing(stash(parts.Disguise)), Open{Card: encounterOf()}).Leaving(awaitsFor(ForPlace)),
		follows("MM-DISG-01", "the rats stay away", revealing(atPage(4), stash(parts.Disguise)), Open{Card: encounterOf()}, Wear{true}).
			Leaving(all(awaitsFor(ForOrder), trackIs("tilda", "collin", "nez", "filch"), func(t *testing.T, s State) { require.Empty(t, s.Stash) })),
		follows("MM-DISG-01", "or they come", revealing(atPage(4), stash(parts.Disguise)), Open{Card: encounterOf()}, Wear{false}).
			Leaving(all(newcomersAwaited(squadOf("rat", 3)), func(t *testing.T, s State) { require.NotEmpty(t, s.Stash) })),
	}
}

func reminding(c trial, texts ...string) trial {
	c.Then = func(t *testing.T, _ State, notes []rules.Note) {
		var have []string
		for _, n := range notes {
			if n.ID == "warned.MM-BOOK-04" {
				have = append(have, n.Args["text"].(string))
			}
		}
		require.Equal(t, texts, have)
	}
	return c
}

func surging(edits ...func(*State)) State {
	edits = append([]func(*State){
		hall("1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 4:spawn 6:spawn 9:spawn"),
		track("collin", "roach", "tilda", "nez", "filch"), turnOf("tilda", 0), at("9", "roach_1"),
		func(s *State) { s.Wheel, s.Hourglass, s.End = 7, 3, 6 }, opened("crypt"),
	}, edits...)
	return position(edits...)
}

func special(plan parts.RoomPlan, used bool) func(*State) {
	return func(s *State) { s.Rooms[0].Plan, s.Rooms[0].Surged = plan, used }
}

func rest(t *testing.T, s State) {
	require.Equal(t, []any{0, false}, []any{s.Wheel, s.Surging})
}

func surgeCases() []trial {
	noCard := func(t *testing.T, s State) { require.Nil(t, s.Open) }
	spiders := parts.RoomPlan{SpecialSurge: "spiders", SurgeMinions: several(squadOf("spider", 1))}
	story := parts.RoomPlan{SpecialSurge: "read it"}
	again := func(value string) State {
		return surging(special(spiders, true), house(SurgeAfterSpecial, value))
	}
	defence := defends("roach_1", "tilda", 1, 2)
	fight := func(value string) State {
		return surging(defence, func(s *State) { s.Open = nil }, house(SurgeInAttack, value))
	}
	none := func(s *State) { s.Open = nil }
	lost := position(turnOf("filch", 0), track("collin", "nez", "tilda", "filch"), hall("1-2 2-3 3-4 4:spawn 3:spawn"),
		func(s *State) { s.Wheel, s.Hourglass, s.End = 5, 2, 6 }, opened("crypt"))
	rats := []Action{EndTurn{Mouse: "filch"}, Spawn{"rat", "3"}, Spawn{"rat", "4"}}
	five := []string{"nez", "rat", "filch", "collin", "tilda"}
	below := func(value string) State { return lost.but(house(SurgeOnEmptyTrack, value)) }
	return []trial{
		follows("MM-SURGE-01", "cheese in a minion's roll goes on the wheel", surging(none, func(s *State) { s.Wheel = 0 }, defence), Fell{Cheese: 1}).Leaving(wheelHas(1)),
		follows("MM-SURGE-03", "six cheese or more start it", surging(), noted).Leaving(func(t *testing.T, s State) { require.True(t, s.Surging) }),
		follows("MM-SURGE-04", "the hourglass moves in any surge", surging(none), noted).Leaving(pageIs(4)),
		follows("MM-SURGE-04", "to the chapter end, and nothing else happens", surging(func(s *State) { s.End = 4 }), noted).
			Leaving(all(pageIs(4), endedBy(SeatMinions, "MM-WIN-02"), wheelHas(7))),
		follows("MM-SURGE-05", "the tile's own surge comes first and once", surging(special(spiders, false)), noted).
			Leaving(all(newcomersAwaited(squadOf("spider", 1)), openIs("crypt"), func(t *testing.T, s State) { require.True(t, s.Rooms[0].Surged) })),
		follows("MM-SURGE-05", "the open card stays for the next one", surging(special(spiders, false)), noted, Spawn{"spider", "4"}).Leaving(all(rest, openIs("crypt"))),
		follows("MM-SURGE-05", "what only its text knows people resolve", surging(special(story, false)), noted).Leaving(awaitsFor(ForSurge)),
		follows("MM-SURGE-05", "calling whoever comes",
			surging(special(story, false)), noted, Call{Squads: several(squadOf("spider", 1))}, Spawn{"spider", "4"}).
			Leaving(all(awaitsFor(ForSurge), trackIs("collin", "roach", "tilda", "nez", "filch", "spider"))),
		follows("MM-SURGE-05", "and then it is over", surging(special(story, false)), noted, Done{}).Leaving(all(rest, openIs("crypt"))),
		reminding(follows("MM-BOOK-04", "the text of a special surge is told", surging(special(story, false)), noted),
			"read it"),
		follows("MM-SURGE-06", "the card's surge comes and the card is discarded", surging(), noted, Spawn{"rat", "4"}, Spawn{"rat", "6"}).
			Leaving(all(rest, noCard, trackIs("collin", "roach", "tilda", "nez", "filch", "rat"))),
		follows("MM-SURGE-06", "nobody has entered its surge", surging(func(s *State) { s.Open.Surge = nil }), noted).Leaving(awaitsFor(ForSurge)),
		follows("MM-SURGE-07", "without a card nobody comes, yet the hourglass moves", surging(none), noted).
			Leaving(all(rest, pageIs(4), awaitsFor(NoWait))),
		follows("MM-SURGE-08", "a surge with nobody to come, all of it", surging(none), noted).
			Noting(noteOf("earned", "MM-ACH-01", "story", "a"), noteOf("surge", "MM-SURGE-03"), noteOf("page", "MM-BOARD-01", "page", 4, "end", 6, "turned", 1), noteOf("surge-over", "MM-SURGE-08")).
			Leaving(all(rest, pageIs(4))),
		follows("MM-SURGE-06", "the attack is finished, then comes the surge", surging(func(s *State) { s.Wheel = 5 }, defence), Fell{Shield: 1,
			Cheese: 2}, Spawn{"rat", "4"}, Spawn{"rat", "6"}).In("MM-EX-D12").
			Leaving(all(rest, pageIs(4), noCard)),
		answersQuestion("MM-AMB-21", follows("MM-SURGE-03", "a defence is rolled first", fight("after"), noted).Leaving(all(awaitsFor(ForRoll), pageIs(3)))),
		answersQuestion("MM-AMB-21", follows("MM-SURGE-03", "or the surge comes before it", fight("at_once"), noted).Leaving(all(awaitsFor(ForRoll), pageIs(4), rest))),
		answersQuestion("MM-AMB-23", follows("MM-SURGE-06", "a used special surge leaves the card's", again("card"), noted).Leaving(newcomersAwaited(squadOf("rat", 2)))),
		answersQuestion("MM-AMB-23", follows("MM-SURGE-07", "or nothing comes", again("nothing"), noted).Leaving(all(rest, openIs("crypt"), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-79", follows("MM-INIT-02", "a surge on a track of mice shuffles everything",
			below("shuffle"), rats...).In("MM-EX-D26").Leaving(awaits(Wait{For: ForOrder,
			Lay: []string{"tilda", "collin", "nez", "filch", "rat"}, Whole: true, Source: BySurge}))),
		follows("MM-INIT-02", "and then a new round starts with slot 1", lost, append(rats[:3:3], Order{five})...).In("MM-EX-D26").
			Leaving(all(trackIs(five...), rest, noCard, pageIs(3), turnIs("nez", RollStep), roundIs(2))),
		answersQuestion("MM-AMB-79", follows("MM-INIT-03", "or the new cards go below", below("below"), rats...).
			Leaving(all(trackIs("collin", "nez", "tilda", "filch", "rat"), rest, turnIs("rat", FigureStep)))),
	}
}

// The mice are on space 1. The spawn spaces are 3, 4 and 6. They are 2, 3 and 5 steps away.
func arriving(squads []parts.Squad, edits ...func(*State)) State {
	edits = append([]func(*State){hall("1-2 2-3 3-4 4-5 5-6 6-7 3:spawn 4:spawn 6:spawn")}, edits...)
	return position(append(edits, placing(squads...))...)
}

func placing(squads ...parts.Squad) func(*State) {
	return func(s *State) {
		waiting(Wait{For: ForJoin, Source: ByEncounter})(s)
		waiting(Wait{For: ForPlace, Squads: squads, Source: ByEncounter, Room: "hall"})(s)
	}
}

func squadOf(kind string, n int) parts.Squad { return parts.Squad{Minion: kind, Count: n} }

func several(squads ...parts.Squad) []parts.Squad { return squads }

func openTo(kind string, spaces ...parts.SpaceID) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var want []Action
		for _, id := range spaces {
			want = append(want, Spawn{kind, id})
		}
		d := s.decideSpawn()
		require.Equal(t, want, d.Open)
		require.Equal(t, want[0], d.Action)
		require.Equal(t, want, Game{}.Legal(s))
	}
}

func spaces(ids ...parts.SpaceID) []parts.SpaceID { return ids }

func wide(outlined bool, ids ...parts.SpaceID) func(*State) {
	return func(s *State) {
		for i := range s.Rooms[0].Map.Spaces {
			if p := &s.Rooms[0].Map.Spaces[i]; slices.Contains(ids, p.ID) {
				p.Wide, p.Outlined = true, outlined
			}
		}
	}
}

func minionType(id string, edit func(*parts.Minion)) func(*State) {
	return func(s *State) {
		s.Types = slices.Clone(s.Types)
		edit(s.Type(id))
	}
}

func spawnCases() []trial {
	mixed := several(squadOf("archer", 2), squadOf("spider", 1), squadOf("roach", 3))
	wave := arriving(mixed)
	archers := []Action{Spawn{"archer", "6"}, Spawn{"archer", "6"}}
	afterSpider := append(slices.Clone(archers), Spawn{"spider", "3"})
	roaches := append(slices.Clone(afterSpider), Spawn{"roach", "4"}, Spawn{"roach", "6"})
	archer := several(squadOf("archer", 1))
	spider := several(squadOf("spider", 1))
	ranged := minionType("spider", func(m *parts.Minion) { m.Ranged = true })
	tie := hall("1-2 2-3 3-4 3-5 4:spawn 5:spawn")
	full := at("6", "elite_1", "elite_2", "elite_3", "elite_4")
	far := func(value string) State {
		return arriving(archer, hall("1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 2:spawn 5:spawn"), at("9", "collin", "nez", "filch"), house(SpawnDistance, value))
	}
	large := func(value string) State {
		return arriving(spider, ranged, wide(true, "6"), house(LargeRanged, value))
	}
	lone := several(squadOf("roach", 1))
	bare := position(unmapped, placing(mixed...))
	told := Spawns{Room: "hall", Spaces: spaces("a", "b", "c")}
	return []trial{
		allowed("MM-SPAWN-01", "on a spawn space", arriving(lone), Spawn{"roach", "4"}),
		refused("MM-SPAWN-01", "on a space without the mark", arriving(lone), Spawn{"roach", "5"}).
			Telling("space", inHall("5").Noun()),
		refused("MM-SPAWN-01", "spawn spaces are named unasked", position(), Spawns{Room: "hall", Spaces: spaces("4")}),
		follows("MM-SPAWN-02", "small ranged ones first, then large ones, then the others", position(hall("1-2 2-3 3:spawn")),
			Call{Squads: several(squadOf("roach", 3), squadOf("spider", 1), squadOf("archer", 2))}).Leaving(newcomersAwaited(mixed...)),
		refused("MM-SPAWN-02", "a large one before the ranged ones", wave, Spawn{"spider", "3"}).Telling("next", minionKind("archer")),
		refused("MM-SPAWN-02", "one that nobody awaits", wave, Spawn{"rat", "3"}),
		refused("MM-SPAWN-02", "the mouse goes on before all are placed", wave, EndTurn{Mouse: "tilda"}),
		follows("MM-SPAWN-02", "the whole arrival by the rules", wave, append(slices.Clone(roaches), Spawn{"roach", "4"})...).In("MM-EX-D20").
			Leaving(all(standsInHall("archer_2", "6"), standsInHall("spider_1", "3"), standsInHall("roach_1", "4"), standsInHall("roach_2", "6"), standsInHall("roach_3", "4"), awaitsFor(ForOrder))),
		follows("MM-SPAWN-03", "ranged ones go far from the mice", wave, noted).In("MM-EX-D20").Leaving(openTo("archer", "6")),
		follows("MM-SPAWN-03", "of equally far spaces players choose one", arriving(archer, tie), noted).Leaving(openTo("archer", "4", "5")),
		follows("MM-SPAWN-03", "unless it is full", arriving(archer, tie, at("5", "elite_1", "elite_2", "elite_3", "elite_4")), noted).Leaving(openTo("archer", "4")),
		follows("MM-SPAWN-03", "newcomers of other kinds draw nobody", arriving(archer, at("3",
			"roach_1")).but(func(s *State) { s.Waits[0].Placed = []Standing{{"roach_1", "3"}} }), noted).Leaving(openTo("archer", "6")),
		follows("MM-SPAWN-03", "and all go there", arriving(several(squadOf("archer", 2)), tie), Spawn{"archer", "5"}).Leaving(openTo("archer", "5")),
		refused("MM-SPAWN-03", "one goes elsewhere than the others", arriving(several(squadOf("archer", 2)), tie), Spawn{"archer", "5"}, Spawn{"archer", "4"}),
		refused("MM-SPAWN-03", "one stays near the mice", wave, Spawn{"archer", "3"}),
		follows("MM-SPAWN-03", "one that no way leads to is the farthest", arriving(archer, hall("1-2 2-3 3-4 7-8 4:spawn 8:spawn")), noted).Leaving(openTo("archer", "8")),
		follows("MM-SPAWN-04", "however many", arriving(several(squadOf("archer", 3)), wide(true, "3"), at("3", "elite_1", "elite_2", "elite_3", "elite_4")), noted).Leaving(openTo("archer", "3")),
		refused("MM-SPAWN-04", "they go to the farthest instead", arriving(archer, wide(true, "3")), Spawn{"archer", "6"}),
		follows("MM-SPAWN-04", "a wide space without the outline does not", arriving(archer, wide(false, "3")), noted).Leaving(openTo("archer", "6")),
		follows("MM-SPAWN-04", "the others do not go there by themselves", arriving(lone, wide(true, "3")), noted).Leaving(openTo("roach", "3", "4", "6")),
		follows("MM-SPAWN-05", "when it is full the next farthest one", arriving(archer, full), noted).Leaving(openTo("archer", "4")),
		follows("MM-SPAWN-05", "when it becomes full the next farthest one", arriving(several(squadOf("archer", 3)), at("6", "elite_1", "elite_2")), archers...).Leaving(openTo("archer", "4")),
		refused("MM-SPAWN-05", "one more goes there", arriving(archer, full), Spawn{"archer", "6"}),
		follows("MM-SPAWN-06", "large ones go near the mice", wave, archers...).In("MM-EX-D20").Leaving(openTo("spider", "3")),
		follows("MM-SPAWN-06", "where nobody stands", arriving(spider, at("3", "elite_1")), noted).Leaving(openTo("spider", "4")),
		follows("MM-SPAWN-06", "or on a wide space", arriving(spider, at("3", "elite_1"), wide(false, "3")), noted).Leaving(openTo("spider", "3")),
		follows("MM-SPAWN-06", "of equally near spaces players choose", arriving(spider, tie), noted).Leaving(openTo("spider", "4", "5")),
		refused("MM-SPAWN-06", "one goes far away", arriving(spider), Spawn{"spider", "6"}),
		refused("MM-SPAWN-06", "one goes to others", arriving(spider, at("3", "elite_1")), Spawn{"spider", "3"}),
		follows("MM-SPAWN-07", "the others go where there is room", wave, afterSpider...).In("MM-EX-D20").Leaving(openTo("roach", "4", "6")),
		follows("MM-SPAWN-07", "as evenly as possible", wave, roaches[:4]...).Leaving(openTo("roach", "6")),
		refused("MM-SPAWN-07", "on a full space", wave, append(slices.Clone(afterSpider), Spawn{"roach", "3"})...),
		allowed("MM-SPAWN-07", "two and one are even", wave, append(slices.Clone(roaches), Spawn{"roach", "6"})...),
		allowed("MM-SPAWN-07", "evenness is judged at the end", wave, append(slices.Clone(afterSpider), Spawn{"roach", "4"}, Spawn{"roach", "4"})...),
		refused("MM-SPAWN-07", "three and none are not", wave, append(slices.Clone(afterSpider), Spawn{"roach", "4"}, Spawn{"roach", "4"}, Spawn{"roach", "4"})...).At(rules.Unusual),
		refused("MM-SPAWN-07", "two and none are not either", arriving(several(squadOf("roach", 2)), tie), Spawn{"roach", "4"}, Spawn{"roach", "4"}).At(rules.Unusual),
		allowed("MM-SPAWN-07", "figures that stood there do not count", arriving(several(squadOf("roach", 2)), hall("1-2 2-3 3-4 3:spawn 4:spawn"),
			at("3", "elite_1", "elite_2")), Spawn{"roach", "3"}, Spawn{"roach", "4"}),
		allowed("MM-SPAWN-07", "a space without room need not be even", arriving(several(squadOf("roach", 3)), hall("1-2 2-3 3-4 3:spawn 4:spawn"),
			at("3", "elite_1", "elite_2", "elite_3")), Spawn{"roach", "3"}, Spawn{"roach", "4"}, Spawn{"roach", "4"}),
		answersQuestion("MM-AMB-48", follows("MM-SPAWN-07", "ranged newcomers do not count", arriving(several(squadOf("archer", 2), squadOf("roach",
			1)), hall("1-2 2-3 3-4 3:spawn 4:spawn")), Spawn{"archer", "4"}, Spawn{"archer", "4"}).Leaving(openTo("roach", "3", "4"))),
		follows("MM-SPAWN-08", "then their initiative cards are added", arriving(lone, track("collin", "tilda", "nez", "filch", "rat"), at("6", "rat_1")), Spawn{"roach", "4"}).
			Leaving(trackIs("collin", "tilda", "nez", "filch", "rat", "roach")),
		follows("MM-SPAWN-09", "a chapter calls them in the same way", position(hall("1-2 2-3 3:spawn")), Call{Squads: lone}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, []any{ForPlace, ByChapter, "hall"}, []any{s.Wait().For, s.Wait().Source, s.Wait().Room})
			}),
		refused("MM-SPAWN-09", "none of them is called", position(), Call{Squads: several(squadOf("rat", 0))}).At(rules.Impossible),
		refused("MM-SPAWN-09", "they are called to no tile in play", position(), Call{Squads: lone, Room: "attic"}).At(rules.Impossible),
		follows("MM-SPAWN-09", "on a tile without a map its spawn spaces are asked for", bare, noted).Leaving(awaitsFor(ForSpawns)),
		follows("MM-SPAWN-09", "and then the rules decide, farthest first", bare, noted, told).Leaving(openTo("archer", "a")),
		follows("MM-SPAWN-09", "nearest for large ones", bare, noted, told, Spawn{"archer", "a"}, Spawn{"archer", "a"}).Leaving(openTo("spider", "c")),
		follows("MM-SPAWN-09", "a tile without spawn spaces takes nobody", bare, noted, Spawns{Room: "hall"}).Leaving(all(awaitsFor(ForOrder),
			func(t *testing.T, s State) { require.Empty(t, s.Minions) })),
		follows("MM-SPAWN-09", "a mouse off the map: how far it is, people tell", arriving(archer, at("?1", "nez")), noted).Leaving(awaitsFor(ForSpawns)),
		answersQuestion("MM-AMB-47", follows("MM-SPAWN-03", "far from the nearest mouse", far("nearest_mouse"), noted).Leaving(openTo("archer", "5"))),
		answersQuestion("MM-AMB-47", follows("MM-SPAWN-03", "or from all mice together", far("sum"), noted).Leaving(openTo("archer", "2"))),
		answersQuestion("MM-AMB-76", follows("MM-SPAWN-04", "a large ranged one goes on the outlined space", large("wide_first"), noted).Leaving(openTo("spider", "6"))),
		answersQuestion("MM-AMB-76", follows("MM-SPAWN-06", "or near the mice as all large ones", large("always_large"), noted).Leaving(openTo("spider", "3"))),
	}
}

func stayedAway(rule tables.RuleID, kind string, count int, of string) rules.Note {
	return noteOf("warned."+string(rule), rule, "minion", minionKind(kind), "count", count, "short_of", of)
}

func poolCases() []trial {
	rats := several(squadOf("rat", 3))
	six := at("9", "rat_1", "rat_2", "elite_1", "elite_2", "vurst_1")
	bySurge := func(s *State) {
		s.Waits = slices.Clone(s.Waits)
		s.Waits[0].Source, s.Waits[1].Source = BySurge, BySurge
	}
	cramped := position(hall("1-2 2-3 3:spawn"), at("3", "elite_1", "elite_2", "elite_3"), placing(several(squadOf("roach", 2))...))
	return []trial{
		follows("MM-TOK-01", "elite ones, the captain and plain rats share the figures of rats", arriving(rats, six), Spawn{"rat", "3"}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 0, s.inBox("rat")); require.Len(t, s.Minions, 6) }),
		telling(follows("MM-TOK-01", "a second captain there is not", arriving(several(squadOf("vurst", 1)),
			at("9", "vurst_1")), noted).Leaving(awaitsFor(ForOrder)), stayedAway("MM-AMB-49", "vurst", 1, "figures")),
		follows("MM-TOK-02", "elite and plain rats are different types", arriving(several(squadOf("elite", 1), squadOf("rat", 1))), Spawn{"elite", "3"}, Spawn{"rat", "4"}).In("MM-EX-10").
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, []string{"elite", "rat"}, []string{s.Minion("elite_1").Type, s.Minion("rat_1").Type})
				require.Equal(t, []string{"tilda", "collin", "nez", "filch", "elite", "rat"}, s.Wait().Lay)
			}),
		follows("MM-SURGE-09", "as many come as there are figures", arriving(rats, six).but(bySurge), Spawn{"rat", "3"}).Leaving(all(awaitsFor(ForOrder), standsInHall("rat_3", "3"))),
		telling(follows("MM-SURGE-09", "the rest is told", cramped.but(bySurge), Spawn{"roach", "3"}),
			stayedAway("MM-SURGE-09", "roach", 1, "room")),
		telling(follows("MM-SURGE-09", "in an encounter too", cramped, Spawn{"roach", "3"}),
			stayedAway("MM-AMB-49", "roach", 1, "room")),
		follows("MM-SURGE-09", "a name is free again once its figure is gone", arriving(several(squadOf("roach", 1)), at("9", "roach_2")), Spawn{"roach", "3"}).Leaving(standsInHall("roach_1", "3")),
		follows("MM-SURGE-09", "nobody has counted the figures of a type", arriving(several(squadOf("roach", 1)), minionType("roach",
			func(m *parts.Minion) { m.Figures = 0 }), at("9", "roach_1", "roach_2", "roach_3", "roach_4"), at("8", "roach_5", "roach_6")), noted).
			Leaving(newcomersAwaited(squadOf("roach", 1))),
	}
}

func greedCases() []trial {
	greedy := several(parts.Squad{Minion: "roach", Count: 1, Greedy: true})
	come := func(value string) State {
		return arriving(greedy, track("tilda", "roach", "collin", "nez", "filch"), at("9", "roach_1"), house(GreedyRoaches, value))
	}
	later := []Action{Spawn{"roach", "3"}, Call{Squads: several(squadOf("roach", 1))}, Spawn{"roach", "3"}}
	greeds := func(want ...bool) func(*testing.T, State) {
		return func(t *testing.T, s State) {
			var have []bool
			for i := range s.Minions {
				have = append(have, s.Greedy || s.Minions[i].Greedy)
			}
			require.Equal(t, want, have)
		}
	}
	last := position(track("tilda", "roach", "collin"), at("9", "roach_1"), func(s *State) { s.Greedy = true })
	return []trial{
		follows("MM-ROACH-01", "greedy roaches have no card of their own", come("all_until_gone"), Spawn{"roach", "3"}).Leaving(trackIs("tilda", "roach", "collin", "nez", "filch")),
		follows("MM-ROACH-02", "all roaches in play become greedy", come("all_until_gone"), Spawn{"roach", "3"}).Leaving(greeds(true, true)),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "and those that come later", come("all_until_gone"), later...).Leaving(greeds(true, true, true))),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "or only those in play then", come("then_in_play"), later...).Leaving(greeds(true, true, false))),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "until the last roach is gone", last, Affect{Effect: Slay,
			On: "roach_1"}).Leaving(func(t *testing.T, s State) { require.False(t, s.Greedy) })),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "not before", last.but(at("8", "roach_2")), Affect{Effect: Slay,
			On: "roach_1"}).Leaving(func(t *testing.T, s State) { require.True(t, s.Greedy) })),
		follows("MM-ROACH-02", "ordinary ones bring no greed", arriving(several(squadOf("roach", 1))), Spawn{"roach", "3"}).Leaving(greeds(false)),
	}
}
