package session

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestCheckJudgesFilesOfOtherPrograms(t *testing.T) {
	r := newRoom(t)
	r.write(opening, did(fell(2)), did(take(3)),
		`{"did":{"face":9,"kind":"fell"},"waived":["PB-TAKE-01"]}`,
		did(`{"kind":"settle","name":"PB-TAKE-02","value":"waived"}`), did(take(0)))
	findings := must(New(pebblesDefinition()).Check(r.reading()))
	require.Equal(t, []Finding{
		{Line: 3, Violation: breach("PB-TAKE-01", rules.Against, rules.Args{"pebbles": 3, "die": 2}), Text: "The die shows 2."},
		{Line: 4, Violation: breach("PB-TAKE-01", rules.Impossible, rules.Args{"face": 9}), Waived: true, Text: "The die shows 0."},
		{Line: 6, Violation: breach("PB-TAKE-02", rules.Against, rules.Args{"pebbles": 0, "die": 9}), House: true, Text: "Take at least one pebble."},
	}, findings)
	require.Equal(t, 6, r.heap(), "missing consequences are those of the rules")
}

type halfway struct{ pebbles.Game }

func (halfway) Happened(_ pebbles.State, did pebbles.Action) (pebbles.Action, []rules.Note) {
	took, ok := did.(pebbles.Take)
	if !ok {
		return did, nil
	}
	args := rules.Args{"pebbles": took.Pebbles, "of": 9}
	return did, []rules.Note{{Rule: pebbles.TakeAtMost, Args: args}, {Rule: pebbles.TakeSome, Args: args}}
}

func TestCheckTellsWhatOfAnActionDidNotHappen(t *testing.T) {
	r := newRoom(t)
	r.write(opening, did(fell(2)), did(take(3)), did(fell(6)), did(take(4)))
	def := pebblesDefinition()
	def.Rules = halfway{}
	findings := must(New(def).Check(r.reading()))
	unfinished := func(line int, rule tables.RuleID, n int) Finding {
		v := breach(rule, rules.Unusual, rules.Args{"pebbles": n, "of": 9})
		return Finding{Line: line, Violation: v, Text: fmt.Sprintf("%d of 9 taken", n)}
	}
	against := breach(pebbles.TakeAtMost, rules.Against, rules.Args{"pebbles": 3, "die": 2})
	require.Equal(t, []Finding{
		{Line: 3, Violation: against, Text: "The die shows 2."}, unfinished(3, pebbles.TakeSome, 3),
		unfinished(5, pebbles.TakeAtMost, 4), unfinished(5, pebbles.TakeSome, 4),
	}, findings)
}

func TestAGameFromElsewhereCanBePlayedOn(t *testing.T) {
	r := newRoom(t)
	r.write(opening, did(fell(2)))
	require.Contains(t, r.play("1", "roll", "pause"), "sealed new dice")
	require.Equal(t, []string{fell(2), take(1), fell(faceOf(1))}, r.stands())
	r.write(opening, did(fell(2)))
	r.options.Seed, r.options.Entropy = chance.Seed{}, strings.NewReader(strings.Repeat("e", len(chance.Seed{})))
	_, err := r.try()
	require.ErrorContains(t, err, "session.no-seed")
}

func TestWhatIsNoLineOfThisGameIsNamed(t *testing.T) {
	for name, c := range map[string]struct {
		lines []string
		line  int
		id    string
	}{
		"another game": {[]string{`{"tablemate":2,"game":"chess","setup":{"pebbles":9}}`}, 1, "session.other-game"},
		"no opening":   {[]string{`{"tablemate":2,"game":"pebbles"}`}, 1, "session.no-opening"},
		"a setup with a field more": {[]string{`{"tablemate":2,"game":"pebbles","setup":{"stones":9}}`}, 1,
			"session.bad-setup"},
		"a setup that cannot be": {[]string{`{"tablemate":2,"game":"pebbles","setup":{"pebbles":0}}`}, 1,
			"session.no-setup"},
		"an unknown report":                {[]string{opening, did(fell(2)), did(`{"kind":"jump"}`)}, 3, "session.unknown-report"},
		"a patch of nothing that is there": {[]string{opening, `{"did":` + fell(2) + `,"patch":[{"op":"replace","path":"/dice","value":2}]}`}, 2, "session.bad-patch"},
		"a patch that makes no table":      {[]string{opening, `{"did":` + fell(2) + `,"patch":[{"op":"add","path":"/dice","value":2}]}`, did(take(1))}, 2, "session.bad-patch"},
		"a patch in other words":           {[]string{opening, `{"did":` + fell(2) + `,"patch":[{"op":"move","path":"/die","from":"/taken"}]}`}, 2, "session.bad-patch"},
		"a patch that is none":             {[]string{opening, `{"did":` + fell(2) + `,"patch":{"die":2}}`}, 2, "session.bad-patch"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.write(c.lines...)
			_, err := New(pebblesDefinition()).Check(r.reading())
			var fault *Fault
			require.ErrorAs(t, err, &fault)
			require.Equal(t, c.id, fault.ID)
			require.Equal(t, c.line, fault.Line)
			require.EqualError(t, New(pebblesDefinition()).Show(r.reading(), io.Discard), err.Error())
			if strings.HasPrefix(c.id, "session.") {
				text, _ := talk.Sentence(r.options.Words, err)
				require.NotContains(t, text, "[session.")
				require.NotContains(t, text, "no value")
			}
		})
	}
}

func TestShowWritesTheTableForPeopleAndPrograms(t *testing.T) {
	r := newRoom(t)
	r.play("9", "2", "2", "undo", "pause")
	shown := r.shown()
	require.Equal(t, Position{Table: "Heap", Game: "pebbles", Line: 4, Seat: "ann", State: shown.State}, shown)
	var out bytes.Buffer
	require.NoError(t, New(pebblesDefinition()).Show(r.reading(), &out))
	require.Equal(t, "Heap · ann, die 2 · house rules: 1\nooooooooo\n", out.String())
	page := must(New(telling()).Page(r.reading(), 1))
	require.Equal(t, Page{
		Title: "Heap · ann, die 2 · house rules: 1", View: "ooooooooo", Narrow: "ooooooooo", Awaited: "Waiting for ann",
		Turns: []Section{{Heading: "Turn 1, ann", Lines: []string{"The die falls."}}},
		House: rules.House{"last_loses": "true"}, Here: []tables.RuleID{pebbles.TakeAtMost},
	}, page)
	require.Equal(t, Standing{Turn: talk.Turn{Number: 1, Whose: "ann", Heading: "turn 1, ann"}, Seat: "ann"},
		must(New(telling()).Standing(r.reading())))
	r.play("9", "y", "d")
	out.Reset()
	require.NoError(t, New(telling()).Show(r.reading(), &out))
	require.Equal(t, "Heap · ann, die 0 · house rules: 1\n\nVictory: moss. The last pebble decides. (PB-WIN-01)\n",
		out.String())
	require.Equal(t, Standing{
		Turn: talk.Turn{Number: 10, Whose: "ann", Heading: "turn 10, ann"}, Over: true, Winner: "moss",
		Ending: Ending{"moss", []tables.RuleID{pebbles.Last}},
	}, must(New(telling()).Standing(r.reading())))
}

func TestAnActionIsListedOnceWithWhatFollows(t *testing.T) {
	s := pebbles.State{Heap: make([]int, 9), Turn: pebbles.Ann, Die: 2}
	actions := []pebbles.Action{pebbles.Take{Pebbles: 1}, pebbles.Take{Pebbles: 1}, pebbles.Take{Pebbles: 2}, pebbles.Fell{Face: 3}}
	require.Equal(t, []Choice{
		{Text: take(1), Follows: []string{"1 of 9 taken"}}, {Text: take(2), Follows: []string{"2 of 9 taken"}}, {Text: fell(3)},
	}, Following(&talk.UI{}, pebbles.Game{}, flow{}, s, actions))
}

func TestShowReadsFromElsewhere(t *testing.T) {
	r := newRoom(t)
	reading := r.reading()
	reading.From = strings.NewReader(opening + "\n")
	var out bytes.Buffer
	require.NoError(t, New(pebblesDefinition()).Show(reading, &out))
	require.Contains(t, out.String(), "ooooooooo")
}

func TestTheLogTellsStruckTurnsAsStruck(t *testing.T) {
	r := newRoom(t)
	r.play("12", "roll", "9", "y", "undo", "1", "roll", "undo", "r", "roll", "redo", "pause")
	var out bytes.Buffer
	rows := r.reading()
	rows.Format = Raw
	require.NoError(t, New(pebblesDefinition()).Log(rows, &out))
	log := out.String()
	require.Equal(t, "Heap · moss, die 1 · house rules: 1\n    2  "+fell(1)+" · the app's roll no. 1\n"+
		"✗   3  ann: "+take(9)+" · played against the rules (PB-TAKE-01) (struck out by line 4)\n"+
		"    4  undo, back to line 3\n    5  ann: "+take(1)+"\n       1 of 12 taken\n"+
		"✗   6  "+fell(1)+" · the app's roll no. 2 (struck out by line 8)\n"+
		"    7  back to line 6 by agreement: what has been seen since then may change\n"+
		"    8  undo, back to line 6\n    9  "+fell(1)+" · the app's roll no. 3 · rolled again by agreement\n", log)

	reading := r.reading()
	reading.Format = JSON
	out.Reset()
	require.NoError(t, New(pebblesDefinition()).Log(reading, &out))
	var lines []Logged
	require.NoError(t, json.Unmarshal(out.Bytes(), &lines))
	require.Len(t, lines, r.record().Last()-1)
	require.Equal(t, 4, lines[1].Struck)
	require.Equal(t, []string{"1 of 12 taken"}, lines[3].Told)
	require.JSONEq(t, take(1), string(lines[3].Did))
}

type peopled struct{ headed }

func (peopled) People(pebbles.State) []talk.Person {
	return []talk.Person{{Name: "Anna", Seat: "ann"}, {Name: "Boris", Seat: "moss"}, {Name: "Anna", Seat: "moss"}}
}

func TestTheLogTellsWhoTypedAndWhoRuled(t *testing.T) {
	r := newRoom(t)
	by := func(from, ruled string) string {
		return `{"by":"ann","from":"` + from + `","ruled":"` + ruled + `","did":` + take(1) + "}"
	}
	r.write(strings.Replace(opening, "2", "4", 1), did(fell(2)), by("Anna", ""), did(fell(3)),
		by("Boris", "table"), did(fell(1)), by("table", "Anna"), did(fell(1)), by("", "Boris"),
		`{"note":"tea"}`, `{"note":"--undo 3 same"}`, `{"note":"--box {\"id\":\"cup\"}"}`,
		`{"note":"--box {\"id\":\"cup\",\"back\":true}"}`)
	def, rows := telling(), r.reading()
	def.Flow, rows.Format = peopled{}, Raw
	var out strings.Builder
	require.NoError(t, New(def).Log(rows, &out))
	took := func(line, of int, also string) string {
		return fmt.Sprintf("  %3d  ann: %s%s\n       1 of %d taken\n", line, take(1), also, of)
	}
	require.Equal(t, "ann, die 0\n    2  "+fell(2)+"\n"+took(3, 9, "")+"    4  "+fell(3)+"\n"+
		took(5, 8, " · entered by Boris · somebody at the terminal insisted")+"    6  "+fell(1)+"\n"+
		took(7, 7, " · Anna insisted")+"    8  "+fell(1)+"\n"+took(9, 6, " · Boris insisted")+"   10  tea\n"+
		"   11  back to line 3 by agreement: what has been seen since then stays the same\n"+
		"   12  saved in the box file: cup\n   13  cup in the box file is back to what it was.\n", out.String())
}

func TestVerifyProvesAWholeGame(t *testing.T) {
	r := newRoom(t)
	r.play("5", "roll", "1", "4", "4", "d")
	proof := must(New(pebblesDefinition()).Verify(r.reading()))
	require.True(t, proof.Whole())
	require.Equal(t, []int{6, 4, 2, 1}, []int{proof.Lines, proof.Turns, proof.Chained, proof.Rolls})
	require.JSONEq(t, string(r.shown().State), string(proof.State))
	fair := "dice look fair (1 die rolled): fair dice come out at least this uneven in 100% of games."
	require.Equal(t, []string{
		"6 lines: no slips and no damage. The record's code: " + proof.Code + ".", says("session.not-held"),
		"Checked again: after each of 4 entries the table is as it was recorded.",
		"1 roll of the app was compared with its sealed seed.",
		says("session.opened", tables.Args{"seed": chance.SeedOf(1).String(), "line": 6}),
		"The app's " + fair, "Your " + fair,
	}, proof.Tell(r.options.Words))
}

func TestACodeOfAnyLineHoldsTheLinesUpToIt(t *testing.T) {
	r := newRoom(t)
	r.play("5", "pause")
	codes := []string{r.record().Code(tables.English)}
	r.play("4", "pause")
	codes = append(codes, r.record().Code(tables.English))
	noted := func(line int) string { return says("session.noted", tables.Args{"from": 1, "line": line}) }
	for line, code := range append([]string{"otter lamp rake salt"}, codes...) {
		proof := must(New(pebblesDefinition()).Verify(r.reading()))
		paper, unknown := chance.ReadNoted(code)
		require.Empty(t, unknown)
		proof.Hold(paper)
		require.Equal(t, line, proof.Noted.To, code)
		require.Equal(t, line > 0, proof.Whole(), code)
		told := []string{"! " + says("session.never-noted"), noted(1), noted(2)}[line]
		require.Equal(t, told, proof.tellLines(r.options.Words)[1])
	}
}

func TestVerifyCountsEntriesAndTellsOnceThatNothingWasRolled(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "pause")
	proof := must(New(pebblesDefinition()).Verify(r.reading()))
	for lang, entry := range map[tables.Lang]string{tables.English: "1 entry", tables.Russian: "1 записи"} {
		w := words.In(lang)
		lines := proof.Tell(w)
		told := strings.Join(lines, "\n")
		require.Contains(t, told, entry)
		require.Equal(t, 1, strings.Count(told, w.Say("journal.dice-none")), told)
	}
}

func TestVerifySaysWhatItCannotJudge(t *testing.T) {
	r := newRoom(t)
	r.play("5", "roll", "1", "4", "4", "d")
	r.write(regexp.MustCompile(`,"patch":\[[^]]*\]`).ReplaceAllString(unchained(r.text()), ""))
	proof := must(New(pebblesDefinition()).Verify(r.reading()))
	require.Equal(t, []int{0, 4}, []int{proof.Same, proof.Unrecorded})
	told := strings.Join(proof.Tell(r.options.Words), "\n")
	require.Contains(t, told, "There was nothing to check again.")
	copied := `{"tablemate":3,"copy":{"of":"Lid","line":7,"head":"a b c d","lines":6}`
	r.write(strings.Replace(r.text(), `{"tablemate":2`, copied, 1))
	warning := "! " + says("whatif.proof", tables.Args{"of": "Lid", "line": 7, "head": "a b c d"})
	require.Equal(t, warning, must(New(pebblesDefinition()).Verify(r.reading())).Tell(r.options.Words)[0])
	require.Contains(t, told, "4 entries do not say what the table looked like")
}

func TestVerifyCatchesWhatWasChanged(t *testing.T) {
	for name, c := range map[string]struct {
		change      func(string) string
		differences []int
		doubts      []Doubt
	}{
		"a consequence": {func(s string) string {
			return strings.Replace(s, `"op":"replace","path":"/taken","value":1`, `"op":"replace","path":"/taken","value":2`, 1)
		}, []int{3, 5}, nil},
		"a note": {func(s string) string { return strings.Replace(s, `"of":5`, `"of":6`, 1) }, []int{3}, nil},
		"the opening": {func(s string) string { return strings.Replace(s, `"turn":"ann"`, `"turn":"moss"`, 1) },
			[]int{1, 3}, nil},
		"a roll of the app": {func(s string) string {
			other := 1 + faceOf(1)%6
			s = strings.Replace(s, fell(faceOf(1)), fell(other), 1)
			return strings.Replace(s, `"path":"/die","value":`+strconv.Itoa(faceOf(1)), `"path":"/die","value":`+strconv.Itoa(other), 1)
		}, nil, []Doubt{{Line: 2, What: journal.DiceDiffer}}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play("5", "roll", "1", "4", "4", "d")
			text := unchained(r.text())
			changed := c.change(text)
			require.NotEqual(t, text, changed)
			r.write(changed)
			proof := must(New(pebblesDefinition()).Verify(r.reading()))
			require.False(t, proof.Whole())
			var lines []int
			for _, d := range proof.Differences {
				lines = append(lines, d.Line)
			}
			require.Equal(t, c.differences, lines)
			require.Len(t, proof.Doubts, len(c.doubts))
			for i, d := range c.doubts {
				require.Equal(t, d.Line, proof.Doubts[i].Line)
				require.Equal(t, d.What, proof.Doubts[i].What)
			}
			require.Contains(t, strings.Join(proof.Tell(r.options.Words), "\n"), "\n! ")
		})
	}
}

func unchained(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if at := strings.Index(line, `,"prev":`); at >= 0 {
			line = line[:at] + "}\n"
		}
		out.WriteString(line)
	}
	return out.String()
}

func TestAChangedLineOfAChainedRecordIsDamage(t *testing.T) {
	r := newRoom(t)
	r.play("5", "2", "1", "pause")
	r.write(strings.Replace(r.text(), `"face":2`, `"face":3`, 2))
	_, err := New(pebblesDefinition()).Verify(r.reading())
	require.ErrorIs(t, err, journal.Changed)
}

func TestTheAutomaDecidesInAPositionReadFromElsewhere(t *testing.T) {
	const position = `{"alone":true,"heap":[1,2,3,4],"taken":0,"turn":"moss","die":3}`
	for name, given := range map[string]string{
		"a bare state":     position,
		"what show writes": `{"table":"","game":"pebbles","line":1,"seat":"moss","state":` + position + `}`,
	} {
		t.Run(name, func(t *testing.T) {
			var text strings.Builder
			require.NoError(t, New(pebblesDefinition()).Automa(Reading{From: strings.NewReader(given), Format: JSON}, &text))
			require.JSONEq(t, `{"seat":"moss","action":`+take(2)+`,"open":[`+take(2)+`],
				"reasons":[{"rule":"PB-MOSS-01","id":"even","args":{"heap":4}}]}`, text.String())
			text.Reset()
			in := words.In(tables.English)
			require.NoError(t, New(pebblesDefinition()).Automa(Reading{From: strings.NewReader(given), Words: in}, &text))
			require.Contains(t, text.String(), "PB-MOSS-01")
		})
	}
	for name, c := range map[string][2]string{
		"a word for a number":  {`{"alone":"yes"}`, "session.bad-state"},
		"another game":         {`{"game":"chess","state":` + position + `}`, "session.bad-state"},
		"somebody else's turn": {`{"alone":true,"heap":[1],"turn":"ann","die":1}`, "session.not-automated"},
	} {
		err := New(pebblesDefinition()).Automa(Reading{From: strings.NewReader(c[0])}, io.Discard)
		var fault *Fault
		require.ErrorAs(t, err, &fault, name)
		require.Equal(t, c[1], fault.ID, name)
	}
	long := Reading{From: strings.NewReader(strings.Repeat(",", journal.MaxValues+1))}
	var fault *journal.FileError
	require.ErrorAs(t, New(pebblesDefinition()).Automa(long, io.Discard), &fault)
	long.From = strings.NewReader(`{"heap":[` + strings.Repeat("1,", journal.MaxValues-1) + "1]}")
	require.ErrorContains(t, New(pebblesDefinition()).Automa(long, io.Discard), "session.problem-size")
}

type speechless struct{ pebbles.Game }

func (speechless) Decide(pebbles.State, rules.Seat) rules.Decision[pebbles.Action] {
	return rules.Decision[pebbles.Action]{}
}

func TestWhatCannotBeDecidedIsSaid(t *testing.T) {
	game := pebblesDefinition()
	game.Rules = speechless{}
	position := Reading{From: strings.NewReader(`{"alone":true,"heap":[1],"turn":"moss","die":1}`), Format: JSON}
	var fault *Fault
	require.ErrorAs(t, New(game).Automa(position, io.Discard), &fault)
	require.Equal(t, "session.undecided", fault.ID)
}

func TestWhatAPositionCannotShowIsSaidInASentence(t *testing.T) {
	position := Reading{From: strings.NewReader(`{"alone":true,"heap":[2],"turn":"moss","die":1}`), Format: JSON}
	text, told := talk.Sentence(words.In(tables.English), New(pebblesDefinition()).Automa(position, io.Discard))
	require.True(t, told)
	require.Contains(t, text, "(a pebble is missing)")
	require.EqualError(t, &Fault{Line: 2, ID: "session.no-setup", Err: io.EOF}, "line 2: session.no-setup: EOF")
}

func TestTheSchemaFitsWhatIsRecorded(t *testing.T) {
	text := must(New(pebblesDefinition()).Schema())
	var schema jsonschema.Schema
	require.NoError(t, json.Unmarshal(text, &schema))
	resolved := must(schema.Resolve(nil))

	r := newRoom(t)
	r.options.Given.Mode = "alone"
	r.play("9", "roll", "9", "y", "undo", "redo", "undo", "fix", "2", "1", "roll", "d")
	for line := range strings.Lines(r.text() + opening + "\n" + did(take(1)) + "\n") {
		require.NoError(t, resolved.Validate(value(t, line)), line)
	}
	for name, line := range map[string]string{
		"an unknown kind":           did(`{"kind":"jump"}`),
		"a field more":              did(`{"kind":"take","pebbles":1,"of":2}`),
		"a word for a number":       did(`{"kind":"take","pebbles":"one"}`),
		"a line field more":         `{"did":` + take(1) + `,"weather":"fine"}`,
		"two entries":               `{"undo":1,"redo":2}`,
		"a house rule that is none": `{"tablemate":2,"game":"pebbles","setup":{"pebbles":1,"house_rules":{"last_wins":"true"}}}`,
		"a rule that is kept":       `{"tablemate":2,"game":"pebbles","setup":{"pebbles":1,"house_rules":{"PB-TAKE-01":"kept"}}}`,
		"a value that is none":      `{"tablemate":2,"game":"pebbles","setup":{"pebbles":1,"house_rules":{"last_loses":"maybe"}}}`,
		"another game":              `{"tablemate":2,"game":"chess"}`,
		"a setup field more":        `{"tablemate":2,"game":"pebbles","setup":{"pebbles":1,"stones":2}}`,
	} {
		require.Error(t, resolved.Validate(value(t, line)), name)
	}
}

func TestARecordFromAPipeIsProvedByTheSeedOpenedInIt(t *testing.T) {
	r := newRoom(t)
	r.play("1", "roll", "1", "d")
	text := r.text()
	other := 1 + faceOf(1)%6
	for name, c := range map[string]struct {
		text   string
		doubts int
	}{
		"as it was recorded":      {text, 0},
		"with a roll that is not": {strings.Replace(unchained(text), fell(faceOf(1)), fell(other), 1), 1},
	} {
		reading := r.reading()
		reading.From = strings.NewReader(c.text)
		proof := must(New(pebblesDefinition()).Verify(reading))
		require.Equal(t, 1, proof.Rolls, name)
		require.Len(t, proof.Doubts, c.doubts, name)
	}
}
