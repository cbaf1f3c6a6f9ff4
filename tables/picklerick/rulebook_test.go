package picklerick

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebookIsWhole(t *testing.T) {
	booktest.Whole(t, Rulebook(), map[tables.Kind]int{
		tables.Automate: 65, tables.Flag: 60, tables.Track: 39, tables.Lookup: 26, tables.Open: 56,
	})
}

func TestARuleNamesItsHeadingAndPage(t *testing.T) {
	e, ok := Rulebook().Entry("PR-SOLO-06")
	require.True(t, ok)
	require.Equal(t, tables.Automate, e.Kind)
	require.Equal(t, tables.Section{
		Heading: tables.Text{En: "Solo rules", Ru: "Правила одиночной игры"}, Page: 17,
	}, e.Section)
	require.Contains(t, e.Refs, tables.RuleID("PR-AMB-34"))
	require.Contains(t, Rulebook().Sections(), e.Section)
	require.Len(t, Rulebook().Sections(), 25)
}

func TestAnOpenQuestionOffersItsHouseRuleWithOurReadingFirst(t *testing.T) {
	e, ok := Rulebook().Entry("PR-AMB-45")
	require.True(t, ok)
	require.Equal(t, "hp_zero", e.Switch.Name)
	require.Equal(t, "end_of_turn", e.Switch.Values[0].Name)
	require.Equal(t, "immediate", e.Switch.Values[1].Name)
	require.NotEmpty(t, e.Question.Ru)
	require.Zero(t, e.Section)
}

func TestTheGlossaryGivesPrintedNamesFirst(t *testing.T) {
	terms := Rulebook().Terms()
	require.Len(t, terms, 61)
	require.Equal(t, tables.Text{En: "Pickle Rick", Ru: "Огурчик Рик"}, terms[0].Name())
}

func BenchmarkOneEntry(b *testing.B) {
	measure(b, func(book tables.Rulebook) { book.Entry("PR-AMB-56") })
}

func BenchmarkAllEntries(b *testing.B) {
	measure(b, func(book tables.Rulebook) { book.Entries() })
}

// measure tells how many plain passes over the text the work is worth.
func measure(b *testing.B, work func(tables.Rulebook)) {
	book := Rulebook()
	const passes = 100
	begun := time.Now()
	for range passes {
		strings.Count(book.Rules, "PR-NONE")
	}
	pass := float64(time.Since(begun).Nanoseconds()) / passes
	for b.Loop() {
		work(book)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/pass, "passes/op")
}
