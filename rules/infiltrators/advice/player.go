package advice

import (
	"slices"

	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

// Player decides what an agent does, from what that agent may know. Random gives a
// number from 0 to below its argument.
type Player func(s game.State, own Own, random func(int) int) game.Action

// Advised plays the best option of the advice.
func Advised(s game.State, own Own, _ func(int) int) game.Action {
	return For(s, own).Options[0].Action
}

// Random takes one of the five actions at random, with any card and any guess.
func Random(s game.State, own Own, random func(int) int) game.Action {
	switch s.Turn.Wait {
	case game.ForExchangeDraw:
		return game.Draw{Cards: random(min(parts.ExchangeDraw, s.HQ) + 1)}
	case game.ForWaitDraw:
		return game.Draw{Cards: random(min(parts.WaitDraw, s.HQ) + 1)}
	case game.ForReward:
		return game.Reward{}
	case game.ForDiscard:
		return game.Discard{Cards: slices.Clone(own.Hand[:len(own.Hand)-s.Limit()])}
	case game.ForAction:
		return randomTurn(s, own, random)
	}
	return game.Begin{}
}

func randomTurn(s game.State, own Own, random func(int) int) game.Action {
	k := knowledgeOf(s, own)
	can := s.Can(own.Seat)
	at := func() int { return k.others()[random(len(k.others()))] }
	switch can[random(len(can))] {
	case game.Detain{}.Kind():
		return game.Detain{}
	case game.Hint{}.Kind():
		c := own.Hand[random(len(own.Hand))]
		return game.Hint{Card: c, Lies: game.LiesBy(c, own.Suspect)}
	case game.Exchange{}.Kind():
		return game.Exchange{Card: own.Hand[random(len(own.Hand))], To: k.held[at()]}
	case game.Eliminate{}.Kind():
		cards := s.Deck()
		return game.Eliminate{At: k.held[at()], Card: cards[random(len(cards))]}
	}
	return game.Wait{}
}
