package micemystics

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

var update = flag.Bool("update", false, "write ledger.json anew")

// tried are all cases that prove a rule, setups among them.
func tried() []ruletest.Tried {
	out := ruletest.TriedOf(cases())
	for _, s := range sittings() {
		out = append(out, ruletest.Tried{Rule: s.rule, Kind: s.kind, Name: s.name})
	}
	return out
}

func TestEveryRuleIsKeptAndProved(t *testing.T) {
	proof := ruletest.Proof{
		Root:     os.DirFS("../.."),
		Code:     []string{"rules/micemystics", "tables/micemystics"},
		Rulebook: "tables/micemystics/rulebook.txt",
		Book:     parts.Rulebook(),
		Tried:    tried(),
		Written:  ledgerJSON,
	}
	if *update {
		proof.Write = func(text []byte) error { return os.WriteFile("ledger.json", text, 0o644) }
	}
	ruletest.Ledger(t, proof)
}

func TestTheLedgerHasARowForEveryRule(t *testing.T) {
	rows := Ledger()
	require.Len(t, rows, 307+len(Switches))
	require.Equal(t, tables.RuleID("MM-GEN-01"), rows[0].ID)
}

// The rulebook's 12 examples and the 27 that follow from its rules.
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
