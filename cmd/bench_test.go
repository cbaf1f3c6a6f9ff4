package cmd

import (
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// How long a start takes is told as a ratio to the yardstick, a program that
// only links cobra, survey and color: 1.3 is what --version may cost, 1.6 a rule
// found by its id, and 2.5 one found by words.

func BenchmarkVersion(b *testing.B) { compare(b, "--version") }

func BenchmarkRuleByID(b *testing.B) { compare(b, "rules", "PR-MOVE-03") }

func BenchmarkRuleByWords(b *testing.B) { compare(b, "rules", "can he shoot me through a wall") }

// pairs is how often both programs run, in turns, for one figure.
const pairs = 31

func compare(b *testing.B, args ...string) {
	dir := b.TempDir()
	ours, yardstick := build(b, dir, "tablemate"), build(b, dir, "testdata/yardstick")
	var mine, unit []time.Duration
	for b.Loop() {
		for range pairs {
			unit = append(unit, once(b, yardstick, dir))
			mine = append(mine, once(b, ours, dir, args...))
		}
	}
	b.ReportMetric(float64(median(mine))/float64(median(unit)), "ratio")
	b.ReportMetric(float64(median(mine))/float64(time.Millisecond), "ms/start")
}

func build(b *testing.B, dir, what string) string {
	program := filepath.Join(dir, filepath.Base(what))
	out, err := exec.Command("go", "build", "-o", program, "./"+what).CombinedOutput()
	require.NoError(b, err, string(out))
	return program
}

func once(b *testing.B, program, home string, args ...string) time.Duration {
	c := exec.Command(program, args...)
	c.Env = []string{"TABLEMATE_HOME=" + home, "LANG=en"}
	began := time.Now()
	require.NoError(b, c.Run())
	return time.Since(began)
}

func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)/2]
}
