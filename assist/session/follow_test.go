package session

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func (r *room) follows(format Format) func() (told string, over bool) {
	var out strings.Builder
	reading := r.reading()
	reading.Format = format
	tell := New(telling()).Follow(reading, &out)
	return func() (string, bool) {
		r.t.Helper()
		out.Reset()
		over := must(tell(r.record()))
		return out.String(), over
	}
}

func TestATableIsFollowed(t *testing.T) {
	r := newRoom(t)
	tale, lines := r.follows(Text), r.follows(Raw)
	took := func(line int, by string, pebbles, of int, struck string) string {
		said := fmt.Sprintf("%3d  %s: %s", line, by, take(pebbles))
		if struck != "" {
			return "✗ " + said + " (struck out by " + struck + ")\n"
		}
		return fmt.Sprintf("  %s\n       %d of %d taken\n", said, pebbles, of)
	}
	for _, c := range []struct {
		answers     []string
		tale, lines string
	}{
		{[]string{"20", "2", "pause"},
			"Heap · ann, die 2 · house rules: 1\n\nTurn 1, ann\n  The die falls.\n",
			"Heap · ann, die 2 · house rules: 1\n    2  " + fell(2) + "\n"},
		{[]string{"pause"}, "", ""},
		{[]string{"1", "3", "1", "pause"},
			"  1 of 20 taken\n\nTurn 2, moss\n  The die falls. 1 of 19 taken\n",
			took(3, "ann", 1, 20, "") + "    4  " + fell(3) + "\n" + took(5, "moss", 1, 19, "")},
		{[]string{"undo", "pause"},
			"  ✗ 1 of 19 taken (struck out by line 6)\n",
			took(5, "moss", 1, 19, "line 6") + "    6  undo, back to line 5\n"},
		{[]string{"redo", "pause"},
			"  1 of 19 taken\n",
			took(5, "moss", 1, 19, "") + "✗   6  undo, back to line 5 (struck out by line 7)\n" +
				"    7  redo: what line 6 struck out counts again\n"},
		{[]string{"fix 5", "2", "pause"},
			"  ✗ 1 of 19 taken (struck out by line 9)\n  Line 5 is corrected.\n  2 of 19 taken\n",
			took(5, "moss", 1, 19, "line 9") + "    8  line 5 is corrected\n    9  undo, back to line 5\n" +
				took(10, "moss", 2, 19, "")},
	} {
		r.play(c.answers...)
		told, over := tale()
		require.Equal(t, c.tale, told)
		require.False(t, over)
		told, _ = lines()
		require.Equal(t, c.lines, told)
	}
}

func TestTheEndOfAGameThatIsFollowedIsTold(t *testing.T) {
	r := newRoom(t)
	told := r.follows(Text)
	r.play("4", "roll", "0", "y", "pause")
	news, over := told()
	require.NotContains(t, news, "stay.", "the turn goes on")
	require.False(t, over)
	r.play("roll", "4", "y", "d")
	news, over = told()
	require.True(t, over)
	require.Equal(t, `  ann stay.

Turn 1, moss
  The die falls. 4 of 4 taken Played against rule PB-TAKE-01. The die shows 1.

The end
  Victory: ann. The last pebble decides. (PB-WIN-01)
`, news)
}

// A follower waits until the game can be read again.
func TestAGameThatCannotBeReadIsNotOver(t *testing.T) {
	for _, lines := range [][]string{
		{`{"tablemate":2,"game":"pebbles","setup":{"pebbles":0}}`}, {opening, did(fell(2)), did(`{"kind":"jump"}`)},
	} {
		for _, format := range []Format{Text, Raw} {
			r := newRoom(t)
			r.write(lines...)
			reading := r.reading()
			reading.Format = format
			over, err := New(telling()).Follow(reading, io.Discard)(r.record())
			require.Error(t, err)
			require.False(t, over)
		}
	}
}

func TestAnUndoOfTheNextTurnStrikesNoIdlePlayer(t *testing.T) {
	r := newRoom(t)
	told := r.follows(Text)
	r.play("4", "2", "0", "y", "3", "pause")
	news, _ := told()
	require.Contains(t, news, "ann stay.")
	r.play("undo", "pause")
	news, _ = told()
	require.Contains(t, news, "✗")
	require.NotContains(t, news, "stay")
	r.play("3", "pause")
	news, _ = told()
	require.NotContains(t, news, "stay")
}
