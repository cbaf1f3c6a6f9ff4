package picklerick

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
)

func TestSetupTakesEnterAllTheWay(t *testing.T) {
	w := with(t, "", "", "", "", "", "")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, game.Setup{Mode: game.Solo, Players: []string{"Rick"}, PostB: game.ToTheRight, Stack: 15}, u)
	_, _, err = game.Game{}.Start(u)
	require.NoError(t, err)
	require.Contains(t, strings.Join(said(w), "\n"), "PostA")
}

func TestSetupAsksOnlyForWhatIsNotGiven(t *testing.T) {
	w := in(t, tables.Russian, "л", "17", "к-сг", "д")
	u, err := Flow{}.Setup(w, session.Given{Mode: "two", Players: []string{"Аня", "Боря"}})
	require.NoError(t, err)
	require.Equal(t, game.Setup{
		Mode: game.TwoPlayers, Players: []string{"Аня", "Боря"}, PostB: game.ToTheLeft, Stack: 17,
		Colours: map[box.Place]box.Colour{box.Bathroom: box.Red, box.GuardPostB: box.Grey, box.Roof: box.Blue},
	}, u)
}

func TestSetupShowsTheWholeLayoutOnALowScreen(t *testing.T) {
	w := with(t, "", "", "", "", "", "")
	w.Height = 20
	_, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Contains(t, strings.Join(said(w), "\n"), "Roof")
	require.NotContains(t, w.Seen, "  8  ")
}

func TestSetupGoesBackOverWhatIsGiven(t *testing.T) {
	w := with(t, "two", "back", "insane", "", "", "", "")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, game.Insane, u.Mode)
}

func TestSetupAsksAgainWhereAllBeforeIsGiven(t *testing.T) {
	w := with(t, "back", "l", "", "", "")
	u, err := Flow{}.Setup(w, session.Given{Mode: "solo", Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, game.ToTheLeft, u.PostB)
}

func TestSetupSaysWhatIsWrongWithWhatIsGiven(t *testing.T) {
	w := with(t, "two", "Ann, Boris", "", "", "", "")
	u, err := Flow{}.Setup(w, session.Given{Mode: "chess", Players: []string{"Ann", "Boris", "Cid"}})
	require.NoError(t, err)
	require.Equal(t, game.TwoPlayers, u.Mode)
	require.Equal(t, []string{"Ann", "Boris"}, u.Players)
	told := strings.Join(said(w), "\n")
	require.Contains(t, told, "There is no mode “chess”")
	require.Contains(t, told, "3 players are too many")
}

func TestSetupGoesBack(t *testing.T) {
	w := with(t, "i", "back", "two", "Ann, Boris", "", "", "", "n", "g-g-", "")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, []string{"Ann", "Boris"}, u.Players)
	require.Equal(t, box.Grey, u.Colours[box.Bathroom])
	require.Equal(t, 18, u.Stack)
}

func TestSetupKeepsTheHouseRulesThatAreGiven(t *testing.T) {
	house := rules.House{"roof_win": "end_of_turn", "PR-SPEND-03": rules.Waived}
	u, err := Flow{}.Setup(with(t, "", "", "", "", "", ""), session.Given{House: house})
	require.NoError(t, err)
	require.Equal(t, house, opened(t, u).House)
}

func TestHouseRulesAreChangedByAFix(t *testing.T) {
	s := opened(t, game.Setup{Mode: game.Solo, House: rules.House{"PR-SPEND-03": rules.Waived, "hp_zero": "immediate"}})
	for typed, want := range map[string]game.Action{
		"house roof_win end_of_turn": game.Settle{Name: "roof_win", Value: "end_of_turn"},
		"house 2 2":                  game.Settle{Name: "roof_win", Value: "end_of_turn"},
		"house PR-AMB-26 3":          game.Settle{Name: "operative_hit_points", Value: "3"},
		"правила PR-SPEND-03":        game.Settle{Name: "PR-SPEND-03", Value: rules.InForce},
		"house hp_zero end_of_turn":  game.Settle{Name: "hp_zero", Value: "end_of_turn"},
	} {
		t.Run(typed, func(t *testing.T) {
			w := with(t, typed)
			a, err := Flow{}.Fix(w, s)
			require.NoError(t, err)
			require.Equal(t, want, a)
			require.Empty(t, game.Game{}.Check(s, a))
			for _, line := range said(w) {
				require.NotContains(t, line, "[session")
			}
		})
	}
	a, err := Flow{}.Fix(with(t, "house", "hp_zero", desktest.Enter, "rick", "3"), s)
	require.NoError(t, err)
	require.Equal(t, "correct", a.Kind(), "Enter keeps the reading and leads back")
}

// cornered is a solo table where operative 1 has two equal ways to Rick.
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

func decided(t testing.TB, w *session.Talk, s game.State) game.ActAlone {
	a, err := Flow{}.Decided(w, s, game.Game{}.Decide(s, game.SeatRussians))
	require.NoError(t, err)
	return a.(game.ActAlone)
}

func TestTiesAreOfferedAndToldInOneLine(t *testing.T) {
	s := cornered(t)
	w := with(t, desktest.Enter)
	require.Equal(t, []game.Cell{{0, 1}}, decided(t, w, s).Path)
	require.Equal(t, []string{"Russians: operative 1 goes north and shoots, Rick 6♥."}, said(w))

	w = in(t, tables.Russian, "в")
	require.Equal(t, []game.Cell{{1, 0}}, decided(t, w, s).Path)
	require.Equal(t, []string{"Русские: оперативник 1 идёт на восток и стреляет, у Рика 6."}, said(w))
}

func TestHouseRulesBreakTies(t *testing.T) {
	s := cornered(t)
	s.House = rules.House{"solo_ties": "fixed_order"}
	require.Equal(t, []game.Cell{{0, 1}}, decided(t, with(t), s).Path)
	s.House = rules.House{"solo_ties": "random"}
	w := with(t)
	w.Dice = &flowtest.Dice{Of: session.TableDice, Sides: []int{1}}
	require.Equal(t, []game.Cell{{1, 0}}, decided(t, w, s).Path)
}

func TestFixTakesShorthand(t *testing.T) {
	s := opened(t, both)
	n := func(n int) *int { return &n }
	jaguar := func(change func(*game.Hunter)) game.Correct {
		j := s.Jaguar
		change(&j)
		return game.Correct{Jaguar: &j}
	}
	wall := game.Edges{North: box.Open, East: box.Vent, South: box.Open, West: box.Wall}
	upright := game.Edges{North: box.Wall, East: box.Open, South: box.Vent, West: box.Open}
	cases := map[string]game.Correct{
		"rick 5": {Health: n(5)}, "рик 5": {Health: n(5)}, "at 0,3": {Cell: &game.Cell{0, 3}}, "deck 12": {Deck: n(12)},
		"hand 3": {Hand: n(3)}, "discard 1": {Discard: n(1)}, "stack 9": {Stack: n(9)}, "rdeck 4": {RussianDeck: n(4)}, "rhand 6": {RussianHand: n(6)},
		"jaguar 7":      jaguar(func(j *game.Hunter) { j.Health = 7 }),
		"jaguar 0,3":    jaguar(func(j *game.Hunter) { j.Status, j.Cell = game.InPlay, game.Cell{0, 3} }),
		"jaguar gone":   jaguar(func(j *game.Hunter) { j.Status = game.Gone }),
		"op 3 2,4":      {Operatives: []game.Posted{{Number: 3, Cell: &game.Cell{2, 4}}}},
		"оп 3 нет":      {Operatives: []game.Posted{{Number: 3}}},
		"dice m m g c":  {Dice: []box.Symbol{move, move, gun, sign}},
		"tile 1,2 blR":  {Tiles: []game.Tile{{Cell: game.Cell{1, 2}, Face: game.Up, Colour: box.Blue, Edges: &wall}}},
		"tile 1,2 bfN":  {Tiles: []game.Tile{{Cell: game.Cell{1, 2}, Face: game.Up, Colour: box.Blue, Edges: &upright}}},
		"tile 0,1 down": {Tiles: []game.Tile{{Cell: game.Cell{0, 1}, Face: game.Down}}},
		"remove 0,1":    {Removed: []game.Cell{{0, 1}}},
		"turn russians": {Turn: game.SeatRussians},
	}
	for typed, want := range cases {
		t.Run(typed, func(t *testing.T) {
			a, err := Flow{}.Fix(with(t, typed), s)
			require.NoError(t, err)
			require.Equal(t, want, a)
		})
	}
	s.Result = &game.Result{Winner: game.SeatRick, By: []tables.RuleID{"PR-WIN-01"}}
	a, err := Flow{}.Fix(in(t, tables.Russian, "играем"), s)
	require.NoError(t, err)
	require.Equal(t, game.Correct{GoOn: true}, a)
}

// told is everything said about a report, in both languages.
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

func TestTellSaysWhatMattersAndNoMore(t *testing.T) {
	spend := spending(t, alone, game.SeatRick, move, sign, gun, joker)
	tile := waiting(t, alone, game.North, game.Afoot)
	vent := waiting(t, alone, game.North, game.ByVent)
	blue := game.Reveal{Tile: game.Seen{Colour: box.Blue, Left: box.Wall, Far: box.Open, Right: box.Open, Summon: 2}}
	cases := []struct {
		name   string
		s      game.State
		a      game.Action
		en, ru []string
	}{
		{"a step goes without saying", spend, game.StepTo{Figure: game.Rick, To: game.Cell{1, 0}}, nil, nil},
		{"a draw tells what is left", spend, game.Draw{}, []string{"Rick draws a card, 19 left."}, []string{"Рик берёт 1 карту, в колоде 19."}},
		{"a roll shows the dice", opened(t, alone), game.Fell{Faces: []box.Symbol{move, gun, gun, sign}},
			[]string{"  move · gun · gun · card"}, []string{"  движение · пушка · пушка · карта"}},
		{"a tile counts its colour and its summons", tile, blue,
			[]string{"Blue tiles: 1 of the 3 that bring Jaguar.", "Operatives 5, 6 are called to 0,1 (6/10)."},
			[]string{"Голубых квадратов 1, Ягуар выйдет на 3-м.", "На 0,1 вызваны оперативники 5, 6 (6/10)."}},
		{"a vent without an answer blocks", vent, game.Reveal{Tile: game.Seen{Colour: box.Grey, Left: box.Wall, Far: box.Open, Right: box.Open}},
			[]string{"No vent on it: Rick stays where he is."}, []string{"Воздуховода там нет: Рик остаётся на месте."}},
		{"an automatic turn without moves is told at once", spend, game.EndTurn{},
			[]string{"The Russians' turn: nobody can move or shoot."}, []string{"Ход русских: никто не может ни пойти, ни выстрелить."}},
		{"an automatic turn with moves begins", after(t, cornered(t), game.Correct{Turn: game.SeatRick}, game.Fell{Faces: []box.Symbol{gun, gun, gun, gun}}, game.Keep{}), game.EndTurn{},
			[]string{"The Russians' turn."}, []string{"Ход русских."}},
		{"an automatic figure was told when it was decided", cornered(t), game.ActAlone{Figure: 1, Path: []game.Cell{{0, 1}}, Shots: 1}, nil, nil},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			require.Equal(t, c.en, told(t, c.s, c.a, tables.English))
			require.Equal(t, c.ru, told(t, c.s, c.a, tables.Russian))
		})
	}
}

func TestBreachSaysWhatIsLeftToDo(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, sign, sign, gun)
	var en, ru []string
	for _, v := range (game.Game{}).Check(s, game.EndTurn{}) {
		en = append(en, Flow{}.Breach(flowtest.Reading(tables.English), s, game.EndTurn{}, v))
		ru = append(ru, Flow{}.Breach(flowtest.Reading(tables.Russian), s, game.EndTurn{}, v))
	}
	require.Equal(t, []string{
		"Still to be spent: 1 movement die. Open: Rick north, east, south, west.",
		"Still to be spent: 2 card dice, and the deck has 20 cards: draw.",
	}, en)
	require.Equal(t, []string{
		"Ещё не потрачено: 1 кубик с движением. Можно пойти: Рик на север, на восток, на юг, на запад.",
		"Ещё не потрачено: 2 кубика с картой, а карт в колоде 20: берите.",
	}, ru)
}

func TestEveryReasonHasASentence(t *testing.T) {
	way := func(dirs string) rules.Noun { return rules.Noun{Kind: game.NounWay, ID: dirs} }
	for _, p := range game.ReasonPoints {
		n := rules.Note{ID: p.Name, Rule: "PR-SOLO-06", Args: rules.Args{}}
		for _, name := range p.Args {
			switch name {
			case "dir", "after":
				n.Args[name] = rules.Noun{Kind: game.NounDir, ID: "east"}
			case "way":
				n.Args[name] = way("north,east")
			case "ways":
				n.Args[name] = []rules.Noun{way("north"), way("east,south"), way("")}
			default:
				n.Args[name] = 2
			}
		}
		for _, lang := range tables.Langs {
			text := Flow{}.Reason(flowtest.Reading(lang), n)
			readsWell(t, text, p.Name)
			require.NotEqual(t, "PR-SOLO-06", text, p.Name)
		}
	}
}

func TestReasonReadsTheSameFromARecord(t *testing.T) {
	east := rules.Noun{Kind: game.NounDir, ID: "east"}
	ways := []rules.Noun{{Kind: game.NounWay, ID: "north"}, {Kind: game.NounWay, ID: "east,south"}, {Kind: game.NounWay}}
	for says, fresh := range map[string]rules.Note{
		"на восток: да, 3 шага": {ID: "candidate", Args: rules.Args{"dir": east, "steps": 3}},
		"одинаково хорошо: на север / на восток, на юг / стоять на месте; правила оставляют выбор людям": {ID: "tie", Args: rules.Args{"ways": ways}},
	} {
		var kept rules.Note
		require.NoError(t, json.Unmarshal(raw(t, fresh), &kept))
		require.Equal(t, says, Flow{}.Reason(flowtest.Reading(tables.Russian), fresh))
		require.Equal(t, says, Flow{}.Reason(flowtest.Reading(tables.Russian), kept))
	}
}

func TestHereNamesRulesOfTheRulebook(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, sign, sign, gun)
	states := []game.State{s, opened(t, alone), waiting(t, alone, game.North, game.Afoot), waiting(t, alone, game.North, game.ByVent), cornered(t)}
	for _, s := range states {
		here := Flow{}.Here(s)
		require.NotEmpty(t, here)
		for _, id := range here {
			_, known := box.Rulebook().Entry(id)
			require.True(t, known, id)
		}
	}
}
