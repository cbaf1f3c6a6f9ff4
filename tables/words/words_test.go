package words

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

func TestSayInBothLanguages(t *testing.T) {
	require.Equal(t, "back", In(tables.English).Say("desk.back"))
	require.Equal(t, "назад", In(tables.Russian).Say("desk.back"))
	require.Equal(t, "[desk.none]", In(tables.Russian).Say("desk.none"))
}

func TestASentenceMayReadTheSameForAnyNumber(t *testing.T) {
	for count := range 12 {
		require.Contains(t, In(tables.English).Say("micemystics.view.cheese", tables.Args{Count: count}), "cheese ")
		require.Contains(t, In(tables.Russian).Say("micemystics.view.cheese", tables.Args{Count: count}), "сыр ")
	}
}
