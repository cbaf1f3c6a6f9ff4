package picklerick

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

// The drawn board: a tile is four lines high and as wide as the board allows; a
// row in which nothing lies face up takes one line. The margin holds the
// numbers of the rows.
const (
	usualColumns = 80
	tileLines    = 4
	margin       = 4
	widest       = 9
	narrowest    = 5
	below        = 11 // lines that the title, the notes and a menu need beside the board
	leastLines   = 9
)

// View draws the table with the Russian player's side up: walls thick, open
// sides left open, what lies face down shaded.
func (Flow) View(t *session.UI, s game.State) string {
	columns := t.Width
	if columns <= 0 {
		columns = usualColumns
	}
	return drawn(t, s, columns)
}

// drawnWhole is the table however low the screen is.
func drawnWhole(t *session.UI, s game.State) string {
	high := *t
	high.Height = 0
	return Flow{}.View(&high, s)
}

func drawn(t *session.UI, s game.State, columns int) string {
	b := boardOf(t, s, columns)
	out := b.lines(t.Paint)
	for _, note := range b.notes(s) {
		for _, line := range paint.Wrap(note, columns) {
			out = append(out, t.Paint.Muted(line))
		}
	}
	return strings.Join(out, "\n")
}

// board is the part of the table that fits on the sheet.
type board struct {
	words      *words.Words
	tile       int // columns of a tile
	west, east int
	south      int
	north      int
	tops       map[int]int // the line on which each row begins
	cropped    bool        // some columns are left out
	lowered    bool        // some rows are left out
	crowds     []string    // operatives too many for their tile
	canvas
}

func boardOf(t *session.UI, s game.State, columns int) *board {
	b := &board{words: t.Words, tile: widest, west: s.Rick.Cell[0], east: s.Rick.Cell[0], south: s.Rick.Cell[1], north: s.Rick.Cell[1]}
	for _, c := range occupied(s) {
		b.west, b.east = min(b.west, c[0]), max(b.east, c[0])
		b.south, b.north = min(b.south, c[1]), max(b.north, c[1])
	}
	room := max(columns-margin, narrowest)
	for b.tile > narrowest && (b.east-b.west+1)*b.tile > room {
		b.tile -= 2
	}
	b.crop(room/b.tile, s.Rick.Cell[0])
	if t.Height > 0 {
		b.lower(s, max(t.Height-below, leastLines))
	}
	b.canvas = newCanvas(margin+(b.east-b.west+1)*b.tile, b.stack(s)+1)
	b.rulers()
	for i := range s.Tiles {
		b.draw(s, &s.Tiles[i])
	}
	return b
}

func occupied(s game.State) []game.Cell {
	var out []game.Cell
	for _, tile := range s.Tiles {
		out = append(out, tile.Cell)
	}
	for _, f := range s.Enemies() {
		at, _ := s.Where(f)
		out = append(out, at)
	}
	return out
}

// crop keeps as many columns of tiles as fit, Rick in the middle of them.
func (b *board) crop(most, rick int) {
	if b.east-b.west+1 <= most {
		return
	}
	b.cropped = true
	b.west = min(max(b.west, rick-most/2), b.east-most+1)
	b.east = b.west + most - 1
}

// lower keeps as many rows as fit in so many lines: Rick's own, then those
// before him and behind him in turn.
func (b *board) lower(s game.State, most int) {
	if b.stack(s) <= most {
		return
	}
	b.lowered = true
	north, south := b.north, b.south
	b.north, b.south = s.Rick.Cell[1], s.Rick.Cell[1]
	for grown := true; grown; {
		grown = false
		for _, edge := range []struct {
			row       *int
			to, limit int
		}{{&b.north, 1, north}, {&b.south, -1, south}} {
			if *edge.row == edge.limit {
				continue
			}
			if *edge.row += edge.to; b.stack(s) > most {
				*edge.row -= edge.to
				continue
			}
			grown = true
		}
	}
}

// stack puts the rows one under another and gives the height of them all.
func (b *board) stack(s game.State) (lines int) {
	open := map[int]bool{}
	for _, tile := range s.Tiles {
		open[tile.Cell[1]] = open[tile.Cell[1]] || shown(tile)
	}
	b.tops = map[int]int{}
	for y := b.north; y >= b.south; y-- {
		b.tops[y] = lines
		lines++
		if open[y] {
			lines += tileLines - 1
		}
	}
	return lines
}

// shown reports whether a tile's face is known.
func shown(tile game.Tile) bool { return tile.Face == game.Up && tile.Edges != nil }

// at is the upper left corner of a cell on the sheet.
func (b *board) at(c game.Cell) (x, y int) {
	return margin + (c[0]-b.west)*b.tile, b.tops[c[1]]
}

// high reports whether a row has the height of a tile.
func (b *board) high(row int) bool {
	next, ok := b.tops[row-1]
	if !ok {
		next = len(b.canvas) - 1
	}
	return next-b.tops[row] == tileLines
}

func (b *board) rulers() {
	for y := b.south; y <= b.north; y++ {
		_, line := b.at(game.Cell{b.west, y})
		if b.high(y) {
			line++
		}
		b.write(0, line, padLeft(strconv.Itoa(y), margin-1), hidden)
	}
	for x := b.west; x <= b.east; x++ {
		column, _ := b.at(game.Cell{x, b.south})
		b.write(column+b.tile/2, len(b.canvas)-1, strconv.Itoa(x), hidden)
	}
}

func padLeft(text string, columns int) string {
	return strings.Repeat(" ", max(0, columns-len(text))) + text
}

func (b *board) draw(s game.State, tile *game.Tile) {
	if tile.Cell[0] < b.west || tile.Cell[0] > b.east || tile.Cell[1] < b.south || tile.Cell[1] > b.north {
		return
	}
	x, y := b.at(tile.Cell)
	inner := b.tile - 2
	if !shown(*tile) {
		b.cover(x+1, y, tile.Cell[1])
		return
	}
	b.frame(x, y, *tile.Edges)
	if letter := b.letter(tile.Colour); letter != "" {
		b.write(x+inner, y+1, letter, inkOf(tile.Colour))
	}
	name := b.place(tile, inner)
	b.write(x+1, y+1, name, plain)
	b.figures(s, tile.Cell, name == "")
}

// cover shades a tile that lies face down.
func (b *board) cover(x, y, row int) {
	shade := strings.Repeat("░", b.tile-2)
	if !b.high(row) {
		b.write(x, y, shade, hidden)
		return
	}
	b.write(x, y+1, shade, hidden)
	b.write(x, y+2, shade, hidden)
}

// letter is the printed letter of a tile's colour (PR-TILE-03).
func (b *board) letter(c parts.Colour) string {
	if c == parts.NoColour {
		return ""
	}
	return b.words.Say("picklerick.letter." + string(c))
}

func (b *board) place(tile *game.Tile, inner int) string {
	switch {
	case tile.Place == parts.Corridor:
		return ""
	case inner < 7:
		return b.words.Say("picklerick.short." + string(tile.Place))
	}
	return b.words.Say("picklerick.sign." + string(tile.Place))
}

// notes are the lines under the board: what the signs mean and what did not
// fit on it.
func (b *board) notes(s game.State) []string {
	notes := append([]string{b.words.Say("picklerick.legend")}, b.crowds...)
	for _, tile := range s.Tiles {
		for _, marker := range tile.Markers {
			notes = append(notes, b.words.Say("picklerick.view.marker", tables.Args{"marker": marker, "cell": place(tile.Cell)}))
		}
	}
	if b.cropped {
		notes = append(notes, b.words.Say("picklerick.view.cropped"))
	}
	if b.lowered {
		notes = append(notes, b.words.Say("picklerick.view.lowered"))
	}
	return slices.Clip(notes)
}

// place is how a cell is written and typed: 1,2.
func place(c game.Cell) string { return strconv.Itoa(c[0]) + "," + strconv.Itoa(c[1]) }
