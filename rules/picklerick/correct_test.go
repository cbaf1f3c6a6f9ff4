package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	box "tablemate/tables/picklerick"
)

func ptr[T any](v T) *T { return &v }

// corrected is s after a correction that must be possible.
func corrected(t *testing.T, s State, c Correct) State {
	t.Helper()
	require.Empty(t, Game{}.Check(s, c))
	return did(s, c)
}

func TestACorrectionReplacesWhatItNamesAndNothingElse(t *testing.T) {
	s := russians("mmcg", "R 1 J .").but(hasMoved(1, 1))
	tile := Tile{Cell: Cell{3, 0}, Face: Up, Colour: box.Red, Edges: &Edges{w, w, w, w}}
	for name, c := range map[string]struct {
		says Correct
		then probe
	}{
		"Rick's health":        {Correct{Health: ptr(4)}, rickHas(4)},
		"where Rick is":        {Correct{Cell: &Cell{3, 0}}, rickAt(3, 0)},
		"Rick's cards":         {Correct{Deck: ptr(3), Hand: ptr(2), Discard: ptr(1)}, cards(Piles{Deck: 3, Hand: 2, Discard: 1})},
		"the Russians' cards":  {Correct{RussianDeck: ptr(3), RussianHand: ptr(2)}, russianCards(Piles{Deck: 3, Hand: 2, Discard: 0})},
		"the Russian hand":     {Correct{RussianHand: ptr(2)}, russianCards(Piles{Deck: 20, Hand: 2, Discard: 0})},
		"the stack":            {Correct{Stack: ptr(2)}, stackIs(2)},
		"Jaguar":               {Correct{Jaguar: &Hunter{Status: Gone}}, absent(Jaguar)},
		"a tile":               {Correct{Tiles: []Tile{tile}}, all(edges(3, 0, w, w, w, w), counted(box.Red, 1))},
		"a tile that is gone":  {Correct{Removed: []Cell{{3, 0}}}, func(t *testing.T, s State) { require.Nil(t, s.tile(Cell{3, 0})) }},
		"a dead operative":     {Correct{Operatives: []Posted{{Number: 1}}}, absent(1)},
		"a new operative":      {Correct{Operatives: []Posted{{7, &Cell{3, 0}}}}, all(stands(7, 3, 0), stands(1, 1, 0))},
		"an operative, moved":  {Correct{Operatives: []Posted{{1, &Cell{3, 0}}}}, stands(1, 3, 0)},
		"the dice":             {Correct{Dice: faces("jjjj")}, func(t *testing.T, s State) { require.Equal(t, fallen(faces("jjjj")), s.Turn.Dice) }},
		"whose turn it is":     {Correct{Turn: SeatRick}, turnOf(SeatRick, Roll)},
		"a turn with its dice": {Correct{Turn: SeatRick, Dice: faces("mmmm")}, turnOf(SeatRick, Spend)},
	} {
		t.Run(name, func(t *testing.T) { c.then(t, corrected(t, s, c.says)) })
	}
	require.Equal(t, s, corrected(t, s, Correct{}))
}

func TestACorrectionMaySayWhatNoTableCanShow(t *testing.T) {
	s := russians("mmcg", "R 1")
	for name, c := range map[string]Correct{
		"eleven health":              {Health: ptr(11)},
		"Rick beside the board":      {Cell: &Cell{5, 5}},
		"a deck of less than none":   {Deck: ptr(-1)},
		"an eleventh operative":      {Operatives: []Posted{{11, &Cell{0, 0}}}},
		"the tile under Rick's feet": {Removed: []Cell{{0, 0}}},
		"three dice":                 {Dice: faces("mmm")},
		"a tile without edges":       {Tiles: []Tile{{Cell: Cell{0, 0}, Face: Up}}},
	} {
		t.Run(name, func(t *testing.T) {
			found := Game{}.Check(s, c)
			require.Len(t, found, 1)
			require.Equal(t, rules.Impossible, found[0].Level)
		})
	}
}

func TestATileThatWasAwaitedMayBeToldByACorrection(t *testing.T) {
	s := ricks("mttt", "R #")
	s = did(s, rick(1, 0))
	s = corrected(t, s, Correct{Tiles: []Tile{{Cell: Cell{1, 0}, Face: Up, Edges: &OpenEdges}}})
	require.Nil(t, s.Wait)
}

func TestARickWhoReallyStandsOnTheRoofHasWon(t *testing.T) {
	s := ricks("mttt", "R .").but(roof(1, 0))
	won := corrected(t, s, Correct{Cell: &Cell{1, 0}})
	wonBy(SeatRick, "PR-WIN-01")(t, won)
	goesOn(t, corrected(t, won, Correct{GoOn: true, Cell: &Cell{0, 0}}))
	goesOn(t, corrected(t, s, Correct{GoOn: true, Cell: &Cell{1, 0}}))
	goesOn(t, corrected(t, s.but(house(RoofWin, "end_of_turn")), Correct{Cell: &Cell{1, 0}}))
	goesOn(t, corrected(t, s, Correct{Health: ptr(3)}))
	goesOn(t, corrected(t, won, Correct{Turn: SeatRussians, Cell: &Cell{0, 0}}))
}

func TestAMarkerLiesOnATileUntilItIsTaken(t *testing.T) {
	s := ricks("mttt", "R #")
	mark := Mark{Cell: Cell{1, 0}, Marker: "acid"}
	s = did(s, mark)
	require.Equal(t, []string{"acid"}, s.tile(Cell{1, 0}).Markers)
	s = did(s, rick(1, 0))
	s = did(s, shows(box.Grey, "ooo", 0))
	require.Equal(t, []string{"acid"}, s.tile(Cell{1, 0}).Markers, "a tile turned up keeps its marker")
	mark.Gone = true
	s = did(s, mark)
	require.Empty(t, s.tile(Cell{1, 0}).Markers)
}

func TestATrapCardLeavesItsMarker(t *testing.T) {
	s := ricks("tttt", "R .")
	a := facts(box.Card{ID: "trap", Effect: box.Trap}).on(1, 0)
	a.Marker = "acid"
	require.Empty(t, Game{}.Check(s, a))
	s = did(s, a)
	require.Equal(t, []string{"acid"}, s.tile(Cell{1, 0}).Markers)
}
