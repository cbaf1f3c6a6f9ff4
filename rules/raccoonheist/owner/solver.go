package owner

import (
	"slices"
	"sync"
)

// solver computes the values of all positions of one kind of game by value iteration.
type solver struct {
	worth *worth
	game  matrixGame
	raids map[raidKey][]raidOption
	warm  map[warmKey][]uint16 // the raccoons' mixed strategy in the last solution of a round
	haste float64              // the fraction by which the value of a win decreases with every round; usually 0
}

func newSolver(w *worth) *solver {
	return &solver{worth: w, raids: map[raidKey][]raidOption{}, warm: map[warmKey][]uint16{}}
}

type raidKey struct {
	group  int
	own    stock
	trap   place
	popper popperState
}

type warmKey struct {
	at     int
	popper popperState
	trap   place
	dog    place
}

// An iteration ends when a full sweep changes no value by `exactness` or more.
const exactness = 1e-13

// alternate makes up to 200 cheap sweeps after each full sweep.
func alternate(sweep func(full bool) float64) {
	for sweep(true) >= exactness {
		for range 200 {
			if sweep(false) < exactness/10 {
				break
			}
		}
	}
}

type byTrap = [len(traps)][len(dogs)]float64

// A trapValue returns the value of a position at the moment before the Dog's die is rolled. `v`
// holds the values for each Trap and each result of the die. For each result, the trapValue uses
// the value for the Trap that the Owner chooses.
type trapValue func(at int, pop popperState, v byTrap, last int) float64

// pass computes every value of a block once and returns the largest change.
func (s *solver) pass(b block, rounds func(position, popperState) byTrap, dog trapValue) float64 {
	most := 0.0
	for _, p := range b {
		at := s.worth.index(p)
		for pop := popperLying; pop <= popperHeld; pop++ {
			v := rounds(p, pop)
			for last := range traps {
				value := float64((1 - s.haste) * dog(at, pop, v, last))
				old := s.worth.at[pop][last][at]
				most = max(most, value-old, old-value)
				s.worth.set(p, pop, last, value)
			}
		}
	}
	return most
}

// The method `set` prepares a round of the position, but does not list the joint choices.
func (s *solver) set(p position, pop popperState, trap place) {
	s.game.heist = s.worth.heist(p, pop, trap)
	s.game.raid(s.raidsOf(0, p, trap, pop), s.raidsOf(1, p, trap, pop))
}

// The method `open` prepares a round and lists the joint choices of the raccoons, but does not
// evaluate them.
func (s *solver) open(p position, pop popperState, trap place) {
	s.set(p, pop, trap)
	s.game.list()
}

// The method `lay` prepares a round and computes the chance to win for each joint choice of the
// raccoons.
func (s *solver) lay(p position, pop popperState, trap place) {
	s.open(p, pop, trap)
	s.game.evaluateAll()
}

func (s *solver) raidsOf(group int, p position, trap place, pop popperState) []raidOption {
	key := raidKey{group, p.of(group), trap, pop}
	if s.raids[key] == nil {
		s.raids[key] = s.worth.raidsOf(group, key.own, trap, pop)
	}
	return s.raids[key]
}

// block is a list of positions with the same food. If two positions differ only in the order of the
// groups, the block holds only one of these positions.
type block []position

// The function `blocks` lists unfinished positions in the order of decreasing food.
func blocks(g gameKind) []block {
	byFood := map[[2]int]block{}
	var order [][2]int
	w := newWorth(g)
	for i := range w.at[0][0] {
		p := w.positionAt(i)
		if !g.open(p) || g.groups == 2 && w.index(p) < w.index(p.swapped()) {
			continue
		}
		key := p.food
		if g.groups == 2 && key[0] < key[1] {
			key = [2]int{key[1], key[0]}
		}
		if byFood[key] == nil {
			order = append(order, key)
		}
		byFood[key] = append(byFood[key], p)
	}
	slices.SortStableFunc(order, func(a, b [2]int) int { return b[0] + b[1] - a[0] - a[1] })
	out := make([]block, len(order))
	for i, key := range order {
		out[i] = byFood[key]
	}
	return out
}

// blocksByFood returns one list of blocks for each total of food. Blocks of the same list do not
// depend on each other.
func blocksByFood(g gameKind) (out [][]block) {
	last := -1
	for _, b := range blocks(g) {
		if food := b[0].food[0] + b[0].food[1]; food != last {
			out, last = append(out, nil), food
		}
		out[len(out)-1] = append(out[len(out)-1], b)
	}
	return out
}

func together[T any](list []T, f func(T)) {
	var wait sync.WaitGroup
	for _, one := range list {
		wait.Go(func() { f(one) })
	}
	wait.Wait()
}
