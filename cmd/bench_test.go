package cmd

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// rounds is how many times one measurement starts two programs: the yardstick and the command. The
// yardstick (testdata/yardstick) links cobra, survey and color, and does nothing.
const rounds = 5

// budgets lists the longest time that each command may take. The unit is the time that the
// yardstick takes to start once. On a fast machine, 20 starts take 50 ms, which people hardly
// notice.
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

// Only the fastest run is compared with the budget, because the machine may be busy.
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

func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)/2]
}
