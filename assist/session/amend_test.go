package session

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

func (r *room) whole(before string) {
	r.t.Helper()
	require.True(r.t, strings.HasPrefix(r.text(), before), "the record only grows")
	proof := must(New(pebblesDefinition()).Verify(r.reading()))
	require.True(r.t, proof.Whole(), "%+v %+v", proof.Doubts, proof.Differences)
}

func (r *room) text() string {
	text := must(os.ReadFile(r.path()))
	return string(text)
}

func TestALineFurtherBackIsAmendedAndTheLaterReportsKept(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		says    []string
		stands  []string
		heap    int
	}{
		"asked again": {[]string{"fix 3", "2"},
			[]string{
				`What should line 3 (ann: {"kind":"take","pebbles":1}) say instead?`, "2 entries follow and are kept as far as they are still possible",
				`Line 8 (ann: {"kind":"take","pebbles":2}) now replaces line 3 (ann: {"kind":"take","pebbles":1}).`,
				"The 2 entries that followed are kept as they were.\nThe table is different now.\n",
			},
			[]string{fell(2), take(2), fell(3), take(1)}, 17},
		"typed behind it": {[]string{"fix 3 2"}, nil, []string{fell(2), take(2), fell(3), take(1)}, 17},
		"in words":        {[]string{"fix line 3 2"}, nil, []string{fell(2), take(2), fell(3), take(1)}, 17},
		"back leaves it": {[]string{"fix 3", "back"}, []string{"Nothing has changed."},
			[]string{fell(2), take(1), fell(3), take(1)}, 18},
		"the same again": {[]string{"fix 3", "1"}, []string{"Line 3 already says that"},
			[]string{fell(2), take(1), fell(3), take(1)}, 18},
		"a roll of people's dice": {[]string{"fix 4", "5"}, []string{"The table is the same as before."},
			[]string{fell(2), take(1), fell(5), take(1)}, 18},
		"a breach of the amended one": {[]string{"fix 3", "3", "y"}, []string{"The die shows 2."},
			[]string{fell(2), take(3), fell(3), take(1)}, 16},
		"a breach of it that is taken back": {[]string{"fix 3", "3", "n", "2"}, []string{"The die shows 2."},
			[]string{fell(2), take(2), fell(3), take(1)}, 17},
		"a breach that comes of it": {[]string{"undo", "3", "fix 4", "2"},
			[]string{`Line 11 (moss: {"kind":"take","pebbles":3}) now breaks a rule. The die shows 2.`},
			[]string{fell(2), take(1), fell(2), take(3)}, 16},
		"a die that is missing then": {[]string{"fix 4", "0", "y", "2"}, []string{"The entry that followed is kept"},
			[]string{fell(2), take(1), fell(0), fell(2), take(1)}, 18},
		"such a die, typed behind it and rolled": {[]string{"fix 4 0", "y", "0", "y", "roll"}, []string{"The entry that followed is kept"},
			[]string{fell(2), take(1), fell(0), fell(0), fell(faceOf(1)), take(1)}, 18},
		"a breach that is gone": {[]string{"undo", "4", "y", "fix 4", "5"},
			[]string{`Line 11 (moss: {"kind":"take","pebbles":4}) no longer breaks rule PB-TAKE-01.`},
			[]string{fell(2), take(1), fell(5), take(4)}, 15},
		"no line there": {[]string{"fix line 99", "3", "2"},
			[]string{says("session.no-line", tables.Args{"line": 99}) + "\n  2  ", "\n  5  moss: "},
			[]string{fell(2), take(2), fell(3), take(1)}, 17},
		"a line of the list": {[]string{"fix line", "3", "2"}, []string{"\n  2  ", "\n  5  moss: "},
			[]string{fell(2), take(2), fell(3), take(1)}, 17},
		"one thing at a time": {[]string{"fix 3", "undo", "redo", "fix 4", "2"},
			[]string{"Finish this correction first"},
			[]string{fell(2), take(2), fell(3), take(1)}, 17},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play("20", "2", "1", "3", "1", "pause")
			before := r.text()
			said := r.play(append(c.answers, "pause")...)
			for _, s := range c.says {
				require.Contains(t, said, s)
			}
			require.Equal(t, c.stands, r.stands(), said)
			require.Equal(t, c.heap, r.heap())
			boards := regexp.MustCompile(`(?m)^o+$`).FindAllString(said, -1)
			require.Len(t, boards[len(boards)-1], c.heap, "the present table stands last on the screen")
			r.whole(before)
		})
	}
}

func TestALaterReportBearsTheBreachesThatItHas(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "3", "y", "3", "4", "y", "4", "pause")
	said := r.play("fix 2", "3", "pause")
	require.Contains(t, said, `Line 10 (ann: {"kind":"take","pebbles":3}) no longer breaks rule PB-TAKE-01.`)
	require.NotContains(t, said, "Line 12")
	var waived []int
	for line := range r.record().Standing() {
		waived = append(waived, len(line.Waived))
	}
	require.Equal(t, []int{0, 0, 0, 1, 0}, waived)
}

// fewPebbles has other rules while the heap is larger than 40: every action except a correction
// breaks a rule, and the die is not rolled.
type fewPebbles struct{ pebbles.Game }

func (g fewPebbles) Next(s pebbles.State) rules.Seat {
	if len(s.Heap) > 40 {
		return s.Turn
	}
	return g.Game.Next(s)
}

func (g fewPebbles) Check(s pebbles.State, a pebbles.Action) []rules.Violation {
	if a.Kind() != (pebbles.Correct{}).Kind() && len(s.Heap) > 40 {
		return []rules.Violation{{Note: rules.Note{Rule: pebbles.HeapOf}, Level: rules.Against}}
	}
	return g.Game.Check(s, a)
}

func TestOnlyAFewBreachesAreTold(t *testing.T) {
	def := pebblesDefinition()
	def.Rules = fewPebbles{}
	r := newRoom(t)
	said := r.linesOf(def, "60\nfix\n30\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\nfix 2\n50\ny\ny\ny\ny\ny\npause\n")
	require.Equal(t, 3, strings.Count(said, ") now breaks a rule. "), said)
	require.Contains(t, said, says("amend.more", tables.Args{"count": 2}))
	for _, turn := range slices.Collect(r.record().Standing())[1:4] {
		require.Contains(t, said, fmt.Sprintf("\nLine %d (", turn.N))
	}
}

func TestTheRecordStopsBeforeAReportThatCannotStand(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		stands  []string
	}{
		"it is played on from there": {[]string{"1"}, []string{fell(3), take(3), fell(3), take(1)}},
		"nothing is lost":            {[]string{"undo"}, []string{fell(3), take(1), fell(3), take(2)}},
		"by redo too":                {[]string{"redo"}, []string{fell(3), take(1), fell(3), take(2)}},
		"and back":                   {[]string{"undo", "redo"}, []string{fell(3), take(3), fell(3)}},
		"as often as people like": {[]string{"redo", "redo", "undo", "redo", "undo"},
			[]string{fell(3), take(1), fell(3), take(2)}},
		"what was reported since is struck first": {[]string{"1", "undo", "undo"},
			[]string{fell(3), take(1), fell(3), take(2)}},
		"and comes back first": {[]string{"1", "undo", "redo", "redo"},
			[]string{fell(3), take(3), fell(3), take(1)}},
		"amended twice, taken back once": {[]string{"fix 9", "2", "undo"}, []string{fell(3), take(3), fell(3)}},
		"amended twice, taken back twice": {[]string{"fix 8", "2", "undo", "undo"},
			[]string{fell(3), take(1), fell(3), take(2)}},
		"an undo to its line": {[]string{"undo 8", "y", ""}, []string{fell(3)}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play("4", "3", "1", "3", "2", "pause")
			before := r.text()
			said := r.play(append(append([]string{"fix 3", "3"}, c.answers...), "pause")...)
			require.Contains(t, said, "! Line 5 (moss: ")
			require.Contains(t, said, "is no longer possible")
			require.Contains(t, said, "This line is struck out; the log keeps it.")
			require.Equal(t, c.stands, r.stands(), said)
			r.whole(before)
		})
	}
}

func TestAValueOfAListIsComparedForEachOwner(t *testing.T) {
	tree := map[string]any{"players": []any{map[string]any{"seat": "ann"}, map[string]any{"name": "?"}, map[string]any{"seat": "moss"}}}
	for path, want := range map[string][]rules.Noun{
		"/heap": {{}}, "/none/seat=*/food": nil, "/players/seat=*/food": {{Kind: "seat", ID: "ann"}, {Kind: "seat", ID: "moss"}},
	} {
		require.Equal(t, want, members(rules.Correctable[pebbles.State]{Path: path, Of: "seat"}, tree), path)
	}
}

func TestAnAmendmentIsToldInColoursAsWithoutThem(t *testing.T) {
	told := func(p paint.Paint, fix ...string) string {
		r := newRoom(t)
		r.play("4", "3", "1", "2", "2", "pause")
		r.options.Paint = p
		return r.play(append(fix, "pause")...)
	}
	for _, fix := range [][]string{{"fix 3", "3"}, {"fix 4", "1"}, {"fix 3", "3", "undo"}, {"fix 4", "1", "redo"}} {
		painted := told(paint.New(true), fix...)
		require.Contains(t, painted, "\x1b[")
		require.Equal(t, told(paint.Paint{}, fix...), paint.Bare(painted))
	}
}

func TestALaterReportThatCannotBeReadStopsTheAmendment(t *testing.T) {
	r := newRoom(t)
	r.write(opening, did(fell(2)), did(take(1)), did(fell(3)), `{"did":{"kind":"of a later version"},"patch":[]}`)
	said := r.play("fix 3", "2", "pause")
	require.Contains(t, said, "Line 5 (")
	require.Contains(t, said, "is no longer possible")
	require.Equal(t, []string{fell(2), take(2), fell(3)}, r.stands())
	require.NotZero(t, r.line(5).Struck)
}

func TestDiceOfTheAppStayAsTheyFell(t *testing.T) {
	r := newRoom(t)
	r.play("20", "roll", "1", "roll", "1", "pause")
	before := r.text()
	r.play("fix 3", "0", "y", "roll", "pause")
	require.Equal(t, []string{fell(faceOf(1)), take(0), fell(faceOf(2)), take(1), fell(faceOf(3))}, r.stands())
	r.whole(before)

	require.Contains(t, r.play("fix line 2", "roll", "pause"), "Line 2 already says that", "a roll of the app is never another one")
	r.play("fix line 2", "5", "r", "pause")
	require.Equal(t, "table", string(r.record().Lines[len(r.record().Lines)-5].Roll.Source))
	r.whole(before)
}

func TestTheSameDiceFallWhereAnAmendmentIsTakenBack(t *testing.T) {
	r := newRoom(t)
	r.play("20", "roll", "1", "roll", "1", "pause")
	before := r.text()
	r.play("fix 3", "0", "y", "roll", "undo", "s", "undo", "roll", "pause")
	require.Equal(t, []string{fell(faceOf(1)), take(1), fell(faceOf(2)), take(1), fell(faceOf(3))}, r.stands())
	r.whole(before)
}

func TestAnAmendmentFromTheCommandLine(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "1", "pause")
	typed := "3 2"
	r.options.Amend = &typed
	require.Contains(t, r.play(), "Saved.")
	require.Equal(t, []string{fell(2), take(2), fell(3), take(1)}, r.stands())
	typed = ""
	said := r.play("8", "1")
	require.Contains(t, said, "  8  ann: ")
	require.Equal(t, []string{fell(2), take(1), fell(3), take(1)}, r.stands())

	undone := must(New(pebblesDefinition()).Undo(r.reading(), 0, r.options.Clock(), nil))
	require.Equal(t, Undone{Line: 13, Report: "ann: " + take(1), After: 2, Again: "moss: " + take(1)}, undone)
	require.Equal(t, []string{fell(2), take(2), fell(3), take(1)}, r.stands())
	r.whole("")
}

func TestAnAutomatedMoveIsKeptAndNotAskedFor(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Mode = "alone"
	r.play("9", "2", "1", "3", "pause") // the app, which plays Moss, then takes 2 of 8 pebbles
	require.Regexp(t, "(?s)is a move that the app made by itself.*“undo 5” asks you again", r.play("fix 5", "pause"))
	before := r.text()
	r.play("fix 3", "2", "pause")
	r.whole(before)
	require.True(t, r.record().Lines[len(r.record().Lines)-1].Auto)
}

func TestAFinishedGameIsAmendedWithTheDiceThatFell(t *testing.T) {
	r := newRoom(t)
	r.play("2", "roll", "1", "roll", "1", "d") // the dice seed is public now
	before := r.text()
	r.play("fix 3", "0", "y", "roll", "pause")
	require.Equal(t, []string{fell(faceOf(1)), take(0), fell(faceOf(2)), take(1)}, r.stands()[:4])
	rolls := []int{}
	for l := range r.record().Standing() {
		rolls = append(rolls, l.Roll.N)
	}
	require.Equal(t, []int{1, 0, 2, 0, 1}, rolls, "the last by new dice")
	r.whole(before)
	r.play("undo 10", "y", "r", "roll", "pause")
	r.whole(before)
}

func TestNoHouseRuleIsMadeWhileALineIsAmended(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "1", "pause")
	said := r.lines("fix 3\n3\nhouse\nn\n1\npause\n")
	require.Contains(t, said, "“house” is not one of the answers")
	require.Equal(t, 5, r.record().Last())
}
