package owner

import (
	"slices"
)

// joint is a joint choice of the raccoons: a raid of each group and, with the advanced rules, the
// holder of the popper.
type joint struct {
	a, b      int // the indices of the raids
	saved     int // the group that holds the popper
	atA, atB  place
	evaluated bool
	away      float64 // the chance to win if the Owner is elsewhere
	onA, onB  float64 // the chance to win if the Owner is at atA or atB
}

// The method `against` returns the chance to win if the Owner chooses a card with the probabilities
// in `mix`. The last entry of `mix` belongs to no card and must be 0.
func (j *joint) against(mix *[places + 1]float64) float64 {
	return j.away + mix[j.atA]*(j.onA-j.away) + mix[j.atB]*(j.onB-j.away)
}

func (j *joint) on(card place) float64 {
	switch card {
	case j.atA:
		return j.onA
	case j.atB:
		return j.onB
	}
	return j.away
}

// matrixGame is one round with a given Trap. Linear programming solves it for a few of the
// raccoons' joint choices. Then better joint choices are added, and the linear program is solved
// again (column generation).
type matrixGame struct {
	program
	heist   heist
	raids   [2][]raidOption
	holders int // number of possible holders of the popper
	joints  []joint
}

type program struct {
	lp     simplex
	chosen []int               // indices of the joint choices in the linear program
	mix    [places + 1]float64 // the Owner's mixed strategy in the last solution
}

func (p *program) solveSet(on func(k int, card place) float64) float64 {
	value, _ := p.lp.solve(places, len(p.chosen), func(i, j int) float64 { return -on(p.chosen[j], place(i)) })
	copy(p.mix[:], p.lp.x)
	return -value
}

// improve solves the linear program and adds joint choices that are better for the raccoons. It
// repeats this until no joint choice is better. The function `answers` returns the best joint
// choice for each raid location of the first group. The result `gain` tells by how much the chance
// to win with this choice is greater than `value`.
func (p *program) improve(
	on func(k int, card place) float64, answers func(value float64) (best [places]int, gain [places]float64),
) float64 {
	for {
		value, found := p.solveSet(on), false
		best, gain := answers(value)
		for at, g := range gain {
			if g > 0 && !slices.Contains(p.chosen, best[at]) {
				p.chosen, found = append(p.chosen, best[at]), true
			}
		}
		if !found {
			return value
		}
	}
}

func (w *worth) heist(p position, popper popperState, trap place) heist {
	s := slot[trap]
	h := heist{
		row: w.row, goal: w.goal, popper: popper,
		yards: [2]int{w.total() - p.figures[0], 0},
		worth: &[endings][]float64{
			popperLeft:    w.at[popperLying][s],
			popperOffered: w.offer[s],
			popperTaken:   w.at[popperHeld][s],
		},
		step: [2]int{foods * w.stride[0], foods * w.stride[1]},
	}
	if w.groups == 2 {
		h.yards[1] = w.total() - p.figures[1]
	}
	return h
}

func (c *matrixGame) list() {
	c.joints = c.joints[:0]
	for k := range len(c.raids[0]) * len(c.raids[1]) * c.holders {
		c.joints = append(c.joints, c.joint(k))
	}
}

func (c *matrixGame) raid(as, bs []raidOption) {
	c.raids, c.holders = [2][]raidOption{as, bs}, 1
	if c.heist.popper == popperHeld && c.heist.goal == Advanced && bs[0].at != nowhere {
		c.holders = 2
	}
}

func (c *matrixGame) joint(k int) joint {
	pair := k / c.holders
	j := joint{a: pair / len(c.raids[1]), b: pair % len(c.raids[1]), saved: k % c.holders}
	j.atA, j.atB = c.raids[0][j.a].at, c.raids[1][j.b].at
	if j.atB == j.atA {
		j.atB = nowhere
	}
	return j
}

// staysHome stands for a group that does not exist.
var staysHome = []raidOption{{at: nowhere, alone: []fate{{chance: 1}}}}

func (w *worth) raidsOf(group int, own stock, trap place, popper popperState) []raidOption {
	if group >= w.groups {
		return staysHome
	}
	return raidOptions(own, trap, popper, func(s stock) int { return w.share(group, s) })
}

func (c *matrixGame) weigh(j *joint) {
	if j.evaluated {
		return
	}
	a, b := &c.raids[0][j.a], &c.raids[1][j.b]
	j.evaluated = true
	j.away = c.heist.resolve(a, b, a.alone, b.alone)
	j.onA = c.heist.worthOf(a, b, a.at, j.saved)
	j.onB = j.away
	if j.atB != nowhere {
		j.onB = c.heist.worthOf(a, b, b.at, j.saved)
	}
}

func (c *matrixGame) evaluateAll() {
	for k := range c.joints {
		c.weigh(&c.joints[k])
	}
}

// RH-DOG-03
func (c *matrixGame) barred(k int, dog place) bool {
	j := &c.joints[k]
	return dog != nowhere && (j.atA == dog || c.raids[1][j.b].at == dog)
}

// slack is the smallest gain for which a joint choice is added to the linear program.
const slack = 1e-14

// solve returns the raccoons' chance to win in the equilibrium. It stores the Owner's mixed
// strategy in c.mix. All joint choices must be evaluated before the call.
func (c *matrixGame) solve(dog place) float64 {
	c.begin(dog)
	return c.improve(dog)
}

func (c *matrixGame) improve(dog place) float64 {
	return c.program.improve(c.on, func(value float64) (best [places]int, gain [places]float64) {
		for k := range c.joints {
			j := &c.joints[k]
			if g := j.against(&c.mix) - value; g > slack && g > gain[j.atA] && !c.barred(k, dog) {
				best[j.atA], gain[j.atA] = k, g
			}
		}
		return best, gain
	})
}

func (c *matrixGame) on(k int, card place) float64 { return c.joints[k].on(card) }

func (c *matrixGame) begin(dog place) {
	c.chosen = c.chosen[:0]
	for k := range c.joints {
		if !c.barred(k, dog) {
			c.chosen = append(c.chosen, k)
			return
		}
	}
}

// bestReply is the best play of raccoons who know the Owner's mixed strategies. It stores one joint
// choice for every Trap and Dog in every position.
type bestReply struct {
	owner  *strategy
	worth  *worth // the raccoons' chance to win with this play
	joints [popperStates][][len(traps)][len(dogs)]uint16
}

// findBestReply computes the best reply to the strategy pl. The value of a win decreases by the
// fraction `haste` with every round. If `haste` is 0, the best reply may delay the win forever.
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

// laidTrap returns the raccoons' chance to win immediately before the Dog's die is rolled. After
// the roll, the Owner places the Trap as in the strategy pl.
func (pl *strategy) laidTrap(p int, pop popperState, v byTrap, last int) float64 {
	sum := 0.0
	for d := range dogs {
		sum += v[pl.at[pop][p].trap[last][d]][d]
	}
	return sum / float64(len(dogs))
}

// If `full` is true, reply finds and stores the best joint choices. If `full` is false, reply uses
// the joint choices that it stored before.
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

// share is one joint choice in a mixed strategy.
type share struct {
	joint  int
	chance float64
}

func (c *matrixGame) shares() []share {
	var out []share
	for j, k := range c.chosen {
		if c.lp.y[j] > 0 {
			out = append(out, share{k, c.lp.y[j]})
		}
	}
	return out
}
