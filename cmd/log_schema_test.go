package cmd

import (
	"encoding/json"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"
)

// TestWhatTheLogWritesFitsItsSchema: of every kept record, in both languages.
func TestWhatTheLogWritesFitsItsSchema(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs at once")
	}
	schemas := map[string]*jsonschema.Resolved{}
	eachOldGame(t, func(s *sitting, name, file string) {
		var shown struct{ Game string }
		require.NoError(s.t, json.Unmarshal([]byte(s.ask("show", file, "--json").out), &shown))
		if schemas[shown.Game] == nil {
			schemas[shown.Game] = s.logSchema(shown.Game)
		}
		for _, lang := range []string{"en", "ru"} {
			var lines any
			require.NoError(s.t, json.Unmarshal([]byte(s.ask("log", file, "--json", "--lang", lang).out), &lines))
			require.NoError(s.t, schemas[shown.Game].Validate(lines))
		}
	})
	require.Len(t, schemas, 5)
	for game, schema := range schemas {
		require.Error(t, schema.Validate([]any{map[string]any{"n": 2.0, "text": "", "colour": 1}}), game)
		require.NoError(t, schema.Validate([]any{map[string]any{"n": 2.0, "text": ""}}), game)
	}
}

// logSchema returns the schema of what log --json writes of a game.
func (s *sitting) logSchema(game string) *jsonschema.Resolved {
	var all jsonschema.Schema
	require.NoError(s.t, json.Unmarshal([]byte(s.ask("schema", game).out), &all))
	require.Equal(s.t, "log --json, version 2", all.Defs["log"].Title)
	resolved, err := (&jsonschema.Schema{Ref: "#/$defs/log", Defs: all.Defs}).Resolve(nil)
	require.NoError(s.t, err)
	return resolved
}
