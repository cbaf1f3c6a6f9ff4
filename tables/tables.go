// Package tables holds what is printed: the rules of each game in our own
// words, their glossaries, and the components of each box. The sub-packages
// hold one game each; words holds the sentences of the interface.
//
// Nothing here decides anything. Package rules judges, package assist speaks.
package tables

// Lang is a language of the interface.
type Lang string

// The languages that every text exists in.
const (
	English Lang = "en"
	Russian Lang = "ru"
)

// Langs lists the languages in the order in which they are offered.
var Langs = []Lang{English, Russian}

// Text is one thing said in both languages.
type Text struct {
	En string `json:"en" jsonschema:"in English"`
	Ru string `json:"ru" jsonschema:"in Russian"`
}

// In returns the text in lang, and the English one where lang is unknown.
func (t Text) In(lang Lang) string {
	if lang == Russian {
		return t.Ru
	}
	return t.En
}

// Each returns what becomes of each thing of a list.
func Each[T, U any](list []T, of func(T) U) []U {
	out := make([]U, len(list))
	for i, one := range list {
		out[i] = of(one)
	}
	return out
}

// RuleID names one rule or one open question of a rulebook, as in PR-MOVE-03.
// The same id is a warning's citation, an entry of the lookup, the name of a
// test case and a row of the coverage ledger.
type RuleID string
