package owner

import "slices"

// solver finds the worth of every position of one game.
type solver struct {
	worth   *worth
	contest contest
	raids   map[raidKey][]raid
	warm    map[warmKey][]uint16 // what the raccoons mixed when the round was solved last
	haste   float64              // what a win loses with every round that it takes; 0 in the real game
}

func newSolver(w *worth) *solver {
	return &solver{worth: w, raids: map[raidKey][]raid{}, warm: map[warmKey][]uint16{}}
}

type raidKey struct {
	group  int
	own    stock
	trap   place
	popper popper
}

type warmKey struct {
	at     int
	popper popper
	trap   place
	dog    place
}

// exactness is how far the last sweep over a block may still move a value.
const exactness = 1e-13

// solve goes from much food to little: food never falls, so that positions
// with the same food depend on each other and on finished work alone.
func solve(g game) *solver {
	s := newSolver(newWorth(g))
	for _, block := range blocks(g) {
		s.settle(block)
	}
	return s
}

// block is the positions with the same food; mirror images only once.
type block []position

func blocks(g game) []block {
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

// settle sweeps over a block until nothing moves. Everything starts as not
// won and only grows, so that the limit is the least fixed point: play that
// never ends is not a win of the raccoons. Between two full sweeps the
// raccoons are held to the answers that they mixed last, which is cheap and
// keeps every value below its limit.
func (s *solver) settle(b block) {
	clear(s.warm)
	alternate(func(full bool) float64 {
		return s.pass(b, func(p position, pop popper) byTrap {
			return s.rounds(p, pop, full)
		}, bestTrap)
	})
}

// alternate repeats a full sweep and many cheap ones until a full sweep
// changes nothing.
func alternate(sweep func(full bool) float64) {
	for sweep(true) >= exactness {
		for range 200 {
			if sweep(false) < exactness/10 {
				break
			}
		}
	}
}

// byTrap is the value of a round for every Trap and Dog.
type byTrap = [len(traps)][len(dogs)]float64

// trapping is how a position is worth what its rounds are: by the Owner's
// choice of the Trap.
type trapping func(at int, pop popper, v byTrap, last int) float64

// pass renews every value of a block once and returns the greatest change.
// Rounds values the coming round, dog brings that to the moment before the Dog
// is rolled.
func (s *solver) pass(b block, rounds func(position, popper) byTrap, dog trapping) float64 {
	most := 0.0
	for _, p := range b {
		at := s.worth.index(p)
		for pop := lying; pop <= held; pop++ {
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

// bestTrap is the worth before the Dog is rolled: for each of its places the
// Owner takes the Trap that is worst for the raccoons, but never the last one
// (RH-TRAP-03).
func bestTrap(_ int, _ popper, v byTrap, last int) float64 {
	sum := 0.0
	for d := range dogs {
		worst := 2.0
		for t := range traps {
			if t != last {
				worst = min(worst, v[t][d])
			}
		}
		sum += worst
	}
	return sum / float64(len(dogs))
}

// rounds is the value of the coming round for every Trap and Dog.
func (s *solver) rounds(p position, pop popper, full bool) (out byTrap) {
	at := s.worth.index(p)
	for t, trap := range traps {
		s.open(p, pop, trap)
		if full {
			s.contest.weighAll()
		}
		for d, dog := range dogs {
			key := warmKey{at, pop, trap, dog}
			s.start(key, dog)
			if full {
				out[t][d] = s.contest.improve(dog)
			} else {
				out[t][d] = s.contest.solveSet()
			}
			s.warm[key] = s.contest.answers(s.warm[key])
		}
	}
	return out
}

// open lays out the round from p without weighing it.
func (s *solver) open(p position, pop popper, trap place) {
	s.contest.heist = s.worth.heist(p, pop, trap)
	s.contest.open(s.raidsOf(0, p, trap, pop), s.raidsOf(1, p, trap, pop))
}

// lay lays out and weighs the round from p.
func (s *solver) lay(p position, pop popper, trap place) {
	s.open(p, pop, trap)
	s.contest.weighAll()
}

// start begins with the answers of the last time.
func (s *solver) start(key warmKey, dog place) {
	c := &s.contest
	c.set = c.set[:0]
	for _, k := range s.warm[key] {
		c.set = append(c.set, int(k))
	}
	if len(c.set) == 0 {
		c.begin(dog)
	}
	for _, k := range c.set {
		c.weigh(k)
	}
}

func (s *solver) raidsOf(group int, p position, trap place, pop popper) []raid {
	if group >= s.worth.groups {
		return staysHome
	}
	key := raidKey{group, p.of(group), trap, pop}
	if s.raids[key] == nil {
		s.raids[key] = raids(key.own, trap, pop, func(own stock) int { return s.worth.share(group, own) })
	}
	return s.raids[key]
}
