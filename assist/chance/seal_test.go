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
		list, seen := SealList(lang), map[string]bool{}
		require.Len(t, list, 1<<sealBits)
		for _, word := range list {
			require.Regexp(t, shape, word)
			require.False(t, seen[word], word)
			seen[word] = true
		}
	}
	require.GreaterOrEqual(t, SealCount*sealBits, 44, "as many as nobody finds another card for at the table")
}

func TestTheWordsAreTheFirstBits(t *testing.T) {
	for _, seal := range []string{SealOf("kitchen", "1"), SealOf("basement", "2"), SealOf("backyard", "3"), "0123456789a"} {
		words, numbers := SealWords(tables.English, seal), SealNumbers(seal)
		require.Len(t, numbers, SealCount)
		head, err := strconv.ParseUint(SealDigits(seal), 16, 64)
		require.NoError(t, err)
		require.LessOrEqual(t, bits.Len64(head), 44)
		for i, n := range numbers {
			require.Equal(t, int(head>>(33-11*i)&(1<<11-1)), n)
			require.Equal(t, SealList(tables.English)[n], words[i])
		}
	}
	for _, wrong := range []string{"", "00", "no hash at all"} {
		require.Empty(t, SealWords(tables.Russian, wrong))
	}
}

// The words for a hash must never change.
func TestTheWordsStay(t *testing.T) {
	for lang, want := range map[tables.Lang][]string{
		tables.English: {"forum", "minnow", "mode", "rake"},
		tables.Russian: {"козёл", "папка", "паста", "сват"},
	} {
		require.Equal(t, want, SealWords(lang, SealOf("kitchen", "1")))
	}
}

func TestNotedWordsAreRead(t *testing.T) {
	seal := SealOf("kitchen", "1")
	for _, text := range []string{
		"forum minnow mode rake", "Forum, minnow - MODE\n rake", "козёл папка паста сват", "Козел папка паста сват",
		"forum папка mode сват",
	} {
		noted, unknown := ReadNoted(text)
		require.True(t, noted.Is(seal), text)
		require.Empty(t, unknown)
	}
	for _, text := range []string{"forum minnow mode", "forum minnow rake mode", "forum minnow mode rake rake", ""} {
		noted, _ := ReadNoted(text)
		require.False(t, noted.Is(seal), text)
	}
	palate, _ := ReadNoted("нёбо")
	sky, _ := ReadNoted("небо")
	require.Equal(t, palate, sky, "who leaves the dots out means either")
	_, unknown := ReadNoted("forum minow mode")
	require.Equal(t, []string{"minow"}, unknown)
}
