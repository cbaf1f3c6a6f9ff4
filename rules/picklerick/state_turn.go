package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Step is the part of a turn (PR-TURN-01).
type Step string

// A solo Russian turn consists of Act alone.
const (
	Roll   Step = "roll"   // the four dice are about to fall
	Choose Step = "choose" // which dice go into the reroll
	Fall   Step = "fall"   // the rerolled dice are in the air
	Spend  Step = "spend"
	Act    Step = "act" // the automated Russians move and shoot
)

// Turn is one side's turn and what of it has happened.
type Turn struct {
	Number   int        `json:"number,omitempty" jsonschema:"1 is the first turn of Rick, 2 that of the Russians"`
	Side     rules.Seat `json:"side,omitempty" jsonschema:"left out, rick; in a position for automa, russians"`
	Step     Step       `json:"step,omitempty" jsonschema:"left out, the first of the turn: act for automated Russians, else roll"`
	Dice     []Die      `json:"dice,omitempty" jsonschema:"in the order in which they were reported"`
	InAir    []int      `json:"in_air,omitempty" jsonschema:"dice being rerolled: their places in the roll, 1 to 4"`
	Rerolled bool       `json:"rerolled,omitempty" jsonschema:"the one reroll is used up"`
	Jokers   int        `json:"gained_jokers,omitempty" jsonschema:"unspent joker symbols from cards"`
	Grant    *Grant     `json:"grant,omitempty" jsonschema:"what a played card still lets figures do"`
}

// Die is one action die of this turn.
type Die struct {
	Face     parts.Symbol `json:"face" jsonschema:"the symbol that lies up"`
	Spent    Use          `json:"spent,omitempty" jsonschema:"left out: still at hand"`
	Rerolled bool         `json:"rerolled,omitempty" jsonschema:"was thrown again"`
}

// Use is what a die was spent on; the zero value is a die still at hand.
type Use string

// A die pays for one thing only (PR-SPEND-09).
const (
	Unspent  Use = ""
	OnAction Use = "action" // a step, a draw or a shot
	OnCard   Use = "card"   // a card's cost
	OnTalk   Use = "talk"   // talking Jaguar out of it
)

// Grant is what a played card still lets figures do without symbols.
type Grant struct {
	Card   string       `json:"card" jsonschema:"id of the card"`
	Effect parts.Effect `json:"effect" jsonschema:"what it does"`
	Steps  int          `json:"steps,omitempty" jsonschema:"steps left"`
	Shots  int          `json:"shots,omitempty" jsonschema:"shots left"`
	Ended  bool         `json:"ended,omitempty" jsonschema:"a flight cut short by a new tile"` // a flight cut short by a new tile (PR-CLAR-11)
}

// Wait is an outcome or an answer that the game waits for before it goes on.
type Wait struct {
	For   Awaited `json:"for" jsonschema:"what is awaited"`
	Cell  Cell    `json:"cell" jsonschema:"the tile being revealed, or the marked one"`
	From  Cell    `json:"from" jsonschema:"where Rick or the figure comes from"`
	Way   Way     `json:"way,omitempty" jsonschema:"how Rick goes there"`                // how Rick goes there
	Card  string  `json:"card,omitempty" jsonschema:"the card by which Rick goes there"` // the card by which Rick goes there
	Cards int     `json:"cards,omitempty" jsonschema:"what accepting the bribe costs"`
	// Rest is what a figure on a marked tile still does if its marker lets it.
	Rest *ActAlone `json:"rest,omitempty" jsonschema:"what the figure on the marked tile does next"`
}

// Awaited is what the game waits for.
type Awaited string

// A tile is told by the cardboard; the answers are Rick's player's.
const (
	ForTile  Awaited = "tile"
	ForBribe Awaited = "bribe"
	ForStuck Awaited = "stuck" // is Rick hopelessly stuck? (PR-WIN-10)
	ForTrap  Awaited = "trap"  // what does a marker do, and does the figure on it go on? (PR-AMB-43)
)

// Way is how a figure crosses a border.
type Way string

// Afoot is the ordinary way.
const (
	Afoot       Way = ""
	ByVent      Way = "vent"
	ByParkour   Way = "parkour"
	ThroughWall Way = "wall"
)

// Result is a finished game.
type Result struct {
	Winner rules.Seat      `json:"winner" jsonschema:"who won"`
	By     []tables.RuleID `json:"by" jsonschema:"every condition that held"` // every condition that held (PR-WIN-08)
}

// Fallen returns unspent dice that show these faces.
func Fallen(faces []parts.Symbol) []Die {
	return tables.Each(faces, func(face parts.Symbol) Die { return Die{Face: face} })
}
