package chezguevara

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
	"tablemate/tables/words"
)

// evening is the result of a game of three Privates. The box has the cards of these tests and more.
type evening struct {
	said string
	path string // of the record
	made []game.Action
}

// sit plays the lines until they end, and reads the recorded actions.
func sit(t *testing.T, lang tables.Lang, more []parts.Card, lines ...string) evening {
	t.Helper()
	box := flowtest.Shelf{}
	for i, r := range ranks {
		r.Copies = []int{4, 2, 2}[i]
		require.NoError(t, box.Learn(string(r.Rank), r.AsCard()))
	}
	for _, c := range append(more, cards...) {
		require.NoError(t, box.Learn(string(c.ID), c))
	}
	var out strings.Builder
	typed := strings.Join(append([]string{"ppp", "", ""}, append(lines, "pause")...), "\n") + "\n"
	options := session.PlayOptions{
		Folder: t.TempDir(), Table: "Sierra", Words: words.In(lang), Habit: talk.AskDice, Box: box,
		Given: session.Given{Players: []string{"Ana", "Boris", "Chela"}},
		Seed:  chance.Seed{7}, Entropy: bytes.NewReader(bytes.Repeat([]byte{1}, 4096)),
		Clock: func() time.Time { return time.Unix(0, 0).UTC() },
	}
	options.Desk = desk.NewLine(strings.NewReader(typed), &out, desk.Look{Words: options.Words})
	require.NoError(t, Game().Play(options))
	path := journal.Path(options.Folder, options.Table)
	record, err := journal.Read(path)
	require.NoError(t, err)
	e := evening{said: out.String(), path: path}
	for line := range record.Standing() {
		did, err := game.Actions.Decode(line.Did)
		require.NoError(t, err)
		if did.Kind() != (game.Draw{}).Kind() {
			e.made = append(e.made, did)
		}
	}
	return e
}

// deeds lists the recorded actions, each with its player, kind and dice.
func (e evening) deeds() string {
	var out []string
	for _, did := range e.made {
		deed := strings.TrimPrefix(string(game.Speaker(did)), "player_") + did.Kind()
		if die := (Flow{}).Fell(did); die != nil {
			deed += strconv.Itoa(die[0] + 1)
		}
		out = append(out, deed)
	}
	return strings.Join(out, " ")
}

// A rejected line is dropped with a message, and never returns. A number before a card is its
// player, even at a question for a die. A comma separates a die from a card.
func TestARefusedLineDoesNotComeBack(t *testing.T) {
	sun := parts.Card{ID: "sun", Name: tables.Text{En: "Sun", Ru: "Солнце"}, Kind: parts.Thing, Slack: 1, Cost: 3}
	for lines, want := range map[string]string{
		"sun||1lucky":            "1event",
		"sun|1lucky":             "1event",
		"sun|2lucky":             "2event",
		"bro|soap|2 lucky":       "1recruit 2event",
		"bro|soap|2lucky|5":      "1recruit 2event 1roll5",
		"bro|2 lucky|5":          "1recruit 2event 1roll5",
		"bro|2, lucky":           "1recruit 1roll2 1event",
		"bro2 lucky":             "1recruit 1roll2 1event",
		"bro|5 soap":             "1recruit 1roll5 1loot",
		"bro|5, 2 lucky":         "1recruit 1roll5 2event",
		"ambush|6 2 3 lucky":     "1do 1roll6 2roll2 3roll3",
		"ambush|2 lucky|6 2 3":   "1do 2event 1roll6 2roll2 3roll3",
		"ambush|6, 2 lucky|2, 3": "1do 1roll6 2event 2roll2 3roll3",
	} {
		e := sit(t, tables.English, []parts.Card{sun}, strings.Split(lines, "|")...)
		require.Equal(t, want, e.deeds(), "%s\n%s", lines, e.said)
	}
	for _, lang := range tables.Langs {
		e := sit(t, lang, []parts.Card{sun}, "sun", "2lucky")
		require.Contains(t, e.said, words.In(lang).Say("session.let-go", tables.Args{"report": "Ana: "})[:12])
	}
}

// The minutes count a cancel card for its player, also if people named the player later or named
// the wrong player first. The log names the player too.
func TestACancelCardCountsForWhoeverPlayedIt(t *testing.T) {
	for _, lines := range []string{"lucky|3veto", "lucky|0veto|0>3", "lucky|2veto|2>3"} {
		e := sit(t, tables.English, nil, strings.Split(lines, "|")...)
		reading := session.Reading{Path: e.path, Words: words.In(tables.English)}
		summary, err := Game().Summary(reading)
		require.NoError(t, err)
		cancelled := map[rules.Seat]int{}
		for _, c := range summary.ActionCounts {
			if c.What == "cancelled" {
				cancelled[c.Side] = c.N
			}
		}
		require.Equal(t, map[rules.Seat]int{chela: 1}, cancelled, "%s\n%s", lines, e.said)
		var log strings.Builder
		require.NoError(t, Game().Log(reading, &log))
		require.Contains(t, log.String(), "Chela", lines)
	}
}

// After a win the app drops words that were typed before the win or would continue the turn.
func TestNothingTypedAheadIsTakenAfterAWin(t *testing.T) {
	for lines, want := range map[string]string{
		"1+19|soap|soap":      "effect 1loot resolve",
		"1+19|soap ok soap":   "effect 1loot resolve",
		"1+19|soap|end":       "effect 1loot resolve",
		"1+18|soap|soap|ok":   "effect 1loot 1loot resolve",
		"1+19|soap|2lucky|ok": "effect 1loot 2event resolve",
	} {
		e := sit(t, tables.English, nil, strings.Split(lines, "|")...)
		require.Equal(t, want, strings.ReplaceAll(e.deeds(), "1effect", "effect"), "%s\n%s", lines, e.said)
		require.Contains(t, e.said, "wins", lines)
	}
}
