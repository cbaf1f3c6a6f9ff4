package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func mouseCases() []trial {
	return slices.Concat(diceCases(), moveCases(), placeCases(), waterCases(), trapCases(), deedCases(), exploreCases(), flipCases())
}

func withAilingTilda(edit func(*Mouse)) State { return position(with("tilda", edit)) }

func deedCases() []trial {
	stunned := withAilingTilda(func(m *Mouse) { m.Stunned = true })
	webbed := withAilingTilda(func(m *Mouse) { m.Webbed = true })
	both := withAilingTilda(func(m *Mouse) { m.Stunned, m.Webbed = true, true })
	down := withAilingTilda(func(m *Mouse) { m.Down = true })
	is := func(stunned, webbed, down bool) func(*testing.T, State) {
		return mouseIs("tilda", func(t *testing.T, m Mouse) {
			require.Equal(t, []bool{stunned, webbed, down}, []bool{m.Stunned, m.Webbed, m.Down})
		})
	}
	return []trial{
		allowed("MM-TURN-01", "first the move and then the action", stunned, tildaWalks("2"), Recover{"tilda", Stunned}),
		allowed("MM-TURN-01", "first the action and then the move", stunned, Recover{"tilda", Stunned}, tildaWalks("2"), tildaWalks("3")),
		refused("MM-TURN-01", "no second action", both, Recover{"tilda", Stunned}, Recover{"tilda", Webbed}),
		refused("MM-TURN-01", "a scurry is an action", stunned, tildaWalks("2"), Recover{"tilda", Stunned}, Scurry{"tilda"}),
		refused("MM-TURN-01", "no second move but a scurry", stunned, tildaWalks("2"), Recover{"tilda", Stunned}, tildaWalks("3")).Breaking("MM-TURN-02"),
		refused("MM-TURN-02", "the action does not come in the middle of the move", stunned, tildaWalks("2"), Recover{"tilda", Stunned},
			tildaWalks("3")).Leaving(all(standsInHall("tilda", "3"), pointsAre(2))),
		allowed("MM-TURN-02", "it may come before all of it", stunned, Recover{"tilda", NoCondition}, tildaWalks("2", "3")),
		allowed("MM-TURN-03", "to recover is an action", stunned, Recover{"tilda", Stunned}),
		refused("MM-TURN-03", "to get up is none", down, Recover{"tilda", Down}).Breaking("MM-REC-01"),
		allowed("MM-TURN-04", "a mouse may go without its action", position(), tildaWalks("2"), EndTurn{Mouse: "tilda"}).Leaving(turnIs("collin", RollStep)),

		toldWithoutNote(follows("MM-RUN-01", "a scurry is the action, a new roll, and loses what was left", position(), tildaWalks("2"), Scurry{"tilda"}).
			Leaving(all(deedIs(ScurryDeed), pointsAre(0), waitsFor(Wait{For: ForRoll, Purpose: MoveRoll, Who: "tilda", Dice: 1})))),
		follows("MM-RUN-01", "move value and number again", position(), tildaWalks("2"), Scurry{"tilda"}, faces(3)).Leaving(all(pointsAre(5), turnIs("tilda", MouseStep))),
		allowed("MM-RUN-02",
			"it is walked as a move is", position(), tildaWalks("2"), Scurry{"tilda"}, numbers(1), tildaWalks("3", "4", "5")),
		refused("MM-RUN-02", "no farther",
			position(), tildaWalks("2"), Scurry{"tilda"}, numbers(1), tildaWalks("3", "4", "5", "6")).Breaking("MM-MOVE-02"),
		refused("MM-RUN-03", "not before the move", position(), Scurry{"tilda"}).Leaving(awaitsFor(ForRoll)),
		allowed("MM-RUN-03", "once a step is made", position(), tildaWalks("2"), Scurry{"tilda"}),
		answersQuestion("MM-AMB-58", allowed("MM-RUN-03", "after getting up", position(ailing("tilda", Down),
			house(ScurryAfterStanding, "allowed")), Stand{"tilda"}, Scurry{"tilda"})),
		answersQuestion("MM-AMB-58", refused("MM-RUN-03", "not after getting up where the table settled so", position(with("tilda",
			func(m *Mouse) { m.Down = true }), house(ScurryAfterStanding, "forbidden")), Stand{"tilda"}, Scurry{"tilda"}).Telling("stood", true)),
		answersQuestion("MM-AMB-58", allowed("MM-RUN-03", "a mouse that walked may there as well", position(house(ScurryAfterStanding, "forbidden")), tildaWalks("2"), Scurry{"tilda"})),

		allowed("MM-REC-01", "from what the mouse has", webbed, Recover{"tilda", Webbed}),
		refused("MM-REC-01", "not from nothing", position(), Recover{"tilda", Stunned}),
		refused("MM-REC-01", "not from what it has not", stunned, Recover{"tilda", Webbed}),
		refused("MM-REC-01", "with both one is named", both, Recover{"tilda", NoCondition}),
		follows("MM-REC-02", "a stun goes without a roll", stunned, Recover{"tilda", Stunned}).
			Noting(noteOf("relieved-stunned", "MM-REC-02", "figure", Name("tilda"))).Leaving(all(is(false, false, false), deedIs(RecoverDeed), awaitsFor(NoWait))),
		follows("MM-REC-03", "a web takes a die", webbed, Recover{"tilda", Webbed}).Leaving(diceAre(1)),
		follows("MM-REC-03", "and goes with a star", webbed, Recover{"tilda", Webbed}, faces(2)).Leaving(is(false, false, false)),
		follows("MM-REC-03", "and stays without one", webbed, Recover{"tilda", Webbed}, faces(1)).Leaving(all(is(false, true, false), turnIs("tilda", MouseStep))),
		answersQuestion("MM-AMB-28", follows("MM-REC-01", "one action is one effect", both.but(house(RecoverBoth, "one")), Recover{"tilda",
			Stunned}).Leaving(all(is(false, true, false), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-28", follows("MM-REC-01", "the web alone", both.but(house(RecoverBoth, "one")), Recover{"tilda", Webbed}, Fell{Star: 1}).Leaving(is(true, false, false))),
		answersQuestion("MM-AMB-28", follows("MM-REC-01", "or both where the table settled so", both.but(house(RecoverBoth, "both")), Recover{"tilda",
			Stunned}, Fell{Star: 1}).Leaving(is(false, false, false))),

		allowed("MM-COND-02", "who is stunned moves", stunned, tildaWalks("2")),
		refused("MM-COND-02", "and does nothing but recover", stunned, tildaWalks("2"), Scurry{"tilda"}),
		refused("MM-COND-03", "who is webbed does not move", webbed, tildaWalks("2")),
		allowed("MM-COND-03", "once free it does", webbed, Recover{"tilda", Webbed}, Fell{Star: 1}, tildaWalks("2")),
		refused("MM-COND-05", "who lies on its side does not move", down, tildaWalks("2")),
		allowed("MM-COND-05", "it gets up for the whole move", down, Stand{"tilda"}).Leaving(all(is(false, false, false), pointsAre(0), haltedBy("MM-COND-05"))),
		refused("MM-COND-05", "and goes no step after that", down, Stand{"tilda"}, tildaWalks("2")).Telling("over", true),
		refused("MM-COND-05", "nobody gets up who stands", position(), Stand{"tilda"}).At(rules.Impossible),
		allowed("MM-COND-05", "in a scurry once more",
			down.but(inTurn(func(t *Turn) { t.Moved = true })), Scurry{"tilda"}, numbers(1), Stand{"tilda"}),
	}
}

func rolling(p Purpose, dice int) func(*State) {
	return waiting(Wait{For: ForRoll, Purpose: p, Who: "tilda", Dice: dice})
}

func toldAsRoll(want Fell, c trial) trial {
	c.Then = func(t *testing.T, _ State, notes []rules.Note) {
		w := c.Given.Wait()
		require.Equal(t, want, c.Given.readRoll(w, c.When[0].(Fell)))
		if len(want.Faces) == 0 {
			require.NotContains(t, noteIDs(notes), "rolled")
			return
		}
		told := noteOf("rolled", diceOf[w.Purpose], "figure", w.Who)
		if want.Numbers != nil {
			told.Args["numbers"] = want.Numbers
		}
		for name, n := range map[string]int{"sword": want.Sword, "bow": want.Bow, "shield": want.Shield, "star": want.Star, "cheese": want.Cheese} {
			if n > 0 {
				told.Args[name] = n
			}
		}
		require.Equal(t, told, notes[0])
	}
	return c
}

func diceCases() []trial {
	return []trial{
		toldAsRoll(Fell{Faces: []int{1, 3}, Shield: 1, Cheese: 1}, follows("MM-DICE-01", "the number and the symbols of a side are read off the table of faces", position(rolling(DefenceRoll, 2)),
			faces(1, 3))),
		toldAsRoll(Fell{Faces: []int{1}, Numbers: []int{3}}, follows("MM-DICE-01", "a die of their own is read as people entered it", position(rolling(MarchRoll, 1), func(s *State) {
			s.Die = []parts.Face{{Number: 3}, {Number: 3}, {Number: 3}, {Number: 3}, {Number: 3}, {Number: 1}}
		}), faces(1))),
		refused("MM-DICE-01", "a die has no seventh side", position(rolling(SearchRoll, 1)), faces(7)).At(rules.Impossible),
		refused("MM-DICE-01", "a die has no side 0", position(rolling(SearchRoll, 1)), faces(0)).At(rules.Impossible),
		refused("MM-DICE-01", "no number beyond 3", position(rolling(MarchRoll, 1)), numbers(4)).
			At(rules.Impossible).Telling("number", 4),
		refused("MM-DICE-01", "no number below 1", position(rolling(MarchRoll, 1)), numbers(0)).At(rules.Impossible),
		refused("MM-DICE-01", "no symbols fewer than none", position(rolling(SearchRoll, 1)), Fell{Star: -1}).At(rules.Impossible),

		toldAsRoll(Fell{Faces: []int{2}, Numbers: []int{2}}, follows("MM-DICE-02", "a movement roll reads the number alone", position(rolling(MarchRoll, 1)),
			faces(2))),
		toldAsRoll(Fell{Faces: []int{6}, Star: 1}, follows("MM-DICE-02", "a test reads the stars alone", position(rolling(SearchRoll, 1)),
			faces(6))),
		toldAsRoll(Fell{Faces: []int{1, 2, 4}, Sword: 1, Cheese: 1}, follows("MM-DICE-02", "an attack at arm's length reads no bows", position(rolling(AttackRoll, 3)),
			faces(1, 2, 4))),
		toldAsRoll(Fell{Faces: []int{1, 2, 4}, Bow: 1, Cheese: 1}, follows("MM-DICE-02", "a shot reads bows", position(waiting(Wait{For: ForRoll,
			Purpose: AttackRoll, Who: "filch", Dice: 3, Reach: parts.Ranged})),
			faces(1, 2, 4))),
		toldAsRoll(Fell{Shield: 1, Cheese: 1}, follows("MM-DICE-02", "symbols that a roll does not read are left out when they are told", position(rolling(DefenceRoll, 2)),
			Fell{Sword: 1, Shield: 1, Star: 1, Cheese: 1})),

		allowed("MM-DICE-03", "cheese counts in a defence roll", position(rolling(DefenceRoll, 1)), Fell{Cheese: 1}),
		allowed("MM-DICE-03", "a side with cheese may fall in a search", position(rolling(SearchRoll, 1)), faces(1)).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) { require.Zero(t, m.Cheese) })),
		refused("MM-DICE-03", "a search gives no cheese", position(rolling(SearchRoll, 1)), Fell{Cheese: 1}).
			Leaving(cheeses("tilda", 1)),

		refused("MM-REC-03", "one die recovers from a web", position(rolling(WebRoll, 1)), faces(1, 2)).Telling("want", 1),
		refused("MM-REC-03", "one die shows no two stars", position(rolling(WebRoll, 1)), Fell{Star: 2}).Telling("dice", 2),
		refused("MM-CAT-08", "a chase takes two dice", position(rolling(ChaseRoll, 2)), numbers(3)).Telling("dice", 1),
		allowed("MM-DICE-01", "more dice than the box holds are read", position(rolling(AttackRoll, 7)), faces(1, 1, 1, 1, 1, 1, 1)),
		refused("MM-TRAP-02", "who is no tinkerer does not roll lore", position(rolling(TrapRoll, 2)), Fell{Star: 1, With: ByLore}).Telling("mouse", Name("tilda").Noun()),
		refused("MM-TRAP-02", "nor with as many dice as it has", position(rolling(TrapRoll, 2)), Fell{Faces: []int{1, 1}, With: ByLore}),
		allowed("MM-TRAP-02", "a tinkerer may roll lore", position(waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: "nez", Dice: 1, Lore: 3})), Fell{Faces: []int{2, 2, 2}, With: ByLore}),
		refused("MM-TRAP-01", "a tinkerer who rolls its move value rolls no more dice", position(waiting(Wait{For: ForRoll, Purpose: TrapRoll,
			Who: "nez", Dice: 1, Lore: 3})), faces(2, 2, 2)),

		allowed("MM-LOS-02", "sight is yes or no", factsAwaited(), tell(Sight, 1, 1)),
		refused("MM-LOS-02", "sight is no number", factsAwaited(), tell(Sight, 2, 2)).At(rules.Impossible),
		allowed("MM-ADJ-01", "places touch or not", factsAwaited(), tell(Touch, 0, 0)),
		refused("MM-ADJ-01", "a place does not touch itself", factsAwaited(), Tell{Room: "hall", Facts: []Fact{{Between: parts.Pair{"a", "a"}, Matter: Touch}}}).At(rules.Impossible),
		allowed("MM-MMOV-01", "steps may be bounded", factsAwaited(), tell(Distance, 2, NoWay)),
		refused("MM-MMOV-01", "at least is no more than at most", factsAwaited(), tell(Distance, 3, 2)).At(rules.Impossible),
		refused("MM-GEN-03", "nothing else is asked", factsAwaited(), tell("smell", 1, 1)).At(rules.Impossible),
		refused("MM-GEN-03", "answers are about a tile in play", factsAwaited(), Tell{Room: "attic"}).At(rules.Impossible),
		allowed("MM-SPAWN-01", "spawn spaces of a tile without a map are what people name", spawning(unmapped), Spawns{"hall", spaces("a", "b")}),
		refused("MM-SPAWN-01", "each is named once", spawning(unmapped), Spawns{"hall", spaces("a", "a")}).At(rules.Impossible),
		refused("MM-SPAWN-01", "the map shows no mark there", spawning(), Spawns{"hall", spaces("2")}),
		refused("MM-GEN-03", "spawn spaces are of a tile in play", spawning(), Spawns{"attic", nil}).At(rules.Impossible),
	}
}

func tell(m Matter, least, most int) Tell {
	return Tell{Room: "hall", Facts: []Fact{{Between: parts.Pair{"a", "b"}, Matter: m, Least: least, Most: most}}}
}

func factsAwaited() State { return position(unmapped, waiting(Wait{For: ForFacts, Room: "hall"})) }

func spawning(edits ...func(*State)) State {
	return position(append(edits, waiting(Wait{For: ForSpawns, Room: "hall"}))...)
}

func withTildaInWater(text string) func(*State) { return edits(hall(text), withTildaAlone) }

func traps(spaces ...parts.SpaceID) func(*State) {
	return func(s *State) { s.Rooms[0].Traps = spaces }
}

func trapsAre(spaces ...parts.SpaceID) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.ElementsMatch(t, spaces, s.Rooms[0].Traps) }
}

func diceAre(n int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, []any{ForRoll, n}, []any{s.Wait().For, s.Wait().Dice}) }
}

func waterCases() []trial {
	shore := position(withTildaInWater("1-2 2-3 1:water 2:water 3-9 1-9"))
	return []trial{
		allowed("MM-WATER-01", "a mouse goes into the water", position(hall("1-2 2-3 2:water")), tildaWalks("2")).Leaving(all(pointsAre(0), haltedBy("MM-WATER-01"))),
		refused("MM-WATER-01", "and stops there", position(hall("1-2 2-3 2:water 3:water")), tildaWalks("2", "3")).
			Telling("space", inHall("2").Noun()).Leaving(standsInHall("tilda", "3")),
		refused("MM-WATER-01", "even if it came from water", shore, tildaWalks("2"), tildaWalks("3")).Telling("over", true),
		follows("MM-WATER-01", "a dry try that people insist on in one breath is rolled for", position(hall("1-2 2-3 "+
			"2:water")), tildaWalks("2"), Scurry{"tilda"}, numbers(3), tildaWalks("3")).
			Leaving(all(standsInHall("tilda", "2"), diceAre(1))),
		follows("MM-WATER-02", "the try takes all points", shore, tildaWalks("9"), Fell{Star: 1}).Leaving(all(standsInHall("tilda", "9"), pointsAre(0), haltedBy("MM-WATER-02"))),
		follows("MM-WATER-02", "or only what the step costs, where the table plays without",
			shore.but(func(s *State) { s.House = s.House.With("MM-WATER-02", rules.Waived) }), tildaWalks("9"), Fell{Star: 1}).Leaving(pointsAre(3)),
		follows("MM-WATER-03", "two other mice on the bank are two dice more, and no star leaves it in the water", shore.but(at("2", "filch")), tildaWalks("9"), faces(1, 3, 4)).
			In("MM-EX-D08").Leaving(all(standsInHall("tilda", "1"), pointsAre(0))),
		refused("MM-WATER-03", "no fewer dice", shore.but(at("2", "filch")), tildaWalks("9"), faces(1)).Telling("want", 3),
		refused("MM-WATER-02", "there are no steps after the try", position(withTildaInWater("1-2 2-3 1:water")), tildaWalks("2", "3")).Leaving(all(standsInHall("tilda", "1"), awaitsFor(ForRoll))),
		refused("MM-WATER-02", "nor once it succeeded", position(withTildaInWater("1-2 2-3 1:water")), tildaWalks("2"), Fell{Star: 1}, tildaWalks("3")).Telling("over", true),
		allowed("MM-WATER-03", "a scurry may follow a try (MM-AMB-57)",
			shore, tildaWalks("9"), Fell{}, Scurry{"tilda"}, numbers(1), tildaWalks("9")),
		refused("MM-MOVE-02", "the try takes a point (MM-AMB-57)", shore.but(turnOf("tilda", 0)), tildaWalks("9")),
		refused("MM-CAP-02", "nobody climbs onto a full space (MM-AMB-57)", shore.but(at("9", "rat_1")), tildaWalks("9")),
		follows("MM-TRAP-01", "a mousetrap on the bank is tested", shore.but(traps("9")), tildaWalks("9"), Fell{Star: 1}).Leaving(all(standsInHall("tilda", "9"), awaitsFor(ForRoll))),

		refused("MM-WATER-04", "not against the current", position(withTildaInWater("1-2 1:water 2:water 2:to1")), tildaWalks("2")),
		allowed("MM-WATER-04", "where two currents meet one goes with one of them", position(withTildaInWater("1-2 1:to2 2:to1")), tildaWalks("2")),
		allowed("MM-WATER-04", "with it", position(withTildaInWater("1-2 1:to2 2:water")), tildaWalks("2")),
		allowed("MM-WATER-04", "across it", position(withTildaInWater("1-2 1-3 1:to3 2:to3 3:water")), tildaWalks("2")),
		follows("MM-WATER-05", "at the end of its turn a mouse drifts one space", position(withTildaInWater("1-2 2-3 1:to2 2:to3 3:water")), EndTurn{Mouse: "tilda"}).
			Noting(mouseNote("drifted", "MM-WATER-05", "tilda", "space", inHall("2"))).Leaving(standsInHall("tilda", "2")),
		toldWithoutNote(follows("MM-WATER-05", "still water carries nobody", position(withTildaInWater("1-2 1:water 2:water")),
			EndTurn{Mouse: "tilda"}).Leaving(all(standsInHall("tilda", "1"), turnBegan("collin", 2)))),
		follows("MM-WATER-05", "not onto a full space (MM-AMB-57)", position(withTildaInWater("1-2 1:to2 2:water"), at("2", "rat_1", "rat_2", "rat_3",
			"rat_4")), EndTurn{Mouse: "tilda"}).Leaving(standsInHall("tilda", "1")),
		follows("MM-WATER-05", "the others wait for their own turn", position(withTildaInWater("1-2 1:to2 2:water"), at("1", "collin")), EndTurn{Mouse: "tilda"}).Leaving(standsInHall("collin", "1")),
		telling(follows("MM-WATER-05", "where no map shows the water people are reminded",
			position(unmapped, withTildaAlone, wetPlace), EndTurn{Mouse: "tilda"}), mouseNote("warned.MM-WATER-05", "MM-WATER-05", "tilda")),
		tellsNo("warned", follows("MM-WATER-05", "of water that people called still nobody is reminded", position(unmapped,
			withTildaAlone, wetPlace, change("hall", func(r *Room) { r.Still = true })), EndTurn{Mouse: "tilda"})),
		carried("MM-WATER-05", "where no map shows it a current leads where people say", Place{Water: true}, func(t *testing.T, s State) {
			at := s.At("tilda")
			require.NotEqual(t, "1", string(at.Space))
			require.True(t, s.Room("hall").findSpace(at.Space).Water)
		}),
		carried("MM-WATER-05", "to somebody", Place{With: "collin"}, standsInHall("tilda", "9")),
		carried("MM-WATER-05", "never to another tile", Place{With: "nez"}, standsInHall("tilda", "1")),
		carried("MM-WATER-05", "or nowhere", Place{Space: "1"}, standsInHall("tilda", "1")),
		carried("MM-WATER-06", "off the tile that no map shows", Place{Space: parts.Off}, isCaptured("tilda", true)),
		follows("MM-WATER-08", "a minion swims as it walks", position(hall("1-2 2-3 3-4 4-5 5-9 2:tooff 3:water"),
			withTildaAlone, at("3", "rat_1"), track("tilda", "rat")), EndTurn{Mouse: "tilda"},
			numbers(2), March{Figure: "rat_1", Path: spaces("2", "1")}).Leaving(standsInHall("rat_1", "1")),
		telling(follows("MM-WATER-06", "the current is said to have taken the mouse",
			position(withTildaInWater("1-2 1:tooff"), at("9", "rat_1")), EndTurn{Mouse: "tilda"}).Leaving(isCaptured("tilda",
			true)), mouseNote("swept-off", "MM-WATER-06", "tilda", "keeps", nouns(cards("ladle"), searchCard))),
	}
}

// People report where the current leads. The case requires that the program does not remind them of
// the current.
func carried(rule tables.RuleID, name string, to Place, then func(*testing.T, State)) trial {
	cellared := with("nez", func(m *Mouse) { m.At = Spot{"cellar", "1"} })
	given := position(unmapped, withTildaAlone, wetPlace, at("9", "rat_1"), cellared)
	return tellsNo("warned.MM-WATER-05", follows(rule, name, given, EndTurn{Mouse: "tilda", Drift: &to}).Leaving(then))
}

func trapCases() []trial {
	snare := position(withTildaAlone, traps("2"))
	nez := position(withTildaAlone, at("1", "nez"), traps("2"), turnOf("nez", 4))
	nezTo2 := Move{Mouse: "nez", Path: spaces("2")}
	return []trial{
		follows("MM-TRAP-01", "a mousetrap stops the mouse in mid-path for a test with its move value", snare, tildaWalks("2", "3")).
			Leaving(all(standsInHall("tilda", "2"), diceAre(2), pointsAre(3))),
		follows("MM-TRAP-02", "a tinkerer may roll its lore", nez, nezTo2).Leaving(all(diceAre(1), func(t *testing.T, s State) { require.Equal(t, 3, s.Wait().Lore) })),
		follows("MM-TRAP-02", "and passes by it", nez, nezTo2, Fell{Faces: []int{1, 1, 2}, With: ByLore}).Leaving(all(turnIs("nez", MouseStep), trapsAre("2"))),
		follows("MM-TRAP-02", "nobody else has that choice", snare, tildaWalks("2")).Leaving(func(t *testing.T, s State) { require.Zero(t, s.Wait().Lore) }),
		follows("MM-TRAP-03", "with a star the mouse goes on, and the trap stays", snare, tildaWalks("2", "3"), Fell{Star: 1}, tildaWalks("3")).
			Leaving(all(standsInHall("tilda", "3"), pointsAre(2), trapsAre("2"))),
		follows("MM-TRAP-03", "back onto it is a test again (MM-AMB-56)", snare, tildaWalks("2"), Fell{Star: 1}, tildaWalks("3", "2")).Leaving(all(standsInHall("tilda", "2"), awaitsFor(ForRoll))),
		allowed("MM-TRAP-03", "who starts there is not tested (MM-AMB-56)", position(dry, traps("2")), tildaWalks("3")).Leaving(awaitsFor(NoWait)),
		follows("MM-TRAP-04", "without one it springs: a wound, a cheese, a fall", snare, tildaWalks("2", "3"), Fell{}).Leaving(all(standsInHall("tilda", "2"), trapsAre(),
			mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, []any{1, 1, true}, []any{m.Wounds, m.Cheese, m.Down}) }))),
		follows("MM-TRAP-04", "and a wound too many captures it", nez.but(with("nez", func(m *Mouse) { m.Wounds, m.Cheese = 3, 2 })), nezTo2, Fell{Faces: []int{1, 1, 1}, With: ByLore}).
			In("MM-EX-D09").Leaving(all(trapsAre(), mouseIs("nez", func(t *testing.T, m Mouse) {
			require.Equal(t, []any{true, 0, 0, false}, []any{m.Captured, m.Cheese, m.Wounds, m.Down})
		}), pageIs(2))),
		follows("MM-TRAP-05", "the turn is over", snare, tildaWalks("2"), Fell{}).Leaving(turnIs("collin", RollStep)),
		refused("MM-TRAP-05", "no step and no action after that", snare, tildaWalks("2"), Fell{}, numbers(1), Stand{"tilda"}),
		refused("MM-ROUND-01", "the others only wait for their turn",
			snare, tildaWalks("2"), Fell{}, numbers(1), Move{Mouse: "nez", Path: spaces("8")}),
		refused("MM-ROUND-01",
			"in its next turn the trap is forgotten", snare.but(track("tilda", "collin")), tildaWalks("2"), Fell{}, numbers(1),
			EndTurn{Mouse: "collin"}, numbers(1), Stand{"tilda"}, EndTurn{Mouse: "tilda"}, numbers(1), tildaWalks("3")),
		follows("MM-TRAP-05", "even before its action, and lost time still counts (MM-AMB-59)", position(withTildaAlone, at("1", "filch"), traps("2"),
			turnOf("filch", 4)), Move{Mouse: "filch", Path: spaces("2")}, Fell{}).
			Leaving(wheelHas(1)),
		allowed("MM-TRAP-05", "who passes the test has its action left", snare, tildaWalks("2"), Fell{Star: 1}, Scurry{"tilda"}),
		follows("MM-TRAP-01", "a minion beside the trap ends the move, and the test is made", position(withTildaAlone, traps("2"), at("2", "rat_1")), tildaWalks("2")).
			Leaving(all(haltedBy("MM-CAP-03"), awaitsFor(ForRoll))),
		follows("MM-TRAP-01", "in a scurry as well", snare.but(inTurn(func(t *Turn) { t.Moved = true })),
			Scurry{"tilda"}, numbers(1), tildaWalks("2")).Leaving(diceAre(2)),
		follows("MM-TRAP-06", "a minion walks over it unharmed", position(withTildaAlone, traps("2", "3"), at("3", "rat_1"),
			track("tilda", "rat")), EndTurn{Mouse: "tilda"}, numbers(2), March{Figure: "rat_1", Path: spaces("2", "1")}).
			Leaving(all(standsInHall("rat_1", "1"), trapsAre("2", "3"))),
		follows("MM-TRAP-01", "where a current carries the mouse onto it", position(withTildaInWater("1-2 1:to2 2:water"), traps("2")),
			EndTurn{Mouse: "tilda"}).Leaving(all(standsInHall("tilda", "2"), diceAre(2))),
	}
}
