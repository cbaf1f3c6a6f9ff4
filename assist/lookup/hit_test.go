package lookup

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// asked is one question of the evaluation: its kind, the game that is played (* for none), and the
// ids of its answers.
type asked struct {
	kind, game, query string
	ids               []string
}

// heldOut reports whether a question was not used for tuning. A third of the questions is held out,
// selected by a hash of the query.
func (a asked) heldOut() bool { return a.hash()%3 == 0 }

func (a asked) hash() uint32 {
	h := fnv.New32a()
	h.Write([]byte(a.query))
	return h.Sum32()
}

// questions parses testdata/questions.txt. Each line is: kind | game or * | language | query | ids.
// The authors of the questions had not seen the rulebooks' own questions (asked-en, asked-ru).
func questions(t testing.TB) []asked {
	text, err := os.ReadFile("testdata/questions.txt")
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("no questions yet")
	}
	require.NoError(t, err)
	var all []asked
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		part := strings.Split(line, "|")
		require.Len(t, part, 5, line)
		for i := range part {
			part[i] = strings.TrimSpace(part[i])
		}
		ids := strings.FieldsFunc(part[4], func(r rune) bool { return r == ',' || r == ' ' })
		all = append(all, asked{part[0], part[1], part[3], ids})
	}
	return all
}

// score counts the questions whose answer came first, or among the first three.
type score struct{ first, three, whole, all int }

func (s *score) add(place int) {
	s.all++
	if place == 0 {
		s.first++
	}
	if place >= 0 && place < 3 {
		s.three++
	}
}

func (s score) String() string {
	if s.all == 0 {
		return fmt.Sprintf("%22s", "-")
	}
	return fmt.Sprintf("%4d %7.1f%% %7.1f%%", s.all, s.rate(s.first), s.rate(s.three))
}

func (s score) rate(n int) float64 { return 100 * float64(n) / float64(max(1, s.all)) }

// The smallest allowed shares of right answers for the held-out questions, in per cent.
const (
	floorFirst = 84
	floorThree = 92
)

// TestHitRate prints the share of questions of each kind with the right answer first, and among
// the first three: go test ./assist/lookup -run TestHitRate -v
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

func (a asked) found() []Result { return shelves()[a.game].Find(a.query) }

// place returns the index of the first right answer, or -1 if there is none.
func (a asked) place() int {
	return slices.IndexFunc(a.found(), func(r Result) bool { return slices.Contains(a.ids, r.ID) })
}
