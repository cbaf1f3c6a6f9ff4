package micemystics

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Space returns the space with that id, or false.
func (m Map) Space(id SpaceID) (Space, bool) {
	i := slices.IndexFunc(m.Spaces, func(s Space) bool { return s.ID == id })
	if i < 0 {
		return Space{}, false
	}
	return m.Spaces[i], true
}

// Around returns the borders of a space, sorted by neighbour. The field A of each border is
// the given space.
func (m Map) Around(id SpaceID) []Link {
	var near []Link
	for _, l := range m.Links {
		switch id {
		case l.A:
			near = append(near, l)
		case l.B:
			l.A, l.B = l.B, l.A
			near = append(near, l)
		}
	}
	slices.SortStableFunc(near, func(a, b Link) int { return byName(a.B, b.B) })
	return near
}

// Between returns the border between two spaces, or false if they share none. The fields A and B of
// the border are the parameters a and b.
func (m Map) Between(a, b SpaceID) (Link, bool) {
	for i := range m.Links {
		switch l := m.Links[i]; {
		case l.A == a && l.B == b:
			return l, true
		case l.A == b && l.B == a:
			l.A, l.B = l.B, l.A
			return l, true
		}
	}
	return Link{}, false
}

// byName compares two names. Numbers come before words.
func byName(a, b SpaceID) int {
	x, notX := strconv.Atoi(string(a))
	y, notY := strconv.Atoi(string(b))
	switch {
	case notX == nil && notY == nil:
		return cmp.Or(cmp.Compare(x, y), cmp.Compare(a, b))
	case notX == nil:
		return -1
	case notY == nil:
		return 1
	}
	return cmp.Compare(a, b)
}

func (p Pair) ordered() Pair {
	if byName(p[0], p[1]) > 0 {
		return Pair{p[1], p[0]}
	}
	return p
}

// sorted returns a copy of the map in which everything except the walls is sorted by name. The two
// spaces of each border are sorted too.
func (m Map) sorted() Map {
	out := Map{
		Spaces: m.sortedSpaces(), Links: slices.Clone(m.Links), Walls: slices.Clone(m.Walls),
		Blind: sortedPairs(m.Blind), Clear: sortedPairs(m.Clear),
	}
	for i, s := range out.Spaces {
		out.Spaces[i].Exits = slices.Sorted(slices.Values(s.Exits))
	}
	for i, l := range out.Links {
		p := Pair{l.A, l.B}.ordered()
		out.Links[i].A, out.Links[i].B = p[0], p[1]
	}
	slices.SortFunc(out.Links, func(a, b Link) int { return cmp.Or(byName(a.A, b.A), byName(a.B, b.B)) })
	return out
}

func (m Map) sortedSpaces() []Space {
	out := slices.Clone(m.Spaces)
	slices.SortFunc(out, func(a, b Space) int { return byName(a.ID, b.ID) })
	return out
}

func sortedPairs(pairs []Pair) []Pair {
	out := slices.Clone(pairs)
	for i, p := range out {
		out[i] = p.ordered()
	}
	slices.SortFunc(out, func(a, b Pair) int { return cmp.Or(byName(a[0], b[0]), byName(a[1], b[1])) })
	return out
}

// boardStretch keeps a drawing from becoming too wide. Let d be the average distance between
// neighbouring rows on the tile. In the drawing, a horizontal distance of d takes at most this many
// columns.
const boardStretch = 16

// Board draws the spaces as labels at their centres and the walls as #. Spaces with the same Y are
// in one row, unless labels collide. It returns nil if the map does not fit, if it has fewer than
// two spaces, or if people have not entered the centre of every space.
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

func scale(units float64, cells int) float64 {
	if units == 0 {
		return 1
	}
	return float64(cells) / units
}

// bounds returns two corners of the rectangle around all spaces and walls. Every centre must be
// set.
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

type canvas struct {
	low          Point
	across, down float64 // cells of the canvas per unit of length on the map
	cells        [][]rune
	taken        map[[2]int]bool
}

func (c *canvas) cellOf(p Point) (row, column int) {
	row, column = int((p.Y-c.low.Y)*c.down+0.5), int((p.X-c.low.X)*c.across+0.5)
	return min(row, len(c.cells)-1), min(column, len(c.cells[0])-1)
}

func (c *canvas) drawWall(w Wall) {
	steps := int(math.Ceil(max(math.Abs(w.To.X-w.From.X), math.Abs(w.To.Y-w.From.Y)) * max(c.across, c.down)))
	for i := range steps + 1 {
		part := float64(i) / float64(max(1, steps))
		row, column := c.cellOf(Point{w.From.X + part*(w.To.X-w.From.X), w.From.Y + part*(w.To.Y-w.From.Y)})
		c.cells[row][column] = '#'
	}
}

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

func (c *canvas) isFree(row, column, wide int) bool {
	for i := column - 1; i <= column+wide; i++ {
		if c.taken[[2]int{row, i}] {
			return false
		}
	}
	return true
}

func (c *canvas) rows() []string {
	var lines []string
	for _, row := range c.cells {
		lines = append(lines, strings.TrimRight(string(row), " "))
	}
	return lines
}
