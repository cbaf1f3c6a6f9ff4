package session

import (
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules/ruletest"
)

// typed lists texts that people may type at any prompt.
var typed = []string{
	"roll", "roll", "roll", "1", "1", "2", "3", "6", "9", "-1", "peek", "y", "n", "house", "s", "d", "",
	"undo", "undo", "undo 2", "undo 5", "undo 9", "redo", "fix", "why", "show", "?", "? pebble", "back", "quit", "что",
}

// TestLivelyEveningsLeaveSoundRecords types random texts in several sittings. The record must
// replay, its hashes must be right, and its dice must follow from the seed.
func TestLivelyEveningsLeaveSoundRecords(t *testing.T) {
	for seed := range uint64(ruletest.Some(60)) {
		random := rand.New(rand.NewPCG(seed, 1))
		r := newRoom(t)
		r.options.Habit = []talk.Habit{talk.AskDice, talk.AppDice}[random.IntN(2)]
		r.options.Given.Mode = []string{"", "alone"}[random.IntN(2)]
		for sitting := range 5 {
			lines := []string{}
			if sitting == 0 {
				lines = append(lines, "12")
			}
			for range 25 {
				lines = append(lines, typed[random.IntN(len(typed))])
			}
			r.sits(strings.Join(lines, "\n") + "\n")
		}
		proof, err := New(pebblesDefinition()).Verify(r.reading())
		require.NoError(t, err, "seed %d", seed)
		require.True(t, proof.Whole(), "seed %d: %v %v", seed, proof.Doubts, proof.Differences)
		require.Equal(t, 2, max(2, proof.Chained), "seed %d", seed)
	}
}

// sits types lines at a desk with plain lines. Then it compares the final table with the replayed
// record.
func (r *room) sits(lines string) {
	r.t.Helper()
	s := r.options
	s.Entropy = strings.NewReader(strings.Repeat(lines, 9))
	s.Desk = desk.NewLine(strings.NewReader(lines), io.Discard, desk.Look{Words: s.Words})
	p, err := sitting(s)
	if err == nil {
		err = p.run()
	}
	left := p.state
	require.NoError(r.t, p.finish(err))
	require.JSONEq(r.t, string(r.shown().State), string(must(compact(left))))
}

func TestRollsOfOldAndNewDiceFallAgain(t *testing.T) {
	r := newRoom(t)
	// The game is finished here. Then it is resumed with new dice, and undone back to its start.
	r.lines("3\nroll\n3\ny\n\n")
	said := r.lines("undo\n1\nroll\nundo 2\ny\n\nroll\npause\n")
	require.Contains(t, said, "Keep the app's 2 rolls as they were?")
	record := r.record()
	last := record.Lines[len(record.Lines)-1]
	require.Equal(t, journal.Roll{Source: chance.App, N: 1}, last.Roll)
	require.Equal(t, fell(faceOf(1)), string(last.Did))
	r.whole("")
}

func TestATableWhoseSeedIsLostGoesOnWithRealDice(t *testing.T) {
	r := newRoom(t)
	r.play("5", "roll", "1", "pause")
	r.options.Habit = talk.AppDice
	require.NoError(t, os.Remove(strings.TrimSuffix(r.path(), journal.Extension)+".seed"))
	said := r.play("4", "4", "d")
	require.Contains(t, said, "The app can no longer roll for this table")
	require.Contains(t, said, "Victory: ann")
}

func TestNobodyRollsWithDiceThatCouldNotBeDrawn(t *testing.T) {
	r := newRoom(t)
	r.play("5", "roll", "1", "pause")
	lines := r.record().Last()
	require.NoError(t, os.Remove(strings.TrimSuffix(r.path(), journal.Extension)+".seed"))
	r.options.Entropy = strings.NewReader("short")
	_, err := r.try()
	require.ErrorIs(t, err, io.ErrUnexpectedEOF)
	text, told := talk.Sentence(r.options.Words, err)
	require.True(t, told)
	require.Contains(t, text, "no random numbers")
	require.Equal(t, lines, r.record().Last(), "nothing was recorded")

	fresh := newRoom(t)
	fresh.options.Seed, fresh.options.Entropy = chance.Seed{}, strings.NewReader("short")
	_, err = fresh.try()
	require.ErrorIs(t, err, io.ErrUnexpectedEOF)
}

func TestAllThrownForOneReportIsOneRoll(t *testing.T) {
	r := newRoom(t)
	r.play("5", "pause")
	w := must(journal.Open(r.path()))
	defer w.Close()
	def := newGame(pebblesDefinition())
	d := &appRoller{habit: talk.AskDice, writer: w, seed: chance.SeedOf(1), places: def.newPlaces, die: def.fallen}
	first, second := d.Roll(2, 6), d.Roll(3, 6)
	want := chance.Roll(chance.SeedOf(1), 1, 6, 5)
	for i, face := range append(first, second...) {
		require.Equal(t, want[i]-1, face)
	}
	d.begin()
	require.Equal(t, first, d.Roll(2, 6), "what was not reported is thrown again")
}
