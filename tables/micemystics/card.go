package micemystics

import (
	"slices"

	"tablemate/tables"
)

// CardID identifies a card in the owner's box, such as sword or mighty-blow.
type CardID string

// HeroPart is a part of a hero card. People enter each part as a whole.
type HeroPart string

const (
	HeroValues  HeroPart = "values" // battle, defence, lore, move and life
	HeroGear    HeroPart = "gear"
	HeroClasses HeroPart = "classes"
	HeroAbility HeroPart = "ability" // the special abilities, in people's own words
)

// HeroParts lists the parts of a hero card. A part that is usually needed early comes early in the
// list.
var HeroParts = []HeroPart{HeroValues, HeroAbility, HeroGear, HeroClasses}

// Lacks reports whether people have not entered this part of the hero card yet.
func (h Hero) Lacks(part HeroPart) bool { return slices.Contains(h.Unread, part) }

// Hero is a hero card (MM-CHAR-01).
type Hero struct {
	ID       string      `json:"id" card:"id" jsonschema:"names the mouse in records"`
	Name     tables.Text `json:"name" card:"must" jsonschema:"as printed"`
	Classes  []Class     `json:"classes" card:"may" jsonschema:"what the mouse is"`
	Battle   int         `json:"battle" card:"0..99" jsonschema:"dice of an attack"`
	Defense  int         `json:"defense" card:"0..99" jsonschema:"dice of a defense"`
	Lore     int         `json:"lore" card:"0..99" jsonschema:"the printed lore"`
	Move     int         `json:"move" card:"0..99" jsonschema:"the printed move"`
	Life     int         `json:"life" card:"1..99" jsonschema:"wounds by which it is captured"`
	Starting []CardID    `json:"starting,omitempty" card:"id=search" jsonschema:"search cards of the starting gear"`
	Unread   []HeroPart  `json:"unread,omitempty" card:"file" jsonschema:"parts that nobody has read off yet: nothing is judged by them"`
	Text     string      `json:"text,omitempty" card:"may" jsonschema:"the card's own abilities, in people's own words"`
}

// Family is the kind of figure that represents a minion.
type Family string

// The families of the figures in the box, and OtherFamily for any other figure.
const (
	OtherFamily Family = "other"
	Rat         Family = "rat"
	Roach       Family = "roach"
	Spider      Family = "spider"
	Centipede   Family = "centipede"
)

// Families lists the families.
var Families = []Family{Rat, Roach, Spider, Centipede, OtherFamily}

// Minion is the initiative card that all figures of a minion type share (MM-CARD-02). If a boss has
// several cards, two of them are drawn at random (MM-BINIT-01).
type Minion struct {
	ID      string      `json:"id" card:"id" jsonschema:"names the card in records"`
	Name    tables.Text `json:"name" card:"must" jsonschema:"as printed"`
	Family  Family      `json:"family" card:"must" jsonschema:"the kind of creature"`
	Elite   bool        `json:"elite,omitempty" card:"may" jsonschema:"a rat figure on an elite token"` // MM-TOK-01
	Large   bool        `json:"large,omitempty" card:"may" jsonschema:"a large figure"`
	Ranged  bool        `json:"ranged,omitempty" card:"may" jsonschema:"attacks from afar"`
	Boss    bool        `json:"boss,omitempty" card:"may" jsonschema:"a boss"`
	Battle  int         `json:"battle" card:"0..99" jsonschema:"dice of an attack"`
	Defense int         `json:"defense" card:"0..99" jsonschema:"dice of a defense"`
	Life    int         `json:"life" card:"1..99" jsonschema:"wounds that defeat it, or one card of a boss with several"`
	Cards   int         `json:"cards,omitempty" card:"count boss=true" jsonschema:"initiative cards of a boss; left out: 1"`
	Figures int         `json:"figures,omitempty" card:"count file" jsonschema:"how many figures the box holds; left out: nobody has counted"`
	Poison  bool        `json:"poison,omitempty" card:"may" jsonschema:"all its wounds are poison wounds"`
	Text    string      `json:"text,omitempty" card:"may" jsonschema:"its ability, in people's own words"`
}

// Cat holds the values of Brodie's two initiative cards (MM-CAT-03).
type Cat struct {
	Pounce Values `json:"pounce" card:"must" jsonschema:"the card of the pounce"`
	Chase  Values `json:"chase" card:"must" jsonschema:"the card of the chase"`
}

// Values has the numbers on an initiative card that are used in fights.
type Values struct {
	Battle  int `json:"battle" card:"0..99" jsonschema:"dice of an attack"`
	Defense int `json:"defense" card:"0..99" jsonschema:"dice of a defense"`
	Life    int `json:"life" card:"1..99" jsonschema:"wounds that it takes"`
}

// SearchType is the type of a search card. Every card has exactly one type (MM-SCARD-01).
type SearchType string

const (
	Item      SearchType = "item"
	Scroll    SearchType = "scroll"
	Trick     SearchType = "trick"
	Chance    SearchType = "event" // an event card, which takes effect when it is drawn (MM-SCARD-06)
	Party     SearchType = "party_item"
	Weapon    SearchType = "weapon"
	Armor     SearchType = "armor"
	Accessory SearchType = "accessory"
)

// SearchTypes lists the types. The types of starting gear come first.
var SearchTypes = []SearchType{Weapon, Armor, Accessory, Item, Scroll, Trick, Party, Chance}

// Reach is the range of a weapon: melee or ranged.
type Reach string

// The reaches of weapons. A card that is not a weapon has NoReach.
const (
	NoReach Reach = ""
	Melee   Reach = "melee"
	Ranged  Reach = "ranged"
)

// Reaches lists the reaches of weapons.
var Reaches = []Reach{Melee, Ranged}

// Search is a search card (MM-SCARD-01).
type Search struct {
	ID      CardID      `json:"id" card:"id" jsonschema:"names the card in records"`
	Name    tables.Text `json:"name" card:"must" jsonschema:"as printed"`
	Type    SearchType  `json:"type" card:"must" jsonschema:"the printed type"`
	Classes []Class     `json:"classes,omitempty" card:"type=weapon,armor,accessory,item,scroll,trick" jsonschema:"classes that may use it; left out: any"`
	Least   Stats       `json:"least,omitzero" card:"0..99 file" jsonschema:"values that a mouse needs to use it"`
	Reach   Reach       `json:"reach,omitempty" card:"must type=weapon" jsonschema:"of a weapon"`
	Dice    int         `json:"dice,omitempty" card:"count type=weapon" jsonschema:"a weapon's bonus to its own attacks"`
	Kind    string      `json:"weapon_type,omitempty" card:"file" jsonschema:"the printed type of a weapon"`
	Paws    int         `json:"paws,omitempty" card:"0..2 may type=weapon" jsonschema:"paws that it needs"`
	Body    string      `json:"body,omitempty" card:"type=armor" jsonschema:"the body part of armor"`
	Worn    Stats       `json:"worn,omitzero" card:"-99..99 type=armor,accessory" jsonschema:"bonuses while it is equipped"`
	Crosses bool        `json:"crosses,omitempty" card:"type=item,scroll,trick" jsonschema:"lets a mouse cross red lines"` // MM-WALL-03
	Cures   bool        `json:"cures,omitempty" card:"type=item,scroll,trick" jsonschema:"heals poison wounds"`            // MM-COND-13
	Party   PartyItem   `json:"party_item,omitempty" card:"type=party_item" jsonschema:"the party item that it brings"`
	Text    string      `json:"text,omitempty" card:"may" jsonschema:"what it does, in people's own words"`
}

// Stats holds values of a mouse, or bonuses to these values.
type Stats struct {
	Battle  int `json:"battle,omitempty" card:"may" jsonschema:"of battle"`
	Defense int `json:"defense,omitempty" card:"may" jsonschema:"of defense"`
	Lore    int `json:"lore,omitempty" card:"may" jsonschema:"of lore"`
	Move    int `json:"move,omitempty" card:"may" jsonschema:"of move"`
}

// Ability is an ability card (MM-ABIL-01, MM-ABIL-02).
type Ability struct {
	ID      CardID      `json:"id" card:"id" jsonschema:"names the card in records"`
	Name    tables.Text `json:"name" card:"must" jsonschema:"as printed"`
	Classes []Class     `json:"classes,omitempty" card:"may" jsonschema:"left out: any"`
	Cost    int         `json:"cost" card:"0..99" jsonschema:"cheese"`
	Action  bool        `json:"action,omitempty" card:"may" jsonschema:"using it is the mouse's action"`
	Cures   bool        `json:"cures,omitempty" card:"may" jsonschema:"heals poison wounds"`
	Text    string      `json:"text,omitempty" card:"may" jsonschema:"what it does, in people's own words"`
}

// Squad is a number of minions of one type. If the field Greedy is set, they are greedy roaches
// (MM-ROACH-01).
type Squad struct {
	Minion string `json:"minion" card:"must id=minion,brodie" jsonschema:"id of the minion card"`
	Count  int    `json:"count" card:"1..99" jsonschema:"how many come"`
	Greedy bool   `json:"greedy,omitempty" card:"may" jsonschema:"roaches that come as greedy ones"`
}

// Encounter is an encounter card (MM-ENC-02).
type Encounter struct {
	ID         CardID      `json:"id" card:"id" jsonschema:"names the card in records"`
	Name       tables.Text `json:"name" card:"must" jsonschema:"as printed"`
	Difficult  bool        `json:"difficult,omitempty" card:"file" jsonschema:"red lettering"`
	Mousetraps bool        `json:"mousetraps,omitempty" card:"may" jsonschema:"the card brings mousetraps"`
	Ambush     bool        `json:"ambush,omitempty" card:"may" jsonschema:"the minions act first"`
	Rows       []Row       `json:"rows" card:"1.. else=no-row" jsonschema:"who comes, by pages"`
	Surge      []Squad     `json:"surge,omitempty" card:"may" jsonschema:"who comes in a surge"`
	Text       string      `json:"text,omitempty" card:"file" jsonschema:"what its surge does besides, in people's own words"`
}

// Row is a row of an encounter card. Its minions appear from page `From` to page `To`.
type Row struct {
	From    int     `json:"from" card:"1..99" jsonschema:"the first page"`
	To      int     `json:"to" card:"1..99" jsonschema:"the last page, included"`
	Minions []Squad `json:"minions" card:"may" jsonschema:"who comes on these pages"`
}

// SpaceID is the number or name that people gave to a space, such as 12 or bed.
type SpaceID string

// Off is the value of Space.Current if the current carries mice off the tile (MM-WATER-06).
const Off SpaceID = "off"

// Side is one of the two sides of a tile, named by its colour (MM-TILE-01).
type Side string

// The colours. Blue sides are underground or between the walls, and orange sides are rooms.
const (
	Blue   Side = "blue"
	Orange Side = "orange"
)

// Sides lists the colours.
var Sides = []Side{Blue, Orange}

// Line is the kind of line that is printed between two neighbouring spaces.
type Line string

// The kinds of lines. Plain means no line. Gap is a dark gap on the Pipes tile (MM-WALL-03).
const (
	Plain  Line = ""
	Yellow Line = "yellow"
	Red    Line = "red"
	Gap    Line = "gap"
)

// Lines lists the kinds of lines.
var Lines = []Line{Plain, Yellow, Red, Gap}

// Flip is the kind of a flip space, from which mice can turn the tile over.
type Flip string

// The kinds of flip spaces. A HookFlip needs the party item “hook and line” (MM-FLIP-03). A
// ClassFlip needs a mouse of a certain class (MM-FLIP-04).
const (
	NoFlip    Flip = ""
	PlainFlip Flip = "plain"
	HookFlip  Flip = "hook"
	ClassFlip Flip = "class"
)

// Flips lists the kinds of flip spaces.
var Flips = []Flip{NoFlip, PlainFlip, HookFlip, ClassFlip}

// Point is a position on a tile, in any unit of length. Y grows downwards.
type Point struct {
	X float64 `json:"x" jsonschema:"to the right, in any unit"`
	Y float64 `json:"y" jsonschema:"downwards, in the same unit"`
}

// Wall is a straight piece of wall, or of the edge of a black area (MM-LOS-01).
type Wall struct {
	From Point `json:"from" jsonschema:"one end"`
	To   Point `json:"to" jsonschema:"the other end"`
}

// Space is one space of a tile side in a map.
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

// Link is a border between two spaces. If the line is yellow, its arrow points to the space that
// the field Arrow names.
type Link struct {
	A     SpaceID `json:"a" jsonschema:"one space"`
	B     SpaceID `json:"b" jsonschema:"the other space"`
	Line  Line    `json:"line,omitempty" jsonschema:"the colour of the line between them; left out: none"`
	Arrow SpaceID `json:"arrow,omitempty" jsonschema:"the space that a yellow line's arrow points at"`
}

// Pair is a pair of spaces, in any order.
type Pair [2]SpaceID

// Map describes one tile side, as far as people have entered it. The program computes lines of
// sight from the walls and from the centres of the spaces. The fields Blind and Clear list the
// exceptions: pairs of spaces that never see each other, and pairs that always do.
type Map struct {
	Spaces []Space `json:"spaces,omitempty" jsonschema:"the spaces of the tile side"`
	Links  []Link  `json:"links,omitempty" jsonschema:"borders that two spaces share"`
	Walls  []Wall  `json:"walls,omitempty" jsonschema:"pieces of wall that stop sight"`
	Blind  []Pair  `json:"blind,omitempty" jsonschema:"pairs of spaces that never see each other"`
	Clear  []Pair  `json:"clear,omitempty" jsonschema:"pairs of spaces that see each other"`
}

// Tile is one side of a double-sided board piece. Its field Map is a text that ParseMap can parse.
type Tile struct {
	ID   string      `json:"id" card:"id"`     // such as kitchen
	Tile string      `json:"tile" card:"must"` // the name of the piece, the same for both sides
	Side Side        `json:"side" card:"must"`
	Name tables.Text `json:"name" card:"must"`
	Map  string      `json:"map,omitempty" card:"may else=map-text" jsonschema:"the compact text form"`
}

// Chapter is one scenario of a story book (MM-BOOK-01), with reminders in people's own words.
// Printed texts are not stored.
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
	Minions     []Placed    `json:"minions,omitempty" card:"may" jsonschema:"minions that start on the board"`
	Goal        string      `json:"goal,omitempty" card:"may" jsonschema:"a reminder in people's own words"`
	Victory     string      `json:"victory,omitempty" card:"may" jsonschema:"a reminder in people's own words"`
	Defeat      string      `json:"defeat,omitempty" card:"may" jsonschema:"a reminder in people's own words"`
	AllCaptured bool        `json:"all_captured,omitempty" card:"file" jsonschema:"all mice captured is a defeat"`
	Rules       []string    `json:"rules,omitempty" card:"file" jsonschema:"special rules, as reminders in people's own words"`
}

// RoomPlan has the special rules of a chapter for one tile side (MM-BOOK-04). If the other side of
// the piece is face up when the chapter begins, Beneath is the id of that other side.
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

// Join connects the exit areas of two tile sides (MM-EXP-04).
type Join struct {
	A     string `json:"a" card:"must" jsonschema:"id of a tile side"`
	ExitA string `json:"exit_a" card:"must" jsonschema:"the exit area of tile side a"`
	B     string `json:"b" card:"must" jsonschema:"id of a tile side of the same colour"`
	ExitB string `json:"exit_b" card:"must" jsonschema:"the exit area of tile side b"`
}

// Placed is a group of minions that are on the board from the start.
type Placed struct {
	Minion string  `json:"minion" card:"must id=minion" jsonschema:"id of the minion card"`
	Count  int     `json:"count" card:"1..99" jsonschema:"how many"`
	Tile   string  `json:"tile" card:"must" jsonschema:"id of the tile side"`
	Space  SpaceID `json:"space,omitempty" card:"may" jsonschema:"left out: by the placement rules"`
}
