package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebookIsWhole(t *testing.T) {
	booktest.Whole(t, Rulebook(), map[tables.Kind]int{
		tables.Automate: 59, tables.Flag: 44, tables.Track: 12, tables.Lookup: 14, tables.Open: 28,
	})
}

func TestARuleNamesItsHeading(t *testing.T) {
	e, ok := Rulebook().Entry("RH-BAS-10")
	require.True(t, ok)
	require.Equal(t, tables.Flag, e.Kind)
	require.Equal(t, tables.Text{En: "Locations: the Basement", Ru: "Свойства локаций. Подвал"}, e.Section.Heading)
	require.Contains(t, e.Refs, tables.RuleID("RH-POP-03"))
	require.Len(t, Rulebook().Sections(), 21)
}

func TestAnOpenQuestionOffersItsHouseRuleWithOurReadingFirst(t *testing.T) {
	e, ok := Rulebook().Entry("RH-AMB-12")
	require.True(t, ok)
	require.Equal(t, "backyard_trap_fresh_losses", e.Switch.Name)
	require.Equal(t, "rescuable", e.Switch.Values[0].Name)
	require.Equal(t, "not_this_round", e.Switch.Values[1].Name)
	require.NotEmpty(t, e.Question.Ru)
}

func TestTheGlossaryGivesPrintedNamesFirst(t *testing.T) {
	terms := Rulebook().Terms()
	require.Len(t, terms, 29)
	require.Equal(t, tables.Text{En: "Owner", Ru: "хозяин"}, terms[0].Name())
}
