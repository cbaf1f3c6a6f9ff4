package owner

import "slices"

// The constant `none` is used instead of the index of a previous Trap. In the first round, there is
// no previous Trap.
const none = len(traps)

type positionStrategy struct {
	trap [len(traps) + 1][len(dogs)]uint8           // index in `traps` of the chosen Trap, by previous Trap and Dog
	mix  [len(traps)][len(dogs)][places + 1]float64 // chance of each card, by Trap and Dog; 0 for `nowhere`
}

// The method `lays` reports whether the Owner ever places the Trap at traps[trap].
func (a *positionStrategy) lays(trap int) bool {
	for last := range a.trap {
		for d := range dogs {
			if int(a.trap[last][d]) == trap {
				return true
			}
		}
	}
	return false
}

// strategy holds the decisions of an Owner in all positions of a game.
type strategy struct {
	gameKind
	at [popperStates][]positionStrategy // indexed by the popper, then by the position
}

func strategyOf(l Level, w *worth) *strategy {
	pl := &strategy{gameKind: w.gameKind}
	for pop := range pl.at {
		pl.at[pop] = make([]positionStrategy, len(w.at[popperLying][0]))
	}
	together(w.openRows(), func(indices []int) {
		s := newSolver(w)
		for _, i := range indices {
			for pop := range pl.at {
				l.decideAt(s, w.positionAt(i), popperState(pop), &pl.at[pop][i])
			}
		}
	})
	return pl
}

// openRows returns the indices of the unfinished positions, in one list for each stock of the first
// group.
func (w *worth) openRows() (out [][]int) {
	last := stock{}
	for i := range w.at[popperLying][0] {
		p := w.positionAt(i)
		if !w.open(p) {
			continue
		}
		if out == nil || p.of(0) != last {
			out, last = append(out, nil), p.of(0)
		}
		out[len(out)-1] = append(out[len(out)-1], i)
	}
	return out
}

func (l Level) decideAt(s *solver, p position, pop popperState, out *positionStrategy) {
	if l == Easy {
		easyStrategy(out)
		return
	}
	var value byTrap
	for t, trap := range traps {
		s.lay(p, pop, trap)
		for d, dog := range dogs {
			value[t][d] = s.game.solve(dog)
			out.mix[t][d] = s.game.mix
			if l == Middle {
				out.mix[t][d] = whimsical(s.game.mix, dog)
			}
		}
	}
	for last := range out.trap {
		for d := range dogs {
			out.trap[last][d] = lowest(value, last, d)
		}
	}
}

// whimsical turns the strategy of the level Exact into the strategy of the level Middle.
func (pl *strategy) whimsical() *strategy {
	out := &strategy{gameKind: pl.gameKind}
	for pop := range pl.at {
		out.at[pop] = slices.Clone(pl.at[pop])
		for i := range out.at[pop] {
			for t := range traps {
				for d, dog := range dogs {
					mix := &out.at[pop][i].mix[t][d]
					*mix = whimsical(*mix, dog)
				}
			}
		}
	}
	return out
}

func lowest(value byTrap, last, dog int) uint8 {
	best := -1
	for t := range traps {
		if t != last && (best < 0 || value[t][dog] < value[best][dog]) {
			best = t
		}
	}
	return uint8(best)
}
