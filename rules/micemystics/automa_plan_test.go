package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// brief returns plans without their reasons and without their lists of legal actions.
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

// TestAPlanListsTheAttacksAfterEveryWay checks a rat with paths to two spaces beside a full one.
// Different mice are near these spaces.
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
			require.Equal(t, []Action{Strike{Figure: "rat_1", Target: "collin"}, Strike{Figure: "rat_1", Target: "nez"}}, p.Strikes)
			require.Equal(t, Name("collin"), p.Target)
		}
	}
}

// TestAPlanListsThatNobodyIsInReach checks a rat with two paths. On one path, a red line prevents
// the attack on the mouse. On the other path, nothing prevents the attack.
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
	holds, strikes := Hold{"rat_1"}, Strike{Figure: "rat_1", Target: "tilda"}
	first, last := ways("1-4 4-7 1=6 6-7"), ways("1-4 4-7 1-6 6=7")
	require.Equal(t, []Action{marches("rat_1", "1"), marches("rat_1", "7")}, first.Marches)
	require.Equal(t, []Action{holds, strikes}, first.Strikes)
	require.Empty(t, first.Target)
	require.Equal(t, []Action{strikes, holds}, last.Strikes)
	require.Empty(t, ways("1-4 4-7 1=6 6=7").Strikes, "by neither way is anybody in reach")
}
