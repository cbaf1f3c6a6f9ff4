package infiltrators

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
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

// IN-GOAL-01
func TestALossIsTheTeams(t *testing.T) {
	ending := func(s game.State, by tables.RuleID, lang tables.Lang) string {
		return Flow{}.Ending(flowtest.Reading(lang), s, by)
	}
	for _, by := range [][]tables.RuleID{{"IN-END-04"}, {"IN-TM3-05"}, {"IN-END-08"}, {"IN-AMB-33"}, {"IN-END-03", "IN-AMB-09"}} {
		s := opening(t, first)
		s.Result = &game.Result{Winner: game.SeatTraitors, By: by}
		require.Contains(t, ending(s, by[0], tables.English), "Your team has lost. ", by)
		require.Contains(t, ending(s, by[0], tables.Russian), "Ваша команда проиграла. ", by)
		if len(by) > 1 {
			require.Empty(t, ending(s, by[1], tables.English), "it is said once")
		}
	}
	won := opening(t, first)
	won.Result = &game.Result{Winner: game.SeatAgents, By: []tables.RuleID{"IN-END-01", "IN-END-08"}}
	require.NotContains(t, ending(won, "IN-END-01", tables.English), "lost.")
	require.Equal(t, "At most 5 min left.", Flow{}.Tell(flowtest.Reading(tables.English), won, rules.Note{ID: "time-left", Args: rules.Args{"minutes": 5, "seconds": 300}}))
}
