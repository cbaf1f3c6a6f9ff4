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

// recorded returns a record of another program, without results.
func recorded(t *testing.T, at game.State, actions ...game.Action) string {
	position, err := json.Marshal(at)
	require.NoError(t, err)
	lines := `{"tablemate":2,"game":"picklerick","setup":{"position":` + string(position) + "}}\n"
	for _, a := range actions {
		did, err := game.Actions.Encode(a)
		require.NoError(t, err)
		lines += `{"did":` + string(did) + "}\n"
	}
	return lines
}

func TestTheMinutesTellHowJaguarLeft(t *testing.T) {
	s := spending(t, both, game.SeatRick, sign, sign, gun, gun)
	s = after(t, s, correcting("/jaguar", game.Hunter{Status: game.InPlay, Health: 2}, game.PathOfOperative(1)+"/cell", game.Cell{}))
	for did, want := range map[game.Action][]any{
		game.Persuade{}: {0, 2, "Jaguar gives up and leaves the game"},
		game.Hurt{Figure: game.Jaguar, Damage: 2, By: "mine"}: {3, 0, "Jaguar is dead and out of the game"},
	} {
		record := recorded(t, s, did, game.Hurt{Figure: 1, Damage: 1, By: "mine"}, game.EndTurn{})
		e, err := Game().Summary(session.Reading{From: strings.NewReader(record), Words: words.In(tables.English), Width: 80})
		require.NoError(t, err)
		jaguar := e.Curves[len(e.Curves)-1]
		last := jaguar.Points[len(jaguar.Points)-1]
		require.Equal(t, want[:2], []any{last.Action, last.Value}, did)
		require.Equal(t, "turn 1, Rick: "+want[2].(string), e.Turning[0].Text)
	}
}

// A record from another program may contain a figure's whole planned path, although a marker
// stopped the figure.
func TestTheLogTellsWhereAMarkerStoppedAFigure(t *testing.T) {
	lines := recorded(t, cornered(t),
		game.Mark{Cell: game.Cell{0, 1}, Marker: "mine"}, game.ActAlone{Figure: 1, Path: []game.Cell{{0, 1}, {1, 1}}})
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
		r := session.Reading{From: strings.NewReader(lines), Words: words.In(c.lang), Width: 80, Format: c.as}
		require.NoError(t, Game().Log(r, &told))
		require.Contains(t, strings.ToLower(told.String()), c.came)
		require.NotContains(t, strings.ToLower(told.String()), c.on, "it never came there")
	}
}
