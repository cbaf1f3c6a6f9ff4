package session

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/rules/ruletest/pebbles"
)

// headed is a flow whose turns have headings.
type headed struct{ flow }

func (headed) Turn(t *talk.UI, s pebbles.State) talk.Turn {
	return talk.HeadTurn(t, 1+s.Taken, s.Turn, string(s.Turn))
}

// telling returns pebbles with headings. In its tale a player who takes nothing is idle.
func telling() Definition[pebbles.Setup, pebbles.State, pebbles.Action] {
	def := pebblesDefinition()
	def.Flow = headed{}
	def.TaleSpec = TaleSpec[pebbles.State, pebbles.Action]{
		Own: func(_ *talk.UI, d Transition[pebbles.State, pebbles.Action]) []string {
			if fell, ok := d.Did.(pebbles.Fell); ok && fell.Face > 0 {
				return []string{"The die falls."}
			}
			return nil
		},
		Idle: func(_ *talk.UI, d Transition[pebbles.State, pebbles.Action]) string {
			if took, ok := d.Did.(pebbles.Take); ok && took.Pebbles == 0 {
				return string(d.By)
			}
			return ""
		},
		IdleTold: func(_ *talk.UI, who []string) string { return strings.Join(who, " and ") + " stay." },
		Joined:   []string{"take"},
	}
	return def
}

func (r *room) logText(format Format) string {
	r.t.Helper()
	reading := r.reading()
	reading.Format = format
	var out bytes.Buffer
	require.NoError(r.t, New(telling()).Log(reading, &out))
	return out.String()
}

// TestTheLogIsATale: the log leaves out struck reports, contains breaches and corrections, and
// mentions each roll once. Its end has the winner and the rule, but not the seed.
func TestTheLogIsATale(t *testing.T) {
	r := newRoom(t)
	r.play("12", "roll", "9", "y", "undo", "1", "roll", "6", "y", "fix", "1", "roll", "1", "d")
	require.Equal(t, `Heap · ann, die 0 · house rules: 1

Turn 1, ann
  The die falls. 1 of 12 taken

Turn 2, moss
  The die falls. 6 of 11 taken Played against rule PB-TAKE-01. The die shows 1.

Turn 8, ann
  {"kind":"correct","heap":1}.
  The die falls. 1 of 1 taken

The end
  Victory: moss. The last pebble decides. (PB-WIN-01)
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

// If an action repeats the action before it, the tale has one line for both. This applies only if
// that line has no sentence about anything else.
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

// TestTheTaleTellsOfASetupThatPeopleHeldTo: the tale begins with the rules that were waived for the
// setup.
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
