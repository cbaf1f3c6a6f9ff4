package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/chezguevara"
)

func recruitCases() []trial {
	r := in(Recruiting)
	proud := func(s *State) {
		s.Cards = learned(s.Cards, parts.Card{ID: "proud", Kind: parts.Person, Shuns: []parts.Category{"sergeant"}})
	}
	return []trial{
		allowed("CG-REC-01", "in the recruiting phase", table(3, r), calls("brother", ana)),
		refused("CG-REC-01", "in the leave phase", table(3), calls("brother", ana)),
		refused("CG-REC-01", "in another's turn", table(3, r), Recruit{Seat: boris, Card: "brother"}).In("CG-EX-SEQ-20"),
		refused("CG-REC-01", "as an event", table(3), plays(boris, "brother", boris)),
		so(follows("CG-REC-03", "a brother awaits his roll", table(3, r), calls("brother", ana)), waitsFor(ForArrival), tentIs(ana)),
		allowed("CG-REC-03", "a moocher by name needs no roll, read or not", table(3, r, func(s *State) {
			s.Cards = learned(s.Cards, parts.Card{ID: "beauty", Kind: parts.Person, Untold: true})
		}), calls("beauty", ana)),
		refused("CG-REC-03", "a person whose slack nobody has read", table(3, r), calls("hermit", ana)).At("unusual"),
		so(follows("CG-REC-04", "a moocher comes without a roll", table(3, r), calls("bore", boris)), has(boris, -1), waitsFor()).In("CG-EX-TAB-RECRUIT"),
		so(follows("CG-REC-06", "one with no slack too", table(3, r), calls("lazybones", boris)), tentIs(boris, "lazybones")).In("CG-EX-TAB-RECRUIT"),
		so(refused("CG-REC-06", "a die that he does not need is ignored", table(3, r), calls("lazybones", boris), die(1)).At("unusual"), tentIs(boris, "lazybones")),
		allowed("CG-REC-05", "the tent is named before the die", table(3, r), calls("brother", boris), die(4)),
		refused("CG-REC-05", "a die before anybody is announced", table(3, r), die(4)),
		so(follows("CG-REC-07", "on 1 he stays away", table(3, r), calls("brother", ana), die(1)), has(ana, 0), discards(1), holds(ana, 4)).In("CG-EX-TAB-RECRUIT"),
		so(follows("CG-REC-07", "on 2 he stays away", table(3, r), calls("big-brother", ana), die(2)), has(ana, 0), discards(1)).In("CG-EX-TAB-RECRUIT"),
		refused("CG-REC-07", "the next person before the die", table(3, r), calls("brother", ana), calls("brother", ana)),
		so(follows("CG-REC-08", "on 3 he comes", table(3, r), calls("brother", ana), die(3)), has(ana, 1), discards(0)).In("CG-EX-TAB-RECRUIT"),
		so(follows("CG-REC-08", "on 6 to a rival", table(3, r), calls("big-brother", chela), die(6)), has(chela, 2)).In("CG-EX-TAB-RECRUIT"),
		allowed("CG-REC-09", "a tent that he enters", table(3, r, tent(ana, "potato")), calls("cook", ana)),
		refused("CG-REC-09", "a tent without what he needs", table(3, r), calls("cook", ana)),
		refused("CG-REC-09", "a tent with what he shuns", table(3, r, tent(boris, "tequila")), calls("monk", boris)),
		refused("CG-REC-09", "a tent whose owner has a rank that he shuns", table(3, r, rank(boris, parts.Sergeant), proud), calls("proud", boris)),
		allowed("CG-REC-09", "a tent whose owner has another rank", table(3, r, rank(boris, parts.Corporal), proud), calls("proud", boris)),
		so(follows("CG-REC-10", "the host gets his slack at once", table(3, r), calls("big-brother", boris), die(4)), has(boris, 2)),
		allowed("CG-REC-12", "a cat in the recruiting phase", table(3, r), calls("cat", ana)),
		refused("CG-REC-12", "a cat in the leave phase", table(3), calls("cat", ana)),
		refused("CG-REC-12", "a cat in another's turn", table(3, r), Recruit{Seat: boris, Card: "cat"}),
		refused("CG-REC-12", "a cat as an event", table(3, r), plays(boris, "cat", boris)),
		so(follows("CG-REC-13", "a cat with slack needs no roll", table(3, r), calls("cat", ana)), has(ana, 1), waitsFor()).In("CG-EX-TAB-RECRUIT"),
	}
}

func leaveCases() []trial {
	sex := does("sex-with-capitalist-agent")
	corporal := rank(ana, parts.Corporal)
	around := table(4, tent(boris, "sleep"), tent(chela, "sleep"))
	beds := table(3, tent(boris, "sleep", "siesta"), tent(chela, "sleep"))
	return []trial{
		allowed("CG-LEAVE-01", "an activity in the leave phase", table(3), does("guitar")),
		refused("CG-LEAVE-01", "a looting after the leave phase", table(3, in(DiscardPhase)), loots("soap")),
		allowed("CG-LEAVE-02", "the last unit", table(3, used(2)), does("guitar")),
		refused("CG-LEAVE-02", "one unit too many", table(3, used(3)), does("guitar")),
		refused("CG-LEAVE-02", "a third looting of a Corporal", table(3, corporal, used(2)), loots("soap")).In("CG-EX-SEQ-11"),
		so(follows("CG-LEAVE-03", "a day off", table(3, used(3)), plays(ana, "day-off", ana), does("guitar")), left(2, 0)),
		so(allowed("CG-LEAVE-04", "announced, and not settled yet", table(3), does("guitar")), waitsFor(ForSettle), has(ana, 0), left(2, 2)),
		allowed("CG-LEAVE-05", "whichever card it is: of a hand that is not empty that cannot be seen", table(3, hand(ana, 1)), does("guitar")),
		refused("CG-LEAVE-05", "more things than the hand holds", table(3, hand(ana, 1)), loots("soap", "stone")),
		refused("CG-LEAVE-05", "an activity of an empty hand", table(3, hand(ana, 0)), does("guitar")),
		refused("CG-LEAVE-05", "a raid card of an empty hand", table(3, hand(boris, 0)), Give{boris, ana, "raid"}).At("impossible"),

		// Looting of things.
		allowed("CG-LOOT-01", "one thing", table(3), loots("soap")),
		refused("CG-LOOT-01", "nothing", table(3), loots()),
		refused("CG-LOOT-01", "a person", table(3), loots("soap", "brother")),
		refused("CG-LOOT-01", "a thing kept that was not laid", table(3), loots("soap"), Resolve{Keep: []card{"stone"}}),
		so(follows("CG-LOOT-02", "two things, one unit", table(3, corporal), loots("soap", "stone")), left(3, 1), holds(ana, 3)),
		so(follows("CG-LOOT-03", "a cancelled looting goes back to the hand", table(3), loots("soap", "stone"), cancels(boris, "curfew", 1)), holds(ana, 5), left(2, 2), has(ana, 0)),
		so(allowed("CG-LOOT-04", "the same things again", table(3, corporal), loots("soap"), cancels(boris, "curfew", 1), loots("soap"), Resolve{}), has(ana, 2), left(2, 0)).In("CG-EX-SEQ-11"),
		refused("CG-LOOT-04", "without leave", table(3, corporal, used(1)), loots("soap"), cancels(boris, "curfew", 1), loots("soap")).Breaking("CG-LEAVE-02"),
		so(allowed("CG-LOOT-05", "as much as the pay covers", table(3, corporal), plays(ana, "lucky-7", ana), loots("soap", "art-of-war"), Resolve{}), left(0, 1), has(ana, 5)).In("CG-EX-01"),
		allowed("CG-LOOT-05", "more is laid than the pay covers", table(3), loots("soap", "art-of-war")),
		refused("CG-LOOT-05", "the pay covers nothing that is laid", table(3), loots("art-of-war")).At("unusual"),
		so(allowed("CG-LOOT-05", "what the pay does not cover goes back to the hand", did(table(3), loots("soap", "art-of-war")), Resolve{}), tentIs(ana, "soap"), holds(ana, 4), left(1, 2)),
		so(allowed("CG-LOOT-05", "nothing that is laid is kept", did(table(3), loots("soap", "art-of-war")), Resolve{None: true}), tentIs(ana), holds(ana, 5), left(2, 2)),
		refused("CG-LOOT-05", "more is kept than the pay covers", did(table(3), loots("soap", "art-of-war")), Resolve{Keep: []card{"soap", "art-of-war"}}),
		so(follows("CG-LOOT-06", "a free thing costs leave alone", table(3), loots("stone"), Resolve{}), left(2, 2), has(ana, 1)),
		so(follows("CG-LOOT-07", "things lie in the tent", table(3), loots("soap", "stone"), Resolve{}), tentIs(ana, "soap", "stone"), has(ana, 2)),
		so(allowed("CG-LOOT-08", "it waits for objections", table(3), loots("soap")), waitsFor(ForSettle), tentIs(ana)),

		// Activities.
		so(follows("CG-ACT-01", "a cost besides the unit", table(3), does("cinema"), Resolve{}), left(0, 2), has(ana, 2)),
		allowed("CG-ACT-02", "what the pay covers", table(3, corporal, spent(1)), does("cinema")),
		refused("CG-ACT-02", "more than is left", table(3, corporal, spent(2)), does("cinema")).In("CG-EX-SEQ-10"),
		allowed("CG-ACT-03", "announced and laid", table(3), does("guitar"), Resolve{}),
		refused("CG-ACT-03", "nothing was announced", table(3), Resolve{}),
		refused("CG-ACT-03", "no card is named", table(3), does("")),
		refused("CG-ACT-03", "a thing", table(3), does("soap")),
		refused("CG-ACT-03", "a die for nothing", table(3), die(3)),
		so(follows("CG-ACT-04", "nobody objects", table(3), does("guitar"), Resolve{}), tentIs(ana, "guitar"), has(ana, 2), waitsFor()),
		so(follows("CG-ACT-04", "the next thing says that nobody objected", table(3), does("guitar"), loots("soap")), tentIs(ana, "guitar"), waitsFor(ForSettle)),
		so(follows("CG-ACT-05", "the die decides", table(3), sex, die(5)), has(ana, 4), waitsFor()).In("CG-EX-TAB-SEX"),
		refused("CG-ACT-05", "on without the die", table(3), sex, Resolve{}),
		refused("CG-ACT-05", "the next thing without the die", table(3), sex, loots("soap")),
		so(follows("CG-ACT-06", "on 1 it fails", table(3), sex, die(1)), has(ana, 0), tentIs(ana), discards(1)).In("CG-EX-02"),
		so(follows("CG-ACT-06", "an activity without slack", table(3), does("digging-holes"), Resolve{}), tentIs(ana), discards(1)),
		so(follows("CG-ACT-07", "the unit is gone", table(3), sex, die(1)), left(2, 2)).In("CG-EX-02"),

		// Noise of neighbours.
		so(follows("CG-NOISE-01", "five slack is noisy", around, sex, die(6)), has(ana, 5), tentIs(boris)).In("CG-EX-TAB-SEX"),
		so(follows("CG-NOISE-01", "four is not", around, sex, die(5)), tentIs(boris, "sleep")).In("CG-EX-TAB-SEX"),
		so(follows("CG-NOISE-02", "the neighbours alone", around, sex, die(6)), tentIs(boris), tentIs(chela, "sleep"), discards(1)),
		so(follows("CG-NOISE-02", "who has two sleep cards chooses", beds, sex, die(6)), waitsFor(ForSleep), waitsOn(boris), tentIs(chela)),
		so(follows("CG-NOISE-02", "and drops one", beds, sex, die(6), DropSleep{Seat: boris, Card: "siesta"}), tentIs(boris, "sleep"), waitsFor()),
		refused("CG-NOISE-02", "something else first", beds, sex, die(6), loots("soap")),
		refused("CG-NOISE-02", "a card that is no sleep", beds.but(tent(boris, "soap")), sex, die(6), DropSleep{Seat: boris, Card: "soap"}),
		refused("CG-NOISE-02", "a sleep card in the quiet", beds, DropSleep{Seat: boris, Card: "sleep"}),
		so(follows("CG-NOISE-03", "a card of long ago", table(2, tent(boris, "sleep")), sex, die(6)), tentIs(boris)),
		so(follows("CG-NOISE-04", "imposed: the neighbours of who did it", table(4, rank(boris, parts.Corporal), tent(boris, "sleep"), tent(chela,
			"sleep")), does("guitar"), orders(boris, "sex-with-capitalist-agent"), die(6)),
			tentIs(boris), tentIs(chela, "sleep"), has(ana, 5)),

		so(follows("CG-DUAL-02", "a pet that is food", table(3, in(Recruiting), tent(boris, "goat")), calls("gordo", boris)), tentIs(boris, "gordo")).In("CG-EX-08"),
		so(allowed("CG-DUAL-01", "a goat is a pet and food", table(3), Go{DiscardPhase}), func(t *testing.T, s State) {
			require.True(t, s.Card("goat").Is(parts.Food) && s.Card("goat").Is(parts.Pet))
		}),
		so(follows("CG-DUAL-03", "Green protects it", table(3, in(Recruiting), tent(boris, "goat", "green")), calls("gordo", boris)), tentIs(boris,
			"goat", "green", "gordo"), waitsFor()).In("CG-EX-08"),
		refused("CG-DUAL-03", "a protected goat is fed", table(3, in(Recruiting), tent(boris, "goat", "green", "potato", "tequila")), calls("gordo", boris), Feed{Seat: boris, Card: "goat"}),
	}
}
