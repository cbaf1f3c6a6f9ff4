package wilson

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAnIntervalIsThatOfTheTextbook(t *testing.T) {
	for _, c := range []struct {
		won, games int
		low, high  float64
	}{{50, 100, 0.404, 0.596}, {8, 10, 0.490, 0.943}, {0, 10, 0, 0.278}, {10, 10, 0.722, 1}, {0, 0, 0, 1}} {
		low, high := Interval(c.won, c.games)
		require.InDelta(t, c.low, low, 0.001, c)
		require.InDelta(t, c.high, high, 0.001, c)
	}
}
