package owner

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// In the model, the raccoons make their choices after all dice are rolled. The referee asks for
// some choices earlier, so the model's win chance must not be lower than the referee's.
func TestARoundOfThreeGroupsIsWorthWhatThePlayedOutRulesSay(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 5))
	exact := 0
	for _, goal := range []Goal{Basic, Advanced} {
		w := guessTrios(goal, rowNumbered(32))
		for i := range 150 {
			c := randomTrio(w, 3+i%2*3, r) // the largest number of figures in front of a player is 3 or 6
			n := r.IntN(len(c.joints))
			c.weigh(n)
			raids, saved := c.raidsOf(n)
			for card := backyard; card <= trashCan; card++ {
				want := c.playedOut(raids, saved, card)
				require.GreaterOrEqual(t, c.joints[n].on[card], want-1e-12)
				if c.choiceless(raids) {
					exact++
					require.InDelta(t, want, c.joints[n].on[card], 1e-12)
				}
			}
		}
	}
	require.Greater(t, exact, 100)
}

// choiceless reports whether the raccoons have nothing to decide before a die is rolled.
func (c *trio) choiceless(raids [3]int) bool {
	for k, i := range raids {
		at := c.raids[k][i].at
		if at == backyard || at == livingRoom && c.popper == popperLying || c.popper == popperHeld {
			return false
		}
	}
	return true
}

func (c *trio) playedOut(raids [3]int, saved int, card place) float64 {
	ref := &referee{order: laidOut(c.row), card: card.location(), trap: c.trap.location(), advanced: c.worth.goal == Advanced, holder: saved, groups: 3}
	ref.end = func(s [4]side, holds bool) float64 {
		var p trioPosition
		for k := range p {
			p[k] = stock{s[k].home, min(s[k].food, foods-1)}.code()
		}
		pop := popperLying
		if holds {
			pop = popperHeld
		}
		return c.worth.at[pop][slot[c.trap]][p.index()]
	}
	var sides [4]side
	for k, i := range raids {
		o := c.lists[k][i]
		sides[k] = side{c.own[k].figures - o.sent, trioFigures - c.own[k].figures, c.own[k].food, o.at.location(), o.sent}
	}
	popper := onLivingRoom
	if c.popper == popperHeld {
		popper = ready
	}
	return ref.locate(0, sides, popper)
}

func TestARoundOfThreeGroupsIsSolvedOutright(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 5))
	w := guessTrios(Advanced, rowNumbered(32))
	for range 10 {
		c := randomTrio(w, 2, r)
		c.weighAll()
		value, mix := c.solve(nowhere)
		all, ok := new(simplex).solve(places, len(c.joints), func(i, j int) float64 { return -c.joints[j].on[i] })
		require.True(t, ok)
		require.InDelta(t, -all, value, 1e-9)
		require.InDelta(t, value, c.bestAnswer(&mix, nowhere), 1e-9)
	}
}
