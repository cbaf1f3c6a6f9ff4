package picklerick

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
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
		Colours: map[parts.Place]parts.Colour{parts.Bathroom: parts.Red, parts.GuardPostB: parts.Grey, parts.Roof: parts.Blue},
	}, u)
}

func TestTwoWhoAreNamedAreNotOfferedAGameForOne(t *testing.T) {
	w := in(t, tables.Russian, "", "", "", "")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Аня", "Боря"}})
	require.NoError(t, err)
	require.Equal(t, game.TwoPlayers, u.Mode)
	require.NotContains(t, question(w), "Как играем")
	require.Contains(t, strings.Join(said(w), "\n"), "За Рика играет Аня, за русских — Боря.")

	w = with(t, "solo", "back", "two", "back", "solo", "", "", "", "")
	u, err = Flow{}.Setup(w, session.Given{Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, game.Solo, u.Mode, "one may play either, and change their mind")
}

func TestSetupShowsTheWholeLayoutOnALowScreen(t *testing.T) {
	w := with(t, "", "", "", "", "", "")
	w.Height = 20
	_, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Contains(t, strings.Join(said(w), "\n"), "Roof")
	require.True(t, w.Familiar, "the signs are explained once")
	require.Contains(t, strings.Join(said(w), "\n"), "wall", "people who lay out the tiles are told")
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
	require.Contains(t, told, w.Words.Say("picklerick.problem.players", tables.Args{"players": 3, "most": 2}))
}

func TestSetupGoesBack(t *testing.T) {
	w := with(t, "i", "back", "two", "Ann, Boris", "", "", "", "n", "last", "g-g-", "")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, []string{"Ann", "Boris"}, u.Players)
	require.Equal(t, parts.Grey, u.Colours[parts.Bathroom])
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

func TestTiesAreOfferedAndToldInOneLine(t *testing.T) {
	s := cornered(t)
	w := with(t, desktest.Enter)
	require.Equal(t, []game.Cell{{0, 1}}, decideFirst(t, w, s).Path)
	require.Equal(t, []string{"Russians: operative 1 goes north and shoots; Rick has 6♥ left."}, said(w))

	w = in(t, tables.Russian, "в")
	require.Equal(t, []game.Cell{{1, 0}}, decideFirst(t, w, s).Path)
	require.Equal(t, []string{"Русские: оперативник 1 идёт на восток и стреляет, у Рика остаётся 6♥."}, said(w))
}

func TestJaguarsWayThroughAWallIsTold(t *testing.T) {
	walls := game.Edges{North: parts.Wall, East: parts.Wall, South: parts.Wall, West: parts.Wall}
	s := cornered(t)
	s.Operatives, s.Jaguar = nil, game.Hunter{Status: game.InPlay, Health: 9, Cell: game.Cell{0, 1}}
	s = after(t, s, correcting(game.PathOfTile(game.Cell{1, 1}), game.Tile{Face: game.Up, Cell: game.Cell{1, 1}, Edges: &walls}))
	for lang, want := range map[tables.Lang]string{
		tables.English: "Russians: Jaguar goes east through the wall and shoots twice; Rick has 5♥ left.",
		tables.Russian: "Русские: Ягуар идёт на восток сквозь стену и стреляет дважды, у Рика остаётся 5♥.",
	} {
		w := in(t, lang)
		act := decideFirst(t, w, s)
		require.Equal(t, []string{want}, said(w))
		d := transition{Before: s, Did: act, After: after(t, s, act)}
		way, _, _ := strings.Cut(strings.SplitN(want, ": ", 2)[1], map[tables.Lang]string{tables.English: " and ", tables.Russian: " и "}[lang])
		require.Contains(t, ownWords(w, d)[0], way)
	}
}

func TestHouseRulesBreakTies(t *testing.T) {
	s := cornered(t)
	s.House = rules.House{"solo_ties": "fixed_order"}
	require.Equal(t, []game.Cell{{0, 1}}, decideFirst(t, with(t), s).Path)
	s.House = rules.House{"solo_ties": "random"}
	w := with(t)
	w.Dice = &flowtest.Dice{Of: talk.TableDice, Sides: []int{1}}
	require.Equal(t, []game.Cell{{1, 0}}, decideFirst(t, w, s).Path)
}

func TestFixTakesShorthand(t *testing.T) {
	s := opened(t, both)
	jaguar := func(change func(*game.Hunter)) game.Correct {
		j := s.Jaguar
		change(&j)
		return correcting("/jaguar", j)
	}
	wall := game.Edges{North: parts.Open, East: parts.Vent, South: parts.Open, West: parts.Wall}
	upright := game.Edges{North: parts.Wall, East: parts.Open, South: parts.Vent, West: parts.Open}
	cases := map[string]game.Correct{
		"rick 5": correcting("/rick/health", 5), "рик 5": correcting("/rick/health", 5), "at 0,3": correcting("/rick/cell", game.Cell{0, 3}), "deck 12": correcting("/cards/deck", 12),
		"hand 3": correcting("/cards/hand", 3), "discard 1": correcting("/cards/discard", 1), "stack 9": correcting("/stack", 9),
		"rdeck 4": correcting("/russian_cards/deck", 4), "rhand 6": correcting("/russian_cards/hand", 6),
		"jaguar 7":      jaguar(func(j *game.Hunter) { j.Health = 7 }),
		"jaguar 0,3":    jaguar(func(j *game.Hunter) { j.Status, j.Cell = game.InPlay, game.Cell{0, 3} }),
		"jaguar gone":   jaguar(func(j *game.Hunter) { j.Status = game.Gone }),
		"jaguar off":    jaguar(func(j *game.Hunter) { j.Status = game.Away }),
		"jaguar 0":      jaguar(func(j *game.Hunter) { j.Health = 0 }),
		"jaguar 10":     jaguar(func(j *game.Hunter) { j.Health = 10 }),
		"op 3 2,4":      correcting(game.PathOfOperative(3)+"/cell", game.Cell{2, 4}),
		"оп 3 нет":      correcting(game.PathOfOperative(3), nil),
		"dice m m g c":  correcting("/turn/dice", game.Fallen([]parts.Symbol{move, move, gun, sign})),
		"tile 1,2 blR":  correcting(game.PathOfTile(game.Cell{1, 2}), game.Tile{Cell: game.Cell{1, 2}, Face: game.Up, Colour: parts.Blue, Edges: &wall}),
		"tile 1,2 bfN":  correcting(game.PathOfTile(game.Cell{1, 2}), game.Tile{Cell: game.Cell{1, 2}, Face: game.Up, Colour: parts.Blue, Edges: &upright}),
		"tile 0,1 down": correcting(game.PathOfTile(game.Cell{0, 1}), game.Tile{Cell: game.Cell{0, 1}, Face: game.Down}),
		"remove 0,1":    correcting(game.PathOfTile(game.Cell{0, 1}), nil),
		"turn russians": correcting("/turn/side", game.SeatRussians),
		"tile 1,2 blR3": correcting(game.PathOfTile(game.Cell{1, 2}),
			game.Tile{Cell: game.Cell{1, 2}, Face: game.Up, Colour: parts.Blue, Edges: &wall, Summon: 3}),
	}
	for typed, want := range cases {
		t.Run(typed, func(t *testing.T) {
			a, err := Flow{}.Fix(with(t, typed), s)
			require.NoError(t, err)
			require.Equal(t, want, a)
		})
	}
	for _, typed := range []string{"11", "-1", "here"} {
		people, w := clumsily("jaguar", typed, "gone")
		a, err := Flow{}.Fix(w, s)
		require.NoError(t, err)
		require.Equal(t, cases["jaguar gone"], a)
		require.Equal(t, []string{w.Words.Say("picklerick.unread.jaguar", nil)}, people.refused, typed)
	}
	w := with(t, "tile 1,2", "down")
	_, err := Flow{}.Fix(w, s)
	require.NoError(t, err)
	require.Contains(t, question(w), "What lies at M6?")
	s.Result = &game.Result{Winner: game.SeatRick, By: []tables.RuleID{"PR-WIN-01"}}
	a, err := Flow{}.Fix(in(t, tables.Russian, "играем"), s)
	require.NoError(t, err)
	require.Equal(t, correcting("/result", nil), a)
}

func TestHereNamesRulesOfTheRulebook(t *testing.T) {
	s := opened(t, both)
	thrown := after(t, s, game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}})
	for first, states := range map[tables.RuleID][]game.State{
		"PR-ROLL-01":   {s, opened(t, alone)},
		"PR-REROLL-03": {thrown},
		"PR-REROLL-04": {after(t, thrown, correcting("/turn/side", game.SeatRussians), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}})},
		"PR-TILE-04":   {waiting(t, alone, game.North, game.Afoot)}, "PR-VENT-06": {waiting(t, alone, game.North, game.ByVent)},
		"PR-CLAR-03": {{Wait: &game.Wait{For: game.ForBribe}}}, "PR-AMB-43": {trapped(t)}, "PR-WIN-10": {{Wait: &game.Wait{For: game.ForStuck}}},
		"": {spending(t, alone, game.SeatRick, move, sign, sign, gun), cornered(t)},
	} {
		for _, s := range states {
			here := Flow{}.Here(s)
			require.True(t, first == "" || here[0] == first, "%s: %v", first, here)
			for _, id := range here {
				_, known := parts.Rulebook().Entry(id)
				require.True(t, known, id)
			}
		}
	}
}
