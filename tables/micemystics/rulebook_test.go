package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebookIsWhole(t *testing.T) {
	booktest.Whole(t, Rulebook(), map[tables.Kind]int{
		tables.Automate: 155, tables.Flag: 95, tables.Track: 35, tables.Lookup: 22, tables.Open: 81,
	})
}

func TestEveryEntryIsAskedInBothLanguages(t *testing.T) {
	for _, e := range Rulebook().Entries() {
		require.GreaterOrEqual(t, len(e.Asked.En), 2, e.ID)
		require.GreaterOrEqual(t, len(e.Asked.Ru), 2, e.ID)
	}
}

func TestARuleNamesItsHeadingAndPage(t *testing.T) {
	e, ok := Rulebook().Entry("MM-CAP-04")
	require.True(t, ok)
	require.Equal(t, tables.Flag, e.Kind)
	require.Equal(t, tables.Section{
		Heading: tables.Text{En: "Figures on a space", Ru: "Число фигурок на клетке"}, Page: 10,
	}, e.Section)
	require.Contains(t, e.Refs, tables.RuleID("MM-AMB-07"))
}

func TestAnOpenQuestionOffersItsHouseRuleWithOurReadingFirst(t *testing.T) {
	e, ok := Rulebook().Entry("MM-AMB-21")
	require.True(t, ok)
	require.Equal(t, "surge_in_attack", e.Switch.Name)
	require.Equal(t, "after", e.Switch.Values[0].Name)
	require.Equal(t, "at_once", e.Switch.Values[1].Name)
	require.NotEmpty(t, e.Question.Ru)
}

func TestNoTwoHouseRulesShareAName(t *testing.T) {
	used := map[string]tables.RuleID{}
	for _, e := range Rulebook().Entries() {
		if e.Switch.Name == "" {
			continue
		}
		require.Empty(t, used[e.Switch.Name], e.ID)
		used[e.Switch.Name] = e.ID
	}
}

func TestTheGlossaryGivesPrintedNamesFirst(t *testing.T) {
	terms := Rulebook().Terms()
	require.Len(t, terms, 120)
	require.Equal(t, tables.Text{En: "mouse", Ru: "мышь"}, terms[0].Name())
}
