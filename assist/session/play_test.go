package session

import (
	"io"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestANewGameIsRecordedToItsEnd(t *testing.T) {
	r := newRoom(t)
	said := r.play("5", "4", "4", "2", "1", "d")
	require.Equal(t, []string{fell(4), take(4), fell(2), take(1)}, r.stands())
	require.Contains(t, said, "4 of 5 taken")
	require.Contains(t, said, "Victory: ann. The last pebble decides. (PB-WIN-01)")
	require.NotContains(t, said, "dice rolled", "two dice say nothing")
	seed := r.line(6)
	require.Equal(t, journal.Opened, seed.Entry(), "the dice are opened")
	require.Equal(t, r.record().Header.Dice, chance.Commitment(chance.SeedOf(1)))
	require.Equal(t, chance.Table, r.line(2).Roll.Source)
	require.Empty(t, r.line(3).Roll.Source)
	require.EqualValues(t, "ann", r.line(3).By)
}

func TestASetupThatCannotBeIsAskedAgain(t *testing.T) {
	r := newRoom(t)
	r.play("0", "5", "pause")
	require.Equal(t, 5, r.heap())
}

func TestASetupGivenThatCannotBeIsAskedFor(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Players = []string{"nobody"}
	r.play("5", "pause")
	require.Equal(t, 5, r.heap())
}

func TestTheTableIsShownOnlyWhenItChanged(t *testing.T) {
	said := newRoom(t).play("5", "4", "4", "pause")
	require.Equal(t, 1, strings.Count(said, "ooooo"))
	require.Contains(t, said, "Heap · ann, die 0 · house rules: 1\nooooo\n\nHeap · ann, die 4 · house rules: 1\n4 of 5 taken")
}

func TestABreachIsToldOnceAndPeopleRule(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		stands  []string
		waived  []tables.RuleID
		asked   int
	}{
		"changing one's mind is what Enter takes": {[]string{"", "2"}, []string{fell(2), take(2)}, nil, 1},
		"the rule can be read first":              {[]string{"?", "y"}, []string{fell(2), take(3)}, []tables.RuleID{"PB-TAKE-01"}, 1},
		"a house rule is not mentioned again": {[]string{"house", "y", "1", "5"},
			[]string{fell(2), `{"kind":"settle","name":"PB-TAKE-01","value":"waived"}`, take(3), fell(1), take(5)}, nil, 1},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			said := r.play(append(append([]string{"9", "2", "3"}, c.answers...), "pause")...)
			require.Equal(t, c.stands, r.stands())
			require.Equal(t, c.asked, strings.Count(said, "! The die shows 2. (PB-TAKE-01)"))
			var waived []tables.RuleID
			for line := range r.record().Standing() {
				waived = append(waived, line.Waived...)
			}
			require.Equal(t, c.waived, waived)
			if name == "the rule can be read first" {
				require.Contains(t, said, "Take at most what the die shows.\nPB-TAKE-01")
			}
		})
	}
}

func TestWhatCannotBeIsSaidToBeSoAndOffersNoHouseRule(t *testing.T) {
	r := newRoom(t)
	said := r.play("3", "2", "5", "y", "pause")
	require.Contains(t, said, "! That cannot happen at a real table. PB-TAKE-03")
	require.Equal(t, []string{fell(2), take(5)}, r.stands())
	require.NotContains(t, said, says("session.house-rule"))
}

func TestTheRuleOfAWarningIsTheOneLookedUp(t *testing.T) {
	require.Contains(t, newRoom(t).play("9", "2", "0", "?", "n", "1", "pause"), "Take at least one pebble.\nPB-TAKE-02")
}

func (r *room) lines(typed string) string {
	r.t.Helper()
	return r.linesOf(pebblesDefinition(), typed)
}

func (r *room) linesOf(def Definition[pebbles.Setup, pebbles.State, pebbles.Action], typed string) string {
	r.t.Helper()
	var out strings.Builder
	s := r.options
	s.Desk = desk.NewLine(strings.NewReader(typed), &out, desk.Look{Words: s.Words})
	require.NoError(r.t, New(def).Play(s))
	return out.String()
}

func TestAWarningTakesNoAnswerTypedBeforeIt(t *testing.T) {
	r := newRoom(t)
	require.Contains(t, r.lines("9\n2\n3 y\n\n1\n"), "not used (y)")
	require.Equal(t, []string{fell(2), take(1)}, r.stands())
}

func TestAQuestionAboutAnEarlierResultTakesNoAnswerTypedBeforeIt(t *testing.T) {
	r := newRoom(t)
	require.Contains(t, r.lines("9\nroll\nundo\ns\n5 r\n\n"), "not used (r)")
	require.Equal(t, []string{fell(faceOf(1))}, r.stands())
}

func TestAHouseRuleIsOfferedForWhatCanBe(t *testing.T) {
	require.Contains(t, newRoom(t).lines("9\n2\n3\n"), "[house] play without this rule from now on")
	require.NotContains(t, newRoom(t).lines("1\n2\n3\n"), "[house]")
}

func TestPausingSavesAndTellsHowToGoOn(t *testing.T) {
	for name, c := range map[string]struct {
		answer string
		err    error
		says   string
	}{
		"pause":            {"pause", nil, "To go on: tablemate play Heap"},
		"quit":             {"quit", nil, "To go on: tablemate play Heap"},
		"the end of input": {desktest.End, nil, "The input ended before this was answered"},
		"Ctrl-C":           {desktest.CtrlC, desk.ErrInterrupted, "To go on: tablemate play Heap"},
	} {
		r := newRoom(t)
		said, err := r.try("9", "2", c.answer)
		require.Equal(t, c.err, err, name)
		require.Contains(t, said, c.says, name)
		require.Contains(t, said, r.record().Code(tables.English), name)
		require.Equal(t, []string{fell(2)}, r.stands(), name)
	}
}

func TestLeavingBeforeTheTableBeginsKeepsNothing(t *testing.T) {
	r := newRoom(t)
	require.Contains(t, r.play("undo", "pause"), "The game was not started")
	require.NoFileExists(t, r.path())
}

func TestResumingTellsWhereTheTableWas(t *testing.T) {
	r := newRoom(t)
	r.play("9", "2", "2", "pause")
	said := r.play("3", "pause")
	require.Contains(t, said, "2 entries so far")
	require.Contains(t, said, "Heap · moss, die 0 · house rules: 1\nooooooo\n")
	require.Contains(t, said, `Last entry — ann: {"kind":"take","pebbles":2}`)
	require.Contains(t, said, "House rules here: last_loses = true (PB-AMB-01)")
	require.Equal(t, 1, strings.Count(said, "ooooooo"))
	require.Equal(t, []string{fell(2), take(2), fell(3)}, r.stands())
}

func TestOnlyHouseRulesThatDifferAreTold(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Mode = "printed"
	r.play("9", "pause")
	require.NotContains(t, r.play("pause"), "House rules")
	r.play("2", "3", "house", "y", "pause")
	require.Contains(t, r.play("pause"), "House rules here: you play without ")
}

func TestAGamePlayedInPiecesIsTheSameGame(t *testing.T) {
	whole, pieces := newRoom(t), newRoom(t)
	answers := []string{"9", "roll", "1", "roll", "1", "roll", "1", "pause"}
	whole.play(answers...)
	pieces.play("9", "pause")
	for _, answer := range answers[1 : len(answers)-1] {
		pieces.play(answer, "pause")
	}
	require.Equal(t, whole.stands(), pieces.stands())
	require.True(t, whole.record().Same(pieces.record()))
}

func TestReasonsAreRecordedAndToldOnRequest(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Mode = "alone"
	said := r.play("9", "why", "2", "1", "6", "why", "2", "why", "pause")
	require.Contains(t, said, says("session.no-reasons"))
	require.Equal(t, 2, strings.Count(said, "1 PB-MOSS-01 even 8"))
	require.Contains(t, string(r.line(5).Why), `"id":"even"`)
	require.Equal(t, take(4), string(r.line(5).Did), "the second of the ties")
	require.Contains(t, r.play("why", "pause"), "1 PB-MOSS-01 even 8", "read from the record")
	require.Contains(t, r.play("undo", "6", "2", "undo", "why", "pause"), says("session.no-reasons"), "what is undone was not decided")
}

func TestTheGameGoesOnAfterAFalseAlarm(t *testing.T) {
	r := newRoom(t)
	said := r.play("2", "2", "2", "n", "fix", "6", "pause")
	require.Contains(t, said, "Then type “undo”")
	require.NotContains(t, said, "sealed new dice", "nobody said that it ended so")
	require.Contains(t, r.play("undo", "d"), "Victory: moss")
	said = r.play("fix", "4", "roll", "pause")
	require.Contains(t, said, "sealed new dice")
	require.Equal(t, 4, r.heap())
	record := r.record()
	require.Equal(t, []journal.Entry{journal.Turn, journal.Turn, journal.Turn, journal.Undo, journal.Opened,
		journal.Turn, journal.Sealed, journal.Turn}, entries(record))
	require.Equal(t, 1, record.Lines[7].Roll.N)
	require.NotEqual(t, record.Header.Dice, record.Lines[6].Dice, "a seed that was given is used once")
	r.play("1", "6", "3", "d")
	last := r.record().Lines
	require.Equal(t, journal.Opened, last[len(last)-1].Entry(), "the new dice are opened too")
	proof := must(New(pebblesDefinition()).Verify(r.reading()))
	require.True(t, proof.Whole(), proof.Doubts)
	require.Equal(t, 1, proof.Rolls)
}

func entries(r *journal.Record) []journal.Entry {
	var out []journal.Entry
	for i := range r.Lines {
		out = append(out, r.Lines[i].Entry())
	}
	return out
}

func TestAFinishedTableOpensItsDiceOnce(t *testing.T) {
	r := newRoom(t)
	r.play("1", "2", "1", "d")
	lines := r.record().Last()
	said := r.play("d")
	require.Contains(t, said, "Victory: moss")
	require.NotContains(t, said, "! ")
	require.Equal(t, lines, r.record().Last())
}

type meanwhile func()

func (do meanwhile) Read([]byte) (int, error) { do(); return 0, io.EOF }

func TestAGameWhoseFileIsGoneIsNotOver(t *testing.T) {
	r := newRoom(t)
	s := r.options
	s.Desk = desk.NewLine(io.MultiReader(strings.NewReader("1\n2\n1\n"),
		meanwhile(func() { require.NoError(t, os.Remove(r.path())) }), strings.NewReader("d\n")), io.Discard, desk.Look{Words: s.Words})
	require.ErrorIs(t, New(pebblesDefinition()).Play(s), journal.Moved)
}

func TestRealDiceTypedAfterALookAtTheAppsAreTheTables(t *testing.T) {
	r := newRoom(t)
	r.play("9", "peek", strconv.Itoa(1+faceOf(1)%6), "pause")
	require.Equal(t, chance.Table, r.line(2).Roll.Source)
}

func TestATornLineIsNamedAndPlayGoesOn(t *testing.T) {
	r := newRoom(t)
	r.play("9", "2", "2", "pause")
	file := must(os.OpenFile(r.path(), os.O_APPEND|os.O_WRONLY, 0))
	must(file.WriteString(`{"n":4,"by":"cardb`))
	require.NoError(t, file.Close())
	require.Contains(t, r.play("3", "pause"), "cut off while it was being saved")
	require.Equal(t, []string{fell(2), take(2), fell(3)}, r.stands())
}

func TestASaveThatFailsStopsTheTableAtWhatWasRecorded(t *testing.T) {
	for name, c := range map[string]struct{ before, typed string }{
		"a report":                   {"9", "2"},
		"a correction":               {"9", "fix, 6"},
		"an undo":                    {"9, 2, 1", "undo"},
		"a redo":                     {"9, 2, 1, undo", "redo"},
		"an amendment":               {"9, 2, 1, 3", "fix 3, 2"},
		"an amendment taken back":    {"9, 2, 1, 3, fix 3, 2", "undo"},
		"an amendment brought again": {"9, 2, 1, 3, fix 3, 2, undo", "redo"},
	} {
		r := newRoom(t)
		r.play(append(strings.Split(c.before, ", "), "pause")...)
		heap, text := r.heap(), r.text()
		s := r.options
		script := desktest.New(t, strings.Split(c.typed, ", ")...)
		s.Desk = script
		p := must(sitting(s))
		p.writer.Unlocked = true
		require.NoError(t, p.take())
		require.Contains(t, script.Said(), says("session.unlocked"), name)
		p.writer.Close()
		told := len(script.Said())
		err := p.finish(p.run())
		require.ErrorIs(t, err, os.ErrClosed, name)
		sentence, ok := talk.Sentence(s.Words, err)
		require.True(t, ok, name)
		require.Contains(t, sentence, "NOT RECORDED", name)
		said := strings.Join(script.Said()[told:], "\n")
		require.NotRegexp(t, "taken|struck out|Brought back|now replaces", said, name+": nothing is told that was not recorded")
		require.Len(t, p.state.Heap, heap, name)
		require.Equal(t, text, r.text(), name)
	}
}

type timedFlow struct {
	flow
	tick *func()
}

func (timedFlow) Runs(pebbles.State) bool { return true }
func (timedFlow) Next(pebbles.State) int  { return 7 }
func (timedFlow) Gone(pebbles.State) int  { return 0 }
func (f timedFlow) Tick(int) pebbles.Action {
	(*f.tick)()
	return pebbles.Take{}
}

func TestATimeThatCannotBeSavedIsNoPause(t *testing.T) {
	r := newRoom(t)
	r.play("9", "pause")
	def, s, tick := pebblesDefinition(), r.options, func() {}
	def.Flow = timedFlow{tick: &tick}
	script := desktest.New(t)
	s.Desk = script
	p := must(newGame(def).sit(s))
	now := s.Clock()
	p.options.Clock = func() time.Time { return now }
	require.NoError(t, p.timing(func() error {
		now = now.Add(1500 * time.Millisecond)
		require.Equal(t, 5500*time.Millisecond, p.alarm())
		defer func() { now = now.Add(time.Second) }()
		return p.still(func() error {
			now = now.Add(time.Hour)
			require.Zero(t, p.alarm(), "a correction takes no time")
			return nil
		})
	}))
	require.Equal(t, 2500*time.Millisecond, p.watch.gone)
	p.watch.gone, tick = time.Second, func() { require.NoError(t, os.Rename(r.path(), r.path()+".away")) }
	require.ErrorIs(t, p.finish(errPause), journal.Moved)
	require.NotContains(t, strings.Join(script.Said(), "\n"), "Saved")
}

func TestAWholeGameInRussian(t *testing.T) {
	r := newRoom(t)
	r.options.Words = words.In(tables.Russian)
	said := r.play("3", "2", "3", "н", "2", "отмена", "1", "2", "1", "1", "1", "нет", "г")
	require.Contains(t, said, "Победа: moss. Всё решает последний камешек. (PB-WIN-01)")
	require.NotContains(t, said, "[session.")
}

func TestNoSentenceIsMissing(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Mode = "alone"
	said := r.play("9", "? pebble", "?", "show", "roll", "1", "undo", "redo", "undo 2", "y", "r", "undo 7", "redo", "roll", "pause")
	require.NotContains(t, said, "[")
}
