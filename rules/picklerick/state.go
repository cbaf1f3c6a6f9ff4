package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
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
	Mode       Mode        `json:"mode,omitempty"`
	House      rules.House `json:"house_rules,omitempty"`
	Players    []string    `json:"players,omitempty"` // Rick's, then the Russians'
	Turn       Turn        `json:"turn,omitzero"`
	Tiles      []Tile      `json:"tiles"`
	Stack      int         `json:"stack"` // tiles left in the corridor stack
	Rick       Runaway     `json:"rick"`
	Jaguar     Hunter      `json:"jaguar,omitzero"`
	Operatives []Soldier   `json:"operatives"` // those on the board, by number
	Cards      Piles       `json:"cards"`      // Rick's
	Russian    *Piles      `json:"russian_cards,omitempty"`
	Wait       *Wait       `json:"waiting_for,omitempty"`
	Result     *Result     `json:"result,omitempty"`
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
	Number   int        `json:"number,omitempty"` // 1 is Rick's first, 2 the Russians' first
	Side     rules.Seat `json:"side,omitempty"`
	Step     Step       `json:"step,omitempty"`
	Dice     []Die      `json:"dice,omitempty"`          // in the order in which they were reported
	InAir    []int      `json:"in_air,omitempty"`        // the dice being rerolled, 1 to 4
	Rerolled bool       `json:"rerolled,omitempty"`      // the one reroll is used up
	Jokers   int        `json:"gained_jokers,omitempty"` // joker symbols from cards, unspent
	Grant    *Grant     `json:"grant,omitempty"`
}

// Die is one action die of this turn.
type Die struct {
	Face     box.Symbol `json:"face"`
	Spent    Use        `json:"spent,omitempty"`
	Rerolled bool       `json:"rerolled,omitempty"`
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
	Card   string     `json:"card"`
	Effect box.Effect `json:"effect"`
	Steps  int        `json:"steps,omitempty"`
	Shots  int        `json:"shots,omitempty"`
	Ended  bool       `json:"ended,omitempty"` // a flight cut short by a new tile (PR-CLAR-11)
}

// Tile is one square piece on the board. The edges of a face-down tile are
// unknown and stay empty.
type Tile struct {
	Cell    Cell       `json:"cell"`
	Face    Face       `json:"face"`
	Place   box.Place  `json:"place,omitempty"`
	Colour  box.Colour `json:"colour,omitempty"`
	Edges   *Edges     `json:"edges,omitempty"`
	Summon  int        `json:"summon,omitempty"` // operatives that its text calls
	Markers []string   `json:"markers,omitempty"`
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
	Cell   Cell `json:"cell"`
	Health int  `json:"health"`
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
	Cell    Cell   `json:"cell"`
	Health  int    `json:"health"`
	Moved   int    `json:"moved,omitempty"`
	Shot    int    `json:"shot,omitempty"`
	Crossed bool   `json:"crossed,omitempty"` // went through a wall this turn (PR-RUS-08)
	Acted   bool   `json:"acted,omitempty"`   // solo: has had his turn
}

// Soldier is one operative on the board, with the symbols spent on it this turn.
type Soldier struct {
	Number int  `json:"number"`
	Cell   Cell `json:"cell"`
	Moved  int  `json:"moved,omitempty"`
	Shot   int  `json:"shot,omitempty"`
	Hurt   int  `json:"hurt,omitempty"`  // damage survived, where a house rule makes them tougher (PR-AMB-26)
	Acted  bool `json:"acted,omitempty"` // solo: has had its turn
}

// Piles are the cards of one side, as counts.
type Piles struct {
	Deck    int `json:"deck"`
	Hand    int `json:"hand"`
	Discard int `json:"discard"`
}

// Wait is an outcome or an answer that the game waits for before it goes on.
type Wait struct {
	For   Awaited `json:"for"`
	Cell  Cell    `json:"cell"`            // the tile being revealed
	From  Cell    `json:"from"`            // where Rick comes from
	Way   Way     `json:"way,omitempty"`   // how Rick goes there
	Card  string  `json:"card,omitempty"`  // the card by which Rick goes there
	Cards int     `json:"cards,omitempty"` // what accepting the bribe costs
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
func (s *State) Supply() int { return box.Operatives - len(s.Operatives) }

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
func (s *State) Count(colour box.Colour) int {
	n := 0
	for i := range s.Tiles {
		t := &s.Tiles[i]
		starting := t.Place != box.Corridor && !s.House.Is(StartingTilesCount, "true")
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
