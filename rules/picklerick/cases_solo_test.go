package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

func goes(f Figure, shots int, path ...Cell) ActAlone {
	return ActAlone{Figure: f, Path: append([]Cell{}, path...), Shots: shots}
}

func soloCases() []trial {
	third := ricks("mmtt", "R # . .").but(playsAlone, colour(parts.Blue, Cell{2, 0}, Cell{3, 0}))
	lots := func(n ...int) State { return ricks("mttt", "R #").but(playsAlone, posted(0, 0, n...)) }
	return []trial{
		follows("PR-SOLO-01", "Rick's turn is as usual and then the Russians play by themselves", ricks("tttt", "R").but(playsAlone), EndTurn{}).
			Leaving(all(turnOf(SeatRussians, Act), func(t *testing.T, s State) { require.True(t, Game{}.Automated(s, SeatRussians)) })),
		follows("PR-SOLO-02", "three tiles lie in each gap", opening(Solo, ToTheRight)).Leaving(all(starting(parts.GuardPostA, 0, 4),
			starting(parts.GuardPostB, 4, 4), starting(parts.Roof, 4, 8), faceUpTiles(4, 9), stackIs(15))),
		follows("PR-SOLO-02", "also to the left", opening(Solo, ToTheLeft)).Leaving(all(starting(parts.GuardPostB, -4, 4), starting(parts.Roof, -4, 8))),
		follows("PR-SOLO-03", "four tiles lie in each gap", opening(Insane, ToTheRight)).Leaving(all(starting(parts.GuardPostA, 0, 5),
			starting(parts.GuardPostB, 5, 5), starting(parts.Roof, 5, 10), faceUpTiles(4, 12), stackIs(12))),
		follows("PR-SOLO-04", "no dice and no deck", actTurn("R")).Leaving(func(t *testing.T, s State) {
			require.Empty(t, s.Turn.Dice)
			require.Nil(t, s.Russian)
		}),
		refused("PR-SOLO-04", "the automated Russians roll", actTurn("R"), fellDice("mmmm")),
		refused("PR-SOLO-04", "the automated Russians draw", actTurn("R"), Draw{}),
		refused("PR-SOLO-04", "the automated Russians play a card", actTurn("R 1"), card("nothing-personal").on(1, 0)),
		refused("PR-SOLO-04", "an operative moves by a symbol", actTurn("R . 1"), walk(1, 1, 0)),
		refused("PR-SOLO-04", "an operative acts alone in the game for two", russians("mmmm", "R . 1"), goes(1, 1, Cell{1, 0})),
		follows("PR-SOLO-05", "the third blue tile brings Jaguar", third, rickTo(1, 0), shows(parts.Blue, "ooo", 0)).Leaving(stands(Jaguar, 1, 0)),
		refused("PR-SOLO-05", "Jaguar enters otherwise", actTurn("R 1"), Enters{Cell{1, 0}}),
		follows("PR-SOLO-06", "each operative takes one step of a shortest way", actTurn("R . . 1", "    - -", ". . . 2")).
			Leaving(playedOut(stands(1, 2, 1), stands(2, 2, 0), rickHas(10))),
		follows("PR-SOLO-06", "walls make the way longer", actTurn("R|1", "   ", ". .")).Leaving(playedOut(stands(1, 1, 0))),
		follows("PR-SOLO-06", "without a way it stays", actTurn("R|1")).Leaving(playedOut(stands(1, 1, 0), rickHas(10))),
		follows("PR-SOLO-06", "face-down tiles are no way", actTurn("R # 1")).Leaving(playedOut(stands(1, 2, 0))),
		follows("PR-SOLO-06", "vents are no way for it", actTurn("Ro1")).Leaving(playedOut(stands(1, 1, 0), rickHas(10))),
		refused("PR-SOLO-06", "it walks away from Rick", actTurn("R . 1 ."), goes(1, 0, Cell{3, 0})),
		refused("PR-SOLO-06", "it takes two steps", actTurn("R . 1"), goes(1, 1, Cell{1, 0}, Cell{0, 0})),
		refused("PR-SOLO-06", "it stays although a way is open", actTurn("R . 1"), goes(1, 0)),
		refused("PR-SOLO-06", "it acts twice", actTurn("R . . 1"), goes(1, 0, Cell{2, 0}), goes(1, 1, Cell{1, 0})),
		refused("PR-SOLO-06", "the turn ends before everybody has acted", actTurn("R . 1"), EndTurn{}),
		follows("PR-SOLO-07", "on Rick's tile it stays and shoots", actTurn("@ .")).Leaving(playedOut(stands(1, 0, 0), rickHas(9))),
		follows("PR-SOLO-07", "it shoots after its step", actTurn("R . 1")).Leaving(playedOut(stands(1, 1, 0), rickHas(9))),
		follows("PR-SOLO-07", "it steps onto his tile and shoots", actTurn("R 1")).Leaving(playedOut(stands(1, 0, 0), rickHas(9))),
		follows("PR-SOLO-07", "out of range its shot is lost", actTurn("R . . 1")).Leaving(playedOut(stands(1, 2, 0), rickHas(10))),
		refused("PR-SOLO-07", "its shot is left out", actTurn("R . 1"), goes(1, 0, Cell{1, 0})),
		refused("PR-SOLO-07", "it shoots twice", actTurn("@"), goes(1, 2)),
		refused("PR-SOLO-07", "it hits through a wall", actTurn("R|1"), goes(1, 1)),
		refused("PR-SOLO-06", "it leaves Rick's tile", actTurn("@ ."), goes(1, 1, Cell{1, 0})),
		follows("PR-SOLO-08", "Jaguar goes two cells and shoots from there", actTurn("R . . J")).Leaving(playedOut(stands(Jaguar, 1, 0), rickHas(8))),
		follows("PR-SOLO-08", "he stops on Rick's tile after one", actTurn("R J")).Leaving(playedOut(stands(Jaguar, 0, 0), rickHas(8))),
		follows("PR-SOLO-08", "on Rick's tile he stays", actTurn("X .")).Leaving(playedOut(stands(Jaguar, 0, 0), rickHas(8))),
		refused("PR-SOLO-08", "he goes one cell only", actTurn("R . . . J"), goes(Jaguar, 0, Cell{3, 0})),
		refused("PR-SOLO-08", "he goes the other way", actTurn("R . J . ."), goes(Jaguar, 0, Cell{3, 0}, Cell{4, 0})),
		refused("PR-SOLO-08", "the turn ends before he has acted", actTurn("R . . J"), EndTurn{}),
		refused("PR-JAG-01", "he acts before he has entered", actTurn("R ."), goes(Jaguar, 0)),
		follows("PR-SOLO-09", "out of range both shots are lost", actTurn("R . . . . J")).Leaving(playedOut(stands(Jaguar, 3, 0), rickHas(10))),
		refused("PR-SOLO-09", "he shoots once only", actTurn("R . . J"), goes(Jaguar, 1, Cell{2, 0}, Cell{1, 0})),
		refused("PR-SOLO-09", "he shoots through the wall that he waits for", actTurn("R|. J"), goes(Jaguar, 2, Cell{1, 0})),
		follows("PR-SOLO-10", "a wall takes both of his moves", actTurn("R . .|J")).Leaving(playedOut(stands(Jaguar, 2, 0), rickHas(10))),
		follows("PR-SOLO-10", "so does a wall with vents", actTurn("RoJ")).Leaving(playedOut(stands(Jaguar, 0, 0), rickHas(8))),
		refused("PR-SOLO-11", "he passes a wall and walks on", actTurn("R . .|J"), goes(Jaguar, 2, Cell{2, 0}, Cell{1, 0})),
		follows("PR-SOLO-11", "he waits in front of a wall", actTurn("R|. J")).Leaving(playedOut(stands(Jaguar, 1, 0), rickHas(10))),
		refused("PR-SOLO-11", "he walks and passes a wall", actTurn("R|. J"), goes(Jaguar, 2, Cell{1, 0}, Cell{0, 0})),
		follows("PR-SOLO-12", "ten operatives at the end of a turn lose the game", lots(1, 2, 3, 4, 5, 6, 7, 8, 9), rickTo(1, 0), shows(parts.Grey, "ooo", 1), EndTurn{}).
			Leaving(wonBy(SeatRussians, "PR-SOLO-12")),
		follows("PR-SOLO-12", "they are a warning before it ends", lots(1, 2, 3, 4, 5, 6, 7, 8, 9), rickTo(1, 0), shows(parts.Grey, "ooo", 1)).
			Noting(
				noted("summoned", "PR-OPS-03", "count", 1, "operatives", operatives([]int{10}), "cell", Cell{1, 0}.noun(), "on", 10, "all", 10),
				noted("warned.PR-SOLO-12", "PR-SOLO-12"),
			).
			Leaving(all(goesOn, awaitsNothing, stands(10, 1, 0), rickAt(1, 0),
				lies(Tile{Cell: Cell{1, 0}, Face: Up, Colour: parts.Grey, Edges: &Edges{o, o, o, o}, Summon: 1}))),
		follows("PR-SOLO-12", "nine do not", ricks("tttt", "R").but(playsAlone, posted(0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)), EndTurn{}).Leaving(goesOn),
		follows("PR-SOLO-12", "one killed in time saves Rick", ricks("mgtt", "R #").but(playsAlone, posted(0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
			rickTo(1, 0), shows(parts.Grey, "ooo", 1), razor(10), EndTurn{}).Leaving(goesOn),
		follows("PR-SOLO-12", "with two players ten operatives lose nothing", ricks("tttt", "R").but(posted(0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)), EndTurn{}).Leaving(goesOn),
		allowed("PR-SOLO-13", "movement and card dice are spent", ricks("mctt", "R .").but(playsAlone), rickTo(1, 0), Draw{}, EndTurn{}),
		refused("PR-SOLO-13", "a movement die is kept", ricks("mttt", "R .").but(playsAlone), EndTurn{}).Breaking("PR-SPEND-02"),
		refused("PR-SOLO-13", "a card die is kept", ricks("cttt", "R .").but(playsAlone), EndTurn{}).Breaking("PR-SPEND-03"),
		follows("PR-SOLO-14", "a tile still summons", lots(1), rickTo(1, 0), shows(parts.Grey, "ooo", 2)).Leaving(all(stands(2, 1, 0), stands(3, 1, 0))),
		follows("PR-SOLO-14", "enemies still cost rerolls", ricks("mmmm", "R . 1").but(playsAlone)).Leaving(allowanceIs(3)),
	}
}

// The function `about` links a test case to a question that the rulebook leaves open.
func about(open ruleID, c trial) trial {
	c.About = open
	return c
}

func houseCases() []trial {
	return append(append(houseOfSight(), houseOfFigures()...), houseOfTheEnd()...)
}

func houseOfSight() []trial {
	gap, own := ricks("ggtt", "R   1"), ricks("mmtt", "@ .")
	joker := ricks("jttt", "R").but(houseRule(JokerMustBeSpent, "soft"))
	gamble := ricks("mttt", "R").but(func(s *State) { s.Tiles[0].Edges = &Edges{w, v, w, w} })
	pinned := func(dice string) State { return russians(dice, "R|J").but(sealed(1, 0, East)) }
	return []trial{
		follows("PR-AMB-06", "true: an empty cell hides Rick", gap).Leaving(func(t *testing.T, s State) { require.Empty(t, s.Watchers()) }),
		follows("PR-AMB-06", "true: it stops the beam", gap, laser(East)).Leaving(stands(1, 2, 0)),
		follows("PR-AMB-06", "false: Rick is seen across it", gap.but(houseRule(EmptyBlocksSight, "false"))).Leaving(watched(1)),
		follows("PR-AMB-06", "false: the beam goes on", gap.but(houseRule(EmptyBlocksSight, "false")), laser(East)).Leaving(absent(1)),
		follows("PR-AMB-06", "false: a wall before it still hides Rick", ricks("", "Rw  1").but(houseRule(EmptyBlocksSight, "false"))).
			Leaving(func(t *testing.T, s State) { require.Empty(t, s.Watchers()) }),
		follows("PR-AMB-06", "false: two empty cells in a row do not hide him", ricks("", "R     1").but(houseRule(EmptyBlocksSight, "false"))).Leaving(watched(1)),
		follows("PR-AMB-06", "false: a face-down tile still hides him", ricks("", "R # 1").but(houseRule(EmptyBlocksSight, "false"))).
			Leaving(func(t *testing.T, s State) { require.Empty(t, s.Watchers()) }),
		refused("PR-SHOOT-03", "nobody shoots across an empty cell either way", russians("gttt", "R   1").but(houseRule(EmptyBlocksSight, "false")), fires(1)),
		follows("PR-AMB-07", "true: an operative on Rick's tile costs a reroll", own).Leaving(allowanceIs(3)),
		follows("PR-AMB-07", "false: it does not", own.but(houseRule(SameTileSees, "false"))).Leaving(allowanceIs(4)),
		about("PR-AMB-09", refused("PR-DICE-11", "warn: a joker in the reroll is unusual", ricks("jttt", "R .").but(choosing), Reroll{[]int{1}}).At(rules.Unusual)),
		about("PR-AMB-09", refused("PR-DICE-11", "forbid: it is against the rules", ricks("jttt", "R .").but(choosing, houseRule(JokerReroll, "forbid")), Reroll{[]int{1}})),
		about("PR-AMB-11", refused("PR-SPEND-05", "soft: an unspent joker is unusual", joker, EndTurn{}).At(rules.Unusual)),
		about("PR-AMB-11", refused("PR-SPEND-05", "hard: it is against the rules", joker.but(houseRule(JokerMustBeSpent, "hard")), EndTurn{})),
		allowed("PR-AMB-11", "no: it is free", joker.but(houseRule(JokerMustBeSpent, "no")), EndTurn{}),
		allowed("PR-AMB-11", "hard: no duty without anything to do", joker.but(houseRule(JokerMustBeSpent, "hard"), stack(0), walled, func(s *State) { s.Cards.Deck = 0 }), EndTurn{}),
		allowed("PR-AMB-12", "false: a vent need not be tried", gamble, EndTurn{}),
		about("PR-AMB-12", refused("PR-SPEND-02", "true: a vent must be tried", gamble.but(houseRule(VentAttemptIsDuty, "true")), EndTurn{})),
		allowed("PR-AMB-13", "false: Jaguar need not pass a wall", pinned("mmtt"), EndTurn{}),
		about("PR-AMB-13", refused("PR-SPEND-02", "true: he must", pinned("mmtt").but(houseRule(ForcedWallCrossing, "true")), EndTurn{}).Telling("count", 2)),
		about("PR-AMB-13", refused("PR-SPEND-02", "true: a movement and a joker pay too", pinned("mjtt").but(houseRule(ForcedWallCrossing, "true"), houseRule(JokerMustBeSpent, "hard")), EndTurn{}).
			Breaking("PR-SPEND-02", "PR-SPEND-05").Telling("count", 1)),
		about("PR-AMB-13", refused("PR-SPEND-05", "true: two jokers pay too", pinned("jjtt").but(russianDeck(0), houseRule(ForcedWallCrossing,
			"true"), houseRule(JokerMustBeSpent, "hard")), EndTurn{}).Telling("count", 2)),
		allowed("PR-AMB-13", "true: a joker that need not be spent forces nobody", pinned("mjtt").but(houseRule(ForcedWallCrossing, "true"), houseRule(JokerMustBeSpent, "no")), EndTurn{}),
		allowed("PR-AMB-13", "true: with one symbol he cannot", pinned("mttt").but(houseRule(ForcedWallCrossing, "true")), EndTurn{}),
		about("PR-AMB-13", refused("PR-SPEND-02", "true: one symbol goes to the operative that can walk, and one alone passes no wall",
			russians("mmtt", "R|J|1 .").but(houseRule(ForcedWallCrossing, "true")), EndTurn{}).Telling("count", 1)),
	}
}

func houseOfFigures() []trial {
	red := ricks("mmtt", "R # . .").but(colour(parts.Red, Cell{0, 0}, Cell{2, 0}), place(parts.Bathroom, 0, 0))
	crossedOver := russians("tttt", "R . J").but(crossed, granted(running(1)))
	extra := func(value string) State {
		return russians("mmgg", "R . . J").but(granted(Grant{Card: "run", Effect: parts.Steps, Steps: 1, Shots: 1}), houseRule(JaguarCardsExtra, value))
	}
	beside := func(value string) State {
		return russians("gggg", "R J").but(granted(Grant{Card: "aim", Effect: parts.Shots, Shots: 1}), houseRule(JaguarCardsExtra, value))
	}
	tough := func(n string) State { return ricks("ggtt", "R 1").but(houseRule(OperativeHealth, n)) }
	tired := russians("mgtt", "R .|% ").but(posted(2, 0, 3, 4, 5, 6, 7, 8, 9, 10), hasMoved(1, 1), hasShot(1, 1))
	call := withMoving(facts(parts.Card{ID: "call", Effect: parts.Summon, Amount: 1}).on(1, 0), 1)
	short := ricks("mttt", "#", "", "R %").but(playsAlone, posted(1, 0, 3, 4, 5, 6, 7, 8, 9), func(s *State) { s.Wait = &Wait{For: ForTile, Cell: Cell{0, 1}} })
	beside2 := ricks("gttt", "1 R 2")
	return []trial{
		follows("PR-AMB-26", "3: damage below 0 heals nothing", tough("3"), Hurt{Figure: 1, Damage: -5, By: "x"},
			Hurt{Figure: 1, Damage: 3, By: "x"}).Leaving(absent(1)),
		follows("PR-AMB-20", "true: a red starting tile counts", red, rickTo(1, 0), shows(parts.Red, "ooo", 0)).Leaving(stands(Jaguar, 1, 0)),
		follows("PR-AMB-20", "false: it does not", red.but(houseRule(StartingTilesCount, "false")), rickTo(1, 0), shows(parts.Red, "ooo", 0)).Leaving(jaguarIs(Away)),
		follows("PR-AMB-20", "false: the third red one of the others does", red.but(houseRule(StartingTilesCount, "false"), colour(parts.Red, Cell{3, 0})),
			rickTo(1, 0), shows(parts.Red, "ooo", 0)).Leaving(stands(Jaguar, 1, 0)),
		about("PR-AMB-24", refused("PR-RUS-08", "false: a card does not move Jaguar after a wall", crossedOver, walk(Jaguar, 1, 0).card())),
		allowed("PR-AMB-24", "true: it does", crossedOver.but(houseRule(CardAfterCrossing, "true")), walk(Jaguar, 1, 0).card()),
		about("PR-AMB-24", refused("PR-RUS-08", "true: a symbol still does not", russians("mttt", "R . J").but(crossed, houseRule(CardAfterCrossing, "true")), walk(Jaguar, 1, 0))),
		allowed("PR-AMB-25", "true: a card's step is a third one", extra("true"), walk(Jaguar, 2, 0), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0).card()),
		allowed("PR-AMB-25", "true: and may come first", extra("true"), walk(Jaguar, 2, 0).card(), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0)),
		about("PR-AMB-25", refused("PR-RUS-05", "false: it is one of two", extra("false"), walk(Jaguar, 2, 0).card(), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0))),
		about("PR-AMB-25", refused("PR-RUS-05", "false: also after two", extra("false"), walk(Jaguar, 2, 0), walk(Jaguar, 1, 0), walk(Jaguar, 0, 0).card())),
		allowed("PR-AMB-25", "true: a card's shot is a third one", beside("true"), Shoot{Figure: Jaguar, ByCard: true}, fires(Jaguar), fires(Jaguar)),
		about("PR-AMB-25", refused("PR-SHOOT-07", "false: a card's shot is one of two", beside("false"), Shoot{Figure: Jaguar, ByCard: true}, fires(Jaguar), fires(Jaguar))),
		follows("PR-AMB-26", "1: any damage kills", tough("1"), Hurt{Figure: 1, Damage: 1, By: "trap"}).Leaving(absent(1)),
		follows("PR-AMB-26", "2: one damage does not kill", tough("2"), Hurt{Figure: 1, Damage: 1, By: "trap"}).Leaving(stands(1, 1, 0)),
		follows("PR-AMB-26", "2: two do", tough("2"), Hurt{Figure: 1, Damage: 1, By: "trap"}, Hurt{Figure: 1, Damage: 1, By: "trap"}).Leaving(absent(1)),
		follows("PR-AMB-26", "3: the Razor Throwers do not kill", tough("3"), razor(1)).Leaving(stands(1, 1, 0)),
		follows("PR-AMB-26", "3: twice they do", tough("3"), razor(1), razor(1)).Leaving(absent(1)),
		about("PR-AMB-27", refused("PR-RUS-04", "false: a moved token keeps its spent step", tired, call, walk(1, 0, 0))),
		about("PR-AMB-27", refused("PR-SHOOT-06", "false: and its spent shot", tired, call, fires(1))),
		allowed("PR-AMB-27", "true: it is as fresh as from the supply", tired.but(houseRule(RelocatedFresh, "true")), call, fires(1), walk(1, 0, 0)),
		refused("PR-AMB-38", "false: alone nobody is moved", short, shows(parts.Grey, "ooo", 2).moving(1)),
		allowed("PR-AMB-38", "true: alone the player moves one", short.but(houseRule(SoloRelocate, "true")), shows(parts.Grey, "ooo", 2).moving(1)),
		follows("PR-AMB-38", "false: what is left is placed", short, shows(parts.Grey, "ooo", 2)).Leaving(all(supplyIs(0), stands(10, 0, 1), stands(1, 1, 0))),
		allowed("PR-AMB-41", "true: targets on two neighbouring tiles", beside2, razor(1, 2)),
		about("PR-AMB-41", refused("PR-WPN-02", "false: only one neighbouring tile", beside2.but(houseRule(RazorTwoNeighbours, "false")), razor(1, 2))),
		allowed("PR-AMB-41", "false: Rick's tile and one neighbour", ricks("gttt", "@ 2").but(houseRule(RazorTwoNeighbours, "false")), razor(1, 2)),
		allowed("PR-AMB-41", "false: two on one neighbouring tile", ricks("gttt", "R %").but(houseRule(RazorTwoNeighbours, "false")), razor(1, 2)),
	}
}

func houseOfTheEnd() []trial {
	late := ricks("mmtt", "R .").but(roof(1, 0), houseRule(RoofWin, "end_of_turn"))
	tie := func(value string) State {
		return actTurn(". .", "", "R .").but(posted(1, 1, 1), houseRule(SoloTies, value))
	}
	apart := func(value string) State { return actTurn("R # . 1").but(houseRule(SoloNoPath, value)) }
	waits := func(value string) State {
		return actTurn(". . . . . . .", "", ".           .", "", "R|. .|. .|. J").but(houseRule(JaguarPath, value))
	}
	walls := func(value string) State {
		return actTurn(". . .", "  -", "R|.|J").but(sealed(1, 0, North), houseRule(JaguarPath, value))
	}
	ten := ricks("mttt", "R #").but(playsAlone, posted(0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
	dying := russians("gttt", "R 1").but(health(1))
	return []trial{
		follows("PR-AMB-04", "immediate: the Roof wins at once", late.but(houseRule(RoofWin, "immediate")), rickTo(1, 0)).Leaving(wonBy(SeatRick, "PR-WIN-01")),
		follows("PR-AMB-04", "end_of_turn: it does not win yet", late, rickTo(1, 0)).Leaving(goesOn),
		follows("PR-AMB-04", "end_of_turn: it wins when the turn ends", late, rickTo(1, 0), EndTurn{}).Leaving(wonBy(SeatRick, "PR-WIN-01")),
		follows("PR-AMB-04", "end_of_turn: before every loss", late.but(stack(0), deck(0), health(0)), rickTo(1, 0), EndTurn{}).Leaving(wonBy(SeatRick, "PR-WIN-01")),
		allowed("PR-AMB-04", "end_of_turn: on the Roof there is no duty to move", late, rickTo(1, 0), EndTurn{}),
		follows("PR-AMB-29", "propose: people confirm that Rick is stuck", locked(), twist(1, 0, 0)).Leaving(goesOn),
		follows("PR-AMB-29", "automatic: the Russians have won", locked().but(houseRule(StuckCheck, "automatic")), twist(1, 0, 0)).Leaving(wonBy(SeatRussians, "PR-WIN-10")),
		follows("PR-AMB-33", "end_of_turn: ten operatives wait for the end", ten, rickTo(1, 0), shows(parts.Grey, "ooo", 1)).Leaving(goesOn),
		follows("PR-AMB-33", "immediate: ten operatives lose at once", ten.but(houseRule(SoloTenOperatives, "immediate")), rickTo(1, 0), shows(parts.Grey, "ooo", 1)).
			Leaving(wonBy(SeatRussians, "PR-SOLO-12")),
		follows("PR-AMB-33", "immediate: the Roof comes first", ten.but(houseRule(SoloTenOperatives, "immediate"),
			func(s *State) { s.putTile(Tile{Cell: Cell{0, -1}, Face: Up, Place: parts.Roof, Edges: &OpenEdges}) }), rickTo(0, -1)).
			Leaving(wonBy(SeatRick, "PR-WIN-01")),
		allowed("PR-AMB-34", "player_chooses: one of two ways", tie("player_chooses"), goes(1, 1, Cell{1, 0})),
		allowed("PR-AMB-34", "player_chooses: the other way", tie("player_chooses"), goes(1, 1, Cell{0, 1})),
		allowed("PR-AMB-34", "fixed_order: south before west", tie("fixed_order"), goes(1, 1, Cell{1, 0})),
		about("PR-AMB-34", refused("PR-SOLO-06", "fixed_order: the other way", tie("fixed_order"), goes(1, 1, Cell{0, 1}))),
		allowed("PR-AMB-34", "random: either way", tie("random"), goes(1, 1, Cell{0, 1})),
		follows("PR-AMB-35", "stay: without a way it stays", apart("stay")).Leaving(playedOut(stands(1, 3, 0))),
		follows("PR-AMB-35", "approach: it comes as near as it can", apart("approach")).Leaving(playedOut(stands(1, 2, 0))),
		allowed("PR-AMB-36", "movement_points: three steps and three walls are 9 and ten steps are 10", waits("movement_points"), goes(Jaguar, 0, Cell{5, 0})),
		about("PR-AMB-36", refused("PR-SOLO-08", "movement_points: so he does not walk round", waits("movement_points"), goes(Jaguar, 0, Cell{6, 1}, Cell{6, 2}))),
		allowed("PR-AMB-36", "turns: ten steps take five turns", waits("turns"), goes(Jaguar, 0, Cell{6, 1}, Cell{6, 2})),
		about("PR-AMB-36", refused("PR-SOLO-08", "turns: three steps and three walls take six", waits("turns"), goes(Jaguar, 0, Cell{5, 0}))),
		allowed("PR-AMB-36", "movement_points: two walls are as long as four steps", walls("movement_points"), goes(Jaguar, 0, Cell{2, 1}, Cell{1, 1})),
		allowed("PR-AMB-36", "cells: two walls are two cells", walls("cells"), goes(Jaguar, 0, Cell{1, 0})),
		about("PR-AMB-36", refused("PR-SOLO-08", "cells: so he does not walk round", walls("cells"), goes(Jaguar, 0, Cell{2, 1}, Cell{1, 1}))),
		follows("PR-AMB-45", "end_of_turn: at 0 health the turn goes on", dying, fires(1)).Leaving(goesOn),
		follows("PR-AMB-45", "immediate: at 0 health the Russians have won", dying.but(houseRule(HealthZero, "immediate")), fires(1)).Leaving(wonBy(SeatRussians, "PR-WIN-11")),
	}
}

func TestTheRulebookAsksAndSaysWhatIsJudged(t *testing.T) { ruletest.Book(t, parts.Rulebook(), book) }

func TestEveryRuleIsAnswered(t *testing.T) {
	for _, e := range parts.Rulebook().Entries() {
		again, there := parts.Rulebook().Entry(e.ID)
		require.True(t, there, e.ID)
		require.NotEmpty(t, again.Text.En, e.ID)
		require.NotEmpty(t, again.Text.Ru, e.ID)
	}
}

func TestAWaivedRuleIsNoBreach(t *testing.T) {
	s := ricks("mttt", ". .", "", "R .").but(func(s *State) { s.House = rules.House{"PR-MOVE-02": rules.Waived} })
	breaches, waived := rules.Judge(Game{}, s, Action(rickTo(1, 1)))
	require.Empty(t, breaches)
	require.Len(t, waived, 1)
	require.Equal(t, ruleID("PR-MOVE-02"), waived[0].Rule)
}

func TestAHouseRuleMayChangeInMidGame(t *testing.T) {
	s := ricks("mttt", "R .").but(roof(1, 0))
	require.Empty(t, Game{}.Check(s, Settle{Name: RoofWin.Name, Value: "end_of_turn"}))
	s = did(s, Settle{Name: RoofWin.Name, Value: "end_of_turn"})
	s = did(s, rickTo(1, 0))
	require.Nil(t, s.Result)
	for _, wrong := range []Settle{{Name: "roof_win", Value: "never"}, {Name: "roof", Value: "immediate"}} {
		require.Len(t, Game{}.Check(s, wrong), 1)
	}
}
