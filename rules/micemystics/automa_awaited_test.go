package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// TestNothingIsPlannedWhileSomethingElseIsAwaited checks that there is no plan while an attack's
// dice or a newcomer's space is awaited. The awaited answer may change the move of the next figure.
func TestNothingIsPlannedWhileSomethingElseIsAwaited(t *testing.T) {
	rats := cardTurn("rat", at("1", "tilda", "rat_1"), at("9", "rat_2"))
	require.Nil(t, rats.AwaitedFirst())
	require.NotEmpty(t, rats.Plan())
	for rule, w := range map[tables.RuleID]Wait{
		"MM-MEL-03":   {For: ForRoll, Purpose: AttackRoll, Who: "rat_1", Against: "tilda", Dice: 2},
		"MM-MEL-05":   {For: ForRoll, Purpose: DefenceRoll, Who: "tilda", Dice: 2},
		"MM-SURGE-03": {For: ForSurge},
		"MM-SPAWN-02": {For: ForSpawns, Room: "hall"},
	} {
		s := rats.but(waiting(w))
		require.Empty(t, s.Plan(), rule)
		require.Equal(t, rule, s.AwaitedFirst().Rule)
	}
	for _, w := range []Wait{{For: ForRoll, Purpose: MarchRoll, Who: "rat_2", Dice: 1}, {For: ForFacts}} {
		s := rats.but(waiting(w))
		require.Nil(t, s.AwaitedFirst())
		require.NotEmpty(t, s.Plan())
	}
	s := arriving(several(squadOf("roach", 1)))
	require.Nil(t, s.AwaitedFirst(), "a newcomer is placed by the rules")
	s = arriving(several(squadOf("spider", 1)), at("3", "rat_1"), at("4", "rat_2"))
	require.Nil(t, s.AwaitedFirst(), "one space is free")
	s = arriving(several(squadOf("spider", 1)), at("3", "rat_1"), at("4", "rat_2"), at("6", "rat_3"))
	require.Equal(t, "micemystics.problem.no_spawn_room", s.AwaitedFirst().ID)
}

// TestAnAttackThatMayCaptureCountsInAfter checks attacks that may capture a mouse. With a life of 3
// and two dice, an attack cannot capture an unwounded mouse. It may capture a mouse with one wound.
func TestAnAttackThatMayCaptureCountsInAfter(t *testing.T) {
	after := func(wounds int) []Name {
		s := cardTurn("rat", at("1", "tilda", "rat_1"), at("2", "collin"), at("4", "rat_2"), with("tilda", func(m *Mouse) { m.Wounds = wounds }))
		plans := s.Plan()
		return plans[len(plans)-1].After
	}
	require.Empty(t, after(0))
	require.Equal(t, []Name{"rat_1"}, after(1))
}

// TestToldDistancesAreDoubtedWhenASpaceFillsUp checks distances that people entered. The fourth rat
// on ?3 blocks the path over that space. The path becomes shorter again when one rat leaves.
func TestToldDistancesAreDoubtedWhenASpaceFillsUp(t *testing.T) {
	s := cardTurn("spider", unmapped, at("?1", "tilda"), at("?2", "spider_1"), at("?3", "rat_1", "rat_2", "rat_3"), at("?4", "rat_4"),
		known(asksDistance("?1", "?2"), 4, asksDistance("?2", "?3"), 2, asksDistance("?1", "?3"), 2, asksDistance("?1", "?4"), 1, asksDistance("?2", "?4"), 5))
	fact := func(s *State, a, b parts.SpaceID) [2]int {
		f, ok := s.Room("hall").findFact(a, b, Distance)
		require.True(t, ok)
		return [2]int{f.Least, f.Most}
	}
	s.setSpot("rat_4", inHall("?3"))
	require.Equal(t, [2]int{4, NoWay}, fact(&s, "?1", "?2"), "a way around may be longer")
	require.Equal(t, [2]int{2, 2}, fact(&s, "?2", "?3"), "a full space is reached all the same")
	require.NotEmpty(t, s.nextStep(new(tileGraphs), nil).need, "it is asked again")
	s.saveFacts("hall", tellFacts(asksDistance("?1", "?2"), 6).Facts)
	s.removeFigure("rat_1")
	require.Equal(t, [2]int{4, 6}, fact(&s, "?1", "?2"), "over the free space it may be shorter")
}

// TestARoachMayStopAtMiceOnItsWayToTheGrape checks a roach on an unmapped tile.
func TestARoachMayStopAtMiceOnItsWayToTheGrape(t *testing.T) {
	bait := cardTurn("roach", unmapped, grape("?3", false), at("?1", "tilda"), at("?2", "roach_1"), known(asksDistance("?2", "?3"), 3))
	s := afterAction(bait, numbers(3))
	require.Equal(t, []Question{asksDistance("?2", "?1")}, s.Wait().Ask)
	s = afterAction(s, tellFacts(asksDistance("?2", "?1"), 1))
	require.Equal(t, []Question{asksDistance("?1", "?3")}, s.Wait().Ask)
	s = afterAction(s, tellFacts(asksDistance("?1", "?3"), 2))
	open := (Game{}).Decide(s, SeatMinions).Open
	require.Contains(t, open, March{Figure: "roach_1", Toward: "tilda", Steps: 1})
	s = afterAction(s, March{Figure: "roach_1", Toward: "tilda", Steps: 1})
	require.Equal(t, inHall("?1"), s.At("roach_1"))
	away := afterAction(afterAction(bait, numbers(3)), tellFacts(asksDistance("?2", "?1"), 3))
	require.Len(t, (Game{}).Decide(away, SeatMinions).Open, 1, "mice as far as the grape are not on the way")
}

// TestTheFarthestSpawnSpaceBySum checks the order of spawn spaces. A space without a path to any
// mouse is the farthest. Next is a space with paths to only some mice, and then a space with paths
// to all mice.
func TestTheFarthestSpawnSpaceBySum(t *testing.T) {
	// There is no path from b to the mice, and none from c to one of them. Space a is next to
	// both mice.
	edits := []func(*State){hall("1-2 2-a b-b2 c-3 a:spawn b:spawn c:spawn"), at("1", "tilda"), at("3", "collin"), house(SpawnDistance, "sum"), func(s *State) { s.Mice = s.Mice[:2] }}
	order := func(kind string) parts.SpaceID {
		s := arriving(several(squadOf(kind, 1)), edits...)
		return s.decideSpawn().Action.(Spawn).Space
	}
	require.Equal(t, parts.SpaceID("b"), order("archer"))
	require.NotEqual(t, parts.SpaceID("b"), order("spider"))
	s := arriving(several(squadOf("spider", 1)), edits...)
	require.True(t, slices.ContainsFunc(s.decideSpawn().Reasons, func(n rules.Note) bool {
		return n.ID == "spawn_cut_some"
	}))
}
