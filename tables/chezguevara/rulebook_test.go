package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

func TestNothingIsWrongInTheRulebook(t *testing.T) {
	require.Empty(t, Rulebook().Faults())
}

func TestEveryRuleAndOpenQuestionIsThere(t *testing.T) {
	count := map[tables.Kind]int{}
	for _, e := range Rulebook().Entries() {
		count[e.Kind]++
	}
	require.Equal(t, map[tables.Kind]int{
		tables.Automate: 98, tables.Flag: 59, tables.Track: 28, tables.Lookup: 9, tables.Open: 64,
	}, count)
}

func TestOneEntryReadsAsInTheWholeList(t *testing.T) {
	book := Rulebook()
	for _, want := range book.Entries() {
		got, ok := book.Entry(want.ID)
		require.True(t, ok, want.ID)
		require.Equal(t, want, got)
	}
	_, ok := book.Entry("CG-RAID-0")
	require.False(t, ok)
	_, ok = book.Entry("")
	require.False(t, ok)
}

func TestEveryEntryIsAskedForInTwoLanguages(t *testing.T) {
	for _, e := range Rulebook().Entries() {
		require.NotEmpty(t, e.Asked.En, e.ID)
		require.NotEmpty(t, e.Asked.Ru, e.ID)
	}
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
