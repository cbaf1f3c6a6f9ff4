package chance

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

// The expected values were computed with Python's hmac and hashlib.
func TestAnybodyCanRollAgain(t *testing.T) {
	seed := SeedOf(7)
	require.Equal(t, "a86977857b3ad3c77a580c40c9cbfd60f2427b550edd3b97204420591d5ee436", seed.String())
	require.Equal(t, "fa9f32857d3e236b9056c327822fb1ba8b98d98af33fc634a89dbaaf8e1d0573", Commitment(seed))
	require.Equal(t, []int{4, 3, 5, 3, 3, 3, 6, 2, 4, 5, 4, 6}, Roll(seed, 3, 6, 12))
}

func TestARollDependsOnlyOnSeedAndNumber(t *testing.T) {
	first := Roll(SeedOf(1), 9, 6, 5)
	Roll(SeedOf(1), 10, 6, 5)
	require.Equal(t, first, Roll(SeedOf(1), 9, 6, 5))
	require.NotEqual(t, first, Roll(SeedOf(1), 10, 6, 5))
	require.NotEqual(t, first, Roll(SeedOf(2), 9, 6, 5))
	require.Equal(t, first[:2], Roll(SeedOf(1), 9, 6, 2), "more dice leave the first ones alone")
}

func TestSeeds(t *testing.T) {
	drawn, err := NewSeed(strings.NewReader(strings.Repeat("x", 32)))
	require.NoError(t, err)
	again, err := ParseSeed(drawn.String())
	require.NoError(t, err)
	require.Equal(t, drawn, again)

	_, err = NewSeed(iotest.ErrReader(errors.New("no chance")))
	require.ErrorContains(t, err, "no chance")
	_, err = NewSeed(strings.NewReader("short"))
	require.Error(t, err)
	for _, text := range []string{"", "12", strings.Repeat("g", 64), drawn.String() + "0"} {
		_, err = ParseSeed(text)
		require.ErrorIs(t, err, ErrNotSeed, text)
	}
	require.Empty(t, Commitment(Seed{}))
}

func TestEveryFaceFalls(t *testing.T) {
	tests := []struct {
		name  string
		sides int
	}{
		{"a coin", 2}, {"a d3", 3}, {"a d6", 6}, {"a d20", 20}, {"a d100", 100},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			tally := tallyOf(Roll(SeedOf(3), 1, test.sides, 6000), test.sides)
			require.Greater(t, Judge(App, tally, fair(test.sides)).P, 0.001, tally)
		})
	}
	require.Equal(t, []int{1, 1, 1}, Roll(SeedOf(3), 1, 1, 3), "one side")
}

func BenchmarkRoll(b *testing.B) {
	seed := SeedOf(1)
	b.ReportAllocs()
	for n := range b.N {
		Roll(seed, n, 6, 5)
	}
}

func tallyOf(faces []int, sides int) []int {
	tally := make([]int, sides)
	for _, f := range faces {
		tally[f-1]++
	}
	return tally
}

func ExampleRoll() {
	seed := SeedOf(7)
	fmt.Println("said before:", SealWords(tables.English, Commitment(seed)))
	fmt.Println("third roll, five dice:", Roll(seed, 3, 6, 5))
	fmt.Println("the same again:", Roll(seed, 3, 6, 5))
	// Output:
	// said before: [winter width plume winner]
	// third roll, five dice: [4 3 5 3 3]
	// the same again: [4 3 5 3 3]
}
