package owner

// Only go generate uses this file. It computes the equilibrium of every position, from which the
// stored values are made.

// solve computes the worth of all positions, those with the most food first. Food never decreases,
// so a block depends only on itself and on earlier blocks.
func solve(g gameKind) *solver {
	s := newSolver(newWorth(g))
	for _, block := range blocks(g) {
		s.iterate(block)
	}
	return s
}

// iterate sweeps over a block until no value changes. All values start at 0 and only grow. The
// limit is therefore the least fixed point, in which play that never ends is not a win of the
// raccoons. Between two full sweeps the raccoons may use only the answers of their last mixture.
// Such a sweep is cheap and keeps every value below its limit.
func (s *solver) iterate(b block) {
	clear(s.warm)
	alternate(func(full bool) float64 {
		return s.pass(b, func(p position, pop popperState) byTrap {
			return s.rounds(p, pop, full)
		}, bestTrap)
	})
}

// bestTrap returns the worth before the Dog's die. For each outcome of the die, the Owner chooses
// the Trap that is worst for the raccoons, but never the last one (RH-TRAP-03).
func bestTrap(_ int, _ popperState, v byTrap, last int) float64 {
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

// rounds returns the value of the coming round for every Trap and Dog.
func (s *solver) rounds(p position, pop popperState, full bool) (out byTrap) {
	at := s.worth.index(p)
	for t, trap := range traps {
		s.open(p, pop, trap)
		if full {
			s.game.evaluateAll()
		}
		for d, dog := range dogs {
			key := warmKey{at, pop, trap, dog}
			s.start(key, dog)
			if full {
				out[t][d] = s.game.improve(dog)
			} else {
				out[t][d] = s.game.solveSet()
			}
			s.warm[key] = s.game.answers(s.warm[key])
		}
	}
	return out
}

// start chooses the joints that the raccoons mixed when this round was last solved.
func (s *solver) start(key warmKey, dog place) {
	c := &s.game
	c.chosen = c.chosen[:0]
	for _, k := range s.warm[key] {
		c.chosen = append(c.chosen, int(k))
	}
	if len(c.chosen) == 0 {
		c.begin(dog)
	}
	for _, k := range c.chosen {
		c.evaluate(k)
	}
}

// answers lists the numbers of the joints in the raccoons' mixture.
func (c *matrixGame) answers(out []uint16) []uint16 {
	out = out[:0]
	for j, k := range c.chosen {
		if c.lp.y[j] > 0 {
			out = append(out, uint16(k))
		}
	}
	return out
}
