package ruletest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

// Opening returns the state before the first action.
func Opening[U, S any, A rules.Kinded](t testing.TB, g rules.Game[U, S, A], setup U) S {
	t.Helper()
	s, _, err := g.Start(setup)
	require.NoError(t, err)
	return s
}

// After returns the state after actions that break no rule.
func After[U, S any, A rules.Kinded](t testing.TB, g rules.Game[U, S, A], s S, actions ...A) S {
	t.Helper()
	for _, a := range actions {
		require.Empty(t, g.Check(s, a), "%#v", a)
		s, _ = g.Apply(s, a)
	}
	return s
}
