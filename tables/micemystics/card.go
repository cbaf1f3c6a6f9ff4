package micemystics

import "tablemate/tables"

// CardID names one card as people entered it: sword, mighty_blow.
type CardID string

// Hero is a hero card (MM-CHAR-01).
type Hero struct {
	ID       string      `json:"id" yaml:"id"`
	Name     tables.Text `json:"name" yaml:"name"`
	Classes  []Class     `json:"classes" yaml:"classes"`
	Battle   int         `json:"battle" yaml:"battle"`
	Defense  int         `json:"defense" yaml:"defense"`
	Lore     int         `json:"lore" yaml:"lore"`
	Move     int         `json:"move" yaml:"move"`
	Life     int         `json:"life" yaml:"life"`
	Starting []CardID    `json:"starting,omitempty" yaml:"starting,omitempty" jsonschema:"search cards of the starting gear"`
	Text     string      `json:"text,omitempty" yaml:"text,omitempty" jsonschema:"the card's own abilities, in people's own words"`
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
	ID      string      `json:"id" yaml:"id"`
	Name    tables.Text `json:"name" yaml:"name"`
	Family  Family      `json:"family" yaml:"family"`
	Elite   bool        `json:"elite,omitempty" yaml:"elite,omitempty" jsonschema:"a rat figure on an elite token"` // MM-TOK-01
	Large   bool        `json:"large,omitempty" yaml:"large,omitempty"`
	Ranged  bool        `json:"ranged,omitempty" yaml:"ranged,omitempty"`
	Boss    bool        `json:"boss,omitempty" yaml:"boss,omitempty"`
	Battle  int         `json:"battle" yaml:"battle"`
	Defense int         `json:"defense" yaml:"defense"`
	Life    int         `json:"life" yaml:"life" jsonschema:"wounds that defeat it, or one card of a boss with several"`
	Cards   int         `json:"cards,omitempty" yaml:"cards,omitempty" jsonschema:"initiative cards of a boss; left out: 1"`
	Figures int         `json:"figures,omitempty" yaml:"figures,omitempty" jsonschema:"how many figures the box holds; left out: nobody has counted"`
	Poison  bool        `json:"poison,omitempty" yaml:"poison,omitempty" jsonschema:"all its wounds are poison wounds"`
	Text    string      `json:"text,omitempty" yaml:"text,omitempty" jsonschema:"its ability, in people's own words"`
}

// Cat is the pair of Brodie's initiative cards (MM-CAT-03).
type Cat struct {
	Pounce Values `json:"pounce" yaml:"pounce"`
	Chase  Values `json:"chase" yaml:"chase"`
}

// Values are what an initiative card prints for a fight.
type Values struct {
	Battle  int `json:"battle" yaml:"battle"`
	Defense int `json:"defense" yaml:"defense"`
	Life    int `json:"life" yaml:"life"`
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

// SearchTypes lists the types.
var SearchTypes = []SearchType{Item, Scroll, Trick, Chance, Party, Weapon, Armor, Accessory}

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
	ID      CardID      `json:"id" yaml:"id"`
	Name    tables.Text `json:"name" yaml:"name"`
	Type    SearchType  `json:"type" yaml:"type"`
	Classes []Class     `json:"classes,omitempty" yaml:"classes,omitempty" jsonschema:"classes that may use it; left out: any"`
	Least   Stats       `json:"least,omitzero" yaml:"least,omitempty" jsonschema:"values that a mouse needs to use it"`
	Reach   Reach       `json:"reach,omitempty" yaml:"reach,omitempty" jsonschema:"of a weapon"`
	Dice    int         `json:"dice,omitempty" yaml:"dice,omitempty" jsonschema:"a weapon's bonus to its own attacks"`
	Kind    string      `json:"weapon_type,omitempty" yaml:"weapon_type,omitempty" jsonschema:"the printed type of a weapon"`
	Paws    int         `json:"paws,omitempty" yaml:"paws,omitempty" jsonschema:"paws that it needs"`
	Body    string      `json:"body,omitempty" yaml:"body,omitempty" jsonschema:"the body part of armor"`
	Worn    Stats       `json:"worn,omitzero" yaml:"worn,omitempty" jsonschema:"bonuses while it is equipped"`
	Crosses bool        `json:"crosses,omitempty" yaml:"crosses,omitempty" jsonschema:"lets a mouse cross red lines"` // MM-WALL-03
	Cures   bool        `json:"cures,omitempty" yaml:"cures,omitempty" jsonschema:"heals poison wounds"`              // MM-COND-13
	Party   PartyItem   `json:"party_item,omitempty" yaml:"party_item,omitempty"`
	Text    string      `json:"text,omitempty" yaml:"text,omitempty" jsonschema:"what it does, in people's own words"`
}

// Stats are values of a mouse, or bonuses to them.
type Stats struct {
	Battle  int `json:"battle,omitempty" yaml:"battle,omitempty"`
	Defense int `json:"defense,omitempty" yaml:"defense,omitempty"`
	Lore    int `json:"lore,omitempty" yaml:"lore,omitempty"`
	Move    int `json:"move,omitempty" yaml:"move,omitempty"`
}

// Ability is an ability card (MM-ABIL-01, MM-ABIL-02).
type Ability struct {
	ID      CardID      `json:"id" yaml:"id"`
	Name    tables.Text `json:"name" yaml:"name"`
	Classes []Class     `json:"classes,omitempty" yaml:"classes,omitempty" jsonschema:"left out: any"`
	Cost    int         `json:"cost" yaml:"cost" jsonschema:"cheese"`
	Action  bool        `json:"action,omitempty" yaml:"action,omitempty" jsonschema:"using it is the mouse's action"`
	Cures   bool        `json:"cures,omitempty" yaml:"cures,omitempty" jsonschema:"heals poison wounds"`
	Text    string      `json:"text,omitempty" yaml:"text,omitempty" jsonschema:"what it does, in people's own words"`
}

// Squad is so many minions of one type; Greedy for roaches that come as greedy
// ones (MM-ROACH-01).
type Squad struct {
	Minion string `json:"minion" yaml:"minion"`
	Count  int    `json:"count" yaml:"count"`
	Greedy bool   `json:"greedy,omitempty" yaml:"greedy,omitempty"`
}

// Encounter is an encounter card (MM-ENC-02).
type Encounter struct {
	ID         CardID      `json:"id" yaml:"id"`
	Name       tables.Text `json:"name" yaml:"name"`
	Difficult  bool        `json:"difficult,omitempty" yaml:"difficult,omitempty" jsonschema:"red lettering"`
	Mousetraps bool        `json:"mousetraps,omitempty" yaml:"mousetraps,omitempty"`
	Ambush     bool        `json:"ambush,omitempty" yaml:"ambush,omitempty"`
	Rows       []Row       `json:"rows" yaml:"rows"`
	Surge      []Squad     `json:"surge,omitempty" yaml:"surge,omitempty"`
	Text       string      `json:"text,omitempty" yaml:"text,omitempty" jsonschema:"what its surge does besides, in people's own words"`
}

// Row is who comes on pages From to To.
type Row struct {
	From    int     `json:"from" yaml:"from"`
	To      int     `json:"to" yaml:"to"`
	Minions []Squad `json:"minions" yaml:"minions"`
}
