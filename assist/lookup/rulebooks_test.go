package lookup

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

func TestTheRuleThatATermIsAboutCountsTwice(t *testing.T) {
	printed := tables.Rulebook{Glossary: "en cat\nsee XX-CAT-01 XX-TURN-01\n\nen turn\nsee XX-TURN-01\n"}
	require.Equal(t, map[tables.RuleID]int{"XX-CAT-01": 2, "XX-TURN-01": 3}, countRefs(printed))
}

// TestMain fails first if the embedded index is out of date, because then every test would build a
// new one.
func TestMain(m *testing.M) {
	if open(builtIndex, Rulebooks()) == nil {
		fmt.Fprintln(os.Stderr, "the texts have changed: go generate ./assist/lookup")
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func TestTheIndexIsThatOfTheTexts(t *testing.T) {
	longtest.SkipShort(t)
	const changed = "the texts have changed: go generate ./assist/lookup"
	require.LessOrEqual(t, len(Rulebooks()), 8, "a byte marks the books of a word")
	require.True(t, builtIndex == string(Build(Rulebooks())), changed)
	unanswered, err := os.ReadFile("unanswered.txt")
	require.NoError(t, err)
	require.True(t, learned == string(BuildAnswered(Rulebooks(), string(unanswered))), changed)
}

func TestTheRulesAskedMostAreAskedInEightWays(t *testing.T) {
	const ways, enough = 8, 300
	rules := 0
	for _, printed := range Rulebooks() {
		for _, e := range printed.Entries() {
			if len(e.Asked.En) >= ways && len(e.Asked.Ru) >= ways {
				rules++
			}
		}
	}
	require.GreaterOrEqual(t, rules, enough)
}
