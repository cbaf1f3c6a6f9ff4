package cmd

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestABoxThatNobodyDecidedAboutIsNoSuccess: a script without an answer gets an error. People who
// leave the question do not.
func TestABoxThatNobodyDecidedAboutIsNoSuccess(t *testing.T) {
	s := newSitting(t)
	theirs := filepath.Join(s.dir, "theirs.yaml")
	require.NoError(t, os.WriteFile(theirs, []byte("- id: laser\n  name: {en: Laser}\n  effect: weapon\n  cost: {gun: 1}\n"), 0o600))
	kept := filepath.Join(s.env["TABLEMATE_HOME"], "box", "picklerick.yaml")
	for _, action := range [][]string{{"import", theirs}, {"add"}} {
		got := s.ask(append([]string{"box", "picklerick"}, action...)...)
		require.Equal(t, failed, got.code)
		require.Contains(t, got.err, "nothing has been saved")
		require.NoFileExists(t, kept)
	}
	for _, c := range []struct {
		typed string
		kept  bool
	}{{"quit\n", false}, {"2\n", true}} {
		code := run(s.world(strings.NewReader(c.typed), new(bytes.Buffer), new(bytes.Buffer)), []string{"box", "picklerick", "import", theirs})
		require.Equal(t, done, code)
		_, err := os.Stat(kept)
		require.Equal(t, c.kept, err == nil)
	}
}
