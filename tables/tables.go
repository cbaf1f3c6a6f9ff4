// Package tables has the printed material of the games: their rules in our own words, their
// glossaries, and their components. The package `words` holds the sentences of the interface.
//
// The package `rules` applies the rules, and the package `assist` talks with people.
package tables

// Lang is a language of the interface.
type Lang string

// The two languages. Every text exists in both.
const (
	English Lang = "en"
	Russian Lang = "ru"
)

// Langs lists the languages in the order in which people see them.
var Langs = []Lang{English, Russian}

// Other returns the other language.
func (l Lang) Other() Lang {
	if l == Russian {
		return English
	}
	return Russian
}

// Text is a text in both languages.
type Text struct {
	En string `json:"en" jsonschema:"in English"`
	Ru string `json:"ru" jsonschema:"in Russian"`
}

// In returns the text in lang. For an unknown language it returns the English text.
func (t Text) In(lang Lang) string {
	if lang == Russian {
		return t.Ru
	}
	return t.En
}

// Each returns the results of a function for all elements of a list.
func Each[T, U any](list []T, of func(T) U) []U {
	out := make([]U, len(list))
	for i, one := range list {
		out[i] = of(one)
	}
	return out
}

// RuleID identifies a rule of a rulebook, such as PR-MOVE-03, or a question that the rulebook
// leaves open, such as PR-AMB-01.
type RuleID string
