package picklerick

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

func TestTheLawsHoldInEveryMode(t *testing.T) {
	ruletest.Laws(t, Game{}, Actions, ruletest.Options[Setup, State, Action]{
		Setups: []Setup{
			{Mode: TwoPlayers, PostB: ToTheLeft},
			{Mode: Solo},
			{Mode: Insane},
			{Mode: TwoPlayers, House: strict()},
			{Mode: Solo, House: strict()},
		},
		Games: 20, Bound: 3000, Seed: 1,
	})
}

func strict() rules.House {
	h := rules.House{}
	for _, sw := range Switches {
		h[sw.Name] = sw.Values[len(sw.Values)-1]
	}
	return h
}

func TestEverySideKeepsItsTwentyFiveCards(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	for _, mode := range Modes {
		s := opening(mode, ToTheRight)
		for range 400 {
			for _, p := range []*Piles{&s.Cards, s.Russian} {
				require.True(t, p == nil || p.Deck+p.Hand+p.Discard == parts.DeckSize)
			}
			if legal := (Game{}).Legal(s); len(legal) > 0 {
				s = did(s, legal[chance.IntN(len(legal))])
			}
		}
	}
}
