package session

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

func (r *room) logText(format Format) string {
	r.t.Helper()
	reading := r.reading()
	reading.Format = format
	var out bytes.Buffer
	require.NoError(r.t, New(telling()).Log(reading, &out))
	return out.String()
}

func TestTheLogIsATale(t *testing.T) {
	r := newRoom(t)
	r.play("12", "roll", "9", "y", "undo", "1", "roll", "6", "y", "fix", "1", "roll", "0", "house", "y", "roll", "1", "d")
	require.Equal(t, `Heap · moss, die 0 · house rules: 2

Turn 1, ann
  The die falls. 1 of 12 taken

Turn 2, moss
  The die falls. 6 of 11 taken Played against rule PB-TAKE-01. The die shows 1.

Turn 8, ann
  {"kind":"correct","heap":1}.
  The die falls.
  From now on the table plays without rule PB-TAKE-02: Take at least one pebble.
  0 of 1 taken
  ann stay.

Turn 8, moss
  The die falls. 1 of 1 taken

The end
  Victory: ann. The last pebble decides. (PB-WIN-01)
`, r.logText(Text))
}

func TestTheTaleOfAGameThatGoesOnSaysWhereItStands(t *testing.T) {
	r := newRoom(t)
	r.play("12", "roll", "0", "y", "pause")
	require.Equal(t, `Heap · moss, die 0 · house rules: 1

Turn 1, ann
  The die falls. 0 of 12 taken Played against rule PB-TAKE-02. Take at least one
  pebble.
  ann stay.

Now: turn 1, moss
`, r.logText(Text))
}

// A repeated action replaces the previous line of the tale. A previous line with several sentences
// stays.
func TestWhatIsToldAgainIsToldOnce(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "1", "pause")
	def := telling()
	def.TaleSpec.Retold = func(d Transition[pebbles.State, pebbles.Action]) bool { return d.Did.Kind() == "take" }
	def.Flow, def.TaleSpec.Own, def.TaleSpec.Quiet = flow{}, nil, []string{"fell"}
	var out bytes.Buffer
	require.NoError(t, New(def).Log(r.reading(), &out))
	require.Contains(t, out.String(), "  1 of 19 taken\n")
	require.NotContains(t, out.String(), "1 of 20 taken")
	out.Reset()
	def.TaleSpec.Own = func(*talk.UI, Transition[pebbles.State, pebbles.Action]) []string { return []string{"Taken."} }
	require.NoError(t, New(def).Log(r.reading(), &out))
	require.Contains(t, out.String(), "Taken. 1 of 20 taken", "more than one sentence stays")
}

func TestRawAndJSONKeepEveryLine(t *testing.T) {
	r := newRoom(t)
	r.play("12", "roll", "9", "y", "undo", "1", "roll", "1", "fix", "1", "roll", "1", "d")
	var lines []Logged
	require.NoError(t, json.Unmarshal([]byte(r.logText(JSON)), &lines))
	require.Empty(t, lines[1].Heading, "struck")
	took := lines[3]
	require.Equal(t, []any{1, pebbles.Ann, "turn 1, ann", []string{"1 of 12 taken"}}, []any{took.Turn, took.Whose, took.Heading, took.Tale})
	require.Nil(t, took.Ending)
	end := lines[len(lines)-1].Ending
	require.Equal(t, []any{pebbles.Moss, "moss"}, []any{end.Winner, end.Name})
	require.Contains(t, end.Text, "Victory: moss.")
}

func TestTheTaleTellsOfASetupThatPeopleHeldTo(t *testing.T) {
	const held = "\nBefore the first turn\n  Played against rule PB-HEAP-01. A heap has 60 pebbles at most.\n\n"
	r := newRoom(t)
	r.play("61", "y", "pause")
	require.Contains(t, r.logText(Text), held)
	r.play("1", "1", "pause")
	require.Equal(t, 1, strings.Count(r.logText(Text), held+"Turn 1, ann\n"))
	r = newRoom(t)
	r.play("60", "pause")
	require.NotContains(t, r.logText(Text), "PB-HEAP-01")
}

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

func TestNothingJoinsANote(t *testing.T) {
	told := taleBuilder{}
	told.under("turn 1").add([]string{"The die falls."}, false)
	told.note([]saidNote{{2, "So agreed."}}, 3, "turn 1")
	told.under("turn 1").add(nil, true)
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

func TestATaleNeedsReadableNotes(t *testing.T) {
	r := newRoom(t)
	r.write(opening, `{"did":`+take(1)+`,"notes":[7],"patch":[]}`)
	_, err := New(telling()).Tale(r.reading())
	require.Error(t, err)
}

func TestOfALongTurnTheEndIsShown(t *testing.T) {
	for lines, above := range map[int]string{40: "The die falls.", 41: "The die falls.", 42: "… and 2 earlier lines"} {
		told := taleBuilder{}
		for range lines {
			told.under("turn 1").add([]string{"The die falls."}, false)
		}
		last := told.last(&talk.UI{Words: newRoom(t).reading().Words}, 1)
		require.Equal(t, above, last[0].Lines[0])
		require.Len(t, last[0].Lines, min(lines, 41))
	}
}

type figured struct{ flow }

func (figured) Actor(did pebbles.Action) string {
	if _, takes := did.(pebbles.Take); takes {
		return "moss"
	}
	return ""
}

func (figured) Figures(_ *talk.UI, _ pebbles.State, typed string) []string {
	if typed == "moss" || typed == "3" {
		return []string{"moss"}
	}
	return nil
}

func named() Definition[pebbles.Setup, pebbles.State, pebbles.Action] {
	def := pebblesDefinition()
	def.Flow = figured{}
	return def
}

func (r *room) why(about string, format Format) (string, error) {
	r.t.Helper()
	reading := r.reading()
	reading.Format = format
	var out bytes.Buffer
	err := New(named()).Why(reading, about, &out)
	if err != nil {
		text, ok := talk.Sentence(reading.Words, err)
		require.True(r.t, ok, err)
		return text, err
	}
	return out.String(), nil
}

func twice(t *testing.T) *room {
	r := newRoom(t)
	r.options.Given.Mode = "alone"
	r.play("20", "2", "1", "6", "1", "2", "1", "6", "1", "pause")
	return r
}

func TestWhyTellsAnyDecision(t *testing.T) {
	r := twice(t)
	last := must(r.why("", Text))
	require.Contains(t, last, "PB-MOSS-01 even")
	require.NotContains(t, last, "Line")
	for about, line := range map[string]string{"5": "Line 5 · moss", "line 5": "Line 5 · moss", "9 moss": "Line 9 · moss", "8 moss": "Line 5 · moss"} {
		told, err := r.why(about, Text)
		require.NoError(t, err, about)
		require.Contains(t, told, line, about)
		require.Contains(t, told, "  1 PB-MOSS-01 even")
	}
}

func TestANumberAloneIsTheFigureThatBearsIt(t *testing.T) {
	r := twice(t)
	last := must(r.why("moss", Text))
	require.Equal(t, last+says("why.taken", tables.Args{"number": 3})+"\n", must(r.why("3", Text)))
	said, err := r.why("line 3", Text)
	require.Error(t, err)
	require.Equal(t, "The app decided nothing in line 3. Its nearest decision is in line 5.", said)
}

func TestWhyOfNobodySaysSo(t *testing.T) {
	r := twice(t)
	for about, want := range map[string]string{
		"lichen": "The app moves nobody called “lichen”. Type “why” alone for the app's last decision.",
		"1 moss": "The app has not decided anything for “moss” yet.",
		"line":   "The app moves nobody called “line”. Type “why” alone for the app's last decision.",
		"0":      "The app moves nobody called “0”. Type “why” alone for the app's last decision.",
		"99":     "The app decided nothing in line 99. Its nearest decision is in line 9.",
	} {
		said, err := r.why(about, Text)
		require.Error(t, err, about)
		require.Equal(t, want, said)
	}
}

func TestWhyWritesItsDecisions(t *testing.T) {
	text := must(twice(t).why("5", JSON))
	var told WhyTold
	require.NoError(t, json.Unmarshal([]byte(text), &told))
	require.Equal(t, 5, told.Line)
	require.Len(t, told.Decisions, 1)
	require.Equal(t, pebbles.LeaveEven, told.Decisions[0].Reasons[0].Rule)
	require.NotEmpty(t, told.Text)
}
