package picklerick

import (
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

const (
	usualColumns = 80
	below        = 14 // lines that the title, the notes and the menu need
	leastLines   = 5
)

// View returns the board, with the Russians at the top.
func (Flow) View(t *talk.UI, s game.State) string {
	columns := t.Width
	if columns <= 0 {
		columns = usualColumns
	}
	return drawn(t, s, columns)
}

func drawn(t *talk.UI, s game.State, columns int) string {
	b := boardOf(t, s, columns)
	var out []string
	if !t.Familiar {
		out = muted(t, b.words.say("legend"), columns)
	}
	out = append(out, b.lines(t.Paint)...)
	for _, note := range b.notes(s) {
		out = append(out, muted(t, note, columns)...)
	}
	return strings.Join(out, "\n")
}

func muted(t *talk.UI, text string, columns int) []string {
	lines := paint.Wrap(text, columns)
	for i, line := range lines {
		lines[i] = t.Paint.Muted(line)
	}
	return lines
}

func (b *board) notes(s game.State) []string {
	notes := append(slices.Clone(b.crowds), b.markers(s)...)
	if b.cropped {
		notes = append(notes, b.words.say("view.cropped"))
	}
	if b.lowered {
		notes = append(notes, b.words.say("view.lowered"))
	}
	return notes
}

func (b *board) markers(s game.State) []string {
	var said []string
	for _, tile := range s.Tiles {
		for _, marker := range tile.Markers {
			args := tables.Args{"marker": marker, "cell": b.words.cell(tile.Cell)}
			said = append(said, b.words.say("view.marker", args))
		}
	}
	return said
}

// Title returns the line above a view. On a narrow screen it shortens words and leaves parts out.
// It keeps the counters that can end the game: Rick's health, his deck, the stack of tiles and, with
// one player, the operatives. If no title fits on one line, Title returns one that takes several
// lines.
func (Flow) Title(t *talk.UI, s game.State) string {
	w := phrases{t}
	mode, counted := "", ""
	if s.Mode.Alone() {
		mode, counted = w.say("title.short-"+string(s.Mode)), "title.operatives-short"
	}
	wide := titleWords{
		w.say("title.mode-" + string(s.Mode)),
		"title.turn", "title.rick", "title.operatives", "title.jaguar", "title.russians",
	}
	short := titleWords{
		"", "title.turn", "title.rick", "title.operatives-short", "title.jaguar", "title.russians-short",
	}
	named, unnumbered := short, short
	named.mode, unnumbered.turn = mode, ""
	for _, words := range []titleWords{
		wide, named, short, unnumbered,
		{rick: "title.rick", operatives: counted, jaguar: "title.jaguar"},
		{rick: "title.rick-short", operatives: counted},
	} {
		if title := w.title(s, words); t.Fits(title) {
			return title
		}
	}
	return w.title(s, short)
}

// titleWords has the parts of a title that may be shortened. `mode` is a text, and the other fields
// are ids of sentences.
type titleWords struct{ mode, turn, rick, operatives, jaguar, russians string }

func (t phrases) title(s game.State, words titleWords) string {
	var pieces []string
	if words.mode != "" {
		pieces = append(pieces, words.mode)
	}
	if words.turn != "" {
		pieces = append(pieces, t.say(words.turn, tables.Args{"turn": (s.Turn.Number + 1) / 2}))
	}
	pieces = append(pieces,
		t.say(words.rick, tables.Args{"health": s.Rick.Health, "deck": s.Cards.Deck}),
		t.say("title.stack", tables.Args{"stack": s.Stack}),
	)
	if words.operatives != "" {
		all := tables.Args{"on": len(s.Operatives), "all": parts.Operatives}
		pieces = append(pieces, t.say(words.operatives, all))
	}
	if s.Jaguar.Status == game.InPlay && words.jaguar != "" {
		pieces = append(pieces, t.say(words.jaguar, tables.Args{"health": s.Jaguar.Health}))
	}
	if s.Russian != nil && words.russians != "" {
		pieces = append(pieces, t.say(words.russians, tables.Args{"deck": s.Russian.Deck}))
	}
	return strings.Join(pieces, " · ")
}

// Every tile is one line high. The margin shows row numbers.
const (
	margin    = 5
	widest    = 13
	narrowest = 7
)

type board struct {
	words        phrases
	tiles        map[game.Cell]*game.Tile
	tile         int // the width of a tile in columns
	west, east   int
	south, north int
	tops         map[int]int // key: row of tiles; value: its line of the canvas
	cropped      bool        // whether columns are left out
	lowered      bool        // whether rows are left out
	crowds       []string    // notes that name the operatives of an overcrowded tile
	canvas
}

func boardOf(t *talk.UI, s game.State, columns int) *board {
	at := s.Rick.Cell
	b := &board{
		words: phrases{t},
		tiles: map[game.Cell]*game.Tile{},
		tile:  widest,
		west:  at[0],
		east:  at[0],
		south: at[1],
		north: at[1],
	}
	for i := range s.Tiles {
		b.tiles[s.Tiles[i].Cell] = &s.Tiles[i]
	}
	for _, c := range occupied(s) {
		b.west, b.east = min(b.west, c[0]), max(b.east, c[0])
		b.south, b.north = min(b.south, c[1]), max(b.north, c[1])
	}
	room := max(columns-margin, narrowest)
	b.tile = min(max(room/(b.east-b.west+1), narrowest), widest)
	b.crop(room/b.tile, at[0])
	if t.Height > 0 {
		b.lower(at[1], max(t.Height-below, leastLines))
	}
	b.canvas = newCanvas(margin+(b.east-b.west+1)*b.tile, b.stack()+1)
	b.draw(s)
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

// crop reduces the board to at most `most` columns, with Rick near the middle.
func (b *board) crop(most, rick int) {
	if b.east-b.west+1 <= most {
		return
	}
	b.cropped = true
	b.west = min(max(b.west, rick-most/2), b.east-most+1)
	b.east = b.west + most - 1
}

// lower reduces the board to fewer than `most` lines. It keeps Rick's row, and then alternately
// adds a row in the north and one in the south, while there is room.
func (b *board) lower(rick, most int) {
	if b.stack() < most {
		return
	}
	b.lowered = true
	north, south := b.north, b.south
	b.north, b.south = rick, rick
	for grown := true; grown; {
		grown = b.grow(&b.north, 1, north, most)
		grown = b.grow(&b.south, -1, south, most) || grown
	}
}

func (b *board) grow(edge *int, by, limit, most int) bool {
	if *edge == limit {
		return false
	}
	*edge += by
	if b.stack() < most {
		return true
	}
	*edge -= by
	return false
}

// stack assigns a screen line to each row of tiles, from the top. If adjacent rows have only
// face-down tiles, in the same columns, they share a line. A border with a wall or a vent has its
// own line.
func (b *board) stack() (lines int) {
	b.tops = map[int]int{}
	for y := b.north; y >= b.south; y-- {
		if y < b.north && b.alike(y+1, y) {
			b.tops[y] = b.tops[y+1]
			continue
		}
		if b.parted(y) {
			lines++
		}
		b.tops[y] = lines
		lines++
	}
	if b.parted(b.south - 1) {
		lines++
	}
	return lines
}

// alike reports whether two rows look the same: they have only face-down tiles, in the same
// columns.
func (b *board) alike(y, other int) bool {
	for x := b.west; x <= b.east; x++ {
		one, two := b.tiles[game.Cell{x, y}], b.tiles[game.Cell{x, other}]
		if shown(one) || shown(two) || (one == nil) != (two == nil) {
			return false
		}
	}
	return true
}

func (b *board) parted(y int) bool {
	for x := b.west; x <= b.east; x++ {
		if upper, lower := b.border(game.Cell{x, y}); upper != parts.Open || lower != parts.Open {
			return true
		}
	}
	return false
}

// border returns the two edges at the north border of a cell: `upper` of the tile north of the
// cell, and `lower` of the tile on the cell. An edge of a missing or face-down tile is open.
func (b *board) border(c game.Cell) (upper, lower parts.Edge) {
	upper, lower = parts.Open, parts.Open
	if t := b.tiles[c.To(game.North)]; shown(t) {
		upper = t.Edges.South
	}
	if t := b.tiles[c]; shown(t) {
		lower = t.Edges.North
	}
	return upper, lower
}

func shown(tile *game.Tile) bool {
	return tile != nil && tile.Face == game.Up
}

func (b *board) column(x int) int { return margin + (x-b.west)*b.tile }

func (b *board) rulers() {
	from := map[int]int{} // key: line; value: the lowest row on this line
	for y := b.north; y >= b.south; y-- {
		from[b.tops[y]] = y
	}
	bottom := len(b.canvas) - 1
	for line := range bottom {
		b.write(margin-1, line, "│", hidden)
	}
	for y := b.north; y >= b.south; y-- {
		label := rowsName(from[b.tops[y]], y)
		if y == b.north || b.tops[y] != b.tops[y+1] {
			b.write(margin-1-len(label), b.tops[y], label, hidden)
		}
	}
	b.write(margin-1, bottom, "└"+strings.Repeat("─", len(b.canvas[bottom])-margin), hidden)
	for x := b.west; x <= b.east; x++ {
		b.write(b.column(x)+b.tile/2, bottom, b.words.columnName(x), hidden)
	}
}

// rowsName returns a label such as "4-6". If this label is too wide for the margin, it returns
// "4+".
func rowsName(low, high int) string {
	switch label := rowName(low) + "-" + rowName(high); {
	case low == high:
		return rowName(low)
	case len(label) < margin:
		return label
	}
	return rowName(low) + "+"
}
