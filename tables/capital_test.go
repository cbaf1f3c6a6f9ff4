package tables

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestASentenceBeginsWithACapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "  ": "  ", "  ёж": "  Ёж", "rat A": "Rat A", "3 dice": "3 dice"} {
		require.Equal(t, want, Capital(text))
	}
}
