package cmd

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
)

// coins returns n simple contests. People win about a third of the games, and the number of turns
// is a roll of a die.
func coins(n int) []session.Contest {
	toss := func(from session.Chance) (bool, int) {
		r := rand.New(from)
		return r.IntN(3) == 0, 1 + r.IntN(6)
	}
	c := session.Contest{Prepare: func() session.PlayGame { return toss }, Timed: true}
	out := make([]session.Contest, n)
	for i := range out {
		out[i] = c
	}
	return out
}

// TestNeitherCoresNorSharesMatter: the sums do not depend on the number of goroutines and shares,
// and each game is played once.
func TestNeitherCoresNorSharesMatter(t *testing.T) {
	of := series{Game: "coins", Seed: 7, Of: 1003}
	whole := newSimulation(coins(5), of, wholeShare)
	whole.run(1)
	want := whole.tallies()
	require.Len(t, want, 5)
	require.Equal(t, want[0].Won, want[4].Won, "each pairing has the same chance")
	require.InDelta(t, 1003/3, want[0].Won, 60) // four standard deviations
	for _, parts := range []int{1, 2, 3, 4, 7, 64, 6000} {
		var some []tally
		for n := range parts {
			s := newSimulation(coins(5), of, share{n + 1, parts})
			s.run(1 + n%3)
			some = append(some, s.tallies()...)
		}
		rand.Shuffle(len(some), func(i, k int) { some[i], some[k] = some[k], some[i] })
		require.Equal(t, want, must(addUp(some)), "%d parts", parts)
	}
}

func TestPartsAreMergedToTheSameTotal(t *testing.T) {
	s := newSitting(t)
	dir := t.TempDir()
	args := []string{"simulate", "infiltrators", "-n", "2", "--seed", "5", "--json"}
	whole := s.ask(args...)
	require.Equal(t, done, whole.code)
	var files []string
	for n := range 3 {
		part := s.ask(append(args, "--shard", fmt.Sprintf("%d/3", n+1))...)
		require.Equal(t, done, part.code)
		files = append(files, filepath.Join(dir, fmt.Sprint(n)))
		require.NoError(t, os.WriteFile(files[n], []byte(part.out), 0o600))
	}
	merged := s.ask("merge", files[2], files[0], files[1], "--json")
	require.Equal(t, done, merged.code)
	require.Equal(t, whole.out, merged.out)

	missed := s.ask("merge", files[0], files[2])
	require.Equal(t, failed, missed.code)
	require.Contains(t, missed.err, "in none of the files: 16 of 48.")
	twice := s.ask("merge", files[0], files[0])
	require.Equal(t, failed, twice.code)
	require.Contains(t, twice.err, "Name each part once")
	other := filepath.Join(dir, "other")
	require.NoError(t, os.WriteFile(other, []byte(strings.ReplaceAll(whole.out, `"seed":5`, `"seed":6`)), 0o600))
	require.Contains(t, s.ask("merge", files[0], other).err, "belong to different simulations")
	require.NoError(t, os.WriteFile(other, []byte(strings.ReplaceAll(whole.out, `"pairing":2,`, `"pairing":99,`)), 0o600))
	require.Contains(t, s.ask("merge", other).err, "pairing 99, but the game has only 24")
	require.NoError(t, os.WriteFile(other, []byte("{}\n"), 0o600))
	require.Contains(t, s.ask("merge", other).err, "Line 1 of")
	require.NoError(t, os.WriteFile(other, nil, 0o600))
	require.Contains(t, s.ask("merge", other).err, "nothing to add up")
	require.Contains(t, s.ask("merge", filepath.Join(dir, "none")).err, "cannot be read")
}
