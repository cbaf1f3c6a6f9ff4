package owner

// reply is what the raccoons do against an Owner whose mixtures they know: one
// joint raid, by number, for every Trap and Dog of every position.
type reply struct {
	habits *habits
	worth  *worth // what they reach with it
	joints [poppers][][len(traps)][len(dogs)]uint16
}

// bestReply is the best that raccoons can do who know the Owner's plan, over
// the whole game. It counts up from nothing won, like the solver. Haste is
// what a win loses with every round; without any they may take their time.
func bestReply(pl *habits, haste float64) *reply {
	s := newSolver(newWorth(pl.game))
	s.haste = haste
	r := &reply{habits: pl, worth: s.worth}
	for pop := range r.joints {
		r.joints[pop] = make([][len(traps)][len(dogs)]uint16, len(s.worth.at[pop][0]))
	}
	for _, b := range blocks(pl.game) {
		alternate(func(full bool) float64 {
			return s.pass(b, func(p position, pop popper) byTrap {
				return s.reply(r, p, pop, full)
			}, pl.laidTrap)
		})
	}
	return r
}

// laidTrap is the worth before the Dog is rolled when this Owner lays the Trap.
func (pl *habits) laidTrap(p int, pop popper, v byTrap, last int) float64 {
	sum := 0.0
	for d := range dogs {
		sum += v[pl.stances[pop][p].trap[last][d]][d]
	}
	return sum / float64(len(dogs))
}

// reply is the worth of the best raid for every Trap and Dog, of all raids or
// only of the ones chosen last.
func (s *solver) reply(r *reply, p position, pop popper, full bool) (out byTrap) {
	at := s.worth.index(p)
	chosen, stance := &r.joints[pop][at], &r.habits.stances[pop][at]
	for t, trap := range traps {
		s.open(p, pop, trap)
		if full {
			s.contest.weighAll()
		}
		for d, dog := range dogs {
			if full {
				chosen[t][d] = uint16(s.contest.bestAgainst(&stance.mix[t][d], dog))
			}
			s.contest.weigh(int(chosen[t][d]))
			out[t][d] = s.contest.joints[chosen[t][d]].against(&stance.mix[t][d])
		}
	}
	return out
}

// bestAgainst is the number of the joint that does best against mix.
func (c *contest) bestAgainst(mix *[places + 1]float64, dog place) int {
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

// shares is the raccoons' mixture in the round solved last.
func (c *contest) shares() []share {
	var out []share
	for j, k := range c.set {
		if c.lp.y[j] > 0 {
			out = append(out, share{k, c.lp.y[j]})
		}
	}
	return out
}
