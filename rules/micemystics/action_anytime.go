package micemystics

import parts "tablemate/tables/micemystics"

// Condition is what ails a figure.
type Condition string

// The conditions of the rulebook (MM-COND).
const (
	NoCondition Condition = ""
	Stunned     Condition = "stunned"
	Webbed      Condition = "webbed"
	Charmed     Condition = "charmed"
	Down        Condition = "down"
)

// Conditions lists the conditions.
var Conditions = []Condition{NoCondition, Stunned, Webbed, Charmed, Down}

// Effect is what a card, an ability or a chapter does to a figure or the board.
type Effect string

// The effects that the record keeps. Amounts are in Count.
const (
	Wound     Effect = "wound"
	PoisonHit Effect = "poison"
	Heal      Effect = "heal"     // ordinary wounds
	Cure      Effect = "cure"     // poison wounds
	Afflict   Effect = "afflict"  // with Condition
	Relieve   Effect = "relieve"  // of Condition
	Gain      Effect = "gain"     // cheese; below 0: lose
	Steal     Effect = "steal"    // a minion steals cheese (MM-ROACH-03)
	Points    Effect = "points"   // of movement; below 0: lose
	Cross     Effect = "cross"    // the mouse may cross red lines in this turn
	Feed      Effect = "feed"     // the wheel; below 0: take from it
	TurnPages Effect = "pages"    // the hourglass; below 0: back
	EndPage   Effect = "end_page" // the chapter end token
	Seize     Effect = "seize"    // a mouse is captured
	Slay      Effect = "slay"     // a minion leaves the board
	Lend      Effect = "lend"     // a party item comes into the stash
)

// Effects lists the effects.
var Effects = []Effect{
	Wound, PoisonHit, Heal, Cure, Afflict, Relieve, Gain, Steal, Points, Cross, Feed, TurnPages, EndPage, Seize, Slay, Lend,
}

// Reports that cards, chapters and people may make at any time.
type (
	// Affect is one effect of a card, an ability or a chapter.
	Affect struct {
		Effect    Effect          `json:"effect" jsonschema:"what happens"`
		On        Name            `json:"on,omitempty" jsonschema:"the figure that it happens to"`
		Count     int             `json:"count,omitempty" jsonschema:"left out: 1"`
		Condition Condition       `json:"condition,omitempty" jsonschema:"the condition that comes or goes"`
		Item      parts.PartyItem `json:"item,omitempty" jsonschema:"the party item that comes or goes"`
		By        Name            `json:"by,omitempty" jsonschema:"whose ability or card does it"`
		Card      parts.CardID    `json:"card,omitempty" jsonschema:"the card that does it"`
		Family    parts.Family    `json:"family,omitempty" jsonschema:"the kind of ordinary minions that the effect is for"` // MM-BOSS-02
	}
	// Put moves a figure as a card or a chapter says.
	Put struct {
		Figure Name   `json:"figure" jsonschema:"the figure that is moved"`
		Room   string `json:"room,omitempty" jsonschema:"left out: where it is"`
		To     Place  `json:"to" jsonschema:"where it is put"`
	}
	// Call brings minions as a chapter or a surge says; they are placed by the
	// placement rules.
	Call struct {
		Squads []parts.Squad `json:"squads" jsonschema:"who comes"`
		Room   string        `json:"room,omitempty" jsonschema:"left out: where the mice are"`
		Learn  []Learn       `json:"learn,omitempty" jsonschema:"cards of newcomers that the table does not know yet"`
	}
	// Trap lays a mousetrap or takes it away, as a chapter says (MM-TILE-03).
	Trap struct {
		Room  string        `json:"room,omitempty" jsonschema:"id of the tile side"`
		Space parts.SpaceID `json:"space" jsonschema:"the space of the mousetrap"`
		Gone  bool          `json:"gone,omitempty" jsonschema:"takes the mousetrap away"`
	}
	// Declare ends the chapter by its own conditions (MM-WIN-01, MM-BOOK-03).
	Declare struct {
		Won bool `json:"won" jsonschema:"the mice have won"`
	}
	// Earn is a story achievement (MM-ACH-01).
	Earn struct {
		Story string `json:"story" jsonschema:"the story achievement"`
	}
	// Learn is a card or a map that people entered at the table. A hero card is
	// that of a mouse of the party, with as much as has been read off by now.
	Learn struct {
		Hero    *parts.Hero    `json:"hero,omitempty" jsonschema:"of a mouse of the party"`
		Gear    []parts.Search `json:"gear,omitempty" jsonschema:"cards of its starting gear"`
		Ability *parts.Ability `json:"ability,omitempty" jsonschema:"an ability card"`
		Mouse   Name           `json:"mouse,omitempty" jsonschema:"which has had the ability card from the start"`
		Minion  *parts.Minion  `json:"minion,omitempty" jsonschema:"a minion card"`
		Cat     *parts.Cat     `json:"cat,omitempty" jsonschema:"Brodie's initiative cards"`
		Search  *parts.Search  `json:"search,omitempty" jsonschema:"a search card"`
		Tile    *Room          `json:"tile,omitempty" jsonschema:"a tile side that comes into play only now"`
		Room    string         `json:"room,omitempty" jsonschema:"the tile side that was mapped"`
		Map     *parts.Map     `json:"map,omitempty" jsonschema:"the map of a tile side"`
		Die     []parts.Face   `json:"die,omitempty" jsonschema:"the six sides of an action die"`
	}
	// Settle changes a house rule from now on: a switch and its value, or a
	// rule id and "waived" or "in_force".
	Settle struct {
		Name  string `json:"name" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)
