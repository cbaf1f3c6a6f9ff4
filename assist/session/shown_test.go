package session

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// The method `known` returns the results that were replaced after people had seen them. A key is
// the new line, and its value is the line of the replaced result.
func (r *room) known() map[int]int {
	r.t.Helper()
	proof := must(New(pebblesDefinition()).Verify(r.reading()))
	all := map[int]int{}
	for _, d := range proof.Doubts {
		require.Equal(r.t, chosenKnown, d.What, "%s\n%s", d.Text, r.text())
		require.Contains(r.t, d.Text, fmt.Sprintf("Line %d replaces line %d", d.Line, d.Shown))
		all[d.Line] = d.Shown
	}
	return all
}

// If another result replaces the app's roll, the command `verify` must name the line of the roll
// and the line of the new result.
func TestOneQuestionForAllResults(t *testing.T) {
	one, two := fell(faceOf(1)), fell(faceOf(2))
	for name, c := range map[string]struct {
		first, then []string
		stands      []string
		known       map[int]int
	}{
		"undo, anew": {[]string{"9", "roll"}, []string{"undo", "r", "roll"}, []string{two},
			map[int]int{5: 2}},
		"another typed die": {[]string{"9", "roll"}, []string{"undo", "s", "5", "r"}, []string{fell(5)},
			map[int]int{6: 2}},
		"not typed after all": {[]string{"9", "roll"}, []string{"undo", "s", "5", ""}, []string{one},
			map[int]int{}},
		"fix, anew": {[]string{"9", "roll"}, []string{"fix line 2", "5", "r"}, []string{fell(5)},
			map[int]int{6: 2}},
		"fix, the same": {[]string{"9", "roll"}, []string{"fix line 2", "5", "s"}, []string{one},
			map[int]int{}},
		"another choice before it": {[]string{"9", "roll", "1", "roll"}, []string{"undo 3", "y", "s", "0", "y", "roll"},
			[]string{one, take(0), two}, map[int]int{8: 4}},
		"the same choice before it": {[]string{"9", "roll", "1", "roll"}, []string{"undo 3", "y", "s", "1", "roll"},
			[]string{one, take(1), two}, map[int]int{}},
		"one back, another one behind": {[]string{"9", "roll"}, []string{"undo", "r", "roll", "undo", "s", "roll"},
			[]string{two}, map[int]int{8: 2}},
		"at the final screen": {[]string{"2", "roll", "2", "y"}, []string{"undo 2", "y", "", "roll"}, []string{one},
			map[int]int{}},
		"at the final screen, anew": {[]string{"2", "roll", "2", "y"}, []string{"undo 2", "y", "r", "roll"},
			[]string{two}, map[int]int{6: 2}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play(append(c.first, "pause")...)
			r.play(append(c.then, "pause")...)
			require.Equal(t, c.stands, r.stands())
			require.Equal(t, c.known, r.known())
			r.whole("")
			if len(c.known) > 0 {
				var tale strings.Builder
				require.NoError(t, New(pebblesDefinition()).Log(r.reading(), &tale))
				require.Contains(t, tale.String(), "by agreement")
			}
		})
	}
}

// When a seed is public, everybody can compute the faces. If people then undo a roll, they must
// agree before a new roll may have other faces.
func TestOpenDiceFallTheSameAgain(t *testing.T) {
	for answer, same := range map[string]bool{"s": true, "r": false} {
		for name, undo := range map[string]func(r *room){
			"at the table": func(r *room) { r.play("undo 2", "y", answer, "roll", "1", "roll", "pause") },
			"from outside": func(r *room) {
				must(New(pebblesDefinition()).Undo(r.reading(), 2, r.options.Clock(),
					func(c UndoLoss) (journal.Agreed, error) {
						require.Equal(t, UndoLoss{Rolls: 2}, c)
						return map[bool]journal.Agreed{true: journal.AsBefore, false: journal.Anew}[same], nil
					}))
				r.play("roll", "1", "roll", "pause")
			},
		} {
			t.Run(name+" "+answer, func(t *testing.T) {
				r := newRoom(t)
				r.play("2", "roll", "1", "roll", "1", "d")
				undo(r)
				require.Equal(t, same, r.stands()[0] == fell(faceOf(1)) && r.stands()[2] == fell(faceOf(2)))
				require.Len(t, r.known(), map[bool]int{true: 0, false: 1}[same])
				r.play("1", "d")
				r.whole("")
			})
		}
	}
}

func TestAReplacedDieThatNobodyNotedIsDoubted(t *testing.T) {
	r := newRoom(t)
	r.play("9", "roll", "pause")
	text := strings.TrimSpace(r.text())
	text = text[:strings.Index(text, `,"prev":`)] + "}"
	r.write(text, `{"undo":2}`, did(fell(5)))
	proof := must(New(pebblesDefinition()).Verify(r.reading()))
	require.False(t, proof.Whole())
	require.Equal(t, []Doubt{{4, chosenAnew, 2, proof.Doubts[0].Text}}, proof.Doubts)
}
