package owner

// bestReply is what raccoons do who know the Owner's mixtures: one joint, by
// number, for every Trap and Dog of every position.
type bestReply struct {
	owner  *strategy
	worth  *worth // what they reach with it
	joints [popperStates][][len(traps)][len(dogs)]uint16
}

// findBestReply computes the best reply to a strategy over the whole game. Like
// the solver it starts with nothing won. Haste is what a win loses with every
// round; with 0 they may put it off.
func findBestReply(pl *strategy, haste float64) *bestReply {
	s := newSolver(newWorth(pl.gameKind))
	s.haste = haste
	r := &bestReply{owner: pl, worth: s.worth}
	for pop := range r.joints {
		r.joints[pop] = make([][len(traps)][len(dogs)]uint16, len(s.worth.at[pop][0]))
	}
	for _, b := range blocks(pl.gameKind) {
		alternate(func(full bool) float64 {
			return s.pass(b, func(p position, pop popperState) byTrap {
				return s.reply(r, p, pop, full)
			}, pl.laidTrap)
		})
	}
	return r
}

// laidTrap returns the worth before the Dog is rolled when this Owner lays the Trap.
func (pl *strategy) laidTrap(p int, pop popperState, v byTrap, last int) float64 {
	sum := 0.0
	for d := range dogs {
		sum += v[pl.at[pop][p].trap[last][d]][d]
	}
	return sum / float64(len(dogs))
}

// reply returns the worth of the best joint for every Trap and Dog: of all joints
// if full is true, else of those chosen last.
func (s *solver) reply(r *bestReply, p position, pop popperState, full bool) (out byTrap) {
	at := s.worth.index(p)
	chosen, here := &r.joints[pop][at], &r.owner.at[pop][at]
	for t, trap := range traps {
		s.open(p, pop, trap)
		if full {
			s.game.evaluateAll()
		}
		for d, dog := range dogs {
			if full {
				chosen[t][d] = uint16(s.game.bestAgainst(&here.mix[t][d], dog))
			}
			s.game.evaluate(int(chosen[t][d]))
			out[t][d] = s.game.joints[chosen[t][d]].against(&here.mix[t][d])
		}
	}
	return out
}

// bestAgainst returns the number of the joint that is worth most against mix.
func (c *matrixGame) bestAgainst(mix *[places + 1]float64, dog place) int {
	best, most := -1, 0.0
	for k := range c.joints {
		if c.barred(k, dog) {
			continue
		}
		if v := c.joints[k].against(mix); best < 0 || v > most {
			best, most = k, v
		}
	}
	return best
}

// share is one joint of a mixture and how often it is chosen.
type share struct {
	joint  int
	chance float64
}

// shares returns the raccoons' mixture in the round solved last.
func (c *matrixGame) shares() []share {
	var out []share
	for j, k := range c.chosen {
		if c.lp.y[j] > 0 {
			out = append(out, share{k, c.lp.y[j]})
		}
	}
	return out
}
