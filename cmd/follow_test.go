package cmd

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// TestAnyProgramCanFollowATable checks that another program can compute the state of a table from
// the header and the patches of a record. A JSON Patch library must reach the state that show
// prints.
func TestAnyProgramCanFollowATable(t *testing.T) {
	for _, script := range []string{"raccoonheist/evening-ru", "picklerick/evening-en", "micemystics/evening-ru"} {
		if testing.Short() && script != "raccoonheist/evening-ru" {
			continue
		}
		t.Run(script, func(t *testing.T) {
			text := must(os.ReadFile(filepath.Join("testdata", script+".session")))
			s := newSitting(t)
			s.play(string(text))
			records := must(filepath.Glob(filepath.Join(s.dir, "data", "*"+journal.Extension)))
			require.NotEmpty(t, records)
			for _, path := range records {
				shown := decoded[struct{ State json.RawMessage }](s, done, "show", path)
				require.JSONEq(t, string(shown.State), string(followed(t, path)))
			}
		})
	}
}

// followed returns the state after all lines of a record that were not undone.
func followed(t *testing.T, path string) []byte {
	record := must(journal.Read(path))
	state := []byte(record.Header.State)
	for line := range record.Standing() {
		patch, err := jsonpatch.DecodePatch(line.Patch)
		require.NoError(t, err)
		state, err = patch.Apply(state)
		require.NoError(t, err, "line %d: %s", line.N, line.Patch)
	}
	return state
}
