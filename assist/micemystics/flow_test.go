package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

func TestTheTableIsNotDrawnAgainWithinATurn(t *testing.T) {
	card := func(s *game.State) {
		s.Turn = game.Turn{Card: "rat", Slot: 5, Step: game.FigureStep, Acting: "rat_1", Die: 1, Points: 1}
	}
	s := hall(t, foes("4", "rat_1"), card)
	w := in(t, tables.English)
	march := game.Game{}.Decide(s, "minions")
	did, err := Flow{}.Decided(w, s, march)
	require.NoError(t, err)
	require.Equal(t, session.RedrawNever, Flow{}.Redraw(w, s, did, after(s, did)))
}

func TestTheTableIsDrawnWhenItIsLaidOutAnew(t *testing.T) {
	lay := []string{"tilda", "collin", "nez", "filch"}
	s := hall(t, waits(game.Wait{For: game.ForOrder, Lay: lay, Whole: true}))
	w := in(t, tables.English, "tcnf")
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, session.RedrawIfChanged, Flow{}.Redraw(w, s, did, after(s, did)), "the new order is shown")
	last := func(s *game.State) { s.Track, s.Turn.Deed = s.Track[:1], game.SearchDeed }
	w, s = in(t, tables.English, "e"), hall(t, last)
	did, err = Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, session.RedrawIfChanged, Flow{}.Redraw(w, s, did, after(s, did)),
		"the same mouse is on turn, in a new round")
}
