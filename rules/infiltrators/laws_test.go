package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/longtest"
)

func TestInfiltratorsKeepsTheLaws(t *testing.T) {
	ruletest.Laws(t, Game{}, Actions, ruletest.Options[Setup, State, Action]{
		Setups: laidOut(), Bound: 400, Seed: 1, Pick: lively,
	})
}

func laidOut() []Setup {
	out := []Setup{
		setting(parts.Training1, 2), setting(parts.Training1, 5), setting(parts.Training2, 3), setting(parts.Training3, 4),
	}
	odd := ownSetup(4, func(m *parts.Mission) {
		m.Specials, m.SpecialSuspect, m.Order, m.PerTurn = parts.SpecialsInDeck, "allowed", parts.Counterclockwise, 2
		m.Actions, m.Win = []parts.Condition{{ID: "drop"}}, []parts.Condition{{ID: "unhurt"}}
	})
	house := ownSetup(3)
	house.NoBoards, house.House = true, rules.House{}
	for _, sw := range Switches {
		house.House[sw.Name] = sw.Values[1]
	}
	later := ownSetup(2, func(m *parts.Mission) { m.Later, m.Specials = true, parts.SpecialsByText })
	return append(out, odd, house, later)
}

// `lively` chooses a random legal action. It chooses Eliminate less often than other kinds of
// actions, so that missions last longer.
func lively(s State, legal []Action, random func(int) int) Action {
	var kinds []string
	for _, a := range legal {
		if k := a.Kind(); len(kinds) == 0 || kinds[len(kinds)-1] != k {
			kinds = append(kinds, k)
		}
	}
	kind := kinds[random(len(kinds))]
	if kind == (Eliminate{}).Kind() {
		kind = kinds[random(len(kinds))]
	}
	var of []Action
	for _, a := range legal {
		if a.Kind() == kind {
			of = append(of, a)
		}
	}
	return of[random(len(of))]
}

func TestRandomMissionsReachEveryActionAndNote(t *testing.T) {
	longtest.SkipShort(t)
	actions, notes := map[string]bool{}, map[string]bool{}
	for n, u := range laidOut() {
		for seed := range 2 {
			s := started(u)
			roll := rolling(uint64(n*100 + seed))
			for g := (Game{}); g.Next(s) != rules.Nobody; {
				a := lively(s, g.Legal(s), roll)
				actions[a.Kind()] = true
				var told []rules.Note
				s, told = g.Apply(s, a)
				for _, id := range noted(told) {
					notes[id] = true
				}
			}
		}
	}
	for _, kind := range []string{"detain", "hint", "exchange", "wait", "eliminate", "turned", "answer", "draw", "reward", "discard", "begin", "other"} {
		require.True(t, actions[kind], kind)
	}
	for _, id := range []string{"detained", "waited", "drew", "right", "wrong", "reward", "cross-out", "over-limit", "hq-empty", "other"} {
		require.True(t, notes[id], id)
	}
}

func rolling(x uint64) func(int) int {
	return func(n int) int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x>>33) % n
	}
}
