package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func TestACorrectionSaysWhatItChanges(t *testing.T) {
	for says, c := range map[string]game.Correct{
		"correction": correcting(),
		"correction — Rick has 4♥; 3 cards in Rick's deck; Rick is at M6":                                   correcting("/rick/health", 4, "/cards/deck", 3, "/rick/cell", game.Cell{1, 2}),
		"correction — 1 card in Rick's hand; 0 cards in Rick's discard pile; 9 tiles in the corridor stack": correcting("/cards/hand", 1, "/cards/discard", 0, "/stack", 9),
		"correction — 2 cards in the Russian deck; 5 cards in the Russian hand":                             correcting("/russian_cards/deck", 2, "/russian_cards/hand", 5),
		"correction — Jaguar 5♥ at L5":                                                                      correcting("/jaguar", game.Hunter{Status: game.InPlay, Health: 5, Cell: game.Cell{0, 1}}),
		"correction — Jaguar not in play yet":                                                               correcting("/jaguar", game.Hunter{Status: game.Away}),
		"correction — Jaguar out of the game":                                                               correcting("/jaguar", game.Hunter{Status: game.Gone}),
		"correction — operative 3 is at N8; operative 5 is in the supply":                                   correcting(game.PathOfOperative(3)+"/cell", game.Cell{2, 4}, game.PathOfOperative(5), nil),
		"correction — there is a different tile at M5; there is no tile at N6": correcting(game.PathOfTile(game.Cell{1,
			1}), game.Tile{Cell: game.Cell{1, 1}}, game.PathOfTile(game.Cell{2, 2}), nil),
		"correction — the dice show movement · gun": correcting("/turn/dice", game.Fallen([]parts.Symbol{move, gun})),
		"correction — Rick's turn begins":           correcting("/turn/side", game.SeatRick),
		"correction — the Russians' turn begins":    correcting("/turn/side", game.SeatRussians),
		"correction — the game goes on":             correcting("/result", nil),
	} {
		require.Equal(t, says, Flow{}.Report(flowtest.Reading(tables.English), game.State{}, c))
		require.NotContains(t, Flow{}.Report(flowtest.Reading(tables.Russian), game.State{}, c), "[picklerick")
	}
}

func TestAMarkerPutAndOneTakenAreTwoThings(t *testing.T) {
	put, gone := game.Mark{Marker: "mine"}, game.Mark{Marker: "mine", Gone: true}
	for lang, want := range map[tables.Lang][]string{
		tables.English: {"marker “mine” at L4", "marker “mine” removed from L4"}, tables.Russian: {"метка «mine» на П4", "метка «mine» снята с П4"},
	} {
		w := flowtest.Reading(lang)
		require.Equal(t, want, []string{Flow{}.Report(w, game.State{}, put), Flow{}.Report(w, game.State{}, gone)})
	}
}

func TestAHouseRuleIsReportedInPeoplesWords(t *testing.T) {
	for says, a := range map[string]game.Settle{
		"house rule — Rick at 0 health loses at once (PR-AMB-45)": {Name: "hp_zero", Value: "immediate"},
		"house rule — PR-SPEND-03 does not apply":                 {Name: "PR-SPEND-03", Value: rules.Waived},
		"PR-SPEND-03 is in force again":                           {Name: "PR-SPEND-03", Value: rules.InForce},
	} {
		require.Equal(t, says, Flow{}.Report(flowtest.Reading(tables.English), game.State{}, a))
	}
}

func TestEveryPlaceToCorrectHasItsSentences(t *testing.T) {
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang).Words
		for _, p := range game.Correctables {
			if p.Kind == rules.PlayerName {
				continue
			}
			require.True(t, w.Has("picklerick.fix."+p.Name), p.Name)
			require.True(t, p.Path == "" || p.Name == "turn" || w.Has("picklerick.corrected."+p.Name), p.Name)
			require.NotEmpty(t, fixWords[p.Name])
		}
		for _, side := range []rules.Seat{game.SeatRick, game.SeatRussians} {
			require.True(t, w.Has("picklerick.corrected.turn-"+string(side)))
		}
	}
}
