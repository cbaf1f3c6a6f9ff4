package session

import (
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestNothingButItsWordMakesAHouseRule(t *testing.T) {
	for lang, all := range map[tables.Lang][]string{
		tables.English: {"n", "no", "нет", "тщ", "s", "e", "d", "h", "c", "3", "rule", "hou", "house n", "3 house", "y 2", ""},
		tables.Russian: {"н", "нет", "no", "д 2", "с", "п", "з", "h", "прав", "правило да", "2 правило", ""},
	} {
		for _, typed := range all {
			r := newRoom(t)
			r.options.Words = words.In(lang)
			r.lines("9\n2\n3\n" + typed + "\n")
			require.Equal(t, []string{fell(2)}, r.stands(), "%q in %s", typed, lang)
		}
	}
}

func TestAHouseRuleIsAskedBackInItsOwnWords(t *testing.T) {
	for name, c := range map[string]struct {
		lang    tables.Lang
		answers []string
		asked   string
		stands  []string
	}{
		"yes":                           {"en", []string{"house", "y"}, "Take at most what the die shows. (PB-TAKE-01)\nPlay without this rule from now on?", []string{fell(2), waived, take(3)}},
		"no asks the breach again":      {"en", []string{"house", "n", "y"}, "Play without this rule from now on?", []string{fell(2), take(3)}},
		"Enter is no":                   {"en", []string{"house", "", ""}, "Play without this rule from now on?", []string{fell(2)}},
		"back asks the breach again":    {"en", []string{"house", "back", "n"}, "Play without this rule from now on?", []string{fell(2)}},
		"in Russian":                    {"ru", []string{"правило", "д"}, "Играть дальше без этого правила?", []string{fell(2), waived, take(3)}},
		"in the other layout's letters": {"ru", []string{"ghfdbkj", "да"}, "Играть дальше без этого правила?", []string{fell(2), waived, take(3)}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.options.Words = words.In(c.lang)
			typed := "9\n2\n3\n"
			for _, answer := range c.answers {
				typed += answer + "\n"
			}
			require.Contains(t, r.lines(typed), c.asked)
			require.Equal(t, c.stands, r.stands())
		})
	}
}

func TestHouseRulesAreCountedInATitleThatFits(t *testing.T) {
	for columns, want := range map[int]string{80: "Heap · moss, die 0 · house rules: 2\n", 28: "Heap · moss, die 0 · house 2\n", 27: "\nmoss, die 0 · house 2\n"} {
		r := newRoom(t)
		r.options.Size = func() (int, int) { return columns, 0 }
		require.Contains(t, r.play("9", "2", "3", "house", "y", "pause"), want)
	}
}

func TestAWaivedRuleIsSeenAndTakenBack(t *testing.T) {
	r := newRoom(t)
	said := r.play("9", "2", "3", "house", "y", "show", "undo", "redo", "undo", "1", "pause")
	require.Contains(t, said, "Heap · ann, die 2 · house rules: 1\n")
	require.Contains(t, said, " · house rules: 2\n")
	require.Contains(t, said, "; you play without the rule “Take at most what the die shows. (PB-TAKE-01)”")
	require.Contains(t, said, says("session.undoing", tables.Args{"line": 3, "report": waived, "count": 1}))
	require.Equal(t, []string{fell(2), take(1)}, r.stands())

	r = newRoom(t)
	r.play("9", "2", "3", "house", "y", "1", "1", "undo", "pause")
	require.Equal(t, []string{fell(2), waived, take(3), fell(1)}, r.stands(), "a later report is taken back alone")
}

func TestUndoAtAHalfAnsweredQuestionGoesAQuestionBack(t *testing.T) {
	r := newRoom(t)
	said := r.play("9", "2", "1", "peek", "undo", "3", "pause")
	require.Contains(t, said, "Back to an earlier question. Nothing was struck out.")
	require.Equal(t, []string{fell(2), take(1), fell(3)}, r.stands())
	said = r.play("9", "undo", "2", "pause")
	require.Contains(t, said, "Back to an earlier question.", "a breach is half an answer")
	require.NotRegexp(t, struckLine, said)
	require.Regexp(t, struckLine, r.play("undo", "1", "pause"), "the first question of a moment is none")
	require.Regexp(t, struckLine, r.play("fix", "undo", "undo", "1", "pause"), "nor after an aside that asked")
}

func TestTheWordsAtHandDoSomething(t *testing.T) {
	r := newRoom(t)
	r.options.Given.Mode = "alone"
	said := r.lines("9\n2\n1\n2\npause\n")
	for _, hint := range []string{
		"? the rules · quit\nHow many pebbles?",
		"? the rules · show · fix · pause\nDie",
		"? the rules · show · undo · fix · pause\nAnn takes",
		"? the rules · why · show · undo · fix · pause\n",
	} {
		require.Contains(t, said, hint)
	}
}

func TestLivelyEveningsLeaveSoundRecords(t *testing.T) {
	for seed := range uint64(ruletest.Some(60)) {
		random := rand.New(rand.NewPCG(seed, 1))
		r := newRoom(t)
		r.options.Habit = []talk.Habit{talk.AskDice, talk.AppDice}[random.IntN(2)]
		r.options.Given.Mode = []string{"", "alone"}[random.IntN(2)]
		for sitting := range 5 {
			lines := []string{}
			if sitting == 0 {
				lines = append(lines, "12")
			}
			for range 25 {
				lines = append(lines, typed[random.IntN(len(typed))])
			}
			r.sits(strings.Join(lines, "\n") + "\n")
		}
		proof, err := New(pebblesDefinition()).Verify(r.reading())
		require.NoError(t, err, "seed %d", seed)
		require.True(t, proof.Whole(), "seed %d: %v %v", seed, proof.Doubts, proof.Differences)
		require.Equal(t, 2, max(2, proof.Chained), "seed %d", seed)
	}
}

func (r *room) sits(lines string) {
	r.t.Helper()
	s := r.options
	s.Entropy = strings.NewReader(strings.Repeat(lines, 9))
	s.Desk = desk.NewLine(strings.NewReader(lines), io.Discard, desk.Look{Words: s.Words})
	p, err := sitting(s)
	if err == nil {
		err = p.run()
	}
	left := p.state
	require.NoError(r.t, p.finish(err))
	require.JSONEq(r.t, string(r.shown().State), string(must(compact(left))))
}

func TestRollsOfOldAndNewDiceFallAgain(t *testing.T) {
	r := newRoom(t)
	// People continue a finished game with new dice, and then undo all actions.
	r.lines("3\nroll\n3\ny\n\n")
	said := r.lines("undo\n1\nroll\nundo 2\ny\n\nroll\npause\n")
	require.Contains(t, said, "Keep the app's 2 rolls as they were?")
	record := r.record()
	last := record.Lines[len(record.Lines)-1]
	require.Equal(t, journal.Roll{Source: chance.App, N: 1}, last.Roll)
	require.Equal(t, fell(faceOf(1)), string(last.Did))
	r.whole("")
}

func TestATableWhoseSeedIsLostGoesOnWithRealDice(t *testing.T) {
	r := newRoom(t)
	r.play("5", "roll", "1", "pause")
	r.options.Habit = talk.AppDice
	require.NoError(t, os.Remove(strings.TrimSuffix(r.path(), journal.Extension)+".seed"))
	said := r.play("4", "4", "d")
	require.Contains(t, said, "The app can no longer roll for this table")
	require.Regexp(t, `(?s)Victory: ann.*The secret seed`, said)
}

func TestNobodyRollsWithDiceThatCouldNotBeDrawn(t *testing.T) {
	r := newRoom(t)
	r.play("5", "roll", "1", "pause")
	lines := r.record().Last()
	require.NoError(t, os.Remove(strings.TrimSuffix(r.path(), journal.Extension)+".seed"))
	r.options.Entropy = strings.NewReader("short")
	_, err := r.try()
	require.ErrorIs(t, err, io.ErrUnexpectedEOF)
	text, told := talk.Sentence(r.options.Words, err)
	require.True(t, told)
	require.Contains(t, text, "no random numbers")
	require.Equal(t, lines, r.record().Last(), "nothing was recorded")

	w, err := journal.Open(r.path())
	require.NoError(t, err)
	defer w.Close()
	lost := seededSecrets{dice: &appRoller{writer: w}, talk: &talk.UI{}}
	_, err = lost.Choose("suspect", []float64{1, 1})
	require.ErrorIs(t, err, journal.NoSeed)
	_, _, err = lost.Hide("1", "7b")
	require.ErrorIs(t, err, journal.NoSeed)
	defer lost.talk.Unveil()()
	_, _, err = lost.Open("", "")
	require.ErrorIs(t, err, journal.NoSeed)

	fresh := newRoom(t)
	fresh.options.Seed, fresh.options.Entropy = chance.Seed{}, strings.NewReader("short")
	_, err = fresh.try()
	require.ErrorIs(t, err, io.ErrUnexpectedEOF)
	_, _, err = seededSecrets{from: strings.NewReader("short")}.Keep("7b")
	require.ErrorIs(t, err, io.ErrUnexpectedEOF)
}

func TestAllThrownForOneReportIsOneRoll(t *testing.T) {
	r := newRoom(t)
	r.play("5", "pause")
	w := must(journal.Open(r.path()))
	defer w.Close()
	def := newGame(pebblesDefinition())
	d := &appRoller{habit: talk.AskDice, writer: w, seed: chance.SeedOf(1), places: def.newPlaces, die: def.fallen}
	first, second := d.Roll(2, 6), d.Roll(3, 6)
	want := chance.Roll(chance.SeedOf(1), 1, 6, 5)
	for i, face := range append(first, second...) {
		require.Equal(t, want[i]-1, face)
	}
	d.begin()
	require.Equal(t, first, d.Roll(2, 6), "what was not reported is thrown again")
}
