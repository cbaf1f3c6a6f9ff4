package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	box "tablemate/tables/raccoonheist"
)

var kinds = ruletest.Kinds[Action, Event]{Actions: Actions, Events: Events}

func TestRaccoonHeistKeepsTheLaws(t *testing.T) {
	ruletest.Laws(t, Game{}, kinds, ruletest.Options[Setup, State, Action]{
		Setups: laidOut(), Games: 60, Bound: 3000, Seed: 1, Pick: lively,
	})
}

// laidOut are setups of every number of players in every mode, half of them
// with an automated Owner, under all answers to the open questions.
func laidOut() []Setup {
	var out []Setup
	for _, mode := range Modes {
		for players := 1; players <= box.Colours; players++ {
			if mode.InGroups() && players > 1 {
				continue
			}
			u := Setup{Mode: mode, Owner: Owner{Keeper: Person}, Players: make([]Player, players), Row: box.Locations}
			auto := u
			auto.Owner = Owner{Keeper: App, Level: Easy}
			auto.House = rules.House{}
			for _, sw := range Switches {
				auto.House[sw.Name] = sw.Values[1]
			}
			out = append(out, u, auto)
		}
	}
	return out
}

// lively sends few raccoons, so that games last.
func lively(s State, legal []Action, random func(int) int) Action {
	a := legal[random(len(legal))]
	for range 3 {
		if r, ok := a.(Raid); ok && r.Count > 2 {
			a = legal[random(len(legal))]
		}
	}
	return a
}

func TestRandomGamesReachEveryReportAndConsequence(t *testing.T) {
	actions, events := map[string]bool{}, map[string]bool{}
	for n, u := range laidOut() {
		for seed := range 20 {
			s := started(u)
			roll := rolling(uint64(n*100 + seed))
			for g := (Game{}); g.Next(s) != rules.Nobody; {
				a := lively(s, g.Legal(s), roll)
				actions[a.Kind()] = true
				for _, e := range g.Apply(s, a) {
					events[e.Kind()] = true
					s = g.Fold(s, e)
				}
			}
		}
	}
	for _, kind := range []string{"fell", "trap", "hide", "raid", "show", "use", "keep", "take", "leave", "hand_over", "collect", "rescue"} {
		require.True(t, actions[kind], kind)
	}
	for _, kind := range Events.Names() {
		switch kind {
		case "began", "passed", "gave", "corrected", "settled", "warned":
		default:
			require.True(t, events[kind], kind)
		}
	}
}

func rolling(x uint64) func(int) int {
	return func(n int) int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x>>33) % n
	}
}

// started is the table after setup.
func started(u Setup) State {
	layout, err := Game{}.Start(u)
	if err != nil {
		panic(err)
	}
	return rules.FoldAll(Game{}, State{}, layout)
}
