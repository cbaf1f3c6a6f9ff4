package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func battleCases() []trial {
	return slices.Concat(meleeCases(), rangedCases(), woundCases(), bossWoundCases(), achievementCases(), itemCases(), grapeCases())
}

func tildaAttacks(target Name) Action { return Attack{Mouse: "tilda", Target: target} }

func filchShoots(target Name) Action { return Attack{Mouse: "filch", Target: target} }

var filchs = turnOf("filch", 4)

func defends(who, by Name, hits, dice int) func(*State) {
	return waiting(Wait{For: ForRoll, Purpose: DefenceRoll, Who: who, Against: by, Hits: hits, Dice: dice})
}

func awaitsRoll(p Purpose, who Name, dice int) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		w := s.Wait()
		require.Equal(t, []any{ForRoll, p, who, dice}, []any{w.For, w.Purpose, w.Who, w.Dice})
	}
}

func offBoard(figure Name) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, Nowhere, s.At(figure), figure) }
}

func hurtBy(name Name, wounds int) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		if m := s.Mouse(name); m != nil {
			require.Equal(t, wounds, m.Wounds)
			return
		}
		require.NotNil(t, s.Minion(name))
		require.Equal(t, wounds, s.Minion(name).Wounds)
	}
}

func cheeses(name Name, n int) func(*testing.T, State) {
	return mouseIs(name, func(t *testing.T, m Mouse) { require.Equal(t, n, m.Cheese, name) })
}

func wheelHas(n int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Wheel, "wheel") }
}

func sighted(a, b parts.SpaceID) func(*State) {
	return func(s *State) { s.Rooms[0].Map.Clear = append(s.Rooms[0].Map.Clear, parts.Pair{a, b}) }
}

func blind(a, b parts.SpaceID) func(*State) {
	return func(s *State) { s.Rooms[0].Map.Blind = append(s.Rooms[0].Map.Blind, parts.Pair{a, b}) }
}

func fact(a, b parts.SpaceID, m Matter, n int) func(*State) {
	return func(s *State) {
		s.Rooms[0].Facts = append(s.Rooms[0].Facts, Fact{Between: parts.Pair{a, b}, Matter: m, Least: n, Most: n})
	}
}

func secondTile(s *State) {
	s.Rooms = append(s.Rooms, Room{ID: "cellar", Tile: "B", Side: parts.Orange, Map: paths("1-2")})
}

func withMinionBelow(name Name) func(*State) {
	return func(s *State) {
		at("1", name)(s)
		s.Minion(name).At = Spot{"cellar", "1"}
	}
}

func meleeCases() []trial {
	rat := position(at("1", "rat_1"))
	rats := cardTurn("rat", at("1", "tilda", "rat_1", "rat_2"))
	missed := []Action{Strike{Figure: "rat_1", Target: "tilda"}, Fell{}}
	wears := func(cards ...parts.CardID) func(*State) {
		return with("tilda", func(m *Mouse) { m.Equipped = cards })
	}
	return []trial{
		allowed("MM-MEL-01", "with the weapon in the paws", rat, tildaAttacks("rat_1")),
		allowed("MM-MEL-01", "with the one of two weapons that is named", position(at("1", "rat_1"), wears("ladle", "needle")), Attack{Mouse: "tilda", Target: "rat_1", Weapon: "needle"}),
		refused("MM-MEL-01", "with two weapons and none chosen", position(at("1", "rat_1"), wears("ladle", "needle")), tildaAttacks("rat_1")),
		refused("MM-MEL-01", "with a weapon from the pack", position(at("1", "rat_1"), carries("tilda", "needle")),
			Attack{Mouse: "tilda", Target: "rat_1", Weapon: "needle"}).Telling("weapon", searchCard("needle")),
		refused("MM-MEL-01", "with a card that nobody has entered and that it does not hold", rat, Attack{Mouse: "tilda", Target: "rat_1", Weapon: "spoon"}),
		refused("MM-MEL-01", "with a hat", position(at("1", "rat_1"), wears("ladle", "thimble")), Attack{Mouse: "tilda", Target: "rat_1", Weapon: "thimble"}),
		refused("MM-SCARD-08", "with empty paws", position(at("1", "rat_1"), wears("thimble")), tildaAttacks("rat_1")).Telling("mouse", Name("tilda").Noun()),
		allowed("MM-SCARD-08", "with a card that nobody has entered", position(at("1", "rat_1"), wears("spoon")), tildaAttacks("rat_1")),
		allowed("MM-SCARD-08", "with a card by its name that nobody has entered", position(at("1", "rat_1"), wears("spoon")), Attack{Mouse: "tilda", Target: "rat_1", Weapon: "spoon"}),

		allowed("MM-MEL-02", "at a minion on the own space", rat, tildaAttacks("rat_1")),
		allowed("MM-MEL-02", "at a minion on the next space", position(at("2", "rat_1")), tildaAttacks("rat_1")),
		allowed("MM-MEL-02", "over a yellow line against its arrow", position(hall("2>1"), at("2", "rat_1")), tildaAttacks("rat_1")),
		allowed("MM-MEL-02", "at Brodie beside the mouse", position(at("2", Brodie)), tildaAttacks(Brodie)),
		refused("MM-MEL-02", "at a minion two spaces away", position(at("3", "rat_1")), tildaAttacks("rat_1")).Telling("target", Name("rat_1").Noun()),
		refused("MM-MEL-02", "at a minion on another tile", position(secondTile, withMinionBelow("rat_1")), tildaAttacks("rat_1")),
		refused("MM-MEL-02", "at a mouse", position(), tildaAttacks("nez")),
		refused("MM-MEL-02", "at nobody", position(), tildaAttacks("rat_9")).At(rules.Impossible),
		refused("MM-LINE-05", "over a red line", position(hall("1=2"), at("2", "rat_1")), tildaAttacks("rat_1")),
		refused("MM-MEL-02", "over a red line falls under the reach of a blow too", position(hall("1=2"), at("2", "rat_1")), tildaAttacks("rat_1")).Breaking("MM-LINE-05"),
		refused("MM-WALL-04", "over a gap between pipes", position(hall("1#2"), at("2", "rat_1")), tildaAttacks("rat_1")).In("MM-EX-08"),
		allowed("MM-MEL-02", "where nobody knows whether the places touch", position(unmapped, at("?1", "rat_1")), tildaAttacks("rat_1")),
		refused("MM-MEL-02", "where people said that the places do not touch", position(unmapped, at("?1", "rat_1"), fact("1", "?1", Touch, 0)), tildaAttacks("rat_1")),

		toldWithoutNote(follows("MM-MEL-03", "Tilda rolls her battle value", rat, tildaAttacks("rat_1")).
			Leaving(all(deedIs(BattleDeed), waitsFor(Wait{For: ForRoll, Purpose: AttackRoll, Who: "tilda", Against: "rat_1", Dice: 2, Reach: parts.Melee})))),
		follows("MM-MEL-03", "what is worn and the weapon add dice", position(at("1", "rat_1"), wears("needle", "button")), tildaAttacks("rat_1")).Leaving(awaitsRoll(AttackRoll, "tilda", 4)),
		follows("MM-MEL-03", "a bonus that the weapon gives as it is held", position(at("1", "rat_1"), func(s *State) { s.Cards[0].Worn.Battle = 2 }),
			tildaAttacks("rat_1")).Leaving(awaitsRoll(AttackRoll, "tilda", 4)),
		follows("MM-MEL-03", "only the chosen weapon adds dice", position(at("1", "rat_1"), wears("ladle", "needle")), Attack{Mouse: "tilda",
			Target: "rat_1", Weapon: "ladle"}).Leaving(awaitsRoll(AttackRoll, "tilda", 2)),
		follows("MM-MEL-03", "cards and abilities change the dice", rat, Attack{Mouse: "tilda", Target: "rat_1", Dice: 2}).Leaving(awaitsRoll(AttackRoll, "tilda", 4)),
		follows("MM-MEL-03", "never fewer than none", rat, Attack{Mouse: "tilda", Target: "rat_1", Dice: -9}).Leaving(func(t *testing.T, s State) { require.Equal(t, BattleDeed, s.Turn.Deed) }),
		refused("MM-TURN-01", "a second attack in one turn", position(at("1", "rat_1"), func(s *State) { s.Turn.Deed = SearchDeed }), tildaAttacks("rat_1")).Telling("deed", SearchDeed.Noun()),
		refused("MM-COND-02", "stunned", position(at("1", "rat_1"), ailing("tilda", Stunned)), tildaAttacks("rat_1")),
		allowed("MM-COND-07", "knocked down", position(at("1", "rat_1"), ailing("tilda", Down)), tildaAttacks("rat_1")),

		follows("MM-MEL-04", "swords and sword/shields hit", rat, tildaAttacks("rat_1"), Fell{Sword: 1, Shield: 1}).Leaving(func(t *testing.T, s State) { require.Equal(t, 2, s.Wait().Hits) }),
		follows("MM-ATK-01", "bows and stars do nothing in melee", rat, tildaAttacks("rat_1"), Fell{Bow: 1, Star: 1}).Leaving(awaitsFor(NoWait)),
		follows("MM-MEL-05", "the minion rolls its defence", position(at("1", "elite_1")), tildaAttacks("elite_1"), Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "elite_1", 2)),
		follows("MM-MEL-05", "nobody knows how many dice a card gives that was not entered", position(at("1", "wasp_1")), tildaAttacks("wasp_1"),
			Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "wasp_1", UnknownDice)),
		allowed("MM-MEL-05", "so many dice as that card says", position(at("1", "wasp_1")), tildaAttacks("wasp_1"), Fell{Sword: 1}, faces(1, 1, 1, 1)),
		refused("MM-MEL-05", "more dice than a card says that was entered", position(at("1", "rat_1"), defends("rat_1", "tilda", 1, 1)), faces(1, 1)),
		follows("MM-MEL-05", "a minion without defence dice blocks nothing", position(at("1", "rat_1"), func(s *State) { s.Types[0].Defense = 0 }),
			tildaAttacks("rat_1"), Fell{Sword: 1}).Leaving(offBoard("rat_1")),
		allowed("MM-MATK-05", "more dice for armour that nobody has entered", position(at("1", "rat_1"), wears("ladle", "pan"), defends("tilda", "rat_1", 1, 2)), faces(3, 3, 3)),
		refused("MM-MEL-05", "more dice than the armour gives", position(at("1", "rat_1"), wears("ladle", "thimble"), defends("tilda", "rat_1", 1, 3)), faces(3, 3, 3, 3)),
		follows("MM-MEL-03", "a minion whose card nobody has entered attacks with so many dice as that says", position(at("1", "wasp_1"), track("wasp", "tilda"), turnOf("wasp", 0), func(s *State) {
			s.Turn.Ordered, s.Turn.Acting, s.Turn.Walked, s.Turn.Figures = true, "wasp_1", true, []Name{"wasp_1"}
		}), strikes("wasp_1", "tilda")).Leaving(awaitsRoll(AttackRoll, "wasp_1", UnknownDice)),
		follows("MM-MEL-06", "without a hit nobody defends", rat, tildaAttacks("rat_1"), Fell{}).
			Noting(noteOf("missed", "MM-MEL-06", "by", Name("tilda"), "target", Name("rat_1"))).
			Leaving(all(awaitsFor(NoWait), func(t *testing.T, s State) { require.True(t, s.Turn.Unhit) })),
		refused("MM-MEL-06", "a defence without a hit", rat, tildaAttacks("rat_1"), Fell{}, Fell{Shield: 1}).Telling("report", "fell"),
		refused("MM-MEL-06", "a defence without a symbol while it does", rats, append(slices.Clone(missed), Fell{})...),
		allowed("MM-DICE-02", "its own die says where it would go", rats, append(slices.Clone(missed), numbers(2))...),
		allowed("MM-MEL-06", "a defence against a hit", rat, tildaAttacks("rat_1"), Fell{Sword: 1}, Fell{Shield: 1}),
		follows("MM-MEL-07", "each sword/shield blocks a hit", position(at("1", "elite_1"), defends("elite_1", "tilda", 3, 2)), Fell{Shield: 2}).Leaving(hurtBy("elite_1", 1)),
		follows("MM-MEL-07", "a blow that is blocked does nothing", position(at("1", "rat_1"), defends("rat_1", "tilda", 1, 1)), Fell{Shield: 1}).
			Noting(noteOf("blocked", "MM-MEL-07", "by", Name("tilda"), "target", Name("rat_1"))).
			Leaving(all(awaitsFor(NoWait), hurtBy("rat_1", 0), func(t *testing.T, s State) { require.False(t, s.Turn.Unhit) })),
		follows("MM-MEL-08", "each other hit is a wound of the one target", position(at("1", "spider_1", "rat_1"), track("tilda", "spider", "rat"),
			defends("spider_1", "tilda", 2, 3)), Fell{}).Leaving(all(hurtBy("spider_1", 2), hurtBy("rat_1", 0))),
		follows("MM-ATK-02", "cheese of its attack is the mouse's", rat, tildaAttacks("rat_1"), Fell{Cheese: 2}).Leaving(all(cheeses("tilda", 2), wheelHas(0))),
		follows("MM-ATK-02", "and of its defence", position(at("1", "rat_1"), defends("tilda", "rat_1", 1, 2)), Fell{Shield: 1, Cheese: 1}).Leaving(all(cheeses("tilda", 1), wheelHas(0))),
		follows("MM-MEL-09", "cheese of a minion's defence goes on the wheel", position(at("1", "rat_1"), defends("rat_1", "tilda", 2, 1)),
			Fell{Cheese: 1}).Leaving(all(cheeses("tilda", 0), wheelHas(1))),
		follows("MM-MEL-09", "and of its attack", position(at("1", "rat_1"), attacks("rat_1", "tilda", 2)), Fell{Sword: 1, Cheese: 1}).
			Leaving(all(wheelHas(1), awaitsRoll(DefenceRoll, "tilda", 2))),
		answersQuestion("MM-AMB-45", follows("MM-MEL-09", "Brodie strikes a minion, whose cheese goes on the wheel", position(at("1", "rat_1",
			Brodie), defends("rat_1", Brodie, 1, 1)), Fell{Shield: 1, Cheese: 1}).Leaving(wheelHas(1))),
		follows("MM-MATK-05", "a mouse defends with what it wears", position(at("1", "rat_1"), wears("ladle", "thimble"), attacks("rat_1", "tilda", 2)), Fell{Sword: 1}).
			Leaving(awaitsRoll(DefenceRoll, "tilda", 3)),

		follows("MM-AMB-36", "a charmed mouse defends as any mouse", position(ailing("tilda", Charmed), defends("tilda",
			"rat_1", 1, 2)), Fell{Shield: 1, Cheese: 1}).Leaving(all(wheelHas(0), cheeses("tilda", 1))),

		follows("MM-MEL-08", "a mouse's blow at a roach, from the first die to the last", position(
			with("tilda", func(m *Mouse) { m.Equipped = cards("needle") }), at("1", "roach_1"), func(s *State) { s.Wheel = 3 }),
			tildaAttacks("roach_1"), Fell{Sword: 1, Shield: 1, Cheese: 1}, Fell{Shield: 1, Cheese: 1}).
			Leaving(all(cheeses("tilda", 1), wheelHas(4), offBoard("roach_1"))).In("MM-EX-D10"),
	}
}

func rangedCases() []trial {
	far := position(filchs, at("5", "rat_1"))
	tied := positions(filchs, at("2", "rat_1"), at("5", "spider_1"))
	return []trial{
		follows("MM-RNG-01", "a shot rolls as a blow does", far, filchShoots("rat_1")).Leaving(awaits(Wait{For: ForRoll,
			Purpose: AttackRoll, Who: "filch", Against: "rat_1", Dice: 2, Reach: parts.Ranged})),
		follows("MM-RNG-01", "its hits are bows alone", far, filchShoots("rat_1"), Fell{Sword: 1, Shield: 1}).Leaving(awaitsFor(NoWait)),
		follows("MM-RNG-01", "each bow is a hit", far, filchShoots("rat_1"), Fell{Bow: 2}).Leaving(func(t *testing.T, s State) { require.Equal(t, 2, s.Wait().Hits) }),
		refused("MM-RNG-01", "with a bow that it does not hold", position(at("5", "rat_1")), Attack{Mouse: "tilda", Target: "rat_1", Weapon: "bow"}),
		allowed("MM-RNG-02", "at a minion that is seen", position(filchs, at("5", "rat_1"), sighted("1", "5")), filchShoots("rat_1")),
		allowed("MM-RNG-02", "over a gap between pipes", position(hall("1#2"), filchs, at("2", "rat_1"), sighted("1", "2")), filchShoots("rat_1")).In("MM-EX-08"),
		allowed("MM-RNG-02", "where nobody knows of sight", far, filchShoots("rat_1")),
		refused("MM-RNG-02", "at a minion on another tile", position(filchs, secondTile, withMinionBelow("rat_1")), filchShoots("rat_1")),
		allowed("MM-LOS-01", "over figures and water, which block nothing", position(hall("1-2 2-3 3-4 4-5 3:water"), filchs, at("3", "nez"), at("5",
			"rat_1"), sighted("1", "5")), filchShoots("rat_1")),
		refused("MM-LOS-01", "at a minion behind a wall", position(filchs, at("5", "rat_1"), blind("1", "5")), filchShoots("rat_1")).Telling("target", Name("rat_1").Noun()),
		refused("MM-RNG-02", "sight is a part of the reach of a shot", position(filchs, at("5", "rat_1"), blind("1", "5")), filchShoots("rat_1")).Breaking("MM-LOS-01"),
		refused("MM-LOS-01", "where people said that it is not seen", position(unmapped, filchs, at("?1", "rat_1"), fact("1", "?1", Sight, 0)), filchShoots("rat_1")),

		refused("MM-RNG-03", "past a rat on the next space", tied(sighted("1", "2"), sighted("1", "5")), filchShoots("spider_1")).In("MM-EX-D11").Telling("near", Name("rat_1").Noun()),
		refused("MM-RNG-03", "past a rat on the own space", position(filchs, at("1", "rat_1"), at("5", "spider_1")), filchShoots("spider_1")),
		refused("MM-RNG-03", "past Brodie on the own space", position(filchs, at("1", Brodie), at("5", "spider_1")), filchShoots("spider_1")),
		allowed("MM-RNG-03", "past Brodie where he is no minion", position(filchs, at("1", Brodie), at("5", "spider_1"), house(BrodieAsMinion, "false")), filchShoots("spider_1")),
		allowed("MM-RNG-03", "at the rat on the next space", tied(sighted("1", "2"), sighted("1", "5")), filchShoots("rat_1")).In("MM-EX-D11"),
		allowed("MM-RNG-03", "at either of two beside the mouse", position(filchs, at("1", "rat_1"), at("2", "spider_1")), filchShoots("spider_1")),
		allowed("MM-RNG-03", "past a rat beyond a red line", position(hall("1=2 2-3"), filchs, at("2", "rat_1"), at("3", "spider_1"), sighted("1", "2")), filchShoots("spider_1")),
		allowed("MM-RNG-03", "where nobody knows whether the rat is beside the mouse", position(unmapped, filchs, at("?1", "rat_1"), at("?2", "spider_1")), filchShoots("spider_1")),
		allowed("MM-RNG-03", "where nobody knows whether the target is beside the mouse too", position(unmapped, filchs, at("1", "rat_1"), at("?2", "spider_1")), filchShoots("spider_1")),
		allowed("MM-RNG-03", "where nobody knows whether the rat is seen", tied(), filchShoots("spider_1")),
		allowed("MM-RNG-03", "a blow is not bound by it", position(at("1", "rat_1"), at("2", "spider_1")), tildaAttacks("spider_1")),
		answersQuestion("MM-AMB-78", allowed("MM-RNG-03", "past a rat on the next space that is not seen", tied(blind("1", "2"), sighted("1", "5")), filchShoots("spider_1"))),
		answersQuestion("MM-AMB-78", refused("MM-RNG-03", "where one out of sight blocks", tied(blind("1", "2"), sighted("1", "5"), house(UnseenNeighbour, "blocks")), filchShoots("spider_1"))),
		answersQuestion("MM-AMB-77", allowed("MM-RNG-03", "past a rat that a base touches through a wall", tied(hall("1-3 2-3 3-5"), fact("1", "2",
			Touch, 1), sighted("1", "2")), filchShoots("spider_1"))),
		answersQuestion("MM-AMB-77", allowed("MM-MEL-02", "a blow through a wall that a base touches across", position(hall("1-3 2-3"), at("2",
			"rat_1"), fact("1", "2", Touch, 1), house(NeighboursThroughWalls, "true")), tildaAttacks("rat_1"))),
		answersQuestion("MM-AMB-77", refused("MM-MEL-02", "a blow through a wall", position(hall("1-3 2-3"), at("2", "rat_1"), fact("1", "2", Touch, 1)), tildaAttacks("rat_1"))),
		answersQuestion("MM-AMB-77", refused("MM-RNG-03", "past a rat that a base touches through a wall", tied(hall("1-3 2-3 3-5"), fact("1", "2",
			Touch, 1), sighted("1", "2"), house(NeighboursThroughWalls, "true")), filchShoots("spider_1"))),
	}
}

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
		follows("MM-CAT-14", "whoever stands where Brodie ran defends once", position(at("1", Brodie), at("2", "nez"),
			at("3", "rat_1"), func(s *State) { s.Turn.Passed = []Spot{{"hall", "3"}, {"hall", "2"}, {"hall", "3"}} },
			waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: Brodie, Dice: 3, Reach: parts.Melee})), Fell{Sword: 1}).
			Leaving(waitsForEach("rat_1", "nez")),
		follows("MM-BOSS-01", "the boss is a figure of its own type", position(at("1", "rat_1", "vurst_1")), tildaAttacks("vurst_1"), Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "vurst_1", 2)),
	}
}

func tokens(mouse Name, held ...parts.Achievement) func(*State) {
	return func(s *State) {
		s.Tokens.On = true
		for _, token := range held {
			s.Tokens.Held = append(s.Tokens.Held, Award{token, mouse})
		}
	}
}

func tokenIsHeld(token parts.Achievement, mouse Name, end int) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, mouse, s.tokenHolder(token))
		require.Equal(t, end, s.End)
	}
}

func achievementCases() []trial {
	lord := parts.LordOfCheeseToken
	stolen := Affect{Effect: Steal, On: "nez", By: "roach_1"}
	greedily := func(ripperIn string) State {
		return position(secondTile, tokens("tilda", parts.RoachRipperToken), at("1", "roach_1"), func(s *State) { s.Greedy = true },
			cheese("nez", 1), with("tilda", func(m *Mouse) { m.At.Room = ripperIn }))
	}
	attacks := attacks("tilda", "rat_1", 3)
	ripping := func(roaches int, edits ...func(*State)) State {
		return position(append([]func(*State){tokens(""), at("1", "roach_1"), with("tilda", func(m *Mouse) { m.Roaches = roaches }), defends("roach_1", "tilda", 1, 1)}, edits...)...)
	}
	return []trial{
		follows("MM-ACH-02", "without personal achievements nobody earns one", position(at("1", "rat_1"), attacks), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, NoFigure, 7)),
		follows("MM-ACH-03", "three cheese in an attack", position(tokens(""), at("1", "rat_1"), attacks), Fell{Cheese: 3}).Noting(
			mouseNote("cheese-more", "MM-ATK-02", "tilda", "number", 3, "cheese", 3), mouseNote("awarded", "MM-ACH-13", "tilda", "token", achievement(lord)),
			mouseNote("awarded-lord_of_cheese", "", "tilda"), noteOf("end-moved", "", "page", 8), noteOf("missed", "MM-MEL-06", "by", Name("tilda"), "target", Name("rat_1"))).
			Leaving(all(tokenIsHeld(lord, "tilda", 8), cheeses("tilda", 3), awaitsFor(NoWait), func(t *testing.T, s State) { require.True(t, s.Turn.Unhit) })),
		follows("MM-ACH-03", "three cheese in a defence", position(tokens(""), at("1", "rat_1"), defends("tilda", "rat_1", 1, 3)),
			Fell{Cheese: 3}).Leaving(all(tokenIsHeld(lord, "tilda", 8), cheeses("collin", 0))),
		follows("MM-ACH-03", "two cheese are not enough", position(tokens(""), at("1", "rat_1"), attacks), Fell{Cheese: 2}).Leaving(tokenIsHeld(lord, NoFigure, 7)),
		follows("MM-ACH-03", "a minion does not earn it", position(tokens(""), at("1", "rat_1"), defends("rat_1", "tilda", 1, 3)), Fell{Shield: 1, Cheese: 3}).Leaving(tokenIsHeld(lord, NoFigure, 7)),
		follows("MM-ACH-04", "cheese in the holder's defence feeds every active mouse", position(tokens("tilda", lord), at("1", "rat_1"), with("nez",
			captured), defends("tilda", "rat_1", 1, 2)), Fell{Shield: 1, Cheese: 2}).
			Leaving(all(cheeses("tilda", 3), cheeses("collin", 1), cheeses("filch", 1), cheeses("nez", 0))),
		follows("MM-ACH-04", "not in its attack", position(tokens("tilda", lord), at("1", "rat_1"), attacks), Fell{Cheese: 1}).Leaving(all(cheeses("tilda", 1), cheeses("collin", 0))),
		follows("MM-ACH-04", "not without cheese", position(tokens("tilda", lord), at("1", "rat_1"), defends("tilda", "rat_1", 1, 2)), Fell{Shield: 1}).Leaving(cheeses("collin", 0)),
		follows("MM-ACH-04", "not in another mouse's defence", position(tokens("nez", lord), at("1", "rat_1"), defends("tilda", "rat_1", 1, 2)),
			Fell{Shield: 1, Cheese: 1}).Leaving(all(cheeses("tilda", 1), cheeses("nez", 0))),
		answersQuestion("MM-AMB-62", follows("MM-ACH-04", "the end token does not leave the track", position(tokens(""), at("1", "rat_1"), attacks,
			func(s *State) { s.End = 10 }), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, "tilda", 10))),
		allowed("MM-ACH-13", "each token with one mouse", position(tokens("")), correctTo("/tokens/held", []Award{{lord, "nez"}, {parts.CatTamer, "nez"}})).Leaving(tokenIsHeld(lord, "nez", 7)),
		refused("MM-ACH-13", "one token with two mice", position(tokens("")), correctTo("/tokens/held", []Award{{lord, "nez"}, {lord, "tilda"}})).At(rules.Impossible),
		refused("MM-ACH-13", "a token with nobody", position(tokens("")), correctTo("/tokens/held", []Award{{lord, "rat_1"}})).At(rules.Impossible),
		refused("MM-ACH-13", "a token that is not in the box", position(tokens("")), correctTo("/tokens/held", []Award{{"champion", "nez"}})).At(rules.Impossible),
		answersQuestion("MM-AMB-62", follows("MM-ACH-04", "nobody knows the last page", position(tokens(""), at("1", "rat_1"), attacks,
			func(s *State) { s.Chapter.LastPage = 0 }), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, "tilda", 8))),
		follows("MM-ACH-13", "a token that is held is nobody else's", position(tokens("nez", lord), at("1", "rat_1"), attacks), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, "nez", 7)),
		answersQuestion("MM-AMB-66", follows("MM-ACH-13", "one mouse may hold several", position(tokens("tilda", parts.CatTamer), at("1", "rat_1"),
			attacks), Fell{Cheese: 3}).Leaving(all(tokenIsHeld(lord, "tilda", 8), tokenIsHeld(parts.CatTamer, "tilda", 8)))),

		follows("MM-ACH-05", "the fourth roach of an encounter", ripping(3), Fell{}).Leaving(tokenIsHeld(parts.RoachRipperToken, "tilda", 8)),
		follows("MM-ACH-05", "the third is not enough", ripping(2), Fell{}).Leaving(all(tokenIsHeld(parts.RoachRipperToken, NoFigure, 7),
			mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, 3, m.Roaches) }))),
		follows("MM-ACH-05", "a rat is no roach", position(tokens(""), at("1", "rat_1"), with("tilda", func(m *Mouse) { m.Roaches = 3 }),
			defends("rat_1", "tilda", 1, 1)), Fell{}).Leaving(tokenIsHeld(parts.RoachRipperToken, NoFigure, 7)),
		follows("MM-ACH-05", "a roach that Brodie crushes counts for "+
			"nobody", position(tokens(""), at("1", "roach_1", Brodie), defends("roach_1", Brodie, 1, 1)), Fell{}).Leaving(all(offBoard("roach_1"), tokenIsHeld(parts.RoachRipperToken, NoFigure, 7))),
		follows("MM-ACH-06", "a roach beside the ripper is not greedy", greedily("hall"), stolen).Leaving(all(cheeses("nez", 0), wheelHas(0))),
		follows("MM-ACH-06", "one on another tile is", greedily("cellar"), stolen).Leaving(all(cheeses("nez", 0), wheelHas(1))),
		follows("MM-ACH-06", "the ripper's token moves the end on once", ripping(4, tokens("tilda", parts.RoachRipperToken)), Fell{}).Leaving(tokenIsHeld(parts.RoachRipperToken, "tilda", 7)),

		follows("MM-ACH-11", "whoever defeats Brodie", position(tokens(""), at("1", Brodie), track("tilda", "brodie_chase"), defends(Brodie, "tilda",
			3, 2)), Fell{}).Leaving(tokenIsHeld(parts.CatTamer, "tilda", 7)),
		follows("MM-ACH-11", "with wounds on both of his cards", position(tokens(""), at("1", Brodie), track("tilda", "brodie_chase", "brodie_pounce"), defends(Brodie, "tilda", 6, 2)), Fell{},
			Assign{"brodie_chase"}, Assign{"brodie_chase"}, Assign{"brodie_chase"}).Leaving(all(offBoard(Brodie), tokenIsHeld(parts.CatTamer, "tilda", 7))),
		follows("MM-ACH-12", "large minions defend against the tamer with a die less", position(tokens("tilda", parts.CatTamer), at("1", "spider_1")),
			tildaAttacks("spider_1"), Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "spider_1", 2)),
		follows("MM-ACH-12", "small ones do not", position(tokens("tilda", parts.CatTamer), at("1", "elite_1")), tildaAttacks("elite_1"),
			Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "elite_1", 2)),
		follows("MM-ACH-12", "nor against another mouse", position(tokens("nez", parts.CatTamer), at("1", "spider_1")), tildaAttacks("spider_1"),
			Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "spider_1", 3)),
	}
}
