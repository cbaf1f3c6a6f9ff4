package raccoonheist

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/talk"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func unread(id string, args tables.Args) error {
	return &talk.Unread{ID: "raccoonheist.unread." + id, Args: args}
}

// readRow reads the five locations from the left, as five letters or words.
func (a prompter) readRow(typed string) ([]parts.Location, error) {
	words := strings.Fields(typed)
	if len(words) == 1 {
		words = strings.Split(strings.TrimSpace(typed), "")
	}
	var row []parts.Location
	for _, word := range words {
		n, err := a.reader().Noun(game.NounPlace, word)
		switch l := parts.Location(n.ID); {
		case err != nil:
			return nil, err
		case slices.Contains(row, l):
			return nil, unread("row-twice", tables.Args{"typed": a.place(l)})
		default:
			row = append(row, l)
		}
	}
	if len(row) != len(parts.Locations) {
		return nil, unread("row", tables.Args{"count": len(row)})
	}
	return row, nil
}

// readNames reads names between commas or blanks, or only how many people.
func readNames(typed string) ([]string, error) {
	names := talk.Listed(typed)
	if len(names) == 1 {
		names = strings.Fields(names[0])
	}
	if len(names) == 1 {
		if n, err := strconv.Atoi(names[0]); err == nil {
			if n < 1 || n > parts.Colours {
				return nil, unread("names", nil)
			}
			return make([]string, n), nil
		}
	}
	if len(names) < 1 || len(names) > parts.Colours {
		return nil, unread("names", nil)
	}
	return names, nil
}

// readColours reads that many colours: letters, words, or names of people's own. Only
// letters of colours may stick together: "no" is no two colours.
func readColours(typed string, want int) ([]string, error) {
	words := strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
	if letters := strings.Split(typed, ""); len(words) == 1 && len(letters) == want && !slices.ContainsFunc(letters, isNoColour) {
		words = letters
	}
	var out []string
	for _, word := range words {
		c := colourOf(word)
		if slices.Contains(out, c) {
			return nil, unread("colour-twice", tables.Args{"typed": word})
		}
		out = append(out, c)
	}
	if len(out) != want {
		return nil, unread("colours", tables.Args{"count": want})
	}
	return out, nil
}

// colourOf returns a colour by its letter or name, else the word itself.
func colourOf(typed string) string {
	word := strings.ToLower(typed)
	for _, c := range colours {
		if c == word || len([]rune(word)) == 1 && strings.Contains(colourLetters[c], word) || slices.Contains(colourNames[c], word) {
			return c
		}
	}
	return word
}

func isNoColour(typed string) bool { return !slices.Contains(colours, colourOf(typed)) }

var colourNames = map[string][]string{
	"red": {"красный", "красные"}, "blue": {"синий", "синие", "голубой"}, "yellow": {"жёлтый", "желтый", "жёлтые"}, "green": {"зелёный", "зеленый", "зелёные"},
}
