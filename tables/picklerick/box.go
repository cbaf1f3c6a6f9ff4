// Package picklerick describes the box of Rick and Morty: The Pickle Rick Game in its Russian
// edition: dice, tiles and the cards that the rulebook describes, and the rulebook in our own
// words.
package picklerick

import "tablemate/tables"

// The contents of the box and how much of it is dealt at the start (PR-SET).
const (
	Tiles            = 28 // the 4 starting tiles among them (PR-AMB-01)
	StartingTiles    = 4
	Gaps             = 3 // runs of face-down tiles between starting tiles
	Dice             = 4
	Operatives       = 10
	OperativesOnPost = 2
	FullHealth       = 10
	DeckSize         = 25
	OpeningHand      = 5
	EntryCount       = 3 // the 3rd red or 3rd blue tile brings Jaguar (PR-JAG-02)
	PersuadeHealth   = 5 // Jaguar can be talked out at this health or less (PR-JAG-09)
	PersuadeCost     = 2 // card symbols
)

// Symbol is shown by a die, and costs are paid with symbols.
type Symbol string

// The symbols of the action dice (PR-DICE-02).
const (
	Movement Symbol = "movement"
	CardSign Symbol = "card"
	Tools    Symbol = "tools"
	Gun      Symbol = "gun"
	Joker    Symbol = "joker"
)

// Symbols lists the symbols in the order of the reference page.
var Symbols = []Symbol{Movement, CardSign, Tools, Gun, Joker}

// Faces are the six faces of each action die: the gun twice (PR-DICE-02, PR-AMB-02).
var Faces = []Symbol{Movement, CardSign, Tools, Gun, Gun, Joker}

// Colour is the colour of a tile, doubled by a letter in its corner (PR-TILE-03).
type Colour string

// The three colours. The zero value is an unknown colour.
const (
	NoColour Colour = ""
	Red      Colour = "red"
	Blue     Colour = "blue"
	Grey     Colour = "grey"
)

// Edge is what one side of a tile shows (PR-TILE-01, PR-TILE-02).
type Edge string

// A vent is part of a wall, so it stops everything that a wall stops.
const (
	Open Edge = "open"
	Wall Edge = "wall"
	Vent Edge = "vent"
)

// Side is one of the two decks and the people behind it.
type Side string

// AnySide marks a card whose owner the rulebook does not print.
const (
	AnySide      Side = ""
	RickSide     Side = "rick"
	RussiansSide Side = "russians"
)

// Place is one of the four starting tiles; the zero value is any other tile.
type Place string

// The starting tiles lie face up from the beginning and have no walls (PR-SET-16).
const (
	Corridor   Place = ""
	Bathroom   Place = "bathroom"
	GuardPostA Place = "guard_post_a"
	GuardPostB Place = "guard_post_b"
	Roof       Place = "roof"
)

// Places lists the starting tiles along Rick's way.
var Places = []Place{Bathroom, GuardPostA, GuardPostB, Roof}

// PlaceNames are the names of the starting tiles.
var PlaceNames = map[Place]tables.Text{
	Bathroom:   {En: "Bathroom", Ru: "Сортир"},
	GuardPostA: {En: "Guard Post A", Ru: "Пост охраны А"},
	GuardPostB: {En: "Guard Post B", Ru: "Пост охраны Б"},
	Roof:       {En: "Roof", Ru: "Крыша"},
}

// Known reports whether c is one of the three printed colours.
func (c Colour) Known() bool { return c == Red || c == Blue || c == Grey }
