package micemystics

import (
	"slices"
	"strconv"
	"strings"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// initiativeKeys returns the words for each of some initiative cards: the code of its
// mouse or of its type of minions, behind it the number of one among several, that
// in the other language, and its names.
func (a prompter) initiativeKeys(cards []string) [][]string {
	lang := a.Words.Lang()
	own, other := a.codes(lang), a.codes(otherLang(lang))
	keys := make([][]string, len(cards))
	for i, id := range cards {
		keys[i] = append(keys[i], own.cardCode(lang, id))
		if code := other.cardCode(otherLang(lang), id); !own.used[code] {
			keys[i] = append(keys[i], code)
		}
		keys[i] = append(keys[i], hyphenated(a.initiative(id)), id)
	}
	return keys
}

// cardCode returns what an initiative card is called in a language: t for Tilda, v2
// for the second of Vurst's, brp for Brodie's pounce.
func (c codes) cardCode(lang tables.Lang, id string) string {
	switch kind, n := splitName(game.Name(id)); {
	case c.of[id] != "":
		return c.of[id]
	case n > 0:
		return c.of[kind] + strconv.Itoa(n)
	}
	cat := c.of[string(game.Brodie)]
	if id == string(game.Brodie)+"_"+string(game.PounceCard) {
		return cat + map[tables.Lang]string{tables.English: "p", tables.Russian: "п"}[lang]
	}
	return cat + map[tables.Lang]string{tables.English: "c", tables.Russian: "о"}[lang]
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
