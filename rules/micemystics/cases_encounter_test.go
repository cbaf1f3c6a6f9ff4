package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
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

// withLarder adds a second tile side with two red crosses.
func withLarder(plan parts.RoomPlan) func(*State) {
	return func(s *State) {
		s.Rooms = append(s.Rooms, Room{ID: "larder", Tile: "B", Side: parts.Orange, Plan: plan, Map: paths("1-2 2-3 3:spawn 1:door")})
		s.Rooms[0].Map.Spaces[0].Exits = []string{"door"}
		s.Chapter.Joins = []parts.Join{{A: "hall", ExitA: "door", B: "larder", ExitB: "door"}}
	}
}

var downstairs = Explore{Mouse: "tilda", Into: "larder", To: "1"}

// revealing returns a state in which an encounter card is about to be opened in the hall.
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

// exhausted sets an encounter deck of one card, which is already drawn.
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
		{
			Rule: "MM-BOOK-04", Kind: "follows", Name: "what people wrote down of the tile is told", Given: stairs, When: []Action{downstairs},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.Equal(t, []string{"dark", "beware"}, reminders(notes))
			},
		},
		{
			Rule: "MM-BOOK-04", Kind: "follows", Name: "later only what holds there", Given: visited, When: []Action{downstairs},
			Then: func(t *testing.T, _ State, notes []rules.Note) { require.Equal(t, []string{"dark"}, reminders(notes)) },
		},
		follows("MM-ENC-01", "what a card is was entered", revealing(), Open{Card: encounterOf(func(c *parts.Encounter) { c.Difficult = true })}).
			Leaving(func(t *testing.T, s State) { require.True(t, s.Open.Difficult) }),
		refused("MM-ENC-01", "a card that is not in the chapter's deck", deck, Open{Card: encounterOf(func(c *parts.Encounter) { c.ID = "attic" })}).Telling("encounter", encounterCard("attic")),
		allowed("MM-ENC-01", "a card that nobody names, where people say who comes", deck, Open{Minions: several(squadOf("rat", 2))}),
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
		follows("MM-ENC-02", "who comes is told where no rows are entered", page(4), Open{Card: parts.Encounter{ID: "crypt"}, Minions: several(squadOf("spider", 1))}).
			Leaving(newcomersAwaited(squadOf("spider", 1))),
		allowed("MM-ENC-02", "those of the row come, one kind of them", page(4), Open{Card: encounterOf(), Minions: several(squadOf("rat", 3))}),
		refused("MM-ENC-02", "others come than the row says", page(4), Open{Card: encounterOf(), Minions: several(squadOf("roach", 2))}).Telling("page", 4),
		refused("MM-ENC-02", "somebody comes where the row is empty", page(1),
			Open{Card: encounterOf(func(c *parts.Encounter) { c.Rows[0].Minions = nil }), Minions: several(squadOf("roach", 2))}),
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
		{
			Rule: "MM-TRAP-07", Kind: "follows", Name: "where no map shows them people are reminded", Given: revealing(unmapped),
			When: []Action{Open{Card: traps}, Spawns{Room: "hall", Spaces: spaces("a")}, Spawn{"roach", "a"}, Spawn{"roach", "a"}},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.Contains(t, notes, noteOf("warned.MM-TRAP-07", "MM-TRAP-07", "room", tileSide("hall")))
			},
		},
		follows("MM-DISG-01", "the disguise is asked for before rats are "+
			"placed", revealing(atPage(4), stash(parts.Disguise)), Open{Card: encounterOf()}).Leaving(awaitsFor(ForDisguise)),
		follows("MM-DISG-01", "nobody else is fooled", revealing(stash(parts.Disguise)), Open{Card: encounterOf()}).Leaving(awaitsFor(ForPlace)),
		follows("MM-DISG-01", "the rats stay away", revealing(atPage(4), stash(parts.Disguise)), Open{Card: encounterOf()}, Wear{true}).
			Leaving(all(awaitsFor(ForOrder), trackIs("tilda", "collin", "nez", "filch"), func(t *testing.T, s State) { require.Empty(t, s.Stash) })),
		follows("MM-DISG-01", "or they come", revealing(atPage(4), stash(parts.Disguise)), Open{Card: encounterOf()}, Wear{false}).
			Leaving(all(newcomersAwaited(squadOf("rat", 3)), func(t *testing.T, s State) { require.NotEmpty(t, s.Stash) })),
	}
}

// reminders returns the texts of the notes that are reminders.
func reminders(notes []rules.Note) []string {
	var out []string
	for _, n := range notes {
		if n.ID == "warned.MM-BOOK-04" {
			out = append(out, n.Args["text"].(string))
		}
	}
	return out
}

// surging returns a state with a full wheel at the end of an attack, and an open encounter card.
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
	defence := waiting(Wait{For: ForRoll, Purpose: DefenceRoll, Who: "roach_1", Against: "tilda", Dice: 2, Hits: 1})
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
		{
			Rule: "MM-SURGE-04", Kind: "follows", About: "", Name: "to the chapter end, and nothing else happens", Given: surging(func(s *State) { s.End = 4 }), When: []Action{noted},
			Then: func(t *testing.T, s State, _ []rules.Note) {
				require.Equal(t, []any{4, SeatMinions, 7}, []any{s.Hourglass, s.Result.Winner, s.Wheel})
			},
		},
		follows("MM-SURGE-05", "the tile's own surge comes first and once", surging(special(spiders, false)), noted).
			Leaving(all(newcomersAwaited(squadOf("spider", 1)), openIs("crypt"), func(t *testing.T, s State) { require.True(t, s.Rooms[0].Surged) })),
		follows("MM-SURGE-05", "the open card stays for the next one", surging(special(spiders, false)), noted, Spawn{"spider", "4"}).Leaving(all(rest, openIs("crypt"))),
		follows("MM-SURGE-05", "what only its text knows people resolve", surging(special(story, false)), noted).Leaving(awaitsFor(ForSurge)),
		follows("MM-SURGE-05", "calling whoever comes", surging(special(story, false)), noted, Call{Squads: several(squadOf("spider", 1))}, Spawn{"spider", "4"}).
			Leaving(all(awaitsFor(ForSurge), trackIs("collin", "roach", "tilda", "nez", "filch", "spider"))),
		follows("MM-SURGE-05", "and then it is over", surging(special(story, false)), noted, Done{}).Leaving(all(rest, openIs("crypt"))),
		{
			Rule: "MM-BOOK-04", Kind: "follows", Name: "the text of a special surge is told", Given: surging(special(story, false)), When: []Action{noted},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.Equal(t, []string{"read it"}, reminders(notes))
			},
		},
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
		answersQuestion("MM-AMB-79", follows("MM-INIT-02", "a surge on a track of mice shuffles everything", below("shuffle"), rats...).In("MM-EX-D26").
			Leaving(awaits(Wait{For: ForOrder, Lay: []string{"tilda", "collin", "nez", "filch", "rat"}, Whole: true, Source: BySurge}))),
		follows("MM-INIT-02", "and then a new round starts with slot 1", lost, append(rats[:3:3], Order{five})...).In("MM-EX-D26").
			Leaving(all(trackIs(five...), rest, noCard, pageIs(3), turnIs("nez", RollStep), roundIs(2))),
		answersQuestion("MM-AMB-79", follows("MM-INIT-03", "or the new cards go below", below("below"), rats...).
			Leaving(all(trackIs("collin", "nez", "tilda", "filch", "rat"), rest, turnIs("rat", FigureStep)))),
	}
}
