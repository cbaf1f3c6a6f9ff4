package infiltrators

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
)

func TestAMissionNamesItsTurn(t *testing.T) {
	nameless := detained(t)
	nameless.Agents[2].Name = ""
	flowtest.Turn(t, Flow{}.Turn, opening(t, first), 1, ann, "turn 1, Ann", "ход 1, Ann")
	flowtest.Turn(t, Flow{}.Turn, nameless, 3, clara, "turn 3, agent 3", "ход 3, агент 3")
}

// A sentence about HQ or the suspects deck tells only what the table after it shows.
func TestNothingIsToldThatDidNotHappen(t *testing.T) {
	allow := func(s *game.State) { s.House = s.House.With(game.DetainWithoutHQ.Name, "allow") }
	held := detained(t)
	for _, c := range []struct {
		name      string
		state     game.State
		change    func(*game.State)
		did       game.Action
		want, not string
	}{
		{"a card of HQ", opening(t, first), func(*game.State) {}, game.Detain{}, "the top card of HQ is discarded face down. Cards left: 1 in", "no card"},
		{"no card of HQ", opening(t, first), func(s *game.State) { s.HQ = 0; allow(s) }, game.Detain{}, "HQ has no card to discard", "top card"},
		{"no card to wait with", held, func(s *game.State) { s.HQ = 0 }, game.Wait{}, "HQ has no card to discard", "top card"},
		{"a second suspect", held, func(s *game.State) { s.Agents[2].Suspect, s.Suspects = true, 1 }, game.Detain{},
			"Clara detains a second suspect, but the app tracks only one for each agent: this card still counts as one in the suspects deck", "detains a suspect"},
		{"no suspect", held, func(s *game.State) { s.Suspects = 0 }, game.Detain{}, "the suspects deck is empty", "detains a suspect"},
		{"an empty HQ", held, func(s *game.State) { s.HQ, s.Suspects = 1, 1 }, game.Wait{}, "Still possible: hints, exchanges, eliminating.", "detaining"},
		{"an empty HQ and a house rule", held, func(s *game.State) { s.HQ, s.Suspects = 1, 1; allow(s) }, game.Wait{}, "Still possible: detaining, hints, exchanges, eliminating.", "You can"},
		{"an empty HQ and nothing to do", opening(t, first), func(s *game.State) { s.HQ = 1 }, game.Wait{}, "HQ is empty: waiting is no longer possible.", "ossible:"},
	} {
		s := c.state
		s.Agents = slices.Clone(s.Agents)
		c.change(&s)
		now, notes := game.Game{}.Apply(s, c.did)
		for _, lang := range tables.Langs {
			var told []string
			for _, n := range notes {
				told = append(told, Flow{}.Tell(flowtest.Reading(lang), now, n))
			}
			readsWell(t, strings.Join(told, " "), c.name)
			if lang == tables.English {
				require.Contains(t, strings.Join(told, " "), c.want, c.name)
				require.NotContains(t, strings.Join(told, " "), c.not, c.name)
			}
		}
	}
}
