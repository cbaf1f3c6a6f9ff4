package picklerick

import (
	"reflect"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) { flowtest.Said(t, "picklerick", 100) }

// holes matches the trace of a missing argument in a sentence.
var holes = regexp.MustCompile(`\[(picklerick|session)|no value|“”|«»|\S {2,}\S| [,.;:!?]( |$)|[:,(] *[,.;)]`)

func readsWell(t *testing.T, text string, about ...any) {
	t.Helper()
	require.NotRegexp(t, holes, text, about...)
}

func TestClosedListsHaveAWordEach(t *testing.T) {
	w := phrases{flowtest.Reading(tables.Russian)}
	var all []string
	for _, s := range parts.Symbols {
		all = append(all, w.symbol(s))
	}
	for _, d := range game.Dirs {
		all = append(all, w.dir(d), w.toward(d))
	}
	for _, c := range []parts.Colour{parts.Red, parts.Blue, parts.Grey} {
		all = append(all, w.colour(c), w.say("letter."+string(c)))
	}
	for _, p := range game.Parts {
		all = append(all, w.part(p))
	}
	for _, e := range parts.Effects {
		all = append(all, w.say("effect."+string(e)))
	}
	for _, e := range parts.Effects {
		if slot(&parts.Card{Effect: e}, "amount").Matters {
			all = append(all, w.say("card.amount-"+string(e), tables.Args{"card": ""}))
		}
	}
	for _, p := range parts.Places {
		all = append(all, w.say("sign."+string(p)), w.say("short."+string(p)))
	}
	for _, seat := range []rules.Seat{game.SeatRick, game.SeatRussians, rules.Cardboard} {
		all = append(all, w.seat(seat))
	}
	for _, text := range all {
		require.NotContains(t, text, "[")
	}
}

func TestEveryReportReads(t *testing.T) {
	for _, lang := range tables.Langs {
		for _, kind := range game.Actions.Names() {
			text := Flow{}.Report(flowtest.Reading(lang), game.State{}, reflect.Zero(game.Actions.Type(kind)).Interface().(game.Action))
			require.NotEmpty(t, text, kind)
			require.NotContains(t, text, "[picklerick", kind)
		}
	}
}

func someStates(t testing.TB) []game.State {
	walls := game.Edges{North: parts.Wall, East: parts.Vent, South: parts.Open, West: parts.Open}
	far := game.Edges{North: parts.Open, East: parts.Open, South: parts.Open, West: parts.Wall}
	walled := func(s game.State) game.State {
		return after(t, s, correcting(game.PathOfTile(game.Cell{}), game.Tile{Face: game.Up, Edges: &walls}, game.PathOfTile(game.Cell{1, 0}),
			game.Tile{Cell: game.Cell{1, 0}, Face: game.Up, Edges: &far}, game.PathOfOperative(5)+"/cell", game.Cell{1, 0}, game.PathOfOperative(6)+"/cell", game.Cell{}))
	}
	rick := spending(t, both, game.SeatRick, move, sign, tools, joker)
	russians := walled(spending(t, both, game.SeatRussians, move, gun, gun, joker))
	jaguar := after(t, russians, correcting("/jaguar", game.Hunter{Status: game.InPlay, Health: 9, Moved: 1, Shot: 2}))
	crossed := after(t, russians, correcting("/jaguar", game.Hunter{Status: game.InPlay, Health: 4, Crossed: true}))
	over := opened(t, alone)
	over.Result = &game.Result{Winner: game.SeatRick, By: []tables.RuleID{"PR-WIN-01"}}
	bare := spending(t, both, game.SeatRick, gun, gun, tools, tools)
	bare.Stack, bare.Cards = 0, game.Piles{}
	poor := spending(t, both, game.SeatRussians, tools, tools, tools, tools)
	chosen := after(t, opened(t, alone), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}})
	fall := after(t, chosen, game.Reroll{Dice: []int{1, 2}})
	again := after(t, fall, game.Fell{Faces: []parts.Symbol{gun, gun}})
	bribed := opened(t, both)
	bribed.Wait = &game.Wait{For: game.ForBribe, Cards: 2}
	return []game.State{
		rick, walled(rick), russians, jaguar, crossed, over, bare, poor, chosen, fall, again, bribed,
		opened(t, alone), opened(t, both), cornered(t), waiting(t, alone, game.North, game.Afoot), waiting(t, both, game.North, game.ByVent),
		after(t, rick, game.Draw{}), after(t, russians, game.Shoot{Figure: 6}),
	}
}

func wrongReports() []game.Action {
	out := []game.Action{
		game.Fell{}, game.Fell{Faces: []parts.Symbol{"x", "x", "x", "x"}}, game.Fell{Side: game.SeatRussians}, game.Keep{}, game.Draw{}, game.EndTurn{}, game.Persuade{},
		game.Reroll{Dice: []int{1, 2, 3, 4}}, game.Reroll{Dice: []int{3}}, game.Reroll{Dice: []int{9}}, game.Answer{}, game.Reveal{},
		game.Reveal{Tile: game.Seen{Colour: parts.Grey, Near: parts.Wall, Left: parts.Vent, Far: parts.Open, Right: parts.Open, Summon: 11},
			Arrow: game.East, Vent: game.FarSide, Relocate: []game.Figure{1, 1}},
		game.Enters{}, game.Hurt{Figure: 1}, game.Hurt{Figure: 9, By: "mine"}, game.Hurt{Figure: game.Rick}, game.Reshuffle{},
		correcting(game.PathOfOperative(11), nil), correcting("/rick/cell", game.Cell{30, 30}), game.Settle{Name: "x", Value: "y"},
		game.ActAlone{Figure: 1, Shots: 2}, game.ActAlone{Figure: game.Jaguar, Path: []game.Cell{{0, 1}}}, game.ActAlone{Figure: 1, Path: []game.Cell{{5, 5}}},
		game.Draw{Pay: &game.Payment{Dice: []int{1, 1}}}, game.Draw{Pay: &game.Payment{Dice: []int{7}}}, game.Draw{Pay: &game.Payment{Jokers: 3}}, game.Draw{Pay: &game.Payment{Dice: []int{2}}},
		game.Play{Card: "nonsense"}, game.Play{Card: "bribe"}, game.Play{Card: "done-for"}, game.Play{Card: "done-for", X: 7}, game.Play{Card: "parkour", Toward: game.West},
		game.Play{Card: "plot-twist"}, game.Play{Card: "nothing-personal", Cell: &game.Cell{9, 9}}, game.Play{Card: "screw-shooter"}, game.Play{Card: "solenya"},
		game.Play{Card: "screw-shooter", Targets: []game.Figure{1}}, game.Play{Card: "screw-shooter", Targets: []game.Figure{game.Rick}},
		game.Play{Card: "razor-throwers", Targets: []game.Figure{1, 1, 2}}, game.Play{Card: "razor-throwers", Targets: []game.Figure{5, 9}},
		game.Play{Card: "razor-throwers", Targets: []game.Figure{5}}, game.Play{Card: "shoulder-laser"}, game.Play{Card: "done-for", X: 2},
		game.Play{Card: "gift", Pay: &game.Payment{Dice: []int{1}}, Facts: &parts.Card{ID: "gift", Cost: &parts.Cost{}, Effect: parts.Jokers, Amount: 2}},
		game.Play{Card: "rat", Targets: []game.Figure{9}, Facts: &parts.Card{ID: "rat", Effect: parts.Weapon, Amount: 2, Targets: 1}},
		game.Play{Card: "rat", Targets: []game.Figure{1, 5}, Facts: &parts.Card{ID: "rat", Effect: parts.Weapon, Amount: 2, Targets: 1}},
		game.Play{Card: "rat", Targets: []game.Figure{5}, Facts: &parts.Card{ID: "rat", Effect: parts.Weapon, Amount: 2, Targets: 1, Range: &parts.Range{Min: 5, Max: 6}}},
		correcting("/cards/deck", -1), correcting("/cards/discard", -1), correcting("/russian_cards/hand", -1), correcting("/stack", -1), correcting("/rick/health", 40),
		correcting(game.PathOfTile(game.Cell{}), game.Tile{Face: game.Up}), correcting(game.PathOfTile(game.Cell{}), game.Tile{Face: "x"}), correcting("/jaguar", game.Hunter{Status: "x"}),
	}
	for n := 1; n <= 5; n++ {
		out = append(out, game.SpendFor{Die: n})
	}
	for _, f := range []game.Figure{game.Rick, game.Jaguar, 1, 5, 6, 9} {
		out = append(out, game.Shoot{Figure: f}, game.Shoot{Figure: f, ByCard: true})
		for _, to := range []game.Cell{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {0, 2}, {0, 4}, {1, 3}, {0, 3}, {2, 0}} {
			out = append(out, game.StepTo{Figure: f, To: to}, game.StepTo{Figure: f, To: to, ByCard: true}, game.StepTo{Figure: f, To: to, Way: game.ByVent})
		}
	}
	return out
}
