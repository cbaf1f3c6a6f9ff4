package picklerick

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/picklerick"
)

func examples() []trial {
	var out []trial
	for n, parts := range [][]trial{
		printed1(), printed2(), printed3(), printed4(), printed5(), printed6(), printed7(),
		printed8(), printed9(), printed10(), printed11(), printed12(), printed13(), printed14(),
		printed15(), printed16(), printed17(), printed18(), printed19(), printed20(), printed21(),
		printed22(), printed23(), printed24(), printed25(), printed26(), printed27(), printed28(),
	} {
		id := ruleID(fmt.Sprintf("PR-EX-%02d", n+1))
		for _, part := range parts {
			part.Name = string(id) + ": " + part.Name
			out = append(out, part.In(id))
		}
	}
	return out
}

func printed1() []trial {
	s := ricks("mctg", ". J 2", "", "3|R 1").but(choosing).but(colour(parts.Blue, Cell{2, 0}), colour(parts.Red, Cell{2, 1}))
	return []trial{
		follows("PR-REROLL-03", "two enemies see Rick and two dice are left", s).Leaving(all(watched(1, Jaguar), allowanceIs(2))),
		allowed("PR-REROLL-01", "two dice are rerolled", s, Reroll{[]int{1, 2}}),
		refused("PR-REROLL-01", "three are not", s, Reroll{[]int{1, 2, 3}}),
	}
}

func printed2() []trial {
	s := ricks("mctg", "R 1").but(choosing)
	again := did(s, Reroll{[]int{3, 4}}, fellDice("mm"))
	return []trial{
		follows("PR-REROLL-03", "the allowance is three", s).Leaving(allowanceIs(3)),
		allowed("PR-REROLL-05", "the two free dice fly together", s, Reroll{[]int{3, 4}}),
		refused("PR-REROLL-05", "one of them flies again", again, Reroll{[]int{4}}),
		refused("PR-REROLL-01", "one of the two kept flies later", again, Reroll{[]int{1}}),
	}
}

func printed3() []trial {
	pair := func(dice string) State { return ricks(dice, "R") }
	a := facts(parts.Card{ID: "toolbox", Side: parts.RickSide, Cost: &parts.Cost{Tools: 2}, Effect: parts.Other})
	return []trial{
		allowed("PR-CARD-02", "two dice with the symbol", pair("ttmm"), a.by(1, 2)),
		allowed("PR-CARD-02", "one of them and a joker", pair("tjmm"), a.by(1, 2)),
		refused("PR-CARD-02", "with one only it is refused", pair("tmmm"), a),
	}
}

func printed4() []trial {
	s := ricks("mmtc", "R .")
	return []trial{
		refused("PR-SPEND-02", "one movement die and one card die are kept, the tools are free", s, rickTo(1, 0), EndTurn{}).
			Breaking("PR-SPEND-02", "PR-SPEND-03").Telling("count", 1),
		refused("PR-SPEND-03", "the card die is told as one", s, rickTo(1, 0), EndTurn{}).
			Breaking("PR-SPEND-02", "PR-SPEND-03").Telling("count", 1),
		allowed("PR-SPEND-05", "moving twice and drawing is enough", s, rickTo(1, 0), rickTo(0, 0), Draw{}, EndTurn{}),
	}
}

func printed5() []trial {
	s := russians("mttt", ".|1 .", "", "R # .").but(colour(parts.Red, Cell{1, 1}), colour(parts.Grey, Cell{2, 1}), colour(parts.Blue, Cell{0, 1}))
	return []trial{
		allowed("PR-RUS-01", "the grey tile is open", s, walk(1, 2, 1)),
		refused("PR-RUS-02", "the blue tile is behind a wall", s, walk(1, 0, 1)),
		refused("PR-RUS-03", "the tile below is face down", s, walk(1, 1, 0)),
	}
}

func printed6() []trial {
	return []trial{
		follows("PR-RICK-04", "the tile turns up blue, its arrow to Rick's old tile", ricks("mttt", "R #"), rickTo(1, 0), shows(parts.Blue, "wov", 0)).
			Leaving(all(paidWith(OnAction, 1), edgesAre(1, 0, w, o, v, o), rickAt(1, 0), counted(parts.Blue, 1))),
	}
}

func printed7() []trial {
	s := ricks("mttt", ".|R").but(colour(parts.Blue, Cell{1, 0}))
	return []trial{
		refused("PR-RICK-02", "to the left is a wall", s, rickTo(0, 0)),
		follows("PR-RICK-05", "the grey tile is laid, two operatives come, and Rick joins them", s, rickTo(1, 1), shows(parts.Grey, "owo", 2)).
			Leaving(all(stackIs(17), edgesAre(1, 1, w, o, o, o), stands(1, 1, 1), stands(2, 1, 1), supplyIs(8), rickAt(1, 1))),
	}
}

func printed8() []trial {
	s := ricks("mmtt", "R .v").but(place(parts.Bathroom, 0, 0), colour(parts.Blue, Cell{1, 0}))
	return []trial{
		follows("PR-VENT-06", "the red tile's vent is turned to the blue one's", s, rickTo(1, 0), rickTo(2, 0), shows(parts.Red, "wvo", 0)).
			Leaving(all(stackIs(17), edgesAre(2, 0, o, o, w, v), rickAt(2, 0), counted(parts.Red, 1), paidWith(OnAction, 1, 2))),
	}
}

func printed9() []trial {
	pair := func(side func(string, ...string) State, dice string) State { return side(dice, "R .o.") }
	return []trial{
		follows("PR-VENT-08", "one symbol a passage and no tile", pair(ricks, "mmmt"), rickTo(1, 0), rickTo(2, 0), rickTo(1, 0)).
			Leaving(all(rickAt(1, 0), stackIs(18), paidWith(OnAction, 1, 2, 3))),
		allowed("PR-CLAR-11", "one cell of a flight", pair(ricks, "tttt"), jetpack(3), rickTo(1, 0).card(), rickTo(2, 0).card(), rickTo(1, 0).card()),
		refused("PR-VENT-09", "no operative passes", pair(russians, "mttt").but(posted(2, 0, 1)), walk(1, 1, 0)),
		refused("PR-SHOOT-05", "or shoots", pair(russians, "gttt").but(posted(2, 0, 1), func(s *State) { s.Rick.Cell = Cell{1, 0} }), fires(1)),
		follows("PR-LOS-05", "or sees", pair(ricks, "tttt").but(posted(2, 0, 1))).Leaving(func(t *testing.T, s State) { require.Empty(t, s.Watchers()) }),
	}
}

// The red tile is north-west of Rick. The guard post is west of him.
func printed10() []trial {
	rows := []string{"1 .", "", ". R|2", "  o", "  3"}
	post := func(s *State) { s.TileOn(Cell{0, 1}).Place = parts.GuardPostA }
	s := russians("ggmt", rows...).but(post, posted(0, 1, 4, 5), colour(parts.Red, Cell{0, 2}))
	weapon := ricks("gttt", rows...)
	return []trial{
		refused("PR-SHOOT-03", "the one on red is askew", s, fires(1)),
		allowed("PR-SHOOT-03", "a movement symbol brings it into reach", s, walk(1, 0, 1), fires(1)),
		refused("PR-SHOOT-05", "the one to the right is behind a wall", s, fires(2)),
		refused("PR-SHOOT-05", "the one below is behind a vent", s, fires(3)),
		refused("PR-SHOOT-11", "Rick does not shoot through the vent either", weapon, razor(3)),
		follows("PR-SHOOT-01", "the two on the post shoot once each", s, fires(4), fires(5)).Leaving(all(rickHas(8), paidWith(OnAction, 1, 2))),
		refused("PR-SHOOT-06", "and not twice", s, fires(4), fires(4)),
	}
}

func printed11() []trial {
	s := ricks("mttt", "R # 1")
	return []trial{
		follows("PR-WPN-01", "any symbol hits one of those just summoned", s, rickTo(1, 0), shows(parts.Grey, "ooo", 1), screw(2).by(2)).
			Leaving(all(absent(2), paidWith(OnCard, 2))),
		refused("PR-WPN-01", "one on another tile is out of range", s, rickTo(1, 0), shows(parts.Grey, "ooo", 1), screw(1).by(2)),
	}
}

func printed12() []trial {
	return []trial{
		follows("PR-WPN-03", "both are hit for two", ricks("gttt", "@ J"), razor(1, Jaguar)).Leaving(all(absent(1), jaguarHas(8), paidWith(OnCard, 1))),
		refused("PR-WPN-02", "a wall protects the one beside", ricks("gttt", "@|J"), razor(1, Jaguar)),
	}
}

func printed13() []trial {
	s := ricks("ggtt", "5", "-", "3", "", "J", "", "2", "", "@ 4").but(posted(0, 0, 6))
	return []trial{
		follows("PR-WPN-04", "the line to the north is hit up to the wall", s, laser(North)).
			Leaving(all(absent(2, 3), jaguarHas(7), stands(5, 0, 4), stands(4, 1, 0), stands(1, 0, 0), stands(6, 0, 0), supplyIs(6), paidWith(OnCard, 1, 2))),
	}
}

func printed14() []trial {
	s := ricks("mmct", "#", "", "R").but(stack(1), func(s *State) { s.putTile(Tile{Cell: Cell{1, 1}, Face: Up, Place: parts.Roof, Edges: &OpenEdges}) })
	return []trial{
		follows("PR-WIN-07", "the last tile of the stack and then the Roof", s, rickTo(1, 0), shows(parts.Grey, "ooo", 0), rickTo(1, 1)).
			Leaving(all(stackIs(0), wonBy(SeatRick, "PR-WIN-01"))),
		follows("PR-WIN-07", "the last card of the deck and then the Roof", s.but(deck(1)), Draw{}, rickTo(0, 1), shows(parts.Grey, "ooo", 0), rickTo(1, 1)).
			Leaving(wonBy(SeatRick, "PR-WIN-01")),
	}
}

func printed15() []trial {
	s := ricks("mmtt", "R # . .", "", "# . . .").but(colour(parts.Red, Cell{2, 0}, Cell{3, 0}), colour(parts.Blue, Cell{2, 1}, Cell{3, 1}))
	return []trial{
		follows("PR-JAG-02", "the third red tile, turned up, brings Jaguar", s, rickTo(1, 1), shows(parts.Red, "ooo", 0)).Leaving(stands(Jaguar, 1, 1)),
		follows("PR-JAG-03", "or laid", s, rickTo(0, 2), shows(parts.Red, "ooo", 0)).Leaving(stands(Jaguar, 0, 2)),
		follows("PR-JAG-04", "a later third blue tile does nothing", s, rickTo(0, 0), shows(parts.Red, "ooo", 0), rickTo(-1, 0), shows(parts.Blue, "ooo", 0)).
			Leaving(stands(Jaguar, 0, 0)),
	}
}

func printed16() []trial {
	s := russians("mmmm", "R . 1")
	return []trial{
		follows("PR-JAG-05", "Jaguar is in play", s, card("nothing-personal").on(2, 0).by(1, 2)).Leaving(all(stands(Jaguar, 2, 0), paidWith(OnCard, 1, 2))),
		follows("PR-JAG-08", "the other two symbols move him", s, card("nothing-personal").on(2, 0).by(1, 2), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)).
			Leaving(all(stands(Jaguar, 0, 0), paidWith(OnAction, 3, 4))),
	}
}

func printed17() []trial {
	return []trial{
		follows("PR-RUS-07", "two symbols take him behind the wall", russians("mmmt", "R .|J ."), walk(Jaguar, 1, 0)).Leaving(stands(Jaguar, 1, 0)),
		refused("PR-RUS-08", "he may not move again", russians("mmmt", "R .|J ."), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		refused("PR-RUS-08", "nor cross after a step", russians("mmmt", "R .|. J"), walk(Jaguar, 2, 0), walk(Jaguar, 1, 0)),
	}
}

func printed18() []trial {
	s := actTurn("R|. J").but(func(s *State) { s.Stack = 15 })
	return []trial{
		follows("PR-SOLO-11", "he goes one cell and waits", s).Leaving(playedOut(stands(Jaguar, 1, 0), rickHas(10))),
		follows("PR-SOLO-10", "the next turn he passes the wall and shoots twice", actTurn("R|J")).Leaving(playedOut(stands(Jaguar, 0, 0), rickHas(8))),
	}
}

func printed19() []trial {
	s := ricks("mttt", "Rv#")
	return []trial{
		follows("PR-CLAR-16", "with Parkour Rick is through", s, parkour(East), shows(parts.Grey, "www", 0)).Leaving(all(rickAt(1, 0), edgesAre(1, 0, w, w, w, o))),
		follows("PR-VENT-04", "without it he stays", s, rickTo(1, 0), shows(parts.Grey, "www", 0)).Leaving(all(rickAt(0, 0), edgesAre(1, 0, w, w, w, o))),
	}
}

func printed20() []trial {
	return []trial{
		follows("PR-CLAR-09", "three tools take three tiles", russians("tttg", "R"), finish(3, 1, 2, 3)).Leaving(stackIs(15)),
		follows("PR-CLAR-09", "a joker may be one of them", russians("ttjg", "R"), finish(3, 1, 2, 3)).Leaving(stackIs(15)),
		refused("PR-CLAR-08", "no tools, no card", russians("tttg", "R"), finish(0)),
	}
}

func printed21() []trial {
	s := ricks("tttt", "R .v").but(stack(5))
	return []trial{
		refused("PR-CLAR-11", "a laid tile ends the flight although the vent held", s, jetpack(3), rickTo(1, 0).card(), rickTo(2, 0).card(), shows(parts.Grey, "wvw", 0), rickTo(1, 0).card()),
		refused("PR-CLAR-11", "and when it did not", s, jetpack(3), rickTo(1, 0).card(), rickTo(2, 0).card(), shows(parts.Grey, "www", 0), rickTo(0, 0).card()),
		allowed("PR-CLAR-11", "adjoining vents let it go on", ricks("tttt", "R .o. ."), jetpack(3), rickTo(1, 0).card(), rickTo(2, 0).card(), rickTo(3, 0).card()),
	}
}

func printed22() []trial {
	return []trial{
		follows("PR-SET-04", "the two-player table is laid", opening(TwoPlayers, ToTheRight)).Leaving(all(
			starting(parts.Bathroom, 0, 0), facingDown(Cell{0, 1}, Cell{0, 2}, Cell{1, 3}, Cell{2, 3}, Cell{3, 4}, Cell{3, 5}),
			starting(parts.GuardPostA, 0, 3), starting(parts.GuardPostB, 3, 3), starting(parts.Roof, 3, 6), faceUpTiles(4, 6),
			stands(1, 0, 3), stands(2, 0, 3), stands(3, 3, 3), stands(4, 3, 3), supplyIs(6), stackIs(18), rickHas(10), jaguarHas(10),
			cards(Piles{Deck: 20, Hand: 5}), russianCards(Piles{Deck: 20, Hand: 5}), turnOf(SeatRick, Roll))),
	}
}

func printed23() []trial {
	noDeck := func(t *testing.T, s State) { require.Nil(t, s.Russian) }
	return []trial{
		follows("PR-SOLO-02", "the ordinary solo table is laid", opening(Solo, ToTheLeft)).Leaving(all(noDeck,
			starting(parts.GuardPostA, 0, 4), starting(parts.GuardPostB, -4, 4), starting(parts.Roof, -4, 8), faceUpTiles(4, 9), stackIs(15))),
		follows("PR-SOLO-03", "the insane one is laid", opening(Insane, ToTheLeft)).Leaving(all(noDeck,
			starting(parts.GuardPostA, 0, 5), starting(parts.GuardPostB, -5, 5), starting(parts.Roof, -5, 10), faceUpTiles(4, 12), stackIs(12))),
	}
}

func printed24() []trial {
	var out []trial
	for _, c := range []struct{ operatives, dice int }{{10, 4}, {4, 4}, {3, 3}, {0, 0}} {
		s := russians("mctg", "R . J")
		for n := range c.operatives {
			s = s.but(posted(1, 0, n+1))
		}
		out = append(out, follows("PR-REROLL-04", fmt.Sprintf("%d operatives reroll %d dice", c.operatives, c.dice), s).Leaving(allowanceIs(c.dice)))
	}
	return out
}

func printed25() []trial {
	s := ricks("mttt", "Rv")
	return []trial{
		follows("PR-VENT-10", "the tile and its two operatives are there and Rick is not", s, rickTo(1, 0), shows(parts.Grey, "wow", 2)).
			Leaving(all(stackIs(17), edgesAre(1, 0, w, o, w, o), stands(1, 1, 0), stands(2, 1, 0), rickAt(0, 0), paidWith(OnAction, 1))),
		refused("PR-SHOOT-05", "they do not shoot through the vent's wall", russians("gttt", "Rv1"), fires(1)),
	}
}

func printed26() []trial {
	s := opening(Solo, ToTheRight).but(func(s *State) { s.Turn = Turn{Number: 2, Side: SeatRussians, Step: Act} })
	return []trial{
		follows("PR-SOLO-06", "at the start nobody moves and nobody hits", s).
			Leaving(playedOut(stands(1, 0, 4), stands(2, 0, 4), stands(3, 4, 4), stands(4, 4, 4), rickHas(10))),
	}
}

// The tile [0, 0] of the rulebook is at [2, 0] here.
func printed27() []trial {
	s := actTurn("    2 .", "", "3 . @|4")
	return []trial{
		follows("PR-SOLO-06", "one stays, three come nearer, one of them the long way", s).
			Leaving(playedOut(stands(1, 2, 0), stands(2, 2, 0), stands(3, 1, 0), stands(4, 3, 1))),
		follows("PR-SOLO-07", "three of them hit", s).Leaving(playedOut(rickHas(7))),
	}
}

func printed28() []trial {
	s := actTurn("    . .", "", ". . R|J")
	return []trial{
		follows("PR-SOLO-10", "two points through the wall are fewer than three round it", s).Leaving(playedOut(stands(Jaguar, 2, 0), rickHas(8))),
		follows("PR-SOLO-09", "and both shots hit", s).Leaving(playedOut(rickHas(8))),
	}
}

func TestEveryPrintedExampleIsTried(t *testing.T) {
	seen := map[ruleID]bool{}
	for _, c := range examples() {
		seen[c.Example] = true
	}
	for n := 1; n <= 28; n++ {
		require.True(t, seen[ruleID(fmt.Sprintf("PR-EX-%02d", n))], "example %d", n)
	}
}
