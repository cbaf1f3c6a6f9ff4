package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

func running(cells int) Grant { return Grant{Card: "run", Effect: parts.Steps, Steps: cells} }

func bribe(n int) Play {
	return facts(parts.Card{ID: "bribe", Side: parts.RussiansSide, Cost: &parts.Cost{Card: 1}, Effect: parts.Bribe, Amount: n})
}

func plaster(n int) Play {
	return facts(parts.Card{ID: "mustard-plaster", Side: parts.RickSide, Cost: &parts.Cost{Card: 1}, Effect: parts.HealRick, Amount: n})
}

func dusting(n int) Play {
	return facts(parts.Card{ID: "gunpowder-dusting", Side: parts.RussiansSide, Effect: parts.HealJag, Amount: n, Draws: 1})
}

func cover(cells int) Play {
	return facts(parts.Card{ID: "take-cover", Effect: parts.Cover, Amount: cells})
}

func finish(x int, dice ...int) Play { return Play{Card: "done-for", X: x, Pay: pay(dice...)} }

func noteCases() []trial {
	return append(append(stepNotes(), deckNotes()...), boardNotes()...)
}

func stepNotes() []trial {
	byCard := func(rows ...string) State { return ricks("tttt", rows...).but(granted(running(1))) }
	flight := func(rows ...string) State { return ricks("mmtt", rows...) }
	return []trial{
		follows("PR-CLAR-01", "a card's step turns a tile up", byCard("R #"), rickTo(1, 0).card(), shows(parts.Grey, "ooo", 0)).
			Leaving(all(rickAt(1, 0), paidWith(OnAction))),
		follows("PR-CLAR-01", "a card's step lays a tile", byCard("R"), rickTo(1, 0).card(), shows(parts.Grey, "ooo", 0)).Leaving(all(rickAt(1, 0), stackIs(17))),
		follows("PR-CLAR-01", "a card's step tries a vent", byCard("Rv#"), rickTo(1, 0).card(), shows(parts.Grey, "www", 0)).Leaving(rickAt(0, 0)),
		follows("PR-CLAR-01", "a card that says 'move 2 cells' pays two steps", ricks("tttt", "R . ."),
			facts(parts.Card{ID: "run", Effect: parts.Steps, Amount: 2}), rickTo(1, 0).card(), rickTo(2, 0).card()).Leaving(all(rickAt(2, 0), paidWith(OnAction))),
		allowed("PR-CLAR-01", "a card's step of an operative across an open border", russians("tttt", "R . 1").but(granted(running(1))), walk(1, 1, 0).card()),
		refused("PR-MOVE-02", "a card's step goes diagonally", byCard("R .", "", ". ."), rickTo(1, 0).card()),
		refused("PR-RUS-03", "a card's step of an operative onto a face-down tile", russians("tttt", "R 1 #").but(granted(running(1))), walk(1, 2, 0).card()),
		allowed("PR-CLAR-02", "a card's step across an open border", byCard("R ."), rickTo(1, 0).card()),
		allowed("PR-CLAR-02", "a card's step through adjoining vents", byCard("Ro."), rickTo(1, 0).card()),
		refused("PR-CLAR-02", "a card's step through a wall", byCard("Rw."), rickTo(1, 0).card()),
		refused("PR-CLAR-02", "a card's step through a wall of the next tile", byCard("RW."), rickTo(1, 0).card()),
		refused("PR-CLAR-02", "a card's step of an operative through a wall", russians("tttt", "R|1").but(granted(running(1))), walk(1, 0, 0).card()),
		refused("PR-CLAR-02", "a card's step of Jaguar through a wall", russians("tttt", "R|J").but(granted(running(2))), walk(Jaguar, 0, 0).card()),

		follows("PR-CLAR-10", "a flight that lays a tile is over", flight("R"), jetpack(3), rickTo(1, 0).card(), shows(parts.Grey, "ooo", 0)).
			Leaving(func(t *testing.T, s State) { require.True(t, s.Turn.Grant.Ended) }),
		follows("PR-CLAR-10", "a flight that turns a tile up is over", flight("R #"), jetpack(3), rickTo(1, 0).card(), shows(parts.Grey, "ooo", 0)).
			Leaving(func(t *testing.T, s State) { require.True(t, s.Turn.Grant.Ended) }),
		follows("PR-CLAR-10", "a tile laid by a paid step is not of the flight", flight("R"), jetpack(3), rickTo(1, 0), shows(parts.Grey, "ooo", 0)).
			Leaving(func(t *testing.T, s State) { require.False(t, s.Turn.Grant.Ended) }),
		follows("PR-CLAR-10", "a tile laid by Parkour is not of the flight", flight("Rv"), jetpack(3), parkour(East), shows(parts.Grey, "ooo", 0)).
			Leaving(func(t *testing.T, s State) { require.False(t, s.Turn.Grant.Ended) }),
		allowed("PR-CLAR-11", "three cells over face-up tiles", flight("R . . ."), jetpack(3), rickTo(1, 0).card(), rickTo(2, 0).card(), rickTo(3, 0).card()),
		allowed("PR-CLAR-11", "adjoining vents do not end the flight", flight("Ro. ."), jetpack(2), rickTo(1, 0).card(), rickTo(2, 0).card()),
		allowed("PR-CLAR-11", "a vent may be tried", flight("Rv"), jetpack(2), rickTo(1, 0).card()),
		allowed("PR-CLAR-11", "movement symbols are left after the flight has ended", flight("R ."), jetpack(3), rickTo(0, 1).card(), shows(parts.Grey, "ooo", 0), rickTo(0, 0)),
		refused("PR-CLAR-11", "the flight goes on after a new tile", flight("R"), jetpack(3), rickTo(1, 0).card(), shows(parts.Grey, "ooo", 0), rickTo(0, 0).card()),
		refused("PR-CLAR-11", "the flight goes on after a failed vent", flight(". Rv"), jetpack(3), rickTo(2, 0).card(), shows(parts.Grey, "www", 0), rickTo(0, 0).card()),
		refused("PR-DICE-03", "the flight is longer than the card says", flight("R . ."), jetpack(1), rickTo(1, 0).card(), rickTo(2, 0).card()),

		allowed("PR-CLAR-14", "Parkour through a vent to a face-up tile with a wall", ricks("tttt", "R|.").but(edged(0, 0, East, v)), parkour(East)),
		allowed("PR-CLAR-14", "to a face-down tile", ricks("tttt", "Rv#"), parkour(East)),
		allowed("PR-CLAR-14", "to an empty cell", ricks("tttt", "Rv"), parkour(East)),
		refused("PR-CLAR-14", "through an open edge", ricks("tttt", "R ."), parkour(East)),
		refused("PR-CLAR-14", "through a plain wall", ricks("tttt", "R|."), parkour(East)),
		refused("PR-CLAR-14", "a vent on the other tile only", ricks("tttt", "RV."), parkour(East)),
		refused("PR-CLAR-14", "in no direction", ricks("tttt", " oR"), parkour(NoDir)),
		refused("PR-RICK-05", "Parkour into an empty cell without a stack", ricks("tttt", "Rv").but(stack(0)), parkour(East)).At(rules.Impossible),
		follows("PR-CLAR-14", "the tile it reveals summons and counts", ricks("tttt", "Rv#"), parkour(East), shows(parts.Blue, "www", 2)).
			Leaving(all(rickAt(1, 0), counted(parts.Blue, 1), stands(1, 1, 0), supplyIs(8))),
		follows("PR-CLAR-15", "a revealed tile with a vent is turned so that the vents adjoin", ricks("tttt", "Rv"), parkour(East), shows(parts.Grey, "owv", 0)).
			Leaving(all(rickAt(1, 0), stackIs(17), edgesAre(1, 0, o, o, w, v))),
		follows("PR-CLAR-16", "one without a vent is turned by its arrow and Rick moves", ricks("tttt", "Rv#"), parkour(East), shows(parts.Grey, "wow", 0)).
			Leaving(all(rickAt(1, 0), edgesAre(1, 0, w, o, w, o))),
		follows("PR-CLAR-17", "Parkour onto the Roof wins", ricks("tttt", "Rv.").but(roof(1, 0)), parkour(East)).Leaving(all(rickAt(1, 0), wonBy(SeatRick, "PR-WIN-01"))),
		follows("PR-CLAR-17", "Parkour onto a face-up tile turns nothing", ricks("tttt", "RvX").but(func(s *State) { s.Rick.Cell = Cell{0, 0} }, edged(1, 0, West, w)), parkour(East)).
			Leaving(all(rickAt(1, 0), edgesAre(1, 0, o, o, o, w))),

		allowed("PR-CLAR-19", "across an open border", ricks("tttt", "R ."), cover(1), rickTo(1, 0).card()),
		allowed("PR-CLAR-19", "through adjoining vents", ricks("tttt", "Ro."), cover(1), rickTo(1, 0).card()),
		refused("PR-CLAR-19", "through a wall", ricks("tttt", "R|."), cover(1), rickTo(1, 0).card()),
		refused("PR-CLAR-19", "through a wall of the next tile only", ricks("tttt", "RW."), cover(1), rickTo(1, 0).card()),
		refused("PR-CLAR-19", "through a vent of his own tile only", ricks("tttt", "Rv."), cover(1), rickTo(1, 0).card()),
		refused("PR-CLAR-19", "through a vent of the next tile only", ricks("tttt", "RV."), cover(1), rickTo(1, 0).card()),
	}
}

func deckNotes() []trial {
	offered := russians("cgtt", "R 1").but(granted(Grant{}))
	return []trial{
		follows("PR-CLAR-03", "Rick's player is asked", offered, bribe(3)).Leaving(func(t *testing.T, s State) {
			require.Equal(t, SeatRick, Game{}.Next(s))
			require.Equal(t, []Action{Answer{Yes: true}, Answer{Yes: false}}, Game{}.Legal(s))
		}),
		refused("PR-CLAR-03", "the turn goes on before the answer", offered, bribe(3), fires(1)),
		refused("PR-CLAR-03", "an answer that nobody waits for", offered, Answer{Yes: true}),
		follows("PR-CLAR-04", "accepted, three cards of Rick's deck are gone", offered, bribe(3), Answer{Yes: true}).
			Leaving(all(cards(Piles{Deck: 17, Hand: 5, Discard: 3}), func(t *testing.T, s State) { require.Zero(t, s.Turn.Jokers) })),
		follows("PR-CLAR-04", "accepted with fewer cards left, the deck is empty", offered.but(deck(2)), bribe(3), Answer{Yes: true}).
			Leaving(cards(Piles{Deck: 0, Hand: 5, Discard: 2})),
		follows("PR-CLAR-04", "refused, a joker pays one more shot", offered.but(spent(OnAction, 2)), bribe(3), Answer{}, fires(1)).
			Leaving(all(rickHas(9), cards(Piles{Deck: 20, Hand: 5}), func(t *testing.T, s State) { require.Zero(t, s.Turn.Jokers) })),
		allowed("PR-CLAR-04", "the joker of a refused bribe may lapse", russians("cttt", "R 1").but(russianDeck(0)), bribe(3), Answer{}, EndTurn{}),

		allowed("PR-CLAR-05", "another card die draws", ricks("cctt", "R"), plaster(1).by(1), Draw{pay(2)}),
		refused("PR-CLAR-05", "the card die of Mustard Plaster draws", ricks("cctt", "R"), plaster(1).by(1), Draw{pay(1)}),
		refused("PR-CLAR-05", "a card is drawn, and the one card die has paid for Mustard Plaster", ricks("cttt", "R"), plaster(1).by(1), Draw{}),
		refused("PR-CLAR-05", "a joker that paid for Mustard Plaster draws", ricks("jctt", "R"), plaster(1).by(1), Draw{pay(1)}),
		refused("PR-SPEND-09", "tools that paid a card draw", ricks("tctt", "R"), card("solenya").by(1), Draw{pay(1)}),
		refused("PR-CLAR-05", "the card die of Bribe draws", russians("cctt", "R"), bribe(1).by(1), Answer{}, Draw{pay(1)}),
		refused("PR-SPEND-09", "a card die that paid draws falls under it too", ricks("cctt", "R"), plaster(1).by(1), Draw{pay(1)}).Breaking("PR-CLAR-05"),
		refused("PR-CARD-06", "no card die is left to draw", ricks("cttt", "R"), plaster(1), Draw{}).Breaking("PR-CLAR-05"),
		refused("PR-SPEND-09", "a card die that paid a card talks", ricks("cctt", "R J").but(weak(5)), plaster(1).by(1), Persuade{pay(1, 2)}),
		refused("PR-SPEND-09", "a card die that paid a card moves Rick", ricks("cctt", "R ."), plaster(1).by(1), rickTo(1, 0).by(1)),
		follows("PR-CLAR-06", "healing 3 at 9 gives 10", ricks("cttt", "R").but(health(9)), plaster(3)).Leaving(rickHas(10)),
		follows("PR-CLAR-06", "healing 3 at 5 gives 8", ricks("cttt", "R").but(health(5)), plaster(3)).Leaving(rickHas(8)),
		allowed("PR-CLAR-07", "Mustard Plaster at full health", ricks("cttt", "R"), plaster(3)),

		allowed("PR-CLAR-08", "X is 4", russians("tttt", "R"), finish(4, 1, 2, 3, 4)),
		allowed("PR-CLAR-08", "X is 1", russians("tttt", "R"), finish(1, 3)),
		allowed("PR-CLAR-08", "jokers are tools too", russians("tjtt", "R"), finish(2, 1, 2)),
		refused("PR-CLAR-08", "X is 0", russians("tttt", "R"), finish(0)),
		refused("PR-CLAR-08", "X is 0 and nobody says what is paid", russians("tttt", "R"), Play{Card: "done-for"}),
		refused("PR-CLAR-08", "X is 5", russians("tttt", "R").but(gained(1)), Play{Card: "done-for", X: 5}),
		refused("PR-CLAR-08", "X is 3 for two tools", russians("tttt", "R"), finish(3, 1, 2)),
		refused("PR-CLAR-08", "X is 1 for two tools", russians("tttt", "R"), finish(1, 1, 2)),
		refused("PR-CLAR-08", "X is 2 for a tool and a gun", russians("tgtt", "R"), finish(2, 1, 2)),
		refused("PR-CLAR-08", "X is 2 with one tool at hand", russians("tggg", "R"), Play{Card: "done-for", X: 2}),
		follows("PR-CLAR-09", "three tools, three tiles, and none of them seen", russians("tttt", "R"), finish(3, 1, 2, 3)).
			Leaving(all(stackIs(15), supplyIs(10), func(t *testing.T, s State) { require.Len(t, s.Tiles, 1) })),
		follows("PR-CLAR-09", "no more than there are", russians("tttt", "R").but(stack(2)), finish(4, 1, 2, 3, 4)).Leaving(all(stackIs(0), goesOn)),
		follows("PR-CLAR-09", "an empty stack then loses at the end of the turn", russians("tttt", "R").but(stack(2)), finish(4, 1, 2, 3, 4), EndTurn{}).
			Leaving(wonBy(SeatRussians, "PR-WIN-04")),

		follows("PR-CLAR-18", "Solenya turns a tool into two jokers", ricks("tttt", "R . ."), card("solenya").by(1), rickTo(1, 0), rickTo(2, 0)).
			Leaving(all(rickAt(2, 0), paidWith(OnCard, 1), func(t *testing.T, s State) { require.Zero(t, s.Turn.Jokers) })),
		follows("PR-CLAR-18", "they are gone with the turn", ricks("tttt", "R"), card("solenya").by(1), EndTurn{}).
			Leaving(func(t *testing.T, s State) { require.Zero(t, s.Turn.Jokers) }),
		allowed("PR-CLAR-18", "they may lapse although a card could be drawn", ricks("tttt", "R"), card("solenya"), EndTurn{}),
		refused("PR-CARD-06", "a third joker of Solenya", ricks("tttt", "R"), card("solenya").by(1), Draw{}, Draw{}, Draw{}),
		follows("PR-CLAR-20", "Nothing Personal only draws once Jaguar has left", russians("mmtt", "R 1").but(jaguarGone), card("nothing-personal")).
			Leaving(all(jaguarIs(Gone), paidWith(OnCard, 1, 2), russianCards(Piles{Deck: 19, Hand: 5, Discard: 1}))),
		follows("PR-CLAR-20", "Gunpowder Dusting too", russians("mmtt", "R 1").but(jaguarGone), dusting(4)).
			Leaving(all(jaguarIs(Gone), jaguarHas(0), russianCards(Piles{Deck: 19, Hand: 5, Discard: 1}))),
		allowed("PR-CLAR-21", "Gunpowder Dusting at full health", russians("mmtt", "R J"), dusting(2)),
		allowed("PR-CLAR-22", "either card without a Jaguar on the board", russians("mmtt", "R 1").but(jaguarGone), dusting(2), card("nothing-personal")),
		refused("PR-CLAR-22", "Nothing Personal brings him back", russians("mmtt", "R 1").but(jaguarGone), card("nothing-personal").on(1, 0)).
			Leaving(jaguarIs(Gone)),
		refused("PR-CLAR-22", "Gunpowder Dusting brings him back", russians("mmtt", "R 1").but(jaguarGone), dusting(2).on(1, 0)),
		follows("PR-CLAR-23", "healing 4 at 8 gives 10", russians("mmtt", "R J").but(weak(8)), dusting(4)).Leaving(jaguarHas(10)),
		follows("PR-CLAR-23", "healing 4 at 3 gives 7", russians("mmtt", "R J").but(weak(3)), dusting(4)).Leaving(jaguarHas(7)),
	}
}

func boardNotes() []trial {
	three := russians("tttt", "R . .").but(edged(1, 0, North, w), edged(1, 0, East, v))
	red := russians("tttt", "R . . #").but(colour(parts.Red, Cell{0, 0}, Cell{1, 0}, Cell{2, 0}), func(s *State) { s.TileOn(Cell{1, 0}).Summon = 2 })
	return []trial{
		follows("PR-CLAR-12", "walls and vents turn clockwise with the tile", three, twist(1, 1, 0)).Leaving(edgesAre(1, 0, o, w, v, o)),
		follows("PR-CLAR-12", "half round", three, twist(2, 1, 0)).Leaving(edgesAre(1, 0, o, o, w, v)),
		follows("PR-CLAR-12", "three quarters", three, twist(3, 1, 0)).Leaving(edgesAre(1, 0, v, o, o, w)),
		follows("PR-CLAR-12", "nobody is summoned and no colour counts again", red, twist(1, 1, 0)).Leaving(all(jaguarIs(Away), supplyIs(10), counted(parts.Red, 3))),
		about("PR-CLAR-12", refused("PR-AMB-56", "a face-down tile is turned", russians("tttt", "R #"), twist(1, 1, 0))),
		about("PR-CLAR-12", refused("PR-AMB-56", "a tile is turned full circle", three, twist(4, 1, 0))),
		about("PR-CLAR-12", refused("PR-AMB-56", "no tile is turned", three, card("plot-twist"))),
		allowed("PR-CLAR-13", "Rick's own tile is turned", russians("tttt", "R ."), twist(1, 0, 0)),
		follows("PR-CLAR-13", "everybody stays on it", russians("tttt", "@ ."), twist(2, 0, 0)).Leaving(all(rickAt(0, 0), stands(1, 0, 0))),
	}
}
