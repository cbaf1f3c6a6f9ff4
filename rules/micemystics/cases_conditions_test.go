package micemystics

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// extraCases returns cases of unusual positions, in which only some of the conditions of a rule are
// true.
func extraCases() []trial {
	return slices.Concat(extraDice(), extraMoves(), extraPlaces(), extraWays(), extraFlips(), extraBattle())
}

func waivedRule(id string) func(*State) {
	return func(s *State) { s.House = s.House.With(id, rules.Waived) }
}

// tellsNo returns c with a check that no note of the last report has an id with this prefix.
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

// placesAre checks the places of the hall that no map shows.
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
		refused("MM-MEL-03", "a card that nobody has entered takes no dice away", position(rat, spoon, roll(AttackRoll, 2)), Fell{Faces: []int{1}}).Telling("dice", 1),
		refused("MM-MEL-03", "no more hits than the dice of a card that nobody has entered", position(rat, roll(AttackRoll, UnknownDice)), Fell{Sword: 5, Dice: 4}).Telling("want", 4),
		allowed("MM-MEL-03", "as many hits as people say there were dice", position(rat, roll(AttackRoll, UnknownDice)), Fell{Sword: 4, Dice: 4}),
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
		refused("MM-MOVE-02", "the space that is not there is told", position(), tildaWalks("77")).At(rules.Impossible).Telling("space", inHall("77").Noun()),
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
		follows("MM-FLIP-01", "where there is no mark of the kind, on the one there is", landing.but(change("cellar", func(r *Room) { r.Map = paths("c1-c2 c2:hook") })), flip).
			Leaving(figuresStand("cellar", "c2", "tilda", "nez")),
		follows("MM-AMB-74", "a grape does not lie under a tile that is turned over", landing.but(itemLying(parts.Grape, "2"), house(GrapeLeftBehind, "stays")), flip).
			Leaving(all(inStash(), onBoard())),
		follows("MM-AMB-74", "mousetraps of the side that comes up stay", landing.but(change("cellar", func(r *Room) { r.Traps = spaces("c3") })), flip).
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
	roll := waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: "tilda", Against: "rat_1", Dice: 3, Reach: parts.Melee})
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
