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

// The menus for the examples of the grammar. For each option, keys of the table's language come
// first.
var (
	rickEn = []Option{
		{Keys: []string{"n", "с"}, Label: "north: a face-down tile", Also: []string{"север: закрытый квадрат"}},
		{Keys: []string{"e", "в"}, Label: "east: a new tile"},
		{Keys: []string{"s", "ю"}, Label: "south"},
		{Keys: []string{"w", "з"}, Label: "west"},
		{Keys: []string{"c", "к"}, Label: "draw a card (deck 20)"},
		{Keys: []string{"p", "и"}, Label: "play a card (hand 5)"},
		{Keys: []string{"f", "о"}, Label: "shoot", Hidden: true},
		{Keys: []string{"end", "конец"}, Label: "end the turn"},
	}
	rickRu = []Option{
		{Keys: []string{"с", "n"}, Label: "север: закрытый квадрат"},
		{Keys: []string{"в", "e"}, Label: "восток: новый квадрат"},
		{Keys: []string{"ю", "s"}, Label: "юг"},
		{Keys: []string{"з", "w"}, Label: "запад"},
		{Keys: []string{"к", "c"}, Label: "взять карту (в колоде 20)"},
		{Keys: []string{"и", "p"}, Label: "сыграть карту (на руке 5)"},
		{Keys: []string{"о", "f"}, Label: "выстрелить", Hidden: true},
		{Keys: []string{"конец", "end"}, Label: "закончить ход"},
	}
	cardsEn = []Option{
		{Keys: []string{"1", "razor-throwers", "бритвомёты"}, Label: "Razor Throwers"},
		{Keys: []string{"2", "screw-gun", "шуруповёрт"}, Label: "Screw Gun"},
		{Keys: []string{"3", "screw-cap", "пробка"}, Label: "Screw Cap"},
		{Keys: []string{"new", "новая"}, Label: "another card"},
	}
	breachEn = []Option{
		{Keys: []string{"y", "yes", "д", "да"}, Label: "record it as it happened, noted"},
		{Keys: []string{"n", "no", "н", "нет"}, Label: "change my mind"},
		{Keys: []string{"house", "правило"}, Label: "house rule from now on", Whole: true},
	}
	breachRu = []Option{
		{Keys: []string{"д", "да", "y", "yes"}, Label: "записать как было, с пометкой"},
		{Keys: []string{"н", "нет", "n", "no"}, Label: "передумать"},
		{Keys: []string{"правило", "house"}, Label: "теперь это домашнее правило", Whole: true},
	}
	yesNoEn = []Option{{Keys: []string{"y", "yes", "д", "да"}, Label: "yes"}, {Keys: []string{"n", "no", "н", "нет"}, Label: "no"}}
	yesNoRu = []Option{{Keys: []string{"д", "да", "y", "yes"}, Label: "да"}, {Keys: []string{"н", "нет", "n", "no"}, Label: "нет"}}
)

// heard is a line typed at a menu, with the keys of the matching options.
type heard struct {
	lang    tables.Lang
	options []Option
	shape   Shape
	typed   string
	want    string
}

// theGrammar lists lines with their meaning: no option, one option, or several.
var theGrammar = []heard{
	// a key of the table's language
	{"en", rickEn, Menu, "n", "n"}, {"en", rickEn, Menu, "N", "n"}, {"en", rickEn, Menu, "end", "end"}, {"en", rickEn, Menu, "END", "end"},
	{"ru", rickRu, Menu, "с", "с"}, {"ru", rickRu, Menu, "КОНЕЦ", "конец"}, {"en", rickEn, Menu, "f", "f"}, {"ru", rickRu, Menu, "о", "о"},
	{"en", rickEn, Menu, "1", ""}, {"en", rickEn, Menu, "7", ""}, {"en", rickEn, Menu, "0", ""},
	{"en", cardsEn, Menu, "2", "2"}, {"en", cardsEn, Menu, "razor-throwers", "1"}, {"en", cardsEn, Menu, "new", "new"},
	{"en", yesNoEn, YesNo, "n", "n"}, {"en", yesNoEn, YesNo, "no", "n"}, {"en", yesNoEn, YesNo, "y", "y"}, {"en", yesNoEn, YesNo, "Yes", "y"},
	{"ru", yesNoRu, YesNo, "н", "н"}, {"ru", yesNoRu, YesNo, "нет", "н"}, {"ru", yesNoRu, YesNo, "д", "д"}, {"ru", yesNoRu, YesNo, "да", "д"},
	{"en", yesNoEn, YesNo, "1", ""}, {"en", yesNoEn, YesNo, "2", ""},
	// a whole label
	{"en", rickEn, Menu, "end the turn", "end"}, {"ru", rickRu, Menu, "юг", "ю"}, {"en", rickEn, Menu, "shoot", "f"},
	// the other layout, the other language
	{"en", yesNoEn, YesNo, "нет", "n"}, {"en", yesNoEn, YesNo, "тщ", "n"}, {"en", yesNoEn, YesNo, "ytn", "n"}, {"en", yesNoEn, YesNo, "т", "n"},
	{"en", yesNoEn, YesNo, "да", "y"}, {"en", yesNoEn, YesNo, "д", "y"}, {"en", yesNoEn, YesNo, "lf", "y"}, {"en", yesNoEn, YesNo, "нуы", "y"},
	{"en", yesNoEn, YesNo, "н", "y n"}, {"ru", yesNoRu, YesNo, "y", "д н"}, {"ru", yesNoRu, YesNo, "no", "н"}, {"ru", yesNoRu, YesNo, "yes", "д"},
	{"ru", yesNoRu, YesNo, "n", "н"}, {"ru", yesNoRu, YesNo, "l", "д"}, {"ru", yesNoRu, YesNo, "lf", "д"}, {"ru", yesNoRu, YesNo, "ytn", "н"},
	{"ru", rickRu, Menu, "c", "с к"}, {"ru", rickRu, Menu, "p", "з и"}, {"ru", rickRu, Menu, "n", "с"}, {"ru", rickRu, Menu, "e", "в"},
	{"ru", rickRu, Menu, "end", "конец"}, {"ru", rickRu, Menu, "rjytw", "конец"}, {"ru", rickRu, Menu, "утв", "конец"}, {"ru", rickRu, Menu, ".", "ю"},
	{"en", rickEn, Menu, "с", "n c"}, {"en", rickEn, Menu, "з", "w p"}, {"en", rickEn, Menu, "к", "c"}, {"en", rickEn, Menu, "конец", "end"},
	{"en", rickEn, Menu, "утв", "end"}, {"en", rickEn, Menu, "ц", "w"}, {"en", cardsEn, Menu, "бритвомёты", "1"}, {"en", cardsEn, Menu, "бритвометы", "1"},
	// in the other layout and the other language, only with more than one letter
	{"en", rickEn, Menu, "d", ""}, {"en", rickEn, Menu, "g", ""}, {"en", yesNoEn, YesNo, "l", ""}, {"ru", yesNoRu, YesNo, "т", ""},
	// a whole word, or a beginning of three letters
	{"en", rickEn, Menu, "nor", "n"}, {"en", rickEn, Menu, "north", "n"}, {"en", rickEn, Menu, "no", ""}, {"en", rickEn, Menu, "dra", "c"},
	{"en", rickEn, Menu, "card", "c p"}, {"en", rickEn, Menu, "draw card", "c"}, {"en", rickEn, Menu, "a card", "c p"}, {"en", rickEn, Menu, "tile", "n e"},
	{"en", rickEn, Menu, "a", ""}, {"en", rickEn, Menu, "eac", ""}, {"en", rickEn, Menu, "urn", ""}, {"en", rickEn, Menu, "deck", "c"},
	{"en", rickEn, Menu, "сев", "n"}, {"en", rickEn, Menu, "квадрат", "n"}, {"en", rickEn, Menu, "sho", ""}, {"en", rickEn, Menu, "x", ""},
	{"ru", rickRu, Menu, "вос", "в"}, {"ru", rickRu, Menu, "квадрат", "с в"}, {"ru", rickRu, Menu, "взя", "к"}, {"ru", rickRu, Menu, "карту", "к и"},
	{"ru", rickRu, Menu, "dpz", "к"}, {"ru", rickRu, Menu, "rfhne", "к и"}, {"ru", rickRu, Menu, "dp", ""}, {"en", rickEn, Menu, "вкф", "c"}, {"en", cardsEn, Menu, "кфя", "1"},
	{"en", cardsEn, Menu, "raz", "1"}, {"en", cardsEn, Menu, "razor", "1"}, {"en", cardsEn, Menu, "ra", ""}, {"en", cardsEn, Menu, "бритв", "1"},
	{"en", cardsEn, Menu, "screw", "2 3"}, {"en", cardsEn, Menu, "screw g", "2"}, {"en", cardsEn, Menu, "gun", "2"}, {"en", cardsEn, Menu, "throw", ""},
	// at a warning, only the whole word makes a house rule
	{"en", breachEn, YesNo, "y", "y"}, {"en", breachEn, YesNo, "n", "n"}, {"en", breachEn, YesNo, "no", "n"}, {"en", breachEn, YesNo, "нет", "n"},
	{"en", breachEn, YesNo, "house", "house"}, {"en", breachEn, YesNo, "правило", "house"}, {"en", breachEn, YesNo, "ghfdbkj", "house"},
	{"en", breachEn, YesNo, "h", ""}, {"en", breachEn, YesNo, "hou", ""}, {"en", breachEn, YesNo, "rule", ""}, {"en", breachEn, YesNo, "s", ""},
	{"en", breachEn, YesNo, "e", ""}, {"en", breachEn, YesNo, "d", ""}, {"en", breachEn, YesNo, "r", ""}, {"en", breachEn, YesNo, "rec", "y"},
	{"ru", breachRu, YesNo, "д", "д"}, {"ru", breachRu, YesNo, "н", "н"}, {"ru", breachRu, YesNo, "правило", "правило"}, {"ru", breachRu, YesNo, "house", "правило"},
	{"ru", breachRu, YesNo, "п", ""}, {"ru", breachRu, YesNo, "прав", ""}, {"ru", breachRu, YesNo, "домашнее", ""}, {"ru", breachRu, YesNo, "с", ""},
	{"ru", breachRu, YesNo, "нет", "н"}, {"ru", breachRu, YesNo, "y", "д н"}, {"ru", breachRu, YesNo, "з", ""}, {"ru", breachRu, YesNo, "h", ""},
	{"en", rickEn, Menu, "", ""}, {"en", rickEn, Menu, "-", ""}, {"en", rickEn, Menu, "ё", ""}, {"ru", rickRu, Menu, "zz", ""},
}

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
		d, out := typing(c.lang, c.typed)
		_, err := d.Choose(Question{Text: "Что?"}, c.options)
		require.ErrorIs(t, err, ErrEnd)
		require.Contains(t, out.String(), c.want)
	}
}

// A line is split after an answer. A key is a complete answer. A key with its argument is two
// answers.
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

// TestALineIsReadInEitherLayout: the line as typed takes precedence. If its beginning is an answer
// as typed, and the whole line is another answer in the other layout, the question is asked again.
func TestALineIsReadInEitherLayout(t *testing.T) {
	answers := []string{"k 2", "2к б", "2r u", "л", "r"}
	q := Question{Text: "Raid", Layouts: true, Parse: func(typed string) error {
		if !slices.Contains(answers, typed) {
			return errors.New("unknown")
		}
		return nil
	}}
	for typed, want := range map[string]string{
		"k 2": "k 2", "2к б г": "2к б", "2r u": "2r u", "2к г": "2r u", "л": "л", "r": "r", "к": "", "к 2": "",
		"л x": "", `л "2"`: "", "л 2": "", "л 2 x": "",
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
	d, out := typing(tables.English, "л 2", "k 2")
	must(d.Write(q))
	require.Contains(t, oneLine(out.String()), "“л 2” fits more than one answer: л · k 2 (k 2 in the other layout). Choose one of them.")
	q.Layouts = false
	d, out = typing(tables.English, "2к г", "k 2")
	must(d.Write(q))
	require.Contains(t, out.String(), "! unknown", "names are taken as they were typed")
}

// TestTheWordBeforeTheColonOfARowIsItsName: the word selects this row, even if other rows contain
// it.
func TestTheWordBeforeTheColonOfARowIsItsName(t *testing.T) {
	d, out := typing(tables.Russian, "один")
	i, err := d.Choose(Question{Text: "Как играем?"}, []Option{
		{Keys: []string{"о", "s"}, Label: "один: по 2 закрытых"},
		{Keys: []string{"б", "i"}, Label: "один, безумная сложность: по 3 закрытых"},
	})
	require.NoError(t, err, out)
	require.Equal(t, 0, i)
}

// TestLettersThatMeanSomethingHereAreNotReadInTheOtherLayout: r means that the app rolls, so rrrr
// must not be converted to кккк, which is four cards.
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
