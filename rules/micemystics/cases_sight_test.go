package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

// ratThatMoved returns a state with a rat on space 2 that has already moved. Tilda is on space 1.
func ratThatMoved(text string, edits ...func(*State)) State {
	s := cardTurn("rat", append([]func(*State){hall(text), at("1", "tilda"), at("2", "rat_1")}, edits...)...)
	return s.but(func(s *State) { s.Waits, s.Turn.Walked = nil, true })
}

func blindCases() []trial {
	lone := func(edits ...func(*State)) State {
		return cardTurn("rat", append([]func(*State){unmapped, at("?1", "tilda"), at("?2", "rat_1")}, edits...)...)
	}
	pack := cardTurn("rat", unmapped, at("?1", "tilda", "nez"), at("?2", "collin"), at("?3", "rat_1", "rat_2"), at("?4", "rat_3"))
	return []trial{
		follows("MM-MMOV-02", "without a map nothing is asked before the die", lone()).Leaving(awaitsFor(ForRoll)),
		follows("MM-MMOV-03", "then the distance is asked", lone(), numbers(2)).Leaving(asksFacts(asksDistance("?2", "?1"))),
		follows("MM-MMOV-03", "a mouse in reach is reached", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 2)).
			Leaving(leavesOpen(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		follows("MM-MMOV-03", "it then stands with it", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 2), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(all(standsInHall("rat_1", "?1"), leavesOpen(Strike{Figure: "rat_1", Target: "tilda"}))),
		follows("MM-MMOV-03", "one that is far away is approached", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 5)).
			Leaving(leavesOpen(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		follows("MM-MMOV-03", "what is left is known then", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 5), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(all(leavesOpen(Hold{"rat_1"}), func(t *testing.T, s State) {
				least, most := s.walkDistance(s.At("rat_1"), s.At("tilda"))
				require.Equal(t, [2]int{3, 3}, [2]int{least, most})
			})),
		follows("MM-MATK-02", "next to it only a red line could part them", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(asksFacts(asksTouch("?3", "?1"))),
		follows("MM-MATK-02", "no line: it attacks", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 3), March{Figure: "rat_1",
			Toward: "tilda", Steps: 2}, tellFacts(asksTouch("?3", "?1"), 1)).
			Leaving(leavesOpen(Strike{Figure: "rat_1", Target: "tilda"})),
		follows("MM-MATK-02", "a line: it cannot", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2}, tellFacts(asksTouch("?3", "?1"), 0)).
			Leaving(leavesOpen(Hold{"rat_1"})),
		answersQuestion("MM-AMB-08", follows("MM-LINE-05", "where red lines are no hindrance nothing is asked", lone(house(MinionsAttackOverRed, "true")),
			numbers(2), tellFacts(asksDistance("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2})).
			Leaving(leavesOpen(Strike{Figure: "rat_1", Target: "tilda"})),
		follows("MM-MMOV-06", "mice together need no distances to choose among them",
			cardTurn("rat", unmapped, at("?1", "tilda", "nez"), at("?2", "rat_1"), known(asksDistance("?2", "?1"), 9)), numbers(1)).
			Leaving(leavesOpen(March{Figure: "rat_1", Toward: "tilda", Steps: 1})),
		follows("MM-MTURN-04", "the order asks each pair of places once", pack).
			Leaving(asksFacts(asksDistance("?4", "?1"), asksDistance("?4", "?2"), asksDistance("?3", "?1"), asksDistance("?3", "?2"))),
		follows("MM-MTURN-04", "told once, it serves for all", pack,
			tellFacts(asksDistance("?4", "?1"), 4, asksDistance("?4", "?2"), 2, asksDistance("?3", "?1"), 3, asksDistance("?3", "?2"), 6), numbers(1)).
			Leaving(all(figureActs("rat_3"), leavesOpen(March{Figure: "rat_3", Toward: "collin", Steps: 1}))),
		follows("MM-MMOV-03", "bounds that decide are not asked",
			cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"), known(asksDistance("?3", "?1"), 4), bounds("?3", "?2", 5, NoWay)), numbers(2)).
			Leaving(leavesOpen(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		follows("MM-MMOV-03", "nor bounds that a march leaves", cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"),
			known(asksDistance("?3", "?1"), 4, asksDistance("?3", "?2"), 5)), numbers(2), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(func(t *testing.T, s State) {
				least, most := s.walkDistance(s.At("rat_1"), s.At("nez"))
				require.Equal(t, [2]int{3, 7}, [2]int{least, most})
			}),
		follows("MM-MMOV-04", "before a full place it halts", cardTurn("rat", unmapped, at("?1", "tilda", "nez", "collin", "filch"), at("?2",
			"rat_1"), known(asksDistance("?2", "?1"), 3)), numbers(3)).
			Leaving(leavesOpen(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		refused("MM-MMOV-02", "without a map the die is the limit too", lone(known(asksDistance("?2", "?1"), 5)), numbers(2), March{Figure: "rat_1", Toward: "tilda", Steps: 3}),
		refused("MM-MMOV-03", "and the farther mouse no goal",
			cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"), known(asksDistance("?3", "?1"), 4, asksDistance("?3", "?2"), 5)), numbers(2),
			March{Figure: "rat_1", Toward: "nez", Steps: 2}),
		refused("MM-MMOV-06", "nor one as near with a lower card",
			cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"), known(asksDistance("?3", "?1"), 4, asksDistance("?3", "?2"), 4)), numbers(2),
			March{Figure: "rat_1", Toward: "nez", Steps: 2}),
		allowed("MM-MMOV-03", "nothing is said of what is not known",
			lone().but(func(s *State) { s.Waits = nil; s.Turn.Points = 2 }), March{Figure: "rat_1", Toward: "tilda", Steps: 1}),
		follows("MM-MMOV-03", "a figure off the map is asked about on a mapped tile",
			cardTurn("rat", at("1", "tilda"), at("?1", "rat_1")), numbers(2)).Leaving(asksFacts(asksDistance("?1", "1"))),
		follows("MM-MMOV-08", "without a map people see where a ranged minion stops",
			cardTurn("archer", unmapped, at("?1", "tilda"), at("?2", "archer_1"), known(asksDistance("?2", "?1"), 5, asksSight("?2", "?1"), 0)), numbers(3)).
			Leaving(all(leavesOpen(March{Figure: "archer_1", Toward: "tilda", Steps: 3}, March{Figure: "archer_1", Toward: "tilda", Steps: 2},
				March{Figure: "archer_1", Toward: "tilda", Steps: 1}), because("MM-MMOV-08 stops_in_view"))),
		follows("MM-MATK-03", "a mouse beside it that would come later is not asked about",
			cardTurn("rat", unmapped, at("?1", "nez", "rat_1"), at("?2", "tilda"))).Leaving(leavesOpen(Strike{Figure: "rat_1", Target: "nez"})),
		follows("MM-MATK-03", "one that would come first is", goingOn(cardTurn("rat", unmapped,
			at("?1", "nez", "rat_1"), at("?2", "tilda")).but(attacked("nez")))).Leaving(asksFacts(asksTouch("?1", "?2"))),
	}
}

func bounds(a, b parts.SpaceID, least, most int) func(*State) {
	return func(s *State) {
		s.Rooms = slices.Clone(s.Rooms)
		s.Rooms[0].Facts = append(slices.Clone(s.Rooms[0].Facts), Fact{Between: parts.Pair{a, b}, Matter: Distance, Least: least, Most: most})
	}
}

func sightCases() []trial {
	return []trial{
		allowed("MM-LOS-01", "a shot between two centres that no wall parts", cardTurn("archer", walled(5), at("1", "tilda"), at("4", "archer_1")),
			Strike{Figure: "archer_1", Target: "tilda"}),
		refused("MM-LOS-01", "a wall between the centres stops it",
			cardTurn("archer", walled(3), at("1", "tilda"), at("4", "archer_1")).but(func(s *State) { s.Waits, s.Turn.Walked = nil, true }),
			Strike{Figure: "archer_1", Target: "tilda"}),
		follows("MM-LOS-02", "where nothing tells, people are asked", cardTurn("archer", at("1", "tilda"), at("4", "archer_1"))).
			Leaving(asksFacts(asksSight("4", "1"))),
		follows("MM-LOS-02", "and what they said is remembered", cardTurn("archer", at("1", "tilda"), at("4", "archer_1")), tellFacts(asksSight("4", "1"), 1)).
			Leaving(leavesOpen(Strike{Figure: "archer_1", Target: "tilda"})),
		follows("MM-LOS-02", "on its way it is asked space by space", cardTurn("archer", at("1", "tilda"), at("4", "archer_1")), tellFacts(asksSight("4", "1"), 0), numbers(2)).
			Leaving(asksFacts(asksSight("3", "1"))),
		follows("MM-LOS-02", "until it is seen where it stops", cardTurn("archer", at("1", "tilda"), at("4", "archer_1")), tellFacts(asksSight("4",
			"1"), 0), numbers(2), tellFacts(asksSight("3", "1"), 1)).
			Leaving(leavesOpen(marches("archer_1", "3"))),
		answersQuestion("MM-AMB-77", follows("MM-MEL-02", "across a wall nobody is a neighbour", ratAcrossWall())).Leaving(leavesOpen(Hold{"rat_1"})),
		answersQuestion("MM-AMB-77", follows("MM-MEL-02", "unless the table counts bases that touch", ratAcrossWall(house(NeighboursThroughWalls, "true")))).
			Leaving(leavesOpen(Strike{Figure: "rat_1", Target: "tilda"})),
	}
}

// ratAcrossWall returns a state with a rat that has already moved. A wall is between the rat and
// Tilda.
func ratAcrossWall(edits ...func(*State)) State {
	s := cardTurn("rat", append([]func(*State){hall("1-2 2-3 3-4"), at("1", "tilda"), at("4", "rat_1"), known(asksTouch("1", "4"), 1)}, edits...)...)
	return s.but(func(s *State) { s.Waits, s.Turn.Walked = nil, true })
}
