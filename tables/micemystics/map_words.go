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

// place is where in an entry a sign may stand.
type place string

// The places.
const (
	ofSpace  place = "mark" // behind ~
	ofBorder place = "line" // behind |
	ofMap    place = "entry"
	ofTarget place = "target" // behind a current
	ofTail   place = "tail"   // behind the dash of another sign
)

// term is a sign with its words; also are other spellings in either language.
type term struct {
	sign  sign
	place place
	word  tables.Text
	also  []string
}

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

// spelled is a sign's word in a language.
func spelled(s sign, lang tables.Lang) string {
	i := slices.IndexFunc(terms, func(t term) bool { return t.sign == s })
	return terms[i].word.In(lang)
}

// fold is a word without what people leave out: capitals, the dots of ё.
func fold(word string) string {
	return strings.NewReplacer("ё", "е", "е\u0308", "е").Replace(strings.ToLower(word))
}

// spellings are all its words, folded.
func (t term) spellings() []string {
	return append([]string{fold(t.word.En), fold(t.word.Ru)}, t.also...)
}

func (t term) means(word string) bool { return slices.Contains(t.spellings(), fold(word)) }

func (t term) begins(word string) bool {
	return slices.ContainsFunc(t.spellings(), func(w string) bool { return strings.HasPrefix(w, fold(word)) })
}

// only is the one of some terms that a word means or begins.
func only(word string, among []term) term {
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

func termsWhere(fits func(term) bool) []term {
	var all []term
	for _, t := range terms {
		if fits(t) {
			all = append(all, t)
		}
	}
	return all
}

// known is the sign that a word standing by itself is, and what stands behind
// its dash. A word that goes on where its sign does not is none.
func known(word string) (term, string) {
	head, tail, dashed := strings.Cut(word, "-")
	for _, t := range terms {
		if t.place != ofTail && t.means(head) && (!dashed || slices.Contains(tailed, t.sign)) {
			return t, tail
		}
	}
	return term{}, ""
}

// meant is the sign that a word behind ~ or | is: there as much of it is enough
// as tells it from the others.
func meant(word string, where place) (term, string) {
	if t, tail := known(word); t.sign != noSign {
		return t, tail
	}
	head, tail, dashed := strings.Cut(word, "-")
	return only(head, termsWhere(func(t term) bool {
		return t.place == where && (!dashed || slices.Contains(tailed, t.sign))
	})), tail
}

// tailOf is which of some signs stands behind a dash, by as much of its word as
// is enough.
func tailOf(word string, of ...sign) sign {
	return only(word, termsWhere(func(t term) bool { return slices.Contains(of, t.sign) })).sign
}
