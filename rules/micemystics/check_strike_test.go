package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAThrowIsNotJudgedBeforeItIsToldWhoSeesWhom checks a throw on a tile without a map. Until
// people answer the questions about sight, no throw of the grape by a rat breaks a rule.
func TestAThrowIsNotJudgedBeforeItIsToldWhoSeesWhom(t *testing.T) {
	s := cardTurn("rat", unmapped, house(GrapeRangedRules, "ranged"), grape("?5", true), at("?5", "rat_1"), at("?1", "collin", "nez"), at("?2", "tilda"))
	require.True(t, s.Turn.Armed)
	require.Equal(t, ForFacts, s.Wait().For)
	require.Empty(t, (Game{}).Check(s, Strike{Figure: "rat_1", Space: "?1"}))
}
