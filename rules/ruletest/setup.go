package ruletest

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
)

// Setup is one rule tried on one setup, which breaks exactly that rule if it is refused.
type Setup[U any] struct {
	Rule  tables.RuleID
	Kind  Kind
	Name  string
	Setup U
}

// JudgeSetup returns the one thing that is wrong with a setup, its rule and the id of
// its problem, and whether it is refused for that; the zero Note where nothing is. What
// is only told can be played on.
func JudgeSetup[U, S any, A rules.Kinded](t *testing.T, g Playable[U, S, A], u U) (wrong rules.Note, refused bool) {
	t.Helper()
	s, _, err := g.Start(u)
	var p *rules.Problem
	if errors.As(err, &p) {
		return p.Note, true
	}
	require.NoError(t, err)
	breaches, _ := g.House(s).Sort(any(g).(rules.SetupChecker[U]).CheckSetup(u))
	for _, v := range breaches {
		require.Equal(t, rules.Against, v.Level, v.Rule)
		require.Equal(t, breaches[0].Rule, v.Rule, "two rules are broken")
	}
	for n := range 60 {
		open := g.Legal(s)
		if len(open) == 0 {
			break
		}
		s, _ = g.Apply(s, open[n%len(open)])
	}
	if len(breaches) == 0 {
		return rules.Note{}, false
	}
	problem, _ := breaches[0].Args["problem"].(rules.Noun)
	return rules.Note{ID: problem.ID, Rule: breaches[0].Rule, Args: breaches[0].Args}, false
}
