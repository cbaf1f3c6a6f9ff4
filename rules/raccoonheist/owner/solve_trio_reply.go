package owner

import "math"

// This file serves go generate and the tests alone: what the best raccoons reach
// against the Owner as he plays three groups.

// trioReply is the worth of every position when the raccoons know the Owner's mixtures
// and answer them as well as can be.
type trioReply struct {
	owner *trioWorth
	row   row
	worth *trioWorth
}

// trioAnswer is how the Owner plays the round after a position, and what the raccoons
// answer who know it: a joint for every Trap and Dog.
type trioAnswer struct {
	positionStrategy
	joints [len(traps)][len(dogs)]int
}

// answerAt works out the Owner's strategy after a position, and the answers that are
// best by what he expects of the positions that follow.
func (r *trioReply) answerAt(p trioPosition, pop popperState) *trioAnswer {
	c, out := &trio{worth: r.owner, row: r.row}, &trioAnswer{}
	c.sit(p.stocks(), pop)
	var value byTrap
	for t, trap := range traps {
		c.lay(trap)
		for d, dog := range dogs {
			value[t][d], out.mix[t][d] = c.solve(dog)
			out.joints[t][d] = c.bestAgainst(&out.mix[t][d], dog)
		}
	}
	for last := range out.trap {
		for d := range dogs {
			out.trap[last][d] = lowest(value, last, d)
		}
	}
	return out
}

// against returns what the raccoons reach with their answers from the position of c, by
// the last Trap or none. Improved, they look for better ones first.
func (c *trio) against(a *trioAnswer, improved bool) (out [len(traps) + 1]float64) {
	var v byTrap
	for t, trap := range traps {
		if !a.lays(t) {
			continue
		}
		c.open(trap)
		if improved {
			c.weighAll()
		}
		for d, dog := range dogs {
			mix := &a.mix[t][d]
			if improved {
				a.joints[t][d] = c.bestAgainst(mix, dog)
			}
			c.weigh(a.joints[t][d])
			v[t][d] = c.joints[a.joints[t][d]].against(mix)
		}
	}
	for last := range out {
		for d := range dogs {
			out[last] += v[a.trap[last][d]][d] / float64(len(dogs))
		}
	}
	return out
}

// lays reports whether the Owner ever lays this Trap.
func (a *trioAnswer) lays(trap int) bool {
	for last := range a.trap {
		for d := range dogs {
			if int(a.trap[last][d]) == trap {
				return true
			}
		}
	}
	return false
}

// step returns a step of the reply, which keeps what both sides do.
func (r *trioReply) step() trioStep {
	kept := map[trioKey]*trioAnswer{}
	return func(c *trio, p trioPosition, pop popperState, _ bool) [len(traps)]float64 {
		key := trioKey{at: p.index(), popper: pop}
		if kept[key] == nil {
			kept[key] = r.answerAt(p, pop)
		}
		c.sit(p.stocks(), pop)
		v := c.against(kept[key], false)
		return [len(traps)]float64(v[:len(traps)])
	}
}

// replyExactness is how far the last full sweep of the reply may move a value.
const replyExactness = 1e-6

// replyToTrios computes the best reply to the Owner with three groups. It begins with
// what the Owner expects and goes on until no better answer is found.
func replyToTrios(goal Goal, at row, cores int, told func(level, of int)) *trioReply {
	r := &trioReply{owner: loadTrios(goal), row: at}
	r.worth = r.owner.clone()
	sweepTrios(r.worth, at, replyExactness, cores, r.step, told)
	return r
}

func (w *trioWorth) clone() *trioWorth {
	out := &trioWorth{goal: w.goal}
	for pop := range w.at {
		for s := range w.at[pop] {
			out.at[pop][s] = append([]float64(nil), w.at[pop][s]...)
		}
	}
	return out
}

// TabulateReply returns what the best raccoons gain at each position over what the
// Owner expects, as it is stored for the tests, and a line about the whole game.
func TabulateReply(goal Goal, rowNumber, cores int, told func(level, of int)) (stored []byte, summary TrioWeakness) {
	r := replyToTrios(goal, rowNumbered(rowNumber), cores, told)
	gains := newTrioWorth(goal)
	for pop := range gains.at {
		for s := range gains.at[pop] {
			for i := range gains.at[pop][s] {
				gain := r.worth.at[pop][s][i] - r.owner.at[pop][s][i]
				gains.at[pop][s][i] = math.Ceil(gain*trioUnit-1e-6) / trioUnit
			}
		}
	}
	return packTrios(gains), r.weakness()
}

// TrioWeakness is what the best raccoons reach in a game of three groups, before the
// first die of the Dog.
type TrioWeakness struct {
	Value float64 // what the Owner expects
	Best  float64 // what they reach
	Worst float64 // the most that they gain over what he expects anywhere
}

func (r *trioReply) weakness() (out TrioWeakness) {
	start := r.answerAt(trioStart(), popperLying)
	out.Value = r.from(r.owner, trioStart(), popperLying).against(start, true)[none]
	out.Best = r.from(r.worth, trioStart(), popperLying).against(start, true)[none]
	for pop := range r.worth.at {
		for s := range r.worth.at[pop] {
			for i, v := range r.worth.at[pop][s] {
				out.Worst = max(out.Worst, v-r.owner.at[pop][s][i])
			}
		}
	}
	return out
}

// from returns the round after a position, which leads to these values.
func (r *trioReply) from(w *trioWorth, p trioPosition, pop popperState) *trio {
	c := &trio{worth: w, row: r.row}
	c.sit(p.stocks(), pop)
	return c
}
