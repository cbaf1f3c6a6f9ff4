package session

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

// A lookup in the middle of an undo or a correction does not change its progress.
func TestAnAsideLeavesWhatIsBeingMendedWhereItWas(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		says    string
		stands  []string
	}{
		"questions in a correction":          {[]string{"fix", "? take", "why", "show", "5"}, "", []string{fell(faceOf(1)), `{"kind":"correct","heap":5}`}},
		"another correction in a correction": {[]string{"fix", "fix", "5"}, "Finish this correction first", []string{fell(faceOf(1)), `{"kind":"correct","heap":5}`}},
		"an undo to a line in a correction":  {[]string{"fix", "undo 2", "5"}, "Finish this correction first", []string{fell(faceOf(1)), `{"kind":"correct","heap":5}`}},
		"a redo in a correction":             {[]string{"undo", "", "fix", "redo", "5"}, "Finish this correction first", []string{`{"kind":"correct","heap":5}`}},
		"questions in an undo":               {[]string{"undo", "? take", "why", "show", "s"}, "", nil},
		"a correction in an undo":            {[]string{"undo", "fix 3", "fix", "s"}, "Finish this correction first", nil},
		"another undo in an undo":            {[]string{"undo", "undo 2", "s"}, "Finish this correction first", nil},
		"leaving an undo":                    {[]string{"undo", "back"}, "Nothing has changed.", []string{fell(faceOf(1))}},
		"leaving a correction":               {[]string{"fix", "back"}, "Nothing has changed.", []string{fell(faceOf(1))}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			said := r.play(append(append([]string{"20", "roll"}, c.answers...), "pause")...)
			require.Contains(t, said, c.says)
			require.Equal(t, c.stands, r.stands())
		})
	}
}

// interrupted is a flow in which Moss can interrupt.
type interrupted struct{ flow }

func (interrupted) Speaks(_ *talk.UI, _ pebbles.State, typed string) bool { return typed == "moss!" }

// If another player interrupts a correction, the report is accepted, and people are told that
// nothing was corrected. An amendment must be finished before another report. If another player
// interrupts a warning, the broken report is not recorded.
func TestAnotherPlayerIsHeardInTheMiddleOfACorrection(t *testing.T) {
	def := pebblesDefinition()
	def.Flow = interrupted{}
	for _, c := range []struct {
		typed, says string
		stands      []string
	}{
		{"20\nroll\nfix\nmoss!\n1\npause\n", "The correction is put off; nothing has changed.", []string{fell(faceOf(1)), take(1)}},
		{"20\nroll\nundo\nmoss!\n1\npause\n", "The correction is put off; nothing has changed.", []string{fell(faceOf(1)), take(1)}},
		{"20\n2\n3\nmoss!\n1\npause\n", "Not recorded (", []string{fell(2), take(1)}},
		{"20\n2\nfix 2\nmoss!\n3\npause\n", "! Finish this correction first", []string{fell(3)}},
	} {
		r := newRoom(t)
		said := r.linesOf(def, c.typed)
		require.Contains(t, said, c.says)
		require.Equal(t, c.stands, r.stands(), said)
	}
}

// At a warning, the corrected answer may be typed directly, also during a correction.
func TestTheRightAnswerAtAWarningIsTakenInstead(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		stands  []string
	}{
		"a report":               {[]string{"20", "2", "3", "01"}, []string{fell(2), take(1)}},
		"a wrong one again":      {[]string{"20", "2", "3", "04", "y"}, []string{fell(2), take(4)}},
		"after a look at a rule": {[]string{"20", "2", "3", "?", "01"}, []string{fell(2), take(1)}},
		"where it is asked back": {[]string{"20", "2", "3", "house", "01"}, []string{fell(2), take(1)}},
		"a line further back":    {[]string{"20", "2", "1", "fix 3", "3", "02"}, []string{fell(2), take(2)}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play(append(c.answers, "pause")...)
			require.Equal(t, c.stands, r.stands())
		})
	}
}

// smallHeaps adds a rule against some corrections.
type smallHeaps struct{ pebbles.Game }

func (g smallHeaps) Check(s pebbles.State, a pebbles.Action) []rules.Violation {
	if c, ok := a.(pebbles.Correct); ok && *c.Heap > 60 {
		return []rules.Violation{{Note: rules.Note{Rule: pebbles.HeapOf}, Level: rules.Against}}
	}
	return g.Game.Check(s, a)
}

func TestTheRightCorrectionAtAWarningIsTakenInstead(t *testing.T) {
	def := pebblesDefinition()
	def.Rules = smallHeaps{}
	r := newRoom(t)
	r.linesOf(def, "20\n2\nfix\n70\n08\npause\n")
	require.Equal(t, []string{fell(2), `{"kind":"correct","heap":8}`}, r.stands())
}

// At a warning, an answer to a later question of the report is not accepted. A sentence says how to
// change this answer.
func TestAnAnswerToALaterQuestionIsNotTakenAtAWarning(t *testing.T) {
	r := newRoom(t)
	s := r.options
	s.Desk = desktest.In(t, "en")
	p := &play[pebbles.Setup, pebbles.State, pebbles.Action]{options: s, past: past[pebbles.Setup, pebbles.State, pebbles.Action]{
		game: newGame(pebblesDefinition()), talk: &talk.UI{Desk: s.Desk, Words: s.Words},
	}}
	p.answerable(func(typed string) bool { return typed == "menu" })
	p.answerable(func(typed string) bool { return typed == "east" })
	require.NoError(t, p.elsewhere("east"), "no warning stands")
	p.here = append(p.here, "PB-TAKE-01")
	p.answerable(func(string) bool { return true })
	require.ErrorContains(t, p.elsewhere("east"), says("session.instead", tables.Args{"typed": "east"}))
	require.ErrorIs(t, p.elsewhere("menu"), errInstead)
	require.NoError(t, p.elsewhere("yse"))
	p.dialog.begun = func(typed string) bool { return typed == "e" }
	require.ErrorContains(t, p.elsewhere("e"), says("session.instead", tables.Args{"typed": "e"}), "one letter may be a stray key")
}
