package lookup

import (
	"crypto/sha256"
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

func TestTheRuleThatATermIsAboutCountsTwice(t *testing.T) {
	printed := tables.Rulebook{Glossary: "en cat\nsee XX-CAT-01 XX-TURN-01\n\nen turn\nsee XX-TURN-01\n"}
	require.Equal(t, map[tables.RuleID]int{"XX-CAT-01": 2, "XX-TURN-01": 3}, countRefs(printed))
}

// TestMain fails without running a test if the embedded index is out of date. In that case, every
// test would have to build a new index.
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

// TestTheSameTextsGiveTheSameIndex checks only short sample texts. TestTheIndexIsThatOfTheTexts
// checks all rulebooks, but takes longer.
func TestTheSameTextsGiveTheSameIndex(t *testing.T) {
	printed := []tables.Rulebook{
		{Game: "a", Prefix: "AA", Rules: "section Ход | Turn | 4\n\nAA-A-01 track\nin Ход\nen Ann takes eighteen guns.\nru Аня берёт ружьё.\nsee AA-A-02\n" +
			"asked-en may I shoot twice?\nasked-en who shoots?\nasked-ru кто стреляет\n\nAA-A-02 open\nask-en Who begins?\nask-ru Кто начинает?\nen Ann.\nru Аня.\n"},
		{Game: "b", Prefix: "BB", Glossary: "en gun, big gun\nru ружьё\ndef-en It shoots.\ndef-ru Оно стреляет.\nsee BB-A-01\n"},
	}
	for name, built := range map[string]struct {
		text []byte
		sum  string
	}{
		"index":    {Build(printed), "669e41bbd834404e"},
		"answered": {BuildAnswered(printed, "# none of these is about a game\nhow old is Ann?\nhow old is the gun?\n"), "e616d26d5582624e"},
		"common":   {BuildCommon([]string{"houses", "дома", "house", "running quickly"}), "38ca96dcb994c924"},
	} {
		if runtime.GOARCH == "amd64" { // other processors may round differently
			require.Equal(t, built.sum, fmt.Sprintf("%x", sha256.Sum256(built.text))[:16], name)
		}
	}
	whole := string(Build(printed))
	require.NotNil(t, open(whole, printed))
	const head = sections * 4
	for _, damaged := range []string{"", whole[:head-1], whole[:head], whole[:len(whole)-1], "\x00" + whole[1:]} {
		require.Nil(t, open(damaged, printed), len(damaged))
	}
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
