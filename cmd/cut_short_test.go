package cmd

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAWayThatIsCutShortIsTold: in a record of another program, Wick's path leads over the
// mousetrap on space 2.
func TestAWayThatIsCutShortIsTold(t *testing.T) {
	kept := must(os.ReadFile("testdata/games/micemystics-mapped.jsonl"))
	header, _, _ := bytes.Cut(kept, []byte("\n"))
	s := newSitting(t)
	s.env["LC_ALL"] = "en_US.UTF-8"
	file := filepath.Join(s.dir, "foreign.jsonl")
	require.NoError(t, os.WriteFile(file, append(header, `
{"by":"cardboard","did":{"kind":"order","cards":["wick","bryony","oat"]}}
{"by":"cardboard","did":{"kind":"fell","numbers":[3]}}
{"by":"mice","did":{"kind":"trap","room":"cellar","space":"2"}}
{"by":"wick","did":{"kind":"move","mouse":"wick","path":["2","3","6"]}}
`...), 0o600))
	for command, want := range map[string][]string{
		"check": {"line 5: Space 2 needs a roll first. Rest of the way: 3, 6. (MM-TRAP-01)"},
		"log":   {"Moves to space 2. Space 2 needs a roll first. Rest of the way: 3, 6."},
	} {
		a := s.ask(command, file)
		require.Equal(t, done, a.code, a.err)
		for _, text := range want {
			require.Contains(t, a.out, text)
		}
	}
	require.Contains(t, s.ask("log", "--raw", file).out, "Rest of the way: 3, 6.")
	require.Contains(t, s.ask("check", "--json", file).out, `"id":"cut-short","rule":"MM-TRAP-01"`)
	require.NotContains(t, s.ask("verify", file).out, "line 5")
}
