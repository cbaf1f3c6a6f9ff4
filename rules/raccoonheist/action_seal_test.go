package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/raccoonheist"
)

func TestASealIsWhatAnybodyCanCompute(t *testing.T) {
	require.Equal(t, "b566e92d64885ca8c9f16dfe200a90d024ce9c7d1ef601e877dcfba6e5a7b5f2", SealOf(parts.Kitchen, "6f2c"))
}
