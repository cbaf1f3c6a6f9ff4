package picklerick

import (
	"fmt"
	"strconv"
	"strings"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// Correct says what the table really shows.
type Correct struct{ rules.Correction }

// Places that more follows from.
const (
	RickCell      = "/rick/cell"
	operativePath = "/operatives/number=*"
	tilePath      = "/tiles/cell=*"
	TurnDice      = "/turn/dice"
	OnTurn        = "/turn/side"
)

// whereabouts is the correctable place of an operative's cell.
var whereabouts = rules.Correctable[State]{Name: "op", Path: operativePath + "/cell", Of: NounOperative, Kind: NounCell, Off: true}

// PathOfOperative returns the path of an operative in the JSON of a state.
func PathOfOperative(number int) string {
	return strings.Replace(operativePath, "*", strconv.Itoa(number), 1)
}

// PathOfTile returns the path of the tile on a cell in the JSON of a state.
func PathOfTile(c Cell) string {
	return strings.Replace(tilePath, "*", fmt.Sprintf("[%d,%d]", c[0], c[1]), 1)
}

// Correctables lists what people may correct.
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
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

func twoSides(s *State) bool { return s.Russian != nil }
