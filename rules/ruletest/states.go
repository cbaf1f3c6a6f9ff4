package ruletest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
)

// Opening returns the state before the first action.
func Opening[U, S any, A rules.Kinded](t testing.TB, g rules.Game[U, S, A], setup U) S {
	t.Helper()
	s, _, err := g.Start(setup)
	require.NoError(t, err)
	return s
}

// After returns the state after the actions. It fails if an action breaks a rule.
func After[U, S any, A rules.Kinded](t testing.TB, g rules.Game[U, S, A], s S, actions ...A) S {
	t.Helper()
	for _, a := range actions {
		require.Empty(t, g.Check(s, a), "%#v", a)
		s, _ = g.Apply(s, a)
	}
	return s
}

// BenchSteps measures one step of random play.
func BenchSteps[U, S any, A rules.Kinded](b *testing.B, g Playable[U, S, A], begin S) {
	chance, s := rand.New(rand.NewPCG(1, 2)), begin
	b.ReportAllocs()
	for b.Loop() {
		legal := g.Legal(s)
		if len(legal) == 0 {
			s = begin
			continue
		}
		s, _ = g.Apply(s, legal[chance.IntN(len(legal))])
	}
}

// Setup is a test case for one rule. Its field Setup is the setup of a game. If Kind is Refused,
// this setup must break the rule and no other.
type Setup[U any] struct {
	Rule  tables.RuleID
	Kind  Kind
	Name  string
	Setup U
}

// JudgeSetup starts a game with a setup. It returns the problem of the setup, and reports whether
// Start refused the setup. If Start accepts the setup, JudgeSetup also plays up to 60 actions.
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

// Book compares the code of a game with its rulebook. Both must have the same house rules, and each
// rule id in judged.Wider must be in the rulebook.
func Book(t *testing.T, printed tables.Rulebook, judged rules.Book) {
	t.Helper()
	answers := map[tables.RuleID]*rules.Switch{}
	for _, e := range printed.Entries() {
		if e.Switch.Name == "" {
			continue
		}
		values := tables.Each(e.Switch.Values, func(v tables.Value) string { return v.Name })
		answers[e.ID] = &rules.Switch{Rule: e.ID, Name: e.Switch.Name, Values: values}
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
