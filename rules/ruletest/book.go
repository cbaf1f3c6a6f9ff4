package ruletest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
)

// Book fails where a game judges by other open questions than its printed rulebook
// asks, or by other answers to them, and where it cites a wider rule that is not
// printed.
func Book(t *testing.T, printed tables.Rulebook, judged rules.Book) {
	t.Helper()
	answers := map[tables.RuleID]*rules.Switch{}
	for _, e := range printed.Entries() {
		if e.Switch.Name == "" {
			continue
		}
		sw := &rules.Switch{Rule: e.ID, Name: e.Switch.Name}
		for _, v := range e.Switch.Values {
			sw.Values = append(sw.Values, v.Name)
		}
		answers[e.ID] = sw
	}
	require.Len(t, judged.Switches, len(answers))
	for _, sw := range judged.Switches {
		require.Equal(t, answers[sw.Rule], sw)
	}
	for _, rules := range judged.Wider {
		for _, id := range rules {
			_, ok := printed.Entry(id)
			require.True(t, ok, id)
		}
	}
}
