package chance

import (
	"math/bits"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

func TestASealHasEnoughWordsToSay(t *testing.T) {
	shapes := map[tables.Lang]*regexp.Regexp{
		tables.English: regexp.MustCompile(`^[a-z]{3,6}$`),
		tables.Russian: regexp.MustCompile(`^[а-яё]{3,6}$`),
	}
	for lang, shape := range shapes {
		list, seen := sealList(lang), map[string]bool{}
		require.Len(t, list, 1<<sealBits)
		for _, word := range list {
			require.Regexp(t, shape, word)
			require.False(t, seen[word], word)
			seen[word] = true
		}
	}
	require.GreaterOrEqual(t, sealCount*sealBits, 44, "as many as nobody finds another card for at the table")
}

// TestTheWordsAreTheFirstBits: people with sha256sum and the list come to the same
// words.
func TestTheWordsAreTheFirstBits(t *testing.T) {
	for _, seal := range []string{SealOf("kitchen", "1"), SealOf("basement", "2"), SealOf("backyard", "3")} {
		words, numbers, ok := SealWords(tables.English, seal)
		require.True(t, ok)
		head, err := strconv.ParseUint(SealDigits(seal), 16, 64)
		require.NoError(t, err)
		require.LessOrEqual(t, bits.Len64(head), 44)
		for i, n := range numbers {
			require.Equal(t, int(head>>(33-11*i)&(1<<11-1)), n)
			require.Equal(t, sealList(tables.English)[n], words[i])
		}
	}
	for _, wrong := range []string{"", "00", "no hash at all"} {
		_, _, ok := SealWords(tables.Russian, wrong)
		require.False(t, ok)
	}
}

// TestTheWordsStay: what was told of a card stays what it was.
func TestTheWordsStay(t *testing.T) {
	for lang, want := range map[tables.Lang][]string{
		tables.English: {"forum", "minnow", "mode", "rake"},
		tables.Russian: {"козёл", "папка", "паста", "сват"},
	} {
		words, _, ok := SealWords(lang, SealOf("kitchen", "1"))
		require.True(t, ok)
		require.Equal(t, want, words)
	}
}
