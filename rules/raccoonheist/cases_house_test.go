package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

func houseCases() []trial {
	kitchen := showCard(parts.Kitchen)
	elsewhere := showCard(parts.LivingRoom)
	declared := table(2, houseRule(PopperDeclare, "before_roundup"), holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 3))
	blocks := table(2, houseRule(PopperBlocksTrap, "true"), withTrap(parts.Kitchen), holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 3))
	fresh := table(2, withTrap(parts.Backyard), goes(ann, parts.Backyard, 3), goes(boris, parts.TrashCan, 1))
	freshRule := fresh.but(houseRule(FreshLosses, "not_this_round"))
	hardDuel := duelTable(advancedRules, food(ann, 6), food(boris, 2), goes(boris, parts.LivingRoom, 1), goes(ann, parts.TrashCan, 1), withTrap(parts.Backyard))
	groups := duelTable(holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 3))
	lost := duelTable(reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2), goes(boris, parts.TrashCan, 1))
	return []trial{
		so(follows("RH-AMB-03", "the end is judged after the whole Round-up", table(2, reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2),
			food(boris, 6), goes(boris, parts.TrashCan, 1)), kitchen),
			wonBy(SeatRaccoons, "RH-END-01", "RH-AMB-03")),
		so(follows("RH-AMB-03", "the end is judged at each location", table(2, houseRule(EndCheck, "immediate"), reserve(ann, 2), yard(ann, 4),
			goes(ann, parts.Kitchen, 2), food(boris, 6), goes(boris, parts.TrashCan, 1)), kitchen),
			wonBy(SeatOwner, "RH-END-02"), stands(boris, 4, 1, 6)),
		so(follows("RH-AMB-03", "within one location food comes first", table(2, houseRule(EndCheck, "immediate"), withTrap(parts.Kitchen),
			reserve(ann, 2), yard(ann, 4), goes(ann, parts.Kitchen, 2), food(boris, 7), goes(boris, parts.Kitchen, 1)),
			elsewhere, Fell{2, ann}, Fell{6, boris}), wonBy(SeatRaccoons, "RH-END-01", "RH-AMB-03")),

		so(follows("RH-AMB-06", "whom it saves is decided at the reveal", declared.but(houseRule(PopperDeclare, "at_reveal")), kitchen), waitIs(Wait{For: ForPopper, Seat: ann})),
		noting(so(follows("RH-AMB-06", "whom it saves is declared before the card", declared, saves(boris)), func(t *testing.T, s State) {
			require.Equal(t, []rules.Seat{boris}, s.Round.Declared)
		}), "popper-declared"),
		so(follows("RH-AMB-06", "and then nobody is asked", declared, saves(boris), kitchen), stands(ann, 3, 3, 0), stands(boris, 5, 1, 0), in(3, DogStep)),
		so(follows("RH-AMB-06", "it goes back if the Owner is elsewhere", declared, saves(boris), elsewhere), stands(boris, 5, 1, 3), popperIs(Popper{})),
		so(follows("RH-AMB-06", "without a word nobody is saved", declared, kitchen), stands(ann, 3, 3, 0), stands(boris, 2, 4, 0)),
		refused("RH-AMB-06", "used at the reveal after all", declared.but(goes(boris, parts.Basement, 1)), elsewhere, saves(boris)),
		refused("RH-POP-04", "declared for two after each other", declared, saves(boris), saves(ann)),

		so(follows("RH-AMB-07", "the popper does not help against the Trap", blocks.but(houseRule(PopperBlocksTrap, "false")), elsewhere), waitIs(Wait{For: ForDie, Seat: ann})),
		so(follows("RH-AMB-07", "it helps, named before the die", blocks, elsewhere), waitIs(Wait{For: ForPopper, Seat: ann})),
		so(follows("RH-AMB-07", "its player neither rolls nor eats", blocks, elsewhere, saves(ann), Fell{1, boris}), stands(ann, 5, 1, 0), stands(boris, 4, 2, 2)),
		so(follows("RH-AMB-07", "kept, everybody rolls", blocks, elsewhere, KeepPopper{}), waitIs(Wait{For: ForDie, Seat: ann})),
		refused("RH-AMB-07", "the die before the decision", blocks, elsewhere, Fell{1, ann}),
		refused("RH-AMB-07", "used after the die", blocks, elsewhere, KeepPopper{}, Fell{1, ann}, saves(ann)),
		so(follows("RH-AMB-07", "never in the Basement", table(1, houseRule(PopperBlocksTrap, "true"), withTrap(parts.Basement), holds(ann), goes(ann,
			parts.Basement, 2)), elsewhere), waitIs(Wait{For: ForDie, Seat: ann})),
		so(follows("RH-AMB-07", "declared before the card it helps too", blocks.but(houseRule(PopperDeclare, "before_roundup")), saves(boris),
			elsewhere, Fell{6, ann}), stands(ann, 5, 1, 2), stands(boris, 5, 1, 0)),
		refused("RH-POP-06", "a rescue by those who fled from the Trap", table(2, houseRule(PopperBlocksTrap, "true"), withTrap(parts.Backyard),
			holds(ann), goes(ann, parts.Backyard, 2), goes(boris, parts.Basement, 1)),
			elsewhere, saves(ann), Rescue{ann, []Freed{{ann, 1}}}),

		so(follows("RH-AMB-07", "nobody is asked where the Trap is not", blocks.but(withTrap(parts.TrashCan)), elsewhere), stands(ann, 5, 1, 2), in(3, DogStep)),
		so(follows("RH-AMB-12", "losses to the Trap elsewhere are not fresh ones", table(2, houseRule(FreshLosses, "not_this_round"),
			withTrap(parts.Kitchen), yard(ann, 0), goes(ann, parts.Kitchen, 3), goes(boris, parts.Backyard, 2)),
			elsewhere, Fell{2, ann}, Rescue{boris, []Freed{{ann, 2}}}), stands(ann, 5, 0, 1)),
		so(allowed("RH-AMB-12", "fresh losses are brought back", fresh, elsewhere, Fell{1, ann}, Rescue{ann, []Freed{{ann, 2}}}), stands(ann, 6, 0, 0)),
		refused("RH-AMB-12", "fresh losses must stay this round", freshRule, elsewhere, Fell{1, ann}, Rescue{ann, []Freed{{ann, 2}}}),
		so(follows("RH-AMB-12", "older ones come back", freshRule, elsewhere, Fell{1, ann}, Rescue{ann, []Freed{{ann, 1}}}), stands(ann, 5, 1, 0)),
		so(follows("RH-AMB-12", "nobody is asked where all are fresh", freshRule.but(yard(ann, 0), yard(boris, 0)), elsewhere, Fell{1, ann}), in(3, DogStep)),

		so(follows("RH-AMB-17", "the other group needs three", hardDuel, showCard(parts.Basement), Collect{ann, 2}, LeavePopper{boris}), goesOn),
		so(follows("RH-AMB-17", "eight in one group are enough", hardDuel.but(houseRule(DuelGoal, "false")), showCard(parts.Basement), Collect{ann,
			2}, LeavePopper{boris}), wonBy(SeatRaccoons, "RH-END-01")),

		refused("RH-POP-04", "one group is saved, not both", groups, kitchen, saves(ann, boris)),
		so(follows("RH-AMB-18", "one group is saved", groups, kitchen, saves(boris)), stands(ann, 3, 3, 0), stands(boris, 5, 1, 0)),
		so(follows("RH-AMB-18", "both groups are saved", groups.but(houseRule(DuelPopperSaves, "both_groups")), kitchen, saves(ann, boris)), stands(ann, 5, 1, 0), stands(boris, 5, 1, 0)),
		allowed("RH-AMB-18", "with the advanced rules too", groups.but(advancedRules, houseRule(DuelPopperSaves, "both_groups")), kitchen, saves(ann, boris)),

		so(follows("RH-AMB-28", "one lost group loses", lost, kitchen), wonBy(SeatOwner, "RH-END-02")),
		so(follows("RH-AMB-28", "both must be lost", lost.but(houseRule(DuelWipeout, "both_groups")), kitchen), goesOn, in(3, DogStep)),
		so(follows("RH-AMB-28", "the group without a free figure stays at home", lost.but(houseRule(DuelWipeout, "both_groups")), kitchen,
			Fell{Face: 6}, Trap{parts.Kitchen}, Hide{}), awaitsSeat(boris), func(t *testing.T, s State) { require.Equal(t, []rules.Seat{boris}, s.Missing()) }),
		so(follows("RH-AMB-28", "with both lost the Owner wins", lost.but(houseRule(DuelWipeout, "both_groups"), reserve(boris, 0), yard(boris, 5)), showCard(parts.TrashCan)), goesOn),
		so(follows("RH-AMB-28", "with both caught the Owner wins", lost.but(houseRule(DuelWipeout, "both_groups"), reserve(boris, 0), yard(boris, 5),
			goes(boris, parts.Kitchen, 1)), kitchen), wonBy(SeatOwner, "RH-END-02")),
	}
}

func TestAHouseRuleAnswersAQuestionThatExists(t *testing.T) {
	g, s := Game{}, table(1)
	for _, sw := range Switches {
		for _, v := range sw.Values {
			require.Empty(t, g.Check(s, Settle{sw.Name, v}))
			require.Equal(t, v, g.House(did(s, Settle{sw.Name, v})).Value(sw))
		}
	}
	require.NotEmpty(t, g.Check(s, Settle{"moon", "full"}))
	require.NotEmpty(t, g.Check(s, Settle{"end_check", "soon"}))
	require.NotEmpty(t, g.Check(s, Settle{"PR-DICE-01", rules.InForce}))
	waived := did(s, Settle{"RH-DOG-03", rules.Waived})
	require.True(t, waived.House.Waives("RH-DOG-03"))
	back := did(waived, Settle{"RH-DOG-03", rules.InForce})
	require.NotContains(t, back.House, "RH-DOG-03")
	require.Empty(t, g.Check(s, Settle{"RH-DOG-03", rules.Waived}))
	require.Empty(t, g.Check(s, Settle{"RH-DOG-03", rules.InForce}))
	require.Equal(t, []rules.Violation{{Note: rules.Note{ID: "house-unknown", Rule: "RH-AMB-01", Args: rules.Args{"name": "RH-DOG-03", "value": "maybe"}}, Level: rules.Impossible}},
		g.Check(s, Settle{"RH-DOG-03", "maybe"}))
	require.True(t, waived.House.Waives("RH-DOG-03"), "an earlier table was changed")
}

func TestTheRulebookAsksAndSaysWhatIsJudged(t *testing.T) { ruletest.Book(t, parts.Rulebook(), book) }
