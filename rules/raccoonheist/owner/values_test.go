package owner

import (
	"bytes"
	"fmt"
	"reflect"
	"sync"
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

// The model always frees as many figures as possible. This is correct only if one more figure never
// lowers the win chance.
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

func TestTheStoredValuesOfTwoGroupsAreWrittenAsTheyAreRead(t *testing.T) {
	var tables [][]byte
	for n := range Rows {
		tables = append(tables, pack(load(gameKind{2, Advanced, rowNumbered(n)})))
	}
	require.True(t, twoAdvanced == string(Bind(tables)))
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

// The solver of three groups stops before its values are exact, so small differences are allowed.
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

func TestTheSolverOfThreeGroupsFindsTheStoredValues(t *testing.T) {
	w, all := unpackTrios(Basic, threeGroups), keptTrios(Basic)
	b := trioBlock{all[0], all[len(all)/2], all[len(all)-1]}
	for _, p := range b {
		for pop := popperLying; pop <= popperHeld; pop++ {
			for last := range traps {
				w.set(p, pop, last, 0.5)
			}
		}
	}
	require.Less(t, w.settle(b, &trio{worth: w, row: trioRow()}, newTrioSolving(), solving), solving.exact)
	for _, p := range b {
		for pop := range w.at {
			for last := range traps {
				require.InDelta(t, loadTrios().at[pop][last][p.index()], w.at[pop][last][p.index()], 0.001)
			}
		}
	}
}

func TestEveryTrioIsSolvedOnceWithTheMostFoodFirst(t *testing.T) {
	for _, goal := range []Goal{Basic, Advanced} {
		all, seen, levels := keptTrios(goal), 0, 0
		var now sync.Mutex
		before := map[trioPosition]bool{}
		eachTrioBlock(goal, 2, func(level, of int) {
			levels++
			require.Equal(t, []int{levels, 3 * foods}, []int{level, of})
			require.Len(t, before, seen, "no position comes twice, and no level begins before the last has ended")
		}, func(b trioBlock) {
			now.Lock()
			defer now.Unlock()
			seen += len(b)
			for _, p := range b {
				before[p] = true
				if sum := p[0]%foods + p[1]%foods + p[2]%foods; sum != 3*foods-1-levels {
					t.Errorf("food %d in level %d", sum, levels)
				}
			}
		})
		require.Len(t, all, seen)
		require.Equal(t, 3*foods, levels)
	}
}

// In this test, a step of a cheap sweep moves a value halfway to 1. A step of a full sweep sets the
// value 0.8.
func TestSweepsEndWhenNothingMoves(t *testing.T) {
	w, p := newTrioWorth(Basic), keptTrios(Basic)[0]
	var made string
	step := func(c *trio, p trioPosition, pop popperState, full bool) (out [len(traps)]float64) {
		if pop == popperLying {
			made += map[bool]string{true: "F", false: "c"}[full]
		}
		if full {
			return [len(traps)]float64{0.8, 0.8, 0.8, 0.8}
		}
		for last := range out {
			out[last] = (1 + w.at[pop][last][p.index()]) / 2
		}
		return out
	}
	moved := w.settle(trioBlock{p}, nil, step, sweeps{full: 4, cheap: 3, exact: 0.1, still: 0.001})
	require.InDelta(t, 0.175, moved, 1e-9)
	require.Equal(t, "FcccFcccFcccFccc", made)
	made = ""
	moved = w.settle(trioBlock{p}, nil, step, sweeps{full: 4, cheap: 9, exact: 0.16, still: 0.06})
	require.InDelta(t, 0.15, moved, 1e-9)
	require.Equal(t, "FccFcc", made)
	made = ""
	left := []float64{exactness, 1, exactness / 9, exactness / 11, exactness, exactness / 11, exactness / 2}
	alternate(func(full bool) float64 {
		made += map[bool]string{true: "F", false: "c"}[full]
		left = append(left[1:], left[0])
		return left[len(left)-1]
	})
	require.Equal(t, "FcccFcF", made)
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
