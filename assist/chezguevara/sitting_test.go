package chezguevara

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
	"tablemate/tables/words"
)

func TestARefusedLineDoesNotComeBack(t *testing.T) {
	sun := parts.Card{ID: "sun", Name: tables.Text{En: "Sun", Ru: "Солнце"}, Kind: parts.Thing, Slack: 1, Cost: 3}
	for lines, want := range map[string]string{
		"sun||1lucky":            "1event",
		"sun|1lucky":             "1event",
		"sun|2lucky":             "2event",
		"bro|soap|2 lucky":       "1recruit 2event",
		"bro|soap|2lucky|5":      "1recruit 2event 1roll5",
		"bro|2 lucky|5":          "1recruit 2event 1roll5",
		"bro|2, lucky":           "1recruit 1roll2 1event",
		"bro2 lucky":             "1recruit 1roll2 1event",
		"bro|5 soap":             "1recruit 1roll5 1loot",
		"bro|5, 2 lucky":         "1recruit 1roll5 2event",
		"ambush|6 2 3 lucky":     "1do 1roll6 2roll2 3roll3",
		"ambush|2 lucky|6 2 3":   "1do 2event 1roll6 2roll2 3roll3",
		"ambush|6, 2 lucky|2, 3": "1do 1roll6 2event 2roll2 3roll3",
	} {
		e := sit(t, tables.English, []parts.Card{sun}, strings.Split(lines, "|")...)
		require.Equal(t, want, e.deeds(), "%s\n%s", lines, e.said)
	}
	for _, lang := range tables.Langs {
		e := sit(t, lang, []parts.Card{sun}, "sun", "2lucky")
		require.Contains(t, e.said, words.In(lang).Say("session.let-go", tables.Args{"report": "Ana: "})[:12])
	}
}

func TestACancelCardCountsForWhoeverPlayedIt(t *testing.T) {
	for _, lines := range []string{"lucky|3veto", "lucky|0veto|0>3", "lucky|2veto|2>3"} {
		e := sit(t, tables.English, nil, strings.Split(lines, "|")...)
		reading := session.Reading{Path: e.path, Words: words.In(tables.English)}
		summary, err := Game().Summary(reading)
		require.NoError(t, err)
		cancelled := map[rules.Seat]int{}
		for _, c := range summary.ActionCounts {
			if c.What == "cancelled" {
				cancelled[c.Side] = c.N
			}
		}
		require.Equal(t, map[rules.Seat]int{chela: 1}, cancelled, "%s\n%s", lines, e.said)
		var log strings.Builder
		require.NoError(t, Game().Log(reading, &log))
		require.Contains(t, log.String(), "Chela", lines)
	}
}

// An exchange of rank cards demotes one player and promotes another (CG-DEMO-04, CG-PROMO-05).
func TestAnExchangeOfRanksCounts(t *testing.T) {
	e := sit(t, tables.English, nil, "pro", "pro", "2pro", "3pro", "2de1", "2")
	summary, err := Game().Summary(session.Reading{Path: e.path, Words: words.In(tables.English)})
	require.NoError(t, err)
	counted := map[string]int{}
	for _, c := range summary.ActionCounts {
		counted[c.What+" "+string(c.Side)] = c.N
	}
	require.Equal(t, map[string]int{
		"promoted player_1": 2, "promoted player_2": 2, "promoted player_3": 1, "demoted player_1": 1,
	}, counted, e.said)
}

func TestNothingTypedAheadIsTakenAfterAWin(t *testing.T) {
	for lines, want := range map[string]string{
		"1+19|soap|soap":      "effect 1loot resolve",
		"1+19|soap ok soap":   "effect 1loot resolve",
		"1+19|soap|end":       "effect 1loot resolve",
		"1+18|soap|soap|ok":   "effect 1loot 1loot resolve",
		"1+19|soap|2lucky|ok": "effect 1loot 2event resolve",
	} {
		e := sit(t, tables.English, nil, strings.Split(lines, "|")...)
		require.Equal(t, want, strings.ReplaceAll(e.deeds(), "1effect", "effect"), "%s\n%s", lines, e.said)
		require.Contains(t, e.said, "wins", lines)
	}
}
