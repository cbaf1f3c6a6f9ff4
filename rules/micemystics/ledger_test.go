package micemystics

import (
	"flag"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

var update = flag.Bool("update", false, "write ledger.json anew")

func tried() []ruletest.Tried {
	out := ruletest.TriedOf(cases())
	for _, s := range sittings() {
		out = append(out, ruletest.Tried{Rule: s.rule, Kind: s.kind, Name: s.name})
	}
	return out
}

func TestEveryRuleIsKeptAndProved(t *testing.T) {
	rows := ruletest.Ledger(t, ruletest.Proof{
		Code:     []string{"rules/micemystics", "tables/micemystics"},
		Rulebook: "tables/micemystics/rulebook.txt",
		Book:     parts.Rulebook(),
		Tried:    tried(),
	}, *update)
	require.Len(t, rows, 307+len(Switches))
}

// TestEveryExampleIsPlayed checks that each of the rulebook's 12 examples and 27 further examples
// has a case.
func TestEveryExampleIsPlayed(t *testing.T) {
	shown := map[tables.RuleID]bool{}
	for _, c := range tried() {
		shown[c.Example] = true
	}
	for n := 1; n <= 12; n++ {
		require.True(t, shown[tables.RuleID(fmt.Sprintf("MM-EX-%02d", n))], n)
	}
	for n := 1; n <= 27; n++ {
		require.True(t, shown[tables.RuleID(fmt.Sprintf("MM-EX-D%02d", n))], n)
	}
}

func TestTheRulebookAsksAndSaysWhatIsJudged(t *testing.T) { ruletest.Book(t, parts.Rulebook(), book) }

// TestOutcomesOfTheCases compares the results and notes of every case with a file.
func TestOutcomesOfTheCases(t *testing.T) { ruletest.Outcomes(t, Game{}, cases(), *update) }
