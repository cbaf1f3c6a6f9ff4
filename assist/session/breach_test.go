package session

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

const waived = `{"kind":"settle","name":"PB-TAKE-01","value":"waived"}`

// At a warning, only the whole word makes a house rule.
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

// The setup sets one house rule, and then the test waives a rule.
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
	require.Contains(t, said, "Back one question. Nothing was struck out.")
	require.Equal(t, []string{fell(2), take(1), fell(3)}, r.stands())
	said = r.play("9", "undo", "2", "pause")
	require.Contains(t, said, "Back one question.", "a breach is half an answer")
	require.NotRegexp(t, struckLine, said)
	require.Regexp(t, struckLine, r.play("undo", "1", "pause"), "the first question of a moment is none")
	require.Regexp(t, struckLine, r.play("fix", "undo", "undo", "1", "pause"), "nor after an aside that asked")
}

// The hint lists the aside commands that are useful at a question.
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
