package picklerick

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

const (
	o = parts.Open
	w = parts.Wall
	v = parts.Vent
)

func tileCases() []trial {
	beside := ricks("mmmm", "R #", "", "1 .")
	awaits := did(beside, rickTo(1, 1))
	roofed := func(rows ...string) State { return ricks("mmmm", rows...).but(roof(1, 0)) }
	return []trial{
		follows("PR-TILE-01", "the walls told are the walls on the board", beside, rickTo(1, 1), shows(parts.Grey, "wov", 0)).
			Leaving(edgesAre(1, 1, w, o, v, o)),
		refused("PR-TILE-01", "a side that is neither open nor walled", awaits, Reveal{Tile: Seen{Colour: parts.Grey, Left: o, Far: o}}).At(rules.Impossible),
		follows("PR-TILE-02", "a vented edge stops an operative, a shot and sight", russians("mmgg", "Rv1")).
			Leaving(all(closedTo(walk(Operative(1), 0, 0), "PR-RUS-02"), closedTo(fires(Operative(1)), "PR-SHOOT-05"),
				func(t *testing.T, s State) { require.Empty(t, s.Watchers()) })),
		follows("PR-TILE-03", "a new tile's colour is kept", beside, rickTo(1, 1), shows(parts.Blue, "ooo", 0)).
			Leaving(all(counted(parts.Blue, 1), counted(parts.Red, 0))),
		refused("PR-TILE-03", "a green tile", awaits, shows("green", "ooo", 0)).At(rules.Impossible),
		refused("PR-TILE-03", "a tile without a colour", awaits, shows("", "ooo", 0)).At(rules.Impossible),
		allowed("PR-TILE-04", "the arrow points back at Rick", awaits, shows(parts.Red, "owo", 0).arrow(West)),
		allowed("PR-TILE-04", "nobody says where the arrow points", awaits, shows(parts.Red, "owo", 0)),
		refused("PR-TILE-04", "the arrow points away from Rick", awaits, shows(parts.Red, "owo", 0).arrow(East)),
		refused("PR-TILE-04", "a tile left lying wrong is recorded as it lies", awaits, shows(parts.Red, "ovw", 0).arrow(North)).
			Leaving(edgesAre(1, 1, o, o, v, w)),
		refused("PR-TILE-04", "the arrow points aside", awaits, shows(parts.Red, "ovo", 0).arrow(North)),
		about("PR-TILE-04", refused("PR-AMB-15", "a wall on the arrow's side is a surprise", awaits, Reveal{Tile: Seen{Colour: parts.Red, Near: w, Left: o, Far: o, Right: o}}).At(rules.Unusual)),
		follows("PR-TILE-04", "a tile laid to the south has its arrow in the north", ricks("mttt", "R"), rickTo(0, -1), shows(parts.Red, "wvo", 0)).
			Leaving(edgesAre(0, -1, o, w, v, o)),
		follows("PR-TILE-05", "a tile without the text summons nobody", beside, rickTo(1, 1), shows(parts.Red, "ooo", 0)).Leaving(supplyIs(9)),
		refused("PR-TILE-05", "a tile calls eleven operatives", awaits, shows(parts.Red, "ooo", 11)).At(rules.Impossible),
		allowed("PR-TILE-06", "a vent leads to a tile with a vent", ricks("mmmm", "Rv"), rickTo(1, 0), shows(parts.Red, "vww", 0)),
		follows("PR-TILE-07", "the Roof is open to all four sides", opening(TwoPlayers, ToTheRight)).Leaving(edgesAre(3, 6, o, o, o, o)),
		follows("PR-TILE-07", "Rick enters it from the west", roofed("R ."), rickTo(1, 0)).Leaving(rickAt(1, 0)),
		follows("PR-TILE-07", "Rick enters it from the east", ricks("mmmm", ". R").but(roof(0, 0)), rickTo(0, 0)).Leaving(rickAt(0, 0)),
		follows("PR-TILE-07", "Rick enters it from the north", ricks("mmmm", "R", "", ".").but(roof(0, 0)), rickTo(0, 0)).Leaving(rickAt(0, 0)),
		follows("PR-TILE-07", "Rick enters it from the south", ricks("mmmm", ".", "", "R").but(roof(0, 1)), rickTo(0, 1)).Leaving(rickAt(0, 1)),
		refused("PR-RICK-02", "a wall on Rick's own tile still stops him", roofed("Rw."), rickTo(1, 0)),
		allowed("PR-TILE-08", "Parkour leads onto the Roof", roofed("Rv."), parkour(East)),
		refused("PR-TILE-08", "a vent leads onto the Roof without Parkour", roofed("Rv."), rickTo(1, 0)),
		refused("PR-TILE-08", "a card's step does not lead there either", roofed("Rv.").but(granted(Grant{Card: "run", Effect: parts.Steps, Steps: 1})), rickTo(1, 0).card()),
		follows("PR-TILE-09", "the board grows to the south-west of the Bathroom", ricks("mmtt", "R").but(stack(9)),
			rickTo(0, -1), shows(parts.Grey, "ooo", 0), rickTo(-1, -1), shows(parts.Grey, "ooo", 0)).Leaving(all(rickAt(-1, -1), stackIs(7))),
	}
}

func closedTo(a Action, id ruleID) probe {
	return func(t *testing.T, s State) {
		found := Game{}.Check(s, a)
		require.Len(t, found, 1)
		require.Equal(t, id, found[0].Rule)
		require.Equal(t, rules.Against, found[0].Level)
	}
}

func moveCases() []trial {
	return []trial{
		allowed("PR-MOVE-01", "a step north", ricks("mttt", ".", "", "R"), rickTo(0, 1)),
		allowed("PR-MOVE-01", "a step of an operative to the west", russians("mttt", "R . 1"), walk(Operative(1), 1, 0)),
		refused("PR-MOVE-01", "two cells at once", ricks("mmtt", "R . ."), rickTo(2, 0)).Telling("cells", 2),
		refused("PR-MOVE-01", "a step on the spot", ricks("mmtt", "R . ."), rickTo(0, 0)),
		refused("PR-MOVE-01", "an operative goes three cells", russians("mmmt", "R . . 1"), walk(Operative(1), 0, 0)),
		refused("PR-MOVE-01", "two cells through a wall", russians("mmtt", "R . .|J"), walk(Jaguar, 1, 0)),
		allowed("PR-MOVE-02", "round the corner by two steps", ricks("mmtt", ". .", "", "R ."), rickTo(1, 0), rickTo(1, 1)),
		refused("PR-MOVE-02", "one step across the corner", ricks("mttt", ". .", "", "R ."), rickTo(1, 1)),
		refused("PR-MOVE-02", "a knight's move", ricks("mttt", ". . .", "", "R . ."), rickTo(2, 1)),
		refused("PR-MOVE-02", "an operative goes diagonally", russians("mttt", ". 1", "", "R ."), walk(Operative(1), 0, 0)),
		refused("PR-MOVE-01", "a diagonal falls under it too", ricks("mttt", ". .", "", "R ."), rickTo(1, 1)).Breaking("PR-MOVE-02"),
		allowed("PR-MOVE-03", "there and back and there again", ricks("mmmt", "R ."), rickTo(1, 0), rickTo(0, 0), rickTo(1, 0)),
		allowed("PR-MOVE-03", "Jaguar goes there and back", russians("mmtt", "R|. J"), walk(Jaguar, 1, 0), walk(Jaguar, 2, 0)),
		allowed("PR-MOVE-04", "Rick joins three operatives and Jaguar", ricks("mttt", "R J").but(posted(1, 0, 1, 2, 3)), rickTo(1, 0)),
		allowed("PR-MOVE-04", "an operative passes Rick's tile", russians("mttt", "R 1"), walk(Operative(1), 0, 0)),
		allowed("PR-MOVE-04", "ten operatives meet", russians("mttt", "R|% 3").but(posted(1, 0, 4, 5, 6, 7, 8, 9, 10)), walk(Operative(3), 1, 0)),
	}
}

func russianCases() []trial {
	crossing := russians("mmmm", "R . .|J .")
	return []trial{
		allowed("PR-RUS-01", "from one face-up tile to the next", russians("mttt", "R|1 ."), walk(Operative(1), 2, 0)),
		refused("PR-RUS-01", "an operative walks off the board", russians("mttt", "R 1"), walk(Operative(1), 2, 0)),
		refused("PR-RUS-01", "Jaguar walks off the board", russians("mttt", "R J"), walk(Jaguar, 1, 1)),
		refused("PR-RUS-01", "a face-down tile falls under it too", russians("mttt", "R 1 #"), walk(Operative(1), 2, 0)).Breaking("PR-RUS-03"),
		allowed("PR-RUS-02", "round a wall", russians("mttt", ". 1", "  -", "R|."), walk(Operative(1), 0, 1)),
		refused("PR-RUS-02", "an operative goes through a wall", russians("mttt", "R|1"), walk(Operative(1), 0, 0)),
		refused("PR-RUS-02", "the wall is on the other tile only", russians("mttt", "Rw1"), walk(Operative(1), 0, 0)),
		refused("PR-RUS-02", "the wall is on its own tile only", russians("mttt", "RW1"), walk(Operative(1), 0, 0)),
		refused("PR-RUS-02", "an operative goes through a single vent", russians("mttt", "RV1"), walk(Operative(1), 0, 0)),
		allowed("PR-RUS-03", "an operative enters a tile that Rick has turned up", ricks("mttt", "R # 1").but(deck(9)),
			rickTo(1, 0), shows(parts.Red, "ooo", 0), EndTurn{}, fellDice("mttt"), Keep{}, walk(Operative(1), 1, 0)),
		refused("PR-RUS-03", "an operative turns a tile up", russians("mttt", "R 1 #"), walk(Operative(1), 2, 0)),
		refused("PR-RUS-03", "Jaguar turns a tile up", russians("mmtt", "R J #"), walk(Jaguar, 2, 0)),
		refused("PR-RUS-03", "Jaguar turns a tile up behind a wall", russians("mmtt", "R J|#"), walk(Jaguar, 2, 0)),
		refused("PR-RUS-03", "an empty cell falls under it too", russians("mttt", "R 1"), walk(Operative(1), 2, 0)).Breaking("PR-RUS-01"),
		allowed("PR-RUS-04", "two operatives take one step each", russians("mmtt", "R % ."), walk(Operative(1), 0, 0), walk(Operative(2), 2, 0)),
		refused("PR-RUS-04", "one operative takes two", russians("mmtt", "R . 1"), walk(Operative(1), 1, 0), walk(Operative(1), 0, 0)),
		refused("PR-RUS-04", "a joker is no way round it", russians("mjtt", "R . 1"), walk(Operative(1), 1, 0), walk(Operative(1), 0, 0)),
		allowed("PR-RUS-05", "Jaguar takes two steps", russians("mmtt", "R . J"), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		refused("PR-RUS-05", "Jaguar takes three", russians("mmmt", "R . . J"), walk(Jaguar, 2, 0), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		allowed("PR-RUS-06", "four symbols go to two operatives and Jaguar", russians("mmmm", "% R J"),
			walk(Jaguar, 1, 0), walk(Operative(2), 1, 0), walk(Jaguar, 0, 0), walk(Operative(1), 1, 0)),
		allowed("PR-RUS-07", "two symbols take Jaguar through a wall", crossing, walk(Jaguar, 2, 0).by(1, 2)),
		allowed("PR-RUS-07", "two fitting dice are found", crossing, walk(Jaguar, 2, 0)),
		allowed("PR-RUS-07", "a movement die and a joker take him through", russians("mjtt", "R|J"), walk(Jaguar, 0, 0)),
		follows("PR-RUS-07", "both symbols are spent and he stands beyond", crossing, walk(Jaguar, 2, 0)).
			Leaving(all(stands(Jaguar, 2, 0), paidWith(OnAction, 1, 2))),
		refused("PR-RUS-07", "one symbol is named for a wall", crossing, walk(Jaguar, 2, 0).by(1)),
		refused("PR-RUS-07", "one symbol is all there is", russians("mttt", "R|J"), walk(Jaguar, 0, 0)),
		refused("PR-RUS-07", "one movement and a gun pay for a wall", russians("mgtt", "R|J"), walk(Jaguar, 0, 0).by(1, 2)),
		refused("PR-RUS-02", "a wall paid short falls under it too", crossing, walk(Jaguar, 2, 0).by(1)).Breaking("PR-RUS-07"),
		allowed("PR-RUS-08", "a wall with the first symbols of the turn", russians("mmmm", "R|J|1 ."), walk(Operative(1), 3, 0), walk(Jaguar, 0, 0)),
		refused("PR-RUS-08", "a step and then a wall", russians("mmmt", "R|. J"), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		refused("PR-RUS-08", "a step and then a wall with one symbol left", russians("mmtt", "R|. J"), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		refused("PR-RUS-08", "a wall and then a step", russians("mmmt", "R .|J"), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		refused("PR-RUS-08", "a wall and then another wall", russians("mmmm", "R|.|J"), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		follows("PR-RUS-08", "the next turn he moves again", russians("mmtt", ". .|J", "- -  ", "R . .").but(russianDeck(0)),
			walk(Jaguar, 1, 1), EndTurn{}).Leaving(func(t *testing.T, s State) {
			require.Equal(t, Hunter{Status: InPlay, Cell: Cell{1, 1}, Health: 10}, s.Jaguar)
		}),
	}
}

func rickCases() []trial {
	flip, lay := ricks("mttt", "R #"), ricks("mttt", "R")
	return []trial{
		allowed("PR-RICK-01", "Rick turns a tile up", flip, rickTo(1, 0)),
		allowed("PR-RICK-01", "Rick lays a tile", lay, rickTo(1, 0)),
		refused("PR-RICK-01", "an operative turns a tile up", russians("mttt", "R 1 #"), walk(Operative(1), 2, 0)).Breaking("PR-RUS-03"),
		refused("PR-RICK-01", "Jaguar lays a tile", russians("mttt", "R J"), walk(Jaguar, 2, 0)).Breaking("PR-RUS-01"),
		allowed("PR-RICK-02", "Rick walks along a wall", ricks("mttt", "R .", "- -"), rickTo(1, 0)),
		refused("PR-RICK-02", "Rick walks through a wall of his own tile", ricks("mttt", "Rw."), rickTo(1, 0)),
		refused("PR-RICK-02", "a wall before a face-down tile", ricks("mttt", "Rw#"), rickTo(1, 0)),
		refused("PR-RICK-02", "a wall before an empty cell", ricks("mttt", "Rw"), rickTo(1, 0)),
		refused("PR-RICK-02", "a wall on both sides", ricks("mttt", "R|."), rickTo(1, 0)),
		refused("PR-RICK-02", "Rick claims Jaguar's way through a wall", ricks("mmtt", "R|."), rickTo(1, 0).through(ThroughWall)),
		allowed("PR-RICK-03", "onto a face-up tile across an open border", ricks("mttt", "R ."), rickTo(1, 0)),
		refused("PR-RICK-03", "a wall on the other tile", ricks("mttt", "RW."), rickTo(1, 0)),
		refused("PR-RICK-03", "a vent on the other tile only", ricks("mttt", "RV."), rickTo(1, 0)),
		follows("PR-RICK-04", "the step is paid and the tile is awaited", flip, rickTo(1, 0)).
			Leaving(all(rickAt(0, 0), paidWith(OnAction, 1), func(t *testing.T, s State) { require.Equal(t, rules.Cardboard, Game{}.Next(s)) })),
		follows("PR-RICK-04", "the tile lies up with its arrow to Rick's old tile, and Rick is on it", flip, rickTo(1, 0), shows(parts.Red, "wvo", 0)).
			Leaving(all(rickAt(1, 0), edgesAre(1, 0, w, v, o, o), stackIs(18), func(t *testing.T, s State) { require.Nil(t, s.Wait) })),
		refused("PR-RICK-09", "Rick walks on before the tile is told", ricks("mmtt", "R #"), rickTo(1, 0), rickTo(0, 0)),
		follows("PR-RICK-05", "the top tile of the stack is laid and Rick is on it", lay, rickTo(1, 0), shows(parts.Red, "wvo", 0)).
			Leaving(all(rickAt(1, 0), edgesAre(1, 0, w, v, o, o), stackIs(17), paidWith(OnAction, 1))),
		refused("PR-RICK-05", "an empty cell and an empty stack", lay.but(stack(0)), rickTo(1, 0)).At(rules.Impossible),
		allowed("PR-RICK-05", "a face-down tile and an empty stack", flip.but(stack(0)), rickTo(1, 0)),
		follows("PR-RICK-06", "the stack falls within the step", lay, rickTo(1, 0), shows(parts.Red, "ooo", 0)).
			Noting(noted("colour-red", "PR-JAG-02", "n", 1, "entry", 3)).
			Leaving(all(awaitsNothing, stackIs(17), rickAt(1, 0), lies(Tile{Cell: Cell{1, 0}, Face: Up, Colour: parts.Red, Edges: &Edges{o, o, o, o}}))),
		refused("PR-RICK-06", "a tile is told that nobody asked for", lay, shows(parts.Red, "ooo", 0)),
		allowed("PR-RICK-07", "Rick leaves the Bathroom to the north", opening(Solo, "").but(spends), rickTo(0, 1)),
		allowed("PR-RICK-07", "to the east", opening(Solo, "").but(spends), rickTo(1, 0)),
		allowed("PR-RICK-07", "to the south", opening(Solo, "").but(spends), rickTo(0, -1)),
		allowed("PR-RICK-07", "and to the west", opening(Solo, "").but(spends), rickTo(-1, 0)),
		allowed("PR-RICK-08", "four steps in one turn", ricks("mmjm", "R . . . ."), rickTo(1, 0), rickTo(2, 0), rickTo(3, 0), rickTo(4, 0)),
		follows("PR-RICK-09", "tile, summons, Jaguar, and only then Rick", ricks("mttt", "R # . .").but(colour(parts.Red, Cell{2, 0}, Cell{3, 0})),
			rickTo(1, 0), shows(parts.Red, "ooo", 2)).
			Noting(
				noted("colour-red", "PR-JAG-02", "n", 3, "entry", 3),
				noted("summoned", "PR-OPS-03", "count", 2, "operatives", operatives([]int{1, 2}), "cell", Cell{1, 0}.noun(), "on", 2, "all", 10),
				noted("entered", "PR-JAG-02", "cell", Cell{1, 0}.noun()),
			).
			Leaving(all(awaitsNothing, stackIs(18), stands(1, 1, 0), stands(2, 1, 0), stands(Jaguar, 1, 0), rickAt(1, 0),
				lies(Tile{Cell: Cell{1, 0}, Face: Up, Colour: parts.Red, Edges: &Edges{o, o, o, o}, Summon: 2}))),
		refused("PR-RICK-09", "the turn ends before the tile is told", flip, rickTo(1, 0), EndTurn{}),
		refused("PR-RICK-09", "a card is drawn before the tile is told", ricks("mctt", "R #"), rickTo(1, 0), Draw{}),
	}
}

func spends(s *State) { s.Turn.Step, s.Turn.Dice = Spend, Fallen(faces("mmmm")) }

func ventCases() []trial {
	down, empty := ricks("mmtt", "Rv#"), ricks("mmtt", "Rv")
	many := did(empty, rickTo(1, 0))
	return []trial{
		allowed("PR-VENT-01", "through a vent of Rick's tile", down, rickTo(1, 0)),
		allowed("PR-VENT-01", "said to be through the vent", down, rickTo(1, 0).through(ByVent)),
		refused("PR-VENT-01", "a vent move across an open edge", ricks("mttt", "R ."), rickTo(1, 0).through(ByVent)),
		refused("PR-VENT-01", "a vent move into a plain wall", ricks("mttt", "Rw#"), rickTo(1, 0).through(ByVent)),
		refused("PR-VENT-01", "a vent move where only the other tile has one", ricks("mttt", "RV."), rickTo(1, 0).through(ByVent)),
		follows("PR-VENT-02", "the symbol is spent before the tile is seen", down, rickTo(1, 0)).Leaving(all(rickAt(0, 0), paidWith(OnAction, 1))),
		follows("PR-VENT-02", "and stays spent when the attempt fails", down, rickTo(1, 0), shows(parts.Grey, "wow", 0)).Leaving(paidWith(OnAction, 1)),
		follows("PR-VENT-03", "a face-down tile with a vent lets Rick through", down, rickTo(1, 0), shows(parts.Grey, "vww", 0)).Leaving(all(rickAt(1, 0), stackIs(18))),
		follows("PR-VENT-03", "a tile with a vent comes from the stack", empty, rickTo(1, 0), shows(parts.Grey, "wvw", 0)).Leaving(all(rickAt(1, 0), stackIs(17))),
		refused("PR-RICK-05", "no tile is left to lay", empty.but(stack(0)), rickTo(1, 0)).At(rules.Impossible),
		follows("PR-VENT-04", "no vent, no way: Rick stays and the tile lies open", empty, rickTo(1, 0), shows(parts.Grey, "wow", 0)).
			Leaving(all(rickAt(0, 0), stackIs(17), edgesAre(1, 0, w, o, w, o))),
		follows("PR-VENT-05", "after a failed attempt the arrow points at Rick", down, rickTo(1, 0), shows(parts.Grey, "wwo", 0)).Leaving(edgesAre(1, 0, w, w, o, o)),
		refused("PR-TILE-04", "after a failed attempt the arrow points away", down, rickTo(1, 0), shows(parts.Grey, "wwo", 0).arrow(North)),
		follows("PR-VENT-06", "a vent on the far side is turned to Rick", down, rickTo(1, 0), shows(parts.Grey, "wvo", 0)).
			Leaving(all(rickAt(1, 0), edgesAre(1, 0, o, o, w, v))),
		follows("PR-VENT-06", "a vent on the left is turned to Rick", down, rickTo(1, 0), shows(parts.Grey, "vwo", 0)).
			Leaving(edgesAre(1, 0, w, o, o, v)),
		follows("PR-VENT-06", "a vent on the right is turned to Rick in the south", ricks("mttt", "#", "o", "R"), rickTo(0, 1), shows(parts.Grey, "wov", 0)).
			Leaving(edgesAre(0, 1, w, o, v, o)),
		follows("PR-VENT-06", "of two vents the one that Rick's player names adjoins", many, shows(parts.Grey, "vwv", 0).vent(RightSide)).
			Leaving(edgesAre(1, 0, o, v, w, v)),
		refused("PR-VENT-06", "the tile lies by its arrow though it has a vent", many, shows(parts.Grey, "wvo", 0).arrow(West)),
		allowed("PR-VENT-06", "the arrow happens to lie as the vents ask", many, shows(parts.Grey, "wvo", 0).arrow(East)),
		allowed("PR-VENT-06", "the arrow shows which of two vents adjoins", many, shows(parts.Grey, "vwv", 0).arrow(North)),
		allowed("PR-VENT-06", "or the other one", many, shows(parts.Grey, "vwv", 0).arrow(South)),
		refused("PR-VENT-06", "a side without a vent is to adjoin", many, shows(parts.Grey, "vwo", 0).vent(FarSide)),
		allowed("PR-VENT-07", "a face-up tile with an adjoining vent", ricks("mttt", "Ro."), rickTo(1, 0)),
		refused("PR-VENT-07", "a face-up tile with a plain wall", ricks("mttt", "R|.").but(edged(0, 0, East, v)), rickTo(1, 0)),
		refused("PR-VENT-07", "a face-up tile that is open there", ricks("mttt", "Rv."), rickTo(1, 0)),
		refused("PR-VENT-07", "said to be Parkour without the card", ricks("mttt", "Rv."), rickTo(1, 0).through(ByParkour)),
		refused("PR-VENT-07", "the Roof falls under it too", ricks("mttt", "Rv.").but(roof(1, 0)), rickTo(1, 0)).Breaking("PR-TILE-08"),
		follows("PR-VENT-07", "without the card a claim of Parkour is a plain attempt", down, rickTo(1, 0).through(ByParkour), shows(parts.Grey, "wow", 0)).Leaving(rickAt(0, 0)),
		follows("PR-VENT-08", "there and back through adjoining vents, nothing is laid", ricks("mmtt", "Ro."), rickTo(1, 0), rickTo(0, 0)).
			Leaving(all(rickAt(0, 0), paidWith(OnAction, 1, 2), stackIs(18))),
		allowed("PR-VENT-09", "a card may let an operative pass", russians("tttt", "R 1"), facts(parts.Card{ID: "crawl", Effect: parts.Other})),
		allowed("PR-VENT-09", "Jaguar pays for the wall around the vents", russians("mmtt", "RoJ"), walk(Jaguar, 0, 0)),
		refused("PR-VENT-09", "an operative goes through adjoining vents", russians("mttt", "Ro1"), walk(Operative(1), 0, 0)),
		refused("PR-VENT-09", "an operative shoots through them", russians("gttt", "Ro1"), fires(Operative(1))).Breaking("PR-SHOOT-05"),
		refused("PR-RUS-02", "adjoining vents fall under it too", russians("mttt", "Ro1"), walk(Operative(1), 0, 0)).Breaking("PR-VENT-09"),
		follows("PR-VENT-10", "a failed attempt summons on the new tile", down, rickTo(1, 0), shows(parts.Grey, "www", 2)).
			Leaving(all(rickAt(0, 0), stands(Operative(1), 1, 0), stands(Operative(2), 1, 0), supplyIs(8))),
		follows("PR-VENT-10", "a successful one too", down, rickTo(1, 0), shows(parts.Grey, "vww", 1)).Leaving(all(rickAt(1, 0), stands(Operative(1), 1, 0))),
		follows("PR-VENT-11", "the tile of a failed attempt stays face up and counts", down, rickTo(1, 0), shows(parts.Red, "www", 0)).
			Leaving(all(counted(parts.Red, 1), stackIs(18), edgesAre(1, 0, w, w, w, o))),
	}
}

func TestABorderLooksTheSameFromBothSides(t *testing.T) {
	s := ricks("", "Ro.v.W.w.V.|. .")
	for _, tile := range s.Tiles {
		there := s.borderOf(tile.Cell, East)
		if slices.ContainsFunc(s.Tiles, func(other Tile) bool { return other.Cell == tile.Cell.To(East) }) {
			require.Equal(t, there, s.borderOf(tile.Cell.To(East), West))
		}
	}
}
