package picklerick

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

func with(t testing.TB, answers ...string) *talk.UI {
	return in(t, tables.English, answers...)
}

func in(t testing.TB, lang tables.Lang, answers ...string) *talk.UI {
	w := flowtest.In(t, lang, answers...)
	w.Box = flowtest.Shelf{}
	return w
}

func asked(t testing.TB, s game.State, answers ...string) game.Action {
	t.Helper()
	a, err := Flow{}.Ask(with(t, answers...), s)
	require.NoError(t, err)
	return a
}

func said(w *talk.UI) []string { return w.Desk.(*desktest.Script).Said() }

var (
	move  = parts.Movement
	sign  = parts.CardSign
	tools = parts.Tools
	gun   = parts.Gun
	joker = parts.Joker
)

func spending(t testing.TB, u game.Setup, side rules.Seat, faces ...parts.Symbol) game.State {
	s := opened(t, u)
	if side == game.SeatRussians {
		s = after(t, s, correcting("/turn/side", side))
	}
	return after(t, s, game.Fell{Faces: faces}, game.Keep{})
}

var (
	alone = game.Setup{Mode: game.Solo}
	both  = game.Setup{Mode: game.TwoPlayers}
)

func waiting(t testing.TB, u game.Setup, d game.Dir, way game.Way) game.State {
	s := spending(t, u, game.SeatRick, move, move, move, move)
	if way == game.ByVent {
		edges := game.Edges{North: parts.Vent, East: parts.Vent, South: parts.Vent, West: parts.Vent}
		s = after(t, s, correcting(game.PathOfTile(game.Cell{}), game.Tile{Face: game.Up, Edges: &edges}))
	}
	return after(t, s, game.StepTo{Figure: game.Rick, To: game.Cell{}.To(d)})
}

func trapped(t testing.TB) game.State {
	s := after(t, cornered(t), game.Mark{Cell: game.Cell{0, 1}, Marker: "mine"})
	return after(t, s, game.ActAlone{Figure: 1, Path: []game.Cell{{0, 1}}, Shots: 1})
}

func question(w *talk.UI) string { return strings.Join(w.Desk.(*desktest.Script).Asked(), "\n") }

// cornered returns a state in which operative 1 has two equally good ways to Rick.
func cornered(t testing.TB) game.State {
	tiles := []game.Tile{}
	for x := range 2 {
		for y := range 2 {
			e := game.OpenEdges
			tiles = append(tiles, game.Tile{Cell: game.Cell{x, y}, Face: game.Up, Edges: &e})
		}
	}
	return opened(t, game.Setup{Position: &game.State{
		Mode: game.Solo, Turn: game.Turn{Side: game.SeatRussians}, Tiles: tiles, Stack: 9,
		Rick: game.Runaway{Cell: game.Cell{1, 1}, Health: 7}, Cards: game.Piles{Deck: 14},
		Operatives: []game.Soldier{{Number: 1}},
	}})
}

func decideFirst(t testing.TB, w *talk.UI, s game.State) game.ActAlone {
	a, err := Flow{}.Decided(w, s, game.Game{}.Decide(s, game.SeatRussians))
	require.NoError(t, err)
	return a.(game.ActAlone)
}

// correcting returns a correction. Its arguments are a path, the new value, the next path, and so
// on.
func correcting(pairs ...any) game.Correct {
	var c game.Correct
	for i := 0; i < len(pairs); i += 2 {
		c.Changes = append(c.Changes, rules.To(pairs[i].(string), pairs[i+1]))
	}
	return c
}

func opened(t testing.TB, u game.Setup) game.State { return ruletest.Opening(t, game.Game{}, u) }

func after(t testing.TB, s game.State, reports ...game.Action) game.State {
	return ruletest.After(t, game.Game{}, s, reports...)
}

func sitting(folder string, d desk.Desk) session.PlayOptions {
	return session.PlayOptions{
		Folder: folder, Table: "Friday", Desk: d, Words: words.In(tables.English), Habit: talk.AskDice,
		Size:  func() (columns, lines int) { return 80, 24 },
		Given: session.Given{Mode: "solo", Players: []string{"Ann"}}, Box: flowtest.Shelf{},
		Seed: chance.Seed{7}, Entropy: bytes.NewReader(bytes.Repeat([]byte{1}, 4096)),
		Clock: func() time.Time { return time.Unix(0, 0).UTC() },
	}
}

func told(t testing.TB, s game.State, a game.Action, lang tables.Lang) []string {
	var out []string
	after, notes := game.Game{}.Apply(s, a)
	for _, n := range notes {
		if text := (Flow{}).Tell(flowtest.Reading(lang), after, n); text != "" {
			out = append(out, text)
		}
	}
	return out
}

type deed struct {
	before game.State
	did    game.Action
}

// holes matches the traces of a missing argument in a sentence, such as two blanks in a row.
var holes = regexp.MustCompile(`\[(picklerick|session)|no value|“”|«»|\S {2,}\S| [,.;:!?]( |$)|[:,(] *[,.;)]`)

func readsWell(t *testing.T, text string, about ...any) {
	t.Helper()
	require.NotRegexp(t, holes, text, about...)
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

// keys returns how many keys people press to type the answers, with an Enter after each answer.
func keys(answers []string) int {
	n := len(answers)
	for _, answer := range answers {
		n += utf8.RuneCountInString(answer)
	}
	return n
}
