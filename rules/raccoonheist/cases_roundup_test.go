package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

func roundUpCases() []trial {
	kitchen := func(n int, twists ...twist) State {
		return table(1, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, n)).but(twists...)
	}
	basement := func(n int) State { return table(1, goes(ann, parts.Basement, n)) }
	elsewhere := showCard(parts.LivingRoom)
	return []trial{
		follows("RH-RES-02", "the locations are checked in the order of the row", table(2, goes(ann, parts.TrashCan, 1), goes(boris, parts.Kitchen, 1)), elsewhere).Noting(
			told("shown", "RH-RES-01", "place", Place(parts.LivingRoom)), told("round-up", "RH-RES-02"), told("fed", "RH-FOOD-01", "place",
				Place(parts.Kitchen), "seat", boris.Noun(), "count", 1, "food", 1),
			told("fed", "RH-FOOD-01", "place", Place(parts.TrashCan), "seat", ann.Noun(), "count", 2, "food", 2), told("in-vain", "RH-RES-03",
				"place", Place(parts.LivingRoom)), told("round", "RH-ROUND-03")),
		so(follows("RH-RES-02", "what lies further right waits for a die further left", dicing()), at(parts.Kitchen), waitIs(Wait{For: ForDie, Seat: ann})),
		refused("RH-RES-02", "food from a location further right", dicing(), Collect{boris, 2}),
		refused("RH-RES-02", "the Basement's die before the Trap's", late(), Fell{Face: 3, Seat: boris}),
		refused("RH-RES-02", "a rescue before the Backyard is reached", table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 1), goes(boris, parts.Backyard, 1)),
			elsewhere, Rescue{boris, []Freed{{boris, 1}}}),
		noting(so(follows("RH-RES-03", "where nobody is, nothing happens", table(1, withTrap(parts.Kitchen), goes(ann, parts.Backyard, 1), yard(ann,
			0)), showCard(parts.TrashCan)), stands(ann, 5, 0, 0), in(3, DogStep)),
			"shown", "round-up", "in-vain", "nothing-backyard", "round"),
		so(follows("RH-RES-08", "the caught stand on the Backyard before it is checked",
			table(2, goes(ann, parts.Kitchen, 2), goes(boris, parts.Backyard, 2), yard(ann, 0), yard(boris, 0)), showCard(parts.Kitchen)),
			at(parts.Backyard), stands(ann, 3, 2, 0), waitIs(Wait{For: ForRescue, Seat: boris, Max: 2})),
		so(follows("RH-RES-09", "figures in front of the players are safe", table(1, goes(ann, parts.Kitchen, 1)), showCard(parts.Kitchen)), stands(ann, 4, 3, 0)),
		so(follows("RH-RES-10", "everybody takes for himself", table(2, goes(ann, parts.Kitchen, 3), goes(boris, parts.Kitchen, 1)), elsewhere),
			stands(ann, 5, 1, 3), stands(boris, 5, 1, 1)),
		so(follows("RH-RES-10", "in the order of choice", table(2, goes(boris, parts.Basement, 1), goes(ann, parts.Basement, 1)), elsewhere), waitIs(Wait{For: ForDie, Seat: boris})),

		refused("RH-RES-02", "the same figures' food while another is awaited", kitchens(), Collect{ann, 2}, Collect{ann, 2}),
		refused("RH-RES-02", "a second rescue while another is awaited", table(2, goes(ann, parts.Backyard, 2), goes(boris, parts.Backyard, 2)), showCard(parts.Basement),
			Rescue{ann, []Freed{{ann, 1}}}, Rescue{ann, []Freed{{boris, 1}}}),
		refused("RH-RES-02", "the popper taken before the Living room is reached", table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.LivingRoom, 2)),
			showCard(parts.Basement), TakePopper{boris}),
		refused("RH-RES-02", "the popper taken after all", table(2, withTrap(parts.Kitchen), goes(ann, parts.LivingRoom, 2), goes(boris, parts.LivingRoom, 2)),
			showCard(parts.Basement), LeavePopper{ann}, TakePopper{ann}),
		refused("RH-RES-04", "food for somebody who is nowhere", kitchens().but(func(s *State) { s.Groups = append(s.Groups, Group{Seat: clara}) }), Collect{clara, 1}),

		refused("RH-RES-05", "food at the Trash can under the Owner's eyes", table(2, goes(ann, parts.TrashCan, 2), goes(boris, parts.Basement, 1)), showCard(parts.TrashCan), Collect{ann, 2}),
		refused("RH-RES-05", "food in the Basement under the Owner's eyes", table(2, withTrap(parts.Kitchen), goes(ann, parts.Basement, 2),
			goes(boris, parts.Kitchen, 1)), showCard(parts.Basement), Collect{ann, 2}),
		refused("RH-TRAP-10", "food at the Trash can for nobody left", table(2, withTrap(parts.TrashCan), goes(ann, parts.TrashCan, 1), goes(boris, parts.TrashCan, 1)),
			showCard(parts.Basement), Fell{3, ann}, Collect{ann, 2}),
		noting(so(follows("RH-RES-05", "all raccoons in the Owner's location are caught", table(2, goes(ann, parts.Basement, 3), goes(boris,
			parts.Basement, 1)), showCard(parts.Basement)), stands(ann, 2, 4, 0), stands(boris, 4, 2, 0)),
			"shown", "round-up", "caught-owner", "caught-owner", "round"),
		so(follows("RH-RES-05", "Trap or no Trap", kitchen(3), showCard(parts.Kitchen)), stands(ann, 2, 5, 0)),
		refused("RH-RES-05", "food under the Owner's eyes", table(2, goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)), showCard(parts.Kitchen), Collect{ann, 2}),
		refused("RH-TRAP-11", "the Trap's die under the Owner's eyes", table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)),
			showCard(parts.Kitchen), Fell{Face: 5, Seat: ann}),
		so(allowed("RH-TRAP-11", "no die with the Owner there", kitchen(1), showCard(parts.Kitchen)), in(3, DogStep)),
		refused("RH-BAS-08", "the Basement's die under the Owner's eyes", dicing(func(s *State) { *s = s.but(goes(boris, parts.Basement, 2)) }), Fell{Face: 5, Seat: boris}),
		so(allowed("RH-BAS-08", "with the Owner there all are caught at once", basement(2), showCard(parts.Basement)), stands(ann, 3, 4, 0)),

		so(follows("RH-RES-07", "the Trap calls for a die", kitchen(2), elsewhere), awaitsSeat(rules.Cardboard), waitIs(Wait{For: ForDie, Seat: ann})),
		noting(so(follows("RH-TRAP-07", "a 2 catches two", kitchen(3), elsewhere, Fell{Face: 2}), stands(ann, 3, 4, 1)), "rolled", "caught-trap", "fed", "in-vain", "round"),
		so(follows("RH-TRAP-07", "a 4 catches the only one", kitchen(1), elsewhere, Fell{Face: 4}), stands(ann, 4, 3, 0)).In("RH-EX-03"),
		so(follows("RH-TRAP-07", "a 4 catches four of five and the fifth takes food", kitchen(5), elsewhere, Fell{Face: 4}), stands(ann, 1, 6, 1)).In("RH-EX-04"),
		so(follows("RH-TRAP-08", "a 5 catches nobody", kitchen(3), elsewhere, Fell{Face: 5}), stands(ann, 5, 2, 3)),
		so(follows("RH-TRAP-08", "nor does a 6", kitchen(3), elsewhere, Fell{Face: 6}), stands(ann, 5, 2, 3)),
		so(follows("RH-TRAP-09", "those in front of the player are safe", kitchen(2), elsewhere, Fell{Face: 4}), stands(ann, 3, 4, 0)),
		so(follows("RH-TRAP-10", "those left use the effect", table(1, withTrap(parts.TrashCan), goes(ann, parts.TrashCan, 3)), elsewhere, Fell{Face: 2}), stands(ann, 3, 4, 2)),
		so(follows("RH-TRAP-10", "nobody left, no effect", table(1, withTrap(parts.TrashCan), goes(ann, parts.TrashCan, 2)), elsewhere, Fell{Face: 2}), stands(ann, 3, 4, 0)),
		refused("RH-TRAP-10", "food for nobody left", table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1)),
			elsewhere, Fell{Face: 3}, Collect{ann, 1}),
		allowed("RH-TRAP-06", "one die each", table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 2)), elsewhere, Fell{Face: 1}, Fell{Face: 1}),
		allowed("RH-TRAP-06", "the second player rolls first", table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 2)),
			elsewhere, Fell{1, boris}, Fell{1, ann}),
		refused("RH-TRAP-06", "a second die for one player", table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 2)),
			elsewhere, Fell{1, ann}, Fell{6, ann}),
		refused("RH-TRAP-06", "food without the die", kitchen(2), elsewhere, Collect{ann, 2}),
		allowed("RH-RES-04", "no Trap, no die", table(1, goes(ann, parts.Kitchen, 2)), elsewhere),
		refused("RH-RES-04", "a die where no Trap is", dicing(), Fell{Face: 2, Seat: boris}),
		refused("RH-RES-04", "a die that nobody awaits", table(1, goes(ann, parts.Backyard, 1)), elsewhere, Fell{Face: 2}),
		refused("RH-RES-04", "food from the Backyard", table(1, goes(ann, parts.Backyard, 1)), elsewhere, Collect{ann, 1}),
		refused("RH-RES-03", "the die of somebody who is nowhere", dicing(func(s *State) { s.Groups = append(s.Groups, Group{Seat: clara}) }), Fell{2, clara}),

		allowed("RH-BAS-02", "one die in the Basement", basement(2), elsewhere, Fell{Face: 1}),
		refused("RH-BAS-02", "food without the die", basement(2), elsewhere, Collect{ann, 2}),
		refused("RH-BAS-02", "a second die", table(2, goes(ann, parts.Basement, 2), goes(boris, parts.Basement, 2)), elsewhere, Fell{1, ann}, Fell{5, ann}),
		noting(so(follows("RH-BAS-03", "a 3 catches three", basement(4), elsewhere, Fell{Face: 3}), stands(ann, 2, 5, 1)), "rolled", "caught-basement", "fed", "round"),
		so(follows("RH-BAS-03", "a 4 catches the only one", basement(1), elsewhere, Fell{Face: 4}), stands(ann, 4, 3, 0)).In("RH-EX-06"),
		so(follows("RH-BAS-04", "the fifth brings a token home", basement(5), elsewhere, Fell{Face: 4}), stands(ann, 1, 6, 1)).In("RH-EX-07"),
		refused("RH-BAS-04", "more food than raccoons left", table(2, advancedRules, goes(ann, parts.Basement, 4)).but(goes(boris, parts.Basement, 1)),
			elsewhere, Fell{1, ann}, Fell{4, boris}, Collect{ann, 4}),
		so(follows("RH-BAS-05", "those in front of the player are safe", basement(1), elsewhere, Fell{Face: 1}), stands(ann, 4, 3, 0)),
		so(follows("RH-BAS-06", "each rolls for his own", table(2, goes(ann, parts.Basement, 2), goes(boris, parts.Basement, 2)), elsewhere, Fell{Face: 1}, Fell{Face: 5}),
			stands(ann, 4, 2, 1), stands(boris, 5, 1, 2)),
		so(follows("RH-BAS-07", "a 5 brings a token for each", basement(3), elsewhere, Fell{Face: 5}), stands(ann, 5, 2, 3)),
		so(follows("RH-BAS-07", "so does a 6", basement(3), elsewhere, Fell{Face: 6}), stands(ann, 5, 2, 3)),
		refused("RH-BAS-07", "more food than raccoons after a 6", table(2, advancedRules, goes(ann, parts.Basement, 3), goes(boris, parts.TrashCan, 2)),
			elsewhere, Collect{boris, 2}, Fell{Face: 6}, Collect{ann, 4}),
		refused("RH-BAS-03", "food for nobody left", table(2, goes(ann, parts.Basement, 1), goes(boris, parts.Basement, 1)), elsewhere, Fell{2, ann}, Collect{ann, 1}),
	}
}

// The function `kitchens` returns a state in which Ann takes food first, then Boris.
func kitchens() State {
	s := table(2, advancedRules, goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 2))
	return did(s, showCard(parts.Basement))
}

func late() State {
	s := table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 2))
	return did(s, showCard(parts.LivingRoom))
}
