package micemystics

import (
	"slices"

	game "tablemate/rules/micemystics"
)

// keysOf returns the words by which people may name each of these figures at one
// prompt, the shown one first: no two share one, and none is in taken.
func (a prompter) keysOf(who []game.Name, taken string) [][]string {
	k := &givenKeys{used: map[string]bool{}}
	for _, r := range taken {
		k.used[string(r)] = true
	}
	keys := make([][]string, len(who))
	for i, f := range who {
		if !a.hasLetter(f) {
			keys[i] = k.giveFirstFree(a.beginnings(f))
		}
	}
	short := !k.crowded(a, who)
	for i, f := range who {
		if a.hasLetter(f) {
			keys[i] = k.giveFirstFree(a.lettersOf(f, a.typePrefix(f, who, short)))
		}
	}
	for i, f := range who {
		keys[i] = append(keys[i], k.giveFree(a.wholeNames(f))...)
	}
	return keys
}

// hasLetter reports whether a letter distinguishes a figure from others of its
// type.
func (a prompter) hasLetter(f game.Name) bool {
	kind, n := splitName(f)
	t := a.state.Type(kind)
	return n > 0 && a.mouse(f) == nil && (n > 1 || t == nil || !t.Boss)
}

// givenKeys are the keys that a prompt has given away.
type givenKeys struct{ used map[string]bool }

// giveFirstFree gives the first key that is free; each candidate may be spelled
// in several ways. If none is free it gives the last.
func (k *givenKeys) giveFirstFree(candidates [][]string) []string {
	for _, spellings := range candidates {
		if !slices.ContainsFunc(spellings, func(s string) bool { return k.used[s] }) {
			return k.giveFree(spellings)
		}
	}
	return candidates[len(candidates)-1]
}

// giveFree gives those words that are free.
func (k *givenKeys) giveFree(words []string) []string {
	var out []string
	for _, w := range words {
		if w != "" && !k.used[w] {
			k.used[w], out = true, append(out, w)
		}
	}
	return out
}

// crowded reports whether the letter of one of the minions is taken, so that all
// of them are named with their type.
func (k *givenKeys) crowded(a prompter, who []game.Name) bool {
	return slices.ContainsFunc(who, func(f game.Name) bool {
		_, n := splitName(f)
		return a.hasLetter(f) && slices.ContainsFunc(a.bothLetters(n), func(s string) bool { return k.used[s] })
	})
}

// beginnings returns the beginnings of a name, from its first letter on.
func (a prompter) beginnings(f game.Name) [][]string {
	var out [][]string
	name := []rune(hyphenated(a.figure(f)))
	for n := 1; n <= len(name); n++ {
		out = append(out, []string{string(name[:n])})
	}
	return append(out, []string{string(f)})
}

// lettersOf returns the ways to name a minion: its letter behind a sign for its
// type, or behind more of the type's name.
func (a prompter) lettersOf(f game.Name, sign string) [][]string {
	kind, n := splitName(f)
	var out [][]string
	for _, begin := range []string{sign, hyphenated(a.minionType(kind)) + "-"} {
		var spelled []string
		for _, letter := range a.bothLetters(n) {
			spelled = append(spelled, begin+letter)
		}
		out = append(out, spelled)
	}
	return append(out, []string{string(f)})
}

// typePrefix returns what stands before the letters of a type: nothing if all
// minions are of one type, else as much of its name as distinguishes it.
func (a prompter) typePrefix(f game.Name, who []game.Name, short bool) string {
	kind, _ := splitName(f)
	own := []rune(hyphenated(a.minionType(kind)))
	need := 0
	if !short {
		need = 1
	}
	for _, o := range who {
		other, _ := splitName(o)
		if !a.hasLetter(o) || other == kind {
			continue
		}
		same := 0
		for name := []rune(hyphenated(a.minionType(other))); same < min(len(own), len(name)) && own[same] == name[same]; same++ {
		}
		need = max(need, same+1)
	}
	return string(own[:min(need, len(own))])
}

// bothLetters returns the letter of a minion in either alphabet, that of the
// table's language first.
func (t phrases) bothLetters(n int) []string {
	if n < 1 || n > len(latin) {
		return []string{t.letter(n)}
	}
	return t.Own(foldCase(string([]rune(latin)[n-1])), foldCase(string([]rune(cyrillic)[n-1])))
}

// wholeNames returns a figure's names in both languages.
func (a prompter) wholeNames(f game.Name) []string {
	out := []string{hyphenated(a.figure(f)), string(f)}
	if m := a.mouse(f); m != nil {
		out = append(out, hyphenated(m.Hero.Name.En), hyphenated(m.Hero.Name.Ru))
	}
	if f == game.Brodie {
		out = append(out, "brodie", "cat", "мышегуб", "кот")
	}
	return out
}
