package picklerick

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

func TestAPositionThatNoTableCanShowIsNamed(t *testing.T) {
	seated := func(twist func(*State)) State { return ricks("mctg", "R 1 J #").but(twist) }
	require.NoError(t, seated(func(*State) {}).Verify())
	for problem, twists := range map[string][]func(*State){
		"mode":             {func(s *State) { s.Mode = "three" }},
		"status":           {func(s *State) { s.Jaguar.Status = "asleep" }},
		"side":             {func(s *State) { s.Turn.Side = "morty" }},
		"step":             {func(s *State) { s.Turn.Step = "wait" }},
		"tile_twice":       {func(s *State) { s.Tiles = append(s.Tiles, s.Tiles[0]) }},
		"tile_far":         {func(s *State) { s.Tiles[0].Cell = Cell{0, 10_000_000} }},
		"face":             {func(s *State) { s.Tiles[0].Face = "side" }},
		"edges":            {func(s *State) { s.Tiles[0].Edges = nil }, edged(0, 0, West, "hole")},
		"tile_colour":      {func(s *State) { s.Tiles[0].Colour = "green" }},
		"summon":           {func(s *State) { s.Tiles[0].Summon = -1 }, func(s *State) { s.Tiles[0].Summon = 11 }},
		"no_tiles":         {func(s *State) { s.Tiles = nil }},
		"operative_number": {func(s *State) { s.Operatives[0].Number = 11 }, func(s *State) { s.Operatives[0].Number = 0 }, func(s *State) { s.Operatives[0].Number = 257 }},
		"operative_twice":  {func(s *State) { s.Operatives = append(s.Operatives, s.Operatives[0]) }},
		"off_board": {func(s *State) { s.Rick.Cell = Cell{3, 0} }, func(s *State) { s.Operatives[0].Cell = Cell{9, 9} },
			func(s *State) { s.Jaguar.Cell = Cell{3, 0} }},
		"negative": {stack(-1), deck(-1), handOf(-1), russianDeck(-1), func(s *State) { s.Russian.Hand = -1 },
			func(s *State) { s.Russian.Discard = -1 }, func(s *State) { s.Cards.Discard = -1 }, deck(26)},
		"health": {health(11), health(-1), weak(11), weak(-1)},
		"dice":   {func(s *State) { s.Turn.Dice = s.Turn.Dice[:3] }, func(s *State) { s.Turn.Dice = nil }, func(s *State) { choosing(s); s.Turn.Dice = nil }},
		"tiles": {func(s *State) {
			for y := range 28 {
				s.Tiles = append(s.Tiles, Tile{Cell: Cell{9, y}, Face: Down})
			}
		}},
		"stack":       {stack(29)},
		"place_twice": {func(s *State) { s.Tiles[0].Place, s.Tiles[1].Place = parts.Roof, parts.Roof }},
		"turn":        {func(s *State) { s.Turn.Number = -7 }},
		"rule":        {func(s *State) { s.House = rules.House{"PR-XXX-06": rules.Waived} }},
		"symbol":      {func(s *State) { s.Turn.Dice[3].Face = "pickle" }},
		"die":         {func(s *State) { s.Turn.InAir = []int{5} }, func(s *State) { s.Turn.InAir = []int{0} }},
	} {
		for _, twist := range twists {
			t.Run(problem, func(t *testing.T) {
				var found *rules.Problem
				impossible := seated(twist)
				_, _, err := Game{}.Start(Setup{Position: &impossible})
				require.ErrorAs(t, err, &found)
				require.Equal(t, "picklerick.problem."+problem, found.ID)
			})
		}
	}
	for name, twist := range map[string]func(*State){
		"full health":            health(10),
		"no health":              health(0),
		"a tile that calls ten":  func(s *State) { s.Tiles[0].Summon = 10 },
		"the fourth die flies":   func(s *State) { s.Turn.Step, s.Turn.InAir = Fall, []int{1, 4} },
		"no dice before a roll":  rolling,
		"Jaguar who is gone":     jaguarGone,
		"an empty stack":         stack(0),
		"a rule that is waived":  func(s *State) { s.House = rules.House{"PR-SPEND-03": rules.Waived} },
		"a tile without colour":  func(s *State) { s.Tiles[0].Colour = parts.NoColour },
		"a house rule settled":   houseRule(HealthZero, "immediate"),
		"an undiscovered corner": func(s *State) { s.Tiles = append(s.Tiles, Tile{Cell: Cell{5, 5}, Face: Down}) },
	} {
		t.Run(name, func(t *testing.T) { require.NoError(t, seated(twist).Verify()) })
	}
}

func TestAPositionThatReachesTooFarIsNamed(t *testing.T) {
	for problem, twists := range map[string][]func(*State){
		"picklerick.problem.tile_far": {
			func(s *State) { s.Tiles[0].Cell = Cell{0, 101} }, func(s *State) { s.Wait = &Wait{Cell: Cell{0, -101}} }, func(s *State) { s.Wait = &Wait{From: Cell{101, 0}} },
		},
		"picklerick.problem.off_board": {
			func(s *State) { s.Rick.Cell = Cell{-101, 0} }, func(s *State) { s.Operatives[0].Cell = Cell{0, 101} }, func(s *State) { s.Jaguar.Cell = Cell{101, 0} },
		},
		"": {
			func(s *State) { s.Wait = &Wait{Cell: Cell{100, -100}, From: Cell{-100, 100}} }, func(s *State) { s.Rick.Cell = Cell{100, -100} },
			func(s *State) { s.Jaguar = Hunter{Status: Gone, Cell: Cell{101, 0}} },
		},
		"house": {houseRule(HealthZero, "maybe")},
	} {
		for _, twist := range twists {
			s, found := ricks("mctg", "R 1 J #").but(twist), &rules.Problem{}
			err := Game{}.Unbounded(s)
			if problem == "house" {
				err = s.Verify()
			}
			_ = errors.As(err, &found)
			require.Equal(t, problem, found.ID)
		}
	}
}

func TestAPositionNeedOnlySayWhatIsUnusual(t *testing.T) {
	begun := func(s State) State {
		s, notes, err := Game{}.Start(Setup{Position: &s})
		require.NoError(t, err)
		require.Empty(t, notes)
		return s
	}
	s := begun(State{Tiles: opening(Solo, "").Tiles})
	require.Equal(t, Solo, s.Mode)
	require.Equal(t, Turn{Number: 1, Side: SeatRick, Step: Roll}, s.Turn)
	require.Equal(t, Hunter{Status: Away, Health: 10}, s.Jaguar)
	require.Nil(t, s.Russian)
	s = begun(State{Mode: TwoPlayers, Tiles: opening(Solo, "").Tiles, Turn: Turn{Side: SeatRussians}})
	require.Equal(t, Turn{Number: 2, Side: SeatRussians, Step: Roll}, s.Turn)
	require.NotNil(t, s.Russian)
	require.Equal(t, Act, begun(State{Tiles: opening(Solo, "").Tiles, Turn: Turn{Side: SeatRussians}}).Turn.Step)
}

func TestUnknownDirectionsAndFiguresAreRefused(t *testing.T) {
	var d Dir
	require.Error(t, json.Unmarshal([]byte(`"up"`), &d))
	var f Figure
	for _, wrong := range []string{`"operative 11"`, `"operative 0"`, `"operative"`, `"3"`, `"morty"`} {
		require.Error(t, json.Unmarshal([]byte(wrong), &f), wrong)
	}
}
