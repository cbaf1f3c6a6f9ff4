package raccoonheist

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

func TestWhatPeopleRecordAgainstTheRulesPlaysOn(t *testing.T) {
	given := did(table(2, food(ann, 2), food(boris, 1)), Give{ann, boris, 2})
	require.Equal(t, []int{0, 3}, []int{given.group(ann).Food, given.group(boris).Food})
	more := did(table(2, food(ann, 2)), Give{ann, boris, 5})
	require.Equal(t, []int{0, 2}, []int{more.group(ann).Food, more.group(boris).Food})

	rescue := table(1, goes(ann, parts.Backyard, 1))
	rescue = did(rescue, show(parts.Basement))
	require.Equal(t, rescue, did(rescue, Fell{Face: 2}), "nobody's die")

	spent := table(2, trap(parts.Kitchen), goes(ann, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1))
	spent = did(did(spent, show(parts.Basement)), Fell{4, ann})
	require.Equal(t, []string{"rolled"}, notesOf(spent, Fell{4, ann}), "a second die finds nobody")

	nobody := table(2, trap(parts.Kitchen))
	nobody = did(did(nobody, Raid{Seat: ann, Location: parts.Kitchen}), Raid{Seat: boris, Location: parts.Basement, Count: 1})
	require.Empty(t, nobody.Missing())
	require.NotContains(t, notesOf(nobody, show(parts.Kitchen)), "caught-owner")
	trapped := did(nobody, show(parts.LivingRoom))
	require.Equal(t, Wait{For: ForDie, Seat: boris}, trapped.Waits(), "an empty card rolls no die")
	poppered := did(nobody.but(holds(ann)), show(parts.Kitchen))
	require.Equal(t, ForDie, poppered.Waits().For, "an empty card needs no popper")

	early := table(2, house(PopperBlocksTrap, "true"), trap(parts.Kitchen), holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 3))
	early = did(did(early, show(parts.Basement)), Fell{1, ann})
	require.Equal(t, []rules.Seat{boris}, early.Savable(), "the die has fallen for Ann")
}

func TestACardThatIsNotInTheOrderComesLast(t *testing.T) {
	s := table(2, goes(ann, parts.Basement, 1), goes(boris, parts.Basement, 1))
	s.Round.Choices = []rules.Seat{boris}
	s = did(s, show(parts.Kitchen))
	require.Equal(t, boris, s.Waits().Seat)
}

func TestLackingFoodIsCountedForTheWholeTeam(t *testing.T) {
	s := table(3, advanced)
	require.Equal(t, 8+3+3, s.lacking())
	s = s.but(food(ann, 5), food(boris, 1))
	require.Equal(t, 3+2+3, s.lacking())
	basic := table(3, food(boris, 1))
	require.Equal(t, 7, basic.lacking())
	short := table(2, advanced, food(ann, 26))
	require.Equal(t, short.Supply(), short.lacking())
	require.False(t, short.hopeless())
	short = short.but(food(ann, 27))
	require.True(t, short.hopeless())
}

func TestABreachTellsWhatASentenceNeeds(t *testing.T) {
	gone := table(2, goes(ann, parts.Kitchen, 2))
	for name, c := range map[string]struct {
		state  State
		report Action
		args   rules.Args
		id     string
	}{
		"who has not chosen":  {gone, show(parts.Basement), rules.Args{"step": "heist", "seat": boris.Noun()}, ""},
		"how much may be had": {kitchens(), Collect{ann, 3}, rules.Args{"seat": ann.Noun(), "food": 3, "most": 2}, ""},
		"how many may go":     {table(1), Raid{Seat: ann, Location: parts.Kitchen, Count: 6}, rules.Args{"seat": ann.Noun(), "count": 6, "most": 5}, ""},
		"how much food":       {table(2), correct(of(ann, "food"), 31), rules.Args{"food": 31, "problem": rules.Noun{Kind: "problem", ID: "raccoonheist.problem.food"}}, ""},
		"which locations":     {table(1, dog(parts.Kitchen)), Raid{Seat: ann, Location: parts.Kitchen, Count: 1}, rules.Args{"seat": ann.Noun(), "place": Place(parts.Kitchen)}, ""},
		"that it is over":     {table(1, func(s *State) { s.Result = &Result{SeatOwner, []ruleID{"RH-END-02"}} }), Pass{ann}, nil, "over"},
	} {
		t.Run(name, func(t *testing.T) {
			found := Game{}.Check(c.state, c.report)
			require.Len(t, found, 1)
			require.Equal(t, c.args, found[0].Args)
			require.Equal(t, c.id, found[0].ID)
		})
	}
}

func TestWhatMayBeReported(t *testing.T) {
	count := func(s State, want int) []Action {
		legal := Game{}.Legal(s)
		require.Len(t, legal, want)
		for _, a := range legal {
			require.Empty(t, Game{}.Check(s, a), "%+v", a)
		}
		return legal
	}
	count(ambush(DogStep), 6)
	count(ambush(TrapStep), 4)
	count(ambush(TrapStep, lastTrap(parts.Kitchen)), 3)
	require.Equal(t, []Action{Hide{}}, count(ambush(HideStep), 1))
	count(table(2), 2*5*5)
	count(table(2, dog(parts.Kitchen), goes(ann, parts.TrashCan, 1)), 4*5)
	chosen := table(2, goes(ann, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1))
	count(chosen, 5)
	count(chosen.but(holds(ann)), 5)
	count(chosen.but(holds(ann), advanced), 6)
	count(chosen.but(holds(ann), house(PopperDeclare, "before_roundup")), 7)
	count(table(2, holds(ann), house(PopperDeclare, "before_roundup"), goes(ann, parts.Kitchen, 1)), 5*5)
	count(chosen.but(func(s *State) { s.Round.Seal = "ab" }), 0)
	count(did(chosen.but(holds(ann)), show(parts.Kitchen)), 3)
	count(did(chosen.but(holds(ann), advanced), show(parts.Kitchen)), 2)
	both := duel(holds(ann), goes(ann, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1))
	require.NotContains(t, count(did(both, show(parts.Kitchen)), 3), Action(saves(ann, boris)))
	both = both.but(house(DuelPopperSaves, "both_groups"))
	require.Contains(t, count(did(both, show(parts.Kitchen)), 4), Action(saves(ann, boris)))
	one := duel(holds(ann), house(DuelPopperSaves, "both_groups"), goes(ann, parts.Kitchen, 1), goes(boris, parts.TrashCan, 1))
	count(did(one, show(parts.Kitchen)), 2)
	count(dicing(), 6)
	require.Equal(t, []Action{Collect{ann, 2}, Collect{ann, 1}, Collect{ann, 0}}, count(kitchens(), 3))
	living := table(1, trap(parts.Kitchen), goes(ann, parts.LivingRoom, 1))
	require.Equal(t, []Action{TakePopper{ann}, LeavePopper{ann}}, count(did(living, show(parts.Kitchen)), 2))
	yards := did(table(2, yard(ann, 2), goes(ann, parts.Backyard, 2), goes(boris, parts.TrashCan, 1)), show(parts.Basement))
	require.Equal(t, []Action{
		Rescue{ann, []Freed{{ann, 2}}}, Rescue{ann, []Freed{{ann, 1}, {boris, 1}}}, Rescue{ann, []Freed{{ann, 1}}},
		Rescue{ann, []Freed{{boris, 1}}}, Rescue{Seat: ann},
	}, count(yards, 5))
}

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
		at2(table(1)), at2(table(4)), at2(duel()), at2(table(2), shown(1)), at2(table(2), shown(5)),
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
		"a round before all":    {at2(table(2), number(-1)), ""},
		"no popper before it":   {at2(table(2), number(-1), func(s *State) { s.Popper.Taken = -5 }), ""},
		"food below nothing":    {at2(table(2), food(ann, -1)), "RH-COMP-03"},
	} {
		_, _, err := Game{}.Start(c.setup)
		var p *rules.Problem
		require.True(t, errors.As(err, &p), name)
		require.Equal(t, c.rule, p.Rule, name)
	}
	_, _, err := Game{}.Start(at2(table(2), food(ann, 31)))
	var p *rules.Problem
	require.True(t, errors.As(err, &p))
	require.Equal(t, 31, p.Args["food"])
}

func TestTheAutomatedOwnerDecidesOnlyWhatIsOpen(t *testing.T) {
	g := Game{}
	app := func(s *State) { s.Owner = Owner{Keeper: App, Level: Easy} }
	for step, want := range map[Step]bool{DogStep: false, TrapStep: true, HideStep: true, Heist: false} {
		s := ambush(step, app)
		require.Equal(t, want, g.Automated(s, SeatOwner), step)
		require.False(t, g.Automated(s, ann))
		require.False(t, g.Automated(ambush(step), SeatOwner), "a person")
	}
	over := ambush(TrapStep, app)
	over.Result = &Result{}
	require.False(t, g.Automated(over, SeatOwner))
}

func TestASealIsWhatAnybodyCanCompute(t *testing.T) {
	require.Equal(t, "b566e92d64885ca8c9f16dfe200a90d024ce9c7d1ef601e877dcfba6e5a7b5f2", SealOf(parts.Kitchen, "6f2c"))
}
