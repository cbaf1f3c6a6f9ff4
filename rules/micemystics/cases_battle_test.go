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

// defends makes the game wait for the defence of a figure against a mouse's hits.
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

// hurtBy checks the number of ordinary wounds of a mouse or a minion.
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

// sighted marks two spaces of the hall that see each other. The function blind marks two spaces
// that do not see each other.
func sighted(a, b parts.SpaceID) func(*State) {
	return func(s *State) { s.Rooms[0].Map.Clear = append(s.Rooms[0].Map.Clear, parts.Pair{a, b}) }
}

func blind(a, b parts.SpaceID) func(*State) {
	return func(s *State) { s.Rooms[0].Map.Blind = append(s.Rooms[0].Map.Blind, parts.Pair{a, b}) }
}

// fact adds an answer of people about two spaces of the hall.
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
		refused("MM-MEL-01", "with a weapon from the pack", position(at("1", "rat_1"), with("tilda", func(m *Mouse) { m.Pack = cards("needle") })),
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
		allowed("MM-MEL-05", "so many dice as that card says", position(at("1", "wasp_1")), tildaAttacks("wasp_1"), Fell{Sword: 1}, Fell{Faces: []int{1, 1, 1, 1}}),
		refused("MM-MEL-05", "more dice than a card says that was entered", position(at("1", "rat_1"), defends("rat_1", "tilda", 1, 1)), Fell{Faces: []int{1, 1}}),
		follows("MM-MEL-05", "a minion without defence dice blocks nothing", position(at("1", "rat_1"), func(s *State) { s.Types[0].Defense = 0 }),
			tildaAttacks("rat_1"), Fell{Sword: 1}).Leaving(offBoard("rat_1")),
		allowed("MM-MATK-05", "more dice for armour that nobody has entered", position(at("1", "rat_1"), wears("ladle", "pan"), defends("tilda", "rat_1", 1, 2)), Fell{Faces: []int{3, 3, 3}}),
		refused("MM-MEL-05", "more dice than the armour gives", position(at("1", "rat_1"), wears("ladle", "thimble"), defends("tilda", "rat_1", 1, 3)), Fell{Faces: []int{3, 3, 3, 3}}),
		follows("MM-MEL-03", "a minion whose card nobody has entered attacks with so many dice as that says", position(at("1", "wasp_1"), track("wasp", "tilda"), turnOf("wasp", 0), func(s *State) {
			s.Turn.Ordered, s.Turn.Acting, s.Turn.Walked, s.Turn.Figures = true, "wasp_1", true, []Name{"wasp_1"}
		}), Strike{Figure: "wasp_1", Target: "tilda"}).Leaving(awaitsRoll(AttackRoll, "wasp_1", UnknownDice)),
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
		follows("MM-MEL-09", "and of its attack", position(at("1", "rat_1"), waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: "rat_1",
			Against: "tilda", Dice: 2, Reach: parts.Melee})), Fell{Sword: 1, Cheese: 1}).
			Leaving(all(wheelHas(1), awaitsRoll(DefenceRoll, "tilda", 2))),
		answersQuestion("MM-AMB-45", follows("MM-MEL-09", "Brodie strikes a minion, whose cheese goes on the wheel", position(at("1", "rat_1",
			Brodie), defends("rat_1", Brodie, 1, 1)), Fell{Shield: 1, Cheese: 1}).Leaving(wheelHas(1))),
		follows("MM-MATK-05", "a mouse defends with what it wears", position(at("1", "rat_1"), wears("ladle", "thimble"), waiting(Wait{For: ForRoll,
			Purpose: AttackRoll, Who: "rat_1", Against: "tilda", Dice: 2, Reach: parts.Melee})), Fell{Sword: 1}).
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
	tied := func(edits ...func(*State)) State {
		return position(append([]func(*State){filchs, at("2", "rat_1"), at("5", "spider_1")}, edits...)...)
	}
	return []trial{
		follows("MM-RNG-01", "a shot rolls as a blow does", far, filchShoots("rat_1")).Leaving(awaits(Wait{For: ForRoll, Purpose: AttackRoll, Who: "filch", Against: "rat_1", Dice: 2, Reach: parts.Ranged})),
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
