package picklerick

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
)

func cases() []trial {
	return slices.Concat(
		examples(), edgeCases(), setupCases(), turnCases(), diceCases(), rerollCases(), sightCases(),
		spendCases(), cardCases(),
		noteCases(), soloCases(), houseCases(),
		shootCases(), weaponCases(), jaguarCases(), operativeCases(), winCases(),
		tileCases(), moveCases(), russianCases(), rickCases(), ventCases(),
	)
}

func TestEveryRuleOfPickleRick(t *testing.T) {
	ruletest.Run(t, Game{}, cases())
}

func TestNoTwoCasesShareAName(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range cases() {
		require.False(t, seen[c.Title()], c.Title())
		seen[c.Title()] = true
	}
}
