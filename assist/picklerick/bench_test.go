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
	"tablemate/assist/jsonpatch"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
)

// longGame returns the path of a record of a two-player game with this number of lines. Nobody can
// win, because a correction follows each loss.
func longGame(tb testing.TB, lines int) string {
	tb.Helper()
	setup := game.Setup{Mode: game.TwoPlayers, Players: []string{"Ann", "Boris"}}
	s, _, err := game.Game{}.Start(setup)
	require.NoError(tb, err)
	table := raw(tb, s)
	header := journal.Header{Version: journal.Version, Game: "picklerick", Table: "Long", Setup: raw(tb, setup), State: table}
	path := filepath.Join(tb.TempDir(), "long.jsonl")
	w, err := journal.Create(path, header, chance.SeedOf(1))
	require.NoError(tb, err)
	defer w.Close()

	for n := range lines {
		line := journal.Line{By: game.Game{}.Next(s), At: time.Unix(int64(n), 0).UTC()}
		did, notes := next(s, n), []rules.Note(nil)
		line.Did, err = game.Actions.Encode(did)
		require.NoError(tb, err)
		s, notes = game.Game{}.Apply(s, did)
		if len(notes) > 0 {
			line.Notes = raw(tb, notes)
		}
		before := table
		table = raw(tb, s)
		line.Patch = patch(tb, before, table)
		require.NoError(tb, w.Append(line))
	}
	return path
}

func patch(tb testing.TB, before, after json.RawMessage) json.RawMessage {
	tb.Helper()
	steps, err := jsonpatch.Between(before, after)
	require.NoError(tb, err)
	if steps == nil {
		return json.RawMessage("[]")
	}
	return steps
}

// next returns a legal action, or the correction that continues a finished game.
func next(s game.State, n int) game.Action {
	if legal := (game.Game{}).Legal(s); len(legal) > 0 {
		return legal[(n*7)%len(legal)]
	}
	return correcting("/result", nil, "/rick/health", 10, "/cards/deck", 20, "/stack", 20, "/rick/cell", game.Cell{})
}

func raw(tb testing.TB, v any) json.RawMessage {
	tb.Helper()
	text, err := json.Marshal(v)
	require.NoError(tb, err)
	return text
}

// BenchmarkResume reads a record of 5,000 lines and rebuilds the state. For comparison it also
// measures plain JSON decoding of these lines.
func BenchmarkResume(b *testing.B) {
	path := longGame(b, 5000)
	text, err := os.ReadFile(path)
	require.NoError(b, err)
	var yardstick time.Duration
	for b.Loop() {
		require.NoError(b, Game().Show(session.Reading{Path: path, Format: session.JSON}, io.Discard))
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
