package owner

import parts "tablemate/tables/raccoonheist"

// Weakness holds win chances of raccoons against an Owner, from the start of the game. The best
// raccoons know the Owner's mixed strategies.
type Weakness struct {
	Level  Level
	Groups int
	Goal   Goal
	Value  float64 // the raccoons' win chance if both sides play optimally
	Best   float64 // the win chance of the best raccoons against this Owner
	Sure   float64 // the win chance of raccoons with the equilibrium strategies against the best Owner
	Worst  float64 // among all positions, the largest gain of the best raccoons over the equilibrium value
}

func (w Weakness) Exploitability() float64 { return w.Best - w.Value }

// NashConv returns the sum of two gains. Best-Value is the gain of the best raccoons against this
// Owner. Value-Sure is the gain of the best Owner against raccoons who use the equilibrium
// strategies.
func (w Weakness) NashConv() float64 { return w.Best - w.Sure }

// Measure computes the weakness of a level exactly, for one or two groups.
func Measure(l Level, groups int, goal Goal, order [5]parts.Location) Weakness {
	w := load(gameKind{groups, goal, rowOf(order)})
	pl, r := strategyOf(l, w), raidersFor(w.gameKind)
	best, sure := findBestReply(pl, 0), bestOwner(r)
	p := w.start()
	at := w.index(p)
	out := Weakness{Level: l, Groups: groups, Goal: goal,
		Value: bestTrap(at, popperLying, newSolver(w).rounds(p, popperLying, true), none),
		Best:  pl.laidTrap(at, popperLying, newSolver(best.worth).reply(best, p, popperLying, true), none),
		Sure:  bestTrap(at, popperLying, newSolver(sure).hold(r, p, popperLying), none),
	}
	for pop := range w.at {
		for s := range w.at[pop] {
			for i := range w.at[pop][s] {
				out.Worst = max(out.Worst, best.worth.at[pop][s][i]-w.at[pop][s][i])
			}
		}
	}
	return out
}

// raiders holds the raccoons' mixed strategies in the equilibrium.
type raiders struct {
	gameKind
	mixes map[warmKey][]share
}

// The value of a win decreases by the fraction `hurry` with every round. Several raids may have the
// same win chance, but some only delay the win. Because of this small loss, raccoons prefer raids
// that make progress.
const hurry = 1e-9

func raidersFor(g gameKind) *raiders {
	s := newSolver(load(g))
	s.haste = hurry
	for _, b := range blocks(g) {
		s.iterate(b)
	}
	w := s.worth
	r := &raiders{gameKind: w.gameKind, mixes: map[warmKey][]share{}}
	for _, at := range kept(w) {
		for pop := popperLying; pop <= popperHeld; pop++ {
			for _, trap := range traps {
				s.lay(w.positionAt(at), pop, trap)
				for _, dog := range dogs {
					s.game.solve(dog)
					r.mixes[warmKey{at, pop, trap, dog}] = s.game.shares()
				}
			}
		}
	}
	return r
}

func bestOwner(r *raiders) *worth {
	s := newSolver(newWorth(r.gameKind))
	for _, b := range blocks(r.gameKind) {
		for s.pass(b, func(p position, pop popperState) byTrap { return s.hold(r, p, pop) }, bestTrap) >= exactness {
		}
	}
	return s.worth
}

func (s *solver) hold(r *raiders, p position, pop popperState) (out byTrap) {
	at := s.worth.index(p)
	for t, trap := range traps {
		s.open(p, pop, trap)
		for d, dog := range dogs {
			out[t][d] = s.game.bestCard(r.mixes[warmKey{at, pop, trap, dog}])
		}
	}
	return out
}

func (c *matrixGame) bestCard(mix []share) float64 {
	var sum [places]float64
	for _, m := range mix {
		c.weigh(&c.joints[m.joint])
		for card := range sum {
			sum[card] += float64(m.chance * c.joints[m.joint].on(place(card)))
		}
	}
	worst := sum[0]
	for _, v := range sum {
		worst = min(worst, v)
	}
	return worst
}
