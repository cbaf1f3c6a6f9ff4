// Package booktest checks a rulebook. The test of each game calls Holds once.
package booktest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

// Printed has facts that a person has counted in a printed rulebook, or copied from it.
type Printed struct {
	Kinds    map[tables.Kind]int // the number of entries of each kind
	Sections int
	Rule     tables.Entry // one rule as an example: only its id, kind, section and some of its Refs
	Open     tables.Entry // one open question as an example: only its id and its Switch
	Terms    int          // the number of terms in the glossary
	First    tables.Text  // the first term
}

// Holds checks that a rulebook is complete and matches the printed rulebook.
func Holds(t *testing.T, book tables.Rulebook, printed Printed) {
	t.Run("whole", func(t *testing.T) { whole(t, book, printed.Kinds) })
	t.Run("rule", func(t *testing.T) { rule(t, book, printed) })
	t.Run("open question", func(t *testing.T) { open(t, book, printed.Open) })
	t.Run("glossary", func(t *testing.T) {
		require.Len(t, book.Terms(), printed.Terms)
		require.Equal(t, printed.First, book.Terms()[0].Name())
	})
}

func whole(t *testing.T, book tables.Rulebook, kinds map[tables.Kind]int) {
	require.Empty(t, book.Faults())
	count, switches := map[tables.Kind]int{}, map[string]tables.RuleID{}
	for _, want := range book.Entries() {
		count[want.Kind]++
		require.GreaterOrEqual(t, len(want.Asked.En), 2, want.ID)
		require.GreaterOrEqual(t, len(want.Asked.Ru), 2, want.ID)
		got, ok := book.Entry(want.ID)
		require.True(t, ok, want.ID)
		require.Equal(t, want, got)
		if name := want.Switch.Name; name != "" {
			require.Empty(t, switches[name], "%s is settled by %s too", name, want.ID)
			switches[name] = want.ID
		}
	}
	require.Equal(t, kinds, count)
	first := book.Entries()[0].ID
	for _, none := range []tables.RuleID{"", tables.RuleID(book.Prefix), first[:len(first)-1]} {
		_, ok := book.Entry(none)
		require.False(t, ok, "there is no entry %q", none)
	}
}

func rule(t *testing.T, book tables.Rulebook, printed Printed) {
	got, ok := book.Entry(printed.Rule.ID)
	require.True(t, ok)
	require.Equal(t, printed.Rule.Kind, got.Kind)
	require.Equal(t, printed.Rule.Section, got.Section)
	require.Subset(t, got.Refs, printed.Rule.Refs)
	require.Contains(t, book.Sections(), got.Section)
	require.Len(t, book.Sections(), printed.Sections)
}

func open(t *testing.T, book tables.Rulebook, want tables.Entry) {
	got, ok := book.Entry(want.ID)
	require.True(t, ok)
	require.Equal(t, tables.Open, got.Kind)
	require.NotEmpty(t, got.Question.En)
	require.NotEmpty(t, got.Question.Ru)
	require.Zero(t, got.Section)
	require.Equal(t, want.Switch.Name, got.Switch.Name)
	require.GreaterOrEqual(t, len(got.Switch.Values), len(want.Switch.Values))
	for i, value := range want.Switch.Values {
		require.Equal(t, value.Name, got.Switch.Values[i].Name)
	}
}
