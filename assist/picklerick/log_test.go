package picklerick

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/words"
)

// TestTheLogTellsWhereAMarkerStoppedAFigure: another program wrote the whole walk, and
// the log says how far it came, in the line itself and in what followed.
func TestTheLogTellsWhereAMarkerStoppedAFigure(t *testing.T) {
	at := cornered(t)
	position, err := json.Marshal(at)
	require.NoError(t, err)
	lines := []string{`{"tablemate":2,"game":"picklerick","setup":{"position":` + string(position) + `}}`}
	for _, a := range []game.Action{
		game.Mark{Cell: game.Cell{0, 1}, Marker: "mine"},
		game.ActAlone{Figure: 1, Path: []game.Cell{{0, 1}, {1, 1}}},
	} {
		did, err := game.Actions.Encode(a)
		require.NoError(t, err)
		lines = append(lines, `{"did":`+string(did)+`}`)
	}
	for lang, want := range map[tables.Lang]string{tables.English: "operative 1 to L5", tables.Russian: "Оперативник 1 на М5"} {
		var told strings.Builder
		r := session.Reading{From: strings.NewReader(strings.Join(lines, "\n") + "\n"), Words: words.In(lang), Width: 80}
		require.NoError(t, Game().Log(r, &told))
		require.Contains(t, strings.ToLower(told.String()), strings.ToLower(want))
		require.NotContains(t, told.String(), map[tables.Lang]string{tables.English: "M5", tables.Russian: "Н5"}[lang], "it never came there")
	}
}
