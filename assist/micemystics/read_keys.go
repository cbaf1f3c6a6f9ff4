package micemystics

import (
	"slices"
	"strings"
	"unicode"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// The letters that people type, in the Latin alphabet and in the Cyrillic one.
// Both are understood whatever language the table speaks.
const (
	moveLetters    = "mх"
	attackLetters  = "aа"
	searchLetters  = "sо"
	exploreLetters = "xи"
	recoverLetters = "vв"
	standLetters   = "gп"
	scurryLetters  = "rб"
	shareLetters   = "hм"
	equipLetters   = "wн"
	levelLetters   = "lу"
	powerLetters   = "pс"
	useLetters     = "cр"
	itemLetters    = "iг"
	otherLetters   = "oд"
	endLetters     = "eк"
)

// mark is what people say of a place or a way.
type mark int8

const (
	waterMark mark = iota
	trapMark
	wideMark
	yellowMark
	redMark
)

// markWords are the words of each mark; the code of a mouse goes before a mark, which
// then takes its next word.
var markWords = map[tables.Lang][][]string{
	tables.English: {{"w", "wa", "water"}, {"t", "tr", "trap"}, {"o", "wd", "wide"}, {"y", "ye", "yellow"}, {"r", "re", "red"}},
	tables.Russian: {{"в", "во", "вода"}, {"л", "ло", "ловушка"}, {"ш", "ши", "широкая"}, {"ж", "же", "желтая"}, {"к", "кр", "красная"}},
}

// markOf returns which mark a word is, in either language; false if it is none.
func (a prompter) markOf(word string) (mark, bool) {
	for _, lang := range tables.Langs {
		for m, code := range a.codes(lang).marks {
			if foldCase(word) == code || foldCase(word) == markWords[lang][m][2] {
				return m, true
			}
		}
	}
	return 0, false
}

// symbolLetters are the letters of the symbols that count in fights; stars may be
// typed too and count for nothing there.
var symbolLetters = map[string]string{
	"sword": "sм", "shield": "hщ", "bow": "bл", "cheese": "cс", "star": "*",
}

// isLetterOf reports whether a typed word is one of the letters, in either case.
func isLetterOf(typed, letters string) bool {
	r := []rune(foldCase(typed))
	return len(r) == 1 && strings.ContainsRune(letters, r[0])
}

// isOneOf reports whether a typed word is one of words, in either case.
func isOneOf(typed string, words ...string) bool { return slices.Contains(words, foldCase(typed)) }

// foldCase returns a word in lower case, without blanks around it and with е for
// ё, so that two spellings are equal.
func foldCase(s string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(s)), "ё", "е")
}

// hyphenated returns a name as one word.
func hyphenated(name string) string { return strings.ReplaceAll(foldCase(name), " ", "-") }

// cardKeys returns the words by which people may name a card in a list: its
// names.
func (a prompter) cardKeys(id parts.CardID) []string {
	keys := []string{}
	for _, name := range []string{a.card(id), string(id)} {
		if key := hyphenated(name); !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// typedWords splits an answer at blanks, commas and semicolons.
func typedWords(typed string) []string {
	return strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == ';' })
}

// itemLettersOf are the letters of the party items.
var itemLettersOf = map[parts.PartyItem]string{parts.Hook: "hк", parts.Fork: "fв", parts.Grape: "gг", parts.Disguise: "dм"}

// conditionLetters are the letters of the conditions of a mouse.
var conditionLetters = map[game.Condition]string{game.Stunned: "sо", game.Webbed: "wп", game.Charmed: "cз", game.Down: "dу"}

// rollWords let the app roll, shuffle or toss, whoever usually does.
var rollWords = []string{"r", "roll", "б", "бросок", "shuffle", "перемешать", "тасуй", "toss", "подбросить"}
