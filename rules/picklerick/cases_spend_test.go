package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

func spendCases() []trial {
	two := russians("ggtt", "R 1")
	return []trial{
		allowed("PR-SPEND-01", "each die is spent once", ricks("mmcc", "R ."), rickTo(1, 0), rickTo(0, 0), Draw{}, Draw{}),
		refused("PR-SPEND-01", "a die moves Rick twice", ricks("mttt", "R ."), rickTo(1, 0).by(1), rickTo(0, 0).by(1)),
		refused("PR-SPEND-01", "a die draws twice", ricks("cttt", "R ."), Draw{pay(1)}, Draw{pay(1)}),
		refused("PR-SPEND-01", "a die pays two cards", ricks("gttt", "@").but(posted(0, 0, 2)), razor(Operative(1)).by(1), screw(Operative(2)).by(1)),
		refused("PR-SPEND-01", "a spent die is handed over again", ricks("cttt", "R ."), Draw{}, SpendFor{1}),
		refused("PR-SPEND-01", "a spent die pays a card whose cost nobody has read", ricks("gttt", "Rv"), card("solenya").by(1), parkour(East).by(1)),

		allowed("PR-SPEND-02", "all movement is spent", ricks("mmtt", "R ."), rickTo(1, 0), rickTo(0, 0), EndTurn{}),
		allowed("PR-SPEND-02", "walls on all sides excuse Rick", ricks("mmtt", "R").but(walled), EndTurn{}),
		allowed("PR-SPEND-02", "movement paid for a card", russians("mmtt", "R 1"), card("nothing-personal").on(1, 0), EndTurn{}),
		allowed("PR-SPEND-02", "every operative has moved", russians("mmmt", "R|1 ."), walk(Operative(1), 2, 0), EndTurn{}),
		allowed("PR-SPEND-02", "shut-in operatives excuse the Russians", russians("mmmt", "R|1|."), EndTurn{}),
		allowed("PR-SPEND-02", "face-down neighbours excuse the Russians", russians("mmmt", "R|1 #"), EndTurn{}),
		allowed("PR-SPEND-02", "an empty stack and walls excuse Rick", ricks("mttt", "R").but(stack(0)), EndTurn{}),
		refused("PR-SPEND-02", "one of two movement dice is kept", ricks("mmtt", "R ."), rickTo(1, 0), EndTurn{}).Telling("count", 1),
		refused("PR-SPEND-02", "Rick could turn a face-down tile up", ricks("mttt", "R #").but(stack(0), deck(9)), EndTurn{}).Telling("count", 1),
		refused("PR-SPEND-02", "Rick could lay a tile", ricks("mmmt", "R"), EndTurn{}).Telling("count", 3),
		refused("PR-SPEND-02", "Rick could go through adjoining vents", ricks("mttt", "Ro.").but(stack(0)).but(sealed(1, 0, East)), EndTurn{}),
		refused("PR-SPEND-02", "one operative of two could walk", russians("mmtt", "R|1 .|2|."), EndTurn{}).Telling("count", 1),
		refused("PR-SPEND-02", "Jaguar has a second step", russians("mmtt", "R|J ."), walk(Jaguar, 2, 0), EndTurn{}).Telling("count", 1),
		refused("PR-SPEND-02", "alone too", ricks("mttt", "R .").but(playsAlone), EndTurn{}),

		allowed("PR-SPEND-03", "all cards are drawn", ricks("cctt", "R"), Draw{}, Draw{}, EndTurn{}),
		allowed("PR-SPEND-03", "an empty deck excuses the Russians", russians("cctt", "R").but(russianDeck(0)), EndTurn{}),
		allowed("PR-SPEND-03", "two card symbols went on talking", ricks("cctt", "R|J").but(weak(5)), Persuade{}, EndTurn{}),
		refused("PR-SPEND-03", "two card dice are kept", ricks("cctt", "R"), EndTurn{}).Telling("count", 2),
		refused("PR-SPEND-03", "two card dice are kept with one card in the deck", ricks("cctt", "R").but(deck(1)), EndTurn{}).Telling("count", 1),
		refused("PR-SPEND-03", "the Russians keep one", russians("cttt", "R"), EndTurn{}).Telling("count", 1),

		allowed("PR-SPEND-04", "the only shooter has shot", two, fires(Operative(1)), EndTurn{}),
		allowed("PR-SPEND-04", "Jaguar has shot twice", russians("gggt", "R J"), fires(Jaguar), fires(Jaguar), EndTurn{}),
		allowed("PR-SPEND-04", "a wall stands between", russians("gggt", "R|1"), EndTurn{}),
		allowed("PR-SPEND-04", "everybody is too far away", russians("gggt", "R . 1"), EndTurn{}),
		allowed("PR-SPEND-04", "Rick's own guns are free", ricks("gggg", "R 1"), EndTurn{}),
		refused("PR-SPEND-04", "an operative in range has not shot", two, EndTurn{}).Telling("count", 1),
		refused("PR-SPEND-04", "Jaguar has a second shot", russians("ggtt", "R J"), fires(Jaguar), EndTurn{}).Telling("count", 1),
		refused("PR-SPEND-04", "two on Rick's own tile could shoot", russians("gggt", "@").but(posted(0, 0, 2)), EndTurn{}).Telling("count", 2),
		refused("PR-SPEND-04", "one that moved may still shoot", russians("gmtt", "R . 1"), walk(Operative(1), 1, 0), EndTurn{}),

		allowed("PR-SPEND-05", "every die was spent", russians("mgcj", "R 1"), fires(Operative(1)), walk(Operative(1), 0, 0), Draw{}, Draw{}, EndTurn{}),
		allowed("PR-SPEND-05", "an operative walked out of range before it could shoot", russians("mgtt", "R 1 .").but(russianDeck(0)),
			walk(Operative(1), 2, 0), EndTurn{}),
		refused("PR-SPEND-05", "movement, card and gun are all kept", russians("mgct", "R 1"), EndTurn{}).
			Breaking("PR-SPEND-02", "PR-SPEND-03", "PR-SPEND-04"),
		refused("PR-SPEND-05", "a joker is kept though a card could be drawn", ricks("jttt", "R"), EndTurn{}).At(rules.Unusual).Telling("count", 1),
		refused("PR-SPEND-05", "a joker is kept beside the only shot's gun", russians("gjtt", "R 1|").but(russianDeck(0), hasMoved(1, 1)), EndTurn{}).
			Breaking("PR-SPEND-04"),
		refused("PR-SPEND-05", "two jokers are kept with one card to draw", ricks("jjtt", "R").but(stack(0), deck(1)), EndTurn{}).
			At(rules.Unusual).Telling("count", 1),

		allowed("PR-SPEND-06", "a movement die that paid a card is spent", russians("mmtt", "R 1"), card("nothing-personal").on(1, 0).by(1, 2), EndTurn{}),
		allowed("PR-SPEND-06", "a card die that paid an 'any' cost is spent", ricks("cttt", "@").but(stack(9)), screw(Operative(1)).by(1), EndTurn{}),
		allowed("PR-SPEND-06", "card dice spent on talking are spent", ricks("ccgg", "R J").but(weak(3)), Persuade{}, EndTurn{}),
		allowed("PR-SPEND-07", "no card is played for the tools or guns that fell", ricks("ttgg", "R 1"), EndTurn{}),
		allowed("PR-SPEND-07", "no card is played for a gun that cannot shoot", russians("gggg", "R . 1").but(russianDeck(0)), EndTurn{}),
		follows("PR-SPEND-08", "idle dice go to the other side", russians("gggt", "R . 1"), EndTurn{}).
			Noting(noted("turn-rick", "PR-TURN-02")).Leaving(hasTurn(Turn{Number: 5, Side: SeatRick, Step: Roll})),

		allowed("PR-SPEND-09", "two dice pay for two things", ricks("mgtt", "R 1"), rickTo(1, 0), razor(Operative(1))),
		refused("PR-SPEND-09", "a die pays a card and then a step", ricks("mttt", "@ ."), screw(Operative(1)).by(1), rickTo(1, 0).by(1)),
		refused("PR-SPEND-09", "a die moves Rick and then pays a card", ricks("mgtt", "R 1"), rickTo(1, 0).by(1), screw(Operative(1)).by(1)),
		refused("PR-SPEND-09", "a die pays a card and then a shot", russians("gttt", "R 1"),
			facts(parts.Card{ID: "boom", Cost: &parts.Cost{Gun: 1}, Effect: parts.Other}).by(1), Shoot{Figure: Operative(1), Pay: pay(1)}),
		refused("PR-SPEND-09", "a joker pays a card and then a step", ricks("jttt", "@ ."), razor(Operative(1)).by(1), rickTo(1, 0).by(1)),
		refused("PR-SPEND-09", "a card die draws and then talks", ricks("cctt", "R J").but(weak(2)), Draw{pay(1)}, Persuade{pay(1, 2)}),
		refused("PR-SPEND-09", "one die is counted twice in a cost", ricks("gttt", "R 1"), laser(East).by(1, 1)),
		follows("PR-SPEND-10", "dice and gained jokers are gone when the turn ends", ricks("tttt", "R").but(gained(2)), EndTurn{}).
			Leaving(all(turnOf(SeatRussians, Roll), noDice, func(t *testing.T, s State) { require.Zero(t, s.Turn.Jokers) })),
		refused("PR-SPEND-10", "a joker of an earlier turn pays", ricks("tttt", "R ."),
			StepTo{Figure: Rick, To: Cell{1, 0}, Pay: &Payment{Jokers: 1}}),
	}
}

func noDice(t *testing.T, s State) { require.Empty(t, s.Turn.Dice) }

func walled(s *State) {
	e := Edges{parts.Wall, parts.Wall, parts.Wall, parts.Wall}
	s.faceUp(s.Rick.Cell).Edges = &e
}

func sealed(x, y int, d Dir) func(*State) { return edged(x, y, d, parts.Wall) }

func edged(x, y int, d Dir, edge parts.Edge) func(*State) {
	return func(s *State) {
		t := s.faceUp(Cell{x, y})
		e := *t.Edges
		*e.side(d) = edge
		t.Edges = &e
	}
}

func cardCases() []trial {
	free := facts(parts.Card{ID: "free", Effect: parts.Other})
	return []trial{
		allowed("PR-CARD-01", "the cost is read off the real card", ricks("mtgg", "R"),
			facts(parts.Card{ID: "trick", Cost: &parts.Cost{Movement: 1, Tools: 1}, Effect: parts.Other}).by(1, 2)),
		refused("PR-CARD-01", "Rick plays a Russian card", ricks("mmtt", "R 1"), card("nothing-personal").on(1, 0)),
		refused("PR-CARD-01", "the Russians play a card of Rick", russians("gttt", "R 1"), razor(Operative(1))),
		refused("PR-CARD-01", "a card that nobody knows", ricks("mmtt", "R"), card("portal-gun")).At(rules.Impossible),
		allowed("PR-CARD-02", "two guns pay for the laser", ricks("ggtt", "R 1"), laser(East).by(1, 2)),
		allowed("PR-CARD-02", "a gun and a joker pay for the laser", ricks("gjtt", "R 1"), laser(East)),
		allowed("PR-CARD-02", "two gained jokers pay for the laser", ricks("tttt", "R 1").but(gained(2)), laser(East)),
		refused("PR-CARD-02", "one gun for the laser", ricks("gttt", "R 1"), laser(East)),
		refused("PR-CARD-02", "one gun is named for the laser", ricks("ggtt", "R 1"), laser(East).by(1)),
		refused("PR-CARD-02", "tools for the laser", ricks("ggtt", "R 1"), laser(East).by(3, 4)),
		refused("PR-CARD-02", "three guns for the laser", ricks("gggt", "R 1"), laser(East).by(1, 2, 3)),
		refused("PR-CARD-02", "a gun and a joker for one gun", ricks("gjtt", "R 1"), razor(Operative(1)).by(1, 2)),
		follows("PR-CARD-03", "a played card goes from the hand to the discard pile", ricks("ggtt", "R 1"), razor(Operative(1))).
			Leaving(all(cards(Piles{Deck: 20, Hand: 4, Discard: 1}), paidWith(OnCard, 1))),
		follows("PR-CARD-03", "a Russian card goes to the Russian pile", russians("tttt", "R"), Play{Card: "done-for", X: 1}).
			Leaving(all(russianCards(Piles{Deck: 20, Hand: 4, Discard: 1}), cards(Piles{Deck: 20, Hand: 5}))),
		refused("PR-CARD-03", "an empty hand plays", ricks("gttt", "R 1").but(handOf(0)), razor(Operative(1))).At(rules.Impossible),
		allowed("PR-CARD-04", "tools pay an 'any' cost", ricks("tggg", "@"), screw(Operative(1)).by(1)),
		allowed("PR-CARD-04", "movement pays an 'any' cost", ricks("mggg", "@"), screw(Operative(1)).by(1)),
		allowed("PR-CARD-04", "a gained joker pays an 'any' cost", ricks("tggg", "@").but(gained(1), spent(OnCard, 1, 2, 3, 4)), screw(Operative(1))),
		refused("PR-CARD-04", "two dice for 'any' one", ricks("tggg", "@"), screw(Operative(1)).by(1, 2)),
		refused("PR-CARD-04", "no die for 'any' one", ricks("tggg", "@"), screw(Operative(1)).by()),
		refused("PR-CARD-04", "every die is spent already", ricks("tggg", "@").but(spent(OnCard, 1, 2, 3, 4)), screw(Operative(1))),
		refused("PR-CARD-04", "a Russian card costs 'any'", russians("tttt", "R"), facts(parts.Card{ID: "odd", Cost: &parts.Cost{Any: 1}, Effect: parts.Other})).
			At(rules.Unusual),
		allowed("PR-CARD-05", "four cards in one turn", ricks("gtmc", "@").but(posted(0, 0, 2, 3)),
			razor(Operative(1)), screw(Operative(2)).by(2), screw(Operative(3)).by(3), card("solenya").by(4)),
		allowed("PR-CARD-06", "a card symbol draws", ricks("cttt", "R"), Draw{}),
		refused("PR-CARD-06", "a draw without a card symbol", ricks("ttmg", "R"), Draw{}),
		refused("PR-CARD-06", "a draw paid with a gun", ricks("cgtt", "R"), Draw{pay(2)}),
		refused("PR-CARD-06", "one draw for two card symbols", ricks("cctt", "R"), Draw{pay(1, 2)}),
		refused("PR-CARD-06", "a free draw", ricks("cctt", "R"), Draw{pay()}),
		allowed("PR-CARD-07", "the last card is drawn", ricks("cttt", "R").but(deck(1)), Draw{}),
		refused("PR-CARD-07", "a draw from an empty deck", ricks("cttt", "R").but(deck(0)), Draw{}).At(rules.Impossible),
		refused("PR-CARD-07", "the Russians draw from an empty deck", russians("cttt", "R").but(russianDeck(0)), Draw{}).At(rules.Impossible),
		allowed("PR-CARD-08", "an empty Russian deck stays empty", russians("tttt", "R").but(russianDeck(0)), EndTurn{}),
		refused("PR-CARD-08", "Rick shuffles his discard pile", ricks("tttt", "R"), Reshuffle{SeatRick}),
		refused("PR-CARD-08", "the Russians shuffle theirs", russians("tttt", "R"), Reshuffle{SeatRussians}),
		follows("PR-CARD-09", "the game goes on without a Russian deck", russians("tttt", "R").but(russianDeck(0)), EndTurn{}).Leaving(goesOn),
		follows("PR-CARD-06", "a card's text draws without a symbol", ricks("tttt", "R"), facts(parts.Card{ID: "gift", Effect: parts.Other, Draws: 2})).
			Leaving(cards(Piles{Deck: 18, Hand: 6, Discard: 1})),
		allowed("PR-CARD-05", "a card that costs nothing", ricks("tttt", "R"), free, free),
	}
}
