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

// Plain shoots only at a suspect that can be one card, detains where it can, and
// else plays the card that tells most, to the own suspect first.
func Plain(s game.State, own Own, _ func(int) int) game.Action {
	if s.Turn.Wait != game.ForAction {
		return For(s, own).Options[0].Action
	}
	k, can := knowledgeOf(s, own), s.Can(own.Seat)
	for _, first := range []struct {
		kind  string
		least float64
	}{{"eliminate", certain}, {"detain", 0}, {"hint", telling}, {"exchange", telling}, {"wait", -1}} {
		if slices.Contains(can, first.kind) {
			if o, ok := worthiest(k.ofKind(first.kind)); ok && o.Worth >= first.least {
				return o.Action
			}
		}
	}
	return For(s, own).Options[0].Action
}

// worthiest returns the option that is worth most, the first of equal ones; false for none.
func worthiest(list []Option) (out Option, ok bool) {
	for i, o := range list {
		if i == 0 || o.Worth > out.Worth {
			out, ok = o, true
		}
	}
	return out, ok
}

// telling is how many bits a card has to tell for a plain player to play it.
const telling = 0.5

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
		lies, _ := k.hint(c)
		return game.Hint{Card: c, Lies: lies}
	case game.Exchange{}.Kind():
		return game.Exchange{Card: own.Hand[random(len(own.Hand))], To: k.held[at()]}
	case game.Eliminate{}.Kind():
		cards := s.Deck()
		return game.Eliminate{At: k.held[at()], Card: cards[random(len(cards))]}
	}
	return game.Wait{}
}
