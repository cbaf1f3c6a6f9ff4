package picklerick

import (
	"fmt"

	parts "tablemate/tables/picklerick"
)

// Cell is a position [x, y]; x grows to the east, y to the north. The Bathroom is [0, 0].
type Cell [2]int

// Dir is one of the four directions on the board.
type Dir int8

// North is the direction towards the seat of the Russian player.
const (
	NoDir Dir = iota
	North
	East
	South
	West
)

// Dirs lists the directions in the order that decides between equally good moves (PR-AMB-34).
var Dirs = [4]Dir{North, East, South, West}

var dirNames = [...]string{"", "north", "east", "south", "west"}

// String returns the name that records use for the direction.
func (d Dir) String() string { return dirNames[d] }

// MarshalText writes the name of the direction.
func (d Dir) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the name of a direction; any other word is an error.
func (d *Dir) UnmarshalText(text []byte) error {
	for i, name := range dirNames {
		if name == string(text) {
			*d = Dir(i)
			return nil
		}
	}
	return fmt.Errorf("no direction %q: north, east, south or west", text)
}

// Turn returns the direction after a number of clockwise quarter turns.
func (d Dir) Turn(quarters int) Dir { return Dir((int(d)-1+quarters%4+4)%4) + 1 }

// Back returns the opposite direction.
func (d Dir) Back() Dir { return d.Turn(2) }

var oneStep = [...]Cell{North: {0, 1}, East: {1, 0}, South: {0, -1}, West: {-1, 0}}

// The method To returns the neighbouring cell in a direction.
func (c Cell) To(d Dir) Cell { return Cell{c[0] + oneStep[d][0], c[1] + oneStep[d][1]} }

// Toward returns the direction and the distance to another cell in the same row or column. For all
// other cells, it returns NoDir and 0.
func (c Cell) Toward(to Cell) (Dir, int) {
	dx, dy := to[0]-c[0], to[1]-c[1]
	switch {
	case dx == 0 && dy > 0:
		return North, dy
	case dy == 0 && dx > 0:
		return East, dx
	case dx == 0 && dy < 0:
		return South, -dy
	case dy == 0 && dx < 0:
		return West, -dx
	}
	return NoDir, 0
}

// Way returns the directions of a path that starts at c.
func (c Cell) Way(path []Cell) []Dir {
	way := make([]Dir, len(path))
	for i, to := range path {
		way[i], _ = c.Toward(to)
		c = to
	}
	return way
}

// Steps returns the number of steps to a cell. It ignores walls.
func (c Cell) Steps(to Cell) int {
	return abs(to[0]-c[0]) + abs(to[1]-c[1])
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// Edges holds the four edges of a tile on the board.
type Edges struct {
	North parts.Edge `json:"north" jsonschema:"the border to the north"`
	East  parts.Edge `json:"east" jsonschema:"the border to the east"`
	South parts.Edge `json:"south" jsonschema:"the border to the south"`
	West  parts.Edge `json:"west" jsonschema:"the border to the west"`
}

// OpenEdges holds the edges of a tile without walls (PR-SET-16).
var OpenEdges = Edges{parts.Open, parts.Open, parts.Open, parts.Open}

// The method At returns the edge in a direction.
func (e Edges) At(d Dir) parts.Edge { return *e.side(d) }

func (e *Edges) side(d Dir) *parts.Edge {
	switch d {
	case North:
		return &e.North
	case East:
		return &e.East
	case South:
		return &e.South
	}
	return &e.West
}

func (e Edges) turned(quarters int) Edges {
	var out Edges
	for _, d := range Dirs {
		*out.side(d.Turn(quarters)) = e.At(d)
	}
	return out
}
