package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func woundCases() []trial {
	against := func(figure Name, hits int, edits ...func(*State)) State {
		return position(append([]func(*State){at("1", figure), track("tilda", "collin", "rat", "elite", "roach", "spider", "nez", "filch"), defends(figure, "tilda", hits, 1)}, edits...)...)
	}
	hurt := func(name Name, n int) func(*State) { return func(s *State) { s.Minion(name).Wounds = n } }
	pool := func(n int) func(*State) { return func(s *State) { s.findCard("elite").Wounds = n } }
	return []trial{
		follows("MM-WND-01", "one wound is the end of a rat, more are lost", against("rat_1", 3, at("2", "rat_2")), Fell{}).
			Noting(noteOf("defeated", "", "figure", Name("rat_1"), "by", Name("tilda"))).
			Leaving(all(offBoard("rat_1"), hurtBy("rat_2", 0), cardHas("rat", 0), awaitsFor(NoWait))),
		follows("MM-WND-02", "with the last rat goes its card", against("rat_1", 1), Fell{}).
			Noting(noteOf("defeated", "", "figure", Name("rat_1"), "by", Name("tilda")), noteOf("card-removed", "MM-WND-02", "card", initiativeCard("rat"))).
			Leaving(all(offBoard("rat_1"), func(t *testing.T, s State) { require.Nil(t, s.findCard("rat")) })),
		follows("MM-INIT-06", "lower cards slide up, and the turn stays where it is", against("rat_1", 1), Fell{}).Leaving(all(
			trackIs("tilda", "collin", "elite", "roach", "spider", "nez", "filch"), isOnTurn("tilda"))),
		follows("MM-INIT-06", "the card of another rat's type stays", against("rat_1", 1, at("2", "elite_1")), Fell{}).Leaving(trackIs("tilda", "collin", "elite", "roach", "spider", "nez", "filch")),
		follows("MM-WND-03", "a minion with several lives keeps its wounds", against("elite_1", 1), Fell{}).Leaving(all(hurtBy("elite_1", 1), standsInHall("elite_1", "1"))),
		follows("MM-WND-03", "until they reach its life", against("elite_1", 1, hurt("elite_1", 1)), Fell{}).Leaving(all(offBoard("elite_1"),
			trackIs("tilda", "collin", "rat", "roach", "spider", "nez", "filch"))),
		follows("MM-WND-03", "or pass it", against("spider_1", 4), Fell{}).Leaving(offBoard("spider_1")),
		answersQuestion("MM-AMB-40", follows("MM-WND-03", "each figure has its own wounds, and the card stays for the other", against("elite_1", 1, at("1", "elite_2"), hurt("elite_2", 1)), Fell{}).
			Leaving(all(hurtBy("elite_1", 1), hurtBy("elite_2", 1)))),
		answersQuestion("MM-AMB-40", follows("MM-WND-03", "all figures of a card share its wounds", against("elite_1", 1, at("1", "elite_2"), pool(1), house(SharedWounds, "common")), Fell{}).
			Leaving(all(offBoard("elite_1"), hurtBy("elite_2", 0), cardHas("elite", 0)))),
		answersQuestion("MM-AMB-40", follows("MM-WND-03", "shared wounds lie on the card", against("elite_1", 1, house(SharedWounds, "common")), Fell{}).
			Leaving(all(hurtBy("elite_1", 0), cardHas("elite", 1)))),
		answersQuestion("MM-AMB-40", follows("MM-WND-03", "without a card a figure bears them itself", against("elite_1", 1, track("tilda"), house(SharedWounds, "common")), Fell{}).
			Leaving(hurtBy("elite_1", 1))),
		follows("MM-WND-03", "of a card that nobody has entered people know when it is full", position(at("1", "wasp_1"), track("tilda", "wasp"), defends("wasp_1", "tilda", 2, UnknownDice)), Fell{}).
			Leaving(all(hurtBy("wasp_1", 2), standsInHall("wasp_1", "1"))),
		follows("MM-MATK-07", "cheese of its defence is the mouse's, and the wheel stays as it was", position(at("1", "rat_1"), defends("tilda", "rat_1", 2, 2)), Fell{Shield: 1, Cheese: 1}).
			Leaving(all(cheeses("tilda", 1), wheelHas(0))),
		follows("MM-MATK-05", "a hit that is left wounds the mouse", position(at("1", "rat_1"), defends("tilda", "rat_1", 2, 2)), Fell{Shield: 1}).Leaving(hurtBy("tilda", 1)),
		follows("MM-COND-12", "a poisonous minion's wounds are poison", position(at("1", "spider_1"), waiting(Wait{For: ForRoll, Purpose: AttackRoll,
			Who: "spider_1", Against: "tilda", Dice: 4, Reach: parts.Melee, Poison: true})), Fell{Sword: 2}, Fell{Shield: 1}).
			Leaving(woundsAre("tilda", 0, 1)),
	}
}

func cardHas(id string, wounds int) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.NotNil(t, s.findCard(id), id)
		require.Equal(t, wounds, s.findCard(id).Wounds, id)
	}
}

func bossWoundCases() []trial {
	vurst := func(hits int, edits ...func(*State)) State {
		return position(append([]func(*State){at("1", "vurst_1"), track("tilda", "vurst_1", "collin", "vurst_3", "nez", "filch"), defends("vurst_1", "tilda", hits, 2)}, edits...)...)
	}
	cat := func(hits int, edits ...func(*State)) State {
		return position(append([]func(*State){at("1", Brodie), track("tilda", "brodie_pounce", "collin", "brodie_chase"), defends(Brodie, "tilda", hits, 2)}, edits...)...)
	}
	return []trial{
		follows("MM-WND-04", "people choose the card for each wound", vurst(2), Fell{}).Leaving(func(t *testing.T, s State) {
			require.Equal(t, Wait{For: ForWounds, Who: "vurst_1", Against: "tilda", Left: 2}, s.Wait())
			require.Equal(t, []Action{Assign{"vurst_1"}, Assign{"vurst_3"}}, Game{}.Legal(s))
		}),
		allowed("MM-WND-04", "one of the boss's cards", vurst(1), Fell{}, Assign{"vurst_3"}).Leaving(cardHas("vurst_3", 1)),
		refused("MM-WND-04", "another card", vurst(1), Fell{}, Assign{"nez"}).At(rules.Impossible).Leaving(awaitsFor(ForWounds)),
		refused("MM-WND-04", "a card that was not drawn", vurst(1), Fell{}, Assign{"vurst_2"}).At(rules.Impossible),
		follows("MM-WND-04", "a card whose wounds reach its life leaves the track", vurst(2), Fell{}, Assign{"vurst_1"}, Assign{"vurst_1"}).
			Leaving(all(trackIs("tilda", "collin", "vurst_3", "nez", "filch"), standsInHall("vurst_1", "1"), awaitsFor(NoWait))),
		follows("MM-WND-04", "with the card on play its turn is over", position(at("1", "vurst_1"), track("vurst_1", "collin", "vurst_3"),
			turnOf("vurst_1", 0), func(s *State) { s.findCard("vurst_1").Wounds = 1 }),
			Affect{Effect: Wound, On: "vurst_1"}, Assign{"vurst_1"}).Leaving(all(trackIs("collin", "vurst_3"), isOnTurn("collin"))),
		answersQuestion("MM-AMB-41", follows("MM-WND-04", "wounds may be split", vurst(2), Fell{}, Assign{"vurst_1"},
			Assign{"vurst_3"}).Leaving(all(cardHas("vurst_1", 1), cardHas("vurst_3", 1), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-41", follows("MM-WND-04", "none is lost while a card is left", vurst(3), Fell{}, Assign{"vurst_1"},
			Assign{"vurst_1"}).Leaving(all(cardHas("vurst_3", 1), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-41", follows("MM-WND-04", "one card takes all wounds of an attack and the rest is lost", vurst(3, house(BossWounds, "one_card")), Fell{}, Assign{"vurst_1"}).
			Leaving(all(trackIs("tilda", "collin", "vurst_3", "nez", "filch"), cardHas("vurst_3", 0), awaitsFor(NoWait)))),
		follows("MM-WND-05", "with its last card the boss is gone", vurst(4), Fell{}, Assign{"vurst_3"}, Assign{"vurst_3"}).
			Leaving(all(offBoard("vurst_1"), trackIs("tilda", "collin", "nez", "filch"), awaitsFor(NoWait))),
		follows("MM-WND-05", "one card left bears the wounds by itself", vurst(1, track("tilda", "vurst_3")), Fell{}).Leaving(all(cardHas("vurst_3", 1), awaitsFor(NoWait))),
		answersQuestion("MM-AMB-72", follows("MM-WND-03", "a boss with a single card is wounded as ordinary minions are", position(at("1", "queen_1"),
			track("tilda", "queen"), defends("queen_1", "tilda", 3, 2)), Fell{}).
			Leaving(all(offBoard("queen_1"), trackIs("tilda")))),
		answersQuestion("MM-AMB-46", follows("MM-WND-04", "Brodie is wounded on either of his cards", cat(1), Fell{}, Assign{"brodie_chase"}).Leaving(cardHas("brodie_chase", 1))),
		answersQuestion("MM-AMB-46", follows("MM-WND-05", "Brodie is gone with his second card", cat(6), Fell{}, Assign{"brodie_chase"}, Assign{"brodie_chase"}, Assign{"brodie_chase"}).
			Leaving(all(offBoard(Brodie), trackIs("tilda", "collin")))),
		answersQuestion("MM-AMB-46", follows("MM-WND-04", "Brodie defends with the card that lies highest", position(at("1", Brodie), track("tilda",
			"brodie_chase", "brodie_pounce"), func(s *State) { s.CatCards.Chase.Defense = 4 }), tildaAttacks(Brodie), Fell{Sword: 1}).
			Leaving(awaitsRoll(DefenceRoll, Brodie, 4))),
		follows("MM-WND-05", "a figure without cards on the track is gone with a wound", cat(1, track("tilda")), Fell{}).Leaving(offBoard(Brodie)),
		follows("MM-CAT-03", "wounds on a card that nobody has entered stay there", cat(9, func(s *State) { s.CatCards = nil }, track("tilda", "brodie_chase")), Fell{}).Leaving(cardHas("brodie_chase", 9)),
		follows("MM-CAT-06", "whoever stands where Brodie is defends against one roll", position(at("2", "rat_1", "nez", Brodie),
			waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: Brodie, Dice: 3, Reach: parts.Melee})),
			Fell{Sword: 1, Shield: 1}).Leaving(func(t *testing.T, s State) {
			require.Equal(t, []Wait{
				{For: ForRoll, Purpose: DefenceRoll, Who: "nez", Against: Brodie, Hits: 2, Dice: 1},
				{For: ForRoll, Purpose: DefenceRoll, Who: "rat_1", Against: Brodie, Hits: 2, Dice: 1},
			}, s.Waits)
		}),
		follows("MM-CAT-14", "whoever stands where Brodie ran defends once", position(at("1", Brodie), at("2", "nez"), at("3", "rat_1"), func(s *State) {
			s.Turn.Passed = []Spot{{"hall", "3"}, {"hall", "2"}, {"hall", "3"}}
		}, waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: Brodie, Dice: 3, Reach: parts.Melee})), Fell{Sword: 1}).Leaving(waitsForEach("rat_1", "nez")),
		follows("MM-BOSS-01", "the boss is a figure of its own type", position(at("1", "rat_1", "vurst_1")), tildaAttacks("vurst_1"), Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "vurst_1", 2)),
	}
}
