package lookup

import (
	"fmt"
	"os"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

// Rulebooks has the rulebooks of all games; shelf_test.go sets it.
var Rulebooks func() []tables.Rulebook

// AtPrompts has the book for a game, and the rules that matter at some prompts.
type AtPrompts struct {
	Book *Book
	Here [][]tables.RuleID
}

func TestTheRuleThatATermIsAboutCountsTwice(t *testing.T) {
	printed := tables.Rulebook{Glossary: "en cat\nsee XX-CAT-01 XX-TURN-01\n\nen turn\nsee XX-TURN-01\n"}
	require.Equal(t, map[tables.RuleID]int{"XX-CAT-01": 2, "XX-TURN-01": 3}, countRefs(printed))
}

// Prompts has the AtPrompts of each game; shelf_test.go sets it.
var Prompts func() map[string]AtPrompts

// shelves maps a game to a book of its rules, and * to a book of all games' rules.
var shelves = sync.OnceValue(func() map[string]*Book {
	books := map[string]*Book{"*": New(Rulebooks()...)}
	for _, printed := range Rulebooks() {
		books[printed.Game] = New(printed)
	}
	return books
})

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
	require.LessOrEqual(t, len(Rulebooks()), 8, "a byte marks the books of a word")
	kept, err := os.ReadFile("index.bin")
	require.NoError(t, err)
	require.True(t, string(kept) == string(Build(Rulebooks())), "the texts have changed: go generate ./assist/lookup")
}

// TestTheRulesAskedMostAreAskedInEightWays requires 300 rules with at least eight questions in each
// language.
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
