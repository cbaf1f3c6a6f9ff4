package chance

import (
	"crypto/sha256"
	"encoding/hex"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestASealIsWhatSha256sumPrints(t *testing.T) {
	seed := SeedOf(7)
	salt := Salt(seed, "round 3")
	require.Len(t, salt, 32)
	sum := sha256.Sum256([]byte("kitchen " + salt))
	require.Equal(t, hex.EncodeToString(sum[:]), SealOf("kitchen", salt))
	require.NotEqual(t, salt, Salt(seed, "round 4"), "each round has a salt of its own")
	require.NotEqual(t, salt, Salt(SeedOf(8), "round 3"), "and each table")
}

func TestABoxGivesBackItsWordAndTellsNothing(t *testing.T) {
	seed := SeedOf(7)
	for _, word := range []string{"kitchen", "basement", "x", strings.Repeat("w", boxSize)} {
		box := Lock(seed, "round 3", word)
		require.Len(t, box, 2*boxSize, "the length of the word is hidden")
		opened, ok := Unlock(seed, "round 3", box)
		require.True(t, ok)
		require.Equal(t, word, opened)
		other, _ := Unlock(SeedOf(8), "round 3", box)
		require.NotEqual(t, word, other)
	}
	for _, box := range []string{"", "zz", "6f2c"} {
		_, ok := Unlock(seed, "round 3", box)
		require.False(t, ok, box)
	}
}

func TestWeighDrawsAsOftenAsWeightsSay(t *testing.T) {
	weights := []float64{0.5, 0, 2, 1.5}
	counts := make([]float64, len(weights))
	const draws = 40000
	for i := range draws {
		counts[Weigh(SeedOf(int64(i)), "round 1", weights)]++
	}
	require.Zero(t, counts[1], "what has no weight is never drawn")
	for i, w := range weights {
		expected := draws * w / 4
		require.InDelta(t, expected, counts[i], 5*math.Sqrt(expected+1), "weight "+strconv.Itoa(i))
	}
	require.Equal(t, Weigh(SeedOf(1), "a", weights), Weigh(SeedOf(1), "a", weights))
	require.Equal(t, 2, Weigh(SeedOf(1), "a", []float64{0, 0, 1e-300}))
}
