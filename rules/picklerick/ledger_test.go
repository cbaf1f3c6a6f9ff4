package picklerick

import (
	"flag"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

var update = flag.Bool("update", false, "write ledger.json anew")

func TestEveryRuleIsKeptAndProved(t *testing.T) {
	proof := ruletest.Proof{
		Root:     os.DirFS("../.."),
		Code:     []string{"rules/picklerick", "assist/picklerick", "tables/picklerick"},
		Rulebook: "tables/picklerick/rulebook.txt",
		Book:     parts.Rulebook(),
		Tried:    ruletest.TriedOf(cases()),
		Written:  ledgerJSON,
	}
	if *update {
		proof.Write = func(text []byte) error { return os.WriteFile("ledger.json", text, 0o644) }
	}
	ruletest.Ledger(t, proof)
}

func TestTheLedgerHasARowForEveryRule(t *testing.T) {
	rows := Ledger()
	require.Len(t, rows, 190+len(Switches))
	require.Equal(t, ruleID("PR-SET-01"), rows[0].ID)
}
