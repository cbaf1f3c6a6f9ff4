package rules

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCardsAreMovedAsFarAsThereAreAny(t *testing.T) {
	p := Piles{Deck: 3, Hand: 1}
	require.Equal(t, 2, p.Draw(2))
	require.Equal(t, 1, p.Lose(5))
	require.Zero(t, p.Draw(1))
	p.Play()
	require.Equal(t, Piles{Hand: 2, Discard: 2}, p)
	p.Reshuffle()
	require.Equal(t, Piles{Deck: 2, Hand: 2}, p)
	empty := Piles{}
	empty.Play()
	require.Equal(t, Piles{Discard: 1}, empty, "a card that the record did not know of")
	require.Zero(t, empty.Draw(-1))
}
