package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

// grape adds the grape to the hall, as bait or as a thrown grape that is whole.
func grape(space parts.SpaceID, thrown bool) func(*State) {
	return func(s *State) {
		s.Laid = append(slices.Clone(s.Laid), Laid{Item: parts.Grape, At: inHall(space), Thrown: thrown})
	}
}

func grapeTurnCases() []trial {
	thrower := func(edits ...func(*State)) State {
		return cardTurn("rat", append([]func(*State){grape("5", true), at("5", "rat_1"), at("1", "collin", "nez"), at("4", "tilda"), at("9", "filch")}, edits...)...)
	}
	throws := Strike{Figure: "rat_1", Space: "1"}
	return []trial{
		follows("MM-GRAPE-02", "roaches go for the grape instead of the mice",
			cardTurn("roach", grape("9", false), at("4", "tilda"), at("6", "roach_1")), numbers(2)).
			Leaving(all(leavesOpen(marches("roach_1", "7", "8")), because("MM-GRAPE-02 bait"))),
		follows("MM-GRAPE-02", "a space with a mouse on the way stops them",
			cardTurn("roach", grape("9", false), at("7", "tilda"), at("6", "roach_1")), numbers(3)).
			Leaving(all(leavesOpen(marches("roach_1", "7")), because("MM-AMB-09 meets"))),
		follows("MM-GRAPE-02", "with a mouse they do not move", cardTurn("roach", grape("9", false), at("6", "tilda", "roach_1"))).
			Leaving(leavesOpen(Strike{Figure: "roach_1", Target: "tilda"})),
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
		refused("MM-GRAPE-03", "not even a mouse beside it",
			cardTurn("roach", grape("3", false), at("2", "tilda"), at("4", "roach_1")), numbers(1), marches("roach_1", "3"), Strike{Figure: "roach_1", Target: "tilda"}),
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
		follows("MM-GRAPE-11", "the token is tossed", thrower(), throws).Leaving(all(awaitsFor(ForToss), awaits(Wait{For: ForToss, Who: "rat_1", To: inHall("1")}))),
		refused("MM-GRAPE-11", "it does not attack otherwise", thrower(), Strike{Figure: "rat_1", Target: "tilda"}),
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
			Leaving(all(leavesOpen(Strike{Figure: "rat_1", Target: "tilda"}), because("MM-GRAPE-13 not_thrown"))).In("MM-EX-D25"),
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
