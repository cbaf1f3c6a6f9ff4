package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
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
		after, notes := game.Game{}.Apply(table(t, 3), game.Loot{Seat: ana, Cards: []parts.CardID{cards}})
		require.Contains(t, Flow{}.Tell(flowtest.Reading(tables.English), after, notes[0]), want)
		require.NotContains(t, notes[0].Args, "untold", "the note itself is recorded")
	}
}
