package session

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

type turned struct{ flow }

func (turned) Turn(_ *talk.UI, s pebbles.State) talk.Turn {
	return talk.Turn{Number: s.Taken + 1, Whose: s.Turn, Heading: "turn of " + string(s.Turn)}
}

func counted() Definition[pebbles.Setup, pebbles.State, pebbles.Action] {
	d := pebblesDefinition()
	d.Flow = turned{}
	d.SummarySpec = SummarySpec[pebbles.State, pebbles.Action]{
		Seats: func(pebbles.State) []rules.Seat { return []rules.Seat{"ann", "moss"} },
		Counters: func(s pebbles.State) []Counter {
			return []Counter{{What: "heap", Value: len(s.Heap), Most: 9}}
		},
		Counted: []Counted{
			{Note: "took", What: "taken", By: "who", N: "pebbles"},
			{Kind: "fell", What: "rolled"},
			{Falls: "heap", What: "shrank", Side: "moss"},
		},
	}
	return d
}

// The record `timed` has two sittings, with two corrections and an undone turn.
var timed = []string{
	`{"tablemate":2,"game":"pebbles","table":"<b>heap</b>","at":"2026-11-20T20:00:00Z",` +
		`"setup":{"pebbles":9,"house_rules":{"last_loses":"true","PB-WIN-01":"waived"}}}`,
	`{"n":2,"by":"cardboard","did":{"kind":"fell","face":4},"roll":{"source":"table"},"at":"2026-11-20T20:01:00Z"}`,
	`{"n":3,"by":"ann","did":{"kind":"take","pebbles":4},"at":"2026-11-20T20:16:00Z"}`,
	`{"n":4,"by":"cardboard","did":{"kind":"fell","face":3},"roll":{"source":"table"},"at":"2026-11-21T19:00:00Z"}`,
	`{"n":5,"by":"moss","did":{"kind":"take","pebbles":3},"at":"2026-11-21T19:10:00Z"}`,
	`{"n":6,"undo":5,"at":"2026-11-21T19:11:00Z"}`,
	`{"n":7,"by":"moss","did":{"kind":"take","pebbles":1},"at":"2026-11-21T19:16:00Z"}`,
	`{"n":8,"by":"ann","did":{"kind":"correct","heap":9},"at":"2026-11-21T19:15:00Z"}`,
	`{"n":9,"by":"ann","did":{"kind":"correct","heap":8},"at":"2026-11-21T19:17:00Z"}`,
}

func eveningOf(t *testing.T, lines ...string) Summary {
	r := newRoom(t)
	r.write(lines...)
	e := must(New(counted()).Summary(r.reading()))
	return e
}

func TestAPauseIsNotPlayed(t *testing.T) {
	e := eveningOf(t, timed...)
	require.Equal(t, 2, e.Sittings)
	require.Equal(t, 1+15+10+1+5+1, e.Seconds/60, "neither the night nor a clock that was set back, and no minute twice")
	require.Equal(t, []Player{{"ann", "ann", 17 * 60}, {"moss", "moss", 15 * 60}}, e.Players, "with what moss took back")
	require.Equal(t, 1, e.Struck)
	require.Equal(t, time.Date(2026, 11, 21, 19, 17, 0, 0, time.UTC), e.Ended.UTC())
	require.False(t, e.Over)
}

func TestWhatIsMendedAfterTheEndIsNotPlayed(t *testing.T) {
	e := eveningOf(t,
		`{"tablemate":2,"game":"pebbles","table":"heap","at":"2026-11-20T20:00:00Z","setup":{"pebbles":3}}`,
		`{"n":2,"by":"cardboard","did":{"kind":"fell","face":3},"roll":{"source":"table"},"at":"2026-11-20T20:01:00Z"}`,
		`{"n":3,"by":"ann","did":{"kind":"take","pebbles":3},"at":"2026-11-20T20:03:00Z"}`,
		`{"n":4,"undo":3,"at":"2026-11-20T20:10:00Z"}`, `{"n":5,"redo":4,"at":"2026-11-20T20:16:00Z"}`,
	)
	require.True(t, e.Over)
	require.Equal(t, 3*60, e.Seconds)
	require.Equal(t, time.Date(2026, 11, 20, 20, 3, 0, 0, time.UTC), e.Ended.UTC())
}

func TestTheTimesOfThePlayersAreComparedAfterAMinute(t *testing.T) {
	e, w := eveningOf(t, timed...), newRoom(t).reading().Words
	require.Equal(t, "Time per player, without pauses: ann 17 min · moss 15 min", e.Times(w))
	deed := func(what string, n int) string {
		return w.Say("minutes.deed", tables.Args{"what": "[pebbles.minutes." + what + "]", "n": n})
	}
	require.Equal(t, []string{
		"[pebbles.minutes.turns] in 33 min, 2 sittings", e.Times(w), "ann: " + deed("taken", 4) + " · " + deed("rolled", 1),
		"moss: " + deed("taken", 1) + " · " + deed("rolled", 1) + " · " + deed("shrank", 5),
		"Turning points:", "  turn of ann: [pebbles.minutes.heap] 9 → 5",
	}, e.Tell(w))
	alone, idle, short := e, e, e
	alone.Players, idle.Players, short.Seconds = e.Players[:1], []Player{e.Players[0], {Name: "moss"}}, 59
	for _, e := range []Summary{alone, idle, short} {
		require.Empty(t, e.Times(w))
	}
	short.Seconds = 60
	require.NotEmpty(t, short.Times(w))
}

func TestDeedsAreCountedForWhoDidThem(t *testing.T) {
	n := map[string]int{}
	for _, d := range eveningOf(t, timed...).ActionCounts {
		n[string(d.Side)+" "+d.What] = d.N
	}
	require.Equal(t, map[string]int{"ann taken": 4, "moss taken": 1, "ann rolled": 1, "moss rolled": 1, "moss shrank": 5}, n)
}

func TestAMendedDeedCountsForWhoeverDidIt(t *testing.T) {
	def := counted()
	def.SummarySpec.Mended = func(a pebbles.Action) (from, to rules.Seat, ok bool) {
		return "moss", "ann", a.Kind() == rules.Correction{}.Kind()
	}
	r := newRoom(t)
	r.write(timed...)
	e := must(New(def).Summary(r.reading()))
	n := map[string]int{}
	for _, d := range e.ActionCounts {
		n[string(d.Side)+" "+d.What] = d.N
	}
	require.Equal(t, map[string]int{"ann taken": 5, "ann rolled": 1, "moss rolled": 1, "moss shrank": 4, "ann shrank": 1}, n)
	r.write(timed[0], `{"by":"moss","did":{"kind":"take","pebbles":4}}`, `{"by":"ann","did":{"kind":"correct","heap":5}}`)
	counts := must(New(def).Summary(r.reading())).ActionCounts
	require.Contains(t, counts, ActionCount{Side: "ann", Name: "ann", What: "shrank", Text: counts[1].Text, N: 4})
}

func TestACurveEndsWhereItsNumberIsGoneAndThatMayBeATurningPoint(t *testing.T) {
	def := counted()
	def.SummarySpec.Turning = []string{"took"}
	def.SummarySpec.Counters = func(s pebbles.State) []Counter {
		if len(s.Heap) < 5 {
			return nil
		}
		return []Counter{{What: "heap", Value: len(s.Heap), Most: 90}}
	}
	r := newRoom(t)
	r.write(timed[:5]...)
	e := must(New(def).Summary(r.reading()))
	require.Equal(t, Point{Action: 3, Line: 4, Turn: 5, Value: 5}, e.Curves[0].Points[len(e.Curves[0].Points)-1])
	require.Equal(t, []string{"turn of ann: 4 of 9 taken", "turn of moss: 3 of 5 taken"}, tables.Each(e.Turning, func(m TurningPoint) string { return m.Text }))
}

func TestACorrectionIsDrawnAndIsNoTurningPoint(t *testing.T) {
	e := eveningOf(t, timed...)
	require.Len(t, e.Curves, 1)
	var values []int
	for _, p := range e.Curves[0].Points {
		values = append(values, p.Value)
	}
	require.Equal(t, []int{9, 5, 4, 9, 8}, values)
	require.Len(t, e.Turning, 1, "ann's four of nine; moss took too few, and the correction is nobody's turn")
	require.Equal(t, 3, e.Turning[0].Line)
	require.Contains(t, e.Turning[0].Text, "turn of ann")
}

func TestARecordWithoutTimesTellsNone(t *testing.T) {
	e := eveningOf(t, bare...)
	require.Zero(t, e.Began)
	require.Equal(t, e.Turned, e.Length(newRoom(t).reading().Words))
	require.Equal(t, "5", e.Luck[0].Faces[4])
	require.Equal(t, 2, e.Luck[0].Dice)
}

func TestAFewDiceSayNothing(t *testing.T) {
	die := []string{"1", "2", "3", "4", "5", "6"}
	of := func(p float64, fell ...int) DiceStats {
		n := 0
		for _, times := range fell {
			n += times
		}
		return DiceStats{Dice: n, Faces: die, Fell: fell, P: p, Text: fmt.Sprint(n)}
	}
	e := Summary{Luck: []DiceStats{of(1, 0, 1, 0, 0, 0, 0), of(0.3, 1, 2, 0, 0, 1, 1), of(0.3, 2, 2, 0, 0, 1, 1), of(0.001, 0, 0, 0, 0, 0, 5)}}
	require.Equal(t, e.Luck[2:], e.ToldDice(), "five dice can be uneven, but not fair")
	lines := e.Tell(newRoom(t).reading().Words)
	require.Equal(t, []string{"6", "5"}, lines[len(lines)-2:])
	require.NotContains(t, lines, "1")
}

func TestTheLastLeadIsTold(t *testing.T) {
	def := counted()
	w := &summaryWalk[pebbles.Setup, pebbles.State, pebbles.Action]{past: &past[pebbles.Setup, pebbles.State, pebbles.Action]{
		game: newGame(def), talk: &talk.UI{Words: newRoom(t).reading().Words},
	}}
	at := func(turn, ann, moss int) {
		w.turn, w.action = talk.Turn{Number: turn, Heading: "turn"}, turn
		for seat, value := range map[rules.Seat]int{"ann": ann, "moss": moss} {
			c := w.curveOf(Counter{What: "slack", Seat: seat})
			c.value, c.race = value, true
		}
		w.lead(turn, false)
	}
	at(1, 0, 0)
	at(2, 3, 0)
	at(3, 3, 3)
	at(4, 3, 5)
	at(5, 6, 5)
	require.Equal(t, []rules.Seat{"ann", "moss", "ann"}, []rules.Seat{w.leads[0].seat, w.leads[1].seat, w.leads[2].seat}, "a tie has no leader")
	told := w.turning()
	require.Len(t, told, 1)
	require.Equal(t, 5, told[0].Line)
}

func TestASwingNamesTheStepsThatMadeIt(t *testing.T) {
	c := summaryCurve{value: 10}
	for line, value := range []int{7, 8, 4, 3} {
		c.swing(Point{Line: line, Value: value}, talk.Turn{Number: 1})
		c.value = value
	}
	require.Equal(t, []int{2, 0, 2}, append([]int{c.turns[0].line}, c.turns[0].mostly()...), "neither the step back nor the small one")
	require.Equal(t, []int{10, 3}, []int{c.turns[0].from, c.turns[0].to})
}

func TestALeadByCorrectionIsNoTurningPoint(t *testing.T) {
	def := counted()
	def.SummarySpec.Counters = func(s pebbles.State) []Counter {
		return []Counter{{What: "heap", Seat: "ann", Value: s.Taken, Race: true, Slow: true}, {What: "heap", Seat: "moss", Value: 2, Race: true, Slow: true}}
	}
	w := &summaryWalk[pebbles.Setup, pebbles.State, pebbles.Action]{past: &past[pebbles.Setup, pebbles.State, pebbles.Action]{
		game: newGame(def), talk: &talk.UI{Words: newRoom(t).reading().Words},
	}}
	w.count(pebbles.State{Taken: 1}, 1, true)
	w.count(pebbles.State{Taken: 5}, 2, true)
	require.Empty(t, w.turning())
	w.count(pebbles.State{Taken: 1}, 3, false)
	told := w.turning()
	require.Len(t, told, 1)
	require.Equal(t, []int{3}, told[0].Lines)
}

func TestWhatEndsTheGameIsATurningPoint(t *testing.T) {
	lines := []string{
		timed[0], timed[1], timed[2],
		`{"n":4,"by":"cardboard","did":{"kind":"fell","face":4},"roll":{"source":"table"}}`,
		`{"n":5,"by":"moss","did":{"kind":"take","pebbles":4}}`,
		`{"n":6,"by":"cardboard","did":{"kind":"fell","face":1},"roll":{"source":"table"}}`,
	}
	last := `{"n":7,"by":"ann","did":{"kind":"take","pebbles":1}}`
	require.Len(t, eveningOf(t, lines...).Turning, 2)
	e := eveningOf(t, append(lines, last)...)
	require.True(t, e.Over)
	require.Len(t, e.Turning, 3)
	require.Equal(t, 7, e.Turning[2].Line)
	require.Equal(t, []any{pebbles.Moss, "moss", []Cause{{"PB-WIN-01", "The last pebble decides."}}},
		[]any{e.Winner, e.Won, e.By})
	require.Equal(t, []HouseRule{
		{"last_loses", "true", "last_loses = true (PB-AMB-01)"},
		{"PB-WIN-01", "waived", "you play without the rule “The last pebble decides. (PB-WIN-01)”"},
	}, e.House)
	def := counted()
	def.SummarySpec.Counters = func(s pebbles.State) []Counter { return []Counter{{What: "taken", Value: s.Taken}} }
	r := newRoom(t)
	r.write(append(lines, last)...)
	require.Len(t, must(New(def).Summary(r.reading())).Turning, 2, "one of nine, and there is no goal")
}

func TestAnUndoCountsOnceWhateverItStrikes(t *testing.T) {
	lines := append(slices.Clone(timed[:5]), `{"n":6,"undo":3}`)
	e := eveningOf(t, lines...)
	require.Equal(t, []int{3, 1}, []int{e.Struck, e.Undone})
	e = eveningOf(t, append(lines, `{"n":7,"redo":6}`, `{"n":8,"undo":5}`)...)
	require.Equal(t, []int{1, 1}, []int{e.Struck, e.Undone}, "what stands again was not taken back")
}
