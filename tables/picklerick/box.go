// Package picklerick describes the box of Rick and Morty: The Pickle Rick Game in its Russian
// edition, with the rulebook in our own words.
package picklerick

import "tablemate/tables"

// The contents of the box, and other numbers from the rulebook (PR-SET).
const (
	Tiles            = 28 // including the 4 starting tiles (PR-AMB-01)
	StartingTiles    = 4
	Gaps             = 3 // each gap between two starting tiles is filled with face-down tiles
	Dice             = 4
	Operatives       = 10
	MostSummoned     = 4 // one tile summons at most this many operatives
	OperativesOnPost = 2
	FullHealth       = 10
	DeckSize         = 25
	OpeningHand      = 5
	EntryCount       = 3 // Jaguar enters with the third red or the third blue tile (PR-JAG-02)
	PersuadeHealth   = 5 // Jaguar can be persuaded at this health or less (PR-JAG-09)
	PersuadeCost     = 2 // card symbols that persuading Jaguar costs
)

// Symbol is a symbol on the action dice, with which players pay costs.
type Symbol string

// The symbols (PR-DICE-02).
const (
	Movement Symbol = "movement"
	CardSign Symbol = "card"
	Tools    Symbol = "tools"
	Gun      Symbol = "gun"
	Joker    Symbol = "joker"
)

// Symbols lists the symbols in the order of the reference page.
var Symbols = []Symbol{Movement, CardSign, Tools, Gun, Joker}

// Faces lists the six faces of each action die. The gun occurs twice (PR-DICE-02, PR-AMB-02).
var Faces = []Symbol{Movement, CardSign, Tools, Gun, Gun, Joker}

// Colour is the colour of a tile. A letter in the corner of the tile also shows it (PR-TILE-03).
type Colour string

// The three colours, and NoColour for an unknown colour.
const (
	NoColour Colour = ""
	Red      Colour = "red"
	Blue     Colour = "blue"
	Grey     Colour = "grey"
)

// Edge is the type of one edge of a tile (PR-TILE-01, PR-TILE-02).
type Edge string

// The types of edges. A vent is part of a wall, so it blocks everything that a wall blocks.
const (
	Open Edge = "open"
	Wall Edge = "wall"
	Vent Edge = "vent"
)

// Side is one of the two opposing sides, each with its own deck.
type Side string

// The two sides. If the rulebook does not say which side owns a card, the card has AnySide.
const (
	AnySide      Side = ""
	RickSide     Side = "rick"
	RussiansSide Side = "russians"
)

// Place is one of the four starting tiles, or Corridor for any other tile.
type Place string

// The starting tiles lie face up from the beginning and have no walls (PR-SET-16).
const (
	Corridor   Place = ""
	Bathroom   Place = "bathroom"
	GuardPostA Place = "guard_post_a"
	GuardPostB Place = "guard_post_b"
	Roof       Place = "roof"
)

// Places lists the starting tiles in the order of Rick's path.
var Places = []Place{Bathroom, GuardPostA, GuardPostB, Roof}

// PlaceNames holds the names of the starting tiles.
var PlaceNames = map[Place]tables.Text{
	Bathroom:   {En: "Bathroom", Ru: "Сортир"},
	GuardPostA: {En: "Guard Post A", Ru: "Пост охраны А"},
	GuardPostB: {En: "Guard Post B", Ru: "Пост охраны Б"},
	Roof:       {En: "Roof", Ru: "Крыша"},
}

// Known reports whether c is one of the three printed colours.
func (c Colour) Known() bool { return c == Red || c == Blue || c == Grey }
