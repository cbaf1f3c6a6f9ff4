package cmd

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsRecalledIsWhatWouldBeComputed checks that tables and stats print the same with a cache
// as without one. Records grow, are cut and exchanged. The cache is damaged, missing, or from
// another program.
func TestWhatIsRecalledIsWhatWouldBeComputed(t *testing.T) {
	s := newSitting(t)
	s.env["LC_ALL"] = "en_US.UTF-8"
	folder := filepath.Join(s.dir, "data")
	require.NoError(t, os.MkdirAll(folder, 0o700))
	cache := filepath.Join(folder, ".recall-en.json")
	files := kept(t)
	random := rand.New(rand.NewPCG(7, 7))
	for range 12 {
		text := must(os.ReadFile(files[random.IntN(len(files))]))
		lines := bytes.SplitAfter(text, []byte("\n"))
		cut := bytes.Join(lines[:2+random.IntN(len(lines)-2)], nil)
		require.NoError(t, os.WriteFile(filepath.Join(folder, fmt.Sprint(random.IntN(4), ".jsonl")), cut, 0o600))
		switch kept, _ := os.ReadFile(cache); random.IntN(4) {
		case 0:
			require.NoError(t, os.WriteFile(cache, kept[:len(kept)/2], 0o600))
		case 1:
			kept = bytes.Replace(kept, []byte(`"program":"`), []byte(`"program":"0`), 1)
			require.NoError(t, os.WriteFile(cache, bytes.ReplaceAll(kept, []byte("turn"), []byte("moon")), 0o600))
		}
		for _, command := range [][]string{{"tables"}, {"tables", "--json"}, {"stats"}, {"stats", "--json"},
			{"stats", "picklerick"}} {
			warm, again := s.ask(command...), s.ask(command...)
			require.NoError(t, os.Rename(cache, cache+".aside"))
			cold := s.ask(command...)
			require.NoError(t, os.Rename(cache+".aside", cache))
			require.Equal(t, cold, warm, command)
			require.Equal(t, cold, again, command)
		}
	}
}

// TestOnlyAChangedRecordIsReplayed changes a result in the cache, and checks that it is used until
// the record changes.
func TestOnlyAChangedRecordIsReplayed(t *testing.T) {
	s := newSitting(t)
	s.imported(bare)
	require.Contains(t, s.ask("tables").out, "the Russians")
	cache := filepath.Join(s.dir, "data", ".recall-en.json")
	kept := must(os.ReadFile(cache))
	require.NoError(t, os.WriteFile(cache, bytes.ReplaceAll(kept, []byte("the Russians"),
		[]byte("the Martians")), 0o600))
	require.Contains(t, s.ask("tables").out, "the Martians")
	require.Equal(t, done, s.ask("undo", "friday").code)
	require.NotContains(t, s.ask("tables").out, "the Martians")
}
