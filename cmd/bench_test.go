package cmd

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// pairs is how often all programs run, in turns, for one figure, their medians' ratio.
const pairs = 31

// BenchmarkStart tells how long a start takes as a ratio to the yardstick, a program that
// only links cobra, survey and color: static as our releases are, and as plain go build
// makes it, which costs it a loader where that links it to the C library. The
// processor's time is counted and not the wall's, so that a busy machine disturbs less.
// What is recorded of an evening has about sixty lines, or not many more.
func BenchmarkStart(b *testing.B) {
	dir := b.TempDir()
	ours, static := build(b, dir, "tablemate", "CGO_ENABLED=0"), build(b, dir, "testdata/yardstick", "CGO_ENABLED=0")
	plain := build(b, dir, "testdata/yardstick")
	for _, command := range []struct {
		name string
		args []string
	}{
		{"version", []string{"--version"}},
		{"rule by id", []string{"rules", "PR-MOVE-03"}},
		{"rule by words", []string{"rules", "can he shoot me through a wall"}},
		{"show", []string{"show", "testdata/games/two.jsonl"}},
		{"check", []string{"check", "testdata/games/two.jsonl"}},
		{"automa", []string{"automa", "picklerick", "--state", stateAfter(b, "solo.jsonl", 50)}},
		{"show of mice", []string{"show", firstLines(b, mice, 60)}},
		{"check of mice", []string{"check", firstLines(b, mice, 60)}},
		{"automa of mice", []string{"automa", "micemystics", "--state", stateAfter(b, mice, 50)}},
	} {
		b.Run(command.name, func(b *testing.B) {
			var mine, released, built []time.Duration
			for b.Loop() {
				for range pairs {
					released = append(released, once(b, static, dir))
					built = append(built, once(b, plain, dir))
					mine = append(mine, once(b, ours, dir, command.args...))
				}
			}
			b.ReportMetric(float64(median(mine))/float64(median(released)), "ratio")
			if !sameText(b, static, plain) {
				b.ReportMetric(float64(median(mine))/float64(median(built)), "ratio-to-plain")
			}
			b.ReportMetric(float64(median(mine))/float64(time.Millisecond), "ms/start")
		})
	}
}

const mice = "micemystics-mapped.jsonl"

// firstLines returns the path of a file with the first lines of a kept record.
func firstLines(b *testing.B, record string, lines int) string {
	text, err := os.ReadFile("testdata/games/" + record)
	require.NoError(b, err)
	path := filepath.Join(b.TempDir(), record)
	require.NoError(b, os.WriteFile(path, bytes.Join(bytes.SplitAfterN(text, []byte("\n"), lines+1)[:lines], nil), 0o644))
	return path
}

// stateAfter returns the path of a file with the state after them: after fifty, the
// game plays for somebody in both of them.
func stateAfter(b *testing.B, record string, lines int) string {
	path := firstLines(b, record, lines)
	var state, said bytes.Buffer
	code := Main([]string{"show", path, "--json", "--data", b.TempDir()}, strings.NewReader(""), &state, &said)
	require.Equal(b, done, code, said.String())
	require.NoError(b, os.WriteFile(path+".state", state.Bytes(), 0o644))
	return path + ".state"
}

// build builds a program of this folder. It is copied afterwards, because how a file
// came into the memory that keeps files may change the time of its start by a fifth, and
// all that are compared shall have come the same way.
func build(b *testing.B, dir, what string, env ...string) string {
	built := filepath.Join(b.TempDir(), filepath.Base(what))
	c := exec.Command("go", "build", "-o", built, "./"+what)
	c.Env = append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	require.NoError(b, err, string(out))
	text, err := os.ReadFile(built)
	require.NoError(b, err)
	program := filepath.Join(dir, filepath.Base(filepath.Dir(built))+filepath.Base(what))
	require.NoError(b, os.WriteFile(program, text, 0o755))
	return program
}

func sameText(b *testing.B, one, other string) bool {
	texts := [2][]byte{}
	for i, path := range []string{one, other} {
		var err error
		texts[i], err = os.ReadFile(path)
		require.NoError(b, err)
	}
	return bytes.Equal(texts[0], texts[1])
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
