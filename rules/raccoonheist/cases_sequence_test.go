package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/raccoonheist"
)

func sequenceCases() []trial {
	kitchen := showCard(parts.Kitchen)
	three := func(cards ...parts.Location) State {
		return table(3, row(cards...), goes(ann, parts.Kitchen, 4), goes(boris, parts.Backyard, 2), goes(clara, parts.TrashCan, 1))
	}
	one := three(parts.Kitchen, parts.TrashCan, parts.Backyard, parts.LivingRoom, parts.Basement)
	two := three(parts.Backyard, parts.Kitchen, parts.TrashCan, parts.LivingRoom, parts.Basement)
	race := func(cards ...parts.Location) State {
		return table(2, row(cards...), food(ann, 6), goes(ann, parts.TrashCan, 1), reserve(boris, 3), yard(boris, 3), goes(boris, parts.Kitchen, 3))
	}
	kitchenFirst := race(parts.Kitchen, parts.TrashCan, parts.Backyard, parts.LivingRoom, parts.Basement)
	trashFirst := race(parts.TrashCan, parts.Kitchen, parts.Backyard, parts.LivingRoom, parts.Basement)
	popper := table(1, number(1), withTrap(parts.Kitchen), goes(ann, parts.LivingRoom, 1))
	five := table(2, withTrap(parts.Backyard), goes(ann, parts.Backyard, 5), goes(boris, parts.Kitchen, 1))
	seven := table(2, goes(ann, parts.LivingRoom, 1), goes(boris, parts.LivingRoom, 2))
	eight := table(2, dog(parts.TrashCan), reserve(ann, 3), yard(ann, 2))
	ten := table(2, holds(ann), goes(ann, parts.TrashCan, 1), goes(boris, parts.Kitchen, 2))
	duelOnly := func(twists ...twist) State { return duelTable(twists...) }
	out := []trial{
		so(follows("RH-RES-08", "the rescued of SEQ-01 keep the game going", one, kitchen, Rescue{boris, []Freed{{ann, 2}}}),
			stands(ann, 2, 4, 0), stands(boris, 4, 2, 0), stands(clara, 4, 2, 2), goesOn).In("RH-EX-SEQ-01"),
		so(follows("RH-AMB-03", "judged at once the Owner would have won at the Kitchen", one.but(houseRule(EndCheck, "immediate")), kitchen),
			wonBy(SeatOwner, "RH-END-02"), stands(clara, 3, 2, 0)).In("RH-EX-SEQ-01"),
		so(follows("RH-END-02", "the Backyard comes before the Kitchen and Boris takes his own", two, kitchen, Rescue{boris, []Freed{{boris, 2}}}),
			wonBy(SeatOwner, "RH-END-02")).In("RH-EX-SEQ-02"),
		so(follows("RH-YARD-09", "the Backyard comes before the Kitchen and Boris takes Ann's", two, kitchen, Rescue{boris, []Freed{{ann, 2}}}),
			stands(ann, 2, 4, 0), stands(boris, 4, 2, 0), stands(clara, 4, 2, 2), goesOn).In("RH-EX-SEQ-02"),
		so(follows("RH-END-01", "food first, the Kitchen left of the Trash can", kitchenFirst, kitchen), wonBy(SeatRaccoons, "RH-END-01", "RH-AMB-03")).In("RH-EX-SEQ-03"),
		so(follows("RH-END-01", "food first, the Trash can left of the Kitchen", trashFirst, kitchen), wonBy(SeatRaccoons, "RH-END-01", "RH-AMB-03")).In("RH-EX-SEQ-03"),
		so(follows("RH-AMB-03", "at once, the Kitchen left of the Trash can", kitchenFirst.but(houseRule(EndCheck, "immediate")), kitchen), wonBy(SeatOwner, "RH-END-02")).In("RH-EX-SEQ-03"),
		so(follows("RH-AMB-03", "at once, the Trash can left of the Kitchen", trashFirst.but(houseRule(EndCheck, "immediate")), kitchen), wonBy(SeatRaccoons, "RH-END-01")).In("RH-EX-SEQ-03"),
		so(follows("RH-OWN-02", "taken in round 1 it is held through round 2", popper, kitchen, TakePopper{ann}, Fell{Face: 6}, Trap{parts.TrashCan}, Hide{}),
			popperIs(Popper{Holder: ann, Taken: 1}), in(2, Heist)).In("RH-EX-SEQ-04"),
		so(follows("RH-POP-08", "after round 2 it lies on the Living room again", popper, kitchen, TakePopper{ann}, Fell{Face: 6}, Trap{parts.TrashCan}, Hide{},
			Raid{Seat: ann, Location: parts.LivingRoom, Count: 1}, kitchen), popperIs(Popper{}), in(3, DogStep)).In("RH-EX-SEQ-04"),
		so(allowed("RH-POP-09", "in round 3 it may be taken again", popper, kitchen, TakePopper{ann}, Fell{Face: 6}, Trap{parts.TrashCan}, Hide{},
			Raid{Seat: ann, Location: parts.LivingRoom, Count: 1}, kitchen, Fell{Face: 6}, Trap{parts.Kitchen}, Hide{},
			Raid{Seat: ann, Location: parts.LivingRoom, Count: 1}, kitchen, TakePopper{ann}), popperIs(Popper{Holder: ann, Taken: 3})).In("RH-EX-SEQ-04"),
		refused("RH-POP-02", "in round 1 it saves nobody", table(2, number(1), withTrap(parts.Kitchen), goes(ann, parts.LivingRoom, 1), goes(boris, parts.Basement, 1)),
			showCard(parts.TrashCan), TakePopper{ann}, saves(ann)).In("RH-EX-SEQ-04"),
		so(follows("RH-TRAP-10", "two of five are lost on the Backyard", five, showCard(parts.Basement), Fell{Face: 2}),
			stands(ann, 0, 3, 0), waitIs(Wait{For: ForRescue, Seat: ann, Max: 3})).In("RH-EX-SEQ-05"),
		so(allowed("RH-YARD-02", "and all three come back", five, showCard(parts.Basement), Fell{Face: 2}, Rescue{ann, []Freed{{ann, 3}}}), stands(ann, 6, 0, 0)).In("RH-EX-SEQ-05"),
		so(allowed("RH-YARD-02", "or two of them and one of Boris", five, showCard(parts.Basement), Fell{Face: 2}, Rescue{ann, []Freed{{ann, 2},
			{boris, 1}}}), stands(ann, 5, 1, 0), stands(boris, 6, 0, 1)).In("RH-EX-SEQ-05"),
		so(allowed("RH-AMB-12", "not this round: one of Ann and one of Boris", five.but(houseRule(FreshLosses, "not_this_round")),
			showCard(parts.Basement), Fell{Face: 2}, Rescue{ann, []Freed{{ann, 1}, {boris, 1}}}),
			stands(ann, 4, 2, 0), stands(boris, 6, 0, 1)).In("RH-EX-SEQ-05"),
		refused("RH-AMB-12", "not this round: two of Ann", five.but(houseRule(FreshLosses, "not_this_round")), showCard(parts.Basement),
			Fell{Face: 2}, Rescue{ann, []Freed{{ann, 2}}}).In("RH-EX-SEQ-05"),
		refused("RH-TRAP-03", "the Kitchen in round 2 after the Kitchen", ambush(TrapStep, lastTrap(parts.Kitchen)), Trap{parts.Kitchen}).In("RH-EX-SEQ-06"),
		refused("RH-TRAP-02", "the Basement in round 2", ambush(TrapStep, lastTrap(parts.Kitchen)), Trap{parts.Basement}).In("RH-EX-SEQ-06"),
		allowed("RH-TRAP-03", "the Trash can in round 2 and the Kitchen again in round 3", ambush(TrapStep, lastTrap(parts.Kitchen)), Trap{parts.TrashCan}, Hide{},
			Raid{Seat: ann, Location: parts.Backyard, Count: 1}, Raid{Seat: boris, Location: parts.LivingRoom, Count: 1}, showCard(parts.Backyard), TakePopper{boris},
			Fell{Face: 6}, Trap{parts.Kitchen}).In("RH-EX-SEQ-06"),
		so(allowed("RH-LIV-02", "the first loses his one, so the second may take it", seven, kitchen, Fell{3, ann}, Fell{1, boris}),
			waitIs(Wait{For: ForTake, Seat: boris}), raids(ann, parts.LivingRoom, 0), raids(boris, parts.LivingRoom, 1)).In("RH-EX-SEQ-07"),
		refused("RH-DOG-03", "one raccoon to the Trash can", eight, Raid{Seat: ann, Location: parts.TrashCan, Count: 1}).In("RH-EX-SEQ-08"),
		refused("RH-RAID-05", "none to the Kitchen", eight, Raid{Seat: ann, Location: parts.Kitchen}).In("RH-EX-SEQ-08"),
		refused("RH-RAID-10", "a pass", eight, Pass{ann}).In("RH-EX-SEQ-08"),
		refused("RH-RAID-06", "four of three to the Kitchen", eight, Raid{Seat: ann, Location: parts.Kitchen, Count: 4}).In("RH-EX-SEQ-08"),
		refused("RH-RAID-04", "one to the Kitchen and one to the Basement", eight, Raid{Seat: ann, Location: parts.Kitchen, Count: 1}, Raid{Seat: ann,
			Location: parts.Basement, Count: 1}).In("RH-EX-SEQ-08"),
		allowed("RH-RAID-06", "three to the Kitchen", eight, Raid{Seat: ann, Location: parts.Kitchen, Count: 3}).In("RH-EX-SEQ-08"),
		so(allowed("RH-POP-02", "the friend at the Kitchen is caught", table(2, row(parts.LivingRoom, parts.Kitchen, parts.TrashCan, parts.Backyard, parts.Basement), withTrap(parts.TrashCan),
			goes(ann, parts.LivingRoom, 1), goes(boris, parts.Kitchen, 2)), kitchen, TakePopper{ann}), stands(boris, 3, 3, 0)).In("RH-EX-SEQ-09"),
		so(follows("RH-POP-05", "basic: given at the reveal", ten, kitchen, saves(boris)), stands(boris, 5, 1, 0)).In("RH-EX-SEQ-10"),
		so(allowed("RH-ADV-03", "advanced: Boris is caught", ten.but(advancedRules), kitchen, Collect{ann, 2}), stands(boris, 3, 3, 0)).In("RH-EX-SEQ-10"),
		refused("RH-ADV-03", "advanced: given at the reveal", ten.but(advancedRules, goes(boris, parts.LivingRoom, 2)), showCard(parts.LivingRoom), HandOver{boris}).In("RH-EX-SEQ-10"),
		so(allowed("RH-ADV-03", "advanced: given in time", ten.but(advancedRules), HandOver{boris}, kitchen, saves(boris), Collect{ann, 2}), stands(boris, 5, 1, 0)).In("RH-EX-SEQ-10"),
		so(follows("RH-END-03", "five and three in two groups do not win", duelOnly(food(ann, 4), food(boris, 2), goes(ann, parts.Kitchen, 1),
			goes(boris, parts.Kitchen, 1)), showCard(parts.Basement)),
			stands(ann, 5, 1, 5), stands(boris, 5, 1, 3), goesOn).In("RH-EX-SEQ-12"),
		refused("RH-RAID-10", "a group sends nobody", duelOnly(), Pass{ann}).In("RH-EX-SEQ-12"),
		so(follows("RH-TRASH-02", "both groups at the Trash can", duelOnly(goes(ann, parts.TrashCan, 3), goes(boris, parts.TrashCan, 1)), showCard(parts.Basement)),
			stands(ann, 5, 1, 2), stands(boris, 5, 1, 2)).In("RH-EX-SEQ-12"),
		so(follows("RH-RES-06", "Trap and Owner at the Kitchen, Boris saves his own", table(2, withTrap(parts.Kitchen), holds(boris), goes(ann,
			parts.Kitchen, 3), goes(boris, parts.Kitchen, 1)), kitchen, saves(boris)),
			stands(ann, 2, 4, 0), stands(boris, 5, 1, 0), popperIs(Popper{}), in(3, DogStep)).In("RH-EX-SEQ-13"),
		so(follows("RH-RES-05", "caught raccoons go to a Backyard with the Dog", table(2, dog(parts.Backyard), goes(ann, parts.Kitchen, 2), goes(boris, parts.TrashCan, 1)), kitchen),
			stands(ann, 3, 3, 0), in(3, DogStep)).In("RH-EX-SEQ-14"),
		refused("RH-DOG-03", "nobody comes to free them", table(2, dog(parts.Backyard), goes(ann, parts.Kitchen, 2)), Raid{Seat: boris, Location: parts.Backyard, Count: 1}).In("RH-EX-SEQ-14"),
		so(follows("RH-OWN-08", "a raid entered, undone and entered anew leaves the seal alone", table(2,
			func(s *State) { s.Round.Seal = SealOf(parts.Kitchen, "1") }, goes(ann, parts.TrashCan, 1), goes(boris, parts.TrashCan, 1)),
			Show{parts.Kitchen, "1"}), in(3, DogStep)).In("RH-EX-SEQ-16"),
		refused("RH-OWN-06", "the reveal differs from what was committed", table(1, func(s *State) { s.Round.Seal = SealOf(parts.Kitchen, "1") },
			goes(ann, parts.TrashCan, 1)), Show{parts.TrashCan, "1"}).In("RH-EX-SEQ-16"),
		so(follows("RH-ROUND-03", "the whole second round of SEQ-17", seventeen(), Fell{Face: 5}, Trap{parts.TrashCan}, Hide{},
			Raid{Seat: boris, Location: parts.TrashCan, Count: 3}, Raid{Seat: ann, Location: parts.Kitchen, Count: 2}, kitchen, Fell{Face: 1}),
			stands(boris, 4, 2, 7), stands(ann, 2, 4, 3), popperIs(Popper{}), in(3, DogStep), goesOn).In("RH-EX-SEQ-17"),
		refused("RH-TRAP-03", "the Trap of SEQ-17 once more", seventeen(), Fell{Face: 5}, Trap{parts.TrashCan}, Hide{},
			Raid{Seat: boris, Location: parts.TrashCan, Count: 3}, Raid{Seat: ann, Location: parts.Kitchen, Count: 2}, kitchen, Fell{Face: 1}, Fell{Face: 6}, Trap{parts.TrashCan}).In("RH-EX-SEQ-17"),
		so(follows("RH-RES-02", "the Dog of SEQ-17 is in the Basement", seventeen(), Fell{Face: 5}), func(t *testing.T, s State) {
			require.Equal(t, parts.Basement, s.Round.Dog)
		}).In("RH-EX-SEQ-17"),
		so(follows("RH-SETUP-11", "four heist cards for four players", started(seated(Basic, 4)), []Action{}...), func(t *testing.T, s State) {
			require.Len(t, s.Groups, parts.Colours)
		}).In("RH-EX-11"),
	}
	return append(append(out, advancedFood()...), dogRow()...)
}

// The function `seventeen` returns the first state of the example SEQ-17 in the rulebook.
func seventeen() State {
	return ambush(DogStep, row(parts.TrashCan, parts.LivingRoom, parts.Kitchen, parts.Backyard, parts.Basement), lastTrap(parts.Kitchen),
		reserve(ann, 4), yard(ann, 2), food(ann, 3), food(boris, 5))
}

func advancedFood() []trial {
	var out []trial
	for _, c := range []struct {
		name string
		food [3]int
		wins bool
	}{
		{"8, 3 and 2 tokens", [3]int{8, 3, 2}, false},
		{"8, 3 and 3 tokens", [3]int{8, 3, 3}, true},
		{"12, 8 and 2 tokens", [3]int{12, 8, 2}, false},
		{"7, 7 and 7 tokens", [3]int{7, 7, 7}, false},
		{"3, 3 and 8 tokens", [3]int{3, 3, 8}, true},
	} {
		s := table(3, advancedRules, withTrap(parts.Kitchen))
		for i, n := range c.food {
			s = s.but(food(Seat(i+1), n), goes(Seat(i+1), parts.Backyard, 1))
		}
		probes := []probe{goesOn}
		if c.wins {
			probes = []probe{wonBy(SeatRaccoons, "RH-ADV-01")}
		}
		out = append(out, so(follows("RH-ADV-01", c.name, s, showCard(parts.Backyard)), probes...).In("RH-EX-SEQ-11"))
	}
	return out
}

func dogRow() []trial {
	cards := []parts.Location{parts.Kitchen, parts.Basement, parts.Backyard, parts.TrashCan, parts.LivingRoom}
	var out []trial
	for face := 1; face <= parts.DieSides; face++ {
		want, name, note := parts.Nowhere, "off the board", "dog-off"
		if face < parts.DogOff {
			want = cards[face-1]
			name, note = "on "+string(want), "dog"
		}
		c := follows("RH-DOG-01", "the Dog of a made-up row "+name, ambush(DogStep, row(cards...)), Fell{Face: face})
		c = c.In("RH-EX-12")
		out = append(out, noting(so(c, func(t *testing.T, s State) {
			require.Equal(t, want, s.Round.Dog)
			s = did(did(s, Trap{parts.Kitchen}), Hide{})
			for _, at := range parts.Locations {
				require.Equal(t, at == want, len(Game{}.Check(s, Raid{Seat: ann, Location: at, Count: 1})) > 0, at)
			}
		}), note))
	}
	return out
}
