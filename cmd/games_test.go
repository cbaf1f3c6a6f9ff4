package cmd

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// oldGames maps the old records to the ends of their games, "" for an unfinished game. The bare
// record has only the setup and the actions, like records of other programs.
var oldGames = map[string]string{
	"solo":                   "Victory: Ann (Rick).",
	"insane":                 "Victory: the Russians.",
	"two":                    "Victory: Боря (the Russians).",
	"picklerick-bare":        "Victory: Ann (Rick).",
	"picklerick-corrections": "Victory: Ann (Rick).",

	"raccoonheist-one":             "Victory: the Owner (app).",
	"raccoonheist-two":             "Victory: the Owner (app).",
	"raccoonheist-two-corrections": "Victory: the raccoons.",
	"raccoonheist-three":           "Victory: Olga.",
	"raccoonheist-four":            "",
	"raccoonheist-duel":            "Victory: the Owner (app).",
	"raccoonheist-duel-person":     "",

	"infiltrators-first-five":  "Victory: the traitors.",
	"infiltrators-second-five": "Victory: the agents.",
	"infiltrators-third-two":   "Victory: the agents.",
	"infiltrators-sealed":      "Victory: the agents.",

	"micemystics-cellar":   "Victory: the mice.",
	"micemystics-mapped":   "Victory: the mice.",
	"micemystics-unmapped": "Victory: the minions.",
	"micemystics-free":     "Victory: the mice.",

	"infiltrators-two": "Victory: the agents.",
	"infiltrators-own": "",
	"chezguevara-five": "Victory: Diego.",
	"chezguevara-two":  "",
}

// eachOldGame calls try for every old record, each with a new sitting.
func eachOldGame(t *testing.T, try func(s *sitting, name, file string)) {
	files := kept(t)
	require.Len(t, files, len(oldGames))
	for i, file := range files {
		if testing.Short() && i%4 != 0 {
			continue
		}
		name := strings.TrimSuffix(filepath.Base(file), ".jsonl")
		require.Contains(t, oldGames, name)
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			s.env["LC_ALL"] = "en_US.UTF-8"
			try(s, name, file)
		})
	}
}

// TestOldGamesKeepLoading checks that every old record can be shown, told and verified. The files
// must never be changed.
func TestOldGamesKeepLoading(t *testing.T) {
	eachOldGame(t, func(s *sitting, name, file string) {
		for _, command := range []string{"show", "log", "verify"} {
			a := s.ask(command, file)
			require.Equal(s.t, done, a.code, "%s: %s%s", command, a.out, a.err)
			if command != "show" {
				continue
			}
			if end := oldGames[name]; end != "" {
				require.Contains(s.t, a.out, end)
			} else {
				require.NotContains(s.t, a.out, "Victory")
			}
		}
		a := s.ask("check", file)
		require.Contains(s.t, []int{done, failed}, a.code)
		require.NotContains(s.t, a.err, "line")
		require.Equal(s.t, done, s.ask("import", file).code)
	})
}

// TestOldGamesGiveTheirTables checks that the state after each line of an old record never changes.
// A file beside each record holds the states, and must never be changed either. Each line of the
// file has the number of lines read, and the SHA-256 of the state as compact JSON.
func TestOldGamesGiveTheirTables(t *testing.T) {
	eachOldGame(t, func(s *sitting, _, file string) {
		record := must(os.ReadFile(file))
		lines := slices.Collect(bytes.Lines(record))
		rows := slices.Collect(strings.Lines(s.text(strings.TrimSuffix(file, ".jsonl") + ".states")))
		require.Len(s.t, rows, len(lines), "a state for every line")
		for i, row := range rows {
			if testing.Short() && i%16 != 0 {
				continue
			}
			state := s.stateAfter(lines[:i+1])
			require.Equal(s.t, row, fmt.Sprintf("%d %x\n", i+1, sha256.Sum256(state)), "%s:%d: %s", file, i+1, state)
		}
	})
}

// stateAfter returns the state after these lines of a record.
func (s *sitting) stateAfter(lines [][]byte) []byte {
	path := filepath.Join(s.dir, "begun.jsonl")
	require.NoError(s.t, os.WriteFile(path, bytes.Join(lines, nil), 0o644))
	shown := decoded[struct{ State json.RawMessage }](s, done, "show", path)
	var state bytes.Buffer
	require.NoError(s.t, json.Compact(&state, shown.State))
	return state.Bytes()
}
