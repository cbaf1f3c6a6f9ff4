package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

func winCases() []trial {
	nearRoof := ricks("mttt", "R .").but(roof(1, 0))
	lost := func(s State) State { return s.but(deck(0)) }
	turn := func(rows ...string) State { return russians("tttt", rows...) }
	return []trial{
		follows("PR-WIN-01", "Rick wins as he steps onto the Roof", nearRoof, rickTo(1, 0)).Leaving(wonBy(SeatRick, "PR-WIN-01")),
		follows("PR-WIN-01", "nothing is awaited after that", nearRoof, rickTo(1, 0)).Leaving(func(t *testing.T, s State) {
			require.Equal(t, rules.Nobody, Game{}.Next(s))
			require.Empty(t, Game{}.Legal(s))
		}),
		refused("PR-WIN-01", "play goes on after the end", nearRoof, rickTo(1, 0), EndTurn{}),
		follows("PR-WIN-01", "next to the Roof is not enough", ricks("tttt", "R .").but(roof(1, 0)), EndTurn{}).Leaving(goesOn),
		follows("PR-WIN-02", "at 0 health when the Russians end their turn", turn("R").but(health(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-02")),
		follows("PR-WIN-02", "at 0 health when Rick ends his", ricks("tttt", "R").but(health(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-02")),
		follows("PR-WIN-02", "at 1 health nobody has won", turn("R").but(health(1)), EndTurn{}).Leaving(goesOn),
		follows("PR-WIN-03", "with no card left in Rick's deck", ricks("cttt", "R").but(deck(1)), Draw{}, EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-03")),
		follows("PR-WIN-03", "in the Russians' turn too", turn("R").but(deck(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-03")),
		follows("PR-WIN-03", "cards in hand do not count", turn("R").but(deck(0), func(s *State) { s.Cards.Hand = 9 }), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-03")),
		follows("PR-WIN-04", "with no tile left in the stack", turn("R").but(stack(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-04")),
		follows("PR-WIN-04", "with one tile left nobody has won", turn("R").but(stack(1)), EndTurn{}).Leaving(goesOn),
		follows("PR-WIN-05", "the end of Rick's turn is looked at", ricks("tttt", "R").but(stack(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-04")),
		follows("PR-WIN-05", "the end of the Russians' turn is looked at", turn("R").but(stack(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-04")),
		follows("PR-WIN-05", "the end of the automated turn is looked at", actTurn("R").but(stack(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-04")),
		follows("PR-WIN-06", "the last health lost in mid-turn is a warning", russians("gttt", "R 1").but(health(1)), fires(1)).
			Noting(noted("wounded-rick", "PR-SHOOT-04", "figure", Rick.noun(), "damage", 1, "health", 0), noted("warned.PR-WIN-02", "PR-WIN-02")).
			Leaving(all(goesOn, paidWith(OnAction, 1), rickHas(0), func(t *testing.T, s State) { require.Equal(t, 1, s.findSoldier(1).Shot) })),
		follows("PR-WIN-06", "the last tile laid in mid-turn is a warning", ricks("mttt", "R").but(stack(1)), rickTo(1, 0), shows(parts.Grey, "ooo", 0)).
			Leaving(all(goesOn, stackIs(0))),
		follows("PR-WIN-06", "a Rick healed before the turn ends goes on", ricks("tttt", "R").but(health(0)), facts(parts.Card{ID: "plaster", Effect: parts.HealRick, Amount: 2}), EndTurn{}).
			Leaving(all(goesOn, rickHas(2))),
		follows("PR-WIN-07", "the last tile and then the Roof", ricks("mmtt", "R").but(stack(1)), rickTo(1, 0),
			shows(parts.Grey, "ooo", 0), correctTo(PathOfTile(Cell{2, 0}), Tile{Cell: Cell{2, 0}, Face: Up, Place: parts.Roof, Edges: &OpenEdges}), rickTo(2, 0)).
			Leaving(wonBy(SeatRick, "PR-WIN-01")),
		follows("PR-WIN-07", "the last card and then the Roof", ricks("cmtt", "R .").but(roof(1, 0), deck(1)), Draw{}, rickTo(1, 0)).Leaving(wonBy(SeatRick, "PR-WIN-01")),
		follows("PR-WIN-08", "all conditions that hold are told", turn("R").but(health(0), deck(0), stack(0)), EndTurn{}).
			Leaving(wonBy(SeatRussians, "PR-WIN-02", "PR-WIN-03", "PR-WIN-04")),
		follows("PR-WIN-08", "two that hold are told", turn("R").but(health(0), stack(0)), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-02", "PR-WIN-04")),
		follows("PR-WIN-09", "the last card drawn is a warning", ricks("cttt", "R").but(deck(1)), Draw{}).
			Noting(noted("drew-rick", "PR-DICE-04", "count", 1, "deck", 0), noted("warned.PR-WIN-09", "PR-WIN-09")).
			Leaving(all(goesOn, paidWith(OnAction, 1), cards(Piles{Hand: 6}))),
		follows("PR-WIN-09", "the Roof in that turn saves him", lost(nearRoof), rickTo(1, 0)).Leaving(wonBy(SeatRick, "PR-WIN-01")),
		follows("PR-WIN-09", "without the Roof he loses", lost(ricks("tttt", "R .").but(roof(1, 0))), EndTurn{}).Leaving(wonBy(SeatRussians, "PR-WIN-03")),
		follows("PR-WIN-10", "a tile turned around Rick asks whether he is stuck", locked(), twist(1, 0, 0)).
			Leaving(all(goesOn, func(t *testing.T, s State) { require.Equal(t, &Wait{For: ForStuck}, s.Wait) })),
		follows("PR-WIN-10", "once that is confirmed the Russians win at once", locked(), twist(1, 0, 0), Answer{Yes: true}).Leaving(wonBy(SeatRussians, "PR-WIN-10")),
		follows("PR-WIN-10", "otherwise the game goes on", locked(), twist(1, 0, 0), Answer{}).
			Leaving(all(goesOn, func(t *testing.T, s State) { require.Nil(t, s.Wait) })),
		follows("PR-WIN-10", "a vent is a way out", locked().but(edged(0, 0, North, v)), twist(1, 0, 0)).Leaving(free),
		follows("PR-WIN-10", "a vent that he can walk to is a way out", ricksRoom(edged(1, 0, South, v)), twist(1, 2, 0)).Leaving(free),
		follows("PR-WIN-10", "an empty cell that he can walk to is a way out", ricksRoom(edged(1, 0, South, o)), twist(1, 2, 0)).Leaving(free),
		follows("PR-WIN-10", "a face-down tile that he can walk to is a way out",
			ricksRoom(edged(1, 0, South, o), func(s *State) { s.putTile(Tile{Cell: Cell{1, -1}, Face: Down}) }), twist(1, 2, 0)).Leaving(free),
		follows("PR-WIN-10", "the Roof that he can walk to is a way out", ricksRoom(roof(1, 0)), twist(1, 2, 0)).Leaving(free),
		follows("PR-WIN-10", "a room of two tiles without a door is none", ricksRoom(), twist(1, 2, 0)).
			Leaving(func(t *testing.T, s State) { require.NotNil(t, s.Wait) }),
		follows("PR-WIN-10", "a room that is open only beyond a wall of the next tile is none",
			ricksRoom(edged(1, 0, East, o), sealed(2, 0, West)), twist(1, 2, 0)).Leaving(func(t *testing.T, s State) { require.NotNil(t, s.Wait) }),
		follows("PR-WIN-10", "Parkour under a tile without a door asks too", ricks("tttt", "Rv#"), parkour(East), shows(parts.Grey, "www", 0)).
			Leaving(func(t *testing.T, s State) { require.Equal(t, &Wait{For: ForStuck}, s.Wait) }),
		follows("PR-WIN-10", "Parkour into a room without a door asks too", ricks("tttt", "Rv.").but(sealed(1, 0, North), sealed(1, 0, East), sealed(1, 0, South), sealed(1, 0, West)), parkour(East)).
			Leaving(func(t *testing.T, s State) { require.Equal(t, &Wait{For: ForStuck}, s.Wait) }),
		refused("PR-WIN-10", "play goes on before the question is answered", locked(), twist(1, 0, 0), EndTurn{}),
		follows("PR-WIN-11", "no health and the end of the turn is the same loss", russians("gttt", "R 1").but(health(1)), fires(1), EndTurn{}).
			Leaving(wonBy(SeatRussians, "PR-WIN-02")),
	}
}

func twist(quarters, x, y int) Play {
	a := card("plot-twist").on(x, y)
	a.Quarters = quarters
	return a
}

func locked() State { return russians("tttt", "R").but(walled) }

func ricksRoom(twists ...func(*State)) State {
	return russians("tttt", "R .|.").but(func(s *State) {
		s.Tiles[0].Edges = &Edges{w, o, w, w}
		s.Tiles[1].Edges = &Edges{w, w, w, o}
		s.Tiles[2].Edges = &Edges{w, w, w, o}
	}).but(twists...)
}

func free(t *testing.T, s State) {
	require.Nil(t, s.Wait)
	goesOn(t, s)
}
