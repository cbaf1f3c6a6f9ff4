package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/raccoonheist"
)

// The function `meal` returns a state in which Ann will get two more tokens from the Trash can.
func meal(twists ...twist) State {
	return table(len(twists), twists...).but(func(s *State) {
		for i := range s.Groups {
			goes(s.Groups[i].Seat, parts.Backyard, 1)(s)
			s.Groups[i].Yard = 0
		}
		goes(ann, parts.TrashCan, 1)(s)
	})
}

func endCases() []trial {
	elsewhere := showCard(parts.Basement)
	last := func(n int) State { return table(1, reserve(ann, n), yard(ann, 7-n), goes(ann, parts.Kitchen, n)) }
	return []trial{
		so(follows("RH-END-01", "eight tokens win", meal(food(ann, 6)), elsewhere), wonBy(SeatRaccoons, "RH-END-01"), awaitsSeat("")),
		so(follows("RH-END-01", "more than eight win too", meal(food(ann, 7)), elsewhere), wonBy(SeatRaccoons, "RH-END-01")),
		so(follows("RH-END-01", "seven do not", meal(food(ann, 5)), elsewhere), goesOn),
		so(follows("RH-END-03", "what two players have together does not count", meal(food(ann, 5), food(boris, 7)), elsewhere), goesOn),
		so(follows("RH-END-02", "no figure left", last(5), showCard(parts.Kitchen)), wonBy(SeatOwner, "RH-END-02"), stands(ann, 0, 7, 0)).In("RH-EX-02"),
		so(follows("RH-END-02", "one figure left in front", table(1, goes(ann, parts.Kitchen, 4)), showCard(parts.Kitchen)), goesOn),
		so(follows("RH-END-02", "by the Trap's die", table(1, reserve(ann, 1), yard(ann, 6), withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 1)),
			elsewhere, Fell{Face: 1}), wonBy(SeatOwner, "RH-END-02")),
		so(follows("RH-GOAL-03", "one player's food wins for all", meal(food(ann, 6), food(boris, 0)), elsewhere), wonBy(SeatRaccoons, "RH-END-01")),
		so(follows("RH-GOAL-03", "one player's loss loses for all", table(2, reserve(boris, 1), yard(boris, 5), goes(boris, parts.Kitchen, 1), goes(ann, parts.TrashCan, 1)), showCard(parts.Kitchen)),
			wonBy(SeatOwner, "RH-END-02")),
		so(follows("RH-END-04", "the uncaught go home, the caught stay", table(1, goes(ann, parts.Basement, 3)), showCard(parts.Kitchen),
			Fell{Face: 2}), stands(ann, 3, 4, 1), raids(ann, parts.Nowhere, 0)),
		so(follows("RH-ROUND-03", "the next round begins with the Dog", table(1, goes(ann, parts.Kitchen, 1)), elsewhere), in(3, DogStep)),
		so(follows("RH-YARD-09", "a rescue in the same round saves the game", table(2, reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2), goes(boris, parts.Backyard, 1)),
			showCard(parts.Kitchen), Rescue{boris, []Freed{{ann, 1}}}), goesOn, stands(ann, 1, 5, 0)),
		so(follows("RH-YARD-09", "without it everybody loses", table(2, reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2), goes(boris, parts.Backyard, 1)),
			showCard(parts.Kitchen), Rescue{Seat: boris}), wonBy(SeatOwner, "RH-END-02")),
		so(follows("RH-ADV-01", "eight and three win", meal(advancedAnd(food(ann, 6)), food(boris, 3)), elsewhere, Collect{ann, 2}), wonBy(SeatRaccoons, "RH-ADV-01")),
		so(follows("RH-ADV-01", "eight and two do not", meal(advancedAnd(food(ann, 6)), food(boris, 2)), elsewhere, Collect{ann, 2}), goesOn),
		so(follows("RH-ADV-01", "a single player needs eight only", meal(advancedAnd(food(ann, 6))), elsewhere), wonBy(SeatRaccoons, "RH-ADV-01")),
		so(follows("RH-ADV-01", "the duel's house rule is for the duel alone", meal(advancedAnd(food(ann, 6)), food(boris, 2)).but(houseRule(DuelGoal, "false")), elsewhere, Collect{ann, 2}), goesOn),
		so(follows("RH-END-02", "the duel's house rule is for the duel "+
			"alone", last(5).but(houseRule(DuelWipeout, "both_groups"), func(s *State) { s.Groups = append(s.Groups, Group{Seat: boris, Reserve: 5}) },
			goes(boris, parts.TrashCan, 1)), showCard(parts.Kitchen)), wonBy(SeatOwner, "RH-END-02")),
		so(follows("RH-ADV-04", "the Owner wins as ever", last(2).but(advancedRules), showCard(parts.Kitchen)), wonBy(SeatOwner, "RH-END-02")),
		so(follows("RH-DUEL-04", "losing one group loses the game", duelTable(reserve(ann, 1), yard(ann, 5), goes(ann, parts.Kitchen, 1), goes(boris, parts.TrashCan, 1)), showCard(parts.Kitchen)),
			wonBy(SeatOwner, "RH-END-02")).In("RH-EX-SEQ-12"),
		refused("RH-END-01", "a report after the end", meal(food(ann, 6)).but(func(s *State) { s.Result = &Result{SeatRaccoons, []ruleID{"RH-END-01"}} }), Fell{Face: 1}),
	}
}

func advancedAnd(other twist) twist {
	return func(s *State) { advancedRules(s); other(s) }
}

func TestAGameThatIsNotOverGoesOn(t *testing.T) {
	g := Game{}
	over := table(2, reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2), goes(boris, parts.TrashCan, 1))
	over = did(over, showCard(parts.Kitchen))
	require.Equal(t, SeatOwner, over.Result.Winner)
	require.Nil(t, g.Legal(over))
	on := did(over, correctTo(of(ann, "reserve"), 1, of(ann, "backyard"), 5, "/result", nil))
	require.Nil(t, on.Result)
	require.Equal(t, 3, on.Round.Number)
	require.Equal(t, DogStep, on.Round.Step)
	require.Equal(t, []string{"corrected", "round"}, notesOf(over, correctTo("/result", nil)))
	require.Equal(t, []string{"corrected"}, notesOf(over, correctTo()))

	early := table(2, houseRule(EndCheck, "immediate"), reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2), goes(boris, parts.TrashCan, 1))
	early = did(early, showCard(parts.Kitchen))
	require.Equal(t, SeatOwner, early.Result.Winner)
	require.Zero(t, early.Waits())
	on = did(early, correctTo(of(ann, "reserve"), 1, of(ann, "backyard"), 5, "/result", nil))
	require.Equal(t, 2, on.GroupOf(boris).Food, "the locations further right are still checked")
	require.Equal(t, 3, on.Round.Number)

	fourth := table(2, houseRule(EndCheck, "immediate"), withTrap(parts.Kitchen), reserve(ann, 2), yard(ann, 4), goes(ann, parts.LivingRoom, 2), goes(boris, parts.Basement, 1))
	fourth = did(fourth, showCard(parts.LivingRoom))
	require.Equal(t, SeatOwner, fourth.Result.Winner)
	require.Zero(t, fourth.Waits(), "a game that is over waits for nothing")
	on = did(fourth, correctTo(of(ann, "reserve"), 1, of(ann, "backyard"), 5, "/result", nil))
	require.Equal(t, Wait{For: ForDie, Seat: boris}, on.Waits(), "the last location is still checked")

	same := did(table(1), correctTo("/result", nil))
	require.Equal(t, table(1), same, "nothing to go on from")
}

func TestTheTableSaysWhatReallyLies(t *testing.T) {
	row := [5]parts.Location{parts.Basement, parts.TrashCan, parts.Backyard, parts.LivingRoom, parts.Kitchen}
	s := did(table(2, goes(ann, parts.Kitchen, 2)), correctTo(
		of(ann, "reserve"), 1, of(ann, "backyard"), 3, of(ann, "raid/left"), 1, of(ann, "food"), 4,
		"/row", row, "/round/dog", parts.TrashCan, "/round/trap", parts.Backyard, "/round/last_trap", parts.Kitchen, "/round/number", 7,
	))
	require.Equal(t,
		[]int{1, 3, 1, 4}, []int{s.GroupOf(ann).Reserve, s.GroupOf(ann).Yard, s.GroupOf(ann).Raid.Left, s.GroupOf(ann).Food})
	require.Equal(t, row, s.Row)
	require.Equal(t, []parts.Location{parts.TrashCan, parts.Backyard, parts.Kitchen}, []parts.Location{s.Round.Dog, s.Round.Trap, s.Round.LastTrap})
	require.Equal(t, 7, s.Round.Number)
	for _, c := range []Correct{correctTo(of(dan, "food"), 1), correctTo("/round/trap", "garage"), correctTo("/round/last_trap", "garage"), correctTo("/roof", 1), correctTo("/round/dog", 5)} {
		require.NotEmpty(t, Game{}.Check(s, c))
	}
}

func TestFoodThatRunsShortIsToldOnce(t *testing.T) {
	s := table(4, advancedRules, food(ann, 0), food(boris, 0), food(clara, 9), food(dan, 13))
	s = s.but(goes(ann, parts.LivingRoom, 1), goes(boris, parts.LivingRoom, 1), goes(clara, parts.LivingRoom, 1), goes(dan, parts.TrashCan, 1), withTrap(parts.Kitchen))
	s = did(s, showCard(parts.Basement))
	require.Contains(t, notesOf(s, Collect{dan, 2}), "warned")
	s = did(s, Collect{dan, 2})
	require.NotContains(t, notesOf(s, LeavePopper{ann}), "warned")
	require.True(t, s.hopeless())

	lost := table(2, advancedRules, food(boris, 26), reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2), goes(boris, parts.TrashCan, 1))
	lost = did(lost, showCard(parts.Kitchen))
	require.NotContains(t, notesOf(lost, Collect{boris, 2}), "warned", "no warning after the end")
	require.Equal(t, &Result{SeatOwner, []ruleID{"RH-END-02"}}, did(lost, Collect{boris, 2}).Result)
}

func notesOf(s State, a Action) []string {
	_, notes := Game{}.Apply(s, a)
	return noted(notes)
}

func TestACorrectionOfTheHolderKeepsWhenThePopperWasTaken(t *testing.T) {
	first := row(parts.LivingRoom, parts.Backyard, parts.TrashCan, parts.Kitchen, parts.Basement)
	lies := table(3, first, withTrap(parts.Kitchen), goes(ann, parts.LivingRoom, 2), goes(boris, parts.TrashCan, 1), goes(clara, parts.Backyard, 1))
	asked := did(lies, showCard(parts.TrashCan))
	spent := func(s *State) { s.Popper.Used = true }
	for name, c := range map[string]struct {
		before State
		holder any
		want   Popper
	}{
		"it lay there, so it was taken in an earlier round":   {lies, boris, Popper{Holder: boris, Taken: 1}},
		"nor was it taken by somebody who was not there":      {did(asked, LeavePopper{ann}), boris, Popper{Holder: boris, Taken: 1}},
		"the one who left it in this round took it after all": {did(asked, LeavePopper{ann}), ann, Popper{Holder: ann, Taken: 2}},
		"taken in this round":                                 {did(asked, TakePopper{ann}), boris, Popper{Holder: boris, Taken: 2}},
		"taken in an earlier round":                           {lies.but(holds(ann)), boris, Popper{Holder: boris, Taken: 1}},
		"spent":                                               {lies.but(holds(ann), spent), boris, Popper{Holder: boris, Taken: 1, Used: true}},
		"nobody holds it":                                     {lies.but(holds(ann), spent), nil, Popper{}},
	} {
		require.Equal(t, c.want, did(c.before, correctTo("/popper/holder", c.holder)).Popper, name)
	}
}

func TestACorrectionOfTheRowInTheRoundUpLeavesNoLocationOut(t *testing.T) {
	old := row(parts.Kitchen, parts.Backyard, parts.TrashCan, parts.LivingRoom, parts.Basement)
	s := did(table(2, old, goes(ann, parts.Backyard, 1), goes(boris, parts.TrashCan, 2)), showCard(parts.TrashCan))
	require.Equal(t, parts.Backyard, s.Here())
	asked, new := s.Waits(), [5]parts.Location{parts.TrashCan, parts.Backyard, parts.Basement, parts.Kitchen, parts.LivingRoom}
	s = did(s, correctTo("/row", new))
	require.Equal(t, new, s.Row)
	require.Equal(t, asked, s.Waits(), "the open question stays")
	var checked []parts.Location
	for s.Round.At = 1; s.Here() != parts.Nowhere; s.Round.At++ {
		checked = append(checked, s.Here())
	}
	require.Equal(t, []parts.Location{parts.Kitchen, parts.Backyard, parts.TrashCan, parts.Basement, parts.LivingRoom}, checked)
	s.Round.At = 2
	require.Equal(t, []string{"rescued-none", "caught-owner", "round"}, notesOf(s, Rescue{Seat: ann}))
	require.Equal(t, new, did(did(s, Rescue{Seat: ann}), Fell{Face: 1}).Row)
}
