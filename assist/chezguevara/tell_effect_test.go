package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestAnEffectSaysWhatItDid(t *testing.T) {
	s := table(t, 3, tent(boris, "soap"))
	s.Players[1].Tokens = 1
	w := flowtest.Reading(tables.English)
	for want, a := range map[string]game.Effect{
		"Soap leaves the tent. Boris now has 2 slack.":  {Seat: boris, Card: "soap"},
		"Soap: slack tokens +2. Boris now has 5 slack.": {Seat: boris, Card: "soap", Stays: true, Tokens: 2},
		"Slack tokens -1. Boris now has 2 slack.":       {Seat: boris, Tokens: -5},
		"Wounds +1. Boris now has 2 slack.":             {Seat: boris, Wounds: 1},
	} {
		next, told := game.Game{}.Apply(s, a)
		require.Equal(t, want, Flow{}.Tell(w, next, told[len(told)-1]))
	}
}

func TestEachSentenceHasTheSlackOfItsMoment(t *testing.T) {
	raid := []game.Action{game.Do{Seat: ana, Card: "ambush"}, game.Roll{Seat: ana, Die: 6}, game.Roll{Seat: boris, Die: 1}}
	for _, c := range []struct {
		state game.State
		did   game.Action
		want  []string
	}{
		{table(t, 3, tent(ana, "gordo"), tent(boris, "cigars"), slack(boris, 9)), game.Evict{Seat: ana, Card: "gordo", Die: 5, To: boris},
			[]string{"Gordo moves into Boris's tent; Boris now has 9 slack.", "Gordo consumes Cigars from Boris's tent; Boris now has 7 slack."}},
		{did(table(t, 3, rank(ana, parts.Corporal), slack(ana, 5)), raid...), game.Roll{Seat: chela, Die: 2},
			[]string{"Ana is wounded and now has 4 slack.", "Ana is promoted to Sergeant and now has 6 slack."}},
		{did(table(t, 3, slack(ana, 18)), game.Loot{Seat: ana, Cards: []parts.CardID{"cigars", "soap"}}), game.Resolve{},
			[]string{"Ana gets Cigars, Soap; Ana now has 21 slack and 1 pay left.", "Ana has 21 slack, but somebody may still cancel Cigars, Soap."}},
	} {
		after, notes := game.Game{}.Apply(c.state, c.did)
		said := tables.Each(notes, func(n rules.Note) string { return Flow{}.Tell(flowtest.Reading(tables.English), after, n) })
		for _, want := range c.want {
			require.Contains(t, said, want)
		}
	}
}

func TestWhoHasEnoughNeedsNoPlan(t *testing.T) {
	w := flowtest.Reading(tables.English)
	require.Contains(t, Flow{}.View(w, table(t, 3, slack(boris, 19))), "Ways to win")
	require.NotContains(t, Flow{}.View(w, table(t, 3, slack(boris, 22))), "Ways to win")
}

func TestWhoDidItIsToldByTheReport(t *testing.T) {
	s := table(t, 3, rank(boris, parts.Corporal))
	demotes := game.Event{Seat: ana, Card: parts.Demotion, Target: boris}
	after, notes := game.Game{}.Apply(s, demotes)
	for _, lang := range tables.Langs {
		told := ownWords(flowtest.Reading(lang), session.Transition[game.State, game.Action]{
			Before: s, Did: demotes, After: after, Notes: notes,
		})
		require.Len(t, told, 1)
		require.Contains(t, told[0], "Ana: ")
	}
}

func TestAnUnknownCostIsToldAsUnknown(t *testing.T) {
	for cards, want := range map[parts.CardID]string{"mao-quotations": "the cost is not known yet", "soap": "the cost is 1"} {
		after, notes := game.Game{}.Apply(table(t, 3, func(s *game.State) { s.Cards = nil }), game.Loot{Seat: ana, Cards: []parts.CardID{cards}})
		require.Contains(t, Flow{}.Tell(flowtest.Reading(tables.English), after, notes[0]), want)
		require.NotContains(t, notes[0].Args, "untold", "the note itself is recorded")
	}
}
