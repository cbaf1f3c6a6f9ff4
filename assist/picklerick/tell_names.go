package picklerick

import (
	"strconv"
	"strings"

	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// A tile is named by a letter for its column and a number for its row, as on the
// margins of the drawn board: L4 is the Bathroom. The letters leave out those that
// look like digits.
const (
	columnOfBathroom = 10
	rowOfBathroom    = 4
)

var columnLetters = tables.Text{En: "ABCDEFGHJKLMNPQRSTUVWXYZ", Ru: "АБВГДЕЖИКЛМНПРСТУФХЦЧШЭЮ"}

// cell returns the name of a tile. One so far to a side that its column has no letter
// is named by its two coordinates.
func (t phrases) cell(c game.Cell) string {
	if column := t.columnName(c[0]); column != "" {
		return column + rowName(c[1])
	}
	return strconv.Itoa(c[0]) + "," + strconv.Itoa(c[1])
}

// columnName returns the letter of a column, "" for one without a letter.
func (t phrases) columnName(x int) string {
	letters := []rune(columnLetters.In(t.Words.Lang()))
	if i := x + columnOfBathroom; i >= 0 && i < len(letters) {
		return string(letters[i])
	}
	return ""
}

// rowName returns the number of a row.
func rowName(y int) string { return strconv.Itoa(y + rowOfBathroom) }

// cellNamed returns the cell with a name, in either case; false if it names none.
func (t phrases) cellNamed(typed string) (game.Cell, bool) {
	name := []rune(strings.ToUpper(withoutBlanks(typed)))
	if len(name) < 2 {
		return game.Cell{}, false
	}
	column := strings.IndexRune(columnLetters.In(t.Words.Lang()), name[0])
	row, err := strconv.Atoi(string(name[1:]))
	if column < 0 || err != nil || max(row, -row) > maxDistance {
		return game.Cell{}, false
	}
	column = len([]rune(columnLetters.In(t.Words.Lang())[:column]))
	return game.Cell{column - columnOfBathroom, row - rowOfBathroom}, true
}

// code returns what a figure is called on the board and in every list, and what is
// typed for it: R, J, 7.
func (t phrases) code(f game.Figure) string { return strings.ToUpper(t.figureKeys(f)[0]) }

// figureKeys returns what people may type for a figure: its number or its letters.
func (t phrases) figureKeys(f game.Figure) []string {
	switch f {
	case game.Rick:
		return t.Letters(rickLetters)
	case game.Jaguar:
		return t.Letters(jaguarLetters)
	}
	return []string{f.String()[len("operative "):]}
}
