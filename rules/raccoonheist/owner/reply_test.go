package owner

import (
	"slices"
	"sync"

	parts "tablemate/tables/raccoonheist"
)

// This file computes two win chances of three groups. The first is the highest win chance against
// the automated Owner. The second is a win chance that raccoons can guarantee against every Owner.

var replying = sweeps{full: 8, cheap: 60, exact: 1e-6, still: 1e-7}

// trioRows lists one row of each kind. For three groups, two rows are of the same kind if they have
// the same locations to the left of the Backyard.
func trioRows() (out []int) {
	for n := range Rows {
		if rowNumbered(n).base() == n {
			out = append(out, n)
		}
	}
	return out
}

type trioReply struct {
	owner *trioWorth
	row   row
}

// trioAnswer holds the Owner's strategy at a position, and two replies of the raccoons. In the
// reply `joints`, raccoons know the Owner's strategy and make the best joint choices. In the reply
// `mixed`, they do not know the strategy and play mixed strategies.
type trioAnswer struct {
	positionStrategy
	joints [len(traps)][len(dogs)]int
	mixed  [len(traps)][len(dogs)][]share
}

// answerAt computes the Owner's strategy and both replies at the position p. For later positions,
// it uses the win chances that the Owner expects.
func (r *trioReply) answerAt(p trioPosition, pop popperState) *trioAnswer {
	c, out := r.from(p, pop), &trioAnswer{}
	var value byTrap
	for t, trap := range traps {
		c.lay(trap)
		for d, dog := range dogs {
			value[t][d], out.mix[t][d] = c.solve(dog)
			out.joints[t][d] = c.bestAgainst(&out.mix[t][d], dog)
			out.mixed[t][d] = c.shares()
		}
	}
	for last := range out.trap {
		for d := range dogs {
			out.trap[last][d] = lowest(value, last, d)
		}
	}
	return out
}

func (r *trioReply) from(p trioPosition, pop popperState) *trio {
	c := &trio{worth: r.owner, row: r.row}
	c.sit(p.stocks(), pop)
	return c
}

func (c *trio) shares() (out []share) {
	for i, n := range c.chosen {
		if y := c.lp.y[i]; y > 0 {
			out = append(out, share{n, y})
		}
	}
	return out
}

func (c *trio) answer(a *trioAnswer) {
	for t, trap := range traps {
		if !a.lays(t) {
			continue
		}
		c.lay(trap)
		for d, dog := range dogs {
			a.joints[t][d] = c.bestAgainst(&a.mix[t][d], dog)
		}
	}
}

// The method `against` returns the win chances of the reply a.joints: one for each location of the
// previous Trap. The last entry is for the first round, which has no previous Trap.
func (c *trio) against(a *trioAnswer) (out [len(traps) + 1]float64) {
	var v byTrap
	for t, trap := range traps {
		if !a.lays(t) {
			continue
		}
		c.open(trap)
		for d := range dogs {
			c.weigh(a.joints[t][d])
			v[t][d] = c.joints[a.joints[t][d]].against(&a.mix[t][d])
		}
	}
	for last := range out {
		for d := range dogs {
			out[last] += v[a.trap[last][d]][d] / float64(len(dogs))
		}
	}
	return out
}

// The method `sure` returns the win chances that a.mixed guarantees against every Owner.
func (c *trio) sure(a *trioAnswer) (out [len(traps) + 1]float64) {
	var v byTrap
	for t, trap := range traps {
		c.open(trap)
		for d := range dogs {
			v[t][d] = c.bestCard(a.mixed[t][d])
		}
	}
	for last := range out {
		out[last] = bestTrap(0, popperLying, v, last)
	}
	return out
}

// bestCard returns the win chance if the raccoons play the mixture `mix` and the Owner chooses the
// best card.
func (c *trio) bestCard(mix []share) float64 {
	var sum [places]float64
	for _, m := range mix {
		c.weigh(m.joint)
		for card := range sum {
			sum[card] += float64(m.chance * c.joints[m.joint].on[card])
		}
	}
	return min(sum[0], sum[1], sum[2], sum[3], sum[4])
}

type trioBounds struct {
	most, sure *trioWorth
	moved      float64 // the largest change of a win chance in `most` during the last full sweep
}

func boundTrios(r *trioReply, cores int, told func(level, of int)) *trioBounds {
	out := &trioBounds{most: r.owner.clone(), sure: r.owner.clone()}
	var lock sync.Mutex
	eachTrioBlock(r.owner.goal, cores, told, func(b trioBlock) {
		known := r.answersIn(b)
		c := &trio{worth: out.most, row: r.row}
		out.most.still(b, c, known.most, replying)
		moved := out.most.settle(b, c, known.most, replying)
		out.sure.still(b, &trio{worth: out.sure, row: r.row}, known.sure, replying)
		lock.Lock()
		defer lock.Unlock()
		out.moved = max(out.moved, moved)
	})
	return out
}

type trioAnswers [popperStates]map[int]*trioAnswer

func (r *trioReply) answersIn(b trioBlock) *trioAnswers {
	var out trioAnswers
	for pop := range out {
		out[pop] = map[int]*trioAnswer{}
		for _, p := range b {
			out[pop][p.index()] = r.answerAt(p, popperState(pop))
		}
	}
	return &out
}

func (k *trioAnswers) most(c *trio, p trioPosition, pop popperState, full bool) [len(traps)]float64 {
	a := k[pop][p.index()]
	c.sit(p.stocks(), pop)
	if full {
		c.answer(a)
	}
	v := c.against(a)
	return [len(traps)]float64(v[:])
}

func (k *trioAnswers) sure(c *trio, p trioPosition, pop popperState, _ bool) [len(traps)]float64 {
	c.sit(p.stocks(), pop)
	v := c.sure(k[pop][p.index()])
	return [len(traps)]float64(v[:])
}

func (r *trioReply) atStart(b *trioBounds) (most, sure float64) {
	a := r.answerAt(trioStart(), popperLying)
	c := &trio{worth: b.most, row: r.row}
	c.sit(trioStart().stocks(), popperLying)
	c.answer(a)
	most = c.against(a)[none]
	c.worth = b.sure
	return most, c.sure(a)[none]
}

func trioStart() trioPosition {
	code := stock{figures: parts.Layouts[2].Reserve}.code()
	return trioPosition{code, code, code}
}

func (w *trioWorth) clone() *trioWorth {
	out := &trioWorth{goal: w.goal}
	for pop := range w.at {
		for s := range w.at[pop] {
			out.at[pop][s] = slices.Clone(w.at[pop][s])
		}
	}
	return out
}
