package cmd

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// rounds is how often the yardstick and the command run, in turns, for one measurement.
const rounds = 9

// budgets holds the largest time of each command, in starts of the yardstick. A start takes 2.5 ms
// on a fast machine: 20 starts are 50 ms, which people hardly notice, and 1600 are 4 s.
var budgets = []struct {
	name   string
	starts float64
	args   func(b *testing.B, dir string) []string
}{
	{"version", 8, given("--version")},
	{"rule by id", 12, given("rules", "PR-MOVE-03")},
	{"question", 20, given("rules", "can he shoot me through a wall")},
	{"show", 20, given("show", rick)}, {"show of mice", 20, given("show", mice)},
	{"show of a camp", 20, given("show", camp)},
	{"check", 20, given("check", rick)}, {"check of mice", 20, given("check", mice)},
	{"check of a camp", 20, given("check", camp)},
	{"log", 20, given("log", rick)}, {"log of mice", 20, given("log", mice)}, {"log of a camp", 20, given("log", camp)},
	{"minutes", 20, given("minutes", rick)}, {"minutes of mice", 20, given("minutes", mice)},
	{"verify", 20, given("verify", rick)}, {"verify of mice", 20, given("verify", mice)},
	{"automa", 20, automa("picklerick", "testdata/games/solo.jsonl")},
	{"automa of mice", 20, automa("micemystics", mice)},
	{"tables, 400", 80, tablesOf("tables")}, {"stats, 400", 80, tablesOf("stats")},
	{"show of 5000", 160, many("show")},
	{"check of 5000", 160, many("check")},
	{"log of 5000", 160, many("log")},
	{"minutes of 5000", 160, many("minutes")},
	{"undo in 5000", 160, many("undo")},
	{"verify of 5000", 1600, many("verify")},
}

// Records of whole evenings, of about 100 lines each.
const (
	rick = "testdata/games/picklerick-corrections.jsonl"
	mice = "testdata/games/micemystics-mapped.jsonl"
	camp = "testdata/games/chezguevara-five.jsonl"
)

// BenchmarkBudgets fails if the fastest run of a command takes more starts of the yardstick than
// its budget. Slower runs do not count, because the machine may be busy. The yardstick only links
// cobra, survey and color. The benchmark prints the median in starts and in milliseconds, and the
// slowest run in milliseconds.
func BenchmarkBudgets(b *testing.B) {
	dir := b.TempDir()
	program, yardstick := build(b, dir, "tablemate"), build(b, dir, "testdata/yardstick")
	for _, budget := range budgets {
		b.Run(budget.name, func(b *testing.B) {
			home := b.TempDir()
			args := budget.args(b, home)
			var mine, starts []time.Duration
			for b.Loop() {
				for range rounds {
					starts = append(starts, once(b, yardstick, home))
					mine = append(mine, once(b, program, home, args...))
				}
			}
			taken := float64(median(mine)) / float64(median(starts))
			b.ReportMetric(taken, "starts")
			b.ReportMetric(milliseconds(median(mine)), "ms")
			b.ReportMetric(milliseconds(slices.Max(mine)), "ms-slowest")
			least := float64(slices.Min(mine)) / float64(median(starts))
			if least > budget.starts {
				b.Errorf("%s takes %.1f starts of the yardstick, more than %.0f", budget.name, least, budget.starts)
			}
		})
	}
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func given(args ...string) func(*testing.B, string) []string {
	return func(*testing.B, string) []string { return args }
}

// automa returns a command for the opponent's move in the position after fifty lines. In both
// records the app decides a move there.
func automa(game, record string) func(*testing.B, string) []string {
	return func(b *testing.B, dir string) []string {
		lines := bytes.SplitAfter(read(b, record), []byte("\n"))
		path := filepath.Join(dir, "position.jsonl")
		require.NoError(b, os.WriteFile(path, bytes.Join(lines[:50], nil), 0o600))
		var state, said bytes.Buffer
		code := Main([]string{"show", path, "--json", "--data", dir}, strings.NewReader(""), &state, &said)
		require.Equal(b, done, code, said.String())
		require.NoError(b, os.WriteFile(path, state.Bytes(), 0o600))
		return []string{"automa", game, "--state", path}
	}
}

// tablesOf returns a command over 400 unchanged tables of all games.
func tablesOf(command string) func(*testing.B, string) []string {
	return func(b *testing.B, dir string) []string {
		files := kept(b)
		for i := range 400 {
			text := append(unchained.ReplaceAll(read(b, files[i%len(files)]), nil),
				fmt.Sprintf(`{"note":"%d"}`+"\n", i)...)
			require.NoError(b, os.WriteFile(filepath.Join(dir, fmt.Sprint(i, journal.Extension)), text, 0o600))
		}
		return []string{command}
	}
}

// many returns a command over a record of 5,000 reports.
func many(command string) func(*testing.B, string) []string {
	return func(b *testing.B, dir string) []string {
		path := filepath.Join(dir, "many"+journal.Extension)
		require.NoError(b, os.WriteFile(path, []byte(turns()), 0o600))
		if command == "undo" {
			return []string{command, "many"}
		}
		return []string{command, path}
	}
}

// turns returns a record of Chez Guevara as other programs write it. In each turn the next player
// asks for a raid card eight times.
func turns() string {
	var text strings.Builder
	text.WriteString(campBegins())
	for n := range 5000 {
		seat := n / 10 % 5
		switch n % 10 {
		case 0:
			fmt.Fprintf(&text, `{"did":{"kind":"draw","seat":"player_%d"}}`+"\n", 1+seat)
		case 9:
			fmt.Fprintf(&text, `{"did":{"kind":"end_turn","seat":"player_%d"}}`+"\n", 1+seat)
		default:
			fmt.Fprintf(&text, `{"did":{"kind":"ask","seat":"player_%d"}}`+"\n", 1+(seat+1)%5)
		}
	}
	return text.String()
}

// campBegins returns the header of a recorded game.
func campBegins() string {
	text, err := os.ReadFile(camp)
	if err != nil {
		panic(err)
	}
	return strings.SplitAfter(string(unchained.ReplaceAll(text, nil)), "\n")[0]
}

func read(b *testing.B, path string) []byte {
	text := must(os.ReadFile(path))
	return text
}

// build builds a program of this folder like a release.
func build(b *testing.B, dir, what string) string {
	built := filepath.Join(dir, filepath.Base(what))
	c := exec.Command("go", "build", "-o", built, "./"+what)
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := c.CombinedOutput()
	require.NoError(b, err, string(out))
	return built
}

func once(b *testing.B, program, home string, args ...string) time.Duration {
	c := exec.Command(program, args...)
	c.Env = []string{"TABLEMATE_HOME=" + home, "LANG=en"}
	began := time.Now()
	out, err := c.CombinedOutput()
	taken := time.Since(began)
	require.NoError(b, err, string(out))
	return taken
}

func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)/2]
}
