package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

func TestACorrectionReplacesWhatItNamesAndNothingElse(t *testing.T) {
	s := russians("mmcg", "R 1 J .").but(hasMoved(1, 1))
	tile := Tile{Cell: Cell{3, 0}, Face: Up, Colour: parts.Red, Edges: &Edges{w, w, w, w}}
	for name, c := range map[string]struct {
		says Correct
		then probe
	}{
		"Rick's health":        {correctTo("/rick/health", 4), rickHas(4)},
		"where Rick is":        {correctTo("/rick/cell", Cell{3, 0}), rickAt(3, 0)},
		"Rick's cards":         {correctTo("/cards/deck", 3, "/cards/hand", 2, "/cards/discard", 1), cards(Piles{Deck: 3, Hand: 2, Discard: 1})},
		"the Russians' cards":  {correctTo("/russian_cards/deck", 3, "/russian_cards/hand", 2), russianCards(Piles{Deck: 3, Hand: 2, Discard: 0})},
		"the stack":            {correctTo("/stack", 2), stackIs(2)},
		"Jaguar":               {correctTo("/jaguar", Hunter{Status: Gone}), absent(Jaguar)},
		"a tile":               {correctTo(PathOfTile(tile.Cell), tile), all(edgesAre(3, 0, w, w, w, w), counted(parts.Red, 1))},
		"a tile that is gone":  {correctTo(PathOfTile(Cell{3, 0}), nil), func(t *testing.T, s State) { require.Nil(t, s.TileOn(Cell{3, 0})) }},
		"a dead operative":     {correctTo(PathOfOperative(1), nil), absent(1)},
		"a new operative":      {correctTo(PathOfOperative(7)+"/cell", Cell{3, 0}), all(stands(7, 3, 0), stands(1, 1, 0))},
		"an operative, moved":  {correctTo(PathOfOperative(1)+"/cell", Cell{3, 0}), stands(1, 3, 0)},
		"the dice":             {correctTo("/turn/dice", Fallen(faces("jjjj"))), func(t *testing.T, s State) { require.Equal(t, Fallen(faces("jjjj")), s.Turn.Dice) }},
		"whose turn it is":     {correctTo("/turn/side", SeatRick), turnOf(SeatRick, Roll)},
		"a turn with its dice": {correctTo("/turn/side", SeatRick, "/turn/dice", Fallen(faces("mmmm"))), turnOf(SeatRick, Spend)},
	} {
		t.Run(name, func(t *testing.T) { c.then(t, corrects(t, s, c.says)) })
	}
	require.Equal(t, s, corrects(t, s, correctTo()))
}

func TestACorrectionMaySayWhatNoTableCanShow(t *testing.T) {
	s := russians("mmcg", "R 1")
	for name, c := range map[string]Correct{
		"eleven health":              correctTo("/rick/health", 11),
		"Rick beside the board":      correctTo("/rick/cell", Cell{5, 5}),
		"an eleventh operative":      correctTo(PathOfOperative(11)+"/cell", Cell{0, 0}),
		"the tile under Rick's feet": correctTo(PathOfTile(Cell{0, 0}), nil),
		"three dice":                 correctTo("/turn/dice", Fallen(faces("mmm"))),
	} {
		t.Run(name, func(t *testing.T) {
			found := Game{}.Check(s, c)
			require.Len(t, found, 1)
			require.Equal(t, rules.Impossible, found[0].Level)
		})
	}
}

func TestACorrectionOfNothingThatIsThereChangesNothing(t *testing.T) {
	s := ricks("mttt", "R")
	require.Equal(t, s, did(s, correctTo("/luck", 1)))
	require.Len(t, Game{}.Check(s, correctTo("/luck", 1)), 1)
}

func TestATileThatWasAwaitedMayBeToldByACorrection(t *testing.T) {
	s := ricks("mttt", "R #")
	s = did(s, rickTo(1, 0))
	s = corrects(t, s, correctTo(PathOfTile(Cell{1, 0}), Tile{Cell: Cell{1, 0}, Face: Up, Edges: &OpenEdges}))
	require.Nil(t, s.Wait)
}

func TestARickWhoReallyStandsOnTheRoofHasWon(t *testing.T) {
	s := ricks("mttt", "R .").but(roof(1, 0))
	won := corrects(t, s, correctTo("/rick/cell", Cell{1, 0}))
	wonBy(SeatRick, "PR-WIN-01")(t, won)
	goesOn(t, corrects(t, won, correctTo("/result", nil, "/rick/cell", Cell{0, 0})))
	goesOn(t, corrects(t, s, correctTo("/result", nil, "/rick/cell", Cell{1, 0})))
	goesOn(t, corrects(t, s.but(houseRule(RoofWin, "end_of_turn")), correctTo("/rick/cell", Cell{1, 0})))
	goesOn(t, corrects(t, s, correctTo("/rick/health", 3)))
	goesOn(t, corrects(t, won, correctTo("/turn/side", SeatRussians, "/rick/cell", Cell{0, 0})))
}

func TestAMarkerLiesOnATileUntilItIsTaken(t *testing.T) {
	s := ricks("mttt", "R #")
	mark := Mark{Cell: Cell{1, 0}, Marker: "acid"}
	s = did(s, mark)
	require.Equal(t, []string{"acid"}, s.TileOn(Cell{1, 0}).Markers)
	s = did(s, rickTo(1, 0))
	s = did(s, shows(parts.Grey, "ooo", 0))
	require.Equal(t, []string{"acid"}, s.TileOn(Cell{1, 0}).Markers, "a tile turned up keeps its marker")
	mark.Gone = true
	s = did(s, mark)
	require.Empty(t, s.TileOn(Cell{1, 0}).Markers)
}

func TestATrapCardLeavesItsMarker(t *testing.T) {
	s := ricks("tttt", "R .")
	a := facts(parts.Card{ID: "trap", Effect: parts.Trap}).on(1, 0)
	a.Marker = "acid"
	require.Empty(t, Game{}.Check(s, a))
	s = did(s, a)
	require.Equal(t, []string{"acid"}, s.TileOn(Cell{1, 0}).Markers)
}
