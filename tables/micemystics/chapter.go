package micemystics

import "tablemate/tables"

// Chapter is one scenario of a story book (MM-BOOK-01). Its texts stay in the
// book: what people enter are values, names and reminders of their own.
type Chapter struct {
	ID          string      `json:"id" card:"id" jsonschema:"names the chapter in records"`
	Name        tables.Text `json:"name" card:"must" jsonschema:"as printed"`
	Party       int         `json:"party" card:"1..6" jsonschema:"how many mice it asks for"` // MM-SETUP-03
	Heroes      []string    `json:"heroes,omitempty" card:"file id=hero" jsonschema:"mice that it prescribes"`
	End         int         `json:"end" card:"2..99" jsonschema:"the page of the chapter end token"` // MM-BOARD-01
	LastPage    int         `json:"last_page,omitempty" card:"count file" jsonschema:"the last page of the track; left out: unknown"`
	Rooms       []RoomPlan  `json:"rooms" card:"1.. else=no-room" jsonschema:"the tile sides in play; the mice start on the first"`
	Joins       []Join      `json:"joins,omitempty" card:"may" jsonschema:"exit areas that continue each other"`
	Encounters  []CardID    `json:"encounters,omitempty" card:"id=encounter" jsonschema:"the encounter deck; left out: not told"`
	Items       []PartyItem `json:"items,omitempty" card:"may" jsonschema:"party items of the party preparation"`
	Minions     []Placed    `json:"minions,omitempty" card:"file" jsonschema:"minions that start on the board"`
	Goal        string      `json:"goal,omitempty" card:"may" jsonschema:"a reminder in people's own words"`
	Victory     string      `json:"victory,omitempty" card:"may" jsonschema:"a reminder in people's own words"`
	Defeat      string      `json:"defeat,omitempty" card:"may" jsonschema:"a reminder in people's own words"`
	AllCaptured bool        `json:"all_captured,omitempty" card:"file" jsonschema:"all mice captured is a defeat"`
	Rules       []string    `json:"rules,omitempty" card:"file" jsonschema:"special rules, as reminders in people's own words"`
}

// RoomPlan is one tile side in a chapter with its special rules (MM-BOOK-04).
// The side that Beneath names lies up at first, and this one under it.
type RoomPlan struct {
	Tile          string  `json:"tile" card:"must once id=tile" jsonschema:"id of the tile side"`
	Beneath       string  `json:"beneath,omitempty" card:"may" jsonschema:"id of the side that lies on it at first; left out: it lies up itself"`
	NoEncounter   bool    `json:"no_encounter,omitempty" card:"may" jsonschema:"no encounter card is opened here"`
	Arrive        string  `json:"arrive,omitempty" card:"may" jsonschema:"what happens on the first visit, in people's own words"`
	Here          string  `json:"here,omitempty" card:"may" jsonschema:"what holds while mice are here"`
	SpecialSearch string  `json:"special_search,omitempty" card:"may" jsonschema:"what a search does here, in people's own words"`
	SpecialSurge  string  `json:"special_surge,omitempty" card:"may" jsonschema:"what a surge does here, in people's own words"`
	SurgeMinions  []Squad `json:"surge_minions,omitempty" card:"may" jsonschema:"who comes in the special surge"`
}

// Join is two exit areas that continue each other (MM-EXP-04).
type Join struct {
	A     string `json:"a" card:"must" jsonschema:"id of a tile side"`
	ExitA string `json:"exit_a" card:"must" jsonschema:"the exit area of tile side a"`
	B     string `json:"b" card:"must" jsonschema:"id of a tile side of the same colour"`
	ExitB string `json:"exit_b" card:"must" jsonschema:"the exit area of tile side b"`
}

// Placed are minions that start on the board.
type Placed struct {
	Minion string  `json:"minion" card:"must id=minion" jsonschema:"id of the minion card"`
	Count  int     `json:"count" card:"1..99" jsonschema:"how many"`
	Tile   string  `json:"tile" card:"must" jsonschema:"id of the tile side"`
	Space  SpaceID `json:"space,omitempty" card:"may" jsonschema:"left out: by the placement rules"`
}
