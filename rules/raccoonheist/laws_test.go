package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

func TestRaccoonHeistKeepsTheLaws(t *testing.T) {
	ruletest.Laws(t, Game{}, Actions, ruletest.Options[Setup, State, Action]{
		Setups: laidOut(), Games: 60, Bound: 3000, Seed: 1, Pick: lively,
	})
}

// laidOut returns two setups for each mode: the default, and one with an automated Owner and all
// house rules changed.
func laidOut() []Setup {
	var out []Setup
	for _, mode := range Modes {
		for players := 1; players <= parts.Colours; players++ {
			if mode.InGroups() && players > 1 {
				continue
			}
			u := Setup{Mode: mode, Owner: Owner{Keeper: Person}, Players: make([]Player, players), Row: parts.Locations}
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

func TestRandomGamesReachEveryActionAndNote(t *testing.T) {
	actions, notes := map[string]bool{}, map[string]bool{}
	for n, u := range laidOut() {
		for seed := range 20 {
			s := started(u)
			roll := rolling(uint64(n*100 + seed))
			for g := (Game{}); g.Next(s) != rules.Nobody; {
				a := lively(s, g.Legal(s), roll)
				actions[a.Kind()] = true
				for _, id := range notesOf(s, a) {
					notes[id] = true
				}
				s = did(s, a)
			}
		}
	}
	for _, kind := range []string{"fell", "trap", "hide", "raid", "show", "use", "keep", "take", "leave", "hand_over", "collect", "rescue"} {
		require.True(t, actions[kind], kind)
	}
	for _, id := range []string{
		"dog", "dog-off", "trap", "shown", "round-up", "in-vain", "nothing-living_room", "nothing-backyard",
		"rolled", "rolled-safe", "caught-owner", "caught-trap", "caught-basement", "fed", "rescued", "rescued-none", "round", "round-popper",
		"popper-used", "popper-declared", "popper-taken", "popper-handed", "popper-back",
	} {
		require.True(t, notes[id], id)
	}
}
