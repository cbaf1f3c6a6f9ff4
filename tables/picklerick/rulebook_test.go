package picklerick

import (
	"strings"
	"testing"
	"time"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebook(t *testing.T) {
	booktest.Holds(t, Rulebook(), booktest.Printed{
		Kinds:    map[tables.Kind]int{tables.Automate: 65, tables.Flag: 60, tables.Track: 39, tables.Lookup: 26, tables.Open: 56},
		Sections: 25,
		Rule: tables.Entry{
			ID: "PR-SOLO-06", Kind: tables.Automate, Refs: []tables.RuleID{"PR-AMB-34"},
			Section: tables.Section{Heading: tables.Text{En: "Solo rules", Ru: "Правила одиночной игры"}, Page: 17},
		},
		Open:  tables.Entry{ID: "PR-AMB-45", Switch: tables.Switch{Name: "hp_zero", Values: []tables.Value{{Name: "end_of_turn"}, {Name: "immediate"}}}},
		Terms: 61,
		First: tables.Text{En: "Pickle Rick", Ru: "Огурчик Рик"},
	})
}

func BenchmarkOneEntry(b *testing.B) {
	measure(b, func(book tables.Rulebook) { book.Entry("PR-AMB-56") })
}

func BenchmarkAllEntries(b *testing.B) {
	measure(b, func(book tables.Rulebook) { book.Entries() })
}

// measure reports how long `work` takes. The unit is the time of one search through the text of the
// rules.
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
