package chezguevara

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestTheLedgerOfChezGuevara(t *testing.T) {
	rows := ruletest.Ledger(t, ruletest.Proof{
		Code:     []string{"rules/chezguevara", "tables/chezguevara"},
		Rulebook: "tables/chezguevara/rulebook.txt",
		Book:     parts.Rulebook(),
		Tried:    tried(),
	}, *update)
	require.Len(t, rows, 194+len(Switches))
}

func TestTheRulebookAsksAndSaysWhatIsJudged(t *testing.T) { ruletest.Book(t, parts.Rulebook(), book) }

func TestEveryExampleIsPlayed(t *testing.T) {
	var shown []tables.RuleID
	for _, c := range tried() {
		shown = append(shown, c.Example)
	}
	for _, n := range []string{"01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13",
		"TAB-RECRUIT", "TAB-EVICT", "TAB-EXPOSE", "TAB-SEX", "TAB-PROMOTE", "TAB-DEMOTE", "TAB-ABUSE", "TAB-HAND", "TAB-HEAL", "TAB-CANCEL",
		"SEQ-01", "SEQ-02", "SEQ-03", "SEQ-04", "SEQ-05", "SEQ-06", "SEQ-07", "SEQ-08", "SEQ-09", "SEQ-10",
		"SEQ-11", "SEQ-12", "SEQ-13", "SEQ-14", "SEQ-15", "SEQ-16", "SEQ-17", "SEQ-18", "SEQ-19", "SEQ-20"} {
		require.True(t, slices.Contains(shown, tables.RuleID("CG-EX-"+n)), n)
	}
}

func TestOutcomesOfTheCases(t *testing.T) { ruletest.Outcomes(t, Game{}, cases(), *update) }
