package cmd

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables/longtest"
)

// TestWhatTheLogWritesFitsItsSchema checks log --json of every old record, in both languages.
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

// linesFit requires that every line of the sitting's records fits the schema of its game. Records
// of older formats are skipped. Each schema is read once.
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
