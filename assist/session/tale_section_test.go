package session

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestATaleHasWhatTheLogTells: the tale has the same sections as the log. Agreements about an undo
// and amendments are at their places, and struck reports are left out.
func TestATaleHasWhatTheLogTells(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "1", "pause")
	r.play("undo 3", "y", "s", "2", "y", "pause")
	r.play("fix 8", "1", "pause")
	reading := r.reading()
	reading.Width = 0
	story := must(New(telling()).Tale(reading))

	var told, printed strings.Builder
	for _, s := range story.Sections {
		told.WriteString("\n" + s.Heading + "\n  " + strings.Join(s.Lines, "\n  ") + "\n")
	}
	require.NoError(t, New(telling()).Log(reading, &printed))
	require.Equal(t, strings.SplitAfterN(printed.String(), "\n", 2)[1], told.String()+"\nNow: turn 2, moss\n")
	require.Contains(t, told.String(), "Back to line 3 by agreement: ")
	require.Contains(t, told.String(), "Line 8 is corrected")

	r.play("fix 12", "2", "pause")
	require.Equal(t, 2, strings.Count(r.logText(Text), "is corrected"), "an amended line was amended")
	r.play("undo", "undo", "pause")
	require.NotContains(t, r.logText(Text), "is corrected", "it was taken back")
	r.play("redo", "pause")
	require.Contains(t, r.logText(Text), "Line 8 is corrected")
}

// TestNothingJoinsANote: the action after a note or a correction begins a new line.
func TestNothingJoinsANote(t *testing.T) {
	told := taleBuilder{}
	told.under("turn 1").add([]string{"The die falls."}, false)
	told.note([]saidNote{{2, "So agreed."}}, 3, "turn 1")
	told.under("turn 1").add([]string{"1 taken."}, true)
	told.under("turn 1").add([]string{"Tea."}, true)
	require.Equal(t, []string{"The die falls.", "So agreed.", "1 taken. Tea."}, told.sections[0].lines)

	r := newRoom(t)
	r.play("12", "roll", "fix", "11", "1", "pause")
	reading := r.reading()
	reading.Width = 0
	story := must(New(telling()).Tale(reading))
	require.Equal(t, []string{"The die falls.", `{"kind":"correct","heap":11}.`, "1 of 11 taken"}, story.Sections[0].Lines)
}
