package picklerick

import (
	"strings"

	"tablemate/assist/picture"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// gutter is the margin for row numbers and column letters.
const (
	tileSide   = 60.0
	gutter     = 34.0
	inset      = 3.0 // the distance from a wall to the border of its tile
	figureSize = 11.5
	nameSize   = 12.0
	unlimited  = 1 << 20 // a screen width that crops no column
)

// Draw returns a picture of the same board as [Flow.View], with the Russians at the top. If
// adjacent rows have only face-down tiles, in the same columns, they are drawn as one row.
func (Flow) Draw(t *talk.UI, s game.State) *picture.Picture {
	whole := *t
	whole.Height = 0
	d := drawing{board: boardOf(&whole, s, unlimited), state: s}
	d.rows()
	d.Picture = &picture.Picture{
		Width: gutter + float64(d.east-d.west+1)*tileSide + 2, Height: float64(d.count)*tileSide + gutter,
		Text: d.positions(), Notes: append([]string{t.Words.Say("picklerick.picture.legend")}, d.markers(s)...),
	}
	for y := d.north; y >= d.south; y-- {
		if y < d.north && d.places[y] == d.places[y+1] {
			continue
		}
		for x := d.west; x <= d.east; x++ {
			if tile := d.tiles[game.Cell{x, y}]; tile != nil {
				d.tile(tile)
			}
		}
	}
	d.rulers()
	return d.Picture
}

type drawing struct {
	*board
	*picture.Picture
	state  game.State
	places map[int]int // key: row of the board; value: row of the picture, 0 at the top
	count  int         // rows in the picture
}

func (d *drawing) rows() {
	d.places = map[int]int{}
	for y := d.north; y >= d.south; y-- {
		if y == d.north || !d.alike(y+1, y) {
			d.count++
		}
		d.places[y] = d.count - 1
	}
}

func (d *drawing) at(c game.Cell) (x, y float64) {
	return gutter + float64(c[0]-d.west)*tileSide, float64(d.places[c[1]]) * tileSide
}

func (d *drawing) tile(tile *game.Tile) {
	x, y := d.at(tile.Cell)
	if !shown(tile) {
		d.Box(x+1, y+1, tileSide-2, tileSide-2, picture.Hidden)
		d.Write(x+tileSide/2, y+tileSide/2+7, 20, picture.Middle, picture.Muted, "?")
		return
	}
	d.Box(x+1, y+1, tileSide-2, tileSide-2, floors[tile.Colour])
	d.edges(tile, x, y)
	if letter := d.letter(tile.Colour); letter != "" {
		d.Write(x+tileSide-7, y+tileSide-7, nameSize, picture.End, picture.Muted, letter)
	}
	if tile.Place != parts.Corridor {
		name := picture.Fit(d.placeNames(tile.Place)[0], nameSize, tileSide-8)
		d.Write(x+6, y+tileSide-8, nameSize, picture.Start, picture.Plain, name)
	}
	d.figures(tile.Cell, x, y)
}

var floors = map[parts.Colour]picture.Ink{
	parts.NoColour: picture.Floor, parts.Red: picture.Red, parts.Blue: picture.Blue, parts.Grey: picture.Grey,
}

func (d *drawing) edges(tile *game.Tile, x, y float64) {
	near, far := inset, tileSide-inset
	for _, side := range []struct {
		edge           parts.Edge
		x1, y1, x2, y2 float64
	}{
		{tile.Edges.North, near, near, far, near}, {tile.Edges.South, near, far, far, far},
		{tile.Edges.West, near, near, near, far}, {tile.Edges.East, far, near, far, far},
	} {
		ink := map[parts.Edge]picture.Ink{parts.Wall: picture.Wall, parts.Vent: picture.Vent}[side.edge]
		if ink != "" {
			d.Line(x+side.x1, y+side.y1, x+side.x2, y+side.y2, ink)
		}
	}
}

// The method `figures` draws the figures on a cell. If there are more than two figures, all are
// drawn smaller.
func (d *drawing) figures(c game.Cell, x, y float64) {
	who := standing(d.state, c)
	size, across := figureSize, 2
	switch {
	case len(who) > 6:
		size, across = 6, 4
	case len(who) > 2:
		size, across = 8, 3
	}
	for i, f := range who {
		ink := picture.Foe
		if f == game.Rick {
			ink = picture.Friend
		}
		cx := x + 5 + size + float64(i%across)*(2*size+2)
		cy := y + 4 + size + float64(i/across)*(2*size+2)
		d.Disc(cx, cy, size, d.words.code(f), ink)
	}
}

func (d *drawing) rulers() {
	from := map[int][2]int{} // key: row of the picture; value: lowest and highest row of the board
	for y := d.north; y >= d.south; y-- {
		rows, begun := from[d.places[y]]
		if !begun {
			rows[1] = y
		}
		rows[0] = y
		from[d.places[y]] = rows
	}
	for place := range d.count {
		rows := from[place]
		y := (float64(place) + 0.55) * tileSide
		d.Write(gutter-4, y, nameSize, picture.End, picture.Muted, rowsName(rows[0], rows[1]))
	}
	for x := d.west; x <= d.east; x++ {
		left, _ := d.at(game.Cell{x, d.south})
		y := float64(d.count)*tileSide + 16
		d.Write(left+tileSide/2, y, nameSize, picture.Middle, picture.Muted, d.words.columnName(x))
	}
}

func (d *drawing) positions() string {
	var who []string
	for _, f := range append([]game.Figure{game.Rick, game.Jaguar}, operatives(d.state)...) {
		if at, on := d.state.Where(f); on {
			who = append(who, d.words.figure(f)+" "+d.words.cell(at))
		}
	}
	return strings.Join(who, ", ")
}
