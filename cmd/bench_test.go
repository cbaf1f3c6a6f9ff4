package cmd

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// pairs is how often both programs run, in turns, for one figure, their medians' ratio.
const pairs = 31

// BenchmarkStart tells how long a start takes as a ratio to the yardstick, a program that
// only links cobra, survey and color, both linked statically as releases are. The
// processor's time is counted and not the wall's, so that a busy machine disturbs less.
func BenchmarkStart(b *testing.B) {
	dir := b.TempDir()
	ours, yardstick := build(b, dir, "tablemate"), build(b, dir, "testdata/yardstick")
	for _, command := range []struct {
		name string
		args []string
	}{
		{"version", []string{"--version"}},
		{"rule by id", []string{"rules", "PR-MOVE-03"}},
		{"rule by words", []string{"rules", "can he shoot me through a wall"}},
		{"show", []string{"show", "testdata/games/solo.jsonl"}},
		{"check", []string{"check", "testdata/games/solo.jsonl"}},
	} {
		b.Run(command.name, func(b *testing.B) {
			var mine, unit []time.Duration
			for b.Loop() {
				for range pairs {
					unit = append(unit, once(b, yardstick, dir))
					mine = append(mine, once(b, ours, dir, command.args...))
				}
			}
			b.ReportMetric(float64(median(mine))/float64(median(unit)), "ratio")
			b.ReportMetric(float64(median(mine))/float64(time.Millisecond), "ms/start")
		})
	}
}

func build(b *testing.B, dir, what string) string {
	program := filepath.Join(dir, filepath.Base(what))
	c := exec.Command("go", "build", "-o", program, "./"+what)
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := c.CombinedOutput()
	require.NoError(b, err, string(out))
	return program
}

func once(b *testing.B, program, home string, args ...string) time.Duration {
	c := exec.Command(program, args...)
	c.Env = []string{"TABLEMATE_HOME=" + home, "LANG=en"}
	require.NoError(b, c.Run())
	return c.ProcessState.UserTime() + c.ProcessState.SystemTime()
}

func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)/2]
}
