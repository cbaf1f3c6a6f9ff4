package picklerick

import (
	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// Action is something that happens at the table, such as a move, a roll or a new tile.
type Action interface{ rules.Kinded }

// Payment says what pays for an action: dice, by their positions in the roll (1 to 4), and joker
// symbols from cards. Without a Payment, the program chooses fitting dice. The program uses jokers
// last, because a joker replaces any symbol (PR-DICE-09).
type Payment struct {
	Dice   []int `json:"dice,omitempty" jsonschema:"places in the roll, 1 to 4, of the dice that pay"`
	Jokers int   `json:"gained_jokers,omitempty" jsonschema:"joker symbols gained from cards that pay"`
}

// Actions that report or reroll dice (PR-ROLL, PR-REROLL).
type (
	// Fell is the result of a roll or a reroll.
	Fell struct {
		Faces []parts.Symbol `json:"faces" jsonschema:"all four dice of a roll, or those of a reroll in the order in which they were chosen"`
		Side  rules.Seat     `json:"side,omitempty" jsonschema:"who rolled; may be left out"`
	}
	// Reroll rolls the named dice again, all at once.
	Reroll struct {
		Dice []int `json:"dice" jsonschema:"the dice thrown again, all together: their places in the roll, 1 to 4"`
	}
	// Keep is the decision to reroll no dice. People may omit this action and spend a die at once.
	// After that, no reroll is possible.
	Keep struct{}
)

// Actions that spend symbols (PR-SPEND, PR-MOVE, PR-SHOOT, PR-CARD).
type (
	// StepTo moves a figure to a neighbouring cell.
	StepTo struct {
		Figure Figure   `json:"figure" jsonschema:"rick, jaguar, or an operative by the number on its token"`
		To     Cell     `json:"to" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
		Way    Way      `json:"way,omitempty" jsonschema:"vent or parkour for Rick, wall for Jaguar; left out, the border tells"`
		ByCard bool     `json:"by_card,omitempty" jsonschema:"uses what a played card grants instead of symbols"`
		Pay    *Payment `json:"pay,omitempty" jsonschema:"what pays; left out, fitting dice are taken, jokers last"`
	}
	// Draw pays a card symbol and takes a card from the side's own deck.
	Draw struct {
		Pay *Payment `json:"pay,omitempty" jsonschema:"what pays; left out, fitting dice are taken, jokers last"`
	}
	// Shoot is one shot of a Russian figure at Rick.
	Shoot struct {
		Figure Figure   `json:"figure" jsonschema:"the Russian figure that shoots at Rick"`
		ByCard bool     `json:"by_card,omitempty" jsonschema:"uses what a played card grants instead of symbols"`
		Pay    *Payment `json:"pay,omitempty" jsonschema:"what pays; left out, fitting dice are taken, jokers last"`
	}
	// Play plays a card from the hand. Which fields are needed depends on the card.
	Play struct {
		Card     string      `json:"card" jsonschema:"the id of a card that the rulebook names, as screw-shooter, or of one told in facts"`
		Facts    *parts.Card `json:"facts,omitempty" jsonschema:"what the real card says, where the rulebook is silent"`
		Pay      *Payment    `json:"pay,omitempty" jsonschema:"what pays; left out, fitting dice are taken, jokers last"`
		Targets  []Figure    `json:"targets,omitempty" jsonschema:"whom a weapon hits"`
		Toward   Dir         `json:"toward,omitempty" jsonschema:"the direction of a beam or of Parkour"`
		X        int         `json:"x,omitempty" jsonschema:"the number chosen for a cost with X"`
		Cell     *Cell       `json:"cell,omitempty" jsonschema:"where to summon, enter, turn or set a trap: [x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
		Quarters int         `json:"quarters,omitempty" jsonschema:"clockwise quarter turns of a tile"`
		Relocate []Figure    `json:"relocate,omitempty" jsonschema:"operatives moved because the supply is short"`
		Marker   string      `json:"marker,omitempty" jsonschema:"the name of a trap"`
	}
	// Persuade is an ability of Rick: he persuades Jaguar to leave the game (PR-JAG-09).
	Persuade struct {
		Pay *Payment `json:"pay,omitempty" jsonschema:"what pays; left out, fitting dice are taken, jokers last"`
	}
	// SpendFor spends a die without an action. This always breaks a rule, such as PR-DICE-06.
	SpendFor struct {
		Die int `json:"die" jsonschema:"its place in the roll, 1 to 4"`
	}
	// EndTurn gives the dice to the other side.
	EndTurn struct{}
)

// Seen describes a tile. Its edges are named relative to the white arrow on the tile: the field
// Near is the edge at which the arrow points.
type Seen struct {
	Colour parts.Colour `json:"colour" jsonschema:"of the tile; empty: unknown"`
	Near   parts.Edge   `json:"near,omitempty" jsonschema:"the side of the white arrow, which points at the tile that Rick comes from; left out, open"` // PR-AMB-15
	Left   parts.Edge   `json:"left" jsonschema:"the side to the left when the arrow points at the reader; left, far and right follow clockwise"`
	Far    parts.Edge   `json:"far" jsonschema:"the side across from the arrow"`
	Right  parts.Edge   `json:"right" jsonschema:"the side to the right when the arrow points at the reader"`
	Summon int          `json:"summon,omitempty" jsonschema:"operatives that the text of the tile calls"`
}

// Part names an edge of a tile, relative to the tile's arrow.
type Part string

// NearSide is the edge at which the arrow points.
const (
	NearSide  Part = "near"
	LeftSide  Part = "left"
	FarSide   Part = "far"
	RightSide Part = "right"
)

// Parts lists the edges of a tile clockwise from the arrow.
var Parts = [4]Part{NearSide, LeftSide, FarSide, RightSide}

// Other actions.
type (
	// Reveal describes the tile that Rick turned up or laid (PR-AMB-16, PR-OPS-04).
	Reveal struct {
		Tile     Seen     `json:"tile" jsonschema:"the tile as seen with its arrow near"`
		Vent     Part     `json:"vent,omitempty" jsonschema:"which vent adjoins, where there are several"`
		Arrow    Dir      `json:"arrow,omitempty" jsonschema:"where the arrow really points on the board; left out, as the rules have it"`
		Relocate []Figure `json:"relocate,omitempty" jsonschema:"operatives moved because the supply is short"`
	}
	// Answer is a yes or no of Rick's player to a question.
	Answer struct {
		Yes bool `json:"yes" jsonschema:"the answer of the player of Rick: takes the bribe, or is stuck"`
	}
	// ActAlone is the turn of one Russian figure that the program plays.
	ActAlone struct {
		Figure Figure `json:"figure" jsonschema:"the figure of the automated Russians"`
		Path   []Cell `json:"path" jsonschema:"the cells that it enters, in order; empty when it stays"`
		Shots  int    `json:"shots" jsonschema:"shots at Rick after the walk"`
	}
	// Enters is the report that people put Jaguar on a tile, although no card or new tile brought
	// him.
	Enters struct {
		Cell Cell `json:"cell" jsonschema:"where Jaguar enters: [x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	}
	// Hurt is damage to a Russian figure, by a trap or a card.
	Hurt struct {
		Figure Figure `json:"figure" jsonschema:"whom"`
		Damage int    `json:"damage" jsonschema:"how much health is lost"`
		By     string `json:"by,omitempty" jsonschema:"the trap or card that did it; may be left out"`
	}
	// Reshuffle makes a discard pile the new deck.
	Reshuffle struct {
		Side rules.Seat `json:"side" jsonschema:"whose discard pile becomes the deck"`
	}
	// Mark puts a named marker on a tile, or removes it. A marker can stand for a trap (PR-AMB-43).
	Mark struct {
		Cell   Cell   `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
		Marker string `json:"marker" jsonschema:"its name"`
		Gone   bool   `json:"gone,omitempty" jsonschema:"takes the marker away"`
	}
)

// Actions that are possible at any time, like [Mark] and [Correct].
type (
	// Settle changes a house rule.
	Settle struct {
		Name  string `json:"name" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

// Actions lists all types of actions.
var Actions = rules.Kinds[Action]{
	Fell{}, Reroll{}, Keep{}, StepTo{}, Draw{}, Shoot{}, Play{}, Persuade{}, SpendFor{}, EndTurn{},
	Reveal{}, Answer{}, ActAlone{}, Enters{}, Hurt{}, Reshuffle{}, Mark{}, Correct{}, Settle{},
}

func (Fell) Kind() string      { return "fell" }
func (Reroll) Kind() string    { return "reroll" }
func (Keep) Kind() string      { return "keep" }
func (StepTo) Kind() string    { return "step" }
func (Draw) Kind() string      { return "draw" }
func (Shoot) Kind() string     { return "shoot" }
func (Play) Kind() string      { return "play" }
func (Persuade) Kind() string  { return "persuade" }
func (SpendFor) Kind() string  { return "spend" }
func (EndTurn) Kind() string   { return "end" }
func (Reveal) Kind() string    { return "reveal" }
func (Answer) Kind() string    { return "answer" }
func (ActAlone) Kind() string  { return "act" }
func (Enters) Kind() string    { return "enter" }
func (Hurt) Kind() string      { return "hurt" }
func (Reshuffle) Kind() string { return "reshuffle" }
func (Mark) Kind() string      { return "mark" }
func (Settle) Kind() string    { return "settle" }

// The About methods describe actions in the JSON schema. Only actions that the fields do not
// explain have such a method.

func (Keep) About() string {
	return "leaves all dice as they fell; may be left out, for who spends a die keeps them too"
}

func (Draw) About() string { return "the side on turn takes a card of its own deck for a card symbol" }

func (Persuade) About() string {
	return "Rick talks Jaguar out of the hunt: two card symbols, and Jaguar at 5 health or less"
}

func (EndTurn) About() string   { return "passes the dice to the other side" }
func (Reshuffle) About() string { return "a discard pile was made a deck, which no rule allows" }
