package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebookIsWhole(t *testing.T) {
	booktest.Whole(t, Rulebook(), map[tables.Kind]int{
		tables.Automate: 51, tables.Flag: 49, tables.Track: 16, tables.Lookup: 14, tables.Open: 35,
	})
}

func TestARuleNamesItsHeading(t *testing.T) {
	e, ok := Rulebook().Entry("IN-HINT-02")
	require.True(t, ok)
	require.Equal(t, tables.Flag, e.Kind)
	require.Equal(t, tables.Section{
		Heading: tables.Text{En: "2. Give a hint", Ru: "2. Дать подсказку"},
	}, e.Section)
	require.Contains(t, e.Refs, tables.RuleID("IN-INFO-01"))
	require.Contains(t, Rulebook().Sections(), e.Section)
	require.Len(t, Rulebook().Sections(), 15)
}

func TestAnOpenQuestionOffersItsHouseRuleWithOurReadingFirst(t *testing.T) {
	e, ok := Rulebook().Entry("IN-AMB-09")
	require.True(t, ok)
	require.Equal(t, "detain_with_empty_hq", e.Switch.Name)
	require.Equal(t, "forbid", e.Switch.Values[0].Name)
	require.Equal(t, "allow", e.Switch.Values[1].Name)
	require.NotEmpty(t, e.Question.Ru)
	require.Zero(t, e.Section)
}

func TestTheGlossaryGivesPrintedNamesFirst(t *testing.T) {
	terms := Rulebook().Terms()
	require.Len(t, terms, 39)
	require.Equal(t, tables.Text{En: "agent", Ru: "агент"}, terms[0].Name())
}
