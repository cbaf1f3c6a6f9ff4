package raccoonheist

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

func TestAPositionGoesOnByItself(t *testing.T) {
	u := at2(table(2, goes(ann, parts.TrashCan, 1), goes(boris, parts.Basement, 2)), func(s *State) {
		s.Round.Step, s.Round.Card, s.Round.At = RoundUp, parts.LivingRoom, 2
	})
	_, notes, err := Game{}.Start(u)
	require.NoError(t, err)
	require.Equal(t, []string{"fed", "in-vain"}, noted(notes))
	s := started(u)
	require.Equal(t, Wait{For: ForDie, Seat: boris}, s.Waits())
}

func TestAPositionMustBePossible(t *testing.T) {
	shown := func(at int) twist {
		return func(s *State) { s.Round.Step, s.Round.Card, s.Round.At = RoundUp, parts.Kitchen, at }
	}
	for _, fair := range []Setup{
		at2(table(1)), at2(table(4)), at2(duelTable()), at2(table(2), shown(1)), at2(table(2), shown(5)),
		at2(table(2, goes(ann, parts.Kitchen, 1), dog(parts.Kitchen))),
		at2(table(2, func(s *State) { s.Popper = Popper{Holder: ann, Taken: 2} })),
		at2(table(2, number(1))),
		at2(table(2, food(ann, 29))),
	} {
		_, _, err := Game{}.Start(fair)
		require.NoError(t, err)
	}
	stranger := func(s *State) { s.Round.Trap = "garage" }
	for name, c := range map[string]struct {
		setup Setup
		rule  ruleID
	}{
		"no players":            {at2(table(2), func(s *State) { s.Groups = nil }), "RH-SETUP-01"},
		"five players":          {at2(table(4), func(s *State) { s.Groups = append(s.Groups, Group{Seat: Seat(5)}) }), "RH-COMP-05"},
		"a duel of one group":   {at2(table(1), func(s *State) { s.Mode = Duel }), "RH-DUEL-02"},
		"a figure too many":     {at2(table(2), yard(ann, 2)), "RH-YARD-05"},
		"a token too many":      {at2(table(2), food(ann, 30)), "RH-COMP-03"},
		"no card in a Round-up": {at2(table(2), func(s *State) { s.Round.Step, s.Round.At = RoundUp, 1 }), "RH-OWN-07"},
		"before the row":        {at2(table(2), shown(0)), "RH-OWN-07"},
		"past the row":          {at2(table(2), shown(6)), "RH-OWN-07"},
		"a Trap nowhere known":  {at2(table(2), stranger), "RH-COMP-04"},
		"a raid nowhere known":  {at2(table(2), func(s *State) { s.Groups[0].Raid.Location = "garage" }), "RH-COMP-04"},
		"checks of four cards":  {at2(table(2), func(s *State) { s.Round.Order = parts.Locations[1:] }), "RH-SETUP-03"},
		"a round before all":    {at2(table(2), number(-1)), ""},
		"no popper before it":   {at2(table(2), number(-1), func(s *State) { s.Popper.Taken = -5 }), ""},
		"food below nothing":    {at2(table(2), food(ann, -1)), "RH-COMP-03"},
	} {
		wrong, refused := ruletest.JudgeSetup(t, Game{}, c.setup)
		require.Equal(t, c.rule, wrong.Rule, name)
		require.Equal(t, name != "a figure too many", refused, name)
	}
	_, _, err := Game{}.Start(at2(table(2), food(ann, 31)))
	var p *rules.Problem
	require.True(t, errors.As(err, &p))
	require.Equal(t, 31, p.Args["food"])
}
