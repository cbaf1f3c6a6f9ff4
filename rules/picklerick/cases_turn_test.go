package picklerick

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

func setupCases() []trial {
	two, left := opening(TwoPlayers, ToTheRight), opening(TwoPlayers, ToTheLeft)
	solo, insane := opening(Solo, ToTheRight), opening(Insane, ToTheLeft)
	return []trial{
		follows("PR-SET-01", "two players are Rick and the Russians with cards of their own", two).
			Leaving(func(t *testing.T, s State) { require.NotNil(t, s.Russian); require.False(t, s.Mode.Alone()) }),
		follows("PR-SET-02", "one person plays Rick alone", solo).
			Leaving(all(turnOf(SeatRick, Roll), func(t *testing.T, s State) { require.Nil(t, s.Russian) })),
		follows("PR-SET-03", "24 tiles are shuffled and none of the starting tiles is among them", two).Leaving(pool(24)),
		follows("PR-SET-03", "also in the insane game", insane).Leaving(pool(24)),
		follows("PR-SET-04", "two face-down tiles lead north to Guard Post A", two).
			Leaving(all(facingDown(Cell{0, 1}, Cell{0, 2}), starting(parts.GuardPostA, 0, 3))),
		follows("PR-SET-05", "to the right lie two tiles and Guard Post B", two).
			Leaving(all(facingDown(Cell{1, 3}, Cell{2, 3}), starting(parts.GuardPostB, 3, 3))),
		follows("PR-SET-05", "or to the left", left).
			Leaving(all(facingDown(Cell{-1, 3}, Cell{-2, 3}), starting(parts.GuardPostB, -3, 3))),
		follows("PR-SET-06", "two more tiles lead north from Guard Post B to the Roof", two).
			Leaving(all(facingDown(Cell{3, 4}, Cell{3, 5}), starting(parts.Roof, 3, 6))),
		follows("PR-SET-06", "also on the left", left).
			Leaving(all(facingDown(Cell{-3, 4}, Cell{-3, 5}), starting(parts.Roof, -3, 6))),
		follows("PR-SET-07", "the stack of two players is 18 tiles", two).Leaving(stackIs(18)),
		follows("PR-SET-07", "a tile laid leaves the stack", two.but(func(s *State) { s.Turn.Dice, s.Turn.Step = Fallen(faces("mmmm")), Spend }),
			rickTo(1, 0), shows(parts.Grey, "ooo", 0)).Leaving(stackIs(17)),
		follows("PR-SET-09", "Rick and Jaguar begin with 10 health", two).Leaving(all(rickHas(10), jaguarHas(10))),
		follows("PR-SET-10", "Rick begins on the Bathroom", two).Leaving(all(rickAt(0, 0), starting(parts.Bathroom, 0, 0))),
		follows("PR-SET-11", "Jaguar begins off the board", two).Leaving(all(jaguarIs(Away), absent(Jaguar))),
		follows("PR-SET-12", "two operatives stand on each post and six wait", two).Leaving(all(supplyIs(6),
			stands(Operative(1), 0, 3), stands(Operative(2), 0, 3), stands(Operative(3), 3, 3), stands(Operative(4), 3, 3))),
		follows("PR-SET-13", "both sides hold five of 25 cards", two).
			Leaving(all(cards(Piles{Deck: 20, Hand: 5}), russianCards(Piles{Deck: 20, Hand: 5}))),
		follows("PR-SET-13", "alone there is no Russian deck", solo).Leaving(cards(Piles{Deck: 20, Hand: 5})),
		allowed("PR-SET-14", "Rick rolls first", two, Fell{Faces: faces("mctg"), Side: SeatRick}),
		refused("PR-SET-14", "the Russians roll first", two, Fell{Faces: faces("mctg"), Side: SeatRussians}),
		refused("PR-SET-14", "an operative moves in the first turn", ricks("mmmm", "R 1 .").but(firstTurn), walk(Operative(1), 2, 0)),
		follows("PR-SET-15", "only the four starting tiles lie face up", two).Leaving(faceUpTiles(4, 6)),
		follows("PR-SET-15", "also alone", solo).Leaving(faceUpTiles(4, 9)),
		follows("PR-SET-15", "also in the insane game", insane).Leaving(faceUpTiles(4, 12)),
		follows("PR-SET-16", "no starting tile has a wall", two).Leaving(func(t *testing.T, s State) {
			for _, tile := range s.Tiles {
				require.True(t, tile.Face == Down || *tile.Edges == OpenEdges, "%v", tile.Cell)
			}
		}),
	}
}

func pool(n int) probe {
	return func(t *testing.T, s State) {
		for _, tile := range s.Tiles {
			require.Equal(t, tile.Place == parts.Corridor, tile.Face == Down, "%v", tile.Cell)
		}
		require.Equal(t, n, s.Stack+len(s.Tiles)-4)
	}
}

func facingDown(cells ...Cell) probe {
	return func(t *testing.T, s State) {
		for _, c := range cells {
			require.NotNil(t, s.TileOn(c), "%v", c)
			require.Equal(t, Down, s.TileOn(c).Face, "%v", c)
		}
	}
}

func starting(p parts.Place, x, y int) probe {
	return func(t *testing.T, s State) {
		require.NotNil(t, s.faceUp(Cell{x, y}), p)
		require.Equal(t, p, s.faceUp(Cell{x, y}).Place)
	}
}

func faceUpTiles(up, down int) probe {
	return func(t *testing.T, s State) {
		count := map[Face]int{}
		for _, tile := range s.Tiles {
			count[tile.Face]++
		}
		require.Equal(t, map[Face]int{Up: up, Down: down}, count)
	}
}

func turnCases() []trial {
	rolls := ricks("mctg", "R .").but(rolling)
	chooses := ricks("mctg", "R .").but(choosing)
	inAir := ricks("mctg", "R .").but(func(s *State) { s.Turn.Step, s.Turn.InAir = Fall, []int{1} })
	spends := ricks("mctg", "R .")
	return []trial{
		allowed("PR-TURN-01", "roll, reroll, spend and end come in this order", rolls,
			fellDice("tttg"), Reroll{[]int{1}}, fellDice("m"), rickTo(1, 0), EndTurn{}),
		refused("PR-TURN-01", "a symbol is spent before the roll", rolls, Draw{}),
		refused("PR-TURN-01", "the dice are rolled twice", spends, fellDice("mmmm")),
		refused("PR-TURN-01", "the turn ends before the roll", rolls, EndTurn{}),
		refused("PR-TURN-01", "the turn ends while dice are in the air", inAir, EndTurn{}),
		refused("PR-TURN-01", "dice are kept before they fall", rolls, Keep{}),
		refused("PR-TURN-01", "dice are rerolled before the roll", rolls, Reroll{nil}),
		allowed("PR-TURN-02", "nobody says which side rolled", rolls, Fell{Faces: faces("tttt"), Side: rules.Cardboard}),
		follows("PR-TURN-02", "a roll of nobody's begins no turn", rolls, Fell{Faces: faces("tttt"), Side: rules.Cardboard}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, SeatRick, s.Turn.Side) }),
		allowed("PR-TURN-02", "the Russians roll after Rick", ricks("tttt", "R").but(russianDeck(0)), EndTurn{}, Fell{Faces: faces("tttt"), Side: SeatRussians}),
		refused("PR-TURN-02", "Rick rolls again after his turn", ricks("tttt", "R"), EndTurn{}, Fell{Faces: faces("tttt"), Side: SeatRick}),
		refused("PR-TURN-02", "Rick moves in the Russians' turn", russians("mmmm", "R 1"), rickTo(1, 0)),
		refused("PR-TURN-02", "Jaguar moves in Rick's turn", ricks("mmmm", "R J"), walk(Jaguar, 0, 0)),
		refused("PR-TURN-02", "an operative shoots in Rick's turn", ricks("gggg", "R 1"), fires(Operative(1))),
		refused("PR-TURN-02", "Rick talks in the Russians' turn", russians("cccc", "R J").but(weak(5)), Persuade{}),
		allowed("PR-TURN-03", "a card is drawn once the dice are kept", chooses, Keep{}, Draw{}),
		allowed("PR-TURN-03", "who spends after the roll keeps the dice", chooses, Draw{}, rickTo(1, 0), EndTurn{}),
		allowed("PR-TURN-03", "who ends the turn after the roll keeps the dice", ricks("tttg", "R .").but(choosing), EndTurn{}),
		refused("PR-TURN-03", "a die is rerolled after one was spent", chooses, Draw{}, Reroll{[]int{1}}),
		refused("PR-TURN-03", "a die is rerolled after a step", spends, rickTo(1, 0), Reroll{[]int{2}}),
		refused("PR-TURN-03", "a card is drawn before the roll", rolls, Draw{}).Breaking("PR-TURN-01"),
		refused("PR-CARD-06", "a card is drawn before the roll", rolls, Draw{}).Breaking("PR-TURN-01"),
		refused("PR-TURN-03", "a step is taken before the roll", rolls, rickTo(1, 0)).Breaking("PR-TURN-01"),
		refused("PR-TURN-03", "a card is played while dice are in the air", inAir, card("solenya")),
		refused("PR-TURN-03", "Rick moves while dice are in the air", inAir, rickTo(1, 0)),
		refused("PR-TURN-03", "Rick talks to Jaguar while dice are in the air", inAir, Persuade{}),
		allowed("PR-TURN-04", "Russians move, shoot, move and draw", russians("mgmc", "R 1", "", ". 2"),
			walk(Operative(2), 0, 0), fires(Operative(1)), walk(Operative(1), 1, 0), Draw{}),
		allowed("PR-TURN-04", "Russians draw, shoot and only then move the shooter", russians("mgmc", "R 1"),
			Draw{}, fires(Operative(1)), walk(Operative(1), 0, 0)),
		allowed("PR-TURN-04", "Rick moves, plays, moves and draws", ricks("mgmc", "R 1"),
			rickTo(1, 0), razor(Operative(1)), rickTo(0, 0), Draw{}),
	}
}

func diceCases() []trial {
	rolls, chooses := ricks("mctg", "R").but(rolling), ricks("mctg", "R .").but(choosing)
	return []trial{
		follows("PR-DICE-01", "four dice fall for Rick", rolls, fellDice("mctg")).
			Noting(noted("rolled", "PR-ROLL-01", "dice", []rules.Noun{symbolNoun(parts.Movement), symbolNoun(parts.CardSign), symbolNoun(parts.Tools), symbolNoun(parts.Gun)})).
			Leaving(hasTurn(Turn{Number: 3, Side: SeatRick, Step: Choose, Dice: Fallen(faces("mctg"))})),
		follows("PR-DICE-01", "the same four fall for the Russians", russians("mctg", "R").but(rolling), fellDice("jjjj")).
			Noting(noted("rolled", "PR-ROLL-01", "dice", slices.Repeat([]rules.Noun{symbolNoun(parts.Joker)}, 4))).
			Leaving(hasTurn(Turn{Number: 4, Side: SeatRussians, Step: Choose, Dice: Fallen(faces("jjjj"))})),
		follows("PR-DICE-02", "the gun is on two faces of six", State{}).Leaving(func(t *testing.T, _ State) {
			require.Len(t, parts.Faces, 6)
			count := map[parts.Symbol]int{}
			for _, face := range parts.Faces {
				count[face]++
			}
			require.Equal(t, map[parts.Symbol]int{parts.Movement: 1, parts.CardSign: 1, parts.Tools: 1, parts.Gun: 2, parts.Joker: 1}, count)
		}),
		refused("PR-DICE-02", "a die shows what no die has", rolls, Fell{Faces: []parts.Symbol{"movement", "card", "tools", "pickle"}}).At(rules.Impossible),
		allowed("PR-DICE-03", "a movement die pays a step", ricks("mttt", "R ."), rickTo(1, 0).by(1)),
		allowed("PR-DICE-03", "a joker pays a step", ricks("jttt", "R ."), rickTo(1, 0)),
		allowed("PR-DICE-03", "movement pays for a card", russians("mmtt", "R 1"), card("nothing-personal").on(1, 0).by(1, 2)),
		refused("PR-DICE-03", "a step without movement or joker", ricks("ctgg", "R ."), rickTo(1, 0)),
		refused("PR-DICE-03", "a gun pays a step", ricks("mtgg", "R ."), rickTo(1, 0).by(3)),
		refused("PR-DICE-03", "two movement dice pay one step", ricks("mmgg", "R ."), rickTo(1, 0).by(1, 2)),
		refused("PR-DICE-03", "nothing pays a step", ricks("mmgg", "R ."), rickTo(1, 0).by()),
		refused("PR-DICE-03", "a card's step without such a card", ricks("mmgg", "R ."), rickTo(1, 0).card()),
		refused("PR-DICE-03", "a movement die is handed over for nothing", ricks("mmgg", "R ."), SpendFor{1}),
		follows("PR-DICE-04", "a card die draws one card", ricks("ctgg", "R"), Draw{}).
			Leaving(all(cards(Piles{Deck: 19, Hand: 6}), paidWith(OnAction, 1))),
		follows("PR-DICE-04", "the Russians draw from their own deck", russians("ctgg", "R"), Draw{}).
			Leaving(all(cards(Piles{Deck: 20, Hand: 5}), russianCards(Piles{Deck: 19, Hand: 6}))),
		refused("PR-DICE-04", "a card die is handed over for nothing", ricks("ctgg", "R"), SpendFor{1}),
		allowed("PR-DICE-05", "a hand of nineteen takes another card", ricks("cttt", "R").but(handOf(19)), Draw{}),
		allowed("PR-DICE-06", "tools pay for a card", russians("tttt", "R"), Play{Card: "done-for", X: 2}.by(1, 2)),
		allowed("PR-DICE-06", "unspent tools end the turn", ricks("tttt", "R ."), EndTurn{}),
		refused("PR-DICE-06", "tools are spent for nothing", ricks("tttt", "R ."), SpendFor{2}),
		follows("PR-DICE-07", "a Russian gun die hurts Rick", russians("gttt", "R 1"), fires(Operative(1))).
			Leaving(all(rickHas(9), paidWith(OnAction, 1))),
		allowed("PR-DICE-07", "a gun pays for a Russian card", russians("gttt", "R 1"), facts(parts.Card{ID: "boom", Cost: &parts.Cost{Gun: 1}, Effect: parts.Other}).by(1)),
		refused("PR-DICE-07", "a Russian gun is handed over for nothing", russians("gttt", "R 1"), SpendFor{1}),
		allowed("PR-DICE-08", "Rick's gun pays for a weapon", ricks("gttt", "R 1"), razor(Operative(1)).by(1)),
		allowed("PR-DICE-08", "Rick keeps a gun unspent", ricks("gttt", "R 1"), EndTurn{}),
		refused("PR-DICE-08", "Rick shoots by a gun symbol alone", ricks("gttt", "R 1"), fires(Rick)),
		refused("PR-DICE-08", "Rick hands a gun over for nothing", ricks("gttt", "R 1"), SpendFor{1}),
		follows("PR-DICE-09", "a joker moves Rick when no movement die is left", ricks("jttt", "R ."), rickTo(1, 0)).
			Leaving(all(rickAt(1, 0), paidWith(OnAction, 1))),
		follows("PR-DICE-09", "a movement die is taken before a joker", ricks("jmtt", "R ."), rickTo(1, 0)).Leaving(paidWith(OnAction, 2)),
		follows("PR-DICE-09", "a joker draws", ricks("jttt", "R"), Draw{}).Leaving(all(cards(Piles{Deck: 19, Hand: 6}), paidWith(OnAction, 1))),
		follows("PR-DICE-09", "a joker shoots", russians("jttt", "R 1"), fires(Operative(1))).Leaving(rickHas(9)),
		follows("PR-DICE-09", "jokers stand in for each symbol of a cost", ricks("jgjt", "R 1"), laser(East).by(1, 2)).Leaving(paidWith(OnCard, 1, 2)),
		refused("PR-DICE-09", "a joker is handed over for nothing", ricks("jttt", "R"), SpendFor{1}),
		allowed("PR-DICE-11", "the dice without a joker are rerolled", ricks("jctt", "R .").but(choosing), Reroll{[]int{2, 3, 4}}),
		refused("PR-DICE-11", "a joker goes into the reroll", ricks("jctt", "R .").but(choosing), Reroll{[]int{1, 2}}).At(rules.Unusual),

		follows("PR-ROLL-01", "all four dice lie before Rick", rolls, fellDice("mctg")).Leaving(all(turnOf(SeatRick, Choose),
			func(t *testing.T, s State) { require.Equal(t, Fallen(faces("mctg")), s.Turn.Dice) })),
		refused("PR-ROLL-01", "three dice are rolled", rolls, fellDice("mct")).At(rules.Impossible),
		refused("PR-ROLL-01", "five dice are rolled", rolls, fellDice("mctgj")).At(rules.Impossible),
		refused("PR-ROLL-01", "no die is rolled", rolls, fellDice("")).At(rules.Impossible),
		follows("PR-ROLL-02", "with four kept the spending begins", chooses, Keep{}).Leaving(turnOf(SeatRick, Spend)),
		follows("PR-ROLL-02", "a reroll of no die is the same", chooses, Reroll{}).Leaving(turnOf(SeatRick, Spend)),
		follows("PR-ROLL-03", "at the start no operative can leave its post",
			opening(TwoPlayers, ToTheRight).but(func(s *State) { s.Turn = Turn{Number: 2, Side: SeatRussians, Step: Spend, Dice: Fallen(faces("mmmm"))} })).
			Leaving(func(t *testing.T, s State) { require.Empty(t, s.Moves()) }),
	}
}

func rerollCases() []trial {
	chooses := ricks("mctg", "R .").but(choosing)
	three := ricks("mctg", "R 1").but(choosing)
	rerolled := did(three, Reroll{[]int{1, 2}}, fellDice("tt"))
	return []trial{
		allowed("PR-REROLL-01", "all four fly when nobody watches", chooses, Reroll{[]int{4, 2, 1, 3}}),
		allowed("PR-REROLL-01", "exactly the allowance flies", three, Reroll{[]int{1, 2, 3}}),
		refused("PR-REROLL-01", "one die more than the allowance", three, Reroll{[]int{1, 2, 3, 4}}).Telling("allowance", 3),
		refused("PR-REROLL-01", "other dice are rerolled a second time", rerolled, Reroll{[]int{3}}),
		refused("PR-REROLL-01", "one die is named twice", chooses, Reroll{[]int{2, 2}}).At(rules.Impossible),
		refused("PR-REROLL-01", "a fifth die", chooses, Reroll{[]int{5}}).At(rules.Impossible),
		refused("PR-REROLL-01", "more dice come down than flew", chooses, Reroll{[]int{1}}, fellDice("mm")).At(rules.Impossible),
		follows("PR-REROLL-02", "Rick may reroll four dice", ricks("mctg", "R .")).Leaving(allowanceIs(4)),
		follows("PR-REROLL-02", "the dice that fell replace those that flew", chooses, Reroll{[]int{4, 2}}, fellDice("jm")).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, []Die{{Face: "movement"}, {Face: "movement", Rerolled: true}, {Face: "tools"}, {Face: "joker", Rerolled: true}}, s.Turn.Dice)
			}),
		follows("PR-REROLL-03", "two operatives on one tile cost two dice", ricks("mctg", "R %")).Leaving(all(watched(1, 2), allowanceIs(2))),
		follows("PR-REROLL-03", "Jaguar costs one", ricks("mctg", "R J")).Leaving(all(watched(Jaguar), allowanceIs(3))),
		follows("PR-REROLL-03", "five watchers leave none, not less", ricks("mctg", "R %").but(posted(1, 0, 3, 4, 5))).Leaving(allowanceIs(0)),
		refused("PR-REROLL-03", "a watched Rick rerolls all", ricks("mctg", "R 1").but(choosing), Reroll{[]int{1, 2, 3, 4}}).Breaking("PR-REROLL-01"),
		follows("PR-REROLL-04", "three operatives, three dice", russians("mctg", "R | % 3")).Leaving(allowanceIs(3)),
		follows("PR-REROLL-04", "five operatives, four dice", russians("mctg", "R %").but(posted(1, 0, 3, 4, 5))).Leaving(allowanceIs(4)),
		follows("PR-REROLL-04", "no operative, no reroll", russians("mctg", "R J")).Leaving(allowanceIs(0)),
		refused("PR-REROLL-04", "one operative, two dice", russians("mctg", "R 1").but(choosing), Reroll{[]int{1, 2}}).Breaking("PR-REROLL-01"),
		allowed("PR-REROLL-05", "fewer dice than the allowance", three, Reroll{[]int{1, 2}}),
		refused("PR-REROLL-05", "a rerolled die is thrown again", rerolled, Reroll{[]int{2}}),
		refused("PR-REROLL-05", "a rerolled die is thrown again with another", rerolled, Reroll{[]int{3, 1}}),
		follows("PR-REROLL-06", "Jaguar adds nothing to three operatives", russians("mctg", "R J 1").but(posted(2, 0, 2, 3))).Leaving(allowanceIs(3)),
		allowed("PR-REROLL-07", "no die is rerolled", chooses, Keep{}),
		allowed("PR-REROLL-07", "any choice of dice is rerolled", chooses, Reroll{[]int{3, 1}}),
	}
}

func sightCases() []trial {
	nobody := func(t *testing.T, s State) { require.Empty(t, s.Watchers()) }
	return []trial{
		follows("PR-LOS-01", "along a row", ricks("", "1 . R")).Leaving(watched(1)),
		follows("PR-LOS-01", "along a column", ricks("", "1", "", ".", "", "R")).Leaving(watched(1)),
		follows("PR-LOS-01", "never diagonally", ricks("", "1 .", "", ". R")).Leaving(nobody),
		follows("PR-LOS-02", "at eight tiles", ricks("", "R . . . . . . . 1")).Leaving(watched(1)),
		follows("PR-LOS-03", "a wall far down the line hides Rick", ricks("", "R . . .|1")).Leaving(nobody),
		follows("PR-LOS-03", "a wall on his own tile hides him", ricks("", "Rw1")).Leaving(nobody),
		follows("PR-LOS-03", "a wall on the watcher's tile only hides him", ricks("", "RW1")).Leaving(nobody),
		follows("PR-LOS-03", "a wall beside the line does not", ricks("", "1 . R", "  -  ", ". . .")).Leaving(watched(1)),
		follows("PR-LOS-04", "a face-down tile hides Rick", ricks("", "R # 1")).Leaving(nobody),
		follows("PR-LOS-05", "adjoining vents hide Rick", ricks("", "Ro1")).Leaving(nobody),
		follows("PR-LOS-05", "a vent on one side hides him", ricks("", "Rv1")).Leaving(nobody),
		follows("PR-LOS-05", "a vent on the far side hides him", ricks("", "RV1")).Leaving(nobody),
	}
}

func setups() []ruletest.Setup[Setup] {
	of := func(kind ruletest.Kind, name string, mode Mode, players ...string) ruletest.Setup[Setup] {
		return ruletest.Setup[Setup]{Rule: "PR-SET-01", Kind: kind, Name: name,
			Setup: Setup{Mode: mode, Players: players}}
	}
	return []ruletest.Setup[Setup]{
		of(ruletest.Allowed, "two players", TwoPlayers, "A", "B"),
		of(ruletest.Refused, "three players", TwoPlayers, "A", "B", "C"),
		of(ruletest.Refused, "two players in a game for one", Solo, "A", "B"),
	}
}

func TestMorePeopleThanSidesAreTold(t *testing.T) {
	for _, c := range setups() {
		wrong, refused := ruletest.JudgeSetup(t, Game{}, c.Setup)
		require.Equal(t, c.Kind == ruletest.Refused, wrong.Rule == c.Rule, c.Name)
		require.False(t, refused, c.Name)
	}
}

func TestASetupThatCannotBeIsRefused(t *testing.T) {
	for name, u := range map[string]Setup{
		"no mode":                        {},
		"Guard Post B straight ahead":    {Mode: TwoPlayers, PostB: "ahead"},
		"a stack of 29":                  {Mode: TwoPlayers, Stack: 29},
		"a green Roof":                   {Mode: TwoPlayers, Colours: map[parts.Place]parts.Colour{parts.Roof: "green"}},
		"a house rule that nobody knows": {Mode: TwoPlayers, House: rules.House{"hp_zero": "never"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, _, err := Game{}.Start(u)
			var problem *rules.Problem
			require.ErrorAs(t, err, &problem)
			require.NotEmpty(t, problem.ID)
		})
	}
}
