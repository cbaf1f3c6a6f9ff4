package micemystics

import (
	"slices"
	"strings"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// initiativeKeys returns the words for each of some initiative cards: the
// beginning of its name, as short as distinguishes it, and its whole name.
func (a prompter) initiativeKeys(cards []string) [][]string {
	k := &givenKeys{used: map[string]bool{}}
	keys := make([][]string, len(cards))
	for i, id := range cards {
		_, n := splitName(game.Name(id))
		var begins [][]string
		name := []rune(hyphenated(a.initiative(id)))
		for end := 1; end <= len(name); end++ {
			begin := string(name[:end])
			if n > 0 && end < len(name) {
				begin += string(name[len(name)-1])
			}
			begins = append(begins, []string{begin})
		}
		keys[i] = append(k.giveFirstFree(append(begins, []string{id})), k.giveFree([]string{string(name), id})...)
	}
	return keys
}

// readOrder reads initiative cards from the top: names or their beginnings
// between blanks, or bare letters in one word. Want is how many; 0 takes any.
func readOrder(typed string, cards []string, keys [][]string, want int) ([]string, error) {
	words := typedWords(typed)
	if letters := strings.Split(foldCase(typed), ""); len(words) == 1 && (len(letters) == want || want == 0 && uniqueBeginning(hyphenated(typed), keys) < 0) {
		words = letters
	}
	var out []string
	for _, word := range words {
		i := slices.IndexFunc(keys, func(k []string) bool { return slices.Contains(k, hyphenated(word)) })
		if i < 0 {
			i = uniqueBeginning(hyphenated(word), keys)
		}
		switch {
		case i < 0:
			return nil, unread("order", tables.Args{"typed": word})
		case slices.Contains(out, cards[i]):
			return nil, unread("order-twice", tables.Args{"typed": word})
		}
		out = append(out, cards[i])
	}
	if len(out) == 0 || want > 0 && len(out) != want {
		return nil, unread("order-count", tables.Args{"count": max(want, 1)})
	}
	return out, nil
}

// uniqueBeginning returns the index of the only list with a name that begins with
// a word, -1 if there is none.
func uniqueBeginning(word string, names [][]string) int {
	found := -1
	for i, list := range names {
		if len([]rune(word)) < 2 || !slices.ContainsFunc(list, func(n string) bool { return strings.HasPrefix(n, word) }) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}
