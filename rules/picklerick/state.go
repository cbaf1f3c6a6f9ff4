package picklerick

import (
	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// The seats of the game. In the solo game the program plays the Russians.
const (
	SeatRick     rules.Seat = "rick"
	SeatRussians rules.Seat = "russians"
)

// Mode sets the number of players and the distance to the Roof.
type Mode string

// The modes of the rulebook (PR-SET-01, PR-SOLO-02, PR-SOLO-03).
const (
	TwoPlayers Mode = "two"
	Solo       Mode = "solo"
	Insane     Mode = "insane"
)

// Modes lists the modes in the order in which people are offered them.
var Modes = []Mode{Solo, Insane, TwoPlayers}

// Alone reports whether the Russians are automated.
func (m Mode) Alone() bool { return m != TwoPlayers }

// Gap returns the number of face-down tiles between two starting tiles.
func (m Mode) Gap() int {
	switch m {
	case Solo:
		return 3
	case Insane:
		return 4
	}
	return 2
}

// State is everything that the table shows. For hands and decks it holds only the number of cards,
// because the program cannot see them.
type State struct {
	Mode       Mode        `json:"mode,omitempty" jsonschema:"left out, solo"`
	House      rules.House `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Players    []string    `json:"players,omitempty" jsonschema:"names: of Rick, then of the Russians"`
	Turn       Turn        `json:"turn,omitzero" jsonschema:"left out: the turn is about to begin"`
	Tiles      []Tile      `json:"tiles" jsonschema:"all tiles on the board; the starting tiles need not be among them"`
	Stack      int         `json:"stack" jsonschema:"tiles left in the corridor stack"`
	Rick       Runaway     `json:"rick" jsonschema:"Rick, in his pickle"`
	Jaguar     Hunter      `json:"jaguar,omitzero" jsonschema:"left out: not yet on the board"`
	Operatives []Soldier   `json:"operatives" jsonschema:"those on the board"`
	Cards      Piles       `json:"cards" jsonschema:"the piles of Rick"`
	Russian    *Piles      `json:"russian_cards,omitempty" jsonschema:"two players only"`
	Wait       *Wait       `json:"waiting_for,omitempty" jsonschema:"a tile or an answer without which the game does not go on"`
	Result     *Result     `json:"result,omitempty" jsonschema:"of a finished game"`
}

// Piles counts the cards of one side.
type Piles = rules.Piles

// Player returns the name of the player of a side. It returns "" for the automated Russians, and
// for a player without a name.
func (s *State) Player(side rules.Seat) string {
	at := map[rules.Seat]int{SeatRick: 0, SeatRussians: 1}
	if i, seated := at[side]; seated && i < len(s.Players) {
		return s.Players[i]
	}
	return ""
}

// pilesOf returns the cards of a side. It returns nil for automated Russians, who have none.
func (s *State) pilesOf(side rules.Seat) *Piles {
	if side == SeatRussians {
		return s.Russian
	}
	return &s.Cards
}

// Filled completes a hand-written position with defaults: the solo game, Jaguar off the board at
// full health, and a turn that is about to begin.
func (s State) Filled() State {
	if s.Mode == "" {
		s.Mode = Solo
	}
	if s.Jaguar.Status == "" {
		s.Jaguar = Hunter{Status: Away, Health: parts.FullHealth}
	}
	if s.Turn.Side == rules.Nobody {
		s.Turn.Side = SeatRick
	}
	if s.Turn.Number == 0 {
		s.Turn.Number = 1
		if s.Turn.Side == SeatRussians {
			s.Turn.Number = 2
		}
	}
	if s.Turn.Step == "" {
		s.Turn.Step = firstStep(s.Mode, s.Turn.Side)
	}
	if !s.Mode.Alone() && s.Russian == nil {
		s.Russian = &Piles{}
	}
	return s
}

// firstStep returns the first step of a turn. The automated Russians roll no dice (PR-SOLO-04).
func firstStep(m Mode, side rules.Seat) Step {
	if m.Alone() && side == SeatRussians {
		return Act
	}
	return Roll
}
