package tables

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPairsAreFoundByTheirKey(t *testing.T) {
	sides := Pairs[string, int]{{"die", 6}, {"coin", 2}, {"blank", 0}}
	require.Equal(t, 2, sides.Of("coin"))
	require.Zero(t, sides.Of("wheel"))
	_, known := sides.Find("wheel")
	require.False(t, known)
	n, known := sides.Find("blank")
	require.True(t, known)
	require.Zero(t, n)
}
