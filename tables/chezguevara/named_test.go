package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheRulebookNamesTwentyFiveCards(t *testing.T) {
	require.Len(t, Named, 25)
	for i := range Named {
		require.Same(t, &Named[i], Known(Named[i].ID), "named once")
	}
	whole := map[string]bool{}
	for _, printed := range Shape().Printed {
		require.Equal(t, Known(CardID(printed.ID)).Name, printed.Name)
		whole[printed.ID] = printed.Whole
	}
	require.Len(t, whole, len(Named))
	require.Equal(t, []bool{true, false}, []bool{whole["raid"], whole["soap"]}, "the rulebook tells no slack of soap")
	require.Nil(t, Known("hammock"))
}

func TestWhatACancelCardCovers(t *testing.T) {
	training := Known("bomber-training")
	require.True(t, training.CancelsCard(Known("sleep")))
	require.False(t, training.CancelsCard(Known("digging-holes")))
	require.True(t, (&Card{Cancels: []Category{"person"}}).CancelsCard(Known(Orderly)))
	require.True(t, (&Card{Cancels: []Category{Any}}).CancelsCard(Known("soap")))
}

func TestRanksInTheirOrder(t *testing.T) {
	require.Equal(t, []Rank{Corporal, Sergeant, NoRank}, []Rank{Private.Above(), Corporal.Above(), Sergeant.Above()})
	require.Equal(t, []Rank{NoRank, Private, Corporal}, []Rank{Private.Below(), Corporal.Below(), Sergeant.Below()})
}
