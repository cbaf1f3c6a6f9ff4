package picklerick

import (
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

// readDice reads the faces of that many dice: "m m g c", "mmgc", "ддпк".
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

// readTile reads a tile as it is seen with its arrow near: colour, walls in
// small letters, vents in capitals, and last how many operatives it calls, as
// in "blR1" or "b l R 1". In one word with a side the number may be left out, for
// none; so such a word ends the tile, and other answers may follow it.
func readTile(typed string) (game.Seen, error) {
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

// readWholeTile reads a tile that ends with its number.
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
	if summon > parts.Operatives {
		return game.Seen{}, unread("summon", tables.Args{"most": parts.Operatives})
	}
	seen.Colour, seen.Summon = colour, summon
	return seen, nil
}

// readSides reads the walls and vents of a tile; all other sides are open.
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
		seen = withEdge(seen, part, edgeOf(r))
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

func withEdge(seen game.Seen, part game.Part, edge parts.Edge) game.Seen {
	switch part {
	case game.NearSide:
		seen.Near = edge
	case game.LeftSide:
		seen.Left = edge
	case game.FarSide:
		seen.Far = edge
	case game.RightSide:
		seen.Right = edge
	}
	return seen
}

// asDrawn returns the edges of a tile read off the drawn board: near is the south.
func asDrawn(seen game.Seen) game.Edges {
	near := seen.Near
	if near == "" {
		near = parts.Open
	}
	return game.Edges{North: seen.Far, East: seen.Right, South: near, West: seen.Left}
}

// readCell reads a tile's name, "l8", or the way from Rick as in "nne"; "r" is his own
// tile. Two coordinates, "1,2", are understood too.
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

// maxDistance bounds coordinates and ranges; 28 tiles cannot reach farther.
const maxDistance = 40

// readNames reads the names of that many people, between commas or blanks.
func readNames(typed string, people int) ([]string, error) {
	names := talk.People(typed)
	if people > 1 && len(names) == 1 {
		names = strings.Fields(names[0])
	}
	if len(names) != people {
		return nil, unread("names", tables.Args{"people": people, "typed": len(names)})
	}
	return names, talk.CheckNames(names, false)
}

// readColours reads the letters of the starting tiles in the order of Rick's
// way; "-" stands for one that nobody looked at.
func readColours(typed string) (map[parts.Place]parts.Colour, error) {
	letters := []rune(withoutBlanks(typed))
	if string(letters) == "-" {
		return nil, nil
	}
	if len(letters) != len(parts.Places) {
		return nil, unread("colours", nil)
	}
	out := map[parts.Place]parts.Colour{}
	for i, r := range letters {
		if r == '-' {
			continue
		}
		colour, known := letterMeaning(colourLetters, r)
		if !known {
			return nil, unread("colour", tables.Args{"typed": string(r)})
		}
		out[parts.Places[i]] = colour
	}
	return out, nil
}

// The letters that people type, in the Latin alphabet and in the Cyrillic one.
// Both are understood whatever language the table speaks.
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

// letterMeaning returns what a letter stands for, in either case.
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

// withoutBlanks removes the blanks, commas, semicolons and dots between letters.
func withoutBlanks(typed string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == ',' || r == ';' || r == '·' {
			return -1
		}
		return r
	}, typed)
}
