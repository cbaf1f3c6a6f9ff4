package desk

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestTheGrammarOfAnswers(t *testing.T) {
	require.Greater(t, len(theGrammar), 100)
	for _, h := range theGrammar {
		c := choiceOf(h.options, words.In(h.lang))
		var means []string
		for _, i := range c.read(h.typed) {
			means = append(means, c.options[i].Keys[0])
		}
		require.Equal(t, h.want, strings.Join(means, " "), "%q in %s", h.typed, h.lang)
	}
}

func TestTheLabelInTheOtherLanguageIsAName(t *testing.T) {
	w := words.In(tables.English)
	c := choiceOf([]Option{{Keys: []string{"s"}, Label: w.Say("session.same-result")}, {Keys: []string{"r"}, Label: w.Say("session.roll-again")}}, w)
	require.Equal(t, []int{1}, c.read("бросить"))
	require.Equal(t, []int{0}, c.read("то же самое"))
	require.Empty(t, c.read("то"))
}

func TestWhatFitsSeveralIsNamedAndNothingIsDone(t *testing.T) {
	for _, c := range []struct {
		lang    tables.Lang
		options []Option
		typed   string
		want    string
	}{
		{"en", rickEn, "card", "! “card” fits more than one answer: [c] draw a card (deck 20) · [p] play a card (hand 5). Choose one of them."},
		{"en", yesNoEn, "н", "! “н” fits more than one answer: [y] yes (y in the other layout) · [n] no. Choose one of them."},
		{"ru", rickRu, "c", "! «c» подходит к нескольким ответам: [с] север: закрытый квадрат (с в другой раскладке) · [к] взять карту (в колоде 20). Выберите что-то одно."},
	} {
		for _, ask := range []func(Desk, Question, []Option) (any, error){
			func(d Desk, q Question, of []Option) (any, error) { return d.Choose(q, of) },
			func(d Desk, q Question, of []Option) (any, error) { return d.Pick(q, of) },
		} {
			d, out := typing(c.lang, c.typed)
			_, err := ask(d, Question{Text: "Что?"}, c.options)
			require.ErrorIs(t, err, ErrEnd)
			require.Contains(t, out.String(), c.want)
		}
	}
}

func TestAnswersWithAnArgument(t *testing.T) {
	for _, c := range []struct {
		lang       tables.Lang
		typed      string
		menu, card int
	}{
		{"en", "p razor", 5, 0}, {"en", "p raz", 5, 0}, {"en", "p бритв", 5, 0}, {"en", "play razor", 5, 0}, {"en", "p screw-g", 5, 1},
		{"en", "p 2", 5, 1}, {"ru", "и бритв", 5, 0}, {"ru", "и razor", 5, 0}, {"ru", "сыграть бритв", 5, 0}, {"ru", "и 3", 5, 2},
	} {
		d, out := typing(c.lang, c.typed)
		menu := map[tables.Lang][]Option{"en": rickEn, "ru": rickRu}[c.lang]
		i, err := d.Choose(Question{Text: "Spend"}, menu)
		require.NoError(t, err, out)
		require.Equal(t, c.menu, i, c.typed)
		i, err = d.Choose(Question{Text: "Which?"}, cardsEn)
		require.NoError(t, err, out)
		require.Equal(t, c.card, i, c.typed)
	}
	d, out := typing(tables.English, "2 c")
	require.Equal(t, 2, must(d.Number(Question{Text: "How many?"}, 0, 9)))
	require.Equal(t, 4, must(d.Choose(Question{Text: "Which?"}, rickEn)), out)
}

func TestAnAnswerAheadThatFitsSeveralStopsTheLine(t *testing.T) {
	d, out := typing(tables.English, "p screw n", "1")
	must(d.Choose(Question{Text: "Spend"}, rickEn))
	require.Equal(t, 0, must(d.Choose(Question{Text: "Which?"}, cardsEn)), "the next line answers")
	require.Contains(t, out.String(), "! “screw” fits more than one answer: [2] Screw Gun · [3] Screw Cap. Choose one of them. Not used: screw n\n")
}

func TestAsidesInTheOtherLayout(t *testing.T) {
	for typed, want := range map[string]Word{"jnvtyf": AsideUndo, "гтвщ": AsideUndo, "gfepf": AsidePause, "gjxtve": AsideWhy, "ashk": "", "показать": AsideShow} {
		got, ok := asideIn(split(typed))
		require.Equal(t, want, got.Word, typed)
		require.Equal(t, want != "", ok)
	}
	d, _ := typing(tables.Russian, "yfpfl")
	_, err := d.Choose(Question{Text: "Что?"}, rickRu)
	require.ErrorIs(t, err, ErrBack)
}

// If the beginning of a line is an answer as typed, and a beginning of the line is another answer in
// the other layout, the desk asks again. A line with one valid meaning is taken.
func TestALineIsReadInEitherLayout(t *testing.T) {
	answers := []string{"k 2", "2к б", "2r u", "л", "r", "w", "ц"}
	same := func(one, other string) bool { return one == "ц" && other == "w" || one == "w" && other == "ц" }
	q := Question{Text: "Raid", Layouts: true, Same: same, Parse: func(typed string) error {
		if !slices.Contains(answers, typed) {
			return errors.New("unknown")
		}
		return nil
	}}
	for typed, want := range map[string]string{
		"k 2": "k 2", "2к б г": "2к б", "2r u": "2r u", "2к г": "2r u", "л": "л", "r": "r", "к": "", "к 2": "",
		"л x": "л", `л "2"`: "л", "л 2": "", "л 2 x": "", "ц 2": "ц", "w 2": "w",
	} {
		d, out := typing(tables.English, typed, "k 2")
		got := must(d.Write(q))
		if want == "" {
			require.Equal(t, "k 2", got, typed)
			require.Contains(t, out.String(), "! ", typed)
			continue
		}
		require.Equal(t, want, got, "%s: %s", typed, out)
	}
	for lang, both := range map[tables.Lang]string{
		tables.English: "“л 2” fits more than one answer: л · k 2 (k 2 in the other layout). Choose one of them.",
		tables.Russian: "«л 2» подходит к нескольким ответам: л · k 2 (k 2 в другой раскладке). Выберите что-то одно.",
	} {
		d, out := typing(lang, "л 2", "k 2")
		require.Equal(t, "k 2", must(d.Write(q)))
		require.Contains(t, oneLine(out.String()), both)
		d, out = typing(lang, "w 2")
		require.Equal(t, "w", must(d.Write(q)), out)
	}
	d, out := typing(tables.Russian, "л 2 x")
	require.Equal(t, "л", must(d.Write(q)), "the whole line is no answer in the other layout: %s", out)
	q.Layouts = false
	d, out = typing(tables.English, "2к г", "k 2")
	must(d.Write(q))
	require.Contains(t, out.String(), "! unknown", "names are taken as they were typed")
}

func TestTheWordBeforeTheColonOfARowIsItsName(t *testing.T) {
	d, out := typing(tables.Russian, "один")
	i, err := d.Choose(Question{Text: "Как играем?"}, []Option{
		{Keys: []string{"о", "s"}, Label: "один: по 2 закрытых"},
		{Keys: []string{"б", "i"}, Label: "один, безумная сложность: по 3 закрытых"},
	})
	require.NoError(t, err, out)
	require.Equal(t, 0, i)
}

// In this test, "r" lets the app roll, and "кккк" means four cards. At an English table, "rrrr"
// could mean both.
func TestLettersThatMeanSomethingHereAreNotReadInTheOtherLayout(t *testing.T) {
	q := Question{Text: "Roll", Layouts: true, Parse: func(typed string) error {
		if !slices.Contains([]string{"r", "кккк", "mmmm", "ьььь"}, typed) {
			return errors.New("unknown")
		}
		return nil
	}}
	for lang, both := range map[tables.Lang]string{
		tables.English: "“rrrr” fits more than one answer: r · кккк (кккк in the other layout). Choose one of them.",
		tables.Russian: "",
	} {
		d, out := typing(lang, "rrrr", "mmmm")
		got := must(d.Write(q))
		if both == "" {
			require.Equal(t, "кккк", got, "a Russian has typed in the wrong layout")
			continue
		}
		require.Equal(t, "mmmm", got)
		require.Contains(t, oneLine(out.String()), both)
	}
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func TestTheExampleOfSeveralOptionsHasTheirKeys(t *testing.T) {
	rows := func(keys ...string) (c choice) {
		for _, key := range keys {
			c.rows = append(c.rows, Row{Key: key})
		}
		return c
	}
	for _, e := range []struct {
		keys            []string
		together, apart string
	}{
		{[]string{"1", "2", "3", "4"}, "34", "3 4"},
		{[]string{"9", "10", "11"}, "", "10 11"},
		{[]string{"h", "f"}, "", "h f"},
		{[]string{"1"}, "", "1"},
	} {
		together, apart := rows(e.keys...).lastKeys()
		require.Equal(t, []string{e.together, e.apart}, []string{together, apart}, "%v", e.keys)
	}
}
