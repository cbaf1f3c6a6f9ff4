package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func brief(plans []FigurePlan) []FigurePlan {
	var out []FigurePlan
	for _, p := range plans {
		p.Reasons, p.Marches, p.Strikes = nil, nil, nil
		out = append(out, p)
	}
	return out
}

func TestAPlanIsMadeForEveryNumberThatMayFall(t *testing.T) {
	s := cardTurn("rat", at("1", "tilda"), at("4", "rat_1"), at("9", "rat_2"))
	require.Equal(t, []FigurePlan{
		{Figure: "rat_1", Order: 1, Die: 1, Path: spaces("3"), To: inHall("3")},
		{Figure: "rat_1", Order: 1, Die: 2, Path: spaces("3", "2"), To: inHall("2"), Target: "tilda"},
		{Figure: "rat_1", Order: 1, Die: 3, Path: spaces("3", "2", "1"), To: inHall("1"), Target: "tilda"},
		{Figure: "rat_2", Order: 2, Die: 1, Path: spaces("8"), To: inHall("8"), After: []Name{"rat_1"}},
		{Figure: "rat_2", Order: 2, Die: 2, Path: spaces("8", "7"), To: inHall("7"), After: []Name{"rat_1"}},
		{Figure: "rat_2", Order: 2, Die: 3, Path: spaces("8", "7", "6"), To: inHall("6"), After: []Name{"rat_1"}},
	}, brief(s.Plan()))
}

func TestAPlanKeepsToADieThatHasFallen(t *testing.T) {
	s := cardTurn("rat", at("1", "tilda"), at("4", "rat_1"))
	s.Waits, s.Turn.Points, s.Turn.Die = nil, 2, 2
	plans := s.Plan()
	require.Len(t, plans, 1)
	require.Equal(t, 2, plans[0].Die)
	require.Equal(t, []Action{marches("rat_1", "3", "2")}, plans[0].Marches)
	require.Equal(t, []Action{Strike{Figure: "rat_1", Target: "tilda"}}, plans[0].Strikes)
	require.NotEmpty(t, plans[0].Reasons)
}

func TestWhatIsCertainCountsForLaterFigures(t *testing.T) {
	s := cardTurn("roach", at("1", "collin", "nez", "roach_1", "roach_2"), at("2", "roach_3"))
	require.Equal(t, []FigurePlan{
		{Figure: "roach_1", Order: 1, To: inHall("1"), Target: "collin"},
		{Figure: "roach_2", Order: 1, To: inHall("1"), Target: "nez"},
		{Figure: "roach_3", Order: 3, To: inHall("2"), Target: "collin"},
	}, brief(s.Plan()))
}

func TestAnAttackThatIsCertainCountsThoughTheWayIsNot(t *testing.T) {
	s := cardTurn("rat", at("1", "collin", "nez"), at("3", "rat_1"), at("4", "rat_2"))
	plans := s.Plan()
	require.Equal(t, Name("collin"), plans[0].Target)
	require.NotEqual(t, plans[0].To, plans[1].To)
	last := plans[len(plans)-1]
	require.Equal(t, Name("rat_2"), last.Figure)
	require.Equal(t, []Name{"rat_1"}, last.After)
	require.Equal(t, Name("nez"), last.Target, "collin has been attacked at every number")
}

func TestAPlanSaysWhatMustBeToldFirst(t *testing.T) {
	s := cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"))
	for _, p := range s.Plan() {
		require.Equal(t, []Question{asksDistance("?3", "?1"), asksDistance("?3", "?2")}, p.Ask)
	}
	two := cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "rat_1"), at("?3", "rat_2"))
	require.Equal(t, []FigurePlan{{To: inHall(""), Ask: []Question{asksDistance("?3", "?1"), asksDistance("?2", "?1")}}}, brief(two.Plan()))
}

func TestAPlanOfBrodie(t *testing.T) {
	pounce := brodieTurn("brodie_pounce", at("1", "brodie"), at("4", "tilda", "nez"))
	require.Equal(t, []FigurePlan{{Figure: Brodie, Order: 1, To: inHall("4"), Struck: []Name{"tilda", "nez"}}}, brief(pounce.Plan()))
	chase := brodieTurn("brodie_chase", at("1", "brodie"), at("9", "tilda"))
	plans := brief(chase.Plan())
	require.Len(t, plans, 5)
	require.Equal(t, FigurePlan{Figure: Brodie, Order: 1, Die: 2, Path: spaces("2", "3"), To: inHall("3")}, plans[0])
	require.Equal(t, 6, plans[4].Die)
	near := brodieTurn("brodie_chase", at("1", "brodie", "rat_1"), at("2", "tilda"))
	require.Equal(t, []Name{"rat_1", "tilda"}, near.Plan()[0].Struck, "the first space and the last count too")
}

func TestAPlanDoesNotChangeTheTable(t *testing.T) {
	s := cardTurn("rat", at("1", "tilda"), at("4", "rat_1"), at("9", "rat_2"))
	before := s.but()
	s.Plan()
	require.Equal(t, before, s)
	mouse := position()
	require.Nil(t, mouse.Plan(), "in a mouse's turn no figure has a plan")
}

func TestAPlanTellsTiesWhereTheOrderIsJudgedAnew(t *testing.T) {
	orders := func(s State) map[Name]int {
		out := map[Name]int{}
		for _, p := range s.Plan() {
			out[p.Figure] = p.Order
		}
		return out
	}
	figures := []func(*State){hall("0-1 1-2 2-3 3-4"), at("1", "tilda"), at("0", "rat_1"), at("2", "rat_2"), at("4", "rat_3")}
	require.Equal(t, map[Name]int{"rat_1": 1, "rat_2": 1, "rat_3": 3}, orders(cardTurn("rat", figures...)))
	require.Equal(t, map[Name]int{"rat_1": 1, "rat_2": 1, "rat_3": 3}, orders(cardTurn("rat", append(figures, house(MinionOrder, "anew"))...)))
}

func TestAPlanListsTheAttacksAfterEveryWay(t *testing.T) {
	s := cardTurn("rat", hall("1-2 1-3 2-4 3-5 4-6 5-6 4-8 5-9"), at("1", "rat_1"), at("6", "tilda"), at("8", "collin"), at("9", "nez"))
	for _, p := range s.Plan() {
		if p.Die == 2 {
			require.Len(t, p.Marches, 2)
			require.Equal(t, []Action{Strike{Figure: "rat_1", Target: "tilda"}}, p.Strikes)
		}
	}
	s = cardTurn("rat", hall("1-2 1-3 2-4 3-5 4-6 5-6 4-8 5-9"), at("1", "rat_1"), at("6", "tilda"), at("8", "collin"), at("9", "nez"))
	s.Turn.Attacked = []Name{"tilda"}
	for _, p := range s.Plan() {
		if p.Die == 2 {
			require.Equal(t, []Action{Strike{Figure: "rat_1", Target: "collin"}, strikes("rat_1", "nez")}, p.Strikes)
			require.Equal(t, Name("collin"), p.Target)
		}
	}
}

func TestAPlanListsThatNobodyIsInReach(t *testing.T) {
	ways := func(edges string) FigurePlan {
		s := cardTurn("rat", hall(edges), at("4", "rat_1"), at("6", "tilda"))
		for _, p := range s.Plan() {
			if p.Die == 1 {
				return p
			}
		}
		return FigurePlan{}
	}
	holds, strikes := Hold{"rat_1"}, strikes("rat_1", "tilda")
	first, last := ways("1-4 4-7 1=6 6-7"), ways("1-4 4-7 1-6 6=7")
	require.Equal(t, []Action{marches("rat_1", "1"), marches("rat_1", "7")}, first.Marches)
	require.Equal(t, []Action{holds, strikes}, first.Strikes)
	require.Empty(t, first.Target)
	require.Equal(t, []Action{strikes, holds}, last.Strikes)
	require.Empty(t, ways("1-4 4-7 1=6 6=7").Strikes, "by neither way is anybody in reach")
}

// The awaited answer may change the move of the next figure.
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

// The mouse has a life of 3, and the rat attacks with two dice. Only a wounded mouse can be
// captured.
func TestAnAttackThatMayCaptureCountsInAfter(t *testing.T) {
	after := func(wounds int) []Name {
		s := cardTurn("rat", at("1", "tilda", "rat_1"), at("2", "collin"), at("4", "rat_2"), with("tilda", func(m *Mouse) { m.Wounds = wounds }))
		plans := s.Plan()
		return plans[len(plans)-1].After
	}
	require.Empty(t, after(0))
	require.Equal(t, []Name{"rat_1"}, after(1))
}

// The test moves a fourth rat to the space named "?3". The space is then full, so no path may pass
// it.
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
	one := cardTurn("spider", unmapped, at("?1", "tilda"), at("?2", "spider_1"), at("?3", "rat_1", "rat_2", "rat_3", "rat_4"),
		known(asksDistance("?1", "?2"), 4))
	one.removeFigure("rat_1")
	require.Equal(t, [2]int{2, 4}, fact(&one, "?1", "?2"))
}

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

// A space without a path to any mouse is the farthest. A space with paths to only some mice is the
// next farthest.
func TestTheFarthestSpawnSpaceBySum(t *testing.T) {
	// From space b, no path leads to a mouse. From space a, paths lead only to Tilda, and from
	// space c only to Collin.
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
