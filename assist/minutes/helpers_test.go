package minutes

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/session"
)

// evening returns the summary of a game. In this game, every text that people typed is `name`.
func evening(name string) session.Summary {
	at := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	return session.Summary{
		Table: name, Game: "picklerick", Title: "Pickle Rick", Mode: "two", Played: name, Over: true, Winner: "rick", Won: name,
		By:      []session.Cause{{Rule: "PR-WIN-01", Text: name}},
		House:   []session.HouseRule{{Name: "x", Value: "y", Text: name}},
		Players: []session.Player{{Seat: "rick", Name: name, Seconds: 600}, {Seat: "russians", Name: name, Seconds: 900}},
		Turned:  "7 turns", Turns: 7, Actions: 20, Began: at, Ended: at.Add(time.Hour), Seconds: 1500, Sittings: 2, Struck: 2, Undone: 1,
		Starts:       []session.TurnStart{{Turn: 1, Action: 1, Line: 2}, {Turn: 2, Action: 9, Line: 10}},
		ActionCounts: []session.ActionCount{{Side: "rick", Name: name, What: "kills", Text: name, N: 3}},
		Curves: []session.Curve{
			{What: "health", Text: name, Most: 10, Points: points(10, 7, 4)},
			{What: "slack", Seat: "a", Text: name, Name: name, Points: points(0, 5, 5)},
			{What: "slack", Seat: "b", Text: name, Name: name, Points: points(-1, 3, 5)},
		},
		Turning: []session.TurningPoint{{Line: 4, Lines: []int{4, 6}, Turn: 2, Text: name}},
		Luck: []session.DiceStats{{
			Source: chance.Table, Dice: 7, Faces: []string{name, "b"}, Fell: []int{5, 2}, Expected: []float64{3.5, 3.5},
			P: 0.45, Text: name,
		}},
	}
}

func points(values ...int) []session.Point {
	var out []session.Point
	for i, v := range values {
		out = append(out, session.Point{Action: 10 * i, Line: 10*i + 1, Turn: i + 1, Value: v})
	}
	return out
}

func html(t *testing.T, p Page) string {
	var out bytes.Buffer
	require.NoError(t, p.HTML(&out))
	return out.String()
}
