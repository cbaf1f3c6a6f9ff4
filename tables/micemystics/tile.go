package micemystics

import "tablemate/tables"

// SpaceID names one space of a tile side as people numbered it: 1, 12, bed.
type SpaceID string

// Off is where a current leads that runs off the tile (MM-WATER-06).
const Off SpaceID = "off"

// Side is one of the two sides of a tile (MM-TILE-01).
type Side string

// The sides: underground and between the walls, and the rooms of the castle.
const (
	Blue   Side = "blue"
	Orange Side = "orange"
)

// Sides lists the sides.
var Sides = []Side{Blue, Orange}

// Line is what parts two spaces that touch.
type Line string

// Plain is an open border. A gap is a dark gap of the Pipes tile (MM-WALL-03).
const (
	Plain  Line = ""
	Yellow Line = "yellow"
	Red    Line = "red"
	Gap    Line = "gap"
)

// Lines lists the lines.
var Lines = []Line{Plain, Yellow, Red, Gap}

// Flip is a flip space's kind.
type Flip string

// A space without the mark, the ordinary mark, and the two special ones
// (MM-FLIP-03, MM-FLIP-04).
const (
	NoFlip    Flip = ""
	PlainFlip Flip = "plain"
	HookFlip  Flip = "hook"
	ClassFlip Flip = "class"
)

// Flips lists the kinds.
var Flips = []Flip{NoFlip, PlainFlip, HookFlip, ClassFlip}

// Point is a place on a tile, in any unit, y downwards.
type Point struct {
	X float64 `json:"x" jsonschema:"to the right, in any unit"`
	Y float64 `json:"y" jsonschema:"downwards, in the same unit"`
}

// Wall is a straight piece of wall or of the edge of a black area. It stops
// sight (MM-LOS-01).
type Wall struct {
	From Point `json:"from" jsonschema:"one end"`
	To   Point `json:"to" jsonschema:"the other end"`
}

// Space is one space of a mapped tile.
type Space struct {
	ID       SpaceID  `json:"id" jsonschema:"names the space on its tile side"`
	Wide     bool     `json:"wide,omitempty" jsonschema:"a wide space"`                     // MM-WIDE-01
	Outlined bool     `json:"outlined,omitempty" jsonschema:"a wide space outlined in red"` // MM-SPAWN-04
	Water    bool     `json:"water,omitempty" jsonschema:"a water space"`
	Current  SpaceID  `json:"current,omitempty" jsonschema:"where the water drifts to; off: off the tile"`
	Spawn    bool     `json:"spawn,omitempty" jsonschema:"a spawn space"`
	Cross    bool     `json:"cross,omitempty" jsonschema:"a red cross: mousetraps go here"` // MM-TILE-03
	Flip     Flip     `json:"flip,omitempty" jsonschema:"a flip space, of this kind"`
	Exits    []string `json:"exits,omitempty" jsonschema:"exit areas that it lies at"`
	At       *Point   `json:"at,omitempty" jsonschema:"its centre, for sight"`
}

// Link is a border that two spaces share. Arrow is the space that a yellow
// line's arrow points at.
type Link struct {
	A     SpaceID `json:"a" jsonschema:"one space"`
	B     SpaceID `json:"b" jsonschema:"the other space"`
	Line  Line    `json:"line,omitempty" jsonschema:"the colour of the line between them; left out: none"`
	Arrow SpaceID `json:"arrow,omitempty" jsonschema:"the space that a yellow line's arrow points at"`
}

// Pair are two spaces, in any order.
type Pair [2]SpaceID

// Map is what is known of one tile side. Without coordinates or walls nothing
// is computed of sight; Blind pairs never see each other, Clear ones do.
type Map struct {
	Spaces []Space `json:"spaces,omitempty" jsonschema:"the spaces of the tile side"`
	Links  []Link  `json:"links,omitempty" jsonschema:"borders that two spaces share"`
	Walls  []Wall  `json:"walls,omitempty" jsonschema:"pieces of wall that stop sight"`
	Blind  []Pair  `json:"blind,omitempty" jsonschema:"pairs of spaces that never see each other"`
	Clear  []Pair  `json:"clear,omitempty" jsonschema:"pairs of spaces that see each other"`
}

// Tile is one side of a double-sided board piece, as the owner's box keeps it:
// its map in the compact text form of ParseMap.
type Tile struct {
	ID   string      `json:"id" card:"id"`     // of the side: kitchen
	Tile string      `json:"tile" card:"must"` // of the piece; its other side bears the same
	Side Side        `json:"side" card:"must"`
	Name tables.Text `json:"name" card:"must"`
	Map  string      `json:"map,omitempty" card:"may else=map-text" jsonschema:"the compact text form"`
}
