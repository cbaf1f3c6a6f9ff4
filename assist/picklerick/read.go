package picklerick

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func unread(id string, args tables.Args) error {
	return &talk.Unread{ID: "picklerick.unread." + id, Args: args}
}

// readDice parses dice: "m m g c", "mmgc", "ддпк".
func readDice(typed string, dice int) ([]parts.Symbol, error) {
	var out []parts.Symbol
	for _, r := range withoutBlanks(typed) {
		face, known := letterMeaning(symbolLetters, r)
		if !known {
			return nil, unread("die", tables.Args{"typed": string(r)})
		}
		out = append(out, face)
	}
	if len(out) != dice {
		return nil, unread("dice", tables.Args{"count": dice, "typed": len(out)})
	}
	return out, nil
}

// readCell parses a tile's name ("l8"), the way from Rick ("nne"), coordinates ("1,2"), or "r" for
// Rick's own tile.
func (t phrases) readCell(typed string, rick game.Cell) (game.Cell, error) {
	if c, named := t.cellNamed(typed); named {
		return c, nil
	}
	if x, y, ok := strings.Cut(strings.TrimSpace(typed), ","); ok {
		return readCoordinates(x, y)
	}
	way := []rune(typed)
	if len(way) == 1 && strings.ContainsRune(rickLetters, unicode.ToLower(way[0])) {
		return rick, nil
	}
	if len(way) == 0 || len(way) > maxDistance {
		return game.Cell{}, unread("cell", nil)
	}
	for _, r := range way {
		d, known := letterMeaning(dirLetters, r)
		if !known {
			return game.Cell{}, unread("cell", nil)
		}
		rick = rick.To(d)
	}
	return rick, nil
}

func readCoordinates(x, y string) (game.Cell, error) {
	column, wrongX := strconv.Atoi(strings.TrimSpace(x))
	row, wrongY := strconv.Atoi(strings.TrimSpace(y))
	if wrongX != nil || wrongY != nil || max(column, -column, row, -row) > maxDistance {
		return game.Cell{}, unread("cell", nil)
	}
	return game.Cell{column, row}, nil
}

// maxDistance limits typed coordinates and ranges. A board has 28 tiles.
const maxDistance = 40

func readNames(typed string, people int) ([]string, error) {
	names := talk.People(typed)
	if people > 1 {
		var err error
		if names, err = talk.EachName(typed); err != nil {
			return nil, err
		}
	}
	if len(names) != people {
		return nil, unread("names", tables.Args{"people": people, "typed": len(names)})
	}
	return names, talk.CheckNames(names, false)
}

// readColours parses one colour for each place, in the order of parts.Places. A colour is a letter
// or a word. "-" is an unknown colour.
func readColours(typed string) (map[parts.Place]parts.Colour, error) {
	words := strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == ';' })
	if len(words) != len(parts.Places) {
		words = strings.Split(strings.Join(words, ""), "")
	}
	if slices.Equal(words, []string{"-"}) {
		return nil, nil
	}
	if len(words) != len(parts.Places) {
		return nil, unread("colours", nil)
	}
	out := map[parts.Place]parts.Colour{}
	for i, word := range words {
		if word == "-" {
			continue
		}
		colour, known := colourNamed(word)
		if !known {
			return nil, unread("colour", tables.Args{"typed": word})
		}
		out[parts.Places[i]] = colour
	}
	return out, nil
}

func colourNamed(word string) (parts.Colour, bool) {
	if letters := []rune(word); len(letters) == 1 {
		return letterMeaning(colourLetters, letters[0])
	}
	return letterMeaning(map[parts.Colour]string{parts.Red: "r", parts.Blue: "b", parts.Grey: "g"}, tileWord(word))
}

// People may type these letters in every language. In the maps, each meaning has a Latin and a
// Russian letter.
var (
	symbolLetters = map[parts.Symbol]string{
		parts.Movement: "mд", parts.CardSign: "cк", parts.Tools: "tи", parts.Gun: "gп", parts.Joker: "jж",
	}
	colourLetters = map[parts.Colour]string{parts.Red: "rк", parts.Blue: "bг", parts.Grey: "gс"}
	dirLetters    = map[game.Dir]string{game.North: "nс", game.East: "eв", game.South: "sю", game.West: "wз"}
	partLetters   = map[game.Part]string{
		game.NearSide: "nб", game.LeftSide: "lл", game.FarSide: "fд", game.RightSide: "rп",
	}
	jaguarLetters  = "jя"
	rickLetters    = "rр"
	anyLetters     = "aл*"
	nothingLetters = "-0"
)

func letterMeaning[T comparable](letters map[T]string, r rune) (T, bool) {
	r = unicode.ToLower(r)
	for meaning, all := range letters {
		if strings.ContainsRune(all, r) {
			return meaning, true
		}
	}
	var none T
	return none, false
}

func withoutBlanks(typed string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == ',' || r == ';' || r == '·' {
			return -1
		}
		return r
	}, typed)
}
