package picklerick

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// The seats of the two sides. In the solo game, the program plays the Russians.
const (
	SeatRick     rules.Seat = "rick"
	SeatRussians rules.Seat = "russians"
)

// Mode determines the number of players and the length of Rick's way from the Bathroom to the Roof.
type Mode string

// The modes of the rulebook (PR-SET-01, PR-SOLO-02, PR-SOLO-03).
const (
	TwoPlayers Mode = "two"
	Solo       Mode = "solo"
	Insane     Mode = "insane"
)

// Modes lists the modes in the order of the menu.
var Modes = []Mode{Solo, Insane, TwoPlayers}

// Alone reports whether Rick's player plays alone, against automated Russians.
func (m Mode) Alone() bool { return m != TwoPlayers }

// Seats returns the number of players: two, or Rick's player alone (PR-SET-01, PR-SET-02).
func (m Mode) Seats() int {
	if m.Alone() {
		return 1
	}
	return 2
}

// Gap returns the number of face-down tiles between two neighbouring starting tiles.
func (m Mode) Gap() int {
	switch m {
	case Solo:
		return 3
	case Insane:
		return 4
	}
	return 2
}

// State holds everything that is visible at the table. For hands and decks, it holds only the
// numbers of cards.
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

// Piles counts the cards in the deck, hand and discard pile of one side.
type Piles = rules.Piles

// Player returns the name of a side's player, "" for automated Russians.
func (s *State) Player(side rules.Seat) string {
	i := slices.Index([]rules.Seat{SeatRick, SeatRussians}, side)
	if i < 0 || i >= len(s.Players) {
		return ""
	}
	return s.Players[i]
}

// pilesOf returns the piles of a side, or nil for automated Russians.
func (s *State) pilesOf(side rules.Seat) *Piles {
	if side == SeatRussians {
		return s.Russian
	}
	return &s.Cards
}

// Filled returns the state with defaults for empty fields. The defaults are the solo game, Jaguar
// away with full health, Rick on turn, and the first step of the turn.
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

// firstStep returns Act for automated Russians, because they roll no dice (PR-SOLO-04). Otherwise,
// it returns Roll.
func firstStep(m Mode, side rules.Seat) Step {
	if m.Alone() && side == SeatRussians {
		return Act
	}
	return Roll
}
