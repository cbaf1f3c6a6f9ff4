// Package tables holds everything printed: the rules of each game in our own words, their
// glossaries, and the components of each box. Each sub-package holds one game; words holds the
// sentences of the interface.
//
// Nothing here decides anything. Package rules judges, package assist talks to people.
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

// Text is a text in both languages.
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

// RuleID names a rule or an open question of a rulebook, as in PR-MOVE-03. Warnings cite it,
// and the lookup, the test cases and the ledger use it.
type RuleID string
