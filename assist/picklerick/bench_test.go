package picklerick

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	game "tablemate/rules/picklerick"
)

// longGame records so many lines of a two-player game that nobody may win: a
// loss is corrected and play goes on.
func longGame(tb testing.TB, lines int) string {
	tb.Helper()
	setup := game.Setup{Mode: game.TwoPlayers, Players: []string{"Ann", "Boris"}}
	events, err := game.Game{}.Start(setup)
	require.NoError(tb, err)
	header := journal.Header{Game: "picklerick", Table: "Long", Setup: raw(tb, setup), Events: encoded(tb, events)}
	path := filepath.Join(tb.TempDir(), "long.jsonl")
	w, err := journal.Create(path, header, chance.SeedOf(1))
	require.NoError(tb, err)
	defer w.Close()

	var s game.State
	for _, e := range events {
		s = game.Game{}.Fold(s, e)
	}
	for n := range lines {
		by, did := game.Game{}.Next(s), next(s, n)
		text, err := game.Actions.Encode(did)
		require.NoError(tb, err)
		events := game.Game{}.Apply(s, did)
		for _, e := range events {
			s = game.Game{}.Fold(s, e)
		}
		line := journal.Line{By: by, Did: text, Events: encoded(tb, events), At: time.Unix(int64(n), 0).UTC()}
		require.NoError(tb, w.Append(line))
	}
	return path
}

// next is one of the legal reports, or what lets a game that is over go on.
func next(s game.State, n int) game.Action {
	if legal := (game.Game{}).Legal(s); len(legal) > 0 {
		return legal[(n*7)%len(legal)]
	}
	ten, twenty, home := 10, 20, game.Cell{}
	return game.Correct{GoOn: true, Health: &ten, Deck: &twenty, Stack: &twenty, Cell: &home}
}

func encoded(tb testing.TB, events []game.Event) []json.RawMessage {
	tb.Helper()
	out := make([]json.RawMessage, len(events))
	for i, e := range events {
		var err error
		out[i], err = game.Events.Encode(e)
		require.NoError(tb, err)
	}
	return out
}

func raw(tb testing.TB, v any) json.RawMessage {
	tb.Helper()
	text, err := json.Marshal(v)
	require.NoError(tb, err)
	return text
}

// BenchmarkResume reads a record of 5,000 turns and rebuilds the table. The
// yardstick decodes the same lines as JSON and no more.
func BenchmarkResume(b *testing.B) {
	path := longGame(b, 5000)
	text, err := os.ReadFile(path)
	require.NoError(b, err)
	var yardstick time.Duration
	for b.Loop() {
		require.NoError(b, Table().Show(session.Reading{Path: path, Form: session.JSON}, io.Discard))
		b.StopTimer()
		began := time.Now()
		decode(b, text)
		yardstick += time.Since(began)
		b.StartTimer()
	}
	b.ReportMetric(float64(b.Elapsed())/float64(yardstick), "×json")
}

func decode(b *testing.B, text []byte) {
	for _, line := range splitLines(text) {
		var fields map[string]json.RawMessage
		require.NoError(b, json.Unmarshal(line, &fields))
	}
}

func splitLines(text []byte) [][]byte {
	var out [][]byte
	for from, i := 0, 0; i < len(text); i++ {
		if text[i] == '\n' {
			out = append(out, text[from:i])
			from = i + 1
		}
	}
	return out
}
