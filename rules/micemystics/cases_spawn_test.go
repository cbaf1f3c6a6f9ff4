package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// arriving returns a state in which minions arrive in the hall. Its spawn spaces 3, 4 and 6 are 2,
// 3 and 5 steps from the mice on space 1.
func arriving(squads []parts.Squad, edits ...func(*State)) State {
	edits = append([]func(*State){hall("1-2 2-3 3-4 4-5 5-6 6-7 3:spawn 4:spawn 6:spawn")}, edits...)
	return position(append(edits, placing(squads...))...)
}

func placing(squads ...parts.Squad) func(*State) {
	return func(s *State) {
		waiting(Wait{For: ForJoin, Source: ByEncounter})(s)
		waiting(Wait{For: ForPlace, Squads: squads, Source: ByEncounter, Room: "hall"})(s)
	}
}

func squadOf(kind string, n int) parts.Squad { return parts.Squad{Minion: kind, Count: n} }

func several(squads ...parts.Squad) []parts.Squad { return squads }

func openTo(kind string, spaces ...parts.SpaceID) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var want []Action
		for _, id := range spaces {
			want = append(want, Spawn{kind, id})
		}
		d := s.decideSpawn()
		require.Equal(t, want, d.Open)
		require.Equal(t, want[0], d.Action)
		require.Equal(t, want, Game{}.Legal(s))
	}
}

func spaces(ids ...parts.SpaceID) []parts.SpaceID { return ids }

// wide makes spaces of the hall wide. If outlined is true, they are also outlined in red.
func wide(outlined bool, ids ...parts.SpaceID) func(*State) {
	return func(s *State) {
		for i := range s.Rooms[0].Map.Spaces {
			if p := &s.Rooms[0].Map.Spaces[i]; slices.Contains(ids, p.ID) {
				p.Wide, p.Outlined = true, outlined
			}
		}
	}
}

func minionType(id string, edit func(*parts.Minion)) func(*State) {
	return func(s *State) {
		s.Types = slices.Clone(s.Types)
		edit(s.Type(id))
	}
}

func spawnCases() []trial {
	mixed := several(squadOf("archer", 2), squadOf("spider", 1), squadOf("roach", 3))
	wave := arriving(mixed)
	archers := []Action{Spawn{"archer", "6"}, Spawn{"archer", "6"}}
	afterSpider := append(slices.Clone(archers), Spawn{"spider", "3"})
	roaches := append(slices.Clone(afterSpider), Spawn{"roach", "4"}, Spawn{"roach", "6"})
	archer := several(squadOf("archer", 1))
	spider := several(squadOf("spider", 1))
	ranged := minionType("spider", func(m *parts.Minion) { m.Ranged = true })
	tie := hall("1-2 2-3 3-4 3-5 4:spawn 5:spawn")
	full := at("6", "elite_1", "elite_2", "elite_3", "elite_4")
	far := func(value string) State {
		return arriving(archer, hall("1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 2:spawn 5:spawn"), at("9", "collin", "nez", "filch"), house(SpawnDistance, value))
	}
	large := func(value string) State {
		return arriving(spider, ranged, wide(true, "6"), house(LargeRanged, value))
	}
	lone := several(squadOf("roach", 1))
	bare := position(unmapped, placing(mixed...))
	told := Spawns{Room: "hall", Spaces: spaces("a", "b", "c")}
	return []trial{
		allowed("MM-SPAWN-01", "on a spawn space", arriving(lone), Spawn{"roach", "4"}),
		refused("MM-SPAWN-01", "on a space without the mark", arriving(lone), Spawn{"roach", "5"}).Telling("space", inHall("5").Noun()),
		refused("MM-SPAWN-01", "spawn spaces are named unasked", position(), Spawns{Room: "hall", Spaces: spaces("4")}),
		follows("MM-SPAWN-02", "small ranged ones first, then large ones, then the others", position(hall("1-2 2-3 3:spawn")),
			Call{Squads: several(squadOf("roach", 3), squadOf("spider", 1), squadOf("archer", 2))}).Leaving(newcomersAwaited(mixed...)),
		refused("MM-SPAWN-02", "a large one before the ranged ones", wave, Spawn{"spider", "3"}).Telling("next", minionKind("archer")),
		refused("MM-SPAWN-02", "one that nobody awaits", wave, Spawn{"rat", "3"}),
		refused("MM-SPAWN-02", "the mouse goes on before all are placed", wave, EndTurn{Mouse: "tilda"}),
		follows("MM-SPAWN-02", "the whole arrival by the rules", wave, append(slices.Clone(roaches), Spawn{"roach", "4"})...).In("MM-EX-D20").
			Leaving(all(standsInHall("archer_2", "6"), standsInHall("spider_1", "3"), standsInHall("roach_1", "4"), standsInHall("roach_2", "6"), standsInHall("roach_3", "4"), awaitsFor(ForOrder))),
		follows("MM-SPAWN-03", "ranged ones go far from the mice", wave, noted).In("MM-EX-D20").Leaving(openTo("archer", "6")),
		follows("MM-SPAWN-03", "of equally far spaces players choose one", arriving(archer, tie), noted).Leaving(openTo("archer", "4", "5")),
		follows("MM-SPAWN-03", "unless it is full", arriving(archer, tie, at("5", "elite_1", "elite_2", "elite_3", "elite_4")), noted).Leaving(openTo("archer", "4")),
		follows("MM-SPAWN-03", "newcomers of other kinds draw nobody", arriving(archer, at("3",
			"roach_1")).but(func(s *State) { s.Waits[0].Placed = []Standing{{"roach_1", "3"}} }), noted).Leaving(openTo("archer", "6")),
		follows("MM-SPAWN-03", "and all go there", arriving(several(squadOf("archer", 2)), tie), Spawn{"archer", "5"}).Leaving(openTo("archer", "5")),
		refused("MM-SPAWN-03", "one goes elsewhere than the others", arriving(several(squadOf("archer", 2)), tie), Spawn{"archer", "5"}, Spawn{"archer", "4"}),
		refused("MM-SPAWN-03", "one stays near the mice", wave, Spawn{"archer", "3"}),
		follows("MM-SPAWN-03", "one that no way leads to is the farthest", arriving(archer, hall("1-2 2-3 3-4 7-8 4:spawn 8:spawn")), noted).Leaving(openTo("archer", "8")),
		follows("MM-SPAWN-04", "however many", arriving(several(squadOf("archer", 3)), wide(true, "3"), at("3", "elite_1", "elite_2", "elite_3", "elite_4")), noted).Leaving(openTo("archer", "3")),
		refused("MM-SPAWN-04", "they go to the farthest instead", arriving(archer, wide(true, "3")), Spawn{"archer", "6"}),
		follows("MM-SPAWN-04", "a wide space without the outline does not", arriving(archer, wide(false, "3")), noted).Leaving(openTo("archer", "6")),
		follows("MM-SPAWN-04", "the others do not go there by themselves", arriving(lone, wide(true, "3")), noted).Leaving(openTo("roach", "3", "4", "6")),
		follows("MM-SPAWN-05", "when it is full the next farthest one", arriving(archer, full), noted).Leaving(openTo("archer", "4")),
		follows("MM-SPAWN-05", "when it becomes full the next farthest one", arriving(several(squadOf("archer", 3)), at("6", "elite_1", "elite_2")), archers...).Leaving(openTo("archer", "4")),
		refused("MM-SPAWN-05", "one more goes there", arriving(archer, full), Spawn{"archer", "6"}),
		follows("MM-SPAWN-06", "large ones go near the mice", wave, archers...).In("MM-EX-D20").Leaving(openTo("spider", "3")),
		follows("MM-SPAWN-06", "where nobody stands", arriving(spider, at("3", "elite_1")), noted).Leaving(openTo("spider", "4")),
		follows("MM-SPAWN-06", "or on a wide space", arriving(spider, at("3", "elite_1"), wide(false, "3")), noted).Leaving(openTo("spider", "3")),
		follows("MM-SPAWN-06", "of equally near spaces players choose", arriving(spider, tie), noted).Leaving(openTo("spider", "4", "5")),
		refused("MM-SPAWN-06", "one goes far away", arriving(spider), Spawn{"spider", "6"}),
		refused("MM-SPAWN-06", "one goes to others", arriving(spider, at("3", "elite_1")), Spawn{"spider", "3"}),
		follows("MM-SPAWN-07", "the others go where there is room", wave, afterSpider...).In("MM-EX-D20").Leaving(openTo("roach", "4", "6")),
		follows("MM-SPAWN-07", "as evenly as possible", wave, roaches[:4]...).Leaving(openTo("roach", "6")),
		refused("MM-SPAWN-07", "on a full space", wave, append(slices.Clone(afterSpider), Spawn{"roach", "3"})...),
		allowed("MM-SPAWN-07", "two and one are even", wave, append(slices.Clone(roaches), Spawn{"roach", "6"})...),
		allowed("MM-SPAWN-07", "evenness is judged at the end", wave, append(slices.Clone(afterSpider), Spawn{"roach", "4"}, Spawn{"roach", "4"})...),
		refused("MM-SPAWN-07", "three and none are not", wave, append(slices.Clone(afterSpider), Spawn{"roach", "4"}, Spawn{"roach", "4"}, Spawn{"roach", "4"})...).At(rules.Unusual),
		refused("MM-SPAWN-07", "two and none are not either", arriving(several(squadOf("roach", 2)), tie), Spawn{"roach", "4"}, Spawn{"roach", "4"}).At(rules.Unusual),
		allowed("MM-SPAWN-07", "figures that stood there do not count", arriving(several(squadOf("roach", 2)), hall("1-2 2-3 3-4 3:spawn 4:spawn"),
			at("3", "elite_1", "elite_2")), Spawn{"roach", "3"}, Spawn{"roach", "4"}),
		allowed("MM-SPAWN-07", "a space without room need not be even", arriving(several(squadOf("roach", 3)), hall("1-2 2-3 3-4 3:spawn 4:spawn"),
			at("3", "elite_1", "elite_2", "elite_3")), Spawn{"roach", "3"}, Spawn{"roach", "4"}, Spawn{"roach", "4"}),
		answersQuestion("MM-AMB-48", follows("MM-SPAWN-07", "ranged newcomers do not count", arriving(several(squadOf("archer", 2), squadOf("roach",
			1)), hall("1-2 2-3 3-4 3:spawn 4:spawn")), Spawn{"archer", "4"}, Spawn{"archer", "4"}).Leaving(openTo("roach", "3", "4"))),
		follows("MM-SPAWN-08", "then their initiative cards are added", arriving(lone, track("collin", "tilda", "nez", "filch", "rat"), at("6", "rat_1")), Spawn{"roach", "4"}).
			Leaving(trackIs("collin", "tilda", "nez", "filch", "rat", "roach")),
		follows("MM-SPAWN-09", "a chapter calls them in the same way", position(hall("1-2 2-3 3:spawn")), Call{Squads: lone}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, []any{ForPlace, ByChapter, "hall"}, []any{s.Wait().For, s.Wait().Source, s.Wait().Room})
			}),
		refused("MM-SPAWN-09", "none of them is called", position(), Call{Squads: several(squadOf("rat", 0))}).At(rules.Impossible),
		refused("MM-SPAWN-09", "they are called to no tile in play", position(), Call{Squads: lone, Room: "attic"}).At(rules.Impossible),
		follows("MM-SPAWN-09", "on a tile without a map its spawn spaces are asked for", bare, noted).Leaving(awaitsFor(ForSpawns)),
		follows("MM-SPAWN-09", "and then the rules decide, farthest first", bare, noted, told).Leaving(openTo("archer", "a")),
		follows("MM-SPAWN-09", "nearest for large ones", bare, noted, told, Spawn{"archer", "a"}, Spawn{"archer", "a"}).Leaving(openTo("spider", "c")),
		follows("MM-SPAWN-09", "a tile without spawn spaces takes nobody", bare, noted, Spawns{Room: "hall"}).Leaving(all(awaitsFor(ForOrder),
			func(t *testing.T, s State) { require.Empty(t, s.Minions) })),
		follows("MM-SPAWN-09", "a mouse off the map: how far it is, people tell", arriving(archer, at("?1", "nez")), noted).Leaving(awaitsFor(ForSpawns)),
		answersQuestion("MM-AMB-47", follows("MM-SPAWN-03", "far from the nearest mouse", far("nearest_mouse"), noted).Leaving(openTo("archer", "5"))),
		answersQuestion("MM-AMB-47", follows("MM-SPAWN-03", "or from all mice together", far("sum"), noted).Leaving(openTo("archer", "2"))),
		answersQuestion("MM-AMB-76", follows("MM-SPAWN-04", "a large ranged one goes on the outlined space", large("wide_first"), noted).Leaving(openTo("spider", "6"))),
		answersQuestion("MM-AMB-76", follows("MM-SPAWN-06", "or near the mice as all large ones", large("always_large"), noted).Leaving(openTo("spider", "3"))),
	}
}

// stayedAway returns the note that minions did not arrive, with the reason.
func stayedAway(rule tables.RuleID, kind string, count int, of string) rules.Note {
	return noteOf("warned."+string(rule), rule, "minion", minionKind(kind), "count", count, "short_of", of)
}

func poolCases() []trial {
	rats := several(squadOf("rat", 3))
	six := at("9", "rat_1", "rat_2", "elite_1", "elite_2", "vurst_1")
	told := func(rule tables.RuleID, name string, given State, want rules.Note, then func(*testing.T, State)) trial {
		return trial{Rule: rule, Kind: "follows", Name: name, Given: given, When: []Action{noted}, Then: func(t *testing.T, s State, notes []rules.Note) {
			require.Contains(t, notes, want)
			then(t, s)
		}}
	}
	bySurge := func(s *State) {
		s.Waits = slices.Clone(s.Waits)
		s.Waits[0].Source, s.Waits[1].Source = BySurge, BySurge
	}
	cramped := func() State {
		return position(hall("1-2 2-3 3:spawn"), at("3", "elite_1", "elite_2", "elite_3"), placing(several(squadOf("roach", 2))...))
	}
	return []trial{
		follows("MM-TOK-01", "elite ones, the captain and plain rats share the figures of rats", arriving(rats, six), Spawn{"rat", "3"}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 0, s.inBox("rat")); require.Len(t, s.Minions, 6) }),
		told("MM-TOK-01", "nor a second captain", arriving(several(squadOf("vurst", 1)), at("9", "vurst_1")), stayedAway("MM-AMB-49", "vurst", 1, "figures"), awaitsFor(ForOrder)),
		follows("MM-TOK-02", "elite and plain rats are different types", arriving(several(squadOf("elite", 1), squadOf("rat", 1))), Spawn{"elite", "3"}, Spawn{"rat", "4"}).In("MM-EX-10").
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, []string{"elite", "rat"}, []string{s.Minion("elite_1").Type, s.Minion("rat_1").Type})
				require.Equal(t, []string{"tilda", "collin", "nez", "filch", "elite", "rat"}, s.Wait().Lay)
			}),
		follows("MM-SURGE-09", "as many come as there are figures", arriving(rats, six).but(bySurge), Spawn{"rat", "3"}).Leaving(all(awaitsFor(ForOrder), standsInHall("rat_3", "3"))),
		{Rule: "MM-SURGE-09", Kind: "follows", Name: "the rest is told", Given: cramped().but(bySurge), When: []Action{Spawn{"roach", "3"}},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.Contains(t, notes, stayedAway("MM-SURGE-09", "roach", 1, "room"))
			}},
		{Rule: "MM-SURGE-09", Kind: "follows", Name: "in an encounter too", Given: cramped(), When: []Action{Spawn{"roach", "3"}},
			Then: func(t *testing.T, _ State, notes []rules.Note) {
				require.Contains(t, notes, stayedAway("MM-AMB-49", "roach", 1, "room"))
			}},
		follows("MM-SURGE-09", "a name is free again once its figure is gone", arriving(several(squadOf("roach", 1)), at("9", "roach_2")), Spawn{"roach", "3"}).Leaving(standsInHall("roach_1", "3")),
		follows("MM-SURGE-09", "nobody has counted the figures of a type", arriving(several(squadOf("roach", 1)), minionType("roach",
			func(m *parts.Minion) { m.Figures = 0 }), at("9", "roach_1", "roach_2", "roach_3", "roach_4"), at("8", "roach_5", "roach_6")), noted).
			Leaving(newcomersAwaited(squadOf("roach", 1))),
	}
}

func greedCases() []trial {
	greedy := several(parts.Squad{Minion: "roach", Count: 1, Greedy: true})
	come := func(value string) State {
		return arriving(greedy, track("tilda", "roach", "collin", "nez", "filch"), at("9", "roach_1"), house(GreedyRoaches, value))
	}
	later := []Action{Spawn{"roach", "3"}, Call{Squads: several(squadOf("roach", 1))}, Spawn{"roach", "3"}}
	greeds := func(want ...bool) func(*testing.T, State) {
		return func(t *testing.T, s State) {
			var have []bool
			for i := range s.Minions {
				have = append(have, s.Greedy || s.Minions[i].Greedy)
			}
			require.Equal(t, want, have)
		}
	}
	last := position(track("tilda", "roach", "collin"), at("9", "roach_1"), func(s *State) { s.Greedy = true })
	return []trial{
		follows("MM-ROACH-01", "greedy roaches have no card of their own", come("all_until_gone"), Spawn{"roach", "3"}).Leaving(trackIs("tilda", "roach", "collin", "nez", "filch")),
		follows("MM-ROACH-02", "all roaches in play become greedy", come("all_until_gone"), Spawn{"roach", "3"}).Leaving(greeds(true, true)),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "and those that come later", come("all_until_gone"), later...).Leaving(greeds(true, true, true))),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "or only those in play then", come("then_in_play"), later...).Leaving(greeds(true, true, false))),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "until the last roach is gone", last, Affect{Effect: Slay,
			On: "roach_1"}).Leaving(func(t *testing.T, s State) { require.False(t, s.Greedy) })),
		answersQuestion("MM-AMB-75", follows("MM-ROACH-02", "not before", last.but(at("8", "roach_2")), Affect{Effect: Slay,
			On: "roach_1"}).Leaving(func(t *testing.T, s State) { require.True(t, s.Greedy) })),
		follows("MM-ROACH-02", "ordinary ones bring no greed", arriving(several(squadOf("roach", 1))), Spawn{"roach", "3"}).Leaving(greeds(false)),
	}
}
