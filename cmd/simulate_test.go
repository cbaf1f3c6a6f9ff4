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
		tables.English: "█████░░░░░░░░░░░░░░░ pairing 2 of 2, 25 % of all games, 0 s\n",
		tables.Russian: "█████░░░░░░░░░░░░░░░ пара 2 из 2, 25 % всех партий, 0 с\n",
	} {
		s := newSitting(t)
		told := new(guarded)
		ticks, stopped := make(chan time.Time), false
		w := s.world(nil, nil, told)
		w.ticks = func(every time.Duration) (<-chan time.Time, func()) {
			require.Equal(t, time.Second, every)
			return ticks, func() { stopped = true }
		}
		o := simulateOptions{app: &app{world: w, words: words.In(lang)}, games: 40}
		p := &played{all: 2, began: w.clock()}
		p.set(0, pairing{Games: 20})
		p.set(1, pairing{})
		bar := o.showProgress(p)
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
	for line := "pairing 1 of"; strings.Contains(line, "pairing 1 of"); {
		line, err = told.ReadString('\n')
		require.NoError(t, err)
	}
	require.NoError(t, c.Process.Signal(os.Interrupt))
	waitFor(t, told, "of 18 pairings are complete")
	require.Error(t, c.Wait())
	require.Equal(t, interrupted, c.ProcessState.ExitCode())
	var results []pairing
	require.NoError(t, json.Unmarshal([]byte(out.String()), &results))
	require.NotEmpty(t, results)
	require.Equal(t, 400000, results[0].Games)
	require.Positive(t, results[0].Rate)
}
