package cmd

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"
)

// A script has command lines, typed lines, and the whole screen.
//
//	NAME=value   the environment, before the first command
//	= file       begins a file in $DIR; its lines follow, each after |
//	= file < a b the same, but the file begins with these files of testdata;
//	             a:9 means only the first 9 lines of a
//	$ command    runs tablemate; $DIR is the session's folder
//	> line       is typed
//	>@ a b       before the next line is typed, $DIR/a is copied over $DIR/b;
//	             a:9 means only the first 9 lines of a
//	># words     is a remark
//	[n]          is the exit code, if it is not 0
//
// All remaining lines are the expected screen. In this screen, placeholders stand for boards and
// codes.
func TestSessions(t *testing.T) {
	scripts := must(filepath.Glob("testdata/*.session"))
	scenes := must(filepath.Glob("testdata/*/*.session"))
	require.NotEmpty(t, scenes)
	schemas := map[string]*jsonschema.Resolved{}
	for i, script := range slices.Concat(scripts, scenes) {
		if testing.Short() && i >= len(scripts) && i%8 != 0 {
			continue
		}
		name := strings.TrimSuffix(strings.TrimPrefix(filepath.ToSlash(script), "testdata/"), ".session")
		t.Run(strings.ReplaceAll(name, "/", "_"), func(t *testing.T) {
			want := must(os.ReadFile(script))
			s := newSitting(t)
			got := s.play(string(want))
			s.linesFit(schemas)
			if *update {
				require.NoError(t, os.WriteFile(script, []byte(got), 0o644))
				return
			}
			wanted, had := strings.Split(string(want), "\n"), strings.Split(got, "\n")
			for i, line := range wanted {
				require.Equal(t, line, had[min(i, len(had)-1)], "%s:%d", script, i+1)
			}
			require.Len(t, had, len(wanted), "the screen goes on: %s", had[len(had)-1])
		})
	}
}
