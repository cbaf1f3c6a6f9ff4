package ruletest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/cases"
	"tablemate/tables"
)

// without is a game that allows what one rule forbids, under its own name or beside
// another one.
type without[U, S any, A rules.Kinded] struct {
	rules.Game[U, S, A]
	rule tables.RuleID
}

func (g without[U, S, A]) Check(s S, a A) []rules.Violation {
	return slices.DeleteFunc(g.Game.Check(s, a), func(v rules.Violation) bool { return v.Rule == g.rule || slices.Contains(v.Also, g.rule) })
}

// Dropped fails where a rule of which people are warned may be dropped and no case
// is judged otherwise; it prints the share of those that are noticed. Rules of the
// setup, before which there is no position, are excused.
func Dropped[U, S any, A rules.Kinded](t *testing.T, h Hearing[U, S, A], book tables.Rulebook, list []cases.Case, excused ...tables.RuleID) {
	t.Helper()
	noticed, all := 0, 0
	for _, e := range book.Entries() {
		if e.Kind != tables.Flag || slices.Contains(excused, e.ID) {
			continue
		}
		all++
		lax := without[U, S, A]{h.Game, e.ID}
		if slices.ContainsFunc(list, func(c cases.Case) bool {
			if c.May == nil || !slices.Contains(slices.Concat(c.Rules, c.Breaks), e.ID) {
				return false // to save time: others may notice too
			}
			answer, err := cases.Try(lax, h.Actions, c)
			return err == nil && !c.Right(answer)
		}) {
			noticed++
			continue
		}
		t.Errorf("%s may be dropped, and no case notices", e.ID)
	}
	t.Logf("%d of %d rules dropped one at a time are noticed", noticed, all)
	require.Positive(t, all)
}
