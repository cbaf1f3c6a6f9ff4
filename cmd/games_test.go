package cmd

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestOldGamesKeepLoading holds that finished games, recorded as they were
// played, are read, judged, told and proved for ever. Their files are never
// written anew.
func TestOldGamesKeepLoading(t *testing.T) {
	files, err := filepath.Glob("testdata/games/*.jsonl")
	require.NoError(t, err)
	ends := map[string]string{
		"solo":   "Victory: Ann (Rick).",
		"insane": "Victory: the Russians.",
		"two":    "Victory: Боря (the Russians).",

		"micemystics-cellar": "Victory: the mice.",
	}
	require.Len(t, files, len(ends), "one of every mode")
	for _, file := range files {
		mode := filepath.Base(file[:len(file)-len(".jsonl")])
		t.Run(mode, func(t *testing.T) {
			s := newSitting(t)
			s.env["LC_ALL"] = "en_US.UTF-8"
			for _, command := range []string{"show", "log", "verify"} {
				a := s.ask(command, file)
				require.Equal(t, done, a.code, "%s: %s%s", command, a.out, a.err)
				if command == "show" {
					require.Contains(t, a.out, ends[mode])
				}
			}
			a := s.ask("check", file)
			require.Contains(t, []int{done, failed}, a.code)
			require.NotContains(t, a.err, "line")
			require.Equal(t, done, s.ask("import", file).code)
		})
	}
}
