package micemystics

import (
	"slices"
	"strings"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// matchName returns which of a list a typed name means: by the whole name, its
// beginning or, if nothing else fits, the beginning of a word in it. If the name
// is not clear, at is -1 and several names the candidates.
func matchName[T any](typed string, list []T, names func(T) []string) (at int, several string) {
	word := hyphenated(typed)
	for _, fits := range []func(name string) bool{
		func(name string) bool { return name == word },
		func(name string) bool { return strings.HasPrefix(name, word) },
		func(name string) bool { return strings.Contains(name, "-"+word) },
	} {
		var found []int
		for i := range list {
			if word != "" && slices.ContainsFunc(names(list[i]), fits) {
				found = append(found, i)
			}
		}
		if len(found) == 1 {
			return found[0], ""
		}
		if len(found) > 1 {
			var all []string
			for _, i := range found {
				all = append(all, names(list[i])[0])
			}
			return -1, strings.Join(all, ", ")
		}
	}
	return -1, ""
}

// classWords are the Russian names of the classes.
var classWords = map[string]string{
	"изобретатель": string(parts.Tinkerer), "плут": string(parts.Scamp), "плутовка": string(parts.Scamp),
	"воин": "warrior", "лидер": "leader", "предводитель": "leader", "лучник": "archer", "мистик": "mystic", "лекарь": "healer", "целитель": "healer",
}

// readCardName reads a card's name, or a new one behind a plus.
func readCardName(typed string, find func(string) (at int, several string)) (namedCard, error) {
	typed = strings.TrimSpace(typed)
	if name, plus := strings.CutPrefix(typed, "+"); plus && strings.TrimSpace(name) != "" {
		return namedCard{new: strings.TrimSpace(name)}, nil
	}
	switch at, several := find(typed); {
	case at >= 0:
		return namedCard{at: at}, nil
	case several != "":
		return namedCard{}, unread("card-two", tables.Args{"typed": typed, "cards": several})
	case isCardName(typed):
		return namedCard{new: typed, unsure: true}, nil
	}
	return namedCard{}, unread("card", tables.Args{"typed": typed})
}
