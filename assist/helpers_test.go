package assist

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func said(t *testing.T, in *words.Words, err error, want string, ids []string) {
	t.Helper()
	require.Error(t, err)
	text, ok := talk.Sentence(in, err)
	require.True(t, ok)
	require.Contains(t, text, want)
	for _, id := range ids {
		require.NotContains(t, text, id)
	}
}

func stateOf(t *testing.T, game, record string) map[string]any {
	t.Helper()
	var text bytes.Buffer
	reading := session.Reading{Path: "../cmd/testdata/games/" + record + ".jsonl", Words: words.In(tables.English), Format: session.JSON}
	require.NoError(t, gameOf(game).Show(reading, &text))
	var shown struct{ State map[string]any }
	require.NoError(t, json.Unmarshal(text.Bytes(), &shown))
	delete(shown.State, "result")
	return shown.State
}

func first(s map[string]any, list string) map[string]any {
	return s[list].([]any)[0].(map[string]any)
}

func gameOf(name string) session.Game {
	for _, game := range Games() {
		if game.About().Game == name {
			return game
		}
	}
	return nil
}
