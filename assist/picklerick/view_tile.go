package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/paint"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func (b *board) draw(s game.State) {
	b.rulers()
	for y := b.north; y >= b.south-1; y-- {
		for x := b.west; x <= b.east; x++ {
			b.drawBorder(game.Cell{x, y})
			if y >= b.south {
				b.drawTile(s, b.tiles[game.Cell{x, y}])
			}
		}
	}
}

// drawBorder draws the north border of a cell. A vent's sign points into the tile with the vent.
func (b *board) drawBorder(c game.Cell) {
	upper, lower := b.border(c)
	if upper == parts.Open && lower == parts.Open {
		return
	}
	line := len(b.canvas) - 2 // the lowest border is above the last line, which has the column letters
	if c[1] >= b.south {
		line = b.tops[c[1]] - 1
	}
	x, inner := b.column(c[0])+1, b.tile-2
	b.write(x, line, strings.Repeat("━", inner), plain)
	switch {
	case upper == parts.Vent && lower == parts.Vent:
		b.write(x+inner/2, line, "╫", plain)
	case upper == parts.Vent:
		b.write(x+inner/2, line, "╨", plain)
	case lower == parts.Vent:
		b.write(x+inner/2, line, "╥", plain)
	}
}

func (b *board) drawTile(s game.State, tile *game.Tile) {
	if tile == nil {
		return
	}
	x, line := b.column(tile.Cell[0]), b.tops[tile.Cell[1]]
	if !shown(tile) {
		b.write(x+1, line, strings.Repeat("░", b.tile-2), hidden)
		return
	}
	b.drawSide(x, line, tile.Edges.West)
	b.drawSide(x+b.tile-1, line, tile.Edges.East)
	letter := b.letter(tile.Colour)
	b.write(x+b.tile-2, line, letter, letterInks[tile.Colour])
	b.fill(s, tile, x+1, b.tile-2-2*len([]rune(letter)))
}

func (b *board) drawSide(x, line int, e parts.Edge) {
	switch e {
	case parts.Wall:
		b.write(x, line, "┃", plain)
	case parts.Vent:
		b.write(x, line, "╪", plain)
	}
}

// PR-TILE-03
func (b *board) letter(c parts.Colour) string {
	if c == parts.NoColour {
		return ""
	}
	return b.words.say("letter." + string(c))
}

// fill writes the name of a tile and the figures on it. If there is too little room, fill shortens
// or omits the name. If the figures still do not fit, fill replaces two or more operatives with
// their number, and a note names the operatives.
func (b *board) fill(s game.State, tile *game.Tile, x, room int) {
	who, line := standing(s, tile.Cell), b.tops[tile.Cell[1]]
	for _, name := range b.placeNames(tile.Place) {
		if len(name) > 0 && len(who) > 0 {
			name += " "
		}
		if paint.Width(name)+b.width(who) <= room {
			b.write(x, line, name, plain)
			x += paint.Width(name)
			for _, f := range who {
				b.write(x, line, b.words.code(f), side(f))
				x += paint.Width(b.words.code(f)) + 1
			}
			if name == "" && len(who) == 0 && tile.Colour == parts.NoColour {
				b.write(x+room/2, line, "·", hidden)
			}
			return
		}
	}
	b.writeCount(tile.Cell, x, line, who)
}

// placeNames returns names of a starting tile, from long to short.
func (b *board) placeNames(p parts.Place) []string {
	if p == parts.Corridor {
		return []string{""}
	}
	return []string{b.words.say("sign." + string(p)), b.words.say("short." + string(p)), ""}
}

func standing(s game.State, c game.Cell) []game.Figure {
	var out []game.Figure
	for _, f := range append([]game.Figure{game.Rick, game.Jaguar}, operatives(s)...) {
		if at, on := s.Where(f); on && at == c {
			out = append(out, f)
		}
	}
	return out
}

func operatives(s game.State) []game.Figure {
	return tables.Each(s.Operatives, func(o game.Soldier) game.Figure { return game.Operative(o.Number) })
}

func (b *board) width(who []game.Figure) int {
	columns := max(0, len(who)-1)
	for _, f := range who {
		columns += paint.Width(b.words.code(f))
	}
	return columns
}

func side(f game.Figure) ink {
	if f == game.Rick {
		return runaway
	}
	return enemy
}

func (b *board) writeCount(c game.Cell, x, line int, who []game.Figure) {
	var numbers []string
	for _, f := range who {
		if f.IsOperative() {
			numbers = append(numbers, b.words.code(f))
			continue
		}
		b.write(x, line, b.words.code(f), side(f))
		x++
	}
	if len(numbers) < 2 {
		b.write(x, line, strings.Join(numbers, ""), enemy)
		return
	}
	count := "×" + strconv.Itoa(len(numbers))
	b.write(x, line, count, enemy)
	b.crowds = append(b.crowds, b.words.say("view.crowd", tables.Args{
		"sign": count, "cell": b.words.cell(c), "operatives": strings.Join(numbers, " "),
	}))
}

// ink decides the colour of a character.
type ink uint8

const (
	plain ink = iota
	hidden
	runaway
	enemy
	redTile
	blueTile
	greyTile
)

var letterInks = map[parts.Colour]ink{parts.Red: redTile, parts.Blue: blueTile, parts.Grey: greyTile}

var paints = map[ink]func(paint.Paint, string) string{
	hidden: paint.Paint.Muted, runaway: paint.Paint.Gain, enemy: paint.Paint.Loss,
	redTile: paint.Paint.Red, blueTile: paint.Paint.Blue, greyTile: paint.Paint.Grey,
}

type mark struct {
	sign rune
	ink  ink
}

// canvas is a grid of characters that are one column wide.
type canvas [][]mark

func newCanvas(columns, lines int) canvas {
	c := make(canvas, lines)
	for i := range c {
		c[i] = make([]mark, columns)
		for j := range c[i] {
			c[i][j].sign = ' '
		}
	}
	return c
}

func (c canvas) write(x, y int, text string, in ink) {
	for _, r := range text {
		if x < len(c[y]) {
			c[y][x] = mark{r, in}
		}
		x++
	}
}

func (c canvas) lines(p paint.Paint) []string {
	out := make([]string, len(c))
	for i, row := range c {
		end := len(row)
		for end > 0 && row[end-1].sign == ' ' {
			end--
		}
		var line strings.Builder
		for from := 0; from < end; {
			to := from
			var run []rune
			for ; to < end && row[to].ink == row[from].ink; to++ {
				run = append(run, row[to].sign)
			}
			text := string(run)
			if painted := paints[row[from].ink]; painted != nil {
				text = painted(p, text)
			}
			line.WriteString(text)
			from = to
		}
		out[i] = line.String()
	}
	return out
}
