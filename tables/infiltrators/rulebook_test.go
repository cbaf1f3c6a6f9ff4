package infiltrators

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
		tables.Automate: 51, tables.Flag: 49, tables.Track: 16, tables.Lookup: 14, tables.Open: 35,
	}, count)
}

func TestOneEntryReadsAsInTheWholeList(t *testing.T) {
	book := Rulebook()
	for _, want := range book.Entries() {
		got, ok := book.Entry(want.ID)
		require.True(t, ok, want.ID)
		require.Equal(t, want, got)
	}
	_, ok := book.Entry("IN-HINT-0")
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
