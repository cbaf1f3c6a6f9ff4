package lookup

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// unanswerable reads testdata/unanswerable.txt: kind | game or * | language | query.
func unanswerable(t *testing.T) []asked {
	text, err := os.ReadFile("testdata/unanswerable.txt")
	require.NoError(t, err)
	var all []asked
	for line := range strings.Lines(string(text)) {
		if part := strings.Split(line, "|"); len(part) == 4 && !strings.HasPrefix(line, "#") {
			all = append(all, asked{kind: strings.TrimSpace(part[0]), game: strings.TrimSpace(part[1]), query: strings.TrimSpace(part[3])})
		}
	}
	return all
}

// Of what no rulebook answers so much has to be told, in per cent, and of what one does
// no more may be refused: both among a third of the questions.
const (
	floorTold      = 75
	ceilingRefused = 3
)

// TestNothingFits prints how many questions get no answer: go test ./assist/lookup -run
// TestNothingFits -v. Those that a rulebook answers were written by people who saw
// neither the texts nor the index; the others by somebody who had not looked at the
// index or at the asked-as lines. The weights were fitted by cross-validation on all of
// them and on those of testdata/table.tsv.
func TestNothingFits(t *testing.T) {
	told, refused := silence{}, silence{}
	for _, q := range unanswerable(t) {
		told.add(q)
	}
	for _, q := range questions(t) {
		refused.add(q)
	}
	t.Logf("told that nothing fits: %s; wrongly refused: %s", told, refused)
	require.GreaterOrEqual(t, told.rate(true), float64(floorTold))
	require.LessOrEqual(t, refused.rate(true), float64(ceilingRefused))
}

// silence counts questions that got no answer, those that are held out apart.
type silence struct{ all, none map[bool]int }

func (s *silence) add(q asked) {
	if s.all == nil {
		*s = silence{map[bool]int{}, map[bool]int{}}
	}
	s.all[q.heldOut()]++
	if len(q.found()) == 0 {
		s.none[q.heldOut()]++
	}
}

func (s silence) rate(heldOut bool) float64 {
	return 100 * float64(s.none[heldOut]) / float64(max(1, s.all[heldOut]))
}

func (s silence) String() string {
	return fmt.Sprintf("%.1f %% of %d, held out %.1f %% of %d", s.rate(false), s.all[false], s.rate(true), s.all[true])
}
