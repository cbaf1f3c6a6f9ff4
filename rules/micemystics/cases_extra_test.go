package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// In these positions, only some of the conditions of a rule are true.
func extraCases() []trial {
	return slices.Concat(extraDice(), extraMoves(), extraPlaces(), extraWays(), extraFlips(), extraBattle())
}

func waivedRule(id string) func(*State) {
	return func(s *State) { s.House = s.House.With(id, rules.Waived) }
}

func tellsNo(prefix string, c trial) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		for _, n := range notes {
			require.False(t, strings.HasPrefix(n.ID, prefix), "%v", n)
		}
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

func placesAre(places ...parts.Space) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, places, s.Rooms[0].Places) }
}

func extraDice() []trial {
	double := func(s *State) { s.Die = []parts.Face{{Number: 1, Sword: 2, Star: 2}} }
	roll := func(p Purpose, dice int) func(*State) {
		return waiting(Wait{For: ForRoll, Purpose: p, Who: "tilda", Against: "rat_1", Dice: dice, Lore: 2, Reach: parts.Melee})
	}
	spoon := with("tilda", func(m *Mouse) { m.Equipped = cards("spoon") })
	rat := at("1", "rat_1")
	return []trial{
		follows("MM-TRAP-02", "a star that lore shows passes the trap", position(traps("1"), roll(TrapRoll, 2)), Fell{Faces: []int{2, 1}, With: ByLore}).
			Noting(noteOf("rolled", "MM-TRAP-01", "figure", Name("tilda"), "star", 1), mouseNote("trap-passed", "MM-TRAP-03", "tilda")).Leaving(all(trapsAre("1"), awaitsFor(NoWait))),
		refused("MM-MEL-03", "a card that nobody has entered takes no dice away", position(rat, spoon, roll(AttackRoll, 2)), faces(1)).Telling("dice", 1),
		refused("MM-MEL-03", "no more hits than the dice of a card that nobody has entered", position(rat, roll(AttackRoll, UnknownDice)), Fell{Sword: 5, Dice: 4}).Telling("want", 4),
		allowed("MM-MEL-03", "as many hits as people say there were dice", position(rat, roll(AttackRoll, UnknownDice)), Fell{Sword: 4, Dice: 4}),
		refused("MM-MEL-03", "no side has a sword and a shield", position(rat, roll(AttackRoll, 2)), Fell{Sword: 2, Shield: 2, Cheese: 2}).Telling("dice", 4),
		allowed("MM-MEL-05", "but cheese may be on a side with a shield", position(rat, roll(DefenceRoll, 2)), Fell{Shield: 2, Cheese: 2}),
		allowed("MM-MEL-03", "unless people say so", position(rat, roll(AttackRoll, 2), func(s *State) {
			s.Die = append(s.Die[:5:5], parts.Face{Number: 3, Sword: 1, Shield: 1})
		}), Fell{Sword: 2, Shield: 1}),
		allowed("MM-MEL-03", "a die may show two swords", position(rat, double, roll(AttackRoll, 1)), Fell{Sword: 2}),
		allowed("MM-SRCH-01", "or two stars", position(double, roll(SearchRoll, 1)), Fell{Star: 2}),
		refused("MM-SRCH-01", "but no three", position(double, roll(SearchRoll, 1)), Fell{Star: 3}).Telling("dice", 2),
		tellsNo("cheese", refused("MM-DICE-03", "cheese that a minion's move is said to show is nobody's", position(rat, waiting(Wait{For: ForRoll,
			Purpose: MarchRoll, Who: "rat_1", Dice: 1})), Fell{Numbers: []int{1}, Cheese: 1}).
			Leaving(all(cheeses("tilda", 0), wheelHas(0)))),
		refused("MM-MMOV-01", "no way is shorter than nothing", position(roomTwo), Tell{"cellar", []Fact{{Between: parts.Pair{"a", "b"}, Matter: Distance, Least: -1, Most: 2}}}).At(rules.Impossible),
	}
}

func extraMoves() []trial {
	cat := func(s *State) { s.Turn.Moved, s.Turn.Halted, s.Turn.HaltedBy = true, true, "MM-CAP-03" }
	down := ailing("tilda", Down)
	elsewhere := func(s *State) {
		roomTwo(s)
		s.Rooms[1].Places = []parts.Space{{ID: "nook"}}
	}
	both := ailing("tilda", Stunned, Webbed)
	deed := inTurn(func(t *Turn) { t.Deed = SearchDeed })
	return []trial{
		refused("MM-LINE-04", "the hook leads to its other end alone", position(hall("1=2 2-3 1-3"), withTildaAlone, hooked("1", "3")), tildaWalks("2")),
		refused("MM-LINE-04", "and only from its ends", position(hall("1-2 3=4 1-4"), edits(withTildaAlone, at("4", "tilda")), hooked("1", "3")), tildaWalks("3")),
		refused("MM-LINE-04", "its far end leads nowhere else either", position(hall("1-3 3=2 1-2"), edits(withTildaAlone, at("3", "tilda")), hooked("1", "3")), tildaWalks("2")),
		refused("MM-LINE-04", "nor does any other space lead to where it begins", position(hall("2=1 2-3 1-3"), edits(withTildaAlone, at("2", "tilda")), hooked("1", "3")), tildaWalks("1")),
		allowed("MM-HOOK-05", "from its far end it leads back", position(hall("1=3"), edits(withTildaAlone, at("3", "tilda")), hooked("1", "3")), tildaWalks("1")),
		refused("MM-CAP-03", "a move that people hold to is over all the same", position(withTildaAlone, cat), tildaWalks("2")).Telling("over", true).
			Leaving(func(t *testing.T, s State) { require.True(t, s.Turn.Halted) }),
		follows("MM-CAP-03", "a minion ends no move where the table plays without", position(withTildaAlone, at("2", "rat_1"), waivedRule("MM-CAP-03")), tildaWalks("2")).
			Leaving(all(pointsAre(3), haltedBy(""))),
		refused("MM-MOVE-02", "the space that is not there is told", position(), tildaWalks("77")).
			At(rules.Impossible).Telling("space", inHall("77").Noun()),
		refused("MM-MOVE-02", "a place that people named is on its own tile", position(elsewhere), tildaWalks("nook")).At(rules.Impossible),
		allowed("MM-WATER-04", "from dry ground into a current", position(withTildaInWater("1-2 2:to1")), tildaWalks("2")),
		tellsNo("warned", follows("MM-WATER-05", "on dry ground without a map nobody is reminded", position(unmapped, at("?1", "tilda")),
			EndTurn{Mouse: "tilda"}).Leaving(standsInHall("tilda", "?1"))),
		answersQuestion("MM-AMB-28", follows("MM-REC-02", "or is rid of the stun too where the table settled that", position(both, house(RecoverBoth, "both")), Recover{"tilda", Webbed}).
			Leaving(all(awaitsFor(ForRoll), ails("tilda", Webbed)))),
		refused("MM-COND-05", "without points nobody stands up", position(down, inTurn(func(t *Turn) { t.Points = 0 })), Stand{"tilda"}).Telling("over", true),
		refused("MM-TURN-01", "a scurry without a move and without an action left is told once", position(deed), Scurry{"tilda"}),
		refused("MM-COND-02", "so is one of a stunned mouse", position(ailing("tilda", Stunned)), Scurry{"tilda"}),
		refused("MM-COND-03", "and of a webbed one", position(ailing("tilda", Webbed)), Scurry{"tilda"}),
	}
}

func extraPlaces() []trial {
	nook := func(s *State) {
		unmapped(s)
		at("?1", "tilda")(s)
		s.Rooms[0].Places = []parts.Space{{ID: "?1"}, {ID: "nook", Wide: true}}
	}
	farHook := func(s *State) {
		roomTwo(s)
		s.Laid = []Laid{{Item: parts.Hook, At: Spot{"cellar", "1"}, To: "2"}}
	}
	to := func(p Place) Move { p.Space = "nook"; return tildaGoes(p, 1) }
	return []trial{
		refused("MM-LINE-04", "a hook and line on another tile is no help", position(unmapped, at("?1", "tilda"), farHook), tildaGoes(Place{}, 1, parts.Red)),
		follows("MM-MOVE-02", "a place that is known is not noted again", position(nook), to(Place{})).Leaving(placesAre(parts.Space{ID: "nook", Wide: true})),
		follows("MM-MOVE-02", "nor with what is known of it", position(nook), to(Place{Wide: true})).Leaving(placesAre(parts.Space{ID: "nook", Wide: true})),
		follows("MM-MOVE-02", "water that people see there is noted", position(nook), to(Place{Water: true})).
			Leaving(placesAre(parts.Space{ID: "nook", Wide: true, Water: true})),
		follows("MM-MOVE-02", "and that it is wide", position(nook), tildaGoes(Place{Space: "bay", Wide: true}, 1)).
			Leaving(placesAre(parts.Space{ID: "nook", Wide: true}, parts.Space{ID: "bay", Wide: true})),
		follows("MM-MOVE-02", "and a mark on it", position(nook), to(Place{Flip: parts.PlainFlip})).
			Leaving(placesAre(parts.Space{ID: "nook", Wide: true, Flip: parts.PlainFlip})),
		follows("MM-MOVE-02", "a mark that is known stays", position(nook, change("hall", func(r *Room) { r.Places[1].Flip = parts.HookFlip })), to(Place{Water: true})).
			Leaving(placesAre(parts.Space{ID: "nook", Wide: true, Water: true, Flip: parts.HookFlip})),
		follows("MM-MOVE-02", "a space of the map is not noted", position(), tildaGoes(Place{Space: "2", Water: true}, 1)).Leaving(placesAre()),
		toldWithoutNote(follows("MM-TRAP-01", "a mousetrap that lies there is laid once", position(nook, traps("nook")), to(Place{Trap: true})).Leaving(trapsAre("nook"))),
		follows("MM-TRAP-01", "a new one is noted", position(nook), to(Place{Trap: true})).
			Noting(noteOf("traps", "MM-TILE-03", "spaces", spacesOf("hall", spaces("nook")))).Leaving(trapsAre("nook")),
	}
}

func extraWays() []trial {
	unmappedAttic := change("attic", func(r *Room) { r.Map = parts.Map{} })
	noJoins := func(s *State) { s.Chapter.Joins = nil }
	wide := change("hall", func(r *Room) { r.Map.Spaces[0].Wide = true })
	crowd := castleTiles(partyOfFive, wide)
	waits := func(s *State) {
		at("9", "rat_1")(s)
		s.Minions[0].At = Spot{"attic", "a1"}
	}
	return []trial{
		refused("MM-EXP-07", "the space that is not there is told", castleTiles(), exploreAttic("a9")).At(rules.Impossible).Telling("space", Spot{"attic", "a9"}.Noun()),
		allowed("MM-EXP-07", "a space of a tile without a map is as people say", castleTiles(unmappedAttic), exploreAttic("door")).Leaving(figuresStand("attic", "door", "tilda", "filch")),
		allowed("MM-EXP-07", "there nobody knows how many a space holds", crowd.but(unmappedAttic), exploreAttic("")),
		allowed("MM-EXP-04", "a colour of the own tile that nobody entered is not judged", castleTiles(change("hall", func(r *Room) { r.Side = "" })), exploreAttic("a1")),
		refused("MM-EXP-04", "the back of the own tile is none in any colour", castleTiles(change("cellar", func(r *Room) { r.Side = parts.Orange })),
			Explore{Mouse: "tilda", Exit: "west", Into: "cellar"}),
		allowed("MM-EXP-05", "without a map the exit need not be named", castleTiles(unmapped), Explore{Mouse: "tilda", Into: "attic", To: "a1"}),
		refused("MM-EXP-07", "a space at no exit is none even where nobody entered the joins", castleTiles(noJoins), exploreAttic("a3")),
		follows("MM-EXP-07", "where nobody entered the joins any exit will do", castleTiles(noJoins), exploreAttic("a2")).Leaving(figuresStand("attic", "a2", "nez")),
		allowed("MM-EXP-07", "who stands aside is not counted with the rest", crowd.but(waits), exploreAttic("a1", Standing{"lily", "a2"}, Standing{"filch", "a2"})).
			Leaving(all(figuresStand("attic", "a1", "tilda", "collin", "nez"), figuresStand("attic", "a2", "lily", "filch"))),
		refused("MM-EXP-07", "who stands aside stands somewhere", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"nez", ""})).At(rules.Impossible),
		refused("MM-EXP-07", "and on a space that there is", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"nez", "a9"})).At(rules.Impossible),
		answersQuestion("MM-AMB-39", follows("MM-ENC-03", "another tile is a first visit however a flip is read", castleTiles(change("attic",
			func(r *Room) { r.Visited = false }), house(FlipIsFirstVisit, "false")), exploreAttic("a1")).
			Leaving(awaitsFor(ForCard))),
	}
}

func extraFlips() []trial {
	landing := castleTiles(hall("1-2 2-3 1:flip"))
	wide := change("hall", func(r *Room) { r.Map.Spaces[0].Wide = true })
	flip := Flip{Mouse: "tilda"}
	return []trial{
		follows("MM-FLIP-01", "where there is no mark of the kind, on the one there is", landing.but(redrawn("cellar", "c1-c2 c2:hook")), flip).
			Leaving(figuresStand("cellar", "c2", "tilda", "nez")),
		follows("MM-AMB-74", "a grape does not lie under a tile that is turned over", landing.but(itemLying(parts.Grape, "2"), house(GrapeLeftBehind, "stays")), flip).
			Leaving(all(inStash(), onBoard())),
		follows("MM-AMB-74", "mousetraps of the side that comes up stay", landing.but(trapsIn("cellar", "c3")), flip).
			Leaving(func(t *testing.T, s State) { require.Equal(t, spaces("c3"), s.Room("cellar").Traps) }),
		refused("MM-FLIP-01", "people may hold to another space", landing, Flip{Mouse: "tilda", To: "c2"}).Leaving(figuresStand("cellar", "c2", "tilda")),
		allowed("MM-FLIP-01", "without a map the space is as people say", landing.but(change("cellar", func(r *Room) { r.Map = parts.Map{} })), Flip{Mouse: "tilda", To: "ledge"}),
		allowed("MM-EXP-03", "a mark that no map shows is not judged", castleTiles(unmapped), flip),
		refused("MM-FLIP-02", "who finds no room stands beside the flip space and not on it", landing.but(partyOfFive, wide), Flip{Mouse: "tilda", Spread: []Standing{{"lily", "c1"}}}).
			Breaking("MM-FLIP-02"),
	}
}

func extraBattle() []trial {
	play := func(s *State) { s.Tokens.On = true }
	roll := attacks("tilda", "rat_1", 3)
	spoon := with("filch", func(m *Mouse) { m.Equipped = cards("spoon") })
	rat := at("1", "rat_1")
	cheeses := Fell{Cheese: 3}
	last := func(page int) func(*State) { return func(s *State) { s.Chapter.LastPage = page } }
	return []trial{
		follows("MM-ACH-04", "and up to the last page", position(rat, play, roll, last(8)), cheeses).Leaving(endIs(8)),
		tellsNo("end-moved", follows("MM-ACH-04", "there it stays", position(rat, play, roll, last(7)), cheeses).Leaving(endIs(7))),
		allowed("MM-MEL-01", "with a weapon that nobody has entered a neighbour is struck", position(spoon, turnOf("filch", 2), at("2", "rat_1")), Attack{Mouse: "filch", Target: "rat_1"}).
			Leaving(reachIs(parts.Melee)),
		allowed("MM-RNG-01", "and who is farther away is shot at", position(spoon, turnOf("filch", 2), at("5", "rat_1")), Attack{Mouse: "filch", Target: "rat_1"}).
			Leaving(reachIs(parts.Ranged)),
	}
}

func reachIs(reach parts.Reach) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, []any{AttackRoll, reach}, []any{s.Wait().Purpose, s.Wait().Reach})
	}
}

func TestLegalAttacks(t *testing.T) {
	s := position(wears("tilda", "thimble", "spoon"), at("1", "rat_1"), at("2", "rat_2"), at("5", "rat_3"))
	legal := Game{}.Legal(s)
	for _, foe := range []Name{"rat_1", "rat_2"} {
		require.Contains(t, legal, Action(Attack{Mouse: "tilda", Target: foe, Weapon: "ladle"}))
		require.Contains(t, legal, Action(Attack{Mouse: "tilda", Target: foe, Weapon: "spoon"}))
		require.NotContains(t, legal, Action(Attack{Mouse: "tilda", Target: foe, Weapon: "thimble"}))
	}
	require.NotContains(t, legal, Action(Attack{Mouse: "tilda", Target: "rat_3", Weapon: "ladle"}))
}

// causeCases covers causes of violations. No other test case covers these causes.
func causeCases() []trial {
	return slices.Concat(enteredCases(), wrongWayCases(), wrongTimeCases(), manyWaysCases())
}

// unlisted returns cases of impossible actions. The ledger does not list these cases.
func unlisted() []trial {
	return []trial{
		{Given: position(), When: []Action{Settle{"moon", "full"}}},
		{Given: position(), When: []Action{Correct{rules.Correction{Changes: []rules.Change{rules.To("/moon", 1)}}}}},
	}
}

func enteredCases() []trial {
	nameless := allowed("MM-ENC-01", "an encounter card without a name may be any", position(waiting(Wait{For: ForCard, Room: "hall"})),
		Open{Minions: several(squadOf("roach", 1))})
	nameless.Given.Chapter.Encounters = cards("crypt")
	return []trial{
		nameless,
		refused("MM-SPAWN-01", "a spawn space without a name", position(unmapped, waiting(Wait{For: ForSpawns, Room: "hall"})), Spawns{"hall", spaces("")}).At(never),
		refused("MM-CARD-02", "a minion card without a name", position(), Learn{Minion: &parts.Minion{Life: 1}}).At(never),
		refused("MM-CARD-02", "a minion card with less than nothing", position(), Learn{Minion: &parts.Minion{ID: "moth", Life: 1, Battle: -1}}).At(never),
		refused("MM-SCARD-01", "a search card without a name", position(), Learn{Search: &parts.Search{Type: parts.Item}}).At(never),
		refused("MM-ABIL-01", "an ability card without a name", position(), Learn{Ability: &parts.Ability{}}).At(never),
		refused("MM-SPAWN-09", "newcomers without a name", position(), Call{Squads: several(squadOf("", 1))}).At(never),
		refused("MM-ADJ-01", "neighbours by half", position(unmapped), Tell{"hall", []Fact{{Between: parts.Pair{"?1", "?2"}, Matter: Touch, Least: 0, Most: 2}}}).At(never),
		refused("MM-MMOV-01", "steps to a place that nobody stands on yet", cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "rat_1")), tellFacts(asksDistance("?1", "?7"), 3)),
		refused("MM-SPAWN-02", "nobody is to be placed", arriving(nil), Spawn{"roach", "4"}),
	}
}

func wrongWayCases() []trial {
	blind := brodieTurns("brodie_chase", unmapped, at("?1", "brodie"), at("?2", "nez"), at("?3", "tilda"))
	close := blind(known(asksDistance("?1", "?2"), 2, asksDistance("?1", "?3"), 5, asksDistance("?2", "?3"), 4))
	rat := turns("rat", unmapped, at("?1", "rat_1"), at("?2", "tilda"), known(asksDistance("?1", "?2"), 4))
	bait := turns("roach", unmapped, grape("?3", false), at("?1", "tilda"), at("?2", "roach_1"), known(asksDistance("?2", "?3"), 4))
	apart := position(at("1", "tilda", "nez"), itemLying(parts.Fork, "1"), func(s *State) { s.Rooms = append(s.Rooms, Room{ID: "attic", Tile: "B", Side: parts.Orange}) }, func(s *State) {
		s.Mouse("collin").At = Spot{"attic", "?7"}
	})
	return []trial{
		refused("MM-CAT-08", "the chase ends with another number of steps", close, numbers(2, 2), Chase{Reached: []Name{"nez"}, Toward: "tilda", Steps: 1}),
		refused("MM-CAT-13", "the chase ends with the first mouse", close, numbers(2, 2), Chase{Reached: []Name{"nez"}}),
		refused("MM-CAT-03", "Brodie does nothing", close, numbers(2, 2), Hold{Figure: Brodie}),
		refused("MM-MMOV-03", "fewer steps than fell", rat(), numbers(3), March{Figure: "rat_1", Toward: "tilda", Steps: 1}),
		refused("MM-MMOV-03", "no steps at all", rat(), numbers(3), Hold{Figure: "rat_1"}),
		refused("MM-GRAPE-02", "a roach goes for a mouse on an unmapped tile", bait(), numbers(1), March{Figure: "roach_1", Toward: "tilda", Steps: 1}),
		refused("MM-GRAPE-02", "a roach stays away from the grape", bait(), numbers(1), Hold{Figure: "roach_1"}),
		refused("MM-GRAPE-11", "a rat without the grape throws one", cardTurn("rat", at("1", "tilda"), at("2", "rat_1")), numbers(1), marches("rat_1", "1"), Strike{Figure: "rat_1", Space: "1"}),
		refused("MM-WALL-01", "a way over a space without a name", cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(1), marches("rat_1", "")),
		refused("MM-MOVE-02", "a mouse goes to a space without a name", position(), tildaWalks("")).At(never),
		refused("MM-TRAP-02", "lore in a search", position(), Search{Mouse: "tilda"}, Fell{Star: 1, With: ByLore}),
		refused("MM-MEL-02", "nobody says whom a rat attacks", cardTurn("rat", at("1", "tilda", "rat_1")), Strike{Figure: "rat_1"}),
		refused("MM-GRAPE-11", "no mouse is there to throw at", cardTurn("rat", grape("5", true), at("5", "rat_1")), Strike{Figure: "rat_1", Space: "1"}),
		refused("MM-FORK-04", "the passenger lands on another tile", apart, Catapult{Mouse: "tilda", Passenger: "nez", To: Place{With: "collin"}}),
		refused("MM-EXP-07", "no space of the tile is at the exit", position(hall("1-2 1:door"), func(s *State) {
			s.Rooms = append(s.Rooms, Room{ID: "attic", Tile: "B", Side: parts.Orange, Map: paths("1-2")})
		}), Explore{Mouse: "tilda", Into: "attic", To: "2"}),
	}
}

// openMap returns a square of n × n spaces. The last space is not visible from any other space.
func openMap(n int) parts.Map {
	id := func(x, y int) parts.SpaceID { return parts.SpaceID(strconv.Itoa(n*y + x + 1)) }
	var m parts.Map
	for y := range n {
		for x := range n {
			m.Spaces, m.Blind = append(m.Spaces, parts.Space{ID: id(x, y)}), append(m.Blind, parts.Pair{id(x, y), id(n-1, n-1)})
			if x > 0 {
				m.Links = append(m.Links, parts.Link{A: id(x-1, y), B: id(x, y)})
			}
			if y > 0 {
				m.Links = append(m.Links, parts.Link{A: id(x, y-1), B: id(x, y)})
			}
		}
	}
	m.Blind = m.Blind[:len(m.Blind)-1]
	return m
}

func manyWaysCases() []trial {
	field := cardTurn("archer", func(s *State) { s.Rooms[0].Map = openMap(6) }, house(RangedMinionMove, "unlimited"), at("36", "tilda"), at("1", "archer_1"))
	last := marches("archer_1", "7", "13", "19", "25", "31", "32", "33", "34", "35", "36")
	return []trial{
		follows("MM-MMOV-03", "of very many ways the first are listed", field).Leaving(all(because("MM-MMOV-03 many_ways"), func(t *testing.T, s State) {
			open := (Game{}).Decide(s, SeatMinions).Open
			require.Len(t, open, 64)
			require.NotContains(t, open, last)
		})),
		allowed("MM-MMOV-03", "any other of them is as good", field, last),
		refused("MM-MMOV-08", "a way around is not", field, marches("archer_1", "7", "13", "14", "8", "9", "10", "11", "12", "18", "24")),
	}
}

func wrongTimeCases() []trial {
	justBack := position(turnOf("collin", 0), func(s *State) { s.Turn.Step = RollStep }, waiting(moveRollAwaited("collin")))
	between := func(s *State) { s.Turn = Turn{Step: BetweenTurns} }
	over := func(s *State) { s.Turn.Step = OverStep }
	return []trial{
		refused("MM-ROUND-01", "a mouse acts where no card is on turn", position(between), Search{Mouse: "tilda"}),
		refused("MM-ROUND-01", "minions act where no card is on turn", position(between), Hold{}),
		refused("MM-ROUND-01", "Brodie acts where no card is on turn", position(between), Leap{}),
		refused("MM-MEL-02", "nobody says whom a mouse attacks", position(), Attack{Mouse: "tilda"}).At(never),
		refused("MM-ROUND-01", "a mouse acts in a turn that is over", position(over), Search{Mouse: "tilda"}),
		refused("MM-ROUND-01", "a charmed mouse acts by itself in a turn that is over", position(over), Hold{Figure: "tilda"}),
		refused("MM-ROUND-01", "no minion is on turn", position(), Hold{}),
		refused("MM-ROUND-01", "nor after the turn that brought it back, when another mouse is to roll", justBack, Search{Mouse: "tilda"}).Breaking("MM-MOVE-01", "MM-ROUND-01"),
		allowed("MM-RESC-04", "its end changes nothing", justBack, EndTurn{Mouse: "tilda"}),
		refused("MM-TRAP-05", "nor after a mousetrap, and what else is wrong is told too", justBack.but(func(s *State) { s.Sprung = "tilda" }, at("9",
			"rat_1")), Attack{Mouse: "tilda", Target: "rat_1"}).
			Breaking("MM-MOVE-01", "MM-TRAP-05", "MM-MEL-02"),
		refused("MM-DICE-02", "a second die for a rat that has moved", cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "2"), numbers(2)),
		refused("MM-MTURN-02", "the card is no figure", cardTurn("rat", at("1", "tilda", "rat_1")), Hold{"rat"}),
	}
}

func standstillCases() []trial {
	return slices.Concat(unanswerableCases(), lateEndCases(), emptyEncounterCases())
}

func unanswerableCases() []trial {
	test := func(mouse Name) func(*State) {
		return waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: mouse, Dice: 2})
	}
	boss := position(at("2", "vurst_1"), track("tilda", "vurst_1", "vurst_2", "collin"), turnOf("tilda", 0), waiting(Wait{For: ForWounds, Who: "vurst_1", Against: "tilda", Left: 2}))
	free := position(with("tilda", captured), inTurn(func(t *Turn) { t.Step = OverStep }), waiting(Wait{For: ForRescue, Who: "tilda"}))
	laden := position(carries("tilda", "cork", "button", "crumb", "feather"), waiting(Wait{For: ForDrop, Who: "tilda"}))
	blind := position(unmapped, withTildaAlone, at("?1", "tilda"), at("?2", "rat_1"), at("?3", "rat_2"), track("rat", "collin"), turnOf("rat", 0),
		waiting(Wait{For: ForFacts, Who: "rat_1", Room: "hall", Ask: []Question{{parts.Pair{"?2", "?1"}, Distance}}}),
		inTurn(func(t *Turn) { t.Ordered, t.Acting, t.Figures = true, "rat_1", []Name{"rat_1"} }))
	defending := position(at("1", "rat_1"), track("rat", "tilda", "collin"), turnOf("rat", 0), inTurn(func(t *Turn) { t.Ordered = true }),
		defends("tilda", "rat_1", 1, 2))
	moving := position(inTurn(func(t *Turn) { t.Step = RollStep }), waiting(moveRollAwaited("tilda")))
	return []trial{
		follows("MM-WND-04", "no wound is put on a boss that a card took off", boss, Affect{Effect: Slay, On: "vurst_1"}).Leaving(awaitsFor(NoWait)),
		follows("MM-RESC-02", "nobody is rescued whom a card has brought back", free, Put{Figure: "tilda", Room: "hall", To: Place{Space: "1"}}).
			Leaving(all(standsInHall("tilda", "1"), turnIs("collin", RollStep))),
		follows("MM-EQUIP-03", "a scroll used from the pack makes room in it", laden, Use{Mouse: "tilda", Card: "feather"}).Leaving(awaitsFor(NoWait)),
		follows("MM-TRAP-04", "a trap that has sprung tests no other mouse on its space", position(withTildaAlone,
			traps("1", "2"), at("1", "tilda", "nez"), at("2", "collin"), test("nez"), test("collin"), test("tilda")), Fell{}).
			Leaving(func(t *testing.T,
				s State) {
				require.Equal(t, []any{1, Name("collin")}, []any{len(s.Waits) - 1, s.Wait().Who})
			}),
		follows("MM-TRAP-04", "nor does it after the test of a mouse elsewhere", position(withTildaAlone, traps("1", "2"), at("1", "tilda", "nez"),
			at("2", "collin"), test("nez"), test("collin"), test("tilda")), Fell{}, Fell{}).
			Leaving(all(awaitsFor(ForRoll), func(t *testing.T, s State) { require.Equal(t, MoveRoll, s.Wait().Purpose) })),
		follows("MM-MTURN-04", "of two whose order was asked one is gone, and the other acts", blind.but(at("?3", "rat_2"), func(s *State) {
			s.Waits = []Wait{{For: ForFacts, Room: "hall", Ask: []Question{{parts.Pair{"?3", "?1"}, Distance}, {parts.Pair{"?2", "?1"}, Distance}}}}
			s.Turn = Turn{Card: "rat", Slot: 1, Step: FigureStep}
		}), Affect{Effect: Slay, On: "rat_2"}).Leaving(func(t *testing.T, s State) { require.Equal(t, Name("rat_1"), s.Turn.Acting) }),
		follows("MM-MTURN-04", "nothing is asked about a minion that a card took off", blind, Affect{Effect: Slay, On: "rat_1"}).
			Leaving(func(t *testing.T, s State) { require.NotEqual(t, Name("rat_1"), s.Wait().Who) }),
		follows("MM-CAPT-03", "a mouse that was captured meanwhile defends no more", defending, Affect{Effect: Seize, On: "tilda"}).
			Leaving(turnIs("collin", RollStep)),
		follows("MM-CAPT-03", "nor does it roll for the move of its own turn", moving, Affect{Effect: Seize, On: "tilda"}).
			Leaving(turnIs("collin", RollStep)),
		refused("MM-SRCH-03", "what was resolved by itself is no roll", moving, Done{}).Leaving(awaitsFor(ForRoll)),
		follows("MM-AMB-35", "where nobody knows by which tile the party came, it is the first that lies up", free.but(func(s *State) {
			for i := range s.Mice {
				captured(&s.Mice[i])
			}
		}), Return{"tilda", Place{Space: "3"}}).Leaving(standsInHall("tilda", "3")),
	}
}

func lateEndCases() []trial {
	river := position(withTildaInWater("1-2 3-4 1:to2 2:water"), at("1", "tilda"), at("3", "collin", "nez", "filch"), turnOf("tilda", 0),
		ailing("tilda", Charmed), inTurn(func(t *Turn) { t.Step = FigureStep }))
	return []trial{
		follows("MM-COND-09", "the current does not carry off a mouse whose turn a charm has played", river, Hold{Figure: "tilda"}).
			Leaving(all(standsInHall("tilda", "1"), ails("tilda"))),
		follows("MM-WATER-05", "one that was charmed in its own turn is carried off", river.but(turnOf("tilda", 0)), EndTurn{Mouse: "tilda"}).
			Leaving(all(standsInHall("tilda", "2"), ails("tilda", Charmed))),
		follows("MM-CAPT-03", "a mouse that people take off the board has no turn left", position(at("9", "rat_1")), correctTo(mousePath("tilda", "at"), Nowhere)).
			Leaving(turnIs("collin", RollStep)),
		follows("MM-INIT-06", "a card on turn that people put elsewhere is the one from which play goes on", position(track("rat", "roach", "tilda",
			"collin"), at("9", "rat_1", "roach_1"), turnOf("rat", 0)),
			correctTo(TrackPath, Cards([]string{"tilda", "roach", "rat", "collin"})), Affect{Effect: Slay, On: "rat_1"}).
			Leaving(turnIs("collin", RollStep)),
	}
}

func emptyEncounterCases() []trial {
	bare := encounterOf(func(e *parts.Encounter) {
		e.Rows = []parts.Row{{From: 1, To: 6, Minions: several(squadOf("rat", 2))}}
	})
	fooled := revealing(stash(parts.Disguise))
	laid := Order{[]string{"filch", "nez", "collin", "tilda"}}
	return []trial{
		follows("MM-INIT-02", "nobody comes by the card, and the mice are shuffled all the same", fooled, Open{Card: bare}, Wear{Wear: true}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, ForOrder, s.Wait().For)
				require.True(t, s.Wait().Whole)
				require.ElementsMatch(t, laid.Cards, s.Wait().Lay)
			}),
		follows("MM-INIT-02", "their new order begins with a new round", fooled, Open{Card: bare}, Wear{Wear: true}, laid, EndTurn{Mouse: "tilda"}).
			Leaving(all(turnIs("filch", RollStep), roundIs(2))),
		follows("MM-INIT-03", "with a minion's card on the track nothing is shuffled", fooled.but(func(s *State) {
			s.Rooms = append(s.Rooms, Room{ID: "loft", Tile: "L"})
			s.Minions = append(s.Minions, Minion{Name: "roach_1", Type: "roach", At: Spot{"loft", "?1"}})
		}, track("tilda", "collin", "roach", "nez", "filch")), Open{Card: bare}, Wear{Wear: true}).
			Leaving(all(awaitsFor(NoWait), trackIs("tilda", "collin", "roach", "nez", "filch"))),
		follows("MM-SURGE-07", "a surge that brings nobody leaves the track as it is", surging(func(s *State) { s.Minions, s.Open = nil, nil }, track("tilda", "collin", "nez", "filch")), Earn{"a"}).
			Leaving(all(awaitsFor(NoWait), trackIs("tilda", "collin", "nez", "filch"))),
	}
}
