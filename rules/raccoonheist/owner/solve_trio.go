package owner

import (
	"slices"
	"sync"
)

// Only `go generate` and tests use this file. The code computes the raccoons' chance to win from
// every position of three groups.

// The variable `solving` limits the sweeps of the solver. Each full sweep roughly squares the
// error. If a full sweep changes every value by less than 0.05, the error is at most a few
// thousandths.
var solving = sweeps{full: 6, cheap: 4, exact: 0.05, still: 1e-6}

// trioBlock is a list of positions with the same food.
type trioBlock []trioPosition

// trioLevels groups the blocks into levels by their total food. The first level has the most food.
// Blocks of the same level do not depend on each other.
func trioLevels(goal Goal) [][]trioBlock {
	byFood := map[[3]int]trioBlock{}
	for _, p := range keptTrios(goal) {
		key := [3]int{p[0] % foods, p[1] % foods, p[2] % foods}
		slices.Sort(key[:])
		byFood[key] = append(byFood[key], p)
	}
	out := make([][]trioBlock, 3*foods)
	for food, block := range byFood {
		at := len(out) - 1 - food[0] - food[1] - food[2]
		out[at] = append(out[at], block)
	}
	return out
}

// trioStep computes the win chances at the position p: one for each location of the previous Trap.
// If `full` is true, it compares all joint choices. If not, it uses the stored choices.
type trioStep func(c *trio, p trioPosition, pop popperState, full bool) [len(traps)]float64

func eachTrioBlock(goal Goal, cores int, told func(level, of int), f func(trioBlock)) {
	levels := trioLevels(goal)
	for n, level := range levels {
		var wait sync.WaitGroup
		free := make(chan struct{}, max(1, cores))
		for _, block := range level {
			wait.Go(func() {
				free <- struct{}{}
				defer func() { <-free }()
				f(block)
			})
		}
		wait.Wait()
		told(n+1, len(levels))
	}
}

// The type `sweeps` limits the sweeps over a block. A full sweep compares all choices, and a cheap
// sweep keeps the stored choices. Full sweeps end when no value changes by `exact` or more. Cheap
// sweeps end when no value changes by `still` or more.
type sweeps struct {
	full, cheap  int
	exact, still float64
}

func (w *trioWorth) settle(b trioBlock, c *trio, step trioStep, until sweeps) (moved float64) {
	for range until.full {
		moved = w.pass(b, c, step, true)
		w.still(b, c, step, until)
		if moved < until.exact {
			break
		}
	}
	return moved
}

func (w *trioWorth) still(b trioBlock, c *trio, step trioStep, until sweeps) {
	for range until.cheap {
		if w.pass(b, c, step, false) < until.still {
			return
		}
	}
}

func (w *trioWorth) pass(b trioBlock, c *trio, step trioStep, full bool) (most float64) {
	for _, p := range b {
		for pop := popperLying; pop <= popperHeld; pop++ {
			for last, value := range step(c, p, pop, full) {
				old := w.at[pop][last][p.index()]
				most = max(most, value-old, old-value)
				w.set(p, pop, last, value)
			}
		}
	}
	return most
}

// guessTrios estimates the win chances of three groups from the solved games of two groups. The
// solver starts from these estimates.
func guessTrios(goal Goal, r row) *trioWorth {
	w := newTrioWorth(goal)
	g := gameKind{3, goal, r}
	c := &crowd{
		game:   g,
		pairs:  load(gameKind{2, goal, r}),
		fit:    storedWeights(g),
		chance: newCurve(),
		groups: make([]Group, 3),
	}
	for s, trap := range traps {
		c.lay(trap)
		for _, p := range keptTrios(goal) {
			at := codes{p[0], p[1], p[2]}
			w.set(p, popperLying, s, c.worth(&at, popperLeft))
			w.set(p, popperHeld, s, c.worth(&at, popperTaken))
		}
	}
	return w
}

func solveTrios(goal Goal, r row, cores int, told func(level, of int)) *trioWorth {
	w := guessTrios(goal, r)
	eachTrioBlock(goal, cores, told, func(b trioBlock) {
		w.settle(b, &trio{worth: w, row: r}, newTrioSolving(), solving)
	})
	return w
}

type trioKey struct {
	at        int
	popper    popperState
	trap, dog uint8
}

// trioChoice holds the mixed strategies of both sides from the latest solution of a round.
type trioChoice struct {
	mix    [places + 1]float64
	joints []int
	shares []float64
}

// newTrioSolving returns a trioStep that computes the equilibrium.
func newTrioSolving() trioStep {
	kept := map[trioKey]*trioChoice{}
	return func(c *trio, p trioPosition, pop popperState, full bool) [len(traps)]float64 {
		var v byTrap
		c.sit(p.stocks(), pop)
		for t, trap := range traps {
			c.open(trap)
			if full {
				c.weighAll()
			}
			for d, dog := range dogs {
				key := trioKey{p.index(), pop, uint8(t), uint8(d)}
				if kept[key] == nil {
					kept[key] = &trioChoice{}
				}
				if full {
					v[t][d] = c.renew(kept[key], dog)
				} else {
					v[t][d] = c.hold(kept[key])
				}
			}
		}
		return lastTraps(v)
	}
}

func (c *trio) renew(k *trioChoice, dog place) float64 {
	c.chosen = append(c.chosen[:0], k.joints...)
	if len(c.chosen) == 0 {
		c.begin(dog)
	}
	value := c.improve(dog)
	k.mix, k.joints, k.shares = c.mix, k.joints[:0], k.shares[:0]
	for i, n := range c.chosen {
		if y := c.lp.y[i]; y > 0 {
			k.joints, k.shares = append(k.joints, n), append(k.shares, y)
		}
	}
	return value
}

func (c *trio) hold(k *trioChoice) (sum float64) {
	for i, n := range k.joints {
		c.weigh(n)
		sum += float64(k.shares[i] * c.joints[n].against(&k.mix))
	}
	return sum
}

func lastTraps(v byTrap) (out [len(traps)]float64) {
	for last := range traps {
		out[last] = bestTrap(0, popperLying, v, last)
	}
	return out
}
