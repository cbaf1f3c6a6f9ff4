package session

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// struckLine matches the output of undo about struck lines.
var struckLine = regexp.MustCompile(`Line \d+ \(.*\) .*(is|are) struck out\.`)

func faceOf(roll int) int { return chance.Roll(chance.SeedOf(1), roll, 6, 1)[0] }

func TestUndoNamesAndStrikesTheLastReport(t *testing.T) {
	r := newRoom(t)
	said := r.play("9", "2", "2", "undo", "1", "pause")
	require.Contains(t, said, `Line 3 (ann: {"kind":"take","pebbles":2}) is struck out.`)
	require.Equal(t, []string{fell(2), take(1)}, r.stands())
	require.Equal(t, 4, r.line(3).Struck)
	require.Equal(t, 8, r.heap())
}

func TestUndoStrikesTheAutomatedTurnsToo(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Mode = "alone"
	// Moss is automated here: taking one pebble of 8 leaves an odd heap, so Moss takes two.
	said := r.play("9", "2", "1", "2", "undo", "pause")
	require.Contains(t, said, `Line 4 ({"kind":"fell","face":2}) and the line after it are struck out.`)
	require.Equal(t, []string{fell(2), take(1)}, r.stands())
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

func TestUndoGoesBackToALine(t *testing.T) {
	r := newRoom(t)
	said := r.play("9", "2", "2", "3", "1", "undo 99", "undo 3", "y", "", "pause")
	require.Contains(t, said, says("session.no-line", tables.Args{"line": 99}))
	require.Contains(t, said, "and 2 lines after it are struck out.")
	require.Equal(t, []string{fell(2)}, r.stands())
}

func TestUndoAtTheBeginningHasNothingToStrike(t *testing.T) {
	r := newRoom(t)
	require.Contains(t, r.play("9", "undo", "redo", "pause"), "nothing to undo.\nThere is nothing to bring back")
	require.Equal(t, 1, r.record().Last())
}

func TestRedoBringsBackUntilSomethingElseIsReported(t *testing.T) {
	r := newRoom(t)
	said := r.play("9", "2", "2", "undo", "undo", "redo", "redo", "redo", "undo", "1", "redo", "pause")
	require.Equal(t, 2, strings.Count(said, "Brought back"))
	require.Equal(t, 2, strings.Count(said, "There is nothing to bring back"))
	require.Equal(t, []string{fell(2), take(1)}, r.stands())
}

func TestUndoAfterTheEndGoesOn(t *testing.T) {
	r := newRoom(t)
	r.play("3", "3", "3", "undo", "1", "pause")
	require.Equal(t, 2, r.heap())
	require.Equal(t, []string{fell(3), take(1)}, r.stands())
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
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.options.Given.Mode = "alone"
			r.play("9", "2", "1", "2", "pause")
			undone := must(New(pebblesDefinition()).Undo(r.reading(), c.line, r.options.Clock(), agreeSame))
			require.Equal(t, c.undone, undone)
			require.Equal(t, c.stands, r.stands())
		})
	}
}

func TestAReportThatBearsAReasonIsAPersonsAllTheSame(t *testing.T) {
	r := newRoom(t)
	r.write(opening, did(fell(2)), did(take(1)), did(fell(2)),
		`{"by":"ann","did":`+take(2)+`,"why":[{"rule":"PB-MOSS-01","point":"even"}]}`)
	require.Equal(t, 5, must(New(pebblesDefinition()).Undo(r.reading(), 0, r.options.Clock(), agreeSame)).Line)
}

func agreeSame(UndoLoss) (journal.Agreed, error) { return journal.AsBefore, nil }
