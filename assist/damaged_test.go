package assist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

// TestADamagedReportIsNamedWithItsLine requires an error for misspelled fields and wrong types of
// an action.
func TestADamagedReportIsNamedWithItsLine(t *testing.T) {
	records := map[string]string{
		"picklerick": "solo", "raccoonheist": "raccoonheist-one", "micemystics": "micemystics-mapped",
		"infiltrators": "infiltrators-two", "chezguevara": "chezguevara-two",
	}
	for _, game := range Games() {
		text := must(os.ReadFile(filepath.Join("../cmd/testdata/games", records[game.About().Game]+".jsonl")))
		opening, _, _ := strings.Cut(string(text), "\n")
		for _, did := range []string{
			`{"kind":"correct","changes":[{"path":7,"value":1}]}`, `{"kind":"correct","changes":{}}`,
			`{"kind":"correct","change":[]}`, `{"kind":"correct","changes":[{"path":"/x","valu":1}]}`,
			`{"kind":"settle","name":7}`, `{"kind":"settle","names":"x"}`, `{"kind":7}`, `{"kind":"none-such"}`,
		} {
			record := opening + "\n" + `{"did":` + did + "}\n"
			_, err := game.Check(session.Reading{From: strings.NewReader(record), Words: words.In(tables.English)})
			var fault *session.Fault
			require.ErrorAs(t, err, &fault, "%s: %s", game.About().Game, did)
			require.Equal(t, 2, fault.Line, "%s: %s", game.About().Game, did)
		}
	}
}
