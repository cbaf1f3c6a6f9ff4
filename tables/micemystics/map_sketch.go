package micemystics

import (
	"math"
	"strings"
)

// The most room that a sketch takes; a letter is about twice as high as wide.
const (
	SketchWidth  = 78
	sketchHeight = 36
	cellHeight   = 2
)

// Sketch draws the spaces at their centres and the walls between them as #, in at
// most width columns, and never more than SketchWidth. It returns nil if fewer
// than two spaces have a centre, or width is too small.
func (m Map) Sketch(width int) []string {
	return m.drawn(min(width, SketchWidth), func(s Space) string { return string(s.ID) }, func(size Point, room int) (across, down float64) {
		across = min(scale(size.X, room), cellHeight*scale(size.Y, sketchHeight-1))
		return across, across / cellHeight
	})
}

// Board draws the spaces as labels at their centres and the walls as #, as low as
// the map allows without putting one row of spaces on another, in at most width
// columns and height rows. It returns nil where that cannot be, or where a space has
// no centre.
func (m Map) Board(width, height int, label func(Space) string) []string {
	rows := map[float64]bool{}
	for _, s := range m.Spaces {
		if s.At == nil {
			return nil
		}
		rows[s.At.Y] = true
	}
	lines := m.drawn(width, label, func(size Point, room int) (across, down float64) {
		down = scale(size.Y, min(len(rows), height)-1)
		return min(scale(size.X, room), boardStretch*scale(size.Y, len(rows)-1)), down
	})
	if len(lines) > height {
		return nil
	}
	return lines
}

// boardStretch is how many columns lie between two rows of spaces side by side at most.
const boardStretch = 16

// drawn draws a map with a label at each centre, as wide and high as scales tells for
// the size of the map and the columns left beside the longest label.
func (m Map) drawn(width int, label func(Space) string, scales func(size Point, room int) (across, down float64)) []string {
	low, high, placed := m.bounds()
	spaces, labels, name := m.sortedSpaces(), make([][]rune, len(m.Spaces)), 0
	for i, s := range spaces {
		labels[i] = []rune(label(s))
		name = max(name, len(labels[i]))
	}
	room := width - name - 1
	if placed < 2 || room < name {
		return nil
	}
	c := canvas{low: low}
	c.across, c.down = scales(Point{high.X - low.X, high.Y - low.Y}, room)
	c.cells = make([][]rune, int((high.Y-low.Y)*c.down+0.5)+1)
	for i := range c.cells {
		c.cells[i] = []rune(strings.Repeat(" ", int((high.X-low.X)*c.across+0.5)+1+name))
	}
	for _, w := range m.Walls {
		c.drawWall(w)
	}
	for i, s := range spaces {
		if s.At != nil {
			c.drawName(*s.At, labels[i])
		}
	}
	return c.rows()
}

// scale returns how many cells a unit takes.
func scale(units float64, cells int) float64 {
	if units == 0 {
		return 1
	}
	return float64(cells) / units
}

// bounds returns the corners of everything that has a place, and how many spaces
// have one.
func (m Map) bounds() (low, high Point, placed int) {
	low, high = Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	take := func(p Point) {
		low = Point{min(low.X, p.X), min(low.Y, p.Y)}
		high = Point{max(high.X, p.X), max(high.Y, p.Y)}
	}
	for _, s := range m.Spaces {
		if s.At != nil {
			take(*s.At)
			placed++
		}
	}
	for _, w := range m.Walls {
		take(w.From)
		take(w.To)
	}
	return low, high, placed
}

// canvas is a sketch while it is drawn.
type canvas struct {
	low          Point
	across, down float64 // cells of a unit
	cells        [][]rune
	taken        map[[2]int]bool
}

// cellOf returns the cell of a point.
func (c *canvas) cellOf(p Point) (row, column int) {
	row, column = int((p.Y-c.low.Y)*c.down+0.5), int((p.X-c.low.X)*c.across+0.5)
	return min(row, len(c.cells)-1), min(column, len(c.cells[0])-1)
}

// drawWall draws a wall cell by cell.
func (c *canvas) drawWall(w Wall) {
	steps := int(math.Ceil(max(math.Abs(w.To.X-w.From.X), math.Abs(w.To.Y-w.From.Y)) * max(c.across, c.down)))
	for i := range steps + 1 {
		part := float64(i) / float64(max(1, steps))
		row, column := c.cellOf(Point{w.From.X + part*(w.To.X-w.From.X), w.From.Y + part*(w.To.Y-w.From.Y)})
		c.cells[row][column] = '#'
	}
}

// drawName writes a space's name at its centre, or below if another stands there.
func (c *canvas) drawName(p Point, name []rune) {
	row, column := c.cellOf(p)
	for !c.isFree(row, column, len(name)) {
		row++
		if row == len(c.cells) {
			c.cells = append(c.cells, []rune(strings.Repeat(" ", len(c.cells[0]))))
		}
	}
	if c.taken == nil {
		c.taken = map[[2]int]bool{}
	}
	for i, letter := range name {
		c.cells[row][column+i] = letter
		c.taken[[2]int{row, column + i}] = true
	}
}

// isFree reports whether no other name stands there, nor touches.
func (c *canvas) isFree(row, column, wide int) bool {
	for i := column - 1; i <= column+wide; i++ {
		if c.taken[[2]int{row, i}] {
			return false
		}
	}
	return true
}

// rows returns the rows without blanks at their ends.
func (c *canvas) rows() []string {
	var lines []string
	for _, row := range c.cells {
		lines = append(lines, strings.TrimRight(string(row), " "))
	}
	return lines
}
