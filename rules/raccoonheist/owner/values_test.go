package owner

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

func solvedGames() []gameKind {
	out := []gameKind{{1, Basic, row{}}}
	for _, goal := range []Goal{Basic, Advanced} {
		for n := range Rows {
			out = append(out, gameKind{2, goal, rowNumbered(n)})
		}
	}
	return out
}

// The model may free as many figures as possible only because of this.
func TestAFigureMoreNeverHurtsTheRaccoons(t *testing.T) {
	for _, g := range solvedGames() {
		t.Run(fmt.Sprintf("%d groups, %s, row %d", g.groups, g.goal, g.row.number()), func(t *testing.T) {
			require.True(t, load(g).growing())
		})
	}
}

func (w *worth) growing() bool {
	const rounding = 3.0 / unit
	for _, i := range kept(w) {
		p := w.positionAt(i)
		for k := range w.groups {
			more := p
			more.figures[k] = min(more.figures[k]+1, w.total())
			j := w.index(more)
			for pop := range w.at {
				for s := range traps {
					if w.at[pop][s][j] < w.at[pop][s][i]-rounding {
						return false
					}
				}
			}
		}
	}
	return true
}

func TestTheStoredValuesOfOneGroupAreTheOnesThatTheSolverFinds(t *testing.T) {
	require.True(t, oneGroup == string(Tabulate(1, Basic, 0)))
}

func TestTheStoredValuesOfThreeGroupsAreWrittenAsTheyAreRead(t *testing.T) {
	require.True(t, reflect.DeepEqual(loadTrios(), unpackTrios(Basic, string(packTrios(loadTrios())))))
}

func TestTheStoredValuesOfTwoGroupsAreTheOnesThatTheSolverFinds(t *testing.T) {
	longtest.Skip(t, "it takes ten seconds a row")
	for _, n := range []int{5, 32} {
		kept := pack(load(gameKind{2, Basic, rowNumbered(n)}))
		require.True(t, bytes.Equal(kept, Tabulate(2, Basic, n)))
	}
}

func TestAnotherRoundOfThinkingChangesNoStoredValue(t *testing.T) {
	for _, g := range []gameKind{{1, Basic, row{}}, {2, Basic, rowNumbered(3)}, {2, Advanced, rowNumbered(10)}} {
		w := load(g)
		all := kept(w)
		for n := 0; n < len(all); n += 1 + len(all)/60 {
			requireSettled(t, w, all[n])
		}
	}
}

func requireSettled(t *testing.T, w *worth, at int) {
	for pop := popperLying; pop <= popperHeld; pop++ {
		v := newSolver(w).rounds(w.positionAt(at), pop, true)
		for last := range traps {
			require.InDelta(t, w.at[pop][last][at], bestTrap(0, pop, v, last), 1e-9)
		}
	}
}

// The solver of three groups ends its sweeps early, so small differences are allowed.
func TestAnotherRoundOfThinkingHardlyMovesThreeGroups(t *testing.T) {
	w, step := loadTrios(), newTrioSolving()
	c := &trio{worth: w, row: trioRow()}
	all := keptTrios(Basic)
	for n := 0; n < len(all); n += 1 + len(all)/12 {
		for pop := popperLying; pop <= popperHeld; pop++ {
			solved, held := step(c, all[n], pop, true), step(c, all[n], pop, false)
			for last := range traps {
				require.InDelta(t, w.at[pop][last][all[n].index()], solved[last], 0.001)
				require.InDelta(t, solved[last], held[last], 1e-9)
			}
		}
	}
}

func TestWhatIsStoredAsADifferenceIsSolvedAsWell(t *testing.T) {
	for _, goal := range []Goal{Basic, Advanced} {
		differing := 0
		for n := range Rows {
			r := rowNumbered(n)
			if r.base() == n {
				continue
			}
			w, base := load(gameKind{2, goal, r}), load(gameKind{2, goal, rowNumbered(r.base())})
			for _, at := range kept(w) {
				if off := w.at[popperLying][0][at] - base.at[popperLying][0][at]; off*off > 1e-14 && differing < 40 {
					differing++
					requireSettled(t, w, at)
				}
			}
		}
		require.Positive(t, differing)
	}
}

func BenchmarkSolveOneGroup(b *testing.B) {
	for b.Loop() {
		solve(gameKind{1, Basic, row{}})
	}
	race(b)
}

func BenchmarkSolveTwoGroups(b *testing.B) {
	longtest.Skip(b, "solving for two groups")
	for b.Loop() {
		solve(gameKind{2, Basic, rowNumbered(5)})
	}
	race(b)
}
