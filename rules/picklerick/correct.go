package picklerick

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"tablemate/rules"
	box "tablemate/tables/picklerick"
)

// Correct says what the table really shows.
type Correct struct{ rules.Correction }

// UnmarshalJSON reads what was recorded with fields as well; its dice were
// symbols alone.
func (c *Correct) UnmarshalJSON(text []byte) error {
	if err := c.Read(text, older); err != nil {
		return err
	}
	for i, change := range c.Changes {
		var faces []box.Symbol
		if change.Path == TurnDice && json.Unmarshal(change.Value, &faces) == nil {
			c.Changes[i] = rules.To(TurnDice, Fallen(faces))
		}
	}
	return nil
}

var older = rules.Older{
	"rick_health": "/rick/health", "rick_cell": RickCell, "deck": "/cards/deck", "hand": "/cards/hand", "discard": "/cards/discard",
	"russian_deck": "/russian_cards/deck", "russian_hand": "/russian_cards/hand", "stack": "/stack", "jaguar": "/jaguar",
	"operatives": "number", "operatives/cell": postOf + "/cell", "operatives/": "-" + postOf,
	"tiles": "cell", "tiles/": tileAt, "removed": "-" + tileAt, "dice": TurnDice, "turn": OnTurn, "go_on": "-/result",
}

// Places that more follows from.
const (
	RickCell = "/rick/cell"
	postOf   = "/operatives/number=*"
	tileAt   = "/tiles/cell=*"
	TurnDice = "/turn/dice"
	OnTurn   = "/turn/side"
)

// whereabouts is where an operative stands.
var whereabouts = rules.Correctable[State]{Name: "op", Path: postOf + "/cell", Of: NounOperative, Kind: NounCell, Off: true}

// Post is the place of an operative among the changes of a correction.
func Post(number int) string { return strings.Replace(postOf, "*", strconv.Itoa(number), 1) }

// TileAt is the place of a tile.
func TileAt(c Cell) string {
	return strings.Replace(tileAt, "*", fmt.Sprintf("[%d,%d]", c[0], c[1]), 1)
}

// Correctables are what a table may show otherwise than its record.
var Correctables = []rules.Correctable[State]{
	{Name: "rick", Path: "/rick/health", High: box.FullHealth},
	{Name: "at", Path: RickCell, Kind: NounCell},
	{Name: "deck", Path: "/cards/deck", High: box.DeckSize},
	{Name: "hand", Path: "/cards/hand", High: box.DeckSize},
	{Name: "discard", Path: "/cards/discard", High: box.DeckSize},
	{Name: "stack", Path: "/stack", High: box.Tiles},
	{Name: "jaguar", Path: "/jaguar", Kind: NounJaguar},
	whereabouts,
	{Name: "dice", Path: TurnDice, Kind: NounSymbol, Many: true, Field: "face"},
	{Name: "tile", Path: tileAt, Of: NounCell, Kind: NounTile},
	{Name: "remove"},
	{Name: "rdeck", Path: "/russian_cards/deck", High: box.DeckSize, When: twoSides},
	{Name: "rhand", Path: "/russian_cards/hand", High: box.DeckSize, When: twoSides},
	{Name: "turn", Path: OnTurn, Kind: "seat"},
	{Name: "house"},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

func twoSides(s *State) bool { return s.Russian != nil }

// correct takes over what the table shows; what no table can show changes
// nothing. A Rick who really stands on the Roof has won, unless people say that
// the game goes on.
func (c *course) correct(a Correct) {
	after, err := corrected(c.State, a.Correction)
	if err != nil {
		return
	}
	c.State = after
	c.note("corrected", "", nil)
	if a.Names(RickCell) && !a.Names("/result") {
		c.roof(RoofWin.Values[0])
	}
}

// corrected is the table after a correction. An operative comes from the supply,
// and a tile that was awaited has been told.
func corrected(s State, c rules.Correction) (State, error) {
	before := s.copied()
	for _, change := range c.Changes {
		who, now, ok := whereabouts.Match(change)
		if n, err := strconv.Atoi(who.ID); ok && err == nil && now.(rules.Noun).ID != "" {
			before.post([]int{n}, Cell{})
		}
	}
	after, err := rules.Corrected(before, c.Changes)
	if err != nil {
		return s, err
	}
	if s.Wait != nil && after.tile(s.Wait.Cell) != nil && c.Names(TileAt(s.Wait.Cell)) {
		after.Wait = nil
	}
	after.correctTurn(s.Turn.Number+1, c)
	return after, nil
}

// correctTurn begins a turn with the number next where people say whose it is,
// and spends the dice that they tell.
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
