package owner

// none is the number of no Trap at all: before the first round.
const none = len(traps)

// stance is how an Owner plays one position between two rounds.
type stance struct {
	trap [len(traps) + 1][len(dogs)]uint8           // by the last Trap and the Dog, as a number among traps
	mix  [len(traps)][len(dogs)][places + 1]float64 // by the Trap and the Dog; the last entry stays 0
}

// habits are how an Owner plays one whole game.
type habits struct {
	game
	stances [poppers][]stance // by the index of the position
}

// habitsOf works out every stance of a level.
func habitsOf(l Level, w *worth) *habits {
	pl := &habits{game: w.game}
	s := newSolver(w)
	for pop := lying; pop <= held; pop++ {
		pl.stances[pop] = make([]stance, len(w.at[lying][0]))
		for i := range pl.stances[pop] {
			if p := w.positionAt(i); w.open(p) {
				l.take(s, p, pop, &pl.stances[pop][i])
			}
		}
	}
	return pl
}

// take fills in one stance.
func (l Level) take(s *solver, p position, pop popper, out *stance) {
	if l == Easy {
		easyStance(out)
		return
	}
	var value byTrap
	for t, trap := range traps {
		s.lay(p, pop, trap)
		for d, dog := range dogs {
			value[t][d] = s.contest.solve(dog)
			out.mix[t][d] = s.contest.mix
			if l == Middle {
				out.mix[t][d] = whimsical(s.contest.mix, dog)
			}
		}
	}
	for last := range out.trap {
		for d := range dogs {
			out.trap[last][d] = lowest(value, last, d)
		}
	}
}

// lowest is the Trap that leaves the raccoons least, the last one excepted.
func lowest(value byTrap, last, dog int) uint8 {
	best := -1
	for t := range traps {
		if t != last && (best < 0 || value[t][dog] < value[best][dog]) {
			best = t
		}
	}
	return uint8(best)
}
