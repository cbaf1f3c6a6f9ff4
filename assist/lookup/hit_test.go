package lookup

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// The limits for the held-out questions, in per cent. If fewer answers are right, the test fails.
const (
	floorFirst = 84
	floorThree = 92
)

// Run TestHitRate with -v to see the shares of each kind of question.
func TestHitRate(t *testing.T) {
	tuned, held := map[string]*score{}, map[string]*score{}
	for _, q := range questions(t) {
		into := tuned
		if q.heldOut() {
			into = held
		}
		for _, kind := range []string{q.kind, "all"} {
			if into[kind] == nil {
				into[kind] = &score{}
			}
			into[kind].add(q.place())
		}
		if found := q.found(); into["all"] == tuned["all"] && os.Getenv("LOOKUP_MISSES") != "" && q.place() != 0 {
			t.Logf("%d %s | %s | %s | want %v got %v", q.place(), q.kind, q.game, q.query, q.ids, ids(found[:min(4, len(found))]))
		}
	}
	table := fmt.Sprintf("\n%-10s %22s   %22s\n%-10s %4s %8s %8s   %4s %8s %8s\n", "", "tuned on", "held out", "kind", "n", "top-1", "top-3", "n", "top-1", "top-3")
	for _, kind := range []string{"en", "ru", "typo", "layout", "translit", "slang", "cross", "short", "all"} {
		for _, part := range []map[string]*score{tuned, held} {
			if part[kind] == nil {
				part[kind] = &score{}
			}
		}
		table += fmt.Sprintf("%-10s %s   %s\n", kind, tuned[kind], held[kind])
	}
	t.Log(table)
	require.GreaterOrEqual(t, held["all"].rate(held["all"].first), float64(floorFirst))
	require.GreaterOrEqual(t, held["all"].rate(held["all"].three), float64(floorThree))
}
