package cmd

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestASimulationTellsHowFarItIs(t *testing.T) {
	for lang, want := range map[tables.Lang]string{
		tables.English: "1 of 2 pairings played (75%), 1 s\n",
		tables.Russian: "сыграно пар: 1 из 2 (75 %), 1 с\n",
	} {
		told := new(strings.Builder)
		w := newSitting(t).world(nil, nil, told)
		now := time.Time{}
		w.clock = func() time.Time { return now }
		o := simulateOptions{app: &app{env: w, words: words.In(lang)}}
		some := stretch{0, 20}
		tell := o.progress(&simulation{parts: []*contestPart{
			{whole: some, tally: tally{Games: 20}},
			{whole: some, tally: tally{Games: 10}},
		}})
		for _, after := range []time.Duration{500, 600, 100} {
			now = now.Add(after * time.Millisecond)
			tell()
		}
		require.Equal(t, want, told.String())
	}
}

func TestASimulationThatIsCutOffTellsWhatItHas(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals are sent there")
	}
	s := newSitting(t)
	c := s.program("simulate", "raccoonheist", "-n", "400000", "--json")
	out := new(strings.Builder)
	c.Stdout = out
	pipe := must(c.StderrPipe())
	require.NoError(t, c.Start())
	told := bufio.NewReader(pipe)
	for line := "0 of 18"; strings.HasPrefix(line, "0 of 18"); {
		line = must(told.ReadString('\n'))
	}
	require.NoError(t, c.Process.Signal(os.Interrupt))
	waitFor(t, told, "of 18 pairings are complete")
	require.Error(t, c.Wait())
	require.Equal(t, interrupted, c.ProcessState.ExitCode())
	whole := 0
	for line := range strings.Lines(out.String()) {
		var result tally
		require.NoError(t, json.Unmarshal([]byte(line), &result))
		require.Positive(t, result.Won)
		if result.Games == 400000 {
			whole++
		}
	}
	require.Positive(t, whole)
}

func TestAnIntervalIsThatOfTheTextbook(t *testing.T) {
	for _, c := range []struct {
		won, games int
		low, high  float64
	}{{50, 100, 0.404, 0.596}, {8, 10, 0.490, 0.943}, {0, 10, 0, 0.278}, {10, 10, 0.722, 1}} {
		low, high := interval(c.won, c.games)
		require.InDelta(t, c.low, low, 0.001, c)
		require.InDelta(t, c.high, high, 0.001, c)
	}
}

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

func TestNeitherCoresNorSharesMatter(t *testing.T) {
	of := series{Game: "coins", Seed: 7, Of: 1003}
	whole := newSimulation(coins(5), of, wholeShare)
	whole.run(1)
	want := whole.tallies()
	require.Len(t, want, 5)
	require.Equal(t, want[0].Won, want[4].Won, "each pairing has the same chance")
	require.InDelta(t, 1003/3, want[0].Won, 60) // 60 is four standard deviations of the number of wins
	for _, parts := range []int{1, 2, 3, 4, 7, 64, 6000} {
		var some []tally
		for n := range parts {
			s := newSimulation(coins(5), of, share{n + 1, parts})
			s.run(1 + n%3)
			require.Len(t, s.tallies(), len(s.parts), "each pairing of a share has games")
			some = append(some, s.tallies()...)
		}
		rand.Shuffle(len(some), func(i, k int) { some[i], some[k] = some[k], some[i] })
		require.Equal(t, want, must(addUp(some)), "%d parts", parts)
	}
}

func TestPartsAreMergedToTheSameTotal(t *testing.T) {
	s := newSitting(t)
	dir := t.TempDir()
	args := []string{"simulate", "infiltrators", "-n", "1", "--seed", "5", "--json"}
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
	require.Contains(t, missed.err, "in none of the files: 8 of 24.")
	twice := s.ask("merge", files[0], files[0])
	require.Equal(t, failed, twice.code)
	require.Contains(t, twice.err, "Name each part once")
	other := filepath.Join(dir, "other")
	require.NoError(t, os.WriteFile(other, []byte(strings.ReplaceAll(whole.out, `"seed":5`, `"seed":6`)), 0o600))
	require.Contains(t, s.ask("merge", files[0], other).err, "belong to different simulations")
	require.NoError(t, os.WriteFile(other, []byte(strings.ReplaceAll(whole.out, `"pairing":2,`, `"pairing":99,`)), 0o600))
	require.Contains(t, s.ask("merge", other).err, "pairing 99, but the game has only 24")
	for _, bad := range [][2]string{
		{`"games":1,`, `"games":0,`}, {`"first":0,`, `"first":-1,`}, {`"first":0,`, `"first":1,`}, {`"won":0,`, `"won":-1,`},
		{`"won":0,`, `"won":2,`}, {`"took":`, `"took":-`}, {`"pairing":1,`, `"pairing":0,`},
		{`"of":1,`, `"of":-9223372036854775808,`},
	} {
		text := strings.Replace(whole.out, bad[0], bad[1], 1)
		require.NotEqual(t, whole.out, text)
		require.NoError(t, os.WriteFile(other, []byte(text), 0o600))
		require.Regexp(t, `Line \d of`, s.ask("merge", other).err, bad[1])
	}
	require.NoError(t, os.WriteFile(other, nil, 0o600))
	require.Contains(t, s.ask("merge", other).err, "nothing to add up")
	require.Contains(t, s.ask("merge", filepath.Join(dir, "none")).err, "cannot be read")
}
