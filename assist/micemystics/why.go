package micemystics

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// figuresOfType is how many figures of one minion type can be named. The real game has fewer.
const figuresOfType = 12

// leastBeginning is the smallest number of characters that people may type for a shortened name.
const leastBeginning = 3

// Figures returns the minions that the typed text may mean. The text can be a name, a code, or a
// name with shortened words. The minions need not be on the board.
func (Flow) Figures(t *talk.UI, s game.State, typed string) []string {
	a := prompter{phrases{t}, s}
	typed = strings.ToLower(typed)
	who := a.everyMinion()
	var alike []string
	for i, keys := range a.keysOf(who) {
		switch name := strings.ToLower(a.figure(who[i])); {
		case typed == name || slices.Contains(keys, typed):
			return []string{string(who[i])}
		case utf8.RuneCountInString(typed) >= leastBeginning && beginAll(strings.Fields(name), strings.Fields(typed)):
			alike = append(alike, string(who[i]))
		}
	}
	return alike
}

func beginAll(name, typed []string) bool {
	return !slices.ContainsFunc(typed, func(word string) bool {
		return !slices.ContainsFunc(name, func(of string) bool { return strings.HasPrefix(of, word) })
	})
}

func (a prompter) everyMinion() []game.Name {
	var kinds []string
	for i := range a.state.Types {
		kinds = append(kinds, a.state.Types[i].ID)
	}
	for i := range a.state.Minions {
		if kind := a.state.Minions[i].Type; !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	out := []game.Name{game.Brodie}
	for _, kind := range kinds {
		for n := 1; n <= figuresOfType; n++ {
			out = append(out, game.Name(kind+"_"+strconv.Itoa(n)))
		}
	}
	return out
}

// codes has the short names that people see and type for figures and marks. Mice get their codes
// first. Minions follow, in the order in which their cards became known. If a card becomes known
// later, the codes of figures with known cards stay the same.
type codes struct {
	of    map[string]string // codes by the id of a mouse, of Brodie or of a minion card
	marks map[mark]string
	used  map[string]bool
	signs map[string]bool // signs of minion types, such as "r" for rats: rat A has the code "ra"
}

func (a prompter) codes(lang tables.Lang) codes {
	c := codes{map[string]string{}, map[mark]string{}, map[string]bool{}, map[string]bool{}}
	for i := range a.state.Mice {
		h := &a.state.Mice[i].Hero
		c.of[h.ID] = c.give(beginnings(nameIn(lang, h.Name, h.ID)))
	}
	for m, words := range markWords[lang] {
		c.marks[mark(m)] = c.give(words)
	}
	c.of[string(game.Brodie)] = c.give(beginnings(brodieIn.In(lang))[1:]) // not the code "b", which may mean rat B
	for i := range a.state.Types {
		t := &a.state.Types[i]
		c.of[t.ID] = c.giveSign(nameIn(lang, t.Name, a.phrases.minionType(t.ID)), t.Boss)
	}
	for i := range a.state.Minions { // minions whose card nobody typed in
		if id := a.state.Minions[i].Type; c.of[id] == "" {
			c.of[id] = c.giveSign(hyphenated(a.phrases.minionType(id)), false)
		}
	}
	return c
}

var brodieIn = tables.Text{En: "brodie", Ru: "мышегуб"}

// nameIn prefers `lang`, then the other language, then `other`.
func nameIn(lang tables.Lang, name tables.Text, other string) string {
	return hyphenated(cmp.Or(name.In(lang), name.Ru, name.En, other))
}

func beginnings(name string) []string {
	out := make([]string, 0, utf8.RuneCountInString(name))
	for i := range name {
		if i > 0 {
			out = append(out, name[:i])
		}
	}
	return append(out, name)
}

func (c codes) give(words []string) string {
	free := func(w string) bool { return !c.used[w] }
	i := slices.IndexFunc(words, free)
	for n := 2; i < 0; n++ {
		if w := words[len(words)-1] + strconv.Itoa(n); free(w) {
			words, i = []string{w}, 0
		}
	}
	c.used[words[i]] = true
	return words[i]
}

// giveSign returns the sign of a minion type. With the sign "r", rat A has the code "ra". The
// figure of a boss has no letter, so the sign of a boss is its code.
func (c codes) giveSign(name string, boss bool) string {
	words := beginnings(name)
	if !boss {
		words = append(signLetters(name), words...)
	}
	sign := ""
	if i := slices.IndexFunc(words, func(w string) bool { return !c.takes(w, boss) }); i >= 0 {
		sign = words[i]
	} else {
		sign = c.give(words)
	}
	c.used[sign], c.signs[sign] = true, !boss
	return sign
}

// takes reports whether a sign is taken. A sign is taken if a mouse, Brodie or a minion type has
// it, or if a code is this sign and one more letter. The sign of a boss is also its code, so it is
// also taken if it is the code of a mark or of another minion.
func (c codes) takes(sign string, boss bool) bool {
	if boss && (c.used[sign] || c.isLettered(sign)) {
		return true
	}
	for _, other := range c.of {
		if other == sign {
			return true
		}
	}
	for w := range c.used {
		if rest, begins := strings.CutPrefix(w, sign); begins && utf8.RuneCountInString(rest) == 1 {
			return true
		}
	}
	return false
}

// isLettered reports whether a code is a sign and one more letter, such as "ra".
func (c codes) isLettered(code string) bool {
	_, last := utf8.DecodeLastRuneInString(code)
	return c.signs[code[:len(code)-last]]
}

// signLetters returns the first letter of each word, and then the other consonants.
func signLetters(name string) []string {
	var first, other []string
	for i, r := range name {
		switch {
		case !unicode.IsLetter(r):
		case i == 0 || strings.HasSuffix(name[:i], "-"):
			first = append(first, string(r))
		case !strings.ContainsRune(vowels, r):
			other = append(other, string(r))
		}
	}
	return append(first, other...)
}

const vowels = "aeiouyаеёиоуыэюяьъй"

// Examples of codes are "c" for Collin, "ra" for rat A and "v" for Vurst.
func (c codes) codeOf(a prompter, lang tables.Lang, f game.Name) string {
	if own := c.of[string(f)]; own != "" {
		return own
	}
	kind, n := splitName(f)
	if t := a.state.Type(kind); t != nil && t.Boss && n == 1 {
		return c.of[kind]
	}
	return c.of[kind] + foldCase(letterIn(lang, n))
}

// keysOf returns what people may type for each figure: its names, and its codes in both languages.
// For example, people may type "ra" for rat A. If no other figure can be meant, "a" is enough.
func (a prompter) keysOf(who []game.Name) [][]string {
	lang := a.Words.Lang()
	own, other := a.codes(lang), a.codes(otherLang(lang))
	keys := make([][]string, len(who))
	for i, f := range who {
		keys[i] = []string{own.codeOf(a, lang, f)}
		if code := other.codeOf(a, otherLang(lang), f); !own.used[code] && !a.isCode(own, lang, code) {
			keys[i] = append(keys[i], code)
		}
		for _, word := range append(a.bareLetters(f, own, other), a.wholeNames(f)...) {
			if word != "" && !slices.Contains(keys[i], word) {
				keys[i] = append(keys[i], word)
			}
		}
	}
	return keys
}

func (a prompter) isCode(c codes, lang tables.Lang, word string) bool {
	return slices.ContainsFunc(a.onBoard(), func(f game.Name) bool { return c.codeOf(a, lang, f) == word })
}

// bareLetters returns the letter of a minion in both languages, such as "a" for rat A. It leaves
// out a letter that is already a code or a sign. If another minion has the same letter, it returns
// nil.
func (a prompter) bareLetters(f game.Name, all ...codes) []string {
	_, n := splitName(f)
	same := func(o game.Name) bool { _, m := splitName(o); return o != f && m == n }
	if a.state.Mouse(f) != nil || n == 0 || slices.ContainsFunc(a.allFoes(), same) {
		return nil
	}
	return slices.DeleteFunc(a.bothLetters(n), func(w string) bool {
		return slices.ContainsFunc(all, func(c codes) bool { return c.used[w] })
	})
}

func otherLang(lang tables.Lang) tables.Lang {
	if lang == tables.Russian {
		return tables.English
	}
	return tables.Russian
}

// The letter of the table's language comes first.
func (t phrases) bothLetters(n int) []string {
	return t.Own(foldCase(letterIn(tables.English, n)), foldCase(letterIn(tables.Russian, n)))
}

func (a prompter) wholeNames(f game.Name) []string {
	out := []string{hyphenated(a.figure(f)), string(f)}
	if m := a.state.Mouse(f); m != nil {
		out = append(out, hyphenated(m.Hero.Name.En), hyphenated(m.Hero.Name.Ru))
	}
	if f == game.Brodie {
		out = append(out, "brodie", "cat", "мышегуб", "кот")
	}
	return out
}
