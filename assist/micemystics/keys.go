package micemystics

import (
	"slices"
	"strings"
	"unicode"

	game "tablemate/rules/micemystics"
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

// The letters of what is said of a place or a way.
const (
	waterLetters  = "wв"
	trapLetters   = "tл"
	wideLetters   = "oш"
	yellowLetters = "yж"
	redLetters    = "rк"
)

// symbolLetters are those of the symbols that count in fights; stars may be
// told too, and count for nothing there.
var symbolLetters = map[string]string{
	"sword": "sм", "shield": "hщ", "bow": "bл", "cheese": "cс", "star": "*",
}

// is reports whether a typed word is one of the letters, in either case.
func is(typed, letters string) bool {
	r := []rune(folded(typed))
	return len(r) == 1 && strings.ContainsRune(letters, r[0])
}

// isOneOf reports whether a typed word is one of words, in either case.
func isOneOf(typed string, words ...string) bool { return slices.Contains(words, folded(typed)) }

// folded makes two spellings of one word equal.
func folded(s string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(s)), "ё", "е")
}

// glued is a name in one word.
func glued(name string) string { return strings.ReplaceAll(folded(name), " ", "-") }

// keysOf are the words by which people may name each of these figures at one
// prompt, the shown one first: no two share one, and none is in taken.
func (a prompter) keysOf(who []game.Name, taken string) [][]string {
	k := &givenKeys{used: map[string]bool{}}
	for _, r := range taken {
		k.used[string(r)] = true
	}
	keys := make([][]string, len(who))
	for i, f := range who {
		if !a.hasLetter(f) {
			keys[i] = k.give(a.begins(f))
		}
	}
	short := !k.crowded(a, who)
	for i, f := range who {
		if a.hasLetter(f) {
			keys[i] = k.give(a.lettersOf(f, a.typeSign(f, who, short)))
		}
	}
	for i, f := range who {
		keys[i] = append(keys[i], k.more(a.wholeNames(f))...)
	}
	return keys
}

// hasLetter reports whether a figure is one of several of its type, told apart by
// a letter.
func (a prompter) hasLetter(f game.Name) bool {
	kind, n := numbered(f)
	t := a.state.Type(kind)
	return n > 0 && a.mouse(f) == nil && (n > 1 || t == nil || !t.Boss)
}

// givenKeys is which keys are given away at a prompt.
type givenKeys struct{ used map[string]bool }

// give gives the first key that is free; each candidate may be spelled in
// several ways. The last is given whatever happens.
func (k *givenKeys) give(candidates [][]string) []string {
	for _, spellings := range candidates {
		if !slices.ContainsFunc(spellings, func(s string) bool { return k.used[s] }) {
			return k.more(spellings)
		}
	}
	return candidates[len(candidates)-1]
}

// more gives whatever of words is free.
func (k *givenKeys) more(words []string) []string {
	var out []string
	for _, w := range words {
		if w != "" && !k.used[w] {
			k.used[w], out = true, append(out, w)
		}
	}
	return out
}

// crowded reports whether the letter of one of the minions is taken, so that
// all of them are named with their type.
func (k *givenKeys) crowded(a prompter, who []game.Name) bool {
	return slices.ContainsFunc(who, func(f game.Name) bool {
		_, n := numbered(f)
		return a.hasLetter(f) && slices.ContainsFunc(a.bothLetters(n), func(s string) bool { return k.used[s] })
	})
}

// begins are the beginnings of a name, from its first letter on.
func (a prompter) begins(f game.Name) [][]string {
	var out [][]string
	name := []rune(glued(a.figure(f)))
	for n := 1; n <= len(name); n++ {
		out = append(out, []string{string(name[:n])})
	}
	return append(out, []string{string(f)})
}

// lettersOf are the ways to name a minion: its letter behind what stands for its
// type there, or behind more of the type's name.
func (a prompter) lettersOf(f game.Name, sign string) [][]string {
	kind, n := numbered(f)
	var out [][]string
	for _, begin := range []string{sign, glued(a.minionType(kind)) + "-"} {
		var spelled []string
		for _, letter := range a.bothLetters(n) {
			spelled = append(spelled, begin+letter)
		}
		out = append(out, spelled)
	}
	return append(out, []string{string(f)})
}

// typeSign is what stands before the letters of a type: nothing where all
// minions are of one type, else as much of its name as tells the types apart.
func (a prompter) typeSign(f game.Name, who []game.Name, short bool) string {
	kind, _ := numbered(f)
	own := []rune(glued(a.minionType(kind)))
	need := 0
	if !short {
		need = 1
	}
	for _, o := range who {
		other, _ := numbered(o)
		if !a.hasLetter(o) || other == kind {
			continue
		}
		same := 0
		for name := []rune(glued(a.minionType(other))); same < min(len(own), len(name)) && own[same] == name[same]; same++ {
		}
		need = max(need, same+1)
	}
	return string(own[:min(need, len(own))])
}

// bothLetters are the letter of a minion in either alphabet, that of the
// table's language first.
func (t phrases) bothLetters(n int) []string {
	if n < 1 || n > len(latin) {
		return []string{t.letter(n)}
	}
	return t.Own(folded(string([]rune(latin)[n-1])), folded(string([]rune(cyrillic)[n-1])))
}

// wholeNames are a figure's names in both languages.
func (a prompter) wholeNames(f game.Name) []string {
	out := []string{glued(a.figure(f)), string(f)}
	if m := a.mouse(f); m != nil {
		out = append(out, glued(m.Hero.Name.En), glued(m.Hero.Name.Ru))
	}
	if f == game.Brodie {
		out = append(out, "brodie", "cat", "мышегуб", "кот")
	}
	return out
}

// cardKeys are the words by which people may name a card of a list: its names.
func (a prompter) cardKeys(id parts.CardID) []string {
	keys := []string{}
	for _, name := range []string{a.card(id), string(id)} {
		if key := glued(name); !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// typedWords are the words of an answer, however they were parted.
func typedWords(typed string) []string {
	return strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == ';' })
}
