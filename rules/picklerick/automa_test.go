package picklerick

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestEveryPositionLeavesOpenWhatTheRulesDo(t *testing.T) {
	require.GreaterOrEqual(t, len(positions), 60)
	for _, p := range positions {
		t.Run(p.name, func(t *testing.T) {
			s := p.asState()
			require.Equal(t, p.want, told(s), strings.Join(p.board, "\n"))
		})
	}
}

func TestAJaguarOutsideTheBoardDoesNothing(t *testing.T) {
	for _, status := range []Status{Away, Gone} {
		s := drawn("J R")
		s.Jaguar.Status = status
		require.Empty(t, s.Plan())
	}
}

func TestAFigureOnNoFaceUpTileStays(t *testing.T) {
	s := drawn("J # R")
	s.Operatives = []Soldier{{Number: 4, Cell: Cell{1, 0}}, {Number: 7, Cell: Cell{9, 9}}}
	s.Jaguar.Cell = Cell{1, 0}
	require.Equal(t, "4:-0 7:-0 J:-0", told(s))
	require.Equal(t, []string{"not_face_up", "shoots", "blocked"}, pointsOf(s.Plan()[0]))
}

func TestNobodyWalksToARickOnNoFaceUpTile(t *testing.T) {
	s := drawn("J . 1 .", "       ", "R      ")
	s.Rick.Cell = Cell{5, 5}
	require.Equal(t, "1:-0 J:-0", told(s))
}

func TestDecideGoesFigureByFigureAndEndsTheTurn(t *testing.T) {
	s, g := drawn("J . . R 1"), Game{}
	first := g.Decide(s, SeatRussians)
	require.Equal(t, s.Plan()[0], first)
	require.Equal(t, ActAlone{Operative(1), []Cell{{3, 0}}, 1}, first.Action)
	s.Operatives[0].Acted = true
	require.Equal(t, ActAlone{Jaguar, []Cell{{1, 0}, {2, 0}}, 2}, g.Decide(s, SeatRussians).Action)
	s.Jaguar.Acted = true
	last := g.Decide(s, SeatRussians)
	require.Equal(t, EndTurn{}, last.Action)
	require.Equal(t, []Action{EndTurn{}}, last.Open)
	require.Empty(t, last.Reasons)
}

func TestOnlyTheSoloRussiansAreAutomated(t *testing.T) {
	g := Game{}
	require.True(t, g.Automated(State{Mode: Solo}, SeatRussians))
	require.True(t, g.Automated(State{Mode: Insane}, SeatRussians))
	require.False(t, g.Automated(State{Mode: Solo}, SeatRick))
	require.False(t, g.Automated(State{Mode: TwoPlayers}, SeatRussians))
}
