package micemystics

import (
	"math"
	"strings"
)

// boardStretch is how many columns lie between two rows of spaces side by side at most.
const boardStretch = 16

// Board draws the spaces as labels at their centres and the walls as #, as low as
// the map allows without putting one row of spaces on another, in at most width
// columns and height rows. It returns nil where that cannot be, or where a space has
// no centre.
func (m Map) Board(width, height int, label func(Space) string) []string {
	rows := map[float64]bool{}
	spaces, labels, name := m.sortedSpaces(), make([][]rune, len(m.Spaces)), 0
	for i, s := range spaces {
		if s.At == nil {
			return nil
		}
		rows[s.At.Y] = true
		labels[i] = []rune(label(s))
		name = max(name, len(labels[i]))
	}
	room := width - name - 1
	if len(spaces) < 2 || room < name {
		return nil
	}
	low, high := m.bounds()
	c := canvas{low: low, down: scale(high.Y-low.Y, min(len(rows), height)-1)}
	c.across = min(scale(high.X-low.X, room), boardStretch*scale(high.Y-low.Y, len(rows)-1))
	c.cells = make([][]rune, int((high.Y-low.Y)*c.down+0.5)+1)
	for i := range c.cells {
		c.cells[i] = []rune(strings.Repeat(" ", int((high.X-low.X)*c.across+0.5)+1+name))
	}
	for _, w := range m.Walls {
		c.drawWall(w)
	}
	for i, s := range spaces {
		c.drawName(*s.At, labels[i])
	}
	if len(c.cells) > height {
		return nil
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

// bounds returns the corners of a map whose spaces have their centres.
func (m Map) bounds() (low, high Point) {
	low, high = *m.Spaces[0].At, *m.Spaces[0].At
	take := func(p Point) {
		low = Point{min(low.X, p.X), min(low.Y, p.Y)}
		high = Point{max(high.X, p.X), max(high.Y, p.Y)}
	}
	for _, s := range m.Spaces {
		take(*s.At)
	}
	for _, w := range m.Walls {
		take(w.From)
		take(w.To)
	}
	return low, high
}

// canvas is a board while it is drawn.
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
