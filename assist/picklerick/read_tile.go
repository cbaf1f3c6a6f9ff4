package picklerick

import (
	"strconv"
	"strings"
	"unicode"

	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// readTile parses a tile that lies with its arrow towards the reader. "blR1" and "b l R 1" are a
// blue tile (b) with a wall on the left (l) and a vent on the right (R). A capital letter means a
// vent. The tile summons one operative (1). "bl" is a tile that summons no operatives. Answers to
// the next questions may follow on the same line.
//
// Words are allowed too: "blue, wall left, vent right, calls 1".
func readTile(typed string) (game.Seen, error) {
	seen, err := readShortTile(typed)
	if err == nil {
		return seen, nil
	}
	letters, told, wrong := spelledTile(typed)
	switch {
	case !told:
		return seen, err
	case wrong != nil:
		return seen, wrong
	}
	return readWholeTile(letters)
}

func readShortTile(typed string) (game.Seen, error) {
	words := strings.Fields(typed)
	if len(words) == 0 || len([]rune(words[0])) == 1 {
		return readWholeTile(typed)
	}
	last := []rune(words[len(words)-1])
	switch numbered := unicode.IsDigit(last[len(last)-1]); {
	case len(words) > 2 || len(words) == 2 && !unicode.IsDigit(last[0]):
		return game.Seen{}, unread("tile", nil)
	case !numbered:
		typed += "0"
	}
	return readWholeTile(typed)
}

// readWholeTile parses a line that describes only a tile. The last part of the line is the number
// of operatives.
func readWholeTile(typed string) (game.Seen, error) {
	letters := []rune(strings.ReplaceAll(withoutBlanks(typed), "-", ""))
	if len(letters) == 0 {
		return game.Seen{}, unread("tile", nil)
	}
	colour, known := letterMeaning(colourLetters, letters[0])
	if !known {
		return game.Seen{}, unread("colour", tables.Args{"typed": string(letters[0])})
	}
	sides, number := cutNumber(letters[1:])
	seen, err := readSides(sides)
	if err != nil {
		return game.Seen{}, err
	}
	summon, err := strconv.Atoi(number)
	if err != nil {
		return game.Seen{}, unread("no-summon", nil)
	}
	if summon > parts.MostSummoned {
		return game.Seen{}, unread("summon", tables.Args{"most": parts.MostSummoned})
	}
	seen.Colour, seen.Summon = colour, summon
	return seen, nil
}

// readSides parses the letters of sides. Sides without a letter are open.
func readSides(letters []rune) (game.Seen, error) {
	seen := game.Seen{Left: parts.Open, Far: parts.Open, Right: parts.Open}
	told := map[game.Part]bool{}
	for _, r := range letters {
		part, known := letterMeaning(partLetters, r)
		switch {
		case !known:
			return game.Seen{}, unread("side", tables.Args{"typed": string(r)})
		case told[part]:
			return game.Seen{}, unread("side-twice", tables.Args{"typed": string(r)})
		}
		told[part] = true
		*seen.Edge(part) = edgeOf(r)
	}
	return seen, nil
}

func cutNumber(letters []rune) (sides []rune, number string) {
	i := len(letters)
	for i > 0 && letters[i-1] >= '0' && letters[i-1] <= '9' {
		i--
	}
	return letters[:i], string(letters[i:])
}

func edgeOf(r rune) parts.Edge {
	if unicode.IsUpper(r) {
		return parts.Vent
	}
	return parts.Wall
}
