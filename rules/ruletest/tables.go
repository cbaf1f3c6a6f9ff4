package ruletest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

// Opening is a table laid out and nothing done yet.
func Opening[U, S any, A, E rules.Kinded](t testing.TB, g rules.Game[U, S, A, E], setup U) S {
	t.Helper()
	layout, err := g.Start(setup)
	require.NoError(t, err)
	var nothing S
	return rules.FoldAll(g, nothing, layout)
}

// After is the table after reports that no rule forbids.
func After[U, S any, A, E rules.Kinded](t testing.TB, g rules.Game[U, S, A, E], s S, reports ...A) S {
	t.Helper()
	for _, a := range reports {
		require.Empty(t, g.Check(s, a), "%#v", a)
		s = rules.FoldAll(g, s, g.Apply(s, a))
	}
	return s
}
