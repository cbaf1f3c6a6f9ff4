package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
)

func TestACorrectionSaysWhatItChanges(t *testing.T) {
	for says, c := range map[string]game.Correct{
		"correction": {},
		"correction: Rick 4♥, deck 3, Rick at 1,2":               {Health: new(4), Deck: new(3), Cell: &game.Cell{1, 2}},
		"correction: hand 1, discard pile 0, stack 9":            {Hand: new(1), Discard: new(0), Stack: new(9)},
		"correction: the Russians' deck 2, the Russians' hand 5": {RussianDeck: new(2), RussianHand: new(5)},
		"correction: Jaguar 5♥ at 0,1":                           {Jaguar: &game.Hunter{Status: game.InPlay, Health: 5, Cell: game.Cell{0, 1}}},
		"correction: Jaguar not in play yet":                     {Jaguar: &game.Hunter{Status: game.Away}},
		"correction: Jaguar out of the game":                     {Jaguar: &game.Hunter{Status: game.Gone}},
		"correction: operative 3 at 2,4, operative 5 off the board": {Operatives: []game.Posted{
			{Number: 3, Cell: &game.Cell{2, 4}}, {Number: 5}}},
		"correction: tile 1,1, no tile at 2,2":  {Tiles: []game.Tile{{Cell: game.Cell{1, 1}}}, Removed: []game.Cell{{2, 2}}},
		"correction: move · gun":                {Dice: []box.Symbol{move, gun}},
		"correction: Rick's turn begins":        {Turn: game.SeatRick},
		"correction: the Russians' turn begins": {Turn: game.SeatRussians},
		"correction: the game goes on":          {GoOn: true},
	} {
		require.Equal(t, says, Flow{}.Report(flowtest.Reading(tables.English), c))
		require.NotContains(t, Flow{}.Report(flowtest.Reading(tables.Russian), c), "[picklerick")
	}
}

func TestAHouseRuleIsReportedInPeoplesWords(t *testing.T) {
	for says, a := range map[string]game.Settle{
		"house rule: Rick at 0 health loses at once (PR-AMB-45)": {Name: "hp_zero", Value: "immediate"},
		"house rule: without PR-SPEND-03":                        {Name: "PR-SPEND-03", Value: rules.Waived},
		"PR-SPEND-03 holds again":                                {Name: "PR-SPEND-03", Value: rules.InForce},
	} {
		require.Equal(t, says, Flow{}.Report(flowtest.Reading(tables.English), a))
	}
}
