package session

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

// whole holds that nothing speaks against the record, and that its file only grew.
func (r *room) whole(before string) {
	r.t.Helper()
	text, err := os.ReadFile(r.path())
	require.NoError(r.t, err)
	require.True(r.t, strings.HasPrefix(string(text), before), "the record only grows")
	proof, err := New(pebblesDefinition()).Verify(r.reading())
	require.NoError(r.t, err)
	require.True(r.t, proof.Whole(), "%+v %+v", proof.Doubts, proof.Differences)
}

func (r *room) text() string {
	text, err := os.ReadFile(r.path())
	require.NoError(r.t, err)
	return string(text)
}

func TestALineFurtherBackIsAmendedAndTheLaterReportsKept(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		says    []string
		stands  []string
		heap    int
	}{
		"asked again": {[]string{"fix 3", "2", "y"},
			[]string{`Line 3 says: ann: {"kind":"take","pebbles":1}.`, "2 reports follow it", `It would say: ann: {"kind":"take","pebbles":2}`,
				"What fell since stays as it fell.", "In the end 2 things stand otherwise than now.", "stands on line 8 now, and 2 after it were kept"},
			[]string{fell(2), take(2), fell(3), take(1)}, 17},
		"typed behind it":  {[]string{"fix 3 2", "y"}, nil, []string{fell(2), take(2), fell(3), take(1)}, 17},
		"in words":         {[]string{"fix line 3 2", "y"}, nil, []string{fell(2), take(2), fell(3), take(1)}, 17},
		"nothing is taken": {[]string{"fix 3", "2", "n"}, []string{"Nothing was changed."}, []string{fell(2), take(1), fell(3), take(1)}, 18},
		"back leaves it":   {[]string{"fix 3", "back"}, nil, []string{fell(2), take(1), fell(3), take(1)}, 18},
		"the same again":   {[]string{"fix 3", "1"}, []string{"what line 3 says already"}, []string{fell(2), take(1), fell(3), take(1)}, 18},
		"a roll of people's dice": {[]string{"fix 4", "5", "y"}, nil,
			[]string{fell(2), take(1), fell(5), take(1)}, 18},
		"a breach of the amended one": {[]string{"fix 3", "3", "y", "y"}, []string{"The die shows 2."},
			[]string{fell(2), take(3), fell(3), take(1)}, 16},
		"a breach that comes of it": {[]string{"fix 4", "0", "y", "y"}, []string{"Line 5"},
			[]string{fell(2), take(1), fell(0), take(1)}, 18},
		"no line there":           {[]string{"fix line 99"}, []string{"No report stands on line 99."}, []string{fell(2), take(1), fell(3), take(1)}, 18},
		"a line without a report": {[]string{"fix 6"}, []string{"No report stands on line 6."}, []string{fell(2), take(1), fell(3), take(1)}, 18},
		"one thing at a time":     {[]string{"fix 3", "undo", "redo", "fix 4", "2", "y"}, []string{"First finish what is being corrected"}, []string{fell(2), take(2), fell(3), take(1)}, 17},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play("20", "2", "1", "3", "1", "pause")
			before := r.text()
			said := r.play(append(c.answers, "pause")...)
			for _, s := range c.says {
				require.Contains(t, said, s)
			}
			if c.stands != nil {
				require.Equal(t, c.stands, r.stands(), said)
			}
			require.Equal(t, c.heap, r.heap())
			r.whole(before)
		})
	}
}

func TestALaterReportThatCannotBeEndsTheAmendmentBeforeIt(t *testing.T) {
	for name, c := range map[string]struct {
		answer string
		stands []string
	}{
		"as far as it goes": {"stop", []string{fell(3), take(3), fell(3)}},
		"all the same":      {"y", []string{fell(3), take(3), fell(3), take(2)}},
		"not at all":        {"n", []string{fell(3), take(1), fell(3), take(2)}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play("4", "3", "1", "3", "2", "pause")
			before := r.text()
			said := r.play("fix 3", "3", c.answer, "pause")
			require.Contains(t, said, "On a real table this cannot be.")
			require.Contains(t, said, "Line 5, moss:")
			require.Equal(t, c.stands, r.stands())
			r.whole(before)
			if name == "all the same" {
				for last := range r.record().Standing() {
					require.Equal(t, last.N == 10, len(last.Waived) > 0, "as people said of the last one")
				}
			}
		})
	}
}

func TestALaterReportThatCannotBeReadStopsTheAmendment(t *testing.T) {
	r := newRoom(t)
	r.write(opening, did(fell(2)), did(take(1)), did(fell(3)), `{"did":{"kind":"of a later version"},"patch":[]}`)
	said := r.play("fix 3", "2", "stop", "pause")
	require.Contains(t, said, "Line 5, ")
	require.Contains(t, said, "can no longer be recorded")
	require.Equal(t, []string{fell(2), take(2), fell(3)}, r.stands())
	require.NotZero(t, r.line(5).Struck)
}

func TestDiceOfTheAppStayAsTheyFell(t *testing.T) {
	r := newRoom(t)
	r.play("20", "roll", "1", "roll", "1", "pause")
	before := r.text()
	said := r.play("fix 3", "0", "y", "y", "roll", "pause")
	require.Contains(t, said, "What fell since stays as it fell.")
	require.Equal(t, []string{fell(faceOf(1)), take(0), fell(faceOf(2)), take(1), fell(faceOf(3))}, r.stands())
	r.whole(before)

	require.Contains(t, r.play("fix line 2", "roll", "pause"), "what line 2 says already", "a roll of the app is never another one")
	r.play("fix line 2", "5", "y", "pause")
	require.Equal(t, "table", string(r.record().Lines[len(r.record().Lines)-5].Roll.Source))
	r.whole(before)
}

func TestAnAmendmentIsTold(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "1", "pause")
	r.play("fix 3", "2", "y", "pause")
	var out strings.Builder
	require.NoError(t, New(pebblesDefinition()).Log(r.reading(), &out))
	require.Contains(t, out.String(), "  Line 3 is amended, 2 reports after it are kept.\n")

	out.Reset()
	raw := r.reading()
	raw.Format = Raw
	require.NoError(t, New(pebblesDefinition()).Log(raw, &out))
	require.Contains(t, out.String(), "✗   3  ")
}

func TestAnAmendmentFromTheCommandLine(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "1", "pause")
	typed := "3 2"
	r.options.Amend = &typed
	require.Contains(t, r.play("y"), "Saved.")
	require.Equal(t, []string{fell(2), take(2), fell(3), take(1)}, r.stands())
	typed = ""
	said := r.play("8", "1", "y")
	require.Contains(t, said, "  8  ann: ")
	require.Equal(t, []string{fell(2), take(1), fell(3), take(1)}, r.stands())
}

func TestAnAutomatedMoveIsKeptAndNotAskedFor(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Mode = "alone"
	r.play("9", "2", "1", "3", "pause") // Moss takes 2 of 8
	require.Contains(t, r.play("fix 5", "pause"), "is a move that the app made by itself")
	before := r.text()
	said := r.play("fix 3", "2", "y", "pause")
	require.Contains(t, said, "by the rules it would now be")
	r.whole(before)
	require.True(t, r.record().Lines[len(r.record().Lines)-1].Auto)
}

func TestAFinishedGameIsAmendedWithTheDiceThatFell(t *testing.T) {
	r := newRoom(t)
	r.play("2", "roll", "1", "roll", "1", "d") // the seed lies open now
	before := r.text()
	r.play("fix 3", "0", "y", "y", "roll", "pause")
	require.Equal(t, []string{fell(faceOf(1)), take(0), fell(faceOf(2)), take(1)}, r.stands()[:4])
	rolls := []int{}
	for l := range r.record().Standing() {
		rolls = append(rolls, l.Roll.N)
	}
	require.Equal(t, []int{1, 0, 2, 0, 1}, rolls, "the last by new dice")
	r.whole(before)
	r.play("undo 10", "r", "roll", "pause")
	r.whole(before)
}

func TestNoHouseRuleIsMadeWhileALineIsAmended(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "1", "pause")
	said := r.lines("fix 3\n3\nhouse\nn\n1\npause\n")
	require.Contains(t, said, "“house” is not on offer")
	require.Equal(t, 5, r.record().Last())
}

func TestWhatALineWouldLeadToIsNeverQuotedEmpty(t *testing.T) {
	for _, lang := range tables.Langs {
		w := words.In(lang)
		require.NotContains(t, w.Say("amend.follows", tables.Args{"line": 6, "report": "r", "was": "it pays", "is": ""}), "«»")
		require.NotContains(t, w.Say("amend.follows", tables.Args{"line": 6, "report": "r", "was": "", "is": "it pays"}), "«»")
	}
}
