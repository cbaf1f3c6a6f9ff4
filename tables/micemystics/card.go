package micemystics

import (
	"slices"

	"tablemate/tables"
)

// CardID names one card as people entered it: sword, mighty_blow.
type CardID string

// HeroPart is a part of a hero card that is read off at once.
type HeroPart string

// The parts, in the order in which a chapter needs them.
const (
	HeroValues  HeroPart = "values" // battle, defence, lore, move and life
	HeroGear    HeroPart = "gear"
	HeroClasses HeroPart = "classes"
	HeroAbility HeroPart = "ability" // its own, in people's own words
)

// HeroParts lists the parts.
var HeroParts = []HeroPart{HeroValues, HeroAbility, HeroGear, HeroClasses}

// Lacks reports whether nobody has read off that part of the card yet.
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

// Family is the kind of figure that stands for a minion.
type Family string

// The families of figures in the box, and any other.
const (
	OtherFamily Family = "other"
	Rat         Family = "rat"
	Roach       Family = "roach"
	Spider      Family = "spider"
	Centipede   Family = "centipede"
)

// Families lists the families.
var Families = []Family{Rat, Roach, Spider, Centipede, OtherFamily}

// Minion is a minion's initiative card (MM-CARD-02). All figures of the type
// share it; a boss may have several, of which two are drawn (MM-BINIT-01).
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

// Cat is the pair of Brodie's initiative cards (MM-CAT-03).
type Cat struct {
	Pounce Values `json:"pounce" card:"must" jsonschema:"the card of the pounce"`
	Chase  Values `json:"chase" card:"must" jsonschema:"the card of the chase"`
}

// Values are what an initiative card prints for a fight.
type Values struct {
	Battle  int `json:"battle" card:"0..99" jsonschema:"dice of an attack"`
	Defense int `json:"defense" card:"0..99" jsonschema:"dice of a defense"`
	Life    int `json:"life" card:"1..99" jsonschema:"wounds that it takes"`
}

// SearchType is the type of a search card; every card has exactly one (MM-SCARD-01).
type SearchType string

// The eight types.
const (
	Item      SearchType = "item"
	Scroll    SearchType = "scroll"
	Trick     SearchType = "trick"
	Chance    SearchType = "event" // resolved as it is drawn (MM-SCARD-06)
	Party     SearchType = "party_item"
	Weapon    SearchType = "weapon"
	Armor     SearchType = "armor"
	Accessory SearchType = "accessory"
)

// SearchTypes lists the types, those of starting gear first.
var SearchTypes = []SearchType{Weapon, Armor, Accessory, Item, Scroll, Trick, Party, Chance}

// Reach is how a weapon fights.
type Reach string

// A card that is no weapon has no reach.
const (
	NoReach Reach = ""
	Melee   Reach = "melee"
	Ranged  Reach = "ranged"
)

// Reaches lists what a weapon may be.
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

// Stats are values of a mouse, or bonuses to them.
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

// Squad is so many minions of one type; Greedy for roaches that come as greedy
// ones (MM-ROACH-01).
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

// Row is who comes on pages From to To.
type Row struct {
	From    int     `json:"from" card:"1..99" jsonschema:"the first page"`
	To      int     `json:"to" card:"1..99" jsonschema:"the last page, included"`
	Minions []Squad `json:"minions" card:"may" jsonschema:"who comes on these pages"`
}
