package owner

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWeighingAllJointsTogetherIsWeighingEach(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 5))
	for _, goal := range []Goal{Basic, Advanced} {
		w := guessTrios(goal, rowNumbered(32))
		for range 20 {
			c := randomTrio(w, 4, r)
			c.weighAll()
			for range 200 {
				n := r.IntN(len(c.joints))
				together := c.joints[n]
				c.joints[n].known = false
				c.weigh(n)
				for card, v := range together.on {
					require.InDelta(t, c.joints[n].on[card], v, 1e-12, "%v %d", c.raids, n)
				}
				require.Equal(t, c.joints[n].bold, together.bold)
			}
		}
	}
}
