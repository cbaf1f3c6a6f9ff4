package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

func order2(seats ...rules.Seat) probe {
	return func(t *testing.T, s State) { require.Equal(t, seats, s.Round.Choices) }
}

func heistCases() []trial {
	kitchen := Raid{Seat: ann, Location: parts.Kitchen, Count: 1}
	gone := table(2, goes(ann, parts.Kitchen, 2))
	both := gone.but(goes(boris, parts.TrashCan, 1))
	return []trial{
		allowed("RH-RAID-01", "the card is shown when all have chosen", both, showCard(parts.Basement)),
		refused("RH-RAID-01", "the card is shown while one has not", gone, showCard(parts.Basement)),
		refused("RH-RAID-01", "the card is shown while one group has not", duelTable(goes(boris, parts.Kitchen, 1)), showCard(parts.Basement)),
		allowed("RH-RAID-04", "one location", table(1), kitchen),
		refused("RH-RAID-04", "a second location for one card", gone, Raid{Seat: ann, Location: parts.Basement, Count: 1}),
		refused("RH-RAID-04", "a second raid of one group", duelTable(goes(ann, parts.Kitchen, 1)), Raid{Seat: ann, Location: parts.TrashCan, Count: 1}),
		allowed("RH-RAID-05", "a single raccoon", table(1), kitchen),
		refused("RH-RAID-05", "no raccoon", table(1), Raid{Seat: ann, Location: parts.Kitchen}),
		refused("RH-RAID-05", "less than none", table(1), Raid{Seat: ann, Location: parts.Kitchen, Count: -1}).At(rules.Impossible),
		refused("RH-RAID-05", "a raid changed to none", gone, Change{ann, parts.Kitchen, 0}),
		allowed("RH-RAID-06", "everybody in front of the player", table(1), Raid{Seat: ann, Location: parts.Kitchen, Count: 5}),
		refused("RH-RAID-06", "one more than that", table(1), Raid{Seat: ann, Location: parts.Kitchen, Count: 6}),
		refused("RH-RAID-06", "a figure of another colour", table(2), Raid{ann, parts.Kitchen, 1, boris}),
		allowed("RH-RAID-06", "figures said to be the own", table(2), Raid{ann, parts.Kitchen, 1, ann}),
		allowed("RH-RAID-06", "a raid changed to all", gone, Change{ann, parts.Kitchen, 5}),
		refused("RH-RAID-06", "a raid changed to more than all", gone, Change{ann, parts.Kitchen, 6}),
		allowed("RH-DOG-03", "next to the Dog", table(1, dog(parts.TrashCan)), kitchen),
		refused("RH-DOG-03", "where the Dog is", table(1, dog(parts.Kitchen)), kitchen),
		refused("RH-DOG-03", "a raid changed to where the Dog is", gone.but(dog(parts.TrashCan)), Change{ann, parts.TrashCan, 1}),
		allowed("RH-RAID-07", "a location that is open", table(1, dog(parts.Basement)), kitchen),
		refused("RH-RAID-07", "a location that is blocked", table(1, dog(parts.Kitchen)), kitchen).Breaking("RH-DOG-03"),
		refused("RH-RAID-10", "somebody sits the round out", table(1), Pass{ann}),
		refused("RH-RAID-10", "a group sits the round out", duelTable(), Pass{boris}),
		refused("RH-RAID-10", "a raid of nobody", table(1), Raid{Seat: ann, Location: parts.Kitchen}).Breaking("RH-RAID-05"),
		refused("RH-RAID-10", "the card is shown without somebody's raid", gone, showCard(parts.Basement)).Breaking("RH-RAID-01"),
		allowed("RH-RAID-10", "everybody takes part", gone, Raid{Seat: boris, Location: parts.Kitchen, Count: 1}),
		allowed("RH-RAID-10", "a group without a free figure cannot", duelTable(reserve(ann, 0), yard(ann, 6), houseRule(DuelWipeout, "both_groups")), Pass{ann}),
		so(allowed("RH-RAID-09", "figures leave for the heist card", table(1), Raid{Seat: ann, Location: parts.Kitchen, Count: 2}),
			stands(ann, 3, 2, 0), raids(ann, parts.Kitchen, 2)),
		so(allowed("RH-RAID-09", "a raid that changes takes all along", gone, Change{ann, parts.TrashCan, 3}), stands(ann, 2, 1, 0), raids(ann, parts.TrashCan, 3)),
		refused("RH-RAID-09", "a raid changed that is none", table(1), Change{ann, parts.TrashCan, 3}).At(rules.Impossible),
		so(allowed("RH-RAID-11", "choices are kept in their order", table(2), Raid{Seat: boris, Location: parts.Kitchen, Count: 2}, kitchen), order2(boris, ann)),
		so(allowed("RH-RAID-11", "a new location goes to the end", gone.but(goes(boris, parts.Kitchen, 1), func(s *State) { s.Groups = append(s.Groups, Group{Seat: clara, Reserve: 4}) }),
			Change{ann, parts.Basement, 2}), order2(boris, ann)),
		so(allowed("RH-RAID-11", "a new number does not", gone.but(goes(boris, parts.Kitchen, 1), func(s *State) { s.Groups = append(s.Groups, Group{Seat: clara, Reserve: 4}) }),
			Change{ann, parts.Kitchen, 1}), order2(ann, boris)),
		so(allowed("RH-RAID-11", "the order is corrected", both, correctTo("/round/choices", []rules.Seat{boris, ann})), order2(boris, ann)),
		refused("RH-RAID-11", "an order with a stranger", both, correctTo("/round/choices", []rules.Seat{dan})).At(rules.Impossible),
		so(follows("RH-DUEL-04", "each group is awaited like a player", duelTable(goes(ann, parts.Kitchen, 1))), awaitsSeat(boris)),
		so(follows("RH-DUEL-04", "each group rolls for itself", duelTable(goes(ann, parts.Basement, 2), goes(boris, parts.Basement, 3)), showCard(parts.Kitchen), Fell{Face: 1}),
			waitIs(Wait{For: ForDie, Seat: boris})),
		allowed("RH-DUEL-03", "each group on its own heist card", duelTable(), Raid{ann, parts.Kitchen, 1, ann}),
		refused("RH-DUEL-03", "one group's figures on the other's card", duelTable(), Raid{ann, parts.Kitchen, 1, boris}),
		refused("RH-DUEL-03", "one group's food given to the other", duelTable(food(ann, 2)), Give{ann, boris, 1}),
	}
}

func TestASecondThoughtOnceAllHaveChosenIsUnusual(t *testing.T) {
	s := table(2, goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 2))
	for _, other := range []Change{{ann, parts.TrashCan, 2}, {ann, parts.Kitchen, 1}} {
		found := Game{}.Check(s, other)
		require.Len(t, found, 1)
		require.Equal(t, ruleID("RH-AMB-21"), found[0].Rule)
		require.Equal(t, rules.Unusual, found[0].Level)
	}
	require.Empty(t, Game{}.Check(s, Change{ann, parts.Kitchen, 2}), "nothing changes")
	require.Empty(t, Game{}.Check(table(1, goes(ann, parts.Kitchen, 2)), Change{ann, parts.TrashCan, 1}), "nobody else has chosen")
	s.Mode = Duel
	require.Empty(t, Game{}.Check(s, Change{ann, parts.TrashCan, 1}), "one person leads both groups")
}

func TestTheFirstWhoHasNotChosenIsAwaited(t *testing.T) {
	s := table(3, goes(ann, parts.Kitchen, 1))
	require.Equal(t, boris, Game{}.Next(s))
	require.Equal(t, []rules.Seat{boris, clara}, s.Missing())
	s = s.but(goes(clara, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1))
	require.Equal(t, SeatOwner, Game{}.Next(s))
}

func TestAWaivedRaidPlaysOn(t *testing.T) {
	g := Game{}
	s := table(2)
	s = did(s, Pass{ann})
	s = did(s, Raid{Seat: boris, Location: parts.Kitchen, Count: 6})
	require.Equal(t, 0, s.GroupOf(boris).Yard, "the sixth came from the Backyard")
	require.Equal(t, 6, s.GroupOf(boris).Total())
	require.Empty(t, g.Check(s, showCard(parts.Basement)), "a waived pass is not asked for again")
	early := ambush(DogStep)
	early = did(early, Raid{Seat: ann, Location: parts.Kitchen, Count: 1})
	require.Equal(t, DogStep, early.Round.Step)
	require.Equal(t, []rules.Seat{boris}, early.Missing())
}
