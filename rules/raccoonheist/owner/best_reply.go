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
	r := &bestReply{owner: pl, worth: newWorth(pl.gameKind)}
	for pop := range r.joints {
		r.joints[pop] = make([][len(traps)][len(dogs)]uint16, len(r.worth.at[pop][0]))
	}
	for _, level := range blocksByFood(pl.gameKind) {
		together(level, func(b block) {
			s := newSolver(r.worth)
			s.haste = haste
			alternate(func(full bool) float64 {
				return s.pass(b, func(p position, pop popperState) byTrap {
					return s.reply(r, p, pop, full)
				}, pl.laidTrap)
			})
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

// reply returns the worth of the best joint for every Dog and every Trap
// that this Owner ever lays: of all joints if full is true, else of those chosen last.
func (s *solver) reply(r *bestReply, p position, pop popperState, full bool) (out byTrap) {
	at := s.worth.index(p)
	chosen, here := &r.joints[pop][at], &r.owner.at[pop][at]
	for t, trap := range traps {
		if !here.lays(t) {
			continue
		}
		s.set(p, pop, trap)
		if full {
			s.lay(p, pop, trap)
			for d, dog := range dogs {
				chosen[t][d] = uint16(s.game.bestAgainst(&here.mix[t][d], dog))
			}
		}
		var j joint
		for d := range dogs {
			if k := chosen[t][d]; d == 0 || k != chosen[t][d-1] {
				j = s.game.joint(int(k))
				s.game.weigh(&j)
			}
			out[t][d] = j.against(&here.mix[t][d])
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
