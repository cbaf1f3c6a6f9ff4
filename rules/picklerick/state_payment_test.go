package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/picklerick"
)

func TestACostBelowNothingIsNothing(t *testing.T) {
	require.Empty(t, priceOf(parts.Card{Cost: &parts.Cost{Movement: -1, Any: -2, X: parts.Tools, XMax: 4}}, -3))
	require.Len(t, priceOf(parts.Card{Cost: &parts.Cost{Movement: 1, Any: -2, X: parts.Tools, XMax: 4}}, 2), 3)
}
