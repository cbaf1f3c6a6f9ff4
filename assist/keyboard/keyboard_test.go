package keyboard

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheSameKeysInTheOtherLayout(t *testing.T) {
	for typed, want := range map[string]string{
		"kjdeirf": "ловушка", "цфдд": "wall", "j,]tpl": "объезд", "jnvtyf": "отмена", "тщ": "no", "3-1": "3-1", "": "",
		"`krf": "ёлка", "ёлка": "`krf", "Цфдд": "Wall", "[jl": "ход",
	} {
		require.Equal(t, want, Other(typed), typed)
	}
}

func TestTheAlphabetOfAWord(t *testing.T) {
	require.True(t, Cyrillic("к0") && !Cyrillic("k0") && !Cyrillic("0"))
	require.True(t, Latin("k0") && !Latin("к0") && !Latin("0"))
}
