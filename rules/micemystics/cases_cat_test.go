package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

var roachesNearGrape = turns("roach", grape("3", false), at("9", "tilda"), at("3", "roach_1"), at("1", "roach_2"))

func charmedCases() []trial {
	charm := func(edits ...func(*State)) State {
		edits = append([]func(*State){track("tilda", "collin", "nez", "filch"), ailing("collin", Charmed)}, edits...)
		return cardTurn("collin", edits...)
	}
	unreadGear := with("collin", func(m *Mouse) { m.Hero.Unread, m.Equipped = []parts.HeroPart{parts.HeroGear}, nil })
	return []trial{
		follows("MM-COND-09", "a charmed mouse goes for the nearest other mouse", charm(at("1", "nez"), at("5", "collin"), at("9", "filch")), numbers(2)).
			Leaving(leavesOpen(marches("collin", "4", "3"))),
		follows("MM-COND-09", "it attacks it", charm(at("1", "nez"), at("3", "collin")), numbers(2), marches("collin", "2", "1")).
			Leaving(leavesOpen(strikes("collin", "nez"))),
		follows("MM-COND-09", "with a mouse it does not move", charm(at("3", "collin", "nez"))).Leaving(leavesOpen(strikes("collin", "nez"))),
		refused("MM-COND-09", "its player does not play it", charm(at("3", "collin", "nez")), Attack{Mouse: "collin", Target: "rat_1"}),
		follows("MM-AMB-36", "lines and water are nothing to it, and minions do not hold it", charm(hall("1=2 2-3 2:water"),
			at("1", "nez"), at("3", "collin", "rat_1", "rat_2")), numbers(2)).Leaving(leavesOpen(marches("collin", "2", "1"))),
		follows("MM-AMB-36", "webbed, it stays", charm(at("1", "nez"), at("3", "collin"), ailing("collin", Webbed))).
			Leaving(all(leavesOpen(Hold{"collin"}), because("MM-COND-03 webbed"))),
		follows("MM-AMB-36", "fallen, it gets up", charm(at("1", "nez"), at("3", "collin"), ailing("collin", Down))).
			Leaving(all(leavesOpen(Hold{"collin"}), ails("collin", Charmed))),
		allowed("MM-COND-10", "it fights without a weapon", charm(at("3", "collin", "nez"), with("collin", func(m *Mouse) { m.Equipped = nil })),
			strikes("collin", "nez")),
		follows("MM-COND-10", "and with the value of its card alone", charm(at("3", "collin", "nez")), strikes("collin", "nez")).
			Leaving(awaits(Wait{For: ForRoll, Purpose: AttackRoll, Who: "collin", Against: "nez", Dice: 3, Reach: parts.Melee})),
		follows("MM-COND-10", "also while its gear is unread", charm(at("3", "collin", "nez"), unreadGear), strikes("collin", "nez")).
			Leaving(awaitsRoll(AttackRoll, "collin", 3)),
		refused("MM-COND-10", "an unread card adds no dice", charm(at("3", "collin", "nez"), with("collin", func(m *Mouse) { m.Equipped = cards("spoon") })),
			strikes("collin", "nez"), faces(1, 1, 1, 1)),
		refused("MM-COND-10", "no dice are added", charm(at("3", "collin", "nez")), strikes("collin", "nez"), faces(1, 1, 1, 1)),
		follows("MM-COND-11", "after its turn the charm is gone", charm(at("3", "collin", "nez")),
			strikes("collin", "nez"), Fell{}).Leaving(all(ails("collin"), isOnTurn("nez"))),
		answersQuestion("MM-AMB-36", follows("MM-MEL-09", "its cheese goes on the wheel", charm(at("3", "collin", "nez")), strikes("collin", "nez"), Fell{Cheese: 2})).
			Leaving(wheelHas(2)),
		answersQuestion("MM-AMB-36", follows("MM-MEL-09", "or to the mouse", charm(house(CharmedCheese, "mouse"), at("3", "collin", "nez")), strikes("collin", "nez"), Fell{Cheese: 2})).
			Leaving(cheeses("collin", 2)),
	}
}

func brodieTurn(card string, edits ...func(*State)) State {
	edits = append([]func(*State){track("tilda", "collin", "nez", "filch", "brodie_pounce", "brodie_chase")}, edits...)
	return cardTurn(card, edits...)
}

func brodieTurns(card string, first ...func(*State)) func(...func(*State)) State {
	return func(more ...func(*State)) State { return brodieTurn(card, edits(first...), edits(more...)) }
}

func chases(path ...parts.SpaceID) Chase { return Chase{Path: path} }

func catCases() []trial {
	crowds := brodieTurns(
		"brodie_pounce", track("rat", "tilda", "collin", "nez", "filch", "brodie_pounce", "brodie_chase"),
		at("1", "brodie"), at("4", "tilda", "rat_1", "rat_2"), at("8", "collin", "nez", "filch"),
	)
	hunt := brodieTurns("brodie_chase", at("1", "brodie", "filch"), at("3", "nez"), at("5", "tilda"))
	diamond := hall("1-2 1-3 2-4 3-4 4-5")
	home := brodieTurns("brodie_pounce", at("4", "brodie", "tilda", "nez"), at("8", "collin", "filch"))
	blind := brodieTurns("brodie_chase", unmapped, at("?1", "brodie"), at("?2", "nez"), at("?3", "tilda"))
	return []trial{
		follows("MM-CAT-03", "his cards are two different turns", brodieTurn("brodie_pounce", at("1", "brodie"), at("4", "tilda", "nez")), Leap{"4"}, Fell{}).
			Leaving(isOnTurn("brodie_chase")),
		refused("MM-CAT-03", "he does not chase when he pounces", brodieTurn("brodie_pounce", at("1", "brodie"), at("2", "tilda")), chases("2")),
		refused("MM-CAT-03", "nor pounce when he chases", hunt().but(func(s *State) { s.Waits, s.Turn.Points = nil, 3 }), Leap{"3"}),
		follows("MM-CAT-04", "he leaps where the most figures are, minions included, however far",
			brodieTurn("brodie_pounce", at("1", "brodie", "nez"), at("3", "collin", "filch"), at("9", "tilda", "rat_1", "rat_2"))).
			Leaving(all(leavesOpen(Leap{"9"}), because("MM-CAT-04 crowd"))),
		refused("MM-CAT-04", "not where fewer are", brodieTurn("brodie_pounce", at("1", "brodie", "nez"), at("3", "collin", "filch"), at("9", "tilda", "rat_1", "rat_2")), Leap{"3"}),
		follows("MM-CAT-05", "of several spaces to the one with the highest card", crowds()).
			Leaving(all(leavesOpen(Leap{"4"}), because("MM-CAT-05 crowd_card"))).In("MM-EX-D21"),
		follows("MM-CAT-06", "all on the space defend against one roll", crowds(), Leap{"4"}, Fell{Sword: 1, Cheese: 2}).
			Leaving(all(standsInHall(Brodie, "4"), waitsForEach("tilda", "rat_1", "rat_2"), wheelHas(0))).In("MM-EX-D21"),
		follows("MM-CAT-06", "with the battle value of that card", crowds(), Leap{"4"}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 3, s.Wait().Dice) }),
		refused("MM-CAT-05", "to no other", crowds(), Leap{"8"}),
		follows("MM-CAT-07", "he stays where no space holds more than his own", home()).Leaving(all(leavesOpen(Leap{"4"}), because("MM-CAT-07 stays_in_crowd"))),
		refused("MM-CAT-07", "and does not leap", home(), Leap{"8"}),
		allowed("MM-CAT-07", "a leap to nowhere is none", home(), Leap{}),
		follows("MM-CAT-07", "or where nobody is elsewhere", brodieTurn("brodie_pounce", at("4", "brodie", "nez"))).Leaving(leavesOpen(Leap{"4"})),
		answersQuestion("MM-AMB-42", follows("MM-CAT-07", "without a leap he attacks his space", home(), Leap{"4"})).Leaving(awaitsFor(ForRoll)),
		answersQuestion("MM-AMB-42", follows("MM-CAT-07", "or nobody", home(house(PounceWithoutLeap, "no_attack")), Leap{"4"})).
			Leaving(isOnTurn("brodie_chase")),
		follows("MM-CAT-08", "two dice say how far he runs", hunt()).
			Leaving(awaits(Wait{For: ForRoll, Purpose: ChaseRoll, Who: Brodie, Dice: 2})),
		refused("MM-CAT-08", "and no farther", hunt(), numbers(2, 1), chases("2", "3", "4", "5")),
		follows("MM-CAT-09", "he runs to the nearest mouse that is not with him", hunt(), numbers(1, 1)).
			Leaving(all(leavesOpen(chases("2", "3")), because("MM-CAT-08 chase_sum", "MM-CAT-09 chases"))),
		follows("MM-CAT-13", "he goes on to the next one", hunt(), numbers(2, 1)).
			Leaving(all(leavesOpen(chases("2", "3", "4")), because("MM-CAT-13 chases_on"))).In("MM-EX-D22"),
		follows("MM-CAT-14", "everybody on his way defends against one roll", hunt(), numbers(2, 1), chases("2", "3", "4"),
			Fell{Sword: 1}).Leaving(all(standsInHall(Brodie, "4"), waitsForEach("filch", "nez"))).In("MM-EX-D22"),
		refused("MM-CAT-09", "he does not run the other way",
			hunt(at("3", "brodie", "filch"), at("5", "nez"), at("2", "tilda")), numbers(1, 1), chases("4", "5")),
		refused("MM-CAT-13", "he does not stop at the first", hunt(), numbers(2, 1), chases("2", "3")),
		refused("MM-CAT-09", "nor stay", hunt(), numbers(2, 1), Chase{}),
		follows("MM-CAT-10", "of mice as near he chases the one with the higher card", brodieTurn("brodie_chase", at("3", "brodie"), at("1", "nez"), at("5", "tilda")), numbers(1, 1)).
			Leaving(all(leavesOpen(chases("4", "5")), because("MM-CAT-10 higher_card"))),
		refused("MM-CAT-10", "and not the other",
			brodieTurn("brodie_chase", at("3", "brodie"), at("1", "nez"), at("5", "tilda")), numbers(1, 1), chases("2", "1")),
		follows("MM-CAT-11", "of several shortest ways people choose", brodieTurn("brodie_chase", diamond, at("1", "brodie"), at("4", "nez")), numbers(1, 1)).
			Leaving(all(leavesOpen(chases("2", "4"), chases("3", "4")), because("MM-CAT-11 routes"))),
		follows("MM-CAT-11", "the way that passes the fewest mice is suggested",
			brodieTurn("brodie_chase", hall("1-2 2-3 3-4 1-5 5-4"), at("1", "brodie"), at("2", "nez"),
				at("4", "tilda"), at("3", "filch"), house(BrodieFullSpaces, "pass")), numbers(1, 2)).Leaving(func(t *testing.T,
			s State) {
			require.Equal(t, chases("2", "3", "4"), (Game{}).Decide(s, SeatMinions).Action)
		}),
		follows("MM-CAT-12", "with all mice beside him he stays and attacks", brodieTurn("brodie_chase", at("4", "brodie", "nez", "tilda"))).
			Leaving(all(leavesOpen(Chase{}), because("MM-CAT-12 all_here"))),
		follows("MM-CAT-12", "them all", brodieTurn("brodie_chase", at("4", "brodie", "nez", "tilda")), Chase{}).
			Leaving(awaits(Wait{For: ForRoll, Purpose: AttackRoll, Who: Brodie, Dice: 2, Reach: parts.Melee})),
		refused("MM-CAT-12", "he does not run", brodieTurn("brodie_chase", at("4", "brodie", "nez", "tilda")), chases("5")),
		follows("MM-CAT-12", "mice off the board do not count", brodieTurn("brodie_chase", at("4", "brodie", "nez"))).Leaving(leavesOpen(Chase{})),
		answersQuestion("MM-AMB-44", follows("MM-CAT-13", "full spaces are no hindrance to him", brodieBarred(), numbers(2, 2))).
			Leaving(leavesOpen(chases("2", "3", "4", "5"))),
		answersQuestion("MM-AMB-44", follows("MM-CAT-13", "unless the table bars them", brodieBarred(house(BrodieFullSpaces, "block")), numbers(2, 2))).
			Leaving(leavesOpen(chases("6", "7", "8", "9"))),
		refused("MM-WALL-01", "walls stop him", hunt(), numbers(1, 1), chases("3")),
		follows("MM-CAT-01", "he takes up no room", brodieTurn("brodie_chase", at("1", "brodie"), at("2", "tilda", "nez", "collin", "filch")), numbers(1, 1), chases("2")).
			Leaving(all(standsInHall(Brodie, "2"), func(t *testing.T, s State) {
				small, large := s.countFigures(inHall("2"))
				require.Equal(t, [2]int{4, 0}, [2]int{small, large})
			})),
		follows("MM-CAT-02", "his cheese goes nowhere", hunt(), numbers(2, 1), chases("2", "3", "4"), Fell{Cheese: 2}).
			Leaving(wheelHas(0)),
		allowed("MM-CAT-02", "it is rolled all the same", hunt(), numbers(2, 1), chases("2", "3", "4"), Fell{Cheese: 2}),
		refused("MM-CAT-02", "nobody puts it on the wheel", hunt(), Affect{Effect: Feed, Count: 2, By: Brodie}),
		follows("MM-CAT-09", "without a map distances are asked when the dice have fallen", blind(), numbers(2, 1)).
			Leaving(asksFacts(asksDistance("?1", "?3"), asksDistance("?1", "?2"))),
		follows("MM-CAT-13", "and from one mouse to the next", blind(), numbers(2, 1), tellFacts(asksDistance("?1", "?3"), 5, asksDistance("?1", "?2"), 2)).
			Leaving(asksFacts(asksDistance("?2", "?3"))),
		follows("MM-CAT-13", "as far as the dice lead", blind(), numbers(2, 1), tellFacts(asksDistance("?1", "?3"), 5, asksDistance("?1", "?2"), 2), tellFacts(asksDistance("?2", "?3"), 2)).
			Leaving(leavesOpen(Chase{Reached: []Name{"nez"}, Toward: "tilda", Steps: 1})),
		follows("MM-CAT-14", "figures that people saw on the way defend too", blind(at("?4", "rat_1")), numbers(2, 1), tellFacts(asksDistance("?1",
			"?3"), 5, asksDistance("?1", "?2"), 2), tellFacts(asksDistance("?2", "?3"), 2),
			Chase{Reached: []Name{"nez"}, Toward: "tilda", Steps: 1, Others: []Name{"rat_1"}}, Fell{Sword: 1}).
			Leaving(waitsForEach("rat_1", "nez")),
		refused("MM-CAT-09", "without a map too the nearest mouse is first", blind(known(asksDistance("?1", "?3"), 5, asksDistance("?1", "?2"), 2)), numbers(1, 1),
			Chase{Toward: "tilda", Steps: 2}),
		refused("MM-CAT-10", "and the higher card of two as near", blind(known(asksDistance("?1", "?3"), 2, asksDistance("?1", "?2"), 2)), numbers(1, 1),
			Chase{Reached: []Name{"nez"}}),
	}
}

var brodieBarred = brodieTurns("brodie_chase", hall("1-2 2-3 3-4 4-5 1-6 6-7 7-8 8-9 9-10"),
	at("1", "brodie"), at("5", "tilda"), at("10", "nez"), at("3", "rat_1", "rat_2", "rat_3", "rat_4"))

func grape(space parts.SpaceID, thrown bool) func(*State) {
	return func(s *State) {
		s.Laid = append(slices.Clone(s.Laid), Laid{Item: parts.Grape, At: inHall(space), Thrown: thrown})
	}
}

func grapeTurnCases() []trial {
	thrower := turns("rat", grape("5", true), at("5", "rat_1"), at("1", "collin", "nez"), at("4", "tilda"), at("9", "filch"))
	throws := Strike{Figure: "rat_1", Space: "1"}
	return []trial{
		follows("MM-GRAPE-02", "roaches go for the grape instead of the mice",
			cardTurn("roach", grape("9", false), at("4", "tilda"), at("6", "roach_1")), numbers(2)).
			Leaving(all(leavesOpen(marches("roach_1", "7", "8")), because("MM-GRAPE-02 bait"))),
		follows("MM-GRAPE-02", "a space with a mouse on the way stops them",
			cardTurn("roach", grape("9", false), at("7", "tilda"), at("6", "roach_1")), numbers(3)).
			Leaving(all(leavesOpen(marches("roach_1", "7")), because("MM-AMB-09 meets"))),
		follows("MM-GRAPE-02", "with a mouse they do not move", cardTurn("roach", grape("9", false), at("6", "tilda", "roach_1"))).
			Leaving(leavesOpen(strikes("roach_1", "tilda"))),
		refused("MM-GRAPE-02", "they do not go for mice", cardTurn("roach", grape("9", false), at("4", "tilda"), at("6", "roach_1")), numbers(2), marches("roach_1", "5", "4")),
		follows("MM-GRAPE-02", "rats do not mind it", cardTurn("rat", grape("9", false), at("4", "tilda"), at("6", "rat_1")), numbers(1)).
			Leaving(leavesOpen(marches("rat_1", "5"))),
		follows("MM-BOSS-02", "nor does a queen of roaches", cardTurn("queen", grape("9", false), at("4", "tilda"), at("6", "queen_1")), numbers(1)).
			Leaving(leavesOpen(marches("queen_1", "5"))),
		follows("MM-GRAPE-02", "shut off from it they stay",
			cardTurn("roach", grape("9", false), at("1", "tilda"), at("7", "rat_1", "rat_2", "rat_3", "rat_4"), at("6", "roach_1"))).
			Leaving(all(leavesOpen(Hold{"roach_1"}), because("MM-GRAPE-02 no_bait_way"))),
		follows("MM-GRAPE-02", "without a map the way to it is asked",
			cardTurn("roach", unmapped, grape("?3", false), at("?1", "tilda"), at("?2", "roach_1")), numbers(1), tellFacts(asksDistance("?2", "?3"), 4)).
			Leaving(leavesOpen(March{Figure: "roach_1", Steps: 1})),
		follows("MM-GRAPE-03", "on the grape they eat and do not attack",
			cardTurn("roach", grape("3", false), at("2", "tilda"), at("9", "collin"), at("4", "roach_1")), numbers(1), marches("roach_1", "3")).
			Leaving(all(leavesOpen(Hold{"roach_1"}), because("MM-GRAPE-03 eats"))),
		refused("MM-GRAPE-03", "not even a mouse beside it", cardTurn("roach", grape("3", false),
			at("2", "tilda"), at("4", "roach_1")), numbers(1), marches("roach_1", "3"), strikes("roach_1", "tilda")),
		follows("MM-GRAPE-04", "all that ended there are gone with the grape, and with the last their card",
			roachesNearGrape(), Hold{"roach_1"}, numbers(2), marches("roach_2", "2", "3"), Hold{"roach_2"}).
			Leaving(all(trackIs("tilda", "collin", "nez", "filch"), func(t *testing.T, s State) {
				require.Empty(t, s.Minions)
				require.Empty(t, s.Laid)
				require.Empty(t, s.Stash)
			})),
		answersQuestion("MM-AMB-70", follows("MM-GRAPE-04", "the grape is eaten when all have acted", roachesNearGrape(), Hold{"roach_1"})).
			Leaving(func(t *testing.T, s State) { require.Len(t, s.Laid, 1) }),
		answersQuestion("MM-AMB-70", follows("MM-GRAPE-04", "or with the first roach", roachesNearGrape(house(BaitEaten, "first")), Hold{"roach_1"})).
			Leaving(all(figureActs("roach_2"), func(t *testing.T, s State) {
				require.Empty(t, s.Laid)
				require.Len(t, s.Minions, 1)
			})),
		follows("MM-GRAPE-11", "a rat that begins on a grape that landed whole throws it where most mice are", thrower()).
			Leaving(all(leavesOpen(throws), because("MM-GRAPE-11 armed", "MM-GRAPE-11 most_mice"))),
		follows("MM-GRAPE-11", "the token is tossed", thrower(), throws).
			Leaving(all(awaitsFor(ForToss), awaits(Wait{For: ForToss, Who: "rat_1", To: inHall("1")}))),
		refused("MM-GRAPE-11", "it does not attack otherwise", thrower(), strikes("rat_1", "tilda")),
		refused("MM-GRAPE-11", "it does not move", thrower(), marches("rat_1", "4")),
		refused("MM-GRAPE-11", "it does not keep the grape", thrower(), Hold{"rat_1"}),
		refused("MM-GRAPE-11", "nor throw it where fewer mice are", thrower(), Strike{Figure: "rat_1", Space: "4"}),
		follows("MM-GRAPE-11", "bait that a mouse laid is no weapon",
			cardTurn("rat", grape("5", false), at("5", "rat_1"), at("1", "tilda")), numbers(1)).Leaving(leavesOpen(marches("rat_1", "4"))),
		follows("MM-GRAPE-11", "without a mouse there is nothing to throw at",
			cardTurn("rat", grape("5", true), at("5", "rat_1"))).Leaving(leavesOpen(Hold{"rat_1"})),
		follows("MM-GRAPE-12", "of several spaces it takes the one with the highest card",
			cardTurn("rat", grape("5", true), at("5", "rat_1"), at("1", "collin", "filch"), at("9", "tilda", "nez"))).
			Leaving(all(leavesOpen(Strike{Figure: "rat_1", Space: "9"}), because("MM-GRAPE-12 throw_card"))),
		refused("MM-GRAPE-12", "and no other", cardTurn("rat", grape("5", true), at("5", "rat_1"), at("1", "collin", "filch"), at("9", "tilda", "nez")), throws),
		follows("MM-GRAPE-13", "with mice on its space it cannot use it", cardTurn("rat", grape("5", true), at("5", "rat_1", "tilda"), at("1", "collin", "nez"))).
			Leaving(all(leavesOpen(strikes("rat_1", "tilda")), because("MM-GRAPE-13 not_thrown"))).In("MM-EX-D25"),
		refused("MM-GRAPE-13", "whoever does it", cardTurn("rat", grape("5", true), at("5", "rat_1", "tilda"), at("1", "collin", "nez")), throws),
		answersQuestion("MM-AMB-54", follows("MM-GRAPE-11", "it need not see the mice", thrower(walled(2)))).Leaving(leavesOpen(throws)),
		answersQuestion("MM-AMB-54", follows("MM-GRAPE-11", "unless ranged rules bind it", thrower(walled(2), house(GrapeRangedRules, "ranged")))).
			Leaving(leavesOpen(Strike{Figure: "rat_1", Space: "4"})),
		answersQuestion("MM-AMB-71", follows("MM-GRAPE-11", "Vurst does not throw it",
			cardTurn("vurst_2", grape("5", true), at("5", "vurst_1"), at("1", "tilda")))).Leaving(awaitsFor(ForRoll)),
		answersQuestion("MM-AMB-71", follows("MM-GRAPE-11", "unless the table lets him",
			cardTurn("vurst_2", house(GrapeThrowers, "with_vurst"), grape("5", true), at("5", "vurst_1"), at("1", "tilda")))).
			Leaving(leavesOpen(Strike{Figure: "vurst_1", Space: "1"})),
	}
}
