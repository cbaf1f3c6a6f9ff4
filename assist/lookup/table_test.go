package lookup

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The limits for the questions that were not used for tuning, in per cent.
const (
	floorTableFirst  = 82
	floorTableThree  = 95
	floorTableTold   = 80
	ceilTableRefused = 3
	isFresh, isKept  = "fresh", "kept"
	allKinds, isNone = "all", "none"
	confident        = 1.96 // the number of standard deviations for an interval of 95 per cent
)

// TestQuestionsAtATable prints three shares for the right answer: how often it is first, how often
// it is among the first three, and how often it is shown in full. The app should refuse a question
// that has no answer in the rulebook. The test prints how often the app refuses such questions.
// Each share has a Wilson confidence interval. Every question is looked up twice: as on the command
// line, and with the preferred rules of a prompt in a recorded game. Run it with -v to see the
// shares.
func TestQuestionsAtATable(t *testing.T) {
	parts := tableQuestions(t)
	for _, part := range sortedKeys(parts) {
		for _, prompt := range []bool{false, true} {
			where := map[bool]string{false: "line", true: "prompt"}[prompt]
			t.Run(part+"/"+where, func(t *testing.T) { measureTable(t, part, prompt, parts[part]) })
		}
	}
}

// atTable looks up a question. If `prompt` is true, the rules that matter at one of the prompts are
// preferred.
func (q asked) atTable(prompt bool) []Result {
	at := atPrompts()[q.game]
	if !prompt {
		return at.Book.Find(q.query)
	}
	return at.Book.Find(q.query, at.Here[int(q.hash()%uint32(len(at.Here)))]...)
}

func measureTable(t *testing.T, part string, prompt bool, questions []asked) {
	hits, told, refused := map[string]*score{}, score{}, score{}
	for _, q := range questions {
		found := q.atTable(prompt)
		if strings.HasPrefix(q.kind, isNone) {
			told.addIf(len(found) == 0)
			continue
		}
		refused.addIf(len(found) == 0)
		place := slices.IndexFunc(found, func(r Result) bool { return slices.Contains(q.ids, r.ID) })
		kind, lang, _ := strings.Cut(q.kind, " ")
		for _, k := range []string{kind, lang, allKinds} {
			if hits[k] == nil {
				hits[k] = &score{}
			}
			hits[k].add(place)
			if place >= 0 && place < wholeOf(found) {
				hits[k].whole++
			}
		}
		if part != isFresh && part != isKept && place != 0 && os.Getenv("LOOKUP_MISSES") != "" {
			t.Log(place, kind, q.game, "|", q.query, "| want", q.ids, "got", ids(found[:min(4, len(found))]))
		}
	}
	for _, k := range sortedKeys(hits) {
		h := hits[k]
		t.Logf("%-10s %4d  first %s  among three %s  whole %s", k, h.all,
			wilson(h.first, h.all), wilson(h.three, h.all), wilson(h.whole, h.all))
	}
	t.Logf("told that nothing fits %s, wrongly refused %s", wilson(told.first, told.all), wilson(refused.first, refused.all))
	if part == isFresh && !prompt {
		inDoc(t, hits, told, refused)
		all := hits[allKinds]
		require.GreaterOrEqual(t, all.rate(all.first), float64(floorTableFirst))
		require.GreaterOrEqual(t, all.rate(all.three), float64(floorTableThree))
		require.GreaterOrEqual(t, told.rate(told.first), float64(floorTableTold))
		require.LessOrEqual(t, refused.rate(refused.first), float64(ceilTableRefused))
	}
}

// inDoc requires that the package comment contains the measured figures.
func inDoc(t *testing.T, hits map[string]*score, told, refused score) {
	doc, err := os.ReadFile("doc.go")
	require.NoError(t, err)
	text := strings.Join(strings.Fields(strings.ReplaceAll(string(doc), "//", " ")), " ")
	for k, h := range hits {
		row := fmt.Sprintf("%s %d %s %s", k, h.all, share(h.first, h.all), share(h.three, h.all))
		require.True(t, strings.Contains(text, row), row)
	}
	silent := fmt.Sprintf("Of the %d, %s are told that nothing fits; of the %d, %s are wrongly refused.",
		told.all, share(told.first, told.all), refused.all, share(refused.first, refused.all))
	require.True(t, strings.Contains(text, silent), silent)
}

func share(n, all int) string { return strings.TrimSpace(wilson(n, all)) }

func (s *score) addIf(yes bool) {
	if s.all++; yes {
		s.first++
	}
}

// wilson formats a share in per cent with its Wilson confidence interval.
func wilson(n, all int) string {
	count := float64(max(1, all))
	p, z := float64(n)/count, confident*confident/count
	mid, half := (p+z/2)/(1+z), confident*math.Sqrt(p*(1-p)/count+z/count/4)/(1+z)
	return fmt.Sprintf("%5.1f %% (%.0f to %.0f)", 100*p, 100*max(0, mid-half), 100*min(1, mid+half))
}
