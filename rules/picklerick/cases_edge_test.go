package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

func edgeCases() []trial {
	watched := ricks("mctg", "R 1").but(choosing)
	rerolled := did(watched, Reroll{[]int{1, 2}}, fellDice("tt"))
	aim := facts(parts.Card{ID: "aim", Side: parts.RussiansSide, Effect: parts.Shots, Amount: 1})
	wide := facts(parts.Card{ID: "wide", Side: parts.RickSide, Effect: parts.Beam, Amount: 1, Range: &parts.Range{Min: 2, Max: 3}})
	wide.Toward = East
	swarm := facts(parts.Card{ID: "swarm", Side: parts.RickSide, Effect: parts.Weapon, Amount: 1, Range: &parts.Range{Min: 0, Max: 0}})
	swarm.Targets = []Figure{1, 2, 3}
	pinned := func(dice string) State {
		return russians(dice, "R|J").but(sealed(1, 0, East), houseRule(ForcedWallCrossing, "true"))
	}
	return []trial{
		refused("PR-REROLL-01", "a fifth die the second time is told once", rerolled, Reroll{[]int{5}}),
		refused("PR-REROLL-01", "too many the second time are told once", rerolled, Reroll{[]int{3, 4, 3}}),
		refused("PR-DICE-11", "the last die is a joker too", ricks("ttmj", "R .").but(choosing), Reroll{[]int{4}}).At(rules.Unusual),
		refused("PR-DICE-01", "a fifth die pays", ricks("mmmm", "R ."), rickTo(1, 0).by(5)).At(rules.Impossible),
		refused("PR-DICE-01", "a die before the first pays", ricks("mmmm", "R ."), rickTo(1, 0).by(0)).At(rules.Impossible),
		refused("PR-DICE-01", "a fifth die is handed over", ricks("tttt", "R ."), SpendFor{5}).At(rules.Impossible),
		refused("PR-DICE-01", "a die before the first is handed over", ricks("tttt", "R ."), SpendFor{0}).At(rules.Impossible),
		allowed("PR-SPEND-01", "the fourth die pays", ricks("tttm", "R ."), rickTo(1, 0).by(4)),
		refused("PR-DICE-06", "tools spent for nothing are spent all the same", ricks("tttt", "R"), SpendFor{4}).Leaving(paidWith(OnAction, 4)),
		refused("PR-SPEND-10", "fewer than no jokers", ricks("jjtt", "R ."), StepTo{Figure: Rick, To: Cell{1, 0}, Pay: &Payment{Dice: []int{1, 2}, Jokers: -1}}),
		refused("PR-SPEND-09", "a card die that talked draws", ricks("cctt", "R J").but(weak(5)), Persuade{}, Draw{pay(1)}),
		refused("PR-CARD-02", "the price is told", ricks("gttt", "R 1"), laser(East)).Telling("price", []rules.Noun{symbolNoun(parts.Gun), symbolNoun(parts.Gun)}),
		refused("PR-CARD-04", "an 'any' price is told", ricks("tttt", "@").but(spent(OnCard, 1, 2, 3, 4)), screw(1)).Telling("price", []rules.Noun{{Kind: NounSymbol, ID: "any"}}),
		refused("PR-CARD-04", "the Russians keep their guns for last", russians("gctt", "R").but(spent(OnCard, 3, 4)),
			facts(parts.Card{ID: "odd", Cost: &parts.Cost{Any: 1}, Effect: parts.Other})).At(rules.Unusual).Leaving(paidWith(OnCard, 2, 3, 4)),
		follows("PR-CARD-04", "Rick gives tools before guns and guns before cards", ricks("cgmt", "@"), card("solenya"), card("solenya")).Leaving(paidWith(OnCard, 2, 4)),
		follows("PR-CARD-03", "a card without cost or effect is only played", ricks("tttt", "R"), facts(parts.Card{ID: "joke", Effect: parts.Other})).
			Noting(noted("played-rick", "PR-CARD-03", "card", noun(NounCard, "joke"))).Leaving(cards(Piles{Deck: 20, Hand: 4, Discard: 1})),
		refused("PR-CARD-08", "a shuffled discard pile is a deck all the same", ricks("tttt", "R").but(func(s *State) { s.Cards = Piles{Deck: 1, Hand: 2, Discard: 22} }), Reshuffle{SeatRick}).
			Leaving(cards(Piles{Deck: 23, Hand: 2, Discard: 0})),
		refused("PR-TURN-02", "a roll out of turn makes it that side's turn", ricks("mmmm", "R").but(rolling), Fell{Faces: faces("cccc"), Side: SeatRussians}).
			Leaving(turnOf(SeatRussians, Choose)),
		refused("PR-JAG-01", "Jaguar put on the board stands there all the same", russians("mttt", "R 1"), Enters{Cell{1, 0}}).Leaving(stands(Jaguar, 1, 0)),
		refused("PR-TURN-02", "an operative acts alone in Rick's turn", ricks("mttt", "R 1").but(playsAlone), goes(1, 1, Cell{0, 0})),
		refused("PR-OPS-02", "a far shot of an operative that is not there is told once", russians("gttt", ". . R 1"), fires(7)).At(rules.Impossible),
		refused("PR-DICE-08", "Rick shoots without a gun symbol", ricks("tttt", "R 1"), fires(Rick)),
		refused("PR-SHOOT-02", "Rick is hurt by his own trap", ricks("tttt", "R 1"), Hurt{Figure: Rick, Damage: 1, By: "trap"}).At(rules.Impossible),
		refused("PR-OPS-02", "a trap kills an operative that is not there", ricks("tttt", "R 1"), Hurt{Figure: 4, Damage: 1, By: "trap"}).At(rules.Impossible),
		refused("PR-VENT-09", "an operative shoots from behind a vent of its own", russians("gttt", "RV1"), fires(1)).Breaking("PR-SHOOT-05"),
		refused("PR-VENT-09", "an operative shoots at a vent of Rick's tile", russians("gttt", "Rv1"), fires(1)).Breaking("PR-SHOOT-05"),
		refused("PR-RICK-02", "a paid step under cover is a plain step", ricks("mttt", "R|."), cover(1), rickTo(1, 0)),
		allowed("PR-TILE-05", "a tile calls ten operatives", ricks("mttt", "R #"), rickTo(1, 0), shows(parts.Grey, "ooo", 10)),
		allowed("PR-SHOOT-08", "a weapon without a printed number hits all that are named", ricks("tttt", "@").but(posted(0, 0, 2, 3)), swarm),
		follows("PR-WPN-04", "a beam of another range begins and ends there", ricks("tttt", "R 1 2 3 4"), wide).Leaving(all(stands(1, 1, 0), absent(2, 3), stands(4, 4, 0))),
		follows("PR-OPS-07", "a card that lets one shoot", russians("gttt", "R 1"), aim, Shoot{Figure: 1, ByCard: true}, fires(1)).Leaving(rickHas(8)),
		allowed("PR-SOLO-06", "in any order of the operatives", actTurn("R . . %"), goes(2, 0, Cell{2, 0}), goes(1, 0, Cell{2, 0}), EndTurn{}),
		quiet(follows("PR-SOLO-07", "a lost shot leaves no trace", actTurn("R . . 1"), goes(1, 0, Cell{2, 0})).
			Leaving(like(actTurn("R . . 1").but(func(s *State) { *s.findSoldier(1) = Soldier{Number: 1, Cell: Cell{2, 0}, Acted: true} })))),
		refused("PR-SOLO-08", "he passes a wall away from Rick", actTurn("R . J|."), goes(Jaguar, 0, Cell{3, 0})),
		quiet(follows("PR-WIN-04", "nothing comes after the end", ricks("tttt", "R").but(stack(0)), EndTurn{}).
			Leaving(all(wonBy(SeatRussians, "PR-WIN-04"), hasTurn(ricks("tttt", "R").Turn)))),
		follows("PR-WIN-09", "on the Roof the last card is no warning", ricks("cttt", "R").but(deck(1), roof(0, 0), houseRule(RoofWin, "end_of_turn")), Draw{}).
			Noting(noted("drew-rick", "PR-DICE-04", "count", 1, "deck", 0)).Leaving(all(paidWith(OnAction, 1), cards(Piles{Hand: 6}))),
		allowed("PR-AMB-13", "true: Rick's own symbols force nobody", ricks("mmtt", "R|J").but(walled, sealed(1, 0, East), houseRule(ForcedWallCrossing, "true")), EndTurn{}),
		allowed("PR-AMB-13", "true: nobody who has not entered", russians("mmtt", "R|.").but(houseRule(ForcedWallCrossing, "true")), EndTurn{}),
		allowed("PR-AMB-13", "true: nobody who has moved", pinned("mmtt").but(hasMoved(Jaguar, 1)), EndTurn{}),
		about("PR-AMB-13", refused("PR-SPEND-02", "true: nobody who can walk", russians("mmmm", "R|J .").but(houseRule(ForcedWallCrossing, "true")), EndTurn{}).Telling("count", 2)),
		allowed("PR-AMB-13", "true: nobody whose neighbours lie face down", russians("mmtt", "R # J #").but(houseRule(ForcedWallCrossing, "true")), EndTurn{}),
	}
}

func TestOneBreachNamesItsWiderRulesAndNoOthers(t *testing.T) {
	for _, c := range []struct {
		name  string
		given State
		says  Action
		also  []ruleID
	}{
		{"a plain wall is no vent", russians("gttt", "R|1"), fires(1), nil},
		{"two players have no solo rule", ricks("mttt", "R ."), EndTurn{}, []ruleID{"PR-SPEND-05"}},
		{"one player has", ricks("mttt", "R .").but(playsAlone), EndTurn{}, []ruleID{"PR-SPEND-05", "PR-SOLO-13"}},
		{"the solo reminder names no jokers", ricks("jttt", "R .").but(playsAlone), EndTurn{}, nil},
		{"Rick's allowance", ricks("mttt", "R 1").but(choosing), Reroll{[]int{1, 2, 3, 4}}, []ruleID{"PR-REROLL-03"}},
		{"the Russians' allowance", russians("mttt", "R 1").but(choosing), Reroll{[]int{1, 2}}, []ruleID{"PR-REROLL-04"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			found := Game{}.Check(c.given, c.says)
			require.Len(t, found, 1)
			require.ElementsMatch(t, c.also, found[0].Also)
		})
	}
}

func TestWhoIsAwaited(t *testing.T) {
	s := ricks("mctg", "R .")
	for name, c := range map[string]struct {
		twist func(*State)
		seat  rules.Seat
	}{
		"the dice are rolled":   {rolling, rules.Cardboard},
		"the dice are in air":   {func(s *State) { s.Turn.Step = Fall }, rules.Cardboard},
		"dice are chosen":       {choosing, SeatRick},
		"dice are spent":        {func(*State) {}, SeatRick},
		"a tile is turned up":   {func(s *State) { s.Wait = &Wait{For: ForTile} }, rules.Cardboard},
		"Rick may be stuck":     {func(s *State) { s.Wait = &Wait{For: ForStuck} }, SeatRick},
		"the Russians spend":    {func(s *State) { s.Turn.Side = SeatRussians }, SeatRussians},
		"the game is over":      {func(s *State) { s.Result = &Result{Winner: SeatRick} }, rules.Nobody},
		"the automata are next": {func(s *State) { playsAlone(s); s.Turn.Side, s.Turn.Step = SeatRussians, Act }, SeatRussians},
	} {
		t.Run(name, func(t *testing.T) { require.Equal(t, c.seat, Game{}.Next(s.but(c.twist))) })
	}
}

func TestTheOutcomeNamesWhoWonAndWhy(t *testing.T) {
	s := ricks("mttt", "R .")
	seat, by := Game{}.Outcome(s)
	require.Equal(t, rules.Nobody, seat)
	require.Empty(t, by)
	s.Result = &Result{SeatRussians, []ruleID{"PR-WIN-03"}}
	seat, by = Game{}.Outcome(s)
	require.Equal(t, SeatRussians, seat)
	require.Equal(t, []ruleID{"PR-WIN-03"}, by)
}

func TestPiecesThatDoNotAddUpAreNamed(t *testing.T) {
	s := opening(TwoPlayers, ToTheRight)
	require.Empty(t, Game{}.Unsound(s))
	require.Empty(t, Game{}.Unsound(opening(Solo, ToTheRight)))
	require.Empty(t, Game{}.Unsound(s.but(deck(18))), "people correct the deck and leave the discard pile")
	require.NotEmpty(t, Game{}.Unsound(s.but(deck(26))))
	require.NotEmpty(t, Game{}.Unsound(s.but(russianDeck(26))))
	require.NotEmpty(t, Game{}.Unsound(s.but(func(s *State) { s.Rick.Cell = Cell{9, 9} })))
	require.Empty(t, Game{}.Unsound(s.but(posted(0, 0, 5, 6, 7, 8, 9, 10))))
	require.Empty(t, Game{}.Unsound(s.but(posted(9, 9, 5))), "a Russian figure beyond the building")
	require.NotEmpty(t, Game{}.Unsound(s.but(func(s *State) { s.Operatives = []Soldier{{Number: 11}} })))
}

func TestASetupThatCanBeIsLaid(t *testing.T) {
	house := rules.House{"PR-CARD-08": rules.Waived, "hp_zero": "immediate"}
	for name, u := range map[string]Setup{
		"two players":           {Mode: TwoPlayers, Players: []string{"A", "B"}},
		"one player":            {Mode: Insane, Players: []string{"A"}},
		"a counted stack":       {Mode: Solo, Stack: parts.Tiles},
		"house rules":           {Mode: Solo, House: house},
		"a position with rules": {Position: &State{Tiles: opening(Solo, "").Tiles}, House: house},
		"a coloured Roof":       {Mode: Solo, Colours: map[parts.Place]parts.Colour{parts.Roof: parts.Red}},
	} {
		t.Run(name, func(t *testing.T) {
			s, notes, err := Game{}.Start(u)
			require.NoError(t, err)
			require.Empty(t, notes)
			require.Equal(t, u.House, s.House)
			require.True(t, u.Stack == 0 || s.Stack == u.Stack)
			require.Equal(t, len(u.Colours), s.Count(parts.Red))
		})
	}
}

func TestAWaivedRuleMayComeBackIntoForce(t *testing.T) {
	s := ricks("mttt", "R")
	for _, value := range []string{rules.Waived, rules.InForce} {
		a := Settle{Name: "PR-CARD-08", Value: value}
		require.Empty(t, Game{}.Check(s, a))
		s = did(s, a)
		require.Equal(t, value == rules.Waived, s.House.Waives("PR-CARD-08"))
	}
	require.Empty(t, s.House)
	require.Len(t, Game{}.Check(s, Settle{Name: "hp_zero", Value: rules.InForce}), 1)
}

func TestDiceToldInsteadOfARollAreSpent(t *testing.T) {
	s := ricks("mttt", "R")
	turnOf(SeatRick, Spend)(t, corrects(t, s.but(rolling), correctTo("/turn/dice", Fallen(faces("mmmm")))))
	turnOf(SeatRick, Choose)(t, corrects(t, s.but(choosing), correctTo("/turn/dice", Fallen(faces("mmmm")))))
	russianCards(Piles{Deck: 3, Hand: 5, Discard: 0})(t, corrects(t, s, correctTo("/russian_cards/deck", 3)))
}
