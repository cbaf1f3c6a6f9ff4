package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebookIsWhole(t *testing.T) {
	booktest.Whole(t, Rulebook(), map[tables.Kind]int{
		tables.Automate: 98, tables.Flag: 59, tables.Track: 28, tables.Lookup: 9, tables.Open: 64,
	})
}

func TestARuleNamesItsHeadingAndPage(t *testing.T) {
	e, ok := Rulebook().Entry("CG-RAID-05")
	require.True(t, ok)
	require.Equal(t, tables.Flag, e.Kind)
	require.Equal(t, tables.Section{
		Heading: tables.Text{En: "Raids", Ru: "Налёты"}, Page: 5,
	}, e.Section)
	require.Contains(t, e.Refs, tables.RuleID("CG-AMB-31"))
	require.Contains(t, Rulebook().Sections(), e.Section)
	require.Len(t, Rulebook().Sections(), 37)
}

func TestAnOpenQuestionOffersItsHouseRuleWithOurReadingFirst(t *testing.T) {
	e, ok := Rulebook().Entry("CG-AMB-34")
	require.True(t, ok)
	require.Equal(t, "leader_source", e.Switch.Name)
	require.Equal(t, "tents", e.Switch.Values[0].Name)
	require.Equal(t, "tents_and_discard", e.Switch.Values[1].Name)
	require.NotEmpty(t, e.Question.Ru)
	require.Zero(t, e.Section)
}

func TestTheGlossaryGivesPrintedNamesFirst(t *testing.T) {
	terms := Rulebook().Terms()
	require.Len(t, terms, 44)
	require.Equal(t, tables.Text{En: "slack", Ru: "развал"}, terms[0].Name())
}
