package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

func effectCases() []trial {
	elsewhere := showCard(parts.Basement)
	kitchens := table(2, goes(ann, parts.Kitchen, 3), goes(boris, parts.Kitchen, 2))
	hard := table(2, advancedRules, goes(ann, parts.Kitchen, 3), goes(boris, parts.TrashCan, 2))
	living := table(2, withTrap(parts.Kitchen), goes(boris, parts.LivingRoom, 1), goes(ann, parts.LivingRoom, 2))
	yards := table(2, goes(ann, parts.Backyard, 2), goes(boris, parts.Backyard, 3))
	two := []Freed{{ann, 1}, {boris, 1}}
	return []trial{
		so(follows("RH-KIT-01", "a token for each raccoon", table(1, goes(ann, parts.Kitchen, 5)), elsewhere), stands(ann, 5, 2, 5)).In("RH-EX-01"),
		so(follows("RH-KIT-01", "two raccoons are caught there and three stay in front", table(1, goes(ann, parts.Kitchen, 2)), showCard(parts.Kitchen)), stands(ann, 3, 4, 0), goesOn).In("RH-EX-08"),
		so(follows("RH-KIT-01", "one is caught there and four stay in front", table(1, goes(ann, parts.Kitchen, 1)), showCard(parts.Kitchen)), stands(ann, 4, 3, 0), goesOn).In("RH-EX-08"),
		so(follows("RH-KIT-01", "people may take less", hard, elsewhere, Collect{ann, 1}), stands(ann, 2, 1, 1)),
		so(follows("RH-KIT-01", "or nothing", hard, elsewhere, Collect{ann, 0}), stands(ann, 2, 1, 0)),
		refused("RH-KIT-01", "more than raccoons there", hard, elsewhere, Collect{ann, 4}),
		refused("RH-RES-02", "food a second time", hard, elsewhere, Collect{ann, 3}, Collect{ann, 3}),
		so(follows("RH-KIT-03", "each takes for his own raccoons", kitchens, elsewhere), stands(ann, 5, 1, 3), stands(boris, 5, 1, 2)),
		so(follows("RH-TRASH-01", "two tokens for four raccoons", table(1, goes(ann, parts.TrashCan, 4)), elsewhere), stands(ann, 5, 2, 2)),
		so(follows("RH-TRASH-01", "two tokens for one raccoon", table(1, goes(ann, parts.TrashCan, 1)), elsewhere), stands(ann, 5, 2, 2)),
		refused("RH-TRASH-01", "three tokens", hard, elsewhere, Collect{ann, 3}, Collect{boris, 3}),
		so(follows("RH-TRASH-02", "two tokens each", table(2, goes(ann, parts.TrashCan, 1), goes(boris, parts.TrashCan, 4)), elsewhere),
			stands(ann, 5, 1, 2), stands(boris, 5, 1, 2)).In("RH-EX-13"),
		so(allowed("RH-COMP-03", "the last token is taken, the rest is not there", table(4, advancedRules, food(ann, 7), food(boris, 7), food(clara, 7), food(dan, 7),
			withTrap(parts.Backyard), goes(ann, parts.TrashCan, 1), goes(boris, parts.Kitchen, 1), goes(clara, parts.LivingRoom, 1), goes(dan, parts.LivingRoom, 1)),
			elsewhere, Collect{boris, 0}, Collect{ann, 1}, LeavePopper{clara}, LeavePopper{dan}), stands(ann, 3, 1, 8)),
		refused("RH-COMP-03", "more than lies beside the row", table(2, advancedRules, food(ann, 7), food(boris, 21), goes(ann, parts.TrashCan, 1), goes(boris, parts.Basement, 1)),
			showCard(parts.LivingRoom), Collect{ann, 2}).At(rules.Impossible),
		so(allowed("RH-FOOD-01", "every token counts one", table(1, food(ann, 3), goes(ann, parts.TrashCan, 1)), elsewhere), stands(ann, 5, 2, 5)),
		refused("RH-FOOD-02", "a token for a friend", table(2, food(ann, 2)), Give{ann, boris, 1}),
		refused("RH-FOOD-02", "a token of the other group", duelTable(food(ann, 2)), Give{ann, boris, 1}).Breaking("RH-DUEL-03"),
		refused("RH-FOOD-02", "a token from the Kitchen", kitchenDone(), Give{ann, boris, 1}).Breaking("RH-KIT-02"),
		refused("RH-FOOD-02", "food of an earlier round while raccoons are in the Kitchen", table(2, food(ann, 2), goes(ann, parts.Kitchen, 1)), Give{ann, boris, 1}),
		refused("RH-FOOD-02", "a gift of nothing", table(2, food(ann, 2)), Give{ann, boris, 0}),
		refused("RH-FOOD-02", "all tokens for a friend", table(2, food(ann, 2)), Give{ann, boris, 2}),
		refused("RH-FOOD-02", "a token from the Trash can", table(2, goes(ann, parts.TrashCan, 1), goes(boris, parts.Basement, 1)), showCard(parts.LivingRoom), Give{ann, boris, 1}),
		refused("RH-COMP-03", "less than no food given", table(2, food(ann, 2)), Give{ann, boris, -1}).At(rules.Impossible),
		refused("RH-COMP-03", "less than no food taken", hard, elsewhere, Collect{ann, -1}).At(rules.Impossible),
		so(allowed("RH-COMP-03", "nobody is asked when no food is left", table(2, advancedRules, food(ann, 7), food(boris, 22), goes(ann,
			parts.TrashCan, 1), goes(boris, parts.Backyard, 1)).but(yard(ann, 0), yard(boris, 0)), elsewhere), wonBy(SeatRaccoons, "RH-ADV-01")),
		refused("RH-COMP-01", "less than no figure", table(2), correctTo(of(ann, "reserve"), -1, of(ann, "backyard"), 7)).At(rules.Impossible),
		refused("RH-COMP-05", "a stranger's figures corrected", table(2), correctTo(of(dan, "food"), 0)).At(rules.Impossible),
		refused("RH-COMP-05", "a stranger's figures brought back", yards, elsewhere, Rescue{ann, []Freed{{dan, 1}}}).At(rules.Impossible),
		allowed("RH-COMP-04", "the Dog corrected off the board", table(2, dog(parts.Kitchen)), correctTo("/round/dog", parts.Nowhere)),
		allowed("RH-COMP-04", "the Dog corrected to another location", table(2, dog(parts.Kitchen)), correctTo("/round/dog", parts.TrashCan)),
		allowed("RH-SETUP-12", "a row corrected", table(2), correctTo("/row", [5]parts.Location{parts.Basement, parts.Kitchen, parts.TrashCan, parts.LivingRoom, parts.Backyard})),
		allowed("RH-POP-01", "a correction puts it back", table(2, holds(ann)), correctTo("/popper", Popper{})),
		refused("RH-COMP-03", "more food given than there is", table(2, food(ann, 2)), Give{ann, boris, 3}).At(rules.Impossible),
		so(allowed("RH-FOOD-02", "each keeps his own", kitchens, elsewhere), stands(ann, 5, 1, 3)),
		refused("RH-KIT-02", "Kitchen food handed on", kitchenDone(), Give{ann, boris, 1}),
		so(allowed("RH-KIT-02", "Kitchen food kept", kitchens, elsewhere), stands(boris, 5, 1, 2)),

		noting(so(follows("RH-LIV-01", "no food in the Living room", living, elsewhere, TakePopper{boris}), stands(ann, 5, 1, 0), stands(boris, 5, 1, 0), in(3, DogStep)),
			"popper-taken", "in-vain", "round-popper"),
		refused("RH-ROUND-01", "food from the Living room in the Heist", table(1, goes(ann, parts.LivingRoom, 1)), Collect{ann, 1}),
		refused("RH-POP-06", "food for the saved in the Living "+
			"room", table(2, holds(ann), goes(ann, parts.LivingRoom, 2), goes(boris, parts.Basement, 1)), showCard(parts.LivingRoom), saves(ann), Collect{ann, 2}),
		so(allowed("RH-LIV-02", "the second leaves it before the first decides", living, elsewhere, LeavePopper{ann}), waitIs(Wait{For: ForTake, Seat: boris})),
		refused("RH-LIV-01", "food in the Living room", living, elsewhere, Collect{boris, 1}),
		so(allowed("RH-LIV-02", "the popper is taken", living, elsewhere, TakePopper{boris}), popperIs(Popper{Holder: boris, Taken: 2})),
		so(allowed("RH-LIV-02", "or left", living, elsewhere, LeavePopper{boris}), waitIs(Wait{For: ForTake, Seat: ann})),
		so(allowed("RH-LIV-02", "and left again", living, elsewhere, LeavePopper{boris}, LeavePopper{ann}), popperIs(Popper{}), in(3, DogStep)),
		refused("RH-LIV-02", "taken by somebody elsewhere", table(2, goes(ann, parts.LivingRoom, 1), goes(boris, parts.TrashCan, 1)).but(withTrap(parts.Kitchen)), elsewhere, TakePopper{boris}),
		refused("RH-LIV-02", "taken by somebody with nobody left there", table(2, goes(ann, parts.LivingRoom, 1), goes(boris, parts.LivingRoom, 2)),
			elsewhere, Fell{3, ann}, Fell{6, boris}, TakePopper{ann}),
		allowed("RH-LIV-03", "the first to choose takes it", living, elsewhere, TakePopper{boris}),
		refused("RH-LIV-03", "the second takes it while the first may", living, elsewhere, TakePopper{ann}),
		allowed("RH-LIV-03", "the second takes it when the first does not want it", living, elsewhere, LeavePopper{boris}, TakePopper{ann}),
		refused("RH-LIV-04", "taken under the Owner's eyes", table(2, withTrap(parts.Backyard), goes(ann, parts.LivingRoom, 1), goes(boris, parts.Basement, 1)),
			showCard(parts.LivingRoom), TakePopper{ann}),
		so(allowed("RH-LIV-04", "the popper stays with the Owner there", table(1, withTrap(parts.Kitchen), goes(ann, parts.LivingRoom, 1)), showCard(parts.LivingRoom)),
			popperIs(Popper{}), stands(ann, 4, 3, 0)),
		so(follows("RH-LIV-05", "nothing is to be had while the popper is held", living.but(holds(ann)), elsewhere), in(3, DogStep), popperIs(Popper{})),
		so(follows("RH-LIV-05", "the Trap works there as usual", table(1, holds(ann), goes(ann, parts.LivingRoom, 2)), elsewhere, Fell{Face: 1}), stands(ann, 4, 3, 0)),
		refused("RH-POP-09", "taken while it is held", table(2, withTrap(parts.Kitchen), holds(boris), goes(ann, parts.LivingRoom, 1), goes(boris, parts.Basement, 1)),
			showCard(parts.TrashCan), TakePopper{ann}),
		so(allowed("RH-POP-09", "taken when it has come back", living.but(number(3)), elsewhere, TakePopper{boris}), popperIs(Popper{Holder: boris, Taken: 3})),
		refused("RH-POP-09", "taken by a second one", living.but(goes(ann, parts.Basement, 2)).but(func(s *State) {
			s.Groups = append(s.Groups,
				Group{Seat: clara, Reserve: 2})
		}, goes(clara, parts.LivingRoom, 2)),
			showCard(parts.TrashCan), TakePopper{boris}, TakePopper{clara}),

		noting(so(allowed("RH-YARD-02", "own and others' figures come back", yards, elsewhere, Rescue{ann, two}), in(3, DogStep)), "rescued", "nothing-backyard", "in-vain", "round"),
		refused("RH-YARD-02", "a rescue from afar", table(2, goes(ann, parts.Backyard, 2), goes(boris, parts.LivingRoom, 3)), elsewhere, Rescue{boris, []Freed{{boris, 1}}}),
		refused("RH-YARD-02", "a rescue by nobody left", table(2, withTrap(parts.Backyard), goes(ann, parts.Backyard, 1), goes(boris, parts.Backyard, 2)),
			elsewhere, Fell{4, ann}, Fell{6, boris}, Rescue{ann, []Freed{{ann, 1}}}),
		so(allowed("RH-YARD-03", "fewer than raiders", yards, elsewhere, Rescue{Seat: ann}), waitIs(Wait{For: ForRescue, Seat: boris, Max: 3})),
		allowed("RH-YARD-03", "as many as raiders", yards.but(yard(ann, 2)), elsewhere, Rescue{ann, []Freed{{ann, 2}}}),
		refused("RH-YARD-03", "more than raiders", yards.but(yard(ann, 2)), elsewhere, Rescue{ann, []Freed{{ann, 2}, {boris, 1}}}),
		refused("RH-YARD-03", "more than are left after the Trap", table(2, withTrap(parts.Backyard), yard(ann, 5), goes(ann, parts.Backyard, 3)).but(goes(boris, parts.LivingRoom, 1)),
			elsewhere, Fell{2, ann}, Rescue{ann, []Freed{{ann, 2}}}),
		so(allowed("RH-YARD-03", "players may agree on another order", yards, elsewhere, Rescue{boris, []Freed{{boris, 1}}}), waitIs(Wait{For: ForRescue, Seat: ann, Max: 2})),
		so(follows("RH-YARD-04", "figures go to their own players", yards, elsewhere, Rescue{ann, []Freed{{boris, 1}}}, Rescue{boris, []Freed{{ann, 1}}}),
			stands(ann, 6, 0, 0), stands(boris, 6, 0, 0)),
		so(follows("RH-YARD-04", "they join no raid this round", yards, elsewhere, Rescue{ann, []Freed{{boris, 1}}}), raids(boris, parts.Backyard, 3), stands(boris, 3, 0, 0)),
		refused("RH-YARD-05", "a figure that does not stand there", yards, elsewhere, Rescue{ann, []Freed{{ann, 2}}}).At(rules.Impossible),
		refused("RH-YARD-05", "less than no figure", yards, elsewhere, Rescue{ann, []Freed{{ann, -1}}}).At(rules.Impossible),
		allowed("RH-YARD-05", "a correction that keeps the number", table(2), correctTo(of(ann, "reserve"), 3, of(ann, "backyard"), 3)),
		refused("RH-YARD-05", "a figure from the box", table(4), correctTo(of(ann, "backyard"), 2)),
		refused("RH-YARD-05", "a figure that is lost", table(4), correctTo(of(ann, "backyard"), 0)).In("RH-EX-SEQ-15"),
		refused("RH-YARD-05", "six in front of one of four players", table(4), correctTo(of(ann, "reserve"), 6, of(ann, "backyard"), 0)).Breaking("RH-YARD-08").In("RH-EX-SEQ-15"),
		allowed("RH-YARD-06", "seven figures for one player", table(1), correctTo(of(ann, "reserve"), 7, of(ann, "backyard"), 0)),
		refused("RH-YARD-06", "eight", table(1), correctTo(of(ann, "reserve"), 8, of(ann, "backyard"), 0)).At(rules.Impossible),
		allowed("RH-YARD-07", "six figures each for two", table(2), correctTo(of(ann, "reserve"), 6, of(ann, "backyard"), 0)),
		refused("RH-YARD-07", "seven each for two", table(2), correctTo(of(ann, "reserve"), 7, of(ann, "backyard"), 0)),
		refused("RH-YARD-07", "seven each for three", table(3), correctTo(of(ann, "reserve"), 7, of(ann, "backyard"), 0)),
		refused("RH-YARD-07", "seven in a group of the duel", duelTable(), correctTo(of(ann, "reserve"), 7, of(ann, "backyard"), 0)),
		allowed("RH-YARD-08", "five figures each for four", table(4), correctTo(of(ann, "reserve"), 5, of(ann, "backyard"), 0)),
		refused("RH-YARD-08", "six each for four", table(4), correctTo(of(ann, "reserve"), 6, of(ann, "backyard"), 0)).In("RH-EX-SEQ-15"),
		refused("RH-YARD-10", "a rescue under the Owner's eyes", table(2, goes(ann, parts.Backyard, 1), goes(boris, parts.Basement, 1)), showCard(parts.Backyard), Rescue{ann, []Freed{{boris, 1}}}),
		refused("RH-YARD-10", "a rescue by those who fled under the popper", table(2, holds(ann), goes(ann, parts.Backyard, 1), goes(boris, parts.Basement, 1)),
			showCard(parts.Backyard), saves(ann), Rescue{ann, []Freed{{boris, 1}}}),
		so(allowed("RH-YARD-10", "raiders there stay there", table(1, goes(ann, parts.Backyard, 2)), showCard(parts.Backyard)), stands(ann, 3, 4, 0)),
	}
}

// kitchenDone returns a state in which Ann has eaten in the Kitchen, and the game waits for Boris
// in the Basement.
func kitchenDone() State {
	s := table(2, goes(ann, parts.Kitchen, 3), goes(boris, parts.Basement, 2))
	return did(s, showCard(parts.LivingRoom))
}
