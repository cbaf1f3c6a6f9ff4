package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	box "tablemate/tables/picklerick"
)

func TestACostBelowNothingIsNothing(t *testing.T) {
	require.Empty(t, priceOf(box.Card{Cost: &box.Cost{Movement: -1, Any: -2, X: box.Tools, XMax: 4}}, -3))
	require.Len(t, priceOf(box.Card{Cost: &box.Cost{Movement: 1, Any: -2, X: box.Tools, XMax: 4}}, 2), 3)
}
