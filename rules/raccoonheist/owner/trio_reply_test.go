package owner

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// trioReply is what raccoons answer who know every mixture of the Owner of three groups
// in a row.
type trioReply struct {
	owner *trioWorth
	row   row
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
// the last Trap or none.
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

// from returns the round after a position.
func (r *trioReply) from(p trioPosition, pop popperState) *trio {
	c := &trio{worth: r.owner, row: r.row}
	c.sit(p.stocks(), pop)
	return c
}

// TestAnAnswerToTheOwnerOfThreeGroupsGainsLittle prints how much more than the stored
// values say the best answers reach in one round, at random positions.
func TestAnAnswerToTheOwnerOfThreeGroupsGainsLittle(t *testing.T) {
	positions, rows := 6, []int{32, 13}
	if os.Getenv("TABLEMATE_TEST_ALL") != "" {
		positions, rows = 1960, []int{32, 13, 27} // a tenth of them
	}
	kept, dice := keptTrios(Basic), rand.New(rand.NewPCG(3, 14))
	for _, n := range rows {
		r, sum, most, least := &trioReply{loadTrios(), rowNumbered(n)}, 0.0, 0.0, 0.0
		for range positions {
			p, pop := kept[dice.IntN(len(kept))], popperState(dice.IntN(popperStates))
			v := r.from(p, pop).against(r.answerAt(p, pop))
			for last := range traps {
				gain := v[last] - r.owner.at[pop][last][p.index()]
				sum, most, least = sum+gain, max(most, gain), min(least, gain)
			}
		}
		t.Logf("row %d: of %d positions, the mean gain is %.5f, the greatest %.5f, the greatest loss %.5f", n, positions, sum/float64(4*positions), most, -least)
		require.Less(t, most, 0.03)
		if rowNumbered(n) == trioRow() {
			require.Less(t, most, 0.005)
			require.Greater(t, least, -0.005)
		}
	}
}
