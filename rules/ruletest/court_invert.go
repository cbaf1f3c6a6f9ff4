package ruletest

import (
	"errors"
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
	return g.lax(g.Game.Check(s, a))
}

func (g without[U, S, A]) lax(found []rules.Violation) []rules.Violation {
	return slices.DeleteFunc(found, func(v rules.Violation) bool { return v.Rule == g.rule || slices.Contains(v.Also, g.rule) })
}

func (g without[U, S, A]) Start(u U) (S, []rules.Note, error) {
	s, notes, err := g.Game.Start(u)
	var p *rules.Problem
	if errors.As(err, &p) && p.Rule == g.rule {
		err = nil
	}
	return s, notes, err
}

func (g without[U, S, A]) CheckSetup(u U) []rules.Violation {
	return g.lax(any(g.Game).(rules.SetupChecker[U]).CheckSetup(u))
}

// dropped fails where a rule of which people are warned may be dropped and no case
// is judged otherwise; it prints the share of those that are noticed.
func (h Hearing[U, S, A]) dropped(t *testing.T, list []cases.Case) {
	noticed, all := 0, 0
	for _, e := range h.Book.Entries() {
		if e.Kind != tables.Flag {
			continue
		}
		all++
		lax := without[U, S, A]{h.Game, e.ID}
		if slices.ContainsFunc(list, func(c cases.Case) bool {
			if c.Asks() == cases.AboutMoves || !slices.Contains(slices.Concat(c.Rules, c.Breaks), e.ID) {
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
