package micemystics

import "tablemate/tables"

// Chapter is one scenario of a story book (MM-BOOK-01). Its texts stay in the
// book: what people enter are values, names and reminders of their own.
type Chapter struct {
	ID          string      `json:"id" yaml:"id"`
	Name        tables.Text `json:"name" yaml:"name"`
	Party       int         `json:"party" yaml:"party" jsonschema:"how many mice it asks for"` // MM-SETUP-03
	Heroes      []string    `json:"heroes,omitempty" yaml:"heroes,omitempty" jsonschema:"mice that it prescribes"`
	End         int         `json:"end" yaml:"end" jsonschema:"the page of the chapter end token"` // MM-BOARD-01
	LastPage    int         `json:"last_page,omitempty" yaml:"last_page,omitempty" jsonschema:"the last page of the track; left out: unknown"`
	Rooms       []RoomPlan  `json:"rooms" yaml:"rooms" jsonschema:"the tile sides in play; the mice start on the first"`
	Joins       []Join      `json:"joins,omitempty" yaml:"joins,omitempty" jsonschema:"exit areas that continue each other"`
	Encounters  []CardID    `json:"encounters,omitempty" yaml:"encounters,omitempty" jsonschema:"the encounter deck; left out: not told"`
	Items       []PartyItem `json:"items,omitempty" yaml:"items,omitempty" jsonschema:"party items of the party preparation"`
	Minions     []Placed    `json:"minions,omitempty" yaml:"minions,omitempty" jsonschema:"minions that start on the board"`
	Goal        string      `json:"goal,omitempty" yaml:"goal,omitempty" jsonschema:"a reminder in people's own words"`
	Victory     string      `json:"victory,omitempty" yaml:"victory,omitempty" jsonschema:"a reminder in people's own words"`
	Defeat      string      `json:"defeat,omitempty" yaml:"defeat,omitempty" jsonschema:"a reminder in people's own words"`
	AllCaptured bool        `json:"all_captured,omitempty" yaml:"all_captured,omitempty" jsonschema:"all mice captured is a defeat"`
	Rules       []string    `json:"rules,omitempty" yaml:"rules,omitempty" jsonschema:"special rules, as reminders in people's own words"`
}

// RoomPlan is one tile side in a chapter with its special rules (MM-BOOK-04).
// The side that Beneath names lies up at first, and this one under it.
type RoomPlan struct {
	Tile          string  `json:"tile" yaml:"tile" jsonschema:"id of the tile side"`
	Beneath       string  `json:"beneath,omitempty" yaml:"beneath,omitempty" jsonschema:"id of the side that lies on it at first; left out: it lies up itself"`
	NoEncounter   bool    `json:"no_encounter,omitempty" yaml:"no_encounter,omitempty"`
	Arrive        string  `json:"arrive,omitempty" yaml:"arrive,omitempty" jsonschema:"what happens on the first visit, in people's own words"`
	Here          string  `json:"here,omitempty" yaml:"here,omitempty" jsonschema:"what holds while mice are here"`
	SpecialSearch string  `json:"special_search,omitempty" yaml:"special_search,omitempty"`
	SpecialSurge  string  `json:"special_surge,omitempty" yaml:"special_surge,omitempty"`
	SurgeMinions  []Squad `json:"surge_minions,omitempty" yaml:"surge_minions,omitempty" jsonschema:"who comes in the special surge"`
}

// Join is two exit areas that continue each other (MM-EXP-04).
type Join struct {
	A     string `json:"a" yaml:"a" jsonschema:"id of a tile side"`
	ExitA string `json:"exit_a" yaml:"exit_a"`
	B     string `json:"b" yaml:"b" jsonschema:"id of a tile side of the same colour"`
	ExitB string `json:"exit_b" yaml:"exit_b"`
}

// Placed are minions that start on the board.
type Placed struct {
	Minion string  `json:"minion" yaml:"minion"`
	Count  int     `json:"count" yaml:"count"`
	Tile   string  `json:"tile" yaml:"tile"`
	Space  SpaceID `json:"space,omitempty" yaml:"space,omitempty" jsonschema:"left out: by the placement rules"`
}
