package owner

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMiddleFollowsFromExact(t *testing.T) {
	exact := NewHabits(Exact, Match{1, Basic, anyOrder})
	want, got := NewHabits(Middle, Match{1, Basic, anyOrder}), exact.Whimsical()
	for pop := range want.owner.at {
		for i := range want.owner.at[pop] {
			if want.worth.open(want.worth.positionAt(i)) {
				require.Equal(t, want.owner.at[pop][i], got.owner.at[pop][i], "position %d", i)
			}
		}
	}
}
