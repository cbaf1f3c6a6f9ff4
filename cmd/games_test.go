package cmd

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables/longtest"
)

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

// The .states files must never change, because old records must still give the same states. Each
// row of a .states file has a line number of the record, and the SHA-256 of the state after this
// line (as compact JSON).
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

func (s *sitting) stateAfter(lines [][]byte) []byte {
	path := filepath.Join(s.dir, "begun.jsonl")
	require.NoError(s.t, os.WriteFile(path, bytes.Join(lines, nil), 0o644))
	shown := decoded[struct{ State json.RawMessage }](s, done, "show", path)
	var state bytes.Buffer
	require.NoError(s.t, json.Compact(&state, shown.State))
	return state.Bytes()
}

// The test uses a record that another program could write. In the last line of the record, Wick's
// path leads over the mousetrap on space 2.
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
		"check": {"line 5: Space 2 needs a roll first. Rest of the way: 3, 6. (MM-TRAP-01) · not a broken rule", "\n1 broken rule.\n"},
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

// A JSON Patch library must compute the same state that the command `show` prints.
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

var (
	cyrillic = regexp.MustCompile(`[а-яёА-ЯЁ]{2,}`)
	latin    = regexp.MustCompile(`[a-zA-Z]{3,}`)
	rule     = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+-\d+`)
	verbatim = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+-\d+|tablemate [^\n]*|\{[^\n]*|SHA-256|printf [^|]*[|] \w+|verify|--code|HTML`)
)

// An English text may have a Cyrillic word only if the record contains this word, for example as a
// name. The same is true of a Latin word in a Russian text. Rule ids and commands are not checked.
func TestBothLanguagesTellTheSame(t *testing.T) {
	eachOldGame(t, func(s *sitting, _, file string) {
		text := s.text(file)
		for _, command := range []string{"show", "log", "log --raw", "why", "minutes", "check", "verify"} {
			args := append(strings.Fields(command), file, "--lang")
			en, ru := s.ask(append(args, "en")...), s.ask(append(args, "ru")...)
			require.Equal(s.t, en.code, ru.code, command)
			require.Equal(s.t, named(rule, en.out), named(rule, ru.out), command)
			foreign(s.t, text, cyrillic, en.out)
			foreign(s.t, text, latin, ru.out)
		}
	})
}

func foreign(t *testing.T, record string, letters *regexp.Regexp, text string) {
	t.Helper()
	for line := range strings.Lines(verbatim.ReplaceAllString(text, "")) {
		for _, word := range letters.FindAllString(line, -1) {
			require.True(t, strings.Contains(strings.ToLower(record), strings.ToLower(word)), "%s in %s", word, line)
		}
	}
}

func TestWhatTheLogWritesFitsItsSchema(t *testing.T) {
	longtest.SkipShort(t)
	schemas := map[string]*jsonschema.Resolved{}
	eachOldGame(t, func(s *sitting, name, file string) {
		shown := decoded[struct{ Game string }](s, done, "show", file)
		if schemas[shown.Game] == nil {
			schemas[shown.Game] = s.logSchema(shown.Game)
		}
		for _, lang := range []string{"en", "ru"} {
			require.NoError(s.t, schemas[shown.Game].Validate(decoded[any](s, done, "log", file, "--lang", lang)))
		}
	})
	require.Len(t, schemas, 5)
	for game, schema := range schemas {
		require.Error(t, schema.Validate([]any{map[string]any{"n": 2.0, "text": "", "colour": 1}}), game)
		require.NoError(t, schema.Validate([]any{map[string]any{"n": 2.0, "text": ""}}), game)
	}
}

func (s *sitting) logSchema(game string) *jsonschema.Resolved {
	all := s.schema(game)
	require.Equal(s.t, "log --json, version 3", all.Defs["log"].Title)
	resolved := must((&jsonschema.Schema{Ref: "#/$defs/log", Defs: all.Defs}).Resolve(nil))
	return resolved
}

func (s *sitting) schema(game string) *jsonschema.Schema {
	var all jsonschema.Schema
	require.NoError(s.t, json.Unmarshal([]byte(s.ask("schema", game).out), &all))
	return &all
}

// linesFit skips records of older formats.
func (s *sitting) linesFit(schemas map[string]*jsonschema.Resolved) {
	records := must(filepath.Glob(s.env["TABLEMATE_HOME"] + "/*.jsonl"))
	for _, record := range records {
		text := s.text(record)
		header, _, _ := strings.Cut(text, "\n")
		var first journal.Header
		if json.Unmarshal([]byte(header), &first) != nil || first.Version < journal.Version {
			continue
		}
		if schemas[first.Game] == nil {
			schemas[first.Game] = must(s.schema(first.Game).Resolve(nil))
		}
		for line := range strings.Lines(text) {
			var said any
			if json.Unmarshal([]byte(line), &said) == nil {
				require.NoError(s.t, schemas[first.Game].Validate(said), "%s: %s", record, line)
			}
		}
	}
}
