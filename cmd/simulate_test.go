package cmd

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

// TestASimulationTellsHowFarItIs: what is redirected gets a line at every tick, and
// no mark of a terminal.
func TestASimulationTellsHowFarItIs(t *testing.T) {
	for lang, want := range map[tables.Lang]string{
		tables.English: "███████████████░░░░░ 1 of 2 pairings, 75 %, 0 s\n",
		tables.Russian: "███████████████░░░░░ пар 1 из 2, 75 %, 0 с\n",
	} {
		s := newSitting(t)
		told := new(guarded)
		ticks, stopped := make(chan time.Time), false
		w := s.world(nil, nil, told)
		w.ticks = func(every time.Duration) (<-chan time.Time, func()) {
			require.Equal(t, time.Second, every)
			return ticks, func() { stopped = true }
		}
		o := simulateOptions{app: &app{world: w, words: words.In(lang)}}
		some := stretch{0, 20}
		bar := o.showProgress(&simulation{parts: []*contestPart{
			{whole: some, tally: tally{Games: 20}},
			{whole: some, tally: tally{Games: 10}},
		}})
		ticks <- time.Time{}
		bar.stop()
		require.Equal(t, want, told.String())
		require.True(t, stopped)
	}
}

// guarded is a buffer for two goroutines.
type guarded struct {
	sync.Mutex
	bytes.Buffer
}

func (g *guarded) Write(p []byte) (int, error) {
	g.Lock()
	defer g.Unlock()
	return g.Buffer.Write(p)
}

// TestASimulationThatIsCutOffTellsWhatItHas stops a long one after its first
// pairings.
func TestASimulationThatIsCutOffTellsWhatItHas(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals are sent there")
	}
	s := newSitting(t)
	c := exec.Command(os.Args[0], "simulate", "raccoonheist", "-n", "400000", "--json")
	c.Env = []string{asProgram + "=1", "TABLEMATE_HOME=" + s.env["TABLEMATE_HOME"], "LANG=en"}
	out := new(strings.Builder)
	c.Stdout = out
	pipe, err := c.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	told := bufio.NewReader(pipe)
	for line := " 0 of 18"; strings.Contains(line, " 0 of 18"); {
		line, err = told.ReadString('\n')
		require.NoError(t, err)
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
