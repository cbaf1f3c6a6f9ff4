package cmd

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// soon is the longest time that a command may take for a record of a few lines.
const soon = time.Minute

// readAll shows, tells, checks and verifies a record, and asks for the move of its automated
// opponent. Each must end for any record. If the record is not a game, the error must be a
// sentence.
func readAll(t *testing.T, text []byte) {
	began := time.Now()
	for _, game := range assist.Games() {
		if !bytes.Contains(text[:min(len(text), 200)], []byte(game.About().Game)) {
			continue
		}
		reading := func() session.Reading {
			return session.Reading{Path: "fuzzed.jsonl", From: bytes.NewReader(text), Words: words.In(tables.English), Width: 80}
		}
		var shown bytes.Buffer
		errs := []error{game.Show(reading(), &shown), game.Log(reading(), &shown)}
		_, err := game.Check(reading())
		errs = append(errs, err)
		_, err = game.Verify(reading())
		for _, err := range append(errs, err) {
			if err != nil {
				said, told := talk.Sentence(words.In(tables.English), err)
				require.True(t, told, "%v", err)
				requirePlain(t, said)
			}
		}
	}
	require.Less(t, time.Since(began), soon)
}

// unchained matches the hash that links a line to the previous one.
var unchained = regexp.MustCompile(`,"prev":"[0-9a-f]*"`)

// FuzzRecord reads mutants of recorded games.
func FuzzRecord(f *testing.F) {
	for _, file := range kept(f) {
		text := must(os.ReadFile(file))
		lines := strings.SplitAfter(string(text), "\n")
		f.Add([]byte(strings.Join(lines[:min(len(lines), 6)], "")))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		readAll(t, text)
		readAll(t, unchained.ReplaceAll(text, nil)) // so that a changed line is not refused for its hash
	})
}

// FuzzPosition asks for the move of the automated opponent in mutants of positions.
func FuzzPosition(f *testing.F) {
	for _, file := range kept(f) {
		s := &sitting{dir: f.TempDir(), env: map[string]string{"TERM": "dumb"}, chance: new(beads)}
		f.Add([]byte(s.ask("show", file, "--json").out))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		began := time.Now()
		for _, game := range assist.Games() {
			var told bytes.Buffer
			err := game.Automa(session.Reading{Path: "x", From: bytes.NewReader(text), Words: words.In(tables.English), Width: 80}, &told)
			if err != nil {
				said, known := talk.Sentence(words.In(tables.English), err)
				require.True(t, known, "%v", err)
				requirePlain(t, said)
			}
		}
		require.Less(t, time.Since(began), soon)
	})
}

// FuzzRoll reads the arguments of roll.
func FuzzRoll(f *testing.F) {
	for _, typed := range []string{"2d6", "d20", "2к6", "0", "101", "99999999999999999999d6", "1d1", "-3", "d", "٣d٦"} {
		f.Add(typed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		dice, ok := parseDice(typed, session.OwnDice{Count: 4, Sides: []string{"a", "b"}})
		if ok {
			require.True(t, dice.Count >= 1 && dice.Count <= maxDice)
			require.True(t, dice.sides() >= 2 && dice.sides() <= maxSides)
		}
	})
}

// TestARecordOfATableThatCannotBeIsTold reads records that a fuzzer found once. The commands must
// not panic or draw for an hour, and must name the line.
func TestARecordOfATableThatCannotBeIsTold(t *testing.T) {
	text := must(os.ReadFile("testdata/games/solo.jsonl"))
	lines := strings.SplitAfter(string(unchained.ReplaceAll(text, nil)), "\n")
	require.Contains(t, lines[0], `"state":`)
	far := `{"did":{"kind":"end"},"patch":[{"op":"add","path":"/tiles/-","value":{"cell":[0,10000000],"face":"up","edges":{"north":"open","east":"open","south":"open","west":"open"}}}]}` + "\n"
	bare := `{"did":{"kind":"end"},"patch":[{"op":"add","path":"/tiles/-","value":{"cell":[3,3],"face":"up"}}]}` + "\n"
	for name, line := range map[string]string{"a tile a million squares away": far, "a tile without edges": bare} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			file := filepath.Join(s.dir, "game.jsonl")
			require.NoError(t, os.WriteFile(file, []byte(lines[0]+line), 0o600))
			for _, command := range []string{"show", "log", "check", "verify", "import"} {
				began := time.Now()
				got := s.ask(command, file)
				require.Equal(t, failed, got.code, command)
				require.Contains(t, got.err, "Line 2", command)
				require.NotContains(t, got.err, "[")
				require.Less(t, time.Since(began), soon)
			}
		})
	}
}
