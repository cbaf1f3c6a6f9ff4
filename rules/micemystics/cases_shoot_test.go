package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

var twoRats = turns("rat", at("1", "tilda"), at("3", "rat_1"), at("5", "rat_2"))

var crammed = turns("rat", at("1", "collin", "roach_1", "roach_2", "roach_3"), at("8", "nez"), at("4", "rat_1"))

func withFallenMinion(name Name) func(*State) {
	return func(s *State) { s.Minion(name).Down = true }
}

func shooterCases() []trial {
	wall := turns("archer", at("1", "tilda"), at("6", "archer_1"), walled(3))
	return []trial{
		allowed("MM-MMOV-07", "a ranged minion that sees a mouse shoots from where it is",
			cardTurn("archer", walled(), at("1", "tilda"), at("9", "archer_1")), strikes("archer_1", "tilda")),
		follows("MM-MMOV-07", "no die is rolled for it", cardTurn("archer", walled(), at("1", "tilda"), at("9", "archer_1"))).
			Leaving(all(leavesOpen(strikes("archer_1", "tilda")), because("MM-MMOV-07 sees"))),
		refused("MM-MMOV-07", "it does not move", cardTurn("archer", walled(), at("1", "tilda"), at("9", "archer_1")), marches("archer_1", "8")),
		refused("MM-MMOV-05", "nor when it stands with one", cardTurn("archer", walled(), at("1", "tilda", "archer_1")), marches("archer_1", "2")),
		follows("MM-MMOV-08", "seeing nobody it goes for the nearest mouse", wall(), numbers(2)).
			Leaving(all(leavesOpen(marches("archer_1", "5", "4")), because("MM-MMOV-08 sees_nobody", "MM-AMB-16 ranged_die"))),
		follows("MM-MMOV-08", "it stops as soon as it sees one, and shoots", wall(), numbers(3), marches("archer_1", "5", "4", "3")).
			Leaving(leavesOpen(strikes("archer_1", "tilda"))).In("MM-EX-D19"),
		follows("MM-MMOV-08", "with spaces left it stops all the same",
			cardTurn("archer", at("1", "tilda"), at("5", "archer_1"), walled(4)), numbers(3)).
			Leaving(all(leavesOpen(marches("archer_1", "4")), because("MM-MMOV-08 in_view"))),
		refused("MM-MMOV-08", "it does not go on then", cardTurn("archer", at("1", "tilda"), at("5", "archer_1"), walled(4)), numbers(3), marches("archer_1", "4", "3")),
		refused("MM-MMOV-08", "nor does it stop before", wall(), numbers(3), marches("archer_1", "5")),
		answersQuestion("MM-AMB-16", follows("MM-MMOV-08", "one die limits its way", wall()).Leaving(awaitsFor(ForRoll))),
		answersQuestion("MM-AMB-16", refused("MM-AMB-16", "so that it goes no farther", wall(), numbers(1), marches("archer_1", "5", "4"))),
		answersQuestion("MM-AMB-16", follows("MM-MMOV-08", "or it walks until it sees a mouse", wall(house(RangedMinionMove, "unlimited"))).
			Leaving(all(leavesOpen(marches("archer_1", "5", "4", "3")), because("MM-AMB-16 no_limit")))),
		follows("MM-MATK-06", "mice next to it come first",
			cardTurn("archer", walled(), at("1", "tilda"), at("4", "nez"), at("5", "archer_1"), at("6", "filch"))).
			Leaving(all(leavesOpen(strikes("archer_1", "nez")), because("MM-MATK-06 neighbours_first"))),
		refused("MM-MATK-06", "and no other is shot at",
			cardTurn("archer", walled(), at("1", "tilda"), at("4", "nez"), at("5", "archer_1")), strikes("archer_1", "tilda")),
		answersQuestion("MM-AMB-18", follows("MM-MATK-06", "attacked neighbours come before others all the same", archerWithChoice())).
			Leaving(leavesOpen(strikes("archer_1", "nez"))),
		answersQuestion("MM-AMB-18", follows("MM-MATK-06", "unless the table plays otherwise", archerWithChoice(house(RangedMinionsNeighboursFirst, "false")))).
			Leaving(leavesOpen(strikes("archer_1", "tilda"))),
		answersQuestion("MM-AMB-78", follows("MM-MATK-06", "a neighbour out of sight does not tie it", archerBehindWall())).
			Leaving(leavesOpen(strikes("archer_1", "tilda"))),
		answersQuestion("MM-AMB-78", follows("MM-MATK-06", "or it lets it shoot at nobody", archerBehindWall(house(UnseenNeighbour, "blocks")))).
			Leaving(all(leavesOpen(Hold{"archer_1"}), because("MM-LOS-01 out_of_sight"))),
		refused("MM-RNG-02", "it shoots at nobody on another tile", cardTurn("archer", walled(), at("1", "tilda"), at("9",
			"archer_1"), func(s *State) { s.Mouse("nez").At = Spot{"yard", "1"} }), strikes("archer_1", "nez")),
	}
}

func archerWithChoice(edits ...func(*State)) State {
	s := cardTurn("archer", append([]func(*State){walled(), at("1", "tilda"), at("4", "nez"), at("5", "archer_1")}, edits...)...)
	return s.but(attacked("nez"))
}

var archerBehindWall = turns("archer", walled(), blind("4", "5"), at("1", "tilda"), at("4", "nez"), at("5", "archer_1"))

func targetCases() []trial {
	crowd := cardTurn("roach", at("1", "collin", "nez", "roach_1", "roach_2"), at("2", "roach_3"))
	first := []Action{Strike{Figure: "roach_1", Target: "collin"}, Fell{}}
	second := append(slices.Clone(first), strikes("roach_2", "nez"), Fell{})
	return []trial{
		follows("MM-MATK-01", "a minion attacks with the values of its card",
			cardTurn("rat", at("1", "tilda", "rat_1")), strikes("rat_1", "tilda")).Leaving(awaits(Wait{For: ForRoll,
			Purpose: AttackRoll, Who: "rat_1", Against: "tilda", Dice: 2, Reach: parts.Melee})),
		follows("MM-MATK-01", "a ranged one with bows, a poisonous one with poison", cardTurn("archer",
			at("1", "tilda", "archer_1"), func(s *State) { s.Type("archer").Poison = true }), strikes("archer_1", "tilda")).
			Leaving(awaits(Wait{For: ForRoll,
				Purpose: AttackRoll, Who: "archer_1", Against: "tilda", Dice: 2, Reach: parts.Ranged, Poison: true})),
		follows("MM-MATK-02", "it attacks a mouse next to it", cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "2")).
			Leaving(all(leavesOpen(strikes("rat_1", "tilda")), because("MM-MATK-02 in_reach", "MM-MATK-02 only_one"))),
		follows("MM-MATK-02", "and nobody farther away", cardTurn("rat", at("1", "tilda"), at("5", "rat_1")), numbers(2), marches("rat_1", "4", "3")).
			Leaving(all(leavesOpen(Hold{"rat_1"}), because("MM-MATK-02 nobody", "MM-MEL-02 out_of_reach"))),
		refused("MM-MATK-02", "it does not let a mouse go", cardTurn("rat", at("1", "tilda", "rat_1")), Hold{"rat_1"}),
		refused("MM-MEL-02", "it does not attack from afar", cardTurn("rat", at("1", "tilda"), at("5", "rat_1")), numbers(2), marches("rat_1", "4", "3"),
			strikes("rat_1", "tilda")),
		refused("MM-MEL-02", "nor a figure that is no mouse", cardTurn("rat", at("1", "tilda", "rat_1")), strikes("rat_1", "rat_1")),
		follows("MM-MATK-03", "a minion with two mice attacks the one with the higher card", crowd).
			Leaving(all(figureActs("roach_1"), leavesOpen(strikes("roach_1", "collin")), because("MM-MATK-04 target_card"))).In("MM-EX-D17"),
		follows("MM-MATK-03", "the next one attacks the other", crowd, first...).
			Leaving(all(figureActs("roach_2"), leavesOpen(strikes("roach_2", "nez")), because("MM-MATK-03 attacked"))).In("MM-EX-D17"),
		follows("MM-MATK-04", "when all have been attacked, the highest card counts", crowd, second...).
			Leaving(all(figureActs("roach_3"), leavesOpen(strikes("roach_3", "collin")), because("MM-MATK-04 all_attacked", "MM-MMOV-04 no_closer"))).In("MM-EX-D17"),
		follows("MM-MATK-03", "who was attacked comes after a mouse next to it", ratWithNez()).
			Leaving(leavesOpen(strikes("rat_1", "tilda"))).In("MM-EX-D18"),
		refused("MM-MATK-03", "nobody is attacked again while another is not", ratWithNez(), strikes("rat_1", "nez")),
		refused("MM-MATK-03", "a farther mouse is not attacked before a nearer one",
			cardTurn("rat", at("1", "nez", "rat_1"), at("2", "tilda")), strikes("rat_1", "tilda")),
		refused("MM-MATK-04", "nor the lower card of two as near", crowd, strikes("roach_1", "nez")),
		refused("MM-MATK-04", "nor the lower card of all attacked", ratWithNez(attacked("nez", "tilda")), strikes("rat_1", "nez")),
		answersQuestion("MM-AMB-19", follows("MM-MATK-04", "of all attacked the highest card counts, near or not", ratWithNez(attacked("nez", "tilda")))).
			Leaving(leavesOpen(strikes("rat_1", "tilda"))),
		answersQuestion("MM-AMB-19", follows("MM-MATK-04", "or the highest card of the nearest", ratWithNez(attacked("nez", "tilda"), house(AllAttacked, "nearest")))).
			Leaving(all(leavesOpen(strikes("rat_1", "nez")), because("MM-AMB-19 all_attacked_nearest"))),
		follows("MM-MATK-03", "a boss's next card remembers nothing", cardTurn("vurst_2", at("1", "tilda", "vurst_1"), func(s *State) {
			s.Track = append(s.Track, minionCard("vurst_3"))
			s.Track[4].Of, s.Track[5].Of = "vurst", "vurst"
		}), strikes("vurst_1", "tilda"), Fell{}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, "vurst_3", s.Turn.Card)
				require.Empty(t, s.Turn.Attacked)
				leavesOpen(strikes("vurst_1", "tilda"))(t, s)
			}),
		follows("MM-MATK-07", "its cheese goes on the wheel, the mouse's to the mouse",
			cardTurn("rat", at("1", "tilda", "rat_1")), strikes("rat_1", "tilda"),
			Fell{Sword: 1, Cheese: 1}, Fell{Shield: 1, Cheese: 1}).Leaving(all(wheelHas(1), cheeses("tilda", 1))),
		answersQuestion("MM-AMB-08", follows("MM-LINE-05", "over a red line minions do not attack", ratThatMoved("1=2"))).
			Leaving(all(leavesOpen(Hold{"rat_1"}), because("MM-AMB-08 red_line"))),
		answersQuestion("MM-AMB-08", refused("MM-LINE-05", "whoever does it", ratThatMoved("1=2"), strikes("rat_1", "tilda"))),
		answersQuestion("MM-AMB-08", follows("MM-LINE-05", "unless the table lets them", ratThatMoved("1=2", house(MinionsAttackOverRed, "true")))).
			Leaving(leavesOpen(strikes("rat_1", "tilda"))),
		refused("MM-WALL-04", "over a gap they never do", ratThatMoved("1#2 2-3 3-1", house(MinionsAttackOverRed, "true")), strikes("rat_1", "tilda")),
		follows("MM-LINE-03", "over a yellow line they do", ratThatMoved("1>2")).Leaving(leavesOpen(strikes("rat_1", "tilda"))),
	}
}

func ratWithNez(edits ...func(*State)) State {
	s := cardTurn("rat", append([]func(*State){at("1", "nez", "rat_1"), at("2", "tilda")}, edits...)...)
	return s.but(append([]func(*State){attacked("nez")}, edits...)...)
}

func ratThatMoved(text string, edits ...func(*State)) State {
	s := cardTurn("rat", append([]func(*State){hall(text), at("1", "tilda"), at("2", "rat_1")}, edits...)...)
	return s.but(func(s *State) { s.Waits, s.Turn.Walked = nil, true })
}

func blindCases() []trial {
	lone := turns("rat", unmapped, at("?1", "tilda"), at("?2", "rat_1"))
	pack := cardTurn("rat", unmapped, at("?1", "tilda", "nez"), at("?2", "collin"), at("?3", "rat_1", "rat_2"), at("?4", "rat_3"))
	return []trial{
		follows("MM-MMOV-02", "without a map nothing is asked before the die", lone()).Leaving(awaitsFor(ForRoll)),
		follows("MM-MMOV-03", "then the distance is asked", lone(), numbers(2)).Leaving(asksFacts(asksDistance("?2", "?1"))),
		follows("MM-MMOV-03", "a mouse in reach is reached", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 2)).
			Leaving(leavesOpen(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		follows("MM-MMOV-03", "it then stands with it", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 2), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(all(standsInHall("rat_1", "?1"), leavesOpen(strikes("rat_1", "tilda")))),
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
			Leaving(leavesOpen(strikes("rat_1", "tilda"))),
		follows("MM-MATK-02", "a line: it cannot", lone(), numbers(2), tellFacts(asksDistance("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2}, tellFacts(asksTouch("?3", "?1"), 0)).
			Leaving(leavesOpen(Hold{"rat_1"})),
		answersQuestion("MM-AMB-08", follows("MM-LINE-05", "where red lines are no hindrance nothing is asked", lone(house(MinionsAttackOverRed, "true")),
			numbers(2), tellFacts(asksDistance("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2})).
			Leaving(leavesOpen(strikes("rat_1", "tilda"))),
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
			cardTurn("rat", unmapped, at("?1", "nez", "rat_1"), at("?2", "tilda"))).Leaving(leavesOpen(strikes("rat_1", "nez"))),
		follows("MM-MATK-03", "one that would come first is", goingOn(cardTurn("rat", unmapped,
			at("?1", "nez", "rat_1"), at("?2", "tilda")).but(attacked("nez")))).Leaving(asksFacts(asksTouch("?1", "?2"))),
		follows("MM-AMB-19", "among those who all were attacked, the nearest may count",
			goingOn(cardTurn("archer", unmapped, house(AllAttacked, "nearest"), at("?1", "nez"), at("?2", "tilda"), at("?3", "archer_1"),
				known(asksSight("?3", "?1"), 1, asksSight("?3", "?2"), 1, asksTouch("?3", "?1"), 0,
					asksTouch("?3", "?2"), 0)).but(attacked("nez", "tilda")))).
			Leaving(asksFacts(asksDistance("?3", "?2"), asksDistance("?3", "?1"))),
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
			strikes("archer_1", "tilda")),
		refused("MM-LOS-01", "a wall between the centres stops it", cardTurn("archer", walled(3), at("1", "tilda"),
			at("4", "archer_1")).but(func(s *State) { s.Waits, s.Turn.Walked = nil, true }), strikes("archer_1", "tilda")),
		follows("MM-LOS-02", "where nothing tells, people are asked", cardTurn("archer", at("1", "tilda"), at("4", "archer_1"))).
			Leaving(asksFacts(asksSight("4", "1"))),
		follows("MM-LOS-02", "and what they said is remembered", cardTurn("archer", at("1", "tilda"), at("4", "archer_1")), tellFacts(asksSight("4", "1"), 1)).
			Leaving(leavesOpen(strikes("archer_1", "tilda"))),
		follows("MM-LOS-02", "on its way it is asked space by space", cardTurn("archer", at("1", "tilda"), at("4", "archer_1")), tellFacts(asksSight("4", "1"), 0), numbers(2)).
			Leaving(asksFacts(asksSight("3", "1"))),
		follows("MM-LOS-02", "until it is seen where it stops", cardTurn("archer", at("1", "tilda"), at("4", "archer_1")), tellFacts(asksSight("4",
			"1"), 0), numbers(2), tellFacts(asksSight("3", "1"), 1)).
			Leaving(leavesOpen(marches("archer_1", "3"))),
		answersQuestion("MM-AMB-77", follows("MM-MEL-02", "across a wall nobody is a neighbour", ratAcrossWall())).Leaving(leavesOpen(Hold{"rat_1"})),
		answersQuestion("MM-AMB-77", follows("MM-MEL-02", "unless the table counts bases that touch", ratAcrossWall(house(NeighboursThroughWalls, "true")))).
			Leaving(leavesOpen(strikes("rat_1", "tilda"))),
	}
}

func ratAcrossWall(edits ...func(*State)) State {
	s := cardTurn("rat", append([]func(*State){hall("1-2 2-3 3-4"), at("1", "tilda"), at("4", "rat_1"), known(asksTouch("1", "4"), 1)}, edits...)...)
	return s.but(func(s *State) { s.Waits, s.Turn.Walked = nil, true })
}
