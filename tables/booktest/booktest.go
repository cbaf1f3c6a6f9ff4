// Package booktest checks a rulebook, as one call in a test of each game.
package booktest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

// Whole checks that nothing is wrong in a rulebook, that it has that many entries
// of each kind, that each is asked for in two languages, and that one entry
// reads by its id as it does in the whole list.
func Whole(t *testing.T, book tables.Rulebook, kinds map[tables.Kind]int) {
	t.Helper()
	require.Empty(t, book.Faults())
	count := map[tables.Kind]int{}
	for _, want := range book.Entries() {
		count[want.Kind]++
		require.NotEmpty(t, want.Asked.En, want.ID)
		require.NotEmpty(t, want.Asked.Ru, want.ID)
		got, ok := book.Entry(want.ID)
		require.True(t, ok, want.ID)
		require.Equal(t, want, got)
	}
	require.Equal(t, kinds, count)
	for _, none := range []tables.RuleID{"", tables.RuleID(book.Prefix), book.Entries()[0].ID[:len(book.Entries()[0].ID)-1]} {
		_, ok := book.Entry(none)
		require.False(t, ok, "there is no entry %q", none)
	}
}
