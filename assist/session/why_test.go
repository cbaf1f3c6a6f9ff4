package session

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

// figured is a flow in which Moss is a figure with the name moss and the number 3.
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

// twice is a record in which Moss made decisions on lines 5 and 9.
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

// TestANumberAloneIsTheFigureThatBearsIt: why mentions that the number was read as a figure. After
// the word line, a number is always a line.
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
		"4 moss": "The app has not decided anything for “moss” yet.",
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
