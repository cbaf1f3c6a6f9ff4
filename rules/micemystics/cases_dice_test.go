package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func rolling(p Purpose, dice int) func(*State) {
	return waiting(Wait{For: ForRoll, Purpose: p, Who: "tilda", Dice: dice})
}

// toldAsRoll returns c with a check of the result that the game reads from a reported roll. If the
// sides of the dice are known, there must be a note about the roll.
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
			Fell{Faces: []int{1, 3}})),
		toldAsRoll(Fell{Faces: []int{1}, Numbers: []int{3}}, follows("MM-DICE-01", "a die of their own is read as people entered it", position(rolling(MarchRoll, 1), func(s *State) {
			s.Die = []parts.Face{{Number: 3}, {Number: 3}, {Number: 3}, {Number: 3}, {Number: 3}, {Number: 1}}
		}), Fell{Faces: []int{1}})),
		refused("MM-DICE-01", "a die has no seventh side", position(rolling(SearchRoll, 1)), Fell{Faces: []int{7}}).At(rules.Impossible),
		refused("MM-DICE-01", "a die has no side 0", position(rolling(SearchRoll, 1)), Fell{Faces: []int{0}}).At(rules.Impossible),
		refused("MM-DICE-01", "no number beyond 3", position(rolling(MarchRoll, 1)), Fell{Numbers: []int{4}}).At(rules.Impossible).Telling("number", 4),
		refused("MM-DICE-01", "no number below 1", position(rolling(MarchRoll, 1)), Fell{Numbers: []int{0}}).At(rules.Impossible),
		refused("MM-DICE-01", "no symbols fewer than none", position(rolling(SearchRoll, 1)), Fell{Star: -1}).At(rules.Impossible),

		toldAsRoll(Fell{Faces: []int{2}, Numbers: []int{2}}, follows("MM-DICE-02", "a movement roll reads the number alone", position(rolling(MarchRoll, 1)),
			Fell{Faces: []int{2}})),
		toldAsRoll(Fell{Faces: []int{6}, Star: 1}, follows("MM-DICE-02", "a test reads the stars alone", position(rolling(SearchRoll, 1)),
			Fell{Faces: []int{6}})),
		toldAsRoll(Fell{Faces: []int{1, 2, 4}, Sword: 1, Cheese: 1}, follows("MM-DICE-02", "an attack at arm's length reads no bows", position(rolling(AttackRoll, 3)),
			Fell{Faces: []int{1, 2, 4}})),
		toldAsRoll(Fell{Faces: []int{1, 2, 4}, Bow: 1, Cheese: 1}, follows("MM-DICE-02", "a shot reads bows", position(waiting(Wait{For: ForRoll,
			Purpose: AttackRoll, Who: "filch", Dice: 3, Reach: parts.Ranged})),
			Fell{Faces: []int{1, 2, 4}})),
		toldAsRoll(Fell{Shield: 1, Cheese: 1}, follows("MM-DICE-02", "symbols that a roll does not read are left out when they are told", position(rolling(DefenceRoll, 2)),
			Fell{Sword: 1, Shield: 1, Star: 1, Cheese: 1})),

		allowed("MM-DICE-03", "cheese counts in a defence roll", position(rolling(DefenceRoll, 1)), Fell{Cheese: 1}),
		allowed("MM-DICE-03", "a side with cheese may fall in a search", position(rolling(SearchRoll, 1)), Fell{Faces: []int{1}}).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) { require.Zero(t, m.Cheese) })),
		refused("MM-DICE-03", "a search gives no cheese", position(rolling(SearchRoll, 1)), Fell{Cheese: 1}).
			Leaving(cheeses("tilda", 1)),

		refused("MM-REC-03", "one die recovers from a web", position(rolling(WebRoll, 1)), Fell{Faces: []int{1, 2}}).Telling("want", 1),
		refused("MM-REC-03", "one die shows no two stars", position(rolling(WebRoll, 1)), Fell{Star: 2}).Telling("dice", 2),
		refused("MM-CAT-08", "a chase takes two dice", position(rolling(ChaseRoll, 2)), Fell{Numbers: []int{3}}).Telling("dice", 1),
		allowed("MM-DICE-01", "more dice than the box holds are read", position(rolling(AttackRoll, 7)), Fell{Faces: []int{1, 1, 1, 1, 1, 1, 1}}),
		refused("MM-TRAP-02", "who is no tinkerer does not roll lore", position(rolling(TrapRoll, 2)), Fell{Star: 1, With: ByLore}).Telling("mouse", Name("tilda").Noun()),
		refused("MM-TRAP-02", "nor with as many dice as it has", position(rolling(TrapRoll, 2)), Fell{Faces: []int{1, 1}, With: ByLore}),
		allowed("MM-TRAP-02", "a tinkerer may roll lore", position(waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: "nez", Dice: 1, Lore: 3})), Fell{Faces: []int{2, 2, 2}, With: ByLore}),
		refused("MM-TRAP-01", "a tinkerer who rolls its move value rolls no more dice", position(waiting(Wait{For: ForRoll, Purpose: TrapRoll,
			Who: "nez", Dice: 1, Lore: 3})), Fell{Faces: []int{2, 2, 2}}),

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

// factsAwaited returns a state in which the game waits for facts about the hall, which has no map.
func factsAwaited() State { return position(unmapped, waiting(Wait{For: ForFacts, Room: "hall"})) }

func spawning(edits ...func(*State)) State {
	return position(append(edits, waiting(Wait{For: ForSpawns, Room: "hall"}))...)
}
