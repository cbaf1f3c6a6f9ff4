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

// A record from another program may contain a figure's whole planned path, although a marker
// stopped the figure.
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
	for _, c := range []struct {
		lang     tables.Lang
		as       session.Format
		came, on string
	}{
		{tables.English, session.Raw, "operative 1 goes to l5", "m5"},
		{tables.Russian, session.Raw, "оперативник 1 идёт на п5", "у5"},
		{tables.English, session.Text, "operative 1 goes north", "east"},
		{tables.Russian, session.Text, "оперативник 1 идёт на север", "восток"},
	} {
		var told strings.Builder
		r := session.Reading{From: strings.NewReader(strings.Join(lines, "\n") + "\n"), Words: words.In(c.lang), Width: 80, Format: c.as}
		require.NoError(t, Game().Log(r, &told))
		require.Contains(t, strings.ToLower(told.String()), c.came)
		require.NotContains(t, strings.ToLower(told.String()), c.on, "it never came there")
	}
}
