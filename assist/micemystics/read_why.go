package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
)

// figuresOfType is how many figures of one type are looked through for a name: more
// than lie in any box.
const figuresOfType = 12

// leastBeginning is how much of a name means it.
const leastBeginning = 3

// Figures returns the minions that people mean by a name, a code of the board or a
// word of their type, those too that have left the board; nil for a name of none.
func (Flow) Figures(t *talk.UI, s game.State, typed string) []string {
	a := prompter{phrases{t}, s}
	typed = strings.ToLower(typed)
	who := a.everyMinion()
	var alike []string
	for i, keys := range a.keysOf(who) {
		switch name := strings.ToLower(a.figure(who[i])); {
		case typed == name || typed == string(who[i]) || slices.Contains(keys, typed):
			return []string{string(who[i])}
		case utf8.RuneCountInString(typed) >= leastBeginning && beginAll(strings.Fields(name), strings.Fields(typed)):
			alike = append(alike, string(who[i]))
		}
	}
	return alike
}

// beginAll reports whether each word typed begins a word of a name.
func beginAll(name, typed []string) bool {
	return !slices.ContainsFunc(typed, func(word string) bool {
		return !slices.ContainsFunc(name, func(of string) bool { return strings.HasPrefix(of, word) })
	})
}

// everyMinion lists Brodie and the figures of all types that the table knows.
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
