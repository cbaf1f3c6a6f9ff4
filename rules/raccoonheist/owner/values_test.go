package owner

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// solvedGames are all games whose values are stored.
func solvedGames() []game {
	out := []game{{1, Basic, 0}}
	for _, goal := range []Goal{Basic, Advanced} {
		for left := range rows {
			out = append(out, game{2, goal, leftSet(left)})
		}
	}
	return out
}

// The round model takes the popper and frees figures wherever it can. That is
// right as long as neither ever hurts.
func TestAFigureOrThePopperMoreNeverHurtsTheRaccoons(t *testing.T) {
	const rounding = 3.0 / unit
	for _, g := range solvedGames() {
		w := load(g)
		for _, i := range kept(w) {
			p := w.positionAt(i)
			for s := range traps {
				require.GreaterOrEqual(t, w.at[held][s][i], w.at[lying][s][i]-rounding)
				for pop := range w.at {
					for k := range g.groups {
						more := p
						more.figures[k] = min(more.figures[k]+1, g.total())
						require.GreaterOrEqual(t, w.at[pop][s][w.index(more)], w.at[pop][s][i]-rounding, "%+v %+v", g, p)
					}
				}
			}
		}
	}
}

func TestTheStoredValuesOfOneGroupAreTheOnesThatTheSolverFinds(t *testing.T) {
	require.Equal(t, oneGroup, string(Tabulate(1, Basic, 0)))
}

func TestTheStoredValuesOfTwoGroupsAreTheOnesThatTheSolverFinds(t *testing.T) {
	if !*long {
		t.Skip("takes ten seconds a row; run with -long")
	}
	size := len(twoGroups) / rows
	require.Equal(t, twoGroups[5*size:6*size], string(Tabulate(2, Basic, 5)))
}

// A stored value that another round of thinking would change was not solved.
func TestAnotherRoundOfThinkingChangesNoStoredValue(t *testing.T) {
	for _, g := range []game{{1, Basic, 0}, {2, Basic, leftSet(3)}, {2, Advanced, leftSet(10)}} {
		w := load(g)
		s := newSolver(w)
		all := kept(w)
		for n := 0; n < len(all); n += 1 + len(all)/60 {
			p := w.positionAt(all[n])
			for pop := lying; pop <= held; pop++ {
				v := s.rounds(p, pop, true)
				for last := range traps {
					require.InDelta(t, w.at[pop][last][all[n]], bestTrap(0, pop, v, last), 1e-9)
				}
			}
		}
	}
}

// BenchmarkSolveOneGroup solves the game of one group from nothing.
func BenchmarkSolveOneGroup(b *testing.B) {
	for b.Loop() {
		solve(game{1, Basic, 0})
	}
}

// BenchmarkSolveTwoGroups solves the game of two groups for one row.
func BenchmarkSolveTwoGroups(b *testing.B) {
	for b.Loop() {
		solve(game{2, Basic, leftSet(5)})
	}
}
