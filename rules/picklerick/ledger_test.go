package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

func TestEveryRuleIsKeptAndProved(t *testing.T) {
	rows := ruletest.Ledger(t, ruletest.Proof{
		Code:     []string{"rules/picklerick", "assist/picklerick", "tables/picklerick"},
		Rulebook: "tables/picklerick/rulebook.txt",
		Book:     parts.Rulebook(),
		Tried:    ruletest.TriedOf(cases()),
	}, *update)
	require.Len(t, rows, 190+len(Switches))
}

func TestOutcomesOfTheCases(t *testing.T) { ruletest.Outcomes(t, Game{}, cases(), *update) }
