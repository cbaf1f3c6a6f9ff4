package picklerick

import (
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
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

// strict answers every open question with its last value.
func strict() rules.House {
	h := rules.House{}
	for _, sw := range Switches {
		h[sw.Name] = sw.Values[len(sw.Values)-1]
	}
	return h
}
