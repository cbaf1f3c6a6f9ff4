package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// withTildaInWater replaces the hall's map, on which Tilda's space is water. The other mice are on
// the dry space 9.
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
		refused("MM-WATER-01", "and stops there", position(hall("1-2 2-3 2:water 3:water")), tildaWalks("2", "3")).Telling("space", inHall("2").Noun()).Leaving(standsInHall("tilda", "3")),
		refused("MM-WATER-01", "even if it came from water", shore, tildaWalks("2"), tildaWalks("3")).Telling("over", true),
		follows("MM-WATER-01", "a dry try that people insist on in one breath is rolled for", position(hall("1-2 2-3 "+
			"2:water")), tildaWalks("2"), Scurry{"tilda"}, Fell{Numbers: []int{3}}, tildaWalks("3")).
			Leaving(all(standsInHall("tilda", "2"), diceAre(1))),
		follows("MM-WATER-02", "the try takes all points", shore, tildaWalks("9"), Fell{Star: 1}).Leaving(all(standsInHall("tilda", "9"), pointsAre(0), haltedBy("MM-WATER-02"))),
		follows("MM-WATER-02", "or only what the step costs, where the table plays without",
			shore.but(func(s *State) { s.House = s.House.With("MM-WATER-02", rules.Waived) }), tildaWalks("9"), Fell{Star: 1}).Leaving(pointsAre(3)),
		follows("MM-WATER-03", "two other mice on the bank are two dice more, and no star leaves it in the water", shore.but(at("2", "filch")), tildaWalks("9"), Fell{Faces: []int{1, 3, 4}}).
			In("MM-EX-D08").Leaving(all(standsInHall("tilda", "1"), pointsAre(0))),
		refused("MM-WATER-03", "no fewer dice", shore.but(at("2", "filch")), tildaWalks("9"), Fell{Faces: []int{1}}).Telling("want", 3),
		refused("MM-WATER-02", "there are no steps after the try", position(withTildaInWater("1-2 2-3 1:water")), tildaWalks("2", "3")).Leaving(all(standsInHall("tilda", "1"), awaitsFor(ForRoll))),
		refused("MM-WATER-02", "nor once it succeeded", position(withTildaInWater("1-2 2-3 1:water")), tildaWalks("2"), Fell{Star: 1}, tildaWalks("3")).Telling("over", true),
		allowed("MM-WATER-03", "a scurry may follow a try (MM-AMB-57)", shore, tildaWalks("9"), Fell{}, Scurry{"tilda"}, Fell{Numbers: []int{1}}, tildaWalks("9")),
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
		{Rule: "MM-WATER-05", Kind: "follows", Name: "where no map shows the water people are reminded", Given: position(unmapped, withTildaAlone, wetPlace), When: []Action{EndTurn{Mouse: "tilda"}},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.Contains(t, notes, mouseNote("warned.MM-WATER-05", "MM-WATER-05", "tilda"))
			}},
		{Rule: "MM-WATER-05", Kind: "follows", Name: "of water that people called still nobody is reminded", Given: position(unmapped, withTildaAlone,
			wetPlace, change("hall", func(r *Room) { r.Still = true })), When: []Action{EndTurn{Mouse: "tilda"}},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.NotContains(t, noteIDs(notes), "warned.MM-WATER-05")
			}},
		carried("MM-WATER-05", "where no map shows it a current leads where people say", Place{Water: true}, func(t *testing.T, s State) {
			at := s.At("tilda")
			require.NotEqual(t, "1", string(at.Space))
			require.True(t, s.Room("hall").findSpace(at.Space).Water)
		}),
		carried("MM-WATER-05", "to somebody", Place{With: "collin"}, standsInHall("tilda", "9")),
		carried("MM-WATER-05", "never to another tile", Place{With: "nez"}, standsInHall("tilda", "1")),
		carried("MM-WATER-05", "or nowhere", Place{Space: "1"}, standsInHall("tilda", "1")),
		carried("MM-WATER-06", "off the tile that no map shows", Place{Space: parts.Off}, isCaptured("tilda", true)),
		follows("MM-WATER-08", "a minion swims as it walks", position(hall("1-2 2-3 3-4 4-5 5-9 2:tooff 3:water"), withTildaAlone, at("3", "rat_1"), track("tilda", "rat")),
			EndTurn{Mouse: "tilda"}, Fell{Numbers: []int{2}}, March{Figure: "rat_1", Path: spaces("2", "1")}).Leaving(standsInHall("rat_1", "1")),
		{
			Rule: "MM-WATER-06", Kind: "follows", Name: "the current is said to have taken the mouse",
			Given: position(withTildaInWater("1-2 1:tooff"), at("9", "rat_1")), When: []Action{EndTurn{Mouse: "tilda"}},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.Contains(t, notes, mouseNote("swept-off", "MM-WATER-06", "tilda", "keeps", nouns(cards("ladle"), searchCard)))
			},
		},
	}
}

// carried returns a case of the end of Tilda's turn in water that no map shows. People report the
// current, so there is no reminder.
func carried(rule tables.RuleID, name string, to Place, then func(*testing.T, State)) trial {
	cellared := with("nez", func(m *Mouse) { m.At = Spot{"cellar", "1"} })
	given := position(unmapped, withTildaAlone, wetPlace, at("9", "rat_1"), cellared)
	return trial{Rule: rule, Kind: "follows", Name: name, Given: given, When: []Action{EndTurn{Mouse: "tilda", Drift: &to}}, Then: func(t *testing.T, s State, notes []rules.Note) {
		require.NotContains(t, noteIDs(notes), "warned.MM-WATER-05")
		then(t, s)
	}}
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
		refused("MM-TRAP-05", "no step and no action after that", snare, tildaWalks("2"), Fell{}, Fell{Numbers: []int{1}}, Stand{"tilda"}),
		refused("MM-ROUND-01", "the others only wait for their turn", snare, tildaWalks("2"), Fell{}, Fell{Numbers: []int{1}}, Move{Mouse: "nez", Path: spaces("8")}),
		refused("MM-ROUND-01", "in its next turn the trap is forgotten", snare.but(track("tilda", "collin")), tildaWalks("2"), Fell{}, Fell{Numbers: []int{1}}, EndTurn{Mouse: "collin"},
			Fell{Numbers: []int{1}}, Stand{"tilda"}, EndTurn{Mouse: "tilda"}, Fell{Numbers: []int{1}}, tildaWalks("3")),
		follows("MM-TRAP-05", "even before its action, and lost time still counts (MM-AMB-59)", position(withTildaAlone, at("1", "filch"), traps("2"),
			turnOf("filch", 4)), Move{Mouse: "filch", Path: spaces("2")}, Fell{}).
			Leaving(wheelHas(1)),
		allowed("MM-TRAP-05", "who passes the test has its action left", snare, tildaWalks("2"), Fell{Star: 1}, Scurry{"tilda"}),
		follows("MM-TRAP-01", "a minion beside the trap ends the move, and the test is made", position(withTildaAlone, traps("2"), at("2", "rat_1")), tildaWalks("2")).
			Leaving(all(haltedBy("MM-CAP-03"), awaitsFor(ForRoll))),
		follows("MM-TRAP-01", "in a scurry as well", snare.but(inTurn(func(t *Turn) { t.Moved = true })), Scurry{"tilda"}, Fell{Numbers: []int{1}}, tildaWalks("2")).Leaving(diceAre(2)),
		follows("MM-TRAP-06", "a minion walks over it unharmed", position(withTildaAlone, traps("2", "3"), at("3", "rat_1"), track("tilda", "rat")),
			EndTurn{Mouse: "tilda"}, Fell{Numbers: []int{2}}, March{Figure: "rat_1", Path: spaces("2", "1")}).Leaving(all(standsInHall("rat_1", "1"), trapsAre("2", "3"))),
		follows("MM-TRAP-01", "where a current carries the mouse onto it", position(withTildaInWater("1-2 1:to2 2:water"), traps("2")),
			EndTurn{Mouse: "tilda"}).Leaving(all(standsInHall("tilda", "2"), diceAre(2))),
	}
}
