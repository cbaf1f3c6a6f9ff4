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

// term is a sign, which is its English word, with its Russian word.
type term struct {
	sign  sign
	place termPlace
	ru    string
}

// terms are all words of the text.
var terms = []term{
	{waterSign, ofSpace, "вода"},
	{currentSign, ofSpace, "течение"},
	{wideSign, ofSpace, "широкая"},
	{outlinedSign, ofSpace, "обводка"},
	{spawnSign, ofSpace, "появление"},
	{crossSign, ofSpace, "крест"},
	{flipSign, ofSpace, "переворот"},
	{exitSign, ofSpace, "выход"},
	{atSign, ofSpace, "центр"},
	{redSign, ofBorder, "красная"},
	{yellowSign, ofBorder, "жёлтая"},
	{gapSign, ofBorder, "зазор"},
	{wallSign, ofMap, "стена"},
	{blindSign, ofMap, "слепо"},
	{clearSign, ofMap, "видно"},
	{offSign, ofTarget, "край"},
	{hookSign, ofTail, "крюк"},
	{classSign, ofTail, "класс"},
	{toSign, ofTail, "туда"},
	{fromSign, ofTail, "сюда"},
}

// tailed are the signs that go on behind a dash: exit-north, flip-hook.
var tailed = []sign{waterSign, currentSign, flipSign, exitSign, atSign, yellowSign}

// wordOf returns a sign's word in a language.
func wordOf(s sign, lang tables.Lang) string {
	if i := slices.IndexFunc(terms, func(t term) bool { return t.sign == s }); lang == tables.Russian {
		return terms[i].ru
	}
	return string(s)
}

// foldWord returns a word in lower case and with е for ё.
func foldWord(word string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(word), "ё", "е"), "е\u0308", "е")
}

// means reports whether a word is the term's, in either language.
func (t term) means(word string) bool {
	word = foldWord(word)
	return word == string(t.sign) || word == foldWord(t.ru)
}

// termOf returns the term that a word means, and what stands behind its dash; the zero
// term for other words, as the name of a space.
func termOf(word string) (term, string) {
	head, tail, dashed := strings.Cut(word, "-")
	for _, t := range terms {
		if t.place != ofTail && t.means(head) && (!dashed || slices.Contains(tailed, t.sign)) {
			return t, tail
		}
	}
	return term{}, ""
}

// tailSign returns which of some signs stands behind a dash; noSign if none does.
func tailSign(word string, of ...sign) sign {
	for _, t := range terms {
		if slices.Contains(of, t.sign) && t.means(word) {
			return t.sign
		}
	}
	return noSign
}
