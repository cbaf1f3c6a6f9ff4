package raccoonheist

import parts "tablemate/tables/raccoonheist"

func popperCases() []trial {
	kitchen := showCard(parts.Kitchen)
	both := table(2, holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 3))
	apart := table(2, holds(ann), goes(ann, parts.TrashCan, 2), goes(boris, parts.Kitchen, 3))
	alone := table(1, holds(ann), goes(ann, parts.Kitchen, 3))
	busy := table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 1), goes(boris, parts.TrashCan, 2), holds(ann))
	fresh := table(2, row(parts.LivingRoom, parts.Kitchen, parts.TrashCan, parts.Backyard, parts.Basement), withTrap(parts.TrashCan),
		goes(ann, parts.LivingRoom, 1), goes(boris, parts.TrashCan, 2))
	return []trial{
		so(follows("RH-POP-07", "the holder is asked when the Owner finds somebody", both, kitchen), waitIs(Wait{For: ForPopper, Seat: ann}), awaitsSeat(ann)),
		so(follows("RH-POP-07", "the holder may let the round pass", both, kitchen, KeepPopper{}), stands(ann, 3, 3, 0), stands(boris, 2, 4, 0)),
		so(follows("RH-POP-07", "nobody is asked when the Owner finds nobody", both, showCard(parts.Basement)), in(3, DogStep)),
		refused("RH-POP-03", "nothing to decide", busy, showCard(parts.Basement), KeepPopper{}),
		allowed("RH-POP-03", "used against the Owner", alone, kitchen, saves(ann)),
		refused("RH-POP-03", "used for nobody", both, kitchen, saves()).At("impossible"),
		refused("RH-POP-03", "used where the Owner is not", busy, showCard(parts.Basement), saves(boris)),
		refused("RH-POP-03", "used against the Trap", busy, showCard(parts.Basement), saves(ann)),
		refused("RH-POP-03", "used before the card is shown", both, saves(ann)),
		refused("RH-POP-03", "used in the Basement before the card is shown", table(1, holds(ann), goes(ann, parts.Basement, 2)), saves(ann)),
		refused("RH-POP-04", "used for two players, whatever the duel's house rule", both.but(houseRule(DuelPopperSaves, "both_groups")), kitchen, saves(ann, boris)),
		refused("RH-POP-03", "used before all have chosen", table(2, holds(ann), goes(ann, parts.Kitchen, 2)), saves(ann)),
		refused("RH-POP-03", "used in the Basement without the Owner", table(2, holds(ann), goes(ann, parts.Basement, 2), goes(boris, parts.TrashCan,
			1)), showCard(parts.LivingRoom), saves(ann)).Breaking("RH-BAS-10"),
		refused("RH-RES-02", "used when the raccoons are caught already", table(2, holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)), kitchen, KeepPopper{}, saves(ann)),
		refused("RH-RES-02", "used before the Owner's location is reached", table(2, holds(ann), withTrap(parts.TrashCan), goes(ann, parts.Backyard,
			2), goes(boris, parts.TrashCan, 1)), showCard(parts.Backyard), saves(ann)),
		refused("RH-POP-01", "a popper that nobody has", table(1, goes(ann, parts.Kitchen, 1)), saves(ann)).At("impossible"),
		refused("RH-POP-01", "a popper handed over that lies on the Living room", table(2), HandOver{boris}).At("impossible"),
		refused("RH-POP-01", "a popper handed to its holder", table(2, holds(ann)), HandOver{ann}).At("impossible"),
		refused("RH-POP-01", "a correction gives it to a stranger", table(2), correctTo("/popper", Popper{Holder: dan})).At("impossible"),
		so(allowed("RH-POP-01", "a correction gives it to a player", table(2), correctTo("/popper", Popper{Holder: boris, Taken: 1})), popperIs(Popper{Holder: boris, Taken: 1})),
		refused("RH-POP-02", "used in the round in which it was taken", fresh, showCard(parts.Basement), TakePopper{ann}, saves(boris)),
		refused("RH-POP-02", "used right after that round", table(2, row(parts.LivingRoom, parts.Kitchen, parts.TrashCan, parts.Backyard, parts.Basement), withTrap(parts.TrashCan),
			goes(ann, parts.LivingRoom, 1), goes(boris, parts.Kitchen, 2)), kitchen, TakePopper{ann}, saves(boris)).In("RH-EX-SEQ-09"),
		allowed("RH-POP-02", "used in the next round", both, kitchen, saves(ann)),
		refused("RH-POP-04", "used for two players", both, kitchen, saves(ann, boris)),
		refused("RH-POP-04", "used a second time", table(2, holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)), kitchen, saves(ann), saves(boris)),
		refused("RH-POP-04", "handed over after it was used", table(2, holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)), kitchen, saves(ann), HandOver{boris}),
		so(allowed("RH-POP-04", "used for one of two", both, kitchen, saves(boris)), stands(ann, 3, 3, 0), stands(boris, 5, 1, 0)),
		so(follows("RH-POP-05", "used for a player in another place than its holder", apart, kitchen, saves(boris)), stands(boris, 5, 1, 0), stands(ann, 5, 1, 2)),
		so(follows("RH-POP-05", "handed over in the middle of the Round-up", both, kitchen, HandOver{boris}), awaitsSeat(boris)),
		noting(so(follows("RH-RES-06", "one player escapes, all others are caught", both, kitchen, saves(ann)), stands(ann, 5, 1, 0), stands(boris, 2, 4, 0), in(3, DogStep)),
			"popper-used", "caught-owner", "popper-back", "round"),
		so(follows("RH-RES-06", "the saved keep their raccoons and take no food", alone, kitchen, saves(ann)), stands(ann, 5, 2, 0)).In("RH-EX-05"),
		refused("RH-POP-06", "food for the saved", table(2, holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)), kitchen, saves(ann), Collect{ann, 2}).Breaking("RH-POP-06"),
		refused("RH-POP-06", "the popper for the saved", table(2, holds(ann), goes(ann, parts.LivingRoom, 2), goes(boris, parts.Basement, 1)), showCard(parts.LivingRoom), saves(ann), TakePopper{ann}),
		refused("RH-POP-06", "a die for the saved", table(2, holds(ann), withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)), kitchen, saves(ann), Fell{4, ann}),
		refused("RH-POP-06", "a rescue by the saved", table(2, holds(ann), goes(ann, parts.Backyard, 1), goes(boris, parts.Basement, 1)),
			showCard(parts.Backyard), saves(ann), Rescue{ann, nil}).Breaking("RH-YARD-10"),
		so(allowed("RH-POP-06", "the saved have no effect", alone, kitchen, saves(ann)), stands(ann, 5, 2, 0)),
		so(follows("RH-POP-08", "it goes back unused", both, showCard(parts.Basement)), popperIs(Popper{})),
		so(follows("RH-POP-08", "it goes back used", alone, kitchen, saves(ann)), popperIs(Popper{})),
		so(follows("RH-POP-10", "the saved go back to their player", alone, kitchen, saves(ann)), stands(ann, 5, 2, 0)),
		refused("RH-BAS-10", "used against the Basement's die", table(1, holds(ann), goes(ann, parts.Basement, 2)), showCard(parts.LivingRoom), saves(ann)),
		so(allowed("RH-BAS-10", "its holder rolls like everybody", table(1, holds(ann), goes(ann, parts.Basement, 2)), showCard(parts.LivingRoom), Fell{Face: 1}), stands(ann, 4, 3, 1)),
		so(follows("RH-BAS-09", "with the Owner there one player is saved, without die or food", table(1, holds(ann), goes(ann, parts.Basement, 2)), showCard(parts.Basement), saves(ann)),
			stands(ann, 5, 2, 0)),

		refused("RH-ADV-02", "used for another than its holder", both.but(advancedRules), kitchen, saves(boris)),
		so(allowed("RH-ADV-02", "used by its holder", both.but(advancedRules), kitchen, saves(ann)), stands(boris, 2, 4, 0)),
		so(allowed("RH-ADV-02", "nobody is asked when its holder is elsewhere", apart.but(advancedRules), kitchen), stands(boris, 2, 4, 0)),
		refused("RH-ADV-03", "handed over after the card is shown", both.but(advancedRules), kitchen, HandOver{boris}),
		so(allowed("RH-ADV-03", "handed over in the Heist", both.but(advancedRules), HandOver{boris}, kitchen, saves(boris)), stands(boris, 5, 1, 0)),
		allowed("RH-ADV-03", "handed over and back", both.but(advancedRules), HandOver{boris}, HandOver{ann}),
		so(allowed("RH-ADV-03", "a popper just taken is passed on", fresh.but(advancedRules), showCard(parts.Kitchen), TakePopper{ann}, HandOver{boris}), popperIs(Popper{Holder: boris, Taken: 2})),
	}
}
