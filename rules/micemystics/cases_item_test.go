package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func stash(items ...parts.PartyItem) func(*State) {
	return func(s *State) { s.Stash = append(s.Stash, items...) }
}

// itemLying puts a party item on the board. If the item is the hook, the second space is the other
// end of its line.
func itemLying(item parts.PartyItem, on ...parts.SpaceID) func(*State) {
	return func(s *State) {
		l := Laid{Item: item, At: inHall(on[0])}
		if len(on) > 1 {
			l.To = on[1]
		}
		s.Laid = append(s.Laid, l)
	}
}

func onBoard(want ...Laid) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.ElementsMatch(t, want, s.Laid) }
}

func inStash(want ...parts.PartyItem) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.ElementsMatch(t, want, s.Stash) }
}

func tildaLays(item parts.PartyItem, to ...parts.SpaceID) Action {
	a := Lay{Mouse: "tilda", Item: item}
	if len(to) > 0 {
		a.To = &Place{Space: to[0]}
	}
	return a
}

func takeItemBack(item parts.PartyItem) Action { return TakeBack{Mouse: "tilda", Item: item} }

var acted = func(s *State) { s.Turn.Deed = SearchDeed }

func itemCases() []trial {
	out := append(hookCases(), forkCases()...)
	return append(out, disguiseCases()...)
}

func hookCases() []trial {
	free := func(t *testing.T, s State) { require.Equal(t, []any{NoDeed, 4}, []any{s.Turn.Deed, s.Turn.Points}) }
	hook, wet := position(stash(parts.Hook)), hall("1:water 1-2 2:water 2-3")
	walls := func(value string) State { return position(stash(parts.Hook), blind("1", "5"), house(HookReach, value)) }
	return []trial{
		allowed("MM-HOOK-01", "laid in the mouse's turn, for no action", hook, tildaLays(parts.Hook, "5")).
			Leaving(all(free, inStash(), onBoard(Laid{Item: parts.Hook, At: inHall("1"), To: "5"}))),
		allowed("MM-HOOK-01", "laid in the turn of another mouse that did not find it", position(turnOf("nez", 2), stash(parts.Hook)), Lay{Mouse: "nez", Item: parts.Hook, To: &Place{Space: "4"}}),
		allowed("MM-PARTY-01", "any mouse uses what is in the stash", position(turnOf("filch", 2), stash(parts.Fork)), Lay{Mouse: "filch", Item: parts.Fork}),
		toldWithoutNote(follows("MM-PARTY-01", "whoever has the turn lays it", position(turnOf("filch", 2), stash(parts.Fork)), Lay{Mouse: "filch", Item: parts.Fork}).
			Leaving(all(inStash(), onBoard(Laid{Item: parts.Fork, At: inHall("1")}), deedIs(NoDeed)))),
		refused("MM-HOOK-01", "laid in another mouse's turn", hook, Lay{Mouse: "nez", Item: parts.Hook, To: &Place{Space: "4"}}),
		refused("MM-FORK-01", "laid in another mouse's turn", position(stash(parts.Fork)), Lay{Mouse: "nez", Item: parts.Fork}),
		refused("MM-GRAPE-01", "laid in another mouse's turn", position(stash(parts.Grape)), Lay{Mouse: "nez", Item: parts.Grape, To: &Place{Space: "2"}}),
		refused("MM-HOOK-01", "not in the stash", position(), tildaLays(parts.Hook, "5")),
		allowed("MM-HOOK-02", "one end with the mouse", hook, Lay{Mouse: "tilda", Item: parts.Hook, At: "1", To: &Place{Space: "5"}}),
		refused("MM-HOOK-02", "neither end with the mouse", hook, Lay{Mouse: "tilda", Item: parts.Hook, At: "2", To: &Place{Space: "5"}}),
		allowed("MM-HOOK-03", "the other end on another space", hook, tildaLays(parts.Hook, "2")),
		refused("MM-HOOK-03", "both ends on one space", hook, tildaLays(parts.Hook, "1")),
		refused("MM-HOOK-03", "no other end", hook, tildaLays(parts.Hook)),
		refused("MM-HOOK-03", "an end that is not on the tile", hook, tildaLays(parts.Hook, "77")),
		refused("MM-HOOK-03", "an end with a figure of another tile", position(stash(parts.Hook), secondTile, withMinionBelow("rat_1")),
			Lay{Mouse: "tilda", Item: parts.Hook, To: &Place{With: "rat_1"}}),
		toldWithoutNote(follows("MM-HOOK-03", "on a tile without a map the other end becomes a place",
			position(unmapped, stash(parts.Hook)), Lay{Mouse: "tilda", Item: parts.Hook, To: &Place{Wide: true}}).
			Leaving(all(placesAre(parts.Space{ID: "?1", Wide: true}),
				onBoard(Laid{Item: parts.Hook, At: inHall("1"), To: "?1"}), inStash()))),
		allowed("MM-HOOK-04", "one end in water", position(wet, stash(parts.Hook)), tildaLays(parts.Hook, "3")),
		allowed("MM-HOOK-04", "the other end in water", position(hall("1-2 2:water"), stash(parts.Hook)), tildaLays(parts.Hook, "2")),
		refused("MM-HOOK-04", "both ends in water", position(wet, stash(parts.Hook)), tildaLays(parts.Hook, "2")),
		refused("MM-HOOK-04", "both ends in water, as people say of a tile without a map", position(unmapped, stash(parts.Hook), func(s *State) {
			s.Rooms[0].Places = []parts.Space{{ID: "1", Water: true}}
		}), Lay{Mouse: "tilda", Item: parts.Hook, To: &Place{Water: true}}),
		refused("MM-AMB-51", "over a wall", walls("no_walls"), tildaLays(parts.Hook, "5")),
		allowed("MM-AMB-51", "over a wall, as far as the token reaches", walls("anywhere"), tildaLays(parts.Hook, "5")),

		allowed("MM-HOOK-06", "from one end", position(itemLying(parts.Hook, "1", "5")), takeItemBack(parts.Hook)).Leaving(all(inStash(parts.Hook),
			onBoard(), func(t *testing.T, s State) { require.Equal(t, ItemDeed, s.Turn.Deed) })),
		allowed("MM-HOOK-06", "from the other end", position(itemLying(parts.Hook, "5", "1")), takeItemBack(parts.Hook)).Leaving(inStash(parts.Hook)),
		refused("MM-HOOK-06", "from elsewhere", position(itemLying(parts.Hook, "2", "5")), takeItemBack(parts.Hook)),
		refused("MM-HOOK-06", "what does not lie there", position(), takeItemBack(parts.Hook)),
		refused("MM-TURN-01", "the hook taken back after the action", position(itemLying(parts.Hook, "1", "5"), acted), takeItemBack(parts.Hook)),
		refused("MM-PARTY-02", "a thing that is no party item", position(), Lay{Mouse: "tilda", Item: "spoon"}).At(rules.Impossible),
		refused("MM-PARTY-02", "a thing taken back that is no party item", position(), takeItemBack("spoon")).At(rules.Impossible),
		refused("MM-DISG-01", "the disguise is not laid", position(stash(parts.Disguise)), tildaLays(parts.Disguise)),
	}
}

func forkCases() []trial {
	armed := positions(itemLying(parts.Fork, "1"))
	throws := func(who Name, to Place) Action { return Catapult{Mouse: "tilda", Passenger: who, To: to} }
	crowd := at("5", "rat_1", "rat_2", "rat_3", "rat_4")
	return []trial{
		allowed("MM-FORK-01", "laid for no action", position(stash(parts.Fork), acted), tildaLays(parts.Fork)).
			Leaving(all(inStash(), onBoard(Laid{Item: parts.Fork, At: inHall("1")}))),
		refused("MM-FORK-01", "not in the stash", position(), tildaLays(parts.Fork)),
		allowed("MM-FORK-02", "with the mouse", position(stash(parts.Fork)), Lay{Mouse: "tilda", Item: parts.Fork, At: "1"}),
		refused("MM-FORK-02", "elsewhere", position(stash(parts.Fork)), Lay{Mouse: "tilda", Item: parts.Fork, At: "2"}),
		allowed("MM-FORK-03", "on dry ground", position(stash(parts.Fork)), tildaLays(parts.Fork)),
		refused("MM-FORK-03", "on water", position(hall("1:water 1-2"), stash(parts.Fork)), tildaLays(parts.Fork)),

		allowed("MM-FORK-04", "another mouse from the same space, over a red line", armed(hall("1=2 2=5")), throws("nez", Place{Space: "5"})).
			Leaving(all(standsInHall("nez", "5"), standsInHall("tilda", "1"), func(t *testing.T, s State) { require.Equal(t, []any{ItemDeed, 4}, []any{s.Turn.Deed, s.Turn.Points}) })),
		refused("MM-FORK-04", "itself", armed(), throws("tilda", Place{Space: "5"})),
		refused("MM-FORK-04", "a mouse on another space", armed(at("2", "nez")), throws("nez", Place{Space: "5"})),
		refused("MM-FORK-04", "a rat", armed(at("1", "rat_1")), throws("rat_1", Place{Space: "5"})),
		refused("MM-FORK-04", "without the fork", position(itemLying(parts.Fork, "2")), throws("nez", Place{Space: "5"})),
		refused("MM-FORK-04", "to the same space", armed(), throws("nez", Place{Space: "1"})),
		refused("MM-FORK-04", "off the tile", armed(), throws("nez", Place{Space: "77"})),
		refused("MM-TURN-01", "after the action", armed(acted), throws("nez", Place{Space: "5"})),
		refused("MM-COND-02", "stunned", armed(ailing("tilda", Stunned)), throws("nez", Place{Space: "5"})),
		allowed("MM-FORK-05", "to a space that it sees", armed(sighted("1", "5")), throws("nez", Place{Space: "5"})),
		allowed("MM-FORK-05", "to a space of which nobody knows", armed(), throws("nez", Place{Space: "5"})),
		refused("MM-FORK-05", "to a space out of sight", armed(blind("1", "5")), throws("nez", Place{Space: "5"})),
		answersQuestion("MM-AMB-52", refused("MM-CAP-01", "on a full space", armed(crowd), throws("nez", Place{Space: "5"}))),
		answersQuestion("MM-AMB-52", allowed("MM-CAP-01", "on a wide space", armed(hall("1-5 5:wide"), crowd), throws("nez", Place{Space: "5"}))),
		answersQuestion("MM-AMB-52", allowed("MM-CAP-01", "on a wide space of a tile without a map", position(unmapped, itemLying(parts.Fork, "1"),
			at("?1", "rat_1", "rat_2", "rat_3", "rat_4")), throws("nez", Place{With: "rat_1", Wide: true}))),
		answersQuestion("MM-AMB-52", follows("MM-FORK-04", "into water beside minions",
			armed(hall("1-5 5:water"), at("5", "rat_1")), throws("nez", Place{Space: "5"})).Noting(noteOf("moved", "", "figure",
			Name("nez"), "space", inHall("5"))).Leaving(all(deedIs(ItemDeed), standsInHall("nez", "5"), awaitsFor(NoWait)))),
		follows("MM-FORK-04", "on a tile without a map to a place that people speak of", position(unmapped, itemLying(parts.Fork, "1"), at("?1", "rat_1")), throws("nez", Place{With: "rat_1"})).
			Leaving(standsInHall("nez", "?1")),

		answersQuestion("MM-AMB-52", follows("MM-FORK-04", "on a mousetrap it is tested", armed(traps("5")), throws("nez", Place{Space: "5"})).Leaving(awaitsRoll(TrapRoll, "nez", 1))),
		answersQuestion("MM-AMB-56", follows("MM-FORK-04", "on a mousetrap it is not tested where only who walks is", armed(traps("5"),
			house(TrapWhenPlaced, "no_test")), throws("nez", Place{Space: "5"})).Leaving(awaitsFor(NoWait))),
		allowed("MM-FORK-06", "from its space", armed(), takeItemBack(parts.Fork)).Leaving(all(inStash(parts.Fork), onBoard())),
		refused("MM-FORK-06", "from elsewhere", position(itemLying(parts.Fork, "2")), takeItemBack(parts.Fork)),
	}
}

func disguiseCases() []trial {
	opened := func(source Source, squads []parts.Squad, edits ...func(*State)) State {
		return position(append([]func(*State){stash(parts.Disguise), waiting(Wait{For: ForDisguise, Source: source, Squads: squads, Room: "hall"})}, edits...)...)
	}
	rats, roaches, elite := several(squadOf("rat", 2), squadOf("roach", 1)), several(squadOf("roach", 2)), several(squadOf("elite", 1))
	return []trial{
		allowed("MM-DISG-02", "against rat warriors", opened(ByEncounter, rats), Wear{true}),
		refused("MM-DISG-02", "against roaches", opened(ByEncounter, roaches), Wear{true}),
		refused("MM-DISG-02", "against Captain Vurst",
			opened(ByEncounter, several(squadOf("vurst", 1)), house(DisguiseElite, "true")), Wear{true}).In("MM-EX-05"),
		allowed("MM-DISG-02", "left in the stash", opened(ByEncounter, roaches), Wear{false}),
		answersQuestion("MM-AMB-50", refused("MM-DISG-02", "against elite rats", opened(ByEncounter, elite), Wear{true})),
		answersQuestion("MM-AMB-50", allowed("MM-DISG-02", "against elite rats where the table takes them for rat warriors", opened(ByEncounter, elite, house(DisguiseElite, "true")), Wear{true})),
		refused("MM-DISG-01", "that is not in the stash", opened(ByEncounter, rats, func(s *State) { s.Stash = nil }), Wear{true}),
		follows("MM-DISG-03", "its card is shuffled back", opened(ByEncounter, rats), Wear{true}).Leaving(inStash()),
		refused("MM-DISG-04", "against a surge", opened(BySurge, rats), Wear{true}),
		allowed("MM-DISG-04", "not used in a surge", opened(BySurge, rats), Wear{false}),
	}
}

func grapeCases() []trial {
	berry := position(stash(parts.Grape))
	loaded := positions(stash(parts.Grape), itemLying(parts.Fork, "1"), at("5", "rat_1", "roach_1", "nez"))
	launch := Launch{Mouse: "tilda", Target: "rat_1"}
	whole := Laid{Item: parts.Grape, At: inHall("5"), Thrown: true}
	fork := Laid{Item: parts.Fork, At: inHall("1")}
	downs := func(names ...Name) func(*testing.T, State) {
		return func(t *testing.T, s State) {
			for _, n := range names {
				if m := s.Mouse(n); m != nil {
					require.True(t, m.Down, n)
					continue
				}
				require.True(t, s.Minion(n).Down, n)
			}
		}
	}
	victims := func(names ...Name) func(*testing.T, State) {
		return func(t *testing.T, s State) {
			var have []Name
			for _, w := range s.Waits {
				require.Equal(t, []any{DefenceRoll, Name("tilda"), 1}, []any{w.Purpose, w.Against, w.Hits})
				have = append(have, w.Who)
			}
			require.Equal(t, names, have)
		}
	}
	large := position(stash(parts.Grape), itemLying(parts.Fork, "1"), at("5", "spider_1"))
	lies := noteOf("item-lies", "MM-GRAPE-10", "item", partyItem(parts.Grape), "space", inHall("5"))
	stood := func(t *testing.T, s State) { require.False(t, s.Minion("spider_1").Down) }
	aside := position(stash(parts.Grape), itemLying(parts.Fork, "1"), at("1", "roach_9"), at("5", "rat_1"))
	return []trial{
		allowed("MM-GRAPE-01", "on the next space, for no action", position(stash(parts.Grape), acted),
			tildaLays(parts.Grape, "2")).Leaving(all(inStash(), onBoard(Laid{Item: parts.Grape, At: inHall("2")}))),
		refused("MM-GRAPE-01", "two spaces away", berry, tildaLays(parts.Grape, "3")),
		refused("MM-GRAPE-01", "on the mouse's own space", berry, tildaLays(parts.Grape, "1")),
		refused("MM-GRAPE-01", "nowhere", berry, tildaLays(parts.Grape)),
		refused("MM-GRAPE-01", "not in the stash", position(), tildaLays(parts.Grape, "2")),
		refused("MM-GRAPE-01", "on a space with a rat", position(stash(parts.Grape), at("2", "rat_1")), tildaLays(parts.Grape, "2")),
		answersQuestion("MM-AMB-55", allowed("MM-GRAPE-01", "on water beside a token", position(hall("1-2 2:water"), stash(parts.Grape), itemLying(parts.Fork, "2")), tildaLays(parts.Grape, "2"))),
		refused("MM-GRAPE-01", "on a space with a mouse", position(stash(parts.Grape), at("2", "nez")), tildaLays(parts.Grape, "2")),
		refused("MM-GRAPE-01", "on Brodie's space", position(stash(parts.Grape), at("2", Brodie)), tildaLays(parts.Grape, "2")),
		refused("MM-GRAPE-01", "over a red line", position(hall("1=2"), stash(parts.Grape)), tildaLays(parts.Grape, "2")),
		refused("MM-GRAPE-01", "with a figure on a tile without a map", position(unmapped, stash(parts.Grape), at("?1", "rat_1")), Lay{Mouse: "tilda", Item: parts.Grape, To: &Place{With: "rat_1"}}),
		allowed("MM-GRAPE-01", "beside the mouse on a tile without a map", position(unmapped, stash(parts.Grape)), Lay{Mouse: "tilda",
			Item: parts.Grape, To: &Place{}}).Leaving(onBoard(Laid{Item: parts.Grape, At: inHall("?1")})),

		allowed("MM-GRAPE-05", "from the fork, without a weapon", loaded(with("tilda", func(m *Mouse) { m.Equipped = nil })), launch).Leaving(all(awaitsFor(ForToss), func(t *testing.T, s State) {
			require.Equal(t, BattleDeed, s.Turn.Deed)
			require.Len(t, Game{}.Legal(s), 2)
		})),
		refused("MM-GRAPE-05", "without the fork", position(stash(parts.Grape), at("5", "rat_1")), launch),
		refused("MM-GRAPE-05", "without the grape", position(itemLying(parts.Fork, "1"), at("5", "rat_1")), launch),
		refused("MM-GRAPE-05", "a grape that lies on the board", position(itemLying(parts.Fork, "1"), itemLying(parts.Grape, "1"), at("5", "rat_1")), launch),
		refused("MM-TURN-01", "after the action", loaded(acted), launch),
		refused("MM-GRAPE-06", "at a mouse", loaded(), Launch{Mouse: "tilda", Target: "nez"}),
		refused("MM-GRAPE-06", "at nobody", loaded(), Launch{Mouse: "tilda", Target: "rat_9"}).At(rules.Impossible),
		refused("MM-GRAPE-06", "at a minion on another tile", loaded(secondTile, withMinionBelow("elite_1")), Launch{Mouse: "tilda", Target: "elite_1"}),
		follows("MM-GRAPE-06", "everybody on the space of a target out of sight is a victim", loaded(blind("1", "5")), launch, Toss{Smashed}).Leaving(victims("nez", "rat_1", "roach_1")),
		answersQuestion("MM-AMB-54", allowed("MM-GRAPE-06", "past a roach on the own space", aside, launch)),
		answersQuestion("MM-AMB-54", refused("MM-AMB-54", "past a roach on the own space where it is bound as a shot is",
			aside.but(house(GrapeRangedRules, "ranged")), launch).Telling("near", Name("roach_9").Noun())),
		answersQuestion("MM-AMB-54", allowed("MM-AMB-54", "at the roach on the own space where it is bound as a shot is",
			aside.but(house(GrapeRangedRules, "ranged")), Launch{Mouse: "tilda", Target: "roach_9"})),

		follows("MM-GRAPE-07", "smashed, each takes a hit and rolls its own defence", loaded(), launch, Toss{Smashed}).In("MM-EX-D25").Leaving(all(victims("nez", "rat_1", "roach_1"), onBoard(fork))),
		follows("MM-GRAPE-07", "each defends by itself", loaded(track("tilda", "rat", "roach")), launch, Toss{Smashed}, Fell{Shield: 1}, Fell{}, Fell{Shield: 1, Cheese: 1}).
			Leaving(all(hurtBy("nez", 0), offBoard("rat_1"), hurtBy("roach_1", 0), wheelHas(1), awaitsFor(NoWait), trackIs("tilda", "roach"))),
		follows("MM-GRAPE-08", "smashed, it is shuffled away", loaded(), launch, Toss{Smashed}).Leaving(all(inStash(), onBoard(fork))),
		follows("MM-GRAPE-09", "whole, all fall and it lies there", loaded(), launch, Toss{Whole}).In("MM-EX-D25").
			Noting(noteOf("afflicted-down", "MM-GRAPE-09", "figure", Name("nez")), noteOf("afflicted-down", "MM-GRAPE-09", "figure", Name("rat_1")),
				noteOf("afflicted-down", "MM-GRAPE-09", "figure", Name("roach_1")), lies).Leaving(all(downs("nez", "rat_1", "roach_1"), onBoard(whole, fork), awaitsFor(NoWait))),
		follows("MM-GRAPE-09", "whole, it knocks nothing large down", large, Launch{Mouse: "tilda", Target: "spider_1"}, Toss{Whole}).
			Noting(lies).Leaving(all(stood, onBoard(whole, fork), awaitsFor(NoWait))),
		follows("MM-GRAPE-07", "smashed, it hits Brodie", position(stash(parts.Grape), itemLying(parts.Fork, "1"), at("5", Brodie), track("tilda",
			"brodie_pounce")), Launch{Mouse: "tilda", Target: Brodie}, Toss{Smashed}).Leaving(victims(Brodie)),
		answersQuestion("MM-AMB-06", follows("MM-GRAPE-07", "smashed, it does not hit Brodie where he is no minion", loaded(at("5", Brodie),
			house(BrodieAsMinion, "false")), launch, Toss{Smashed}).Leaving(victims("nez", "rat_1", "roach_1"))),
		follows("MM-GRAPE-09", "whole, Brodie keeps on his feet", position(stash(parts.Grape), itemLying(parts.Fork, "1"), at("5", Brodie)), Launch{Mouse: "tilda", Target: Brodie}, Toss{Whole}).
			Noting(lies).Leaving(all(onBoard(whole, fork), awaitsFor(NoWait))),
		follows("MM-GRAPE-10", "whole, it lies on the board and not in the stash", loaded(), launch, Toss{Whole}).Leaving(all(downs("nez", "rat_1", "roach_1"), inStash(), onBoard(whole, fork))),
		follows("MM-GRAPE-11", "a grape that a rat throws leaves where it lay", position(at("1", "rat_1"), at("5", "nez"),
			itemLying(parts.Grape, "1"), waiting(Wait{For: ForToss, Who: "rat_1", To: inHall("5")})), Toss{Whole}).
			Leaving(all(downs("nez"), onBoard(whole))),
		follows("MM-HOOK-07", "the mice leave its tile", castleTiles(itemLying(parts.Hook, "2", "3")), exploreAttic("a1")).Leaving(all(inStash(), onBoard())),
		follows("MM-FORK-07", "the mice leave its tile", castleTiles(itemLying(parts.Fork, "2")), exploreAttic("a1")).Leaving(all(inStash(), onBoard())),
		follows("MM-FORK-07", "a fork on the tile that the mice come to stays", castleTiles(func(s *State) { s.Laid = []Laid{{Item: parts.Fork, At: Spot{"attic", "a2"}}} }), exploreAttic("a1")).
			Leaving(onBoard(Laid{Item: parts.Fork, At: Spot{"attic", "a2"}})),
		answersQuestion("MM-AMB-74", follows("MM-FORK-07", "so does a grape", castleTiles(itemLying(parts.Grape, "2")), exploreAttic("a1")).Leaving(all(inStash(), onBoard()))),
		answersQuestion("MM-AMB-74", follows("MM-FORK-07", "a grape stays where the table settled so, and the fork does not",
			castleTiles(itemLying(parts.Grape, "2"), itemLying(parts.Fork, "3"), house(GrapeLeftBehind, "stays")), exploreAttic("a1")).
			Leaving(onBoard(Laid{Item: parts.Grape, At: inHall("2")}))),
		follows("MM-GRAPE-07", "nobody defends any more once the chapter is lost", loaded(atPage(6), with("nez",
			func(m *Mouse) { m.Wounds = 3 })), launch, Toss{Smashed}, Fell{}).
			Leaving(all(awaitsFor(NoWait), func(t *testing.T, s State) {
				require.Equal(t, SeatMinions, s.Result.Winner)
				require.Equal(t, rules.Nobody, Game{}.Next(s))
				require.Empty(t, Game{}.Legal(s))
			})),
		refused("MM-GRAPE-07", "on its edge", loaded(), launch, Toss{"edge"}).At(rules.Impossible),
		answersQuestion("MM-AMB-53", follows("MM-GRAPE-07", "smashed, it does nothing to large figures", large, Launch{Mouse: "tilda", Target: "spider_1"}, Toss{Smashed}).
			Noting(noteOf("item-gone", "MM-GRAPE-08", "item", partyItem(parts.Grape))).Leaving(all(hurtBy("spider_1", 0), onBoard(fork), inStash(), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-53", follows("MM-GRAPE-07", "smashed, it hits large figures too", large.but(house(GrapeHitsLarge, "true")),
			Launch{Mouse: "tilda", Target: "spider_1"}, Toss{Smashed}).Leaving(victims("spider_1"))),
		answersQuestion("MM-AMB-53", follows("MM-GRAPE-09", "whole, it knocks nothing large down where it hits them", large.but(house(GrapeHitsLarge,
			"true")), Launch{Mouse: "tilda", Target: "spider_1"}, Toss{Whole}).
			Noting(lies).Leaving(all(stood, onBoard(whole, fork), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-66", follows("MM-ACH-05",
			"a roach that a launched grape kills counts for who launched "+
				"it", position(tokens(""), at("5", "roach_1"), stash(parts.Grape), itemLying(parts.Fork, "1"), with("tilda", func(m *Mouse) { m.Roaches = 3 })),
			Launch{Mouse: "tilda", Target: "roach_1"}, Toss{Smashed}, Fell{}).Leaving(tokenIsHeld(parts.RoachRipperToken, "tilda", 8))),

		answersQuestion("MM-AMB-81", refused("MM-AMB-81", "nobody takes a grape back", position(itemLying(parts.Grape, "1")), takeItemBack(parts.Grape))),
		answersQuestion("MM-AMB-81", allowed("MM-AMB-81",
			"a grape is taken back for an action", position(itemLying(parts.Grape, "1"), house(GrapePickUp, "action")), takeItemBack(parts.Grape)).Leaving(all(inStash(parts.Grape), onBoard()))),
		answersQuestion("MM-AMB-81", refused("MM-AMB-81", "a grape is not taken back from afar", position(itemLying(parts.Grape, "2"), house(GrapePickUp, "action")), takeItemBack(parts.Grape))),
	}
}
