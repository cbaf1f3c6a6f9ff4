package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

func shootCases() []trial {
	near := russians("gggg", "R 1")
	return []trial{
		follows("PR-SHOOT-01", "a gun symbol and no card", near, fires(Operative(1))).
			Leaving(all(rickHas(9), paidWith(OnAction, 1), russianCards(Piles{Deck: 20, Hand: 5}))),
		refused("PR-SHOOT-01", "a shot without a gun symbol", russians("mtcc", "R 1"), fires(Operative(1))),
		refused("PR-SHOOT-01", "a shot paid with tools", russians("gttt", "R 1"), Shoot{Figure: Operative(1), Pay: pay(2)}),
		refused("PR-SHOOT-01", "two guns for one shot", near, Shoot{Figure: Operative(1), Pay: pay(1, 2)}),
		refused("PR-SHOOT-01", "a card's shot without such a card", near, Shoot{Figure: Operative(1), ByCard: true}),
		allowed("PR-SHOOT-02", "a weapon card kills", ricks("gttt", "R 1"), razor(Operative(1))),
		allowed("PR-SHOOT-02", "a trap kills", ricks("gttt", "R 1"), Hurt{Figure: Operative(1), Damage: 1, By: "acid trap"}),
		allowed("PR-SHOOT-02", "a trap kills in the Russians' turn", russians("mttt", "R 1"), Hurt{Figure: Operative(1), Damage: 1, By: "acid trap"}),
		refused("PR-SHOOT-02", "damage without a card behind it", ricks("gttt", "R 1"), Hurt{Figure: Operative(1), Damage: 1}),
		refused("PR-SHOOT-02", "a gun symbol falls under it too", ricks("gttt", "R 1"), fires(Rick)).Breaking("PR-DICE-08"),
		allowed("PR-SHOOT-03", "from Rick's own tile", russians("gttt", "@"), fires(Operative(1))),
		allowed("PR-SHOOT-03", "from the next tile", near, fires(Operative(1))),
		allowed("PR-SHOOT-03", "Jaguar from the south", russians("gttt", "R", "", "J"), fires(Jaguar)),
		refused("PR-SHOOT-03", "from two tiles away", russians("gttt", "R . 1"), fires(Operative(1))),
		refused("PR-SHOOT-03", "diagonally", russians("gttt", "R .", "", ". 1"), fires(Operative(1))),
		refused("PR-SHOOT-03", "Jaguar from two tiles away", russians("gttt", "R . J"), fires(Jaguar)),
		refused("PR-SHOOT-03", "from two tiles away behind a wall, told once", russians("gttt", "R .|1"), fires(Operative(1))),
		follows("PR-SHOOT-04", "three shots take three health", russians("gggg", "1 R J"), fires(Operative(1)), fires(Jaguar), fires(Jaguar)).Leaving(rickHas(7)),
		follows("PR-SHOOT-04", "health stops at 0", near.but(health(0)), fires(Operative(1))).Leaving(rickHas(0)),
		allowed("PR-SHOOT-05", "past a wall that stands elsewhere", russians("gttt", "R 1|", "- -"), fires(Operative(1))),
		refused("PR-SHOOT-05", "through a wall", russians("gttt", "R|1"), fires(Operative(1))),
		refused("PR-SHOOT-05", "through a wall on Rick's tile only", russians("gttt", "Rw1"), fires(Operative(1))),
		refused("PR-SHOOT-05", "through a wall on the shooter's tile only", russians("gttt", "RW1"), fires(Operative(1))),
		refused("PR-SHOOT-05", "Jaguar shoots through a wall", russians("gttt", "R|J"), fires(Jaguar)),
		refused("PR-SHOOT-05", "through adjoining vents", russians("gttt", "Ro1"), fires(Operative(1))),
		allowed("PR-SHOOT-06", "two operatives shoot once each", russians("ggtt", "R %"), fires(Operative(1)), fires(Operative(2))),
		refused("PR-SHOOT-06", "one operative shoots twice", near, fires(Operative(1)), fires(Operative(1))),
		refused("PR-SHOOT-06", "it moved in between", russians("gmgt", "R 1"), fires(Operative(1)), walk(Operative(1), 0, 0), fires(Operative(1))),
		allowed("PR-SHOOT-07", "Jaguar shoots twice", russians("ggtt", "R J"), fires(Jaguar), fires(Jaguar)),
		refused("PR-SHOOT-07", "Jaguar shoots three times", russians("gggt", "R J"), fires(Jaguar), fires(Jaguar), fires(Jaguar)),
		allowed("PR-SHOOT-08", "a weapon of range 3 reaches three tiles", ricks("tttt", "R . . 1"), rifle(1, 3, Operative(1))),
		refused("PR-SHOOT-08", "it does not reach four", ricks("tttt", "R . . . 1"), rifle(1, 3, Operative(1))),
		refused("PR-SHOOT-08", "its minimum range spares Rick's tile", ricks("tttt", "@"), rifle(1, 3, Operative(1))),
		refused("PR-SHOOT-08", "never diagonally", ricks("tttt", "R .", "", ". 1"), rifle(1, 3, Operative(1))),
		refused("PR-SHOOT-08", "a wall on the way", ricks("tttt", "R .|1"), rifle(1, 3, Operative(1))),
		refused("PR-SHOOT-08", "a face-down tile on the way", ricks("tttt", "R # 1"), rifle(1, 3, Operative(1))),
		refused("PR-SHOOT-08", "the weapon hits nobody", ricks("tttt", "R . 1"), rifle(1, 3)),
		refused("PR-SHOOT-08", "Rick hits himself", ricks("tttt", "R . 1"), rifle(0, 3, Rick)),
		refused("PR-SHOOT-08", "the Screw Shooter's range falls under it too", ricks("tttt", "R 1"), screw(Operative(1))).Breaking("PR-WPN-01"),
		allowed("PR-SHOOT-09", "the Screw Shooter asks for no gun", ricks("tttt", "@"), screw(Operative(1))),
		allowed("PR-SHOOT-10", "three weapons in one turn", ricks("gggt", "@").but(posted(0, 0, 2, 3)), razor(1), razor(2), razor(3)),
		allowed("PR-SHOOT-11", "a weapon across an open border", ricks("gttt", "R 1"), razor(Operative(1))),
		refused("PR-SHOOT-11", "through adjoining vents", ricks("gttt", "Ro1"), razor(Operative(1))),
		refused("PR-SHOOT-11", "through a vent on Rick's side", ricks("gttt", "Rv1"), razor(Operative(1))),
		refused("PR-SHOOT-11", "through a vent on the other side", ricks("gttt", "RV1"), razor(Operative(1))),
		refused("PR-SHOOT-11", "a vent further down the line", ricks("gttt", "R .o1"), rifle(1, 3, Operative(1))),
	}
}

// The rulebook does not print this card.
func rifle(least, most int, targets ...Figure) Play {
	a := facts(parts.Card{ID: "rifle", Side: parts.RickSide, Effect: parts.Weapon, Amount: 1, Targets: 2, Range: &parts.Range{Min: least, Max: most}})
	a.Targets = targets
	return a
}

func weaponCases() []trial {
	line := ricks("ggtt", "@ 2 J 3 .|4 5").but(posted(0, 0, 6))
	return []trial{
		allowed("PR-WPN-01", "an operative on Rick's tile", ricks("cttt", "@"), screw(Operative(1))),
		allowed("PR-WPN-01", "Jaguar on Rick's tile", ricks("cttt", "X"), screw(Jaguar)),
		refused("PR-WPN-01", "an operative on the next tile", ricks("cttt", "R 1"), screw(Operative(1))),
		refused("PR-WPN-01", "two enemies at once", ricks("cttt", "@").but(posted(0, 0, 2)), screw(1, 2)),
		refused("PR-WPN-01", "nobody at all", ricks("cttt", "@"), screw()),
		allowed("PR-WPN-02", "one enemy", ricks("gttt", "R 1"), razor(1)),
		allowed("PR-WPN-02", "two enemies on one tile", ricks("gttt", "R %"), razor(1, 2)),
		follows("PR-WPN-02", "Jaguar loses two and the operative dies", ricks("gttt", "X 1"), razor(Jaguar, 1)).
			Leaving(all(jaguarHas(8), absent(Operative(1)), supplyIs(10))),
		refused("PR-WPN-02", "the same enemy twice", ricks("gttt", "R J"), razor(Jaguar, Jaguar)),
		refused("PR-WPN-02", "three enemies", ricks("gttt", "R %").but(posted(1, 0, 3)), razor(1, 2, 3)),
		refused("PR-WPN-02", "an enemy two tiles away", ricks("gttt", "R . 1"), razor(1)),
		refused("PR-WPN-02", "an enemy diagonally", ricks("gttt", "R .", "", ". 1"), razor(1)),
		refused("PR-WPN-02", "an enemy behind a wall", ricks("gttt", "R|1"), razor(1)),
		refused("PR-SHOOT-05", "Rick's weapon through a wall", ricks("gttt", "R|1"), razor(1)).Breaking("PR-WPN-02"),
		refused("PR-WPN-02", "nobody", ricks("gttt", "R 1"), razor()),
		allowed("PR-WPN-03", "one on Rick's tile and one on the next", ricks("gttt", "@ 2"), razor(1, 2)),
		follows("PR-WPN-04", "everybody in the line is hit, Jaguar for three", line, laser(East)).
			Leaving(all(absent(2, 3), jaguarHas(7), stands(4, 5, 0), paidWith(OnCard, 1, 2))),
		follows("PR-WPN-04", "the sixth tile is reached, the seventh is not", ricks("ggtt", "R . . . . . 1 2"), laser(East)).
			Leaving(all(absent(1), stands(2, 7, 0))),
		refused("PR-WPN-04", "no direction is chosen", ricks("ggtt", "R 1"), laser(NoDir)),
		follows("PR-WPN-05", "a wall stops the beam", ricks("ggtt", "R .|1"), laser(East)).Leaving(stands(1, 2, 0)),
		follows("PR-WPN-05", "a wall on the far tile only stops it", ricks("ggtt", "R .W1"), laser(East)).Leaving(stands(1, 2, 0)),
		follows("PR-WPN-05", "a face-down tile stops it", ricks("ggtt", "R # 1"), laser(East)).Leaving(stands(1, 2, 0)),
		follows("PR-WPN-05", "adjoining vents stop it", ricks("ggtt", "Ro1"), laser(East)).Leaving(stands(1, 1, 0)),
		follows("PR-WPN-05", "enemies do not stop it", ricks("ggtt", "R % 3"), laser(East)).Leaving(absent(1, 2, 3)),
		follows("PR-WPN-06", "enemies on Rick's tile are untouched", line, laser(East)).Leaving(all(stands(1, 0, 0), stands(6, 0, 0))),
		follows("PR-WPN-06", "enemies in other directions too", ricks("ggtt", "1", "", "R 2"), laser(East)).Leaving(all(stands(1, 0, 1), absent(2))),
	}
}

func jaguarCases() []trial {
	two := ricks("mmtt", "R # . .").but(colour(parts.Red, Cell{2, 0}, Cell{3, 0}))
	three := ricks("mmtt", "R # . . .").but(colour(parts.Red, Cell{2, 0}, Cell{3, 0}, Cell{4, 0}))
	away, weakened := russians("mmmm", "R 1 ."), ricks("cctt", "R|J").but(weak(5))
	return []trial{
		allowed("PR-JAG-01", "Jaguar on the board moves", russians("mttt", "R . J"), walk(Jaguar, 1, 0)),
		refused("PR-JAG-01", "Jaguar moves before he has entered", away, walk(Jaguar, 1, 0)),
		refused("PR-JAG-01", "Jaguar shoots before he has entered", russians("gttt", "R"), fires(Jaguar)),
		refused("PR-JAG-01", "Jaguar shoots after he has left", russians("gttt", "R").but(jaguarGone), fires(Jaguar)),
		refused("PR-JAG-01", "Jaguar is hit before he has entered", ricks("gttt", "R 1"), razor(Jaguar)),
		refused("PR-JAG-01", "Jaguar is put on the board for nothing", away, Enters{Cell{1, 0}}),
		follows("PR-JAG-02", "the third red tile brings him there", two, rickTo(1, 0), shows(parts.Red, "ooo", 0)).
			Leaving(all(jaguarIs(InPlay), stands(Jaguar, 1, 0), jaguarHas(10))),
		follows("PR-JAG-02", "the third blue tile too", two.but(colour(parts.Blue, Cell{2, 0}, Cell{3, 0})), rickTo(1, 0), shows(parts.Blue, "ooo", 0)).
			Leaving(stands(Jaguar, 1, 0)),
		follows("PR-JAG-02", "the third grey tile does not", two.but(colour(parts.Grey, Cell{2, 0}, Cell{3, 0})), rickTo(1, 0), shows(parts.Grey, "ooo", 0)).
			Leaving(jaguarIs(Away)),
		follows("PR-JAG-02", "the second red tile does not", two.but(colour(parts.Blue, Cell{3, 0})), rickTo(1, 0), shows(parts.Red, "ooo", 0)).Leaving(jaguarIs(Away)),
		follows("PR-JAG-02", "also when the vent attempt fails", ricks("mmtt", "Rv# . .").but(colour(parts.Blue, Cell{2, 0}, Cell{3, 0})),
			rickTo(1, 0), shows(parts.Blue, "wow", 0)).Leaving(all(stands(Jaguar, 1, 0), rickAt(0, 0))),
		follows("PR-JAG-03", "a third tile from the stack counts alike", ricks("mmtt", "R|. .").but(colour(parts.Red, Cell{1, 0}, Cell{2, 0})),
			rickTo(0, 1), shows(parts.Red, "ooo", 0)).Leaving(stands(Jaguar, 0, 1)),
		follows("PR-JAG-03", "face-down tiles do not count", ricks("mmtt", "R # . #").but(colour(parts.Red, Cell{2, 0}), func(s *State) { s.TileOn(Cell{3, 0}).Colour = parts.Red }),
			rickTo(1, 0), shows(parts.Red, "ooo", 0)).Leaving(jaguarIs(Away)),
		follows("PR-JAG-04", "once he is there another third tile does nothing", two.but(colour(parts.Blue, Cell{2, 0}, Cell{3, 0}),
			func(s *State) { s.Jaguar = Hunter{Status: InPlay, Cell: Cell{3, 0}, Health: 10} }),
			rickTo(1, 0), shows(parts.Blue, "ooo", 0)).Leaving(stands(Jaguar, 3, 0)),
		follows("PR-JAG-04", "once he is gone a third tile does nothing", two.but(jaguarGone), rickTo(1, 0), shows(parts.Red, "ooo", 0)).Leaving(jaguarIs(Gone)),
		follows("PR-JAG-04", "a fourth tile of the colour does nothing", three, rickTo(1, 0), shows(parts.Red, "ooo", 0)).Leaving(jaguarIs(Away)),
		refused("PR-JAG-04", "Jaguar is put on the board a second time", russians("mttt", "R J"), Enters{Cell{0, 0}}),
		follows("PR-JAG-05", "Nothing Personal brings him", away, card("nothing-personal").on(2, 0)).
			Leaving(all(stands(Jaguar, 2, 0), paidWith(OnCard, 1, 2), russianCards(Piles{Deck: 19, Hand: 5, Discard: 1}))),
		refused("PR-CARD-02", "one movement symbol for it", russians("mttt", "R 1"), card("nothing-personal").on(1, 0)),
		follows("PR-JAG-06", "at 0 health he leaves the game", ricks("gttt", "R J").but(weak(2)), razor(Jaguar)).Leaving(all(jaguarIs(Gone), absent(Jaguar))),
		follows("PR-JAG-06", "more damage than health is enough", ricks("ggtt", "R J").but(weak(1)), laser(East)).Leaving(all(jaguarIs(Gone), jaguarHas(0))),
		follows("PR-JAG-06", "with 1 health left he stays", ricks("gttt", "R J").but(weak(3)), razor(Jaguar)).Leaving(all(jaguarIs(InPlay), jaguarHas(1))),
		allowed("PR-JAG-07", "the game goes on without him", russians("mttt", "R . 1").but(jaguarGone), walk(1, 1, 0)),
		refused("PR-JAG-07", "Jaguar is put back", russians("mttt", "R").but(jaguarGone), Enters{Cell{0, 0}}),
		refused("PR-JAG-07", "a card puts him back", away.but(jaguarGone), card("nothing-personal").on(2, 0)).Breaking("PR-CLAR-22"),
		follows("PR-JAG-08", "the card's symbols are not spent on him", away, card("nothing-personal").on(2, 0), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)).
			Leaving(stands(Jaguar, 0, 0)),
		allowed("PR-JAG-08", "so he may even pass a wall", russians("mmmm", "R 1|."), card("nothing-personal").on(2, 0), walk(Jaguar, 1, 0)),
		allowed("PR-JAG-09", "at 5 health for two card symbols", weakened, Persuade{}),
		allowed("PR-JAG-09", "for two jokers", ricks("jjtt", "R J").but(weak(1)), Persuade{}),
		follows("PR-JAG-09", "he is removed from the game", weakened, Persuade{pay(1, 2)}).Leaving(all(jaguarIs(Gone), absent(Jaguar), paidWith(OnTalk, 1, 2))),
		refused("PR-JAG-09", "at 6 health", ricks("cctt", "R J").but(weak(6)), Persuade{}),
		refused("PR-JAG-09", "for one card symbol", ricks("cttt", "R J").but(weak(5)), Persuade{}),
		refused("PR-JAG-09", "for three card symbols", ricks("ccct", "R J").but(weak(5)), Persuade{pay(1, 2, 3)}),
		refused("PR-JAG-09", "before he has entered", ricks("cctt", "R").but(weak(5)), Persuade{}),
		refused("PR-JAG-09", "after he has left", ricks("cctt", "R").but(jaguarGone), Persuade{}),
		follows("PR-JAG-10", "no card is drawn or discarded", weakened, Persuade{}).Leaving(cards(Piles{Deck: 20, Hand: 5})),
		allowed("PR-JAG-11", "Rick need not see him", ricks("cctt", "R|. # .", "       -", "      J").but(weak(5)), Persuade{}),
	}
}

func operativeCases() []trial {
	tell := func(s State) State { return did(s, rickTo(0, 1)) }
	full := tell(ricks("mttt", "#", "", "R %").but(posted(1, 0, 3, 4, 5, 6, 7, 8, 9, 10)))
	short := tell(ricks("mttt", "#", "", "R %").but(posted(1, 0, 3, 4, 5, 6, 7, 8, 9)))
	tired := russians("tttt", "R %").but(posted(1, 0, 3, 4, 5, 6, 7, 8, 9, 10), hasMoved(1, 1), hasShot(1, 1))
	call := facts(parts.Card{ID: "call", Effect: parts.Summon, Amount: 2}).on(0, 0)
	grant := func(g Grant, rows ...string) State { return russians("mgtt", rows...).but(granted(g)) }
	return []trial{
		follows("PR-OPS-01", "a killed operative returns to the supply", ricks("gttt", "R 1"), razor(1)).Leaving(all(absent(1), supplyIs(10))),
		follows("PR-OPS-01", "and may be summoned again", ricks("gmtt", "1", "", "R #"), razor(1), rickTo(1, 0), shows(parts.Grey, "ooo", 1)).
			Leaving(stands(1, 1, 0)),
		follows("PR-OPS-02", "board and supply are ten", opening(Insane, "")).Leaving(func(t *testing.T, s State) { require.Equal(t, 10, len(s.Operatives)+s.Supply()) }),
		refused("PR-OPS-02", "an operative that lies in the supply moves", russians("mttt", "R 1"), walk(7, 0, 0)).At(rules.Impossible),
		refused("PR-OPS-02", "an operative that lies in the supply shoots", russians("gttt", "R 1"), fires(7)).At(rules.Impossible),
		refused("PR-OPS-02", "an operative that lies in the supply is hit", ricks("gttt", "R 1"), razor(7)).At(rules.Impossible),
		follows("PR-OPS-03", "a tile that calls two brings two", ricks("mttt", "R #"), rickTo(1, 0), shows(parts.Grey, "ooo", 2)).
			Leaving(all(stands(1, 1, 0), stands(2, 1, 0), supplyIs(8))),
		follows("PR-OPS-03", "a tile from the stack too", ricks("mttt", "R"), rickTo(1, 0), shows(parts.Grey, "ooo", 3)).Leaving(all(stands(3, 1, 0), supplyIs(7))),
		follows("PR-OPS-03", "no more than there are", short, shows(parts.Grey, "ooo", 3)).Leaving(all(supplyIs(0), stands(10, 0, 1))),
		follows("PR-OPS-04", "with an empty supply two on the board are moved", full, shows(parts.Grey, "ooo", 2).moving(1, 5)).
			Leaving(all(stands(1, 0, 1), stands(5, 0, 1), stands(2, 1, 0), supplyIs(0))),
		follows("PR-OPS-04", "nobody has to be moved", full, shows(parts.Grey, "ooo", 2)).Leaving(all(stands(1, 1, 0), supplyIs(0))),
		follows("PR-OPS-04", "for a card too", tired, withMoving(call, 1)).Leaving(stands(1, 0, 0)),
		allowed("PR-OPS-05", "the last of the supply first and then one of the board", short, shows(parts.Grey, "ooo", 2).moving(1)),
		refused("PR-OPS-05", "one of the board while the supply suffices", tell(ricks("mttt", "#", "", "R 1")), shows(parts.Grey, "ooo", 2).moving(1)),
		refused("PR-OPS-05", "two of the board for one that is missing", short, shows(parts.Grey, "ooo", 2).moving(1, 2)),
		refused("PR-OPS-05", "one of the board for a tile that calls nobody", full, shows(parts.Grey, "ooo", 0).moving(1)),
		refused("PR-OPS-05", "for a card while the supply suffices", russians("tttt", "R 1"), withMoving(call, 1)),
		refused("PR-OPS-02", "one that is not on the board is moved", short, shows(parts.Grey, "ooo", 2).moving(10)).At(rules.Impossible),
		refused("PR-OPS-02", "one is moved twice", full, shows(parts.Grey, "ooo", 2).moving(1, 1)).At(rules.Impossible),
		allowed("PR-OPS-06", "one movement and one gun symbol", russians("mgtt", "R . 1"), walk(1, 1, 0), fires(1)),
		refused("PR-OPS-06", "a second movement symbol", russians("mmtt", "R . 1"), walk(1, 1, 0), walk(1, 0, 0)).Breaking("PR-RUS-04"),
		refused("PR-OPS-06", "a second gun symbol", russians("ggtt", "R 1"), fires(1), fires(1)).Breaking("PR-SHOOT-06"),
		follows("PR-OPS-07", "a card's step leaves the own step", grant(Grant{Card: "run", Effect: parts.Steps, Steps: 1}, "R . 1"),
			walk(1, 1, 0).card(), walk(1, 0, 0)).Leaving(stands(1, 0, 0)),
		follows("PR-OPS-07", "and the own step leaves the card's", grant(Grant{Card: "run", Effect: parts.Steps, Steps: 1}, "R . 1"),
			walk(1, 1, 0), walk(1, 0, 0).card()).Leaving(stands(1, 0, 0)),
		follows("PR-OPS-07", "a card's shot leaves the own shot", grant(Grant{Card: "aim", Effect: parts.Shots, Shots: 1}, "R 1"),
			Shoot{Figure: 1, ByCard: true}, fires(1)).Leaving(rickHas(8)),
		refused("PR-DICE-03", "a card's one step is taken twice", grant(Grant{Card: "run", Effect: parts.Steps, Steps: 1}, "R . 1"),
			walk(1, 1, 0).card(), walk(1, 0, 0).card()),
		refused("PR-SHOOT-01", "a card's one shot is fired twice", grant(Grant{Card: "aim", Effect: parts.Shots, Shots: 1}, "R 1"),
			Shoot{Figure: 1, ByCard: true}, Shoot{Figure: 1, ByCard: true}),
		allowed("PR-OPS-08", "a card summons two", russians("tttt", "R 1"), call),
		refused("PR-RUS-01", "a card summons onto a face-down tile", russians("tttt", "R #"), facts(parts.Card{ID: "call", Effect: parts.Summon, Amount: 2}).on(1, 0)).At(rules.Impossible),
	}
}

func withMoving(a Play, f ...Figure) Play { a.Relocate = f; return a }
