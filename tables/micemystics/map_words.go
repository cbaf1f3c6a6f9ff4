package micemystics

import (
	"slices"
	"strings"

	"tablemate/tables"
)

// sign is what a word in the text of a map means.
type sign string

// The signs; the zero value is a word that means nothing, as the name of a space.
const (
	noSign       sign = ""
	waterSign    sign = "water"
	currentSign  sign = "current"
	wideSign     sign = "wide"
	outlinedSign sign = "outlined"
	spawnSign    sign = "spawn"
	crossSign    sign = "cross"
	flipSign     sign = "flip"
	exitSign     sign = "exit"
	atSign       sign = "at"
	redSign      sign = "red"
	yellowSign   sign = "yellow"
	gapSign      sign = "gap"
	wallSign     sign = "wall"
	blindSign    sign = "blind"
	clearSign    sign = "clear"
	offSign      sign = "off"
	hookSign     sign = "hook"
	classSign    sign = "class"
	toSign       sign = "to"
	fromSign     sign = "from"
)

// termPlace is where in an entry a term may stand.
type termPlace string

// The places.
const (
	ofSpace  termPlace = "mark" // behind ~
	ofBorder termPlace = "line" // behind |
	ofMap    termPlace = "entry"
	ofTarget termPlace = "target" // behind a current
	ofTail   termPlace = "tail"   // behind the dash of another sign
)

// term is a sign with its words; also are other spellings in either language.
type term struct {
	sign  sign
	place termPlace
	word  tables.Text
	also  []string
}

// terms are all words of the text.
var terms = []term{
	{waterSign, ofSpace, tables.Text{En: "water", Ru: "вода"}, []string{"водная"}},
	{currentSign, ofSpace, tables.Text{En: "current", Ru: "течение"}, nil},
	{wideSign, ofSpace, tables.Text{En: "wide", Ru: "широкая"}, []string{"широкое"}},
	{outlinedSign, ofSpace, tables.Text{En: "outlined", Ru: "обводка"}, []string{"рамка"}},
	{spawnSign, ofSpace, tables.Text{En: "spawn", Ru: "появление"}, []string{"спавн"}},
	{crossSign, ofSpace, tables.Text{En: "cross", Ru: "крест"}, []string{"крестик"}},
	{flipSign, ofSpace, tables.Text{En: "flip", Ru: "переворот"}, []string{"поворот", "поворотная"}},
	{exitSign, ofSpace, tables.Text{En: "exit", Ru: "выход"}, nil},
	{atSign, ofSpace, tables.Text{En: "at", Ru: "центр"}, nil},
	{redSign, ofBorder, tables.Text{En: "red", Ru: "красная"}, nil},
	{yellowSign, ofBorder, tables.Text{En: "yellow", Ru: "жёлтая"}, nil},
	{gapSign, ofBorder, tables.Text{En: "gap", Ru: "зазор"}, []string{"щель"}},
	{wallSign, ofMap, tables.Text{En: "wall", Ru: "стена"}, nil},
	{blindSign, ofMap, tables.Text{En: "blind", Ru: "слепо"}, nil},
	{clearSign, ofMap, tables.Text{En: "clear", Ru: "видно"}, nil},
	{offSign, ofTarget, tables.Text{En: "off", Ru: "край"}, nil},
	{hookSign, ofTail, tables.Text{En: "hook", Ru: "крюк"}, []string{"крючок"}},
	{classSign, ofTail, tables.Text{En: "class", Ru: "класс"}, nil},
	{toSign, ofTail, tables.Text{En: "to", Ru: "туда"}, nil},
	{fromSign, ofTail, tables.Text{En: "from", Ru: "сюда"}, nil},
}

// tailed are the signs that go on behind a dash: exit-north, flip-hook.
var tailed = []sign{waterSign, currentSign, flipSign, exitSign, atSign, yellowSign}

// wordOf returns a sign's word in a language.
func wordOf(s sign, lang tables.Lang) string {
	i := slices.IndexFunc(terms, func(t term) bool { return t.sign == s })
	return terms[i].word.In(lang)
}

// foldWord returns a word in lower case and with е for ё.
func foldWord(word string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(word), "ё", "е"), "е\u0308", "е")
}

// spellings returns all words of a term, folded.
func (t term) spellings() []string {
	return append([]string{foldWord(t.word.En), foldWord(t.word.Ru)}, t.also...)
}

// means reports whether a word is one of the term's.
func (t term) means(word string) bool {
	word = foldWord(word)
	return foldWord(t.word.En) == word || foldWord(t.word.Ru) == word || slices.Contains(t.also, word)
}

// begins reports whether a word is the beginning of one of the term's.
func (t term) begins(word string) bool {
	return slices.ContainsFunc(t.spellings(), func(w string) bool { return strings.HasPrefix(w, foldWord(word)) })
}

// uniqueTerm returns the one of some terms that a word means or begins; the zero
// term if it is none or several.
func uniqueTerm(word string, among []term) term {
	var begun []term
	for _, t := range among {
		if t.means(word) {
			return t
		}
		if t.begins(word) {
			begun = append(begun, t)
		}
	}
	if word == "" || len(begun) != 1 {
		return term{}
	}
	return begun[0]
}

// termsWhere returns the terms that fit.
func termsWhere(fits func(term) bool) []term {
	var all []term
	for _, t := range terms {
		if fits(t) {
			all = append(all, t)
		}
	}
	return all
}

// termOf returns the term that a word by itself means, and what stands behind its
// dash; the zero term for other words, as the name of a space.
func termOf(word string) (term, string) {
	head, tail, dashed := strings.Cut(word, "-")
	for _, t := range terms {
		if t.place != ofTail && t.means(head) && (!dashed || slices.Contains(tailed, t.sign)) {
			return t, tail
		}
	}
	return term{}, ""
}

// markOf returns the term that a word behind ~ or | means: there as much of it is
// enough as distinguishes it from others.
func markOf(word string, where termPlace) (term, string) {
	if t, tail := termOf(word); t.sign != noSign {
		return t, tail
	}
	head, tail, dashed := strings.Cut(word, "-")
	return uniqueTerm(head, termsWhere(func(t term) bool {
		return t.place == where && (!dashed || slices.Contains(tailed, t.sign))
	})), tail
}

// tailSign returns which of some signs stands behind a dash; as much of its word
// is enough as distinguishes it.
func tailSign(word string, of ...sign) sign {
	return uniqueTerm(word, termsWhere(func(t term) bool { return slices.Contains(of, t.sign) })).sign
}
