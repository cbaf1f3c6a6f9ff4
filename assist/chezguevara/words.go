package chezguevara

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/keyboard"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// typedWords lists the spellings of each word, in both languages.
var typedWords = map[string][]string{
	"end":     {"end", ".", "конец"},
	"end!":    {"end!", "конец!"},
	"end?":    {"enough", "end?", "хватит", "конец?"},
	"done":    {"ok", "done", "готово", "ок"},
	"roll":    {"roll", "r", "бросок", "б"},
	"none":    {"none", "-", "нет"},
	"later":   {"later", "потом"},
	"to":      {"to", "к"},
	"and":     {"and", "и"},
	"menu":    {"menu", "m", "меню"},
	"learn":   {"learn", "узнать"},
	"asks":    {"ask", "просит"},
	"revenge": {"revenge", "месть"},
	"gives":   {"give", "даёт", "дает"},
	"drop":    {"drop", "сброс"},
	"heal":    {"heal", "лечение"},
	"draw":    {"draw", "добор"},
	"gone":    {"gone", "x", "долой", "х"},
	"wound":   {"w", "wound", "р", "рана"},
	"unknown": {"unknown", "-", "неизвестно"},
	"no":      {"no", "n", "нет", "н"},
	"yes":     {"yes", "y", "да", "д"},

	"rank": {"rank", "ранг"}, "hand": {"hand", "рука"}, "tent": {"tent", "палатка"}, "tokens": {"tokens", "жетоны"},
	"wounds": {"wounds", "раны"}, "middle": {"middle", "середина"}, "deck": {"deck", "колода"},
	"discard": {"discard", "отбой"},
	"turn":    {"turn", "ход"}, "spent": {"spent", "потрачено"}, "used": {"used", "передышка"},
	"house": {"house", "правила"}, "go-on": {"go", "играем"},
}

var rankWords = map[parts.Rank][]string{
	parts.Private: {"p", "private", "р", "рядовой"}, parts.Corporal: {"c", "corporal", "к", "капрал"},
	parts.Sergeant: {"s", "sergeant", "с", "сержант"},
}

func (t phrases) word(name string) string { return t.Own(typedWords[name]...)[0] }

// The function `is` reports whether a text spells the word `name`, in either keyboard layout. A
// single letter is not converted, because it can have a meaning in both layouts.
func is(typed, name string) bool {
	word := strings.ToLower(strings.TrimSpace(typed))
	other := len([]rune(word)) > 1 && slices.Contains(typedWords[name], keyboard.Other(word))
	return other || slices.Contains(typedWords[name], word)
}

func (a prompter) reader() talk.Reader[game.Action] {
	return talk.Reader[game.Action]{
		UI: a.UI, Area: "chezguevara", Forms: &game.Forms, Words: typedWords,
		Nouns: map[string]talk.Nouns{game.NounSeat: a.seats(), game.NounRank: a.ranks()},
	}
}

func (a prompter) seats() talk.Nouns {
	var out talk.Nouns
	for i := range a.state.Players {
		p := &a.state.Players[i]
		words := []string{strconv.Itoa(i + 1)}
		if p.Name != "" {
			words = append(words, strings.ToLower(p.Name))
		}
		out = append(out, talk.Called{Noun: p.Seat.Noun(), Name: a.seat(p.Seat), Words: words})
	}
	return out
}

func (t phrases) ranks() talk.Nouns {
	var out talk.Nouns
	for _, r := range parts.Ranks {
		out = append(out, talk.Called{Noun: game.RankNoun(r), Name: t.rank(r), Words: t.Own(rankWords[r]...)})
	}
	return out
}

func (a prompter) every() []parts.Card {
	out := append(make([]parts.Card, 0, len(a.state.Cards)+len(parts.Named)), a.state.Cards...)
	for i := range out {
		out[i] = a.known(out[i].ID)
	}
	for i := range parts.Named {
		if c := &parts.Named[i]; a.state.Card(c.ID) == c {
			out = append(out, *c)
		}
	}
	return out
}

// The method `known` returns a card with the values that people typed. If people typed none, the
// card has the values from the rulebook. As long as a game has no players, values in the owner's
// box replace these values.
func (a prompter) known(id parts.CardID) parts.Card {
	c := *a.state.Card(id)
	if len(a.state.Players) == 0 && a.UI != nil && a.Box != nil {
		_ = a.Box.Find(string(id), &c) // if the box has no such entry, c keeps its values
	}
	if named := parts.Known(id); named != nil && c.Name == (tables.Text{}) {
		c.Name = named.Name
	}
	return c
}

func (a prompter) cardsMeant(typed string) []parts.CardID {
	if meant := a.cardsNamedSo(tables.Fold(typed)); len(meant) > 0 {
		return meant
	}
	return a.cardsNamedSo(tables.Fold(keyboard.Other(strings.ToLower(typed))))
}

// cardsNamedSo returns the cards that a text can mean. A whole name takes precedence, then the
// beginning of a name, then the beginnings of words in a name.
func (a prompter) cardsNamedSo(word string) []parts.CardID {
	var found []parts.CardID
	best := 1
	if len([]rune(word)) < 2 { // a single letter means a card only if it is the whole name
		best = wholeName
	}
	for _, c := range a.every() {
		switch fit := fits(c, word); {
		case fit > best:
			best, found = fit, []parts.CardID{c.ID}
		case fit == best:
			found = append(found, c.ID)
		}
	}
	return found
}

const wholeName = 3

// The function `fits` rates how well a text matches a name of the card. The rating is 3 (wholeName)
// for the whole name, and 2 for its beginning. It is 1 if every typed word begins a word of the
// name, and otherwise 0.
func fits(c parts.Card, word string) int {
	best := 0
	for _, name := range namesOf(c) {
		switch {
		case name == word:
			return wholeName
		case strings.HasPrefix(name, word):
			best = 2
		case beginsWords(name, strings.Fields(word)):
			best = max(best, 1)
		}
	}
	return best
}

func beginsWords(name string, typed []string) bool {
	for _, word := range strings.Fields(name) {
		if len(typed) > 0 && strings.HasPrefix(word, typed[0]) {
			typed = typed[1:]
		}
	}
	return len(typed) == 0
}

func namesOf(c parts.Card) []string {
	return []string{tables.Fold(c.Name.En), tables.Fold(c.Name.Ru), string(c.ID)}
}
