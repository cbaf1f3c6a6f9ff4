package cmd

import (
	"bufio"
	"encoding/json"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

// TestASimulationTellsHowFarItIs: the progress is printed once a second.
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

// TestASimulationThatIsCutOffTellsWhatItHas stops a long simulation after its first pairings.
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
