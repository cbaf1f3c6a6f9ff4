package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

// cardTurn returns a state in the turn of a minion card. All automatic steps are done, so an action
// must come next. The mice are off the board unless an edit puts them on it.
func cardTurn(card string, edits ...func(*State)) State {
	s := position(func(s *State) {
		for i := range s.Mice {
			s.Mice[i].At = Nowhere
		}
		lay := []string{"tilda", "collin", "nez", "filch", card}
		track(lay...)(s)
	})
	s = s.but(edits...)
	s.Turn = Turn{Card: card, Slot: s.slot(card), Step: FigureStep}
	return goingOn(s)
}

func goingOn(s State) State {
	r := &resolver{State: s}
	r.settleAll()
	return r.State
}

func numbers(n ...int) Fell { return Fell{Numbers: n} }

func marches(figure Name, path ...parts.SpaceID) March { return March{Figure: figure, Path: path} }

// leavesOpen requires that exactly the actions `want` are legal for the minions. Decide must choose
// the first of these actions.
func leavesOpen(want ...Action) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		d := (Game{}).Decide(s, SeatMinions)
		require.Equal(t, want, d.Open)
		require.Equal(t, want[0], d.Action)
	}
}

// A point is the rule id and the sentence id of a reason, separated by a space.
func because(points ...string) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var have []string
		for _, r := range (Game{}).Decide(s, SeatMinions).Reasons {
			have = append(have, string(r.Rule)+" "+r.ID)
		}
		for _, p := range points {
			require.Contains(t, have, p)
		}
	}
}

func figureActs(figure Name) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, figure, s.Turn.Acting) }
}

func asksFacts(want ...Question) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, ForFacts, s.Wait().For)
		require.Equal(t, "hall", s.Wait().Room)
		require.Equal(t, want, s.Wait().Ask)
	}
}

func asksDistance(a, b parts.SpaceID) Question { return Question{parts.Pair{a, b}, Distance} }

func asksSight(a, b parts.SpaceID) Question { return Question{parts.Pair{a, b}, Sight} }

func asksTouch(a, b parts.SpaceID) Question { return Question{parts.Pair{a, b}, Touch} }

// Each answer is a number: steps, or 1 for yes and 0 for no.
func tellFacts(pairs ...any) Tell {
	a := Tell{Room: "hall"}
	for i := 0; i < len(pairs); i += 2 {
		q := pairs[i].(Question)
		n := pairs[i+1].(int)
		a.Facts = append(a.Facts, Fact{Between: q.Between, Matter: q.Matter, Least: n, Most: n})
	}
	return a
}

func known(pairs ...any) func(*State) {
	return func(s *State) {
		s.Rooms = slices.Clone(s.Rooms)
		s.Rooms[0].Facts = append(slices.Clone(s.Rooms[0].Facts), tellFacts(pairs...).Facts...)
	}
}

// walled puts the spaces of the hall in a row, 10 units apart. A wall follows each space in the
// list `after`.
func walled(after ...int) func(*State) {
	return func(s *State) {
		m := &s.Rooms[0].Map
		m.Spaces = slices.Clone(m.Spaces)
		for i := range m.Spaces {
			m.Spaces[i].At = &parts.Point{X: 10 * float64(i)}
		}
		m.Walls = []parts.Wall{{From: parts.Point{X: -99, Y: 99}, To: parts.Point{X: -98, Y: 99}}}
		for _, n := range after {
			x := 10*float64(n) - 5
			m.Walls = append(m.Walls, parts.Wall{From: parts.Point{X: x, Y: -5}, To: parts.Point{X: x, Y: 5}})
		}
	}
}

func minionCases() []trial {
	return slices.Concat(figureOrderCases(), marchCases(), shooterCases(), targetCases(), blindCases(), sightCases(), grapeTurnCases(), charmedCases(), catCases())
}

func attacked(names ...Name) func(*State) {
	return func(s *State) { s.Turn.Attacked = names }
}

func figureOrderCases() []trial {
	two := cardTurn("rat", at("1", "tilda"), at("3", "rat_1"), at("2", "rat_2"))
	return []trial{
		follows("MM-MTURN-01", "a minion moves and then attacks", cardTurn("rat", at("1", "tilda"), at("3", "rat_1")),
			numbers(3), marches("rat_1", "2", "1")).
			Leaving(all(standsInHall("rat_1", "1"), leavesOpen(strikes("rat_1", "tilda")))),
		refused("MM-MTURN-01", "it does not attack before it has moved", cardTurn("rat", at("1", "tilda"),
			at("3", "rat_1")).but(func(s *State) { s.Waits, s.Turn.Points = nil, 2 }), strikes("rat_1", "tilda")),
		refused("MM-MTURN-01", "nor does it move twice", cardTurn("rat", at("1", "tilda"), at("9", "rat_1")),
			numbers(1), marches("rat_1", "8"), marches("rat_1", "7")),
		follows("MM-MTURN-02", "every figure of the type acts once", two, numbers(1), marches("rat_2", "1"),
			strikes("rat_2", "tilda"), Fell{}).Leaving(all(figureActs("rat_1"), awaitsFor(ForRoll))),
		refused("MM-MTURN-02", "and not a second time", two,
			numbers(1), marches("rat_2", "1"), strikes("rat_2", "tilda"), Fell{}, numbers(1), Activate{"rat_2"}),
		follows("MM-MTURN-04", "the figure nearest to the mice acts first", two).Leaving(all(figureActs("rat_2"), awaitsFor(ForRoll))),
		follows("MM-MTURN-04", "equally near, the operator chooses",
			cardTurn("rat", at("3", "tilda"), at("1", "rat_1"), at("5", "rat_2"))).
			Leaving(all(leavesOpen(Activate{"rat_1"}, Activate{"rat_2"}), because("MM-MTURN-04 tie", "MM-MTURN-03 operator"))),
		follows("MM-MTURN-03", "the lowest mouse's player chooses", cardTurn("rat", at("3", "tilda"),
			at("1", "rat_1"), at("5", "rat_2")), Activate{"rat_2"}).Leaving(all(figureActs("rat_2"), awaitsFor(ForRoll))),
		follows("MM-MTURN-04", "figures that nobody can tell apart need no choice",
			cardTurn("roach", at("3", "tilda"), at("1", "roach_1", "roach_2"))).Leaving(figureActs("roach_1")),
		refused("MM-MTURN-04", "a farther one does not act first", two.but(func(s *State) { s.Waits = nil }), Activate{"rat_1"}),
		refused("MM-MTURN-04", "a third one, farther than two that are equally near",
			cardTurn("rat", at("3", "tilda"), at("1", "rat_1"), at("5", "rat_2"), at("9", "rat_3")), Activate{"rat_3"}),
		answersQuestion("MM-AMB-13", follows("MM-MTURN-04", "the order is fixed when the card comes up",
			falling(), numbers(1), marches("rat_1", "1"), strikes("rat_1", "tilda"), Fell{Sword: 1}, Fell{})).
			Leaving(all(func(t *testing.T, s State) { require.True(t, s.Mouse("tilda").Captured) }, figureActs("rat_2"))),
		answersQuestion("MM-AMB-13",
			follows("MM-MTURN-04", "or it is judged again after each figure", falling(house(MinionOrder, "anew")),
				numbers(1), marches("rat_1", "1"), strikes("rat_1", "tilda"), Fell{Sword: 1}, Fell{})).Leaving(figureActs("rat_3")),
	}
}

// When rat_1 captures Tilda, rat_3 becomes nearer to a mouse than rat_2 is.
var falling = turns("rat", at("1", "tilda"), at("9", "nez"), at("2", "rat_1"), at("4", "rat_2"), at("5", "rat_3"), wounded("tilda", 2))

func marchCases() []trial {
	diamond := hall("1-2 1-3 2-4 3-4 4-5")
	return []trial{
		follows("MM-MMOV-01", "water, red and yellow lines and mousetraps are nothing to a minion",
			cardTurn("rat", hall("1=2 2>3 3-4 4-5 3:water"), at("1", "tilda"), at("4", "rat_1"), func(s *State) { s.Rooms[0].Traps = spaces("2") }),
			numbers(3)).Leaving(leavesOpen(marches("rat_1", "3", "2", "1"))),
		refused("MM-WALL-01", "a wall stops a minion too", cardTurn("rat", hall("1-2 2-3 3-4 4-5"), at("1", "tilda"), at("5", "rat_1")),
			numbers(2), marches("rat_1", "4", "1")),
		refused("MM-CAP-02", "it does not pass a full space", cardTurn("rat", hall("1-2 2-3 3-4 1-5 5-6 6-7 7-4"), at("1", "tilda"), at("4", "rat_1"),
			at("3", "roach_1", "roach_2", "roach_3", "roach_4")), numbers(2), marches("rat_1", "3", "2")),
		refused("MM-CAP-03", "it does not pass a mouse", cardTurn("rat", at("3", "tilda"), at("1", "collin"), at("5", "rat_1")),
			numbers(3), marches("rat_1", "4", "3", "2")),
		follows("MM-MMOV-02", "one die says how far it may go", cardTurn("rat", at("1", "tilda"), at("9", "rat_1"))).
			Leaving(awaits(Wait{For: ForRoll, Purpose: MarchRoll, Who: "rat_1", Dice: 1})),
		follows("MM-MMOV-02", "and nothing is added", cardTurn("rat", at("1", "tilda"), at("9", "rat_1")), numbers(2)).
			Leaving(all(leavesOpen(marches("rat_1", "8", "7")), because("MM-MMOV-02 die", "MM-MMOV-03 nearest", "MM-MMOV-03 goes"))),
		refused("MM-MMOV-02", "it does not go farther", cardTurn("rat", at("1", "tilda"), at("9", "rat_1")), numbers(2), marches("rat_1", "8", "7", "6")),
		follows("MM-MMOV-03", "it goes for the nearest mouse and ends on its space",
			cardTurn("rat", at("1", "tilda"), at("6", "collin"), at("4", "rat_1")), numbers(3)).
			Leaving(all(leavesOpen(marches("rat_1", "5", "6")), because("MM-MMOV-03 nearest", "MM-MMOV-03 farther", "MM-MMOV-03 arrives"))),
		refused("MM-MMOV-03", "it does not go for a farther one",
			cardTurn("rat", at("1", "tilda"), at("6", "collin"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "2")),
		refused("MM-MMOV-03", "it does not stop short", cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(3), marches("rat_1", "3")),
		refused("MM-MMOV-03", "it does not stay", cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(3), Hold{"rat_1"}),
		follows("MM-MMOV-03", "of several shortest ways the operator chooses", cardTurn("rat", diamond, at("1", "tilda"), at("4", "rat_1")), numbers(2)).
			Leaving(all(leavesOpen(marches("rat_1", "2", "1"), marches("rat_1", "3", "1")), because("MM-MMOV-03 ways"))),
		allowed("MM-MMOV-03", "either way is as good", cardTurn("rat", diamond, at("1", "tilda"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "1")),
		follows("MM-MMOV-04", "it halts before a full space", cardTurn("rat", at("1", "tilda", "collin", "nez", "filch"), at("3", "rat_1")), numbers(3)).
			Leaving(all(leavesOpen(marches("rat_1", "2")), because("MM-MMOV-04 no_closer"))),
		follows("MM-MMOV-04", "next to it, it stays, and no die is rolled", cardTurn("rat", at("1", "tilda", "collin", "nez", "filch"), at("2", "rat_1"))).
			Leaving(all(leavesOpen(strikes("rat_1", "tilda")), because("MM-MMOV-04 no_closer"))),
		refused("MM-MMOV-04", "and does not step aside", cardTurn("rat", at("1", "tilda", "collin", "nez", "filch"), at("2", "rat_1")).but(func(s *State) { s.Waits = nil }),
			marches("rat_1", "3")),
		refused("MM-MMOV-04", "nor past the goal", cardTurn("rat", hall("1-2 2-3 3-4 2-5 5-6"), at("1", "tilda", "collin", "nez", "filch"), at("3", "rat_1")),
			numbers(3), marches("rat_1", "4")),
		allowed("MM-MMOV-05", "a minion that stands with a mouse attacks", cardTurn("rat", at("3", "tilda", "rat_1")), strikes("rat_1", "tilda")),
		follows("MM-MMOV-05", "no die is rolled for it", cardTurn("rat", at("3", "tilda", "rat_1"))).
			Leaving(all(leavesOpen(strikes("rat_1", "tilda")), because("MM-MMOV-05 with_mouse"))),
		refused("MM-MMOV-05", "it does not move", cardTurn("rat", at("3", "tilda", "rat_1"), at("4", "collin")), marches("rat_1", "4")),
		follows("MM-MMOV-06", "of mice as near it goes for the one with the higher card",
			cardTurn("rat", at("1", "nez"), at("5", "collin"), at("3", "rat_1")), numbers(2)).
			Leaving(all(leavesOpen(marches("rat_1", "4", "5")), because("MM-MMOV-06 higher_card"))),
		refused("MM-MMOV-06", "and not for the other", cardTurn("rat", at("1", "nez"), at("5", "collin"), at("3", "rat_1")), numbers(2), marches("rat_1", "2", "1")),
		follows("MM-MMOV-06", "a step to a higher card is enough to attack it",
			cardTurn("rat", at("1", "nez"), at("5", "tilda"), at("3", "rat_1")), numbers(1), marches("rat_1", "4")).
			Leaving(leavesOpen(strikes("rat_1", "tilda"))).In("MM-EX-D14"),
		follows("MM-MMOV-03", "from next to a mouse it steps onto its space", cardTurn("rat", at("1", "nez"),
			at("2", "rat_1")), numbers(1), marches("rat_1", "1")).Leaving(leavesOpen(strikes("rat_1", "nez"))).In("MM-EX-D15"),
		follows("MM-AMB-05", "a large one halts next to a mouse and attacks from there",
			cardTurn("spider", at("1", "nez"), at("4", "spider_1")), numbers(3), marches("spider_1", "3", "2")).
			Leaving(leavesOpen(strikes("spider_1", "nez"))).In("MM-EX-D16"),
		answersQuestion("MM-AMB-05", follows("MM-MMOV-04", "a large one does not end with small ones",
			cardTurn("spider", at("1", "tilda"), at("2", "rat_1"), at("4", "spider_1")), numbers(2)).Leaving(leavesOpen(marches("spider_1", "3")))),
		answersQuestion("MM-AMB-05", follows("MM-MMOV-04", "though it passes them",
			cardTurn("spider", at("1", "tilda"), at("3", "rat_1"), at("4", "spider_1")), numbers(2)).Leaving(leavesOpen(marches("spider_1", "3", "2")))),
		answersQuestion("MM-AMB-05", follows("MM-MMOV-04", "where the table lets them mix it does",
			cardTurn("spider", house(LargeWithSmall, "true"), at("1", "tilda"), at("2", "rat_1"), at("3", "spider_1")), numbers(3)).
			Leaving(leavesOpen(marches("spider_1", "2", "1")))),
		refused("MM-CAP-01", "a large one does not end on a mouse's space", cardTurn("spider", at("1", "nez"), at("3", "spider_1")), numbers(3), marches("spider_1", "2", "1")),
		follows("MM-WIDE-01", "on a wide space there is always room",
			cardTurn("spider", hall("1-2 2-3 1:wide"), at("1", "tilda", "collin", "nez", "filch"), at("3", "spider_1")), numbers(2)).
			Leaving(leavesOpen(marches("spider_1", "2", "1"))),
		follows("MM-CAP-03", "it ends on the space of a mouse on its way",
			cardTurn("rat", house(FullSpaceTarget, "with_room"), at("1", "tilda"), at("3", "collin"), at("5", "rat_1")), numbers(3)).
			Leaving(leavesOpen(marches("rat_1", "4", "3"))),
		answersQuestion("MM-AMB-15", follows("MM-MMOV-02", "each figure rolls its own die", twoRats(), numbers(1),
			marches("rat_1", "2"), strikes("rat_1", "tilda"), Fell{})).Leaving(all(figureActs("rat_2"), awaitsFor(ForRoll))),
		answersQuestion("MM-AMB-15", follows("MM-MMOV-02", "or one die serves for the type", twoRats(house(MinionMovementDie, "one")),
			numbers(1), marches("rat_1", "2"), strikes("rat_1", "tilda"), Fell{})).
			Leaving(all(figureActs("rat_2"), leavesOpen(marches("rat_2", "4")), because("MM-AMB-15 one_die"))),
		answersQuestion("MM-AMB-17", follows("MM-MMOV-04", "the nearest mouse stays the goal where it has no room", crammed(), numbers(3)).
			Leaving(leavesOpen(marches("rat_1", "3", "2")))),
		answersQuestion("MM-AMB-17", follows("MM-MMOV-04", "or it goes for the nearest one with room", crammed(house(FullSpaceTarget, "with_room")), numbers(3)).
			Leaving(all(leavesOpen(marches("rat_1", "5", "6", "7")), because("MM-AMB-17 no_room_there")))),
		follows("MM-AMB-17", "shut in by full spaces it stays",
			cardTurn("rat", at("1", "tilda"), at("3", "roach_1", "roach_2", "roach_3", "roach_4"), at("4", "rat_1"))).
			Leaving(all(leavesOpen(Hold{"rat_1"}), because("MM-AMB-17 no_way", "MM-AMB-17 shut_in"))),
		follows("MM-AMB-17", "a mouse behind a full space is no goal",
			cardTurn("rat", at("1", "tilda"), at("2", "roach_1", "roach_2", "roach_3", "roach_4"), at("3", "rat_1"), at("9", "nez")), numbers(1)).
			Leaving(all(leavesOpen(marches("rat_1", "4")), because("MM-AMB-17 no_way"))),
		answersQuestion("MM-AMB-73", follows("MM-MMOV-01", "a gap between pipes stops minions",
			cardTurn("rat", hall("1#2 1-3 3-4 4-2"), at("1", "tilda"), at("2", "rat_1")), numbers(2)).Leaving(leavesOpen(marches("rat_1", "4", "3")))),
		answersQuestion("MM-AMB-73", refused("MM-AMB-73", "so that it may not cross one",
			cardTurn("rat", hall("1#2 1-3 3-4 4-2"), at("1", "tilda"), at("2", "rat_1")), numbers(1), marches("rat_1", "1"))),
		answersQuestion("MM-AMB-73", follows("MM-MMOV-01", "or it is like a red line to them",
			cardTurn("rat", house(MinionsCrossGaps, "true"), hall("1#2 1-3 3-4 4-2"), at("1", "tilda"), at("2", "rat_1")), numbers(1)).
			Leaving(leavesOpen(marches("rat_1", "1")))),
		allowed("MM-COND-05", "a fallen minion attacks when it is up", cardTurn("rat", at("2", "tilda"), at("3", "rat_1"), withFallenMinion("rat_1")),
			strikes("rat_1", "tilda")),
		follows("MM-COND-05", "getting up takes all of its movement", cardTurn("rat", at("1", "tilda"), at("5", "rat_1"), withFallenMinion("rat_1"))).
			Leaving(all(leavesOpen(Hold{"rat_1"}), because("MM-COND-05 stood_up"), func(t *testing.T, s State) { require.False(t, s.Minion("rat_1").Down) })),
		refused("MM-COND-05", "it does not move as well", cardTurn("rat", at("1", "tilda"), at("5", "rat_1"), withFallenMinion("rat_1")), marches("rat_1", "4")),
		follows("MM-AMB-58", "it gets up even where it need not move", cardTurn("rat", at("1", "tilda", "rat_1"), withFallenMinion("rat_1"))).
			Leaving(func(t *testing.T, s State) { require.False(t, s.Minion("rat_1").Down) }),
	}
}
