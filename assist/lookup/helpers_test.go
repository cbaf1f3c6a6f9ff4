package lookup

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/chezguevara"
	"tablemate/tables/infiltrators"
	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
	"tablemate/tables/raccoonheist"
)

// asked is one question of the evaluation. If the question is about no game, its game is *.
type asked struct {
	kind, game, query string
	ids               []string
}

// heldOut reports whether a question was not used for tuning. A third of the questions are held
// out.
func (a asked) heldOut() bool { return a.hash()%3 == 0 }

func (a asked) hash() uint32 {
	h := fnv.New32a()
	h.Write([]byte(a.query))
	return h.Sum32()
}

// A line of testdata/questions.txt is: kind | game or * | language | query | ids. The authors of
// the questions had not seen the rulebooks' own questions (asked-en, asked-ru).
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

func (a asked) found() []Result { return shelves()[a.game].Find(a.query) }

func (a asked) place() int {
	return slices.IndexFunc(a.found(), func(r Result) bool { return slices.Contains(a.ids, r.ID) })
}

func ids(found []Result) []string {
	var out []string
	for _, r := range found {
		out = append(out, r.ID)
	}
	return out
}

// Rulebooks returns the rulebooks of all games, in the order of package assist.
func Rulebooks() []tables.Rulebook {
	return []tables.Rulebook{
		picklerick.Rulebook(), raccoonheist.Rulebook(), infiltrators.Rulebook(), micemystics.Rulebook(), chezguevara.Rulebook(),
	}
}

// prompts has a game's book for lookups during play, and the rules that matter at some prompts.
type prompts struct {
	Book *Book
	Here [][]tables.RuleID
}

var shelves = sync.OnceValue(func() map[string]*Book {
	books := map[string]*Book{"*": New(Rulebooks()...)}
	for _, printed := range Rulebooks() {
		books[printed.Game] = New(printed)
	}
	return books
})

// tableQuestions parses files that say who wrote the questions and what these people had seen. The
// parts "open", "seen" and "tuned" may be used for tuning. The parts "fresh", "later" and "kept"
// may not.
func tableQuestions(t *testing.T) map[string][]asked {
	parts := map[string][]asked{}
	for _, name := range []string{"table", "asked"} {
		text, err := os.ReadFile("testdata/" + name + ".tsv")
		require.NoError(t, err)
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "#") {
				continue
			}
			field := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
			require.Len(t, field, 6, line)
			q := asked{field[3] + " " + field[2], field[1], field[4], strings.Fields(field[5])}
			parts[field[0]] = append(parts[field[0]], q)
		}
	}
	return parts
}

// atPrompts reads a file that package assist writes.
var atPrompts = sync.OnceValue(func() map[string]prompts {
	var read map[string]struct {
		Here   [][]tables.RuleID
		Things []struct {
			ID         string
			Name, Text tables.Text
		}
	}
	text, err := os.ReadFile("testdata/prompts.json")
	if err == nil {
		err = json.Unmarshal(text, &read)
	}
	if err != nil {
		panic(err)
	}
	all := map[string]prompts{}
	for game, p := range read {
		var things []Thing
		for _, g := range p.Things {
			things = append(things, Thing{g.ID, game, g.Name, func() tables.Text { return g.Text }})
		}
		all[game] = prompts{New(Rulebooks()...).At(game, nil).With(things...), p.Here}
	}
	return all
})
