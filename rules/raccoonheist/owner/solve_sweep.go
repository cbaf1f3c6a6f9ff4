package owner

// Only `go generate` and tests use this file. The code computes the equilibrium of every position.

// solve begins with the positions that have the most food, because food never decreases during a
// game.
func solve(g gameKind) *solver {
	s := newSolver(newWorth(g))
	for _, block := range blocks(g) {
		s.iterate(block)
	}
	return s
}

// All values start at 0, so that an endless game does not count as a win of the raccoons. Most
// sweeps are cheap: they try only the joint choices in the raccoons' last mixed strategy. Leaving
// out choices can only lower the raccoons' values, so a cheap sweep makes no value too high.
func (s *solver) iterate(b block) {
	clear(s.warm)
	alternate(func(full bool) float64 {
		return s.pass(b, func(p position, pop popperState) byTrap {
			return s.rounds(p, pop, full)
		}, bestTrap)
	})
}

// bestTrap returns the raccoons' chance to win at the moment before the Dog's die is rolled. After
// the roll, the Owner places the Trap at the location that is worst for the raccoons. The location
// of the previous Trap is not allowed (RH-TRAP-03).
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
				out[t][d] = s.game.solveSet(s.game.on)
			}
			s.warm[key] = s.game.answers(s.warm[key])
		}
	}
	return out
}

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
		c.weigh(&c.joints[k])
	}
}

func (c *matrixGame) answers(out []uint16) []uint16 {
	out = out[:0]
	for j, k := range c.chosen {
		if c.lp.y[j] > 0 {
			out = append(out, uint16(k))
		}
	}
	return out
}
