package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// The seats of the game. In the solo game the Russians play by themselves.
const (
	SeatRick     rules.Seat = "rick"
	SeatRussians rules.Seat = "russians"
)

// Mode is how many people play and how far the way to the Roof is.
type Mode string

// The modes of the rulebook (PR-SET-01, PR-SOLO-02, PR-SOLO-03).
const (
	TwoPlayers Mode = "two"
	Solo       Mode = "solo"
	Insane     Mode = "insane"
)

// Modes lists the modes in the order in which people are asked.
var Modes = []Mode{Solo, Insane, TwoPlayers}

// Alone reports whether the Russians are automated.
func (m Mode) Alone() bool { return m != TwoPlayers }

// Gap is how many face-down tiles lie between two starting tiles.
func (m Mode) Gap() int {
	switch m {
	case Solo:
		return 3
	case Insane:
		return 4
	}
	return 2
}

// State is everything that the table shows at one moment. What the program
// cannot see, a hand or the order of a deck, is only a count.
type State struct {
	Mode       Mode        `json:"mode,omitempty" jsonschema:"left out, solo"`
	House      rules.House `json:"house_rules,omitempty"`
	Players    []string    `json:"players,omitempty" jsonschema:"names: of Rick, then of the Russians"` // Rick's, then the Russians'
	Turn       Turn        `json:"turn,omitzero" jsonschema:"left out: the turn is about to begin"`
	Tiles      []Tile      `json:"tiles" jsonschema:"all tiles on the board; the starting tiles need not be among them"`
	Stack      int         `json:"stack" jsonschema:"tiles left in the corridor stack"` // tiles left in the corridor stack
	Rick       Runaway     `json:"rick"`
	Jaguar     Hunter      `json:"jaguar,omitzero" jsonschema:"left out: not yet on the board"`
	Operatives []Soldier   `json:"operatives" jsonschema:"those on the board"` // those on the board, by number
	Cards      Piles       `json:"cards" jsonschema:"the piles of Rick"`       // Rick's
	Russian    *Piles      `json:"russian_cards,omitempty" jsonschema:"two players only"`
	Wait       *Wait       `json:"waiting_for,omitempty" jsonschema:"a tile or an answer without which the game does not go on"`
	Result     *Result     `json:"result,omitempty" jsonschema:"of a finished game"`
}

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
	Number   int        `json:"number,omitempty" jsonschema:"1 is the first turn of Rick, 2 that of the Russians"` // 1 is Rick's first, 2 the Russians' first
	Side     rules.Seat `json:"side,omitempty" jsonschema:"left out, rick; in a position for automa, russians"`
	Step     Step       `json:"step,omitempty" jsonschema:"left out, the first of the turn: act for automated Russians, else roll"`
	Dice     []Die      `json:"dice,omitempty" jsonschema:"in the order in which they were reported"`                // in the order in which they were reported
	InAir    []int      `json:"in_air,omitempty" jsonschema:"dice being rerolled: their places in the roll, 1 to 4"` // the dice being rerolled, 1 to 4
	Rerolled bool       `json:"rerolled,omitempty" jsonschema:"the one reroll is used up"`                           // the one reroll is used up
	Jokers   int        `json:"gained_jokers,omitempty" jsonschema:"unspent joker symbols from cards"`               // joker symbols from cards, unspent
	Grant    *Grant     `json:"grant,omitempty" jsonschema:"what a played card still lets figures do"`
}

// Die is one action die of this turn.
type Die struct {
	Face     parts.Symbol `json:"face"`
	Spent    Use          `json:"spent,omitempty" jsonschema:"left out: still at hand"`
	Rerolled bool         `json:"rerolled,omitempty"`
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
	Card   string       `json:"card"`
	Effect parts.Effect `json:"effect"`
	Steps  int          `json:"steps,omitempty"`
	Shots  int          `json:"shots,omitempty"`
	Ended  bool         `json:"ended,omitempty"` // a flight cut short by a new tile (PR-CLAR-11)
}

// Tile is one square piece on the board. The edges of a face-down tile are
// unknown and stay empty.
type Tile struct {
	Cell    Cell         `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Face    Face         `json:"face"`
	Place   parts.Place  `json:"place,omitempty" jsonschema:"of a starting tile; left out, a corridor"`
	Colour  parts.Colour `json:"colour,omitempty"`
	Edges   *Edges       `json:"edges,omitempty" jsonschema:"all four of a face-up tile; none of a face-down one"`
	Summon  int          `json:"summon,omitempty" jsonschema:"operatives that its text calls"` // operatives that its text calls
	Markers []string     `json:"markers,omitempty"`
}

// Face is which side of a tile is visible.
type Face string

// Only a face-up tile shows its walls.
const (
	Up   Face = "up"
	Down Face = "down"
)

// Runaway is Pickle Rick.
type Runaway struct {
	Cell   Cell `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Health int  `json:"health" jsonschema:"0 to 10"`
}

// Status is where Jaguar is (PR-JAG-01).
type Status string

// A Jaguar who is gone never comes back (PR-JAG-07).
const (
	Away   Status = "away"
	InPlay Status = "in_play"
	Gone   Status = "gone"
)

// Hunter is Jaguar, with the symbols spent on him this turn.
type Hunter struct {
	Status  Status `json:"status"`
	Cell    Cell   `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]; of no meaning unless in_play"`
	Health  int    `json:"health" jsonschema:"0 to 10"`
	Moved   int    `json:"moved,omitempty" jsonschema:"movement symbols spent on him this turn"`
	Shot    int    `json:"shot,omitempty" jsonschema:"gun symbols spent on him this turn"`
	Crossed bool   `json:"crossed,omitempty" jsonschema:"went through a wall this turn"` // went through a wall this turn (PR-RUS-08)
	Acted   bool   `json:"acted,omitempty" jsonschema:"solo: has had his turn"`          // solo: has had his turn
}

// Soldier is one operative on the board, with the symbols spent on it this turn.
type Soldier struct {
	Number int  `json:"number" jsonschema:"on its token, 1 to 10"`
	Cell   Cell `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Moved  int  `json:"moved,omitempty" jsonschema:"movement symbols spent on it this turn"`
	Shot   int  `json:"shot,omitempty" jsonschema:"gun symbols spent on it this turn"`
	Hurt   int  `json:"hurt,omitempty"`                                      // damage survived, where a house rule makes them tougher (PR-AMB-26)
	Acted  bool `json:"acted,omitempty" jsonschema:"solo: has had its turn"` // solo: has had its turn
}

// Piles are the cards of one side, as counts.
type Piles = rules.Piles

// Wait is an outcome or an answer that the game waits for before it goes on.
type Wait struct {
	For   Awaited `json:"for"`
	Cell  Cell    `json:"cell" jsonschema:"the tile being revealed"`                   // the tile being revealed
	From  Cell    `json:"from" jsonschema:"where Rick comes from"`                     // where Rick comes from
	Way   Way     `json:"way,omitempty"`                                               // how Rick goes there
	Card  string  `json:"card,omitempty"`                                              // the card by which Rick goes there
	Cards int     `json:"cards,omitempty" jsonschema:"what accepting the bribe costs"` // what accepting the bribe costs
}

// Awaited is what the game waits for.
type Awaited string

// A tile is told by the cardboard; the two answers are Rick's player's.
const (
	ForTile  Awaited = "tile"
	ForBribe Awaited = "bribe"
	ForStuck Awaited = "stuck" // is Rick hopelessly stuck? (PR-WIN-10)
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
	Winner rules.Seat      `json:"winner"`
	By     []tables.RuleID `json:"by"` // every condition that held (PR-WIN-08)
}

// tile is the tile on a cell, nil for an empty cell. It must not be changed.
func (s *State) tile(c Cell) *Tile {
	for i := range s.Tiles {
		if s.Tiles[i].Cell == c {
			return &s.Tiles[i]
		}
	}
	return nil
}

// faceUp is the face-up tile on a cell, nil when there is none.
func (s *State) faceUp(c Cell) *Tile {
	if t := s.tile(c); t != nil && t.Face == Up {
		return t
	}
	return nil
}

// soldier is the operative with that number, nil when it is in the supply.
func (s *State) soldier(f Figure) *Soldier {
	i := slices.IndexFunc(s.Operatives, func(o Soldier) bool { return Operative(o.Number) == f })
	if i < 0 {
		return nil
	}
	return &s.Operatives[i]
}

// Supply is how many operatives are off the board (PR-OPS-02).
func (s *State) Supply() int { return parts.Operatives - len(s.Operatives) }

// Where is the cell of a figure; false when it is not on the board.
func (s *State) Where(f Figure) (Cell, bool) {
	switch {
	case f == Rick:
		return s.Rick.Cell, true
	case f == Jaguar:
		return s.Jaguar.Cell, s.Jaguar.Status == InPlay
	}
	if o := s.soldier(f); o != nil {
		return o.Cell, true
	}
	return Cell{}, false
}

// Player is who leads a side; "" for the automated Russians and where nobody
// gave a name.
func (s *State) Player(side rules.Seat) string {
	at := map[rules.Seat]int{SeatRick: 0, SeatRussians: 1}
	if i, seated := at[side]; seated && i < len(s.Players) {
		return s.Players[i]
	}
	return ""
}

// Enemies lists the Russian figures on the board: operatives by number, then Jaguar.
func (s *State) Enemies() []Figure {
	var out []Figure
	for _, o := range s.Operatives {
		out = append(out, Operative(o.Number))
	}
	if s.Jaguar.Status == InPlay {
		out = append(out, Jaguar)
	}
	return out
}

// Count is how many face-up tiles show a colour, as Jaguar's entry counts them
// (PR-JAG-02, PR-AMB-20).
func (s *State) Count(colour parts.Colour) int {
	n := 0
	for i := range s.Tiles {
		t := &s.Tiles[i]
		starting := t.Place != parts.Corridor && !s.House.Is(StartingTilesCount, "true")
		if t.Face == Up && t.Colour == colour && !starting {
			n++
		}
	}
	return n
}

// piles are the cards of a side; nil for automated Russians, who have none.
func (s *State) piles(side rules.Seat) *Piles {
	if side == SeatRussians {
		return s.Russian
	}
	return &s.Cards
}
