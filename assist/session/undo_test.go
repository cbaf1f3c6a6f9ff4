package session

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

func TestUndoAndRedo(t *testing.T) {
	const nothing = "There is nothing to bring back"
	for name, c := range map[string]struct {
		mode, typed string
		says        []string // each text must be printed as often as it is listed here
		stands      []string
	}{
		"the last report is named and struck": {"", "9, 2, 2, undo, 1",
			[]string{`Line 3 (ann: {"kind":"take","pebbles":2}) is struck out.`}, []string{fell(2), take(1)}},
		// Moss, the automated opponent, takes 2 of 8 pebbles, to leave an even number.
		"the automated turns too": {"alone", "9, 2, 1, 2, undo",
			[]string{`Line 4 ({"kind":"fell","face":2}) and the line after it are struck out.`}, []string{fell(2), take(1)}},
		"back to a line": {"", "9, 2, 2, 3, 1, undo 99, undo 3, y, ",
			[]string{says("session.no-line", tables.Args{"line": 99}) + "\n  2  ", "and 2 lines after it are struck out."},
			[]string{fell(2)}},
		"nothing to strike at the beginning": {"", "9, undo, redo", []string{"nothing to undo or correct.\n" + nothing}, nil},
		"nothing to correct at the beginning": {"", "9, fix 4, fix line",
			[]string{says("session.nothing-to-undo"), says("session.nothing-to-undo")}, nil},
		"back until something else is reported": {"", "9, 2, 2, undo, undo, redo, redo, redo, undo, 1, redo",
			[]string{"Brought back", "Brought back", nothing, nothing}, []string{fell(2), take(1)}},
		"the game goes on after its end":     {"", "3, 3, 3, undo, 1", nil, []string{fell(3), take(1)}},
		"what is mistyped itself, unasked":   {"", "20, 2, 1, 3, undo, 4", nil, []string{fell(2), take(1), fell(4)}},
		"an aside that is left at a warning": {"", "9, roll, 8, fix, back, y", nil, []string{fell(faceOf(1)), take(8)}},
	} {
		r := newRoom(t)
		r.options.Given.Mode = c.mode
		said := r.play(append(strings.Split(c.typed, ", "), "pause")...)
		often := map[string]int{}
		for _, text := range c.says {
			often[text]++
		}
		for text, times := range often {
			require.Equal(t, times, strings.Count(said, text), "%s: %s", name, text)
		}
		require.Equal(t, c.stands, r.stands(), name)
	}
}

func TestUndoPassesOverDiceThatTheAppRollsByItself(t *testing.T) {
	r := newRoom(t)
	r.options.Habit = talk.AppDice
	r.play("9", "1", "undo", "", "1", "pause")
	require.Equal(t, []string{fell(faceOf(1)), take(1), fell(faceOf(2))}, r.stands())
	require.Equal(t, 3, r.line(6).Undo, "the person's report and the roll after it")
}

func TestUndoOverARollAsksOnceForTheSameFaces(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		rolls   []journal.Roll
	}{
		"the same faces are what Enter takes": {[]string{"undo", "", "roll"},
			[]journal.Roll{{Source: chance.App, N: 1}}},
		"again counts for one roll only": {[]string{"undo", "r", "roll", "1", "roll"},
			[]journal.Roll{{Source: chance.App, N: 2, Again: true}, {}, {Source: chance.App, N: 3}}},
		"the same again and again": {[]string{"1", "roll", "undo 2", "y", "", "roll", "1", "roll", "1", "roll"},
			[]journal.Roll{{Source: chance.App, N: 1}, {}, {Source: chance.App, N: 2}, {}, {Source: chance.App, N: 3}}},
		"going back leaves the roll alone": {[]string{"undo", "back"}, []journal.Roll{{Source: chance.App, N: 1}}},
		"redo brings the roll back": {[]string{"undo", "r", "redo", "1", "roll"},
			[]journal.Roll{{Source: chance.App, N: 1}, {}, {Source: chance.App, N: 2}}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			said := r.play(append(append([]string{"20", "roll"}, c.answers...), "pause")...)
			require.Equal(t, name != "going back leaves the roll alone", struckLine.MatchString(said), "said when it is so")
			var rolls []journal.Roll
			for line := range r.record().Standing() {
				rolls = append(rolls, line.Roll)
				if line.Roll.N > 0 {
					require.Equal(t, fell(faceOf(line.Roll.N)), string(line.Did))
				}
			}
			require.Equal(t, c.rolls, rolls)
			r.whole("")
		})
	}
}

func TestTheSameFacesFallAfterAPauseToo(t *testing.T) {
	r := newRoom(t)
	r.play("20", "roll", "1", "roll", "undo 2", "y", "", "pause")
	r.play("roll", "pause")
	r.play("1", "roll", "pause")
	require.Equal(t, []string{fell(faceOf(1)), take(1), fell(faceOf(2))}, r.stands())
}

func TestARollStruckEarlierStaysStruckWhenALaterStrikeIsTakenBack(t *testing.T) {
	r := newRoom(t)
	r.play("20", "roll", "1", "roll", "undo", "", "6", "r", "undo 3", "y", "", "redo", "1", "roll", "pause")
	require.Equal(t, 3, r.line(13).Roll.N, "another die than the one that was typed over")
}

func TestFixIsAReportLikeAnyOther(t *testing.T) {
	r := newRoom(t)
	r.play("9", "peek", "fix", "6", "undo", "2", "fix", "back", "fix", "6", "1", "pause")
	require.Empty(t, r.line(2).Roll, "no dice are in a correction")
	require.Equal(t, []string{fell(2), `{"kind":"correct","heap":6}`, take(1)}, r.stands())
	require.Equal(t, 5, r.heap())
	r.play("undo 5", "n", "pause")
	require.Equal(t, 5, r.heap(), "nothing is struck before people say so")
	r.play("undo 5", "y", "pause")
	require.Equal(t, 9, r.heap())
}

func TestARecordedGameIsStruckAsAtTheTable(t *testing.T) {
	for name, c := range map[string]struct {
		line   int
		undone Undone
		stands []string
	}{
		"the last report, with the automated turn after it": {0,
			Undone{4, `{"kind":"fell","face":2}`, 1, journal.NotAsked, "", ""}, []string{fell(2), take(1)}},
		"back to a line": {3, Undone{3, `ann: {"kind":"take","pebbles":1}`, 2, journal.AsBefore, "", ""},
			[]string{fell(2)}},
		"a line where no report stands": {99, Undone{}, []string{fell(2), take(1), fell(2), take(2)}},
		"a line that cannot be":         {-1, Undone{}, []string{fell(2), take(1), fell(2), take(2)}},
	} {
		r := newRoom(t)
		r.options.Given.Mode = "alone"
		r.play("9", "2", "1", "2", "pause")
		undone := must(New(pebblesDefinition()).Undo(r.reading(), c.line, r.options.Clock(), agreeSame))
		require.Equal(t, c.undone, undone, name)
		require.Equal(t, c.stands, r.stands(), name)
	}
}

func TestAReportThatBearsAReasonIsAPersonsAllTheSame(t *testing.T) {
	r := newRoom(t)
	r.write(opening, did(fell(2)), did(take(1)), did(fell(2)),
		`{"by":"ann","did":`+take(2)+`,"why":[{"rule":"PB-MOSS-01","point":"even"}]}`)
	require.Equal(t, 5, must(New(pebblesDefinition()).Undo(r.reading(), 0, r.options.Clock(), agreeSame)).Line)
}

func TestAnUndoOverTypedDiceAsksOnceAndTheRecordSaysSo(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		stands  []string
		log     string
	}{
		"they stand, and are offered again": {[]string{"", "2", "y"}, []string{fell(2), take(2), fell(3)}, "what has been seen since then stays the same"},
		"offered, and not taken":            {[]string{"s", "2", "n", "5"}, []string{fell(2), take(2), fell(5)}, "since then stays the same"},
		"they come anew":                    {[]string{"r", "2", "4"}, []string{fell(2), take(2), fell(4)}, "since then may change"},
		"they are not forgotten by a pause": {[]string{"s", "2", "pause", "y"}, []string{fell(2), take(2), fell(3)}, "since then stays the same"},
		"each is offered once":              {[]string{"s", "2", "y", "1", "6"}, []string{fell(2), take(2), fell(3), take(1), fell(6)}, "since then stays the same"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play("20", "2", "1", "3", "1", "pause")
			evening := strings.Split(strings.Join(append(append([]string{"undo 3", "y"}, c.answers...), "pause"), ","), "pause,")
			for _, answers := range evening {
				r.play(append(strings.Split(strings.TrimSuffix(strings.TrimSuffix(answers, "pause"), ","), ","), "pause")...)
			}
			require.Equal(t, c.stands, r.stands())
			var out strings.Builder
			require.NoError(t, New(pebblesDefinition()).Log(r.reading(), &out))
			require.Contains(t, out.String(), "  Back to line 3 by agreement: ")
			require.Contains(t, out.String(), c.log)
			r.whole("")
		})
	}
}

func TestARollAnewIsNotForgottenByAPause(t *testing.T) {
	r := newRoom(t)
	r.play("20", "roll", "undo", "r", "pause")
	r.play("roll", "pause")
	for line := range r.record().Standing() {
		require.Equal(t, journal.Roll{Source: chance.App, N: 2, Again: true}, line.Roll)
	}
	r.whole("")
}

type revealing struct{ flow }

func (revealing) Reveals(a pebbles.Action) bool { _, took := a.(pebbles.Take); return took }

func TestAnUndoOverWhatWasTurnedUpAsks(t *testing.T) {
	r := newRoom(t)
	def := pebblesDefinition()
	def.Flow = revealing{}
	r.play("20", "2", "1", "3", "1", "pause")
	for name, c := range map[string]struct {
		line int
		want UndoLoss
	}{
		"a card cannot be mistyped":    {5, UndoLoss{Table: 1}},
		"a roll and what was revealed": {3, UndoLoss{Table: 3}},
		"a roll before it":             {4, UndoLoss{Table: 1}},
	} {
		p := &past[pebbles.Setup, pebbles.State, pebbles.Action]{game: newGame(def), journal: r.record()}
		require.Equal(t, c.want, p.undoLoss(c.line), name)
	}
	left := func(UndoLoss) (journal.Agreed, error) { return journal.NotAsked, desk.ErrBack }
	_, err := New(def).Undo(r.reading(), 3, r.options.Clock(), left)
	require.ErrorIs(t, err, desk.ErrBack)
}

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
		r := newRoom(t)
		said := r.play(append(append([]string{"20", "roll"}, c.answers...), "pause")...)
		require.Contains(t, said, c.says, name)
		require.Equal(t, c.stands, r.stands(), name)
	}
}

type interrupted struct{ flow }

func (interrupted) Speaks(_ *talk.UI, _ pebbles.State, typed string) bool { return typed == "moss!" }

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
		r := newRoom(t)
		r.play(append(c.answers, "pause")...)
		require.Equal(t, c.stands, r.stands(), name)
	}
}

func TestTheQuestionsOfACorrectionAreForThePersonWhoBeganIt(t *testing.T) {
	s := newRoom(t).options
	s.Desk, s.Seats = desktest.In(t, "en", "20"), func([]string) {}
	p, err := sitting(s)
	require.NoError(t, err)
	defer p.writer.Close()
	p.hears.seated, p.hears.from = []string{"Boris"}, "Boris"
	require.NoError(t, p.mend(func() error {
		require.Equal(t, []string{"Boris"}, p.whose())
		return nil
	}))
	require.NotContains(t, p.whose(), "Boris")
}

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
