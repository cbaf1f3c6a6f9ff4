package owner

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMiddleFollowsFromExact checks that habits derived from Exact's equal newly computed habits,
// in all positions from which the game continues.
func TestMiddleFollowsFromExact(t *testing.T) {
	exact := NewHabits(Match{Exact, Random, 1, Basic, anyOrder})
	want, got := NewHabits(Match{Middle, Random, 1, Basic, anyOrder}), exact.Whimsical()
	for pop := range want.owner.at {
		for i := range want.owner.at[pop] {
			if want.worth.open(want.worth.positionAt(i)) {
				require.Equal(t, want.owner.at[pop][i], got.owner.at[pop][i], "position %d", i)
			}
		}
	}
}
