package owner

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// In this test, raccoons know the Owner's mixed strategies. Their gain is their win chance minus
// the stored win chance.
func TestAnAnswerToTheOwnerOfThreeGroupsGainsLittle(t *testing.T) {
	positions, rows := 6, []int{32, 13}
	if longtest.On() {
		positions, rows = 1960, []int{32, 13, 27} // 1960 is a tenth of all positions
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
