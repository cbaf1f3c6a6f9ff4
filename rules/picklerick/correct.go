package picklerick

import (
	"fmt"
	"strconv"
	"strings"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// Correct replaces recorded values by those on the real table.
type Correct struct{ rules.Correction }

// Paths of values in the JSON of a state. If people correct one of these values, other values may
// change too.
const (
	RickCell      = "/rick/cell"
	operativePath = "/operatives/number=*"
	tilePath      = "/tiles/cell=*"
	TurnDice      = "/turn/dice"
	OnTurn        = "/turn/side"
)

var whereabouts = rules.Correctable[State]{
	Name: "op",
	Path: operativePath + "/cell",
	Of:   NounOperative,
	Kind: NounCell,
	Off:  true,
}

// PathOfOperative returns the path of an operative in the JSON of a state.
func PathOfOperative(number int) string {
	return strings.Replace(operativePath, "*", strconv.Itoa(number), 1)
}

// PathOfTile returns the JSON path, within a state, of the tile that lies on cell c.
func PathOfTile(c Cell) string {
	return strings.Replace(tilePath, "*", fmt.Sprintf("[%d,%d]", c[0], c[1]), 1)
}

// Correctables lists the values that people may correct.
var Correctables = []rules.Correctable[State]{
	{Name: "rick", Path: "/rick/health", High: parts.FullHealth},
	{Name: "at", Path: RickCell, Kind: NounCell},
	{Name: "deck", Path: "/cards/deck", High: parts.DeckSize},
	{Name: "hand", Path: "/cards/hand", High: parts.DeckSize},
	{Name: "discard", Path: "/cards/discard", High: parts.DeckSize},
	{Name: "stack", Path: "/stack", High: parts.Tiles},
	{Name: "jaguar", Path: "/jaguar", Kind: NounJaguar},
	whereabouts,
	{Name: "dice", Path: TurnDice, Kind: NounSymbol, Many: true, Field: "face"},
	{Name: "tile", Path: tilePath, Of: NounCell, Kind: NounTile},
	{Name: "remove"},
	{Name: "marker"},
	{Name: "unmark", When: func(s *State) bool { return s.Marked() }},
	{Name: "rdeck", Path: "/russian_cards/deck", High: parts.DeckSize, When: twoSides},
	{Name: "rhand", Path: "/russian_cards/hand", High: parts.DeckSize, When: twoSides},
	{Name: "turn", Path: OnTurn, Kind: "seat"},
	{Name: "house"},
	{
		Name: "player", Path: "/players/0", Seat: SeatRick, Kind: rules.PlayerName,
		When: func(s *State) bool { return len(s.Players) > 0 },
	},
	{
		Name: "player2", Path: "/players/1", Seat: SeatRussians, Kind: rules.PlayerName,
		When: func(s *State) bool { return len(s.Players) > 1 },
	},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

func twoSides(s *State) bool { return s.Russian != nil }

// applyCorrect ignores an impossible correction, such as one with a path that does not exist. If a
// correction puts Rick on the Roof and does not set the result, he wins at once. Under a house
// rule, he does not win before the end of the turn (PR-AMB-04).
func (r *resolver) applyCorrect(a Correct) {
	after, err := corrected(r.State, a.Correction)
	if err != nil {
		return
	}
	r.State = after
	r.note("corrected", "", nil)
	if a.Names(RickCell) && !a.Names("/result") {
		r.winOnRoof(RoofWin.Values[0])
	}
}

// corrected returns the state after a correction. If the correction gives a cell to an operative,
// this operative enters the board. If the correction changes the tile on Wait.Cell, this wait ends.
func corrected(s State, c rules.Correction) (State, error) {
	before := s.clone()
	for _, change := range c.Changes {
		who, now, ok := whereabouts.Match(change)
		if n, err := strconv.Atoi(who.ID); ok && err == nil && now.(rules.Noun).ID != "" {
			before.deploy([]int{n}, Cell{})
		}
	}
	after, err := rules.Corrected(before, c.Changes)
	if err != nil {
		return s, err
	}
	if s.Wait != nil && after.TileOn(s.Wait.Cell) != nil && c.Names(PathOfTile(s.Wait.Cell)) {
		after.Wait = nil
	}
	after.forgetTrap()
	after.correctTurn(s.Turn.Number+1, c)
	return after, nil
}

// If the correction changes the side on turn, correctTurn begins turn number `next`. If the
// correction changes the dice, the game no longer waits for a roll.
func (s *State) correctTurn(next int, c rules.Correction) {
	told := s.Turn.Dice
	if c.Names(OnTurn) {
		s.beginTurn(s.Turn.Side, next)
		s.Wait, s.Result = nil, nil
	}
	if !c.Names(TurnDice) {
		return
	}
	s.Turn.Dice = told
	if s.Turn.Step == Roll || s.Turn.Step == Fall {
		s.Turn.Step, s.Turn.InAir = Spend, nil
	}
}
