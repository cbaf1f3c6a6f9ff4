package infiltrators

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func tried() []ruletest.Tried {
	out := ruletest.TriedOf(cases())
	for _, s := range setups() {
		out = append(out, ruletest.Tried{Rule: s.Rule, Kind: s.Kind, Name: s.Name})
	}
	return out
}

func TestTheLedgerOfInfiltrators(t *testing.T) {
	rows := ruletest.Ledger(t, ruletest.Proof{
		Code:     []string{"rules/infiltrators", "rules/infiltrators/deals", "tables/infiltrators"},
		Rulebook: "tables/infiltrators/rulebook.txt",
		Book:     parts.Rulebook(),
		Tried:    tried(),
	}, *update)
	require.Len(t, rows, 130+len(Switches))
}

// Another test, TestTheRelationIsAsPrinted, checks the examples IN-EX-04 and IN-EX-05.
func TestEveryExampleIsPlayed(t *testing.T) {
	shown := []tables.RuleID{"IN-EX-04", "IN-EX-05"} // TestTheRelationIsAsPrinted
	for _, c := range tried() {
		shown = append(shown, c.Example)
	}
	for n := 1; n <= 22; n++ {
		id := tables.RuleID(fmt.Sprintf("IN-EX-%02d", n))
		require.True(t, slices.Contains(shown, id), id)
	}
}

func TestTheRulebookAsksAndSaysWhatIsJudged(t *testing.T) { ruletest.Book(t, parts.Rulebook(), book) }

func TestEveryRuleOfADeedIsPrinted(t *testing.T) {
	printed := parts.Rulebook()
	for what, rule := range deeds {
		_, ok := printed.Entry(rule)
		require.True(t, ok || rule == "", what)
	}
}

func TestOutcomesOfTheCases(t *testing.T) { ruletest.Outcomes(t, Game{}, cases(), *update) }
