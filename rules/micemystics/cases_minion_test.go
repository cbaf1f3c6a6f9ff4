package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	box "tablemate/tables/micemystics"
)

// up is the turn of a minion card as soon as something must be told: Tilda's
// card lies highest, then Collin's, Nez's and Filch's, whose mice are all off the
// board unless an edit puts them on it.
func up(card string, edits ...func(*State)) State {
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

// goingOn is a table as soon as something must be told.
func goingOn(s State) State {
	c := &course{State: s}
	c.goOn()
	return c.State
}

// numbers is a movement roll.
func numbers(n ...int) Fell { return Fell{Numbers: n} }

// marches is a figure's way over a map.
func marches(figure Name, path ...box.SpaceID) March { return March{Figure: figure, Path: path} }

// opens is what the rules leave open to the minions, the default first.
func opens(want ...Action) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		d := (Game{}).Decide(s, SeatMinions)
		require.Equal(t, want, d.Open)
		require.Equal(t, want[0], d.Action)
	}
}

// because is opens for these reasons at least, each a rule and its point.
func because(points ...string) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var have []string
		for _, r := range (Game{}).Decide(s, SeatMinions).Reasons {
			have = append(have, string(r.Rule)+" "+r.Point)
		}
		for _, p := range points {
			require.Contains(t, have, p)
		}
	}
}

// acts is the figure that acts.
func acts(figure Name) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, figure, s.Turn.Acting) }
}

// asks is what people are asked, and for which room.
func asks(want ...Question) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, ForFacts, s.Wait().For)
		require.Equal(t, "hall", s.Wait().Room)
		require.Equal(t, want, s.Wait().Ask)
	}
}

func far(a, b box.SpaceID) Question { return Question{box.Pair{a, b}, Distance} }

func seen(a, b box.SpaceID) Question { return Question{box.Pair{a, b}, Sight} }

func touch(a, b box.SpaceID) Question { return Question{box.Pair{a, b}, Touch} }

// tells answers questions, each with a number: steps, or 1 for yes and 0 for no.
func tells(pairs ...any) Tell {
	a := Tell{Room: "hall"}
	for i := 0; i < len(pairs); i += 2 {
		q := pairs[i].(Question)
		n := pairs[i+1].(int)
		a.Facts = append(a.Facts, Fact{Between: q.Between, Matter: q.Matter, Least: n, Most: n})
	}
	return a
}

// told is what people said before.
func known(pairs ...any) func(*State) {
	return func(s *State) {
		s.Rooms = slices.Clone(s.Rooms)
		s.Rooms[0].Facts = append(slices.Clone(s.Rooms[0].Facts), tells(pairs...).Facts...)
	}
}

// walled gives every space of the hall a centre on a row, 10 apart, and a wall
// across it after each of the spaces named.
func walled(after ...int) func(*State) {
	return func(s *State) {
		m := &s.Rooms[0].Map
		m.Spaces = slices.Clone(m.Spaces)
		for i := range m.Spaces {
			m.Spaces[i].At = &box.Point{X: 10 * float64(i)}
		}
		m.Walls = []box.Wall{{From: box.Point{X: -99, Y: 99}, To: box.Point{X: -98, Y: 99}}}
		for _, n := range after {
			x := 10*float64(n) - 5
			m.Walls = append(m.Walls, box.Wall{From: box.Point{X: x, Y: -5}, To: box.Point{X: x, Y: 5}})
		}
	}
}

func minionCases() []trial {
	return slices.Concat(figureOrderCases(), marchCases(), shooterCases(), targetCases(), blindCases(), sightCases(), grapeTurnCases(), charmedCases(), catCases())
}

func attacked(names ...Name) func(*State) {
	return func(s *State) { s.Turn.Attacked = names }
}

// now edits a table that is already on its way.
func now(s State, edits ...func(*State)) State { return s.but(edits...) }

func figureOrderCases() []trial {
	two := up("rat", at("1", "tilda"), at("3", "rat_1"), at("2", "rat_2"))
	return []trial{
		follows("MM-MTURN-01", "a minion moves and then attacks", up("rat", at("1", "tilda"), at("3", "rat_1")),
			numbers(3), marches("rat_1", "2", "1")).
			Leaving(all(stands("rat_1", "1"), opens(Strike{Figure: "rat_1", Target: "tilda"}))),
		refused("MM-MTURN-01", "it does not attack before it has moved", now(up("rat", at("1", "tilda"), at("3", "rat_1")), func(s *State) {
			s.Waits, s.Turn.Points = nil, 2
		}), Strike{Figure: "rat_1", Target: "tilda"}),
		refused("MM-MTURN-01", "nor does it move twice", up("rat", at("1", "tilda"), at("9", "rat_1")),
			numbers(1), marches("rat_1", "8"), marches("rat_1", "7")),
		follows("MM-MTURN-02", "every figure of the type acts once", two,
			numbers(1), marches("rat_2", "1"), Strike{Figure: "rat_2", Target: "tilda"}, Fell{}).
			Leaving(all(acts("rat_1"), awaits(ForRoll))),
		refused("MM-MTURN-02", "and not a second time", two,
			numbers(1), marches("rat_2", "1"), Strike{Figure: "rat_2", Target: "tilda"}, Fell{}, numbers(1), Activate{"rat_2"}),
		follows("MM-MTURN-04", "the figure nearest to the mice acts first", two).Leaving(all(acts("rat_2"), awaits(ForRoll))),
		follows("MM-MTURN-04", "equally near, the operator chooses",
			up("rat", at("3", "tilda"), at("1", "rat_1"), at("5", "rat_2"))).
			Leaving(all(opens(Activate{"rat_1"}, Activate{"rat_2"}), because("MM-MTURN-04 tie", "MM-MTURN-03 operator"))),
		follows("MM-MTURN-03", "the lowest mouse's player chooses",
			up("rat", at("3", "tilda"), at("1", "rat_1"), at("5", "rat_2")), Activate{"rat_2"}).
			Leaving(all(acts("rat_2"), awaits(ForRoll))),
		follows("MM-MTURN-04", "figures that nobody can tell apart need no choice",
			up("roach", at("3", "tilda"), at("1", "roach_1", "roach_2"))).Leaving(acts("roach_1")),
		refused("MM-MTURN-04", "a farther one does not act first", now(two, func(s *State) { s.Waits = nil }), Activate{"rat_1"}),
		refused("MM-MTURN-04", "a third one, farther than two that are equally near",
			up("rat", at("3", "tilda"), at("1", "rat_1"), at("5", "rat_2"), at("9", "rat_3")), Activate{"rat_3"}),
		about("MM-AMB-13", follows("MM-MTURN-04", "the order is fixed when the card comes up",
			falling(), numbers(1), marches("rat_1", "1"), Strike{Figure: "rat_1", Target: "tilda"}, Fell{Sword: 1}, Fell{})).
			Leaving(all(func(t *testing.T, s State) { require.True(t, s.mouse("tilda").Captured) }, acts("rat_2"))),
		about("MM-AMB-13", follows("MM-MTURN-04", "or it is judged again after each figure",
			falling(house(MinionOrder, "anew")), numbers(1), marches("rat_1", "1"), Strike{Figure: "rat_1", Target: "tilda"}, Fell{Sword: 1}, Fell{})).
			Leaving(acts("rat_3")),
	}
}

// falling is a card whose first figure is about to capture Tilda, so that others
// are nearer to the mice then than before.
func falling(edits ...func(*State)) State {
	return up("rat", append([]func(*State){
		at("1", "tilda"), at("9", "nez"), at("2", "rat_1"), at("4", "rat_2"), at("5", "rat_3"),
		with("tilda", func(m *Mouse) { m.Wounds = 2 }),
	}, edits...)...)
}

func marchCases() []trial {
	diamond := hall("1-2 1-3 2-4 3-4 4-5")
	return []trial{
		follows("MM-MMOV-01", "water, red and yellow lines and mousetraps are nothing to a minion",
			up("rat", hall("1=2 2>3 3-4 4-5 3:water"), at("1", "tilda"), at("4", "rat_1"), func(s *State) { s.Rooms[0].Traps = []box.SpaceID{"2"} }),
			numbers(3)).Leaving(opens(marches("rat_1", "3", "2", "1"))),
		refused("MM-WALL-01", "a wall stops a minion too", up("rat", hall("1-2 2-3 3-4 4-5"), at("1", "tilda"), at("5", "rat_1")),
			numbers(2), marches("rat_1", "4", "1")),
		refused("MM-CAP-02", "it does not pass a full space", up("rat", hall("1-2 2-3 3-4 1-5 5-6 6-7 7-4"), at("1", "tilda"), at("4", "rat_1"),
			at("3", "roach_1", "roach_2", "roach_3", "roach_4")), numbers(2), marches("rat_1", "3", "2")),
		refused("MM-CAP-03", "it does not pass a mouse", up("rat", at("3", "tilda"), at("1", "collin"), at("5", "rat_1")),
			numbers(3), marches("rat_1", "4", "3", "2")),
		follows("MM-MMOV-02", "one die says how far it may go", up("rat", at("1", "tilda"), at("9", "rat_1"))).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, Wait{For: ForRoll, Purpose: MarchRoll, Who: "rat_1", Dice: 1}, s.Wait())
			}),
		follows("MM-MMOV-02", "and nothing is added", up("rat", at("1", "tilda"), at("9", "rat_1")), numbers(2)).
			Leaving(all(opens(marches("rat_1", "8", "7")), because("MM-MMOV-02 die", "MM-MMOV-03 nearest", "MM-MMOV-03 goes"))),
		refused("MM-MMOV-02", "it does not go farther", up("rat", at("1", "tilda"), at("9", "rat_1")), numbers(2), marches("rat_1", "8", "7", "6")),
		follows("MM-MMOV-03", "it goes for the nearest mouse and ends on its space",
			up("rat", at("1", "tilda"), at("6", "collin"), at("4", "rat_1")), numbers(3)).
			Leaving(all(opens(marches("rat_1", "5", "6")), because("MM-MMOV-03 nearest", "MM-MMOV-03 farther", "MM-MMOV-03 arrives"))),
		refused("MM-MMOV-03", "it does not go for a farther one",
			up("rat", at("1", "tilda"), at("6", "collin"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "2")),
		refused("MM-MMOV-03", "it does not stop short", up("rat", at("1", "tilda"), at("4", "rat_1")), numbers(3), marches("rat_1", "3")),
		refused("MM-MMOV-03", "it does not stay", up("rat", at("1", "tilda"), at("4", "rat_1")), numbers(3), Hold{"rat_1"}),
		follows("MM-MMOV-03", "of several shortest ways the operator chooses", up("rat", diamond, at("1", "tilda"), at("4", "rat_1")), numbers(2)).
			Leaving(all(opens(marches("rat_1", "2", "1"), marches("rat_1", "3", "1")), because("MM-MMOV-03 ways"))),
		allowed("MM-MMOV-03", "either way is as good", up("rat", diamond, at("1", "tilda"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "1")),
		follows("MM-MMOV-04", "it halts before a full space", up("rat", at("1", "tilda", "collin", "nez", "filch"), at("3", "rat_1")), numbers(3)).
			Leaving(all(opens(marches("rat_1", "2")), because("MM-MMOV-04 no_closer"))),
		follows("MM-MMOV-04", "next to it, it stays, and no die is rolled", up("rat", at("1", "tilda", "collin", "nez", "filch"), at("2", "rat_1"))).
			Leaving(all(opens(Strike{Figure: "rat_1", Target: "tilda"}), because("MM-MMOV-04 no_closer"))),
		refused("MM-MMOV-04", "and does not step aside", now(up("rat", at("1", "tilda", "collin", "nez", "filch"), at("2", "rat_1")), func(s *State) { s.Waits = nil }),
			marches("rat_1", "3")),
		refused("MM-MMOV-04", "nor past the goal", up("rat", hall("1-2 2-3 3-4 2-5 5-6"), at("1", "tilda", "collin", "nez", "filch"), at("3", "rat_1")),
			numbers(3), marches("rat_1", "4")),
		allowed("MM-MMOV-05", "a minion that stands with a mouse attacks", up("rat", at("3", "tilda", "rat_1")), Strike{Figure: "rat_1", Target: "tilda"}),
		follows("MM-MMOV-05", "no die is rolled for it", up("rat", at("3", "tilda", "rat_1"))).
			Leaving(all(opens(Strike{Figure: "rat_1", Target: "tilda"}), because("MM-MMOV-05 with_mouse"))),
		refused("MM-MMOV-05", "it does not move", up("rat", at("3", "tilda", "rat_1"), at("4", "collin")), marches("rat_1", "4")),
		follows("MM-MMOV-06", "of mice as near it goes for the one with the higher card",
			up("rat", at("1", "nez"), at("5", "collin"), at("3", "rat_1")), numbers(2)).
			Leaving(all(opens(marches("rat_1", "4", "5")), because("MM-MMOV-06 higher_card"))),
		refused("MM-MMOV-06", "and not for the other", up("rat", at("1", "nez"), at("5", "collin"), at("3", "rat_1")), numbers(2), marches("rat_1", "2", "1")),
		follows("MM-MMOV-06", "a step to a higher card is enough to attack it",
			up("rat", at("1", "nez"), at("5", "tilda"), at("3", "rat_1")), numbers(1), marches("rat_1", "4")).
			Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})).In("MM-EX-D14"),
		follows("MM-MMOV-03", "from next to a mouse it steps onto its space",
			up("rat", at("1", "nez"), at("2", "rat_1")), numbers(1), marches("rat_1", "1")).
			Leaving(opens(Strike{Figure: "rat_1", Target: "nez"})).In("MM-EX-D15"),
		follows("MM-AMB-05", "a large one halts next to a mouse and attacks from there",
			up("spider", at("1", "nez"), at("4", "spider_1")), numbers(3), marches("spider_1", "3", "2")).
			Leaving(opens(Strike{Figure: "spider_1", Target: "nez"})).In("MM-EX-D16"),
		about("MM-AMB-05", follows("MM-MMOV-04", "a large one does not end with small ones",
			up("spider", at("1", "tilda"), at("2", "rat_1"), at("4", "spider_1")), numbers(2)).Leaving(opens(marches("spider_1", "3")))),
		about("MM-AMB-05", follows("MM-MMOV-04", "though it passes them",
			up("spider", at("1", "tilda"), at("3", "rat_1"), at("4", "spider_1")), numbers(2)).Leaving(opens(marches("spider_1", "3", "2")))),
		about("MM-AMB-05", follows("MM-MMOV-04", "where the table lets them mix it does",
			up("spider", house(LargeWithSmall, "true"), at("1", "tilda"), at("2", "rat_1"), at("3", "spider_1")), numbers(3)).
			Leaving(opens(marches("spider_1", "2", "1")))),
		refused("MM-CAP-01", "a large one does not end on a mouse's space", up("spider", at("1", "nez"), at("3", "spider_1")), numbers(3), marches("spider_1", "2", "1")),
		follows("MM-WIDE-01", "on a wide space there is always room",
			up("spider", hall("1-2 2-3 1:wide"), at("1", "tilda", "collin", "nez", "filch"), at("3", "spider_1")), numbers(2)).
			Leaving(opens(marches("spider_1", "2", "1"))),
		follows("MM-CAP-03", "it ends on the space of a mouse on its way",
			up("rat", house(FullSpaceTarget, "with_room"), at("1", "tilda"), at("3", "collin"), at("5", "rat_1")), numbers(3)).
			Leaving(opens(marches("rat_1", "4", "3"))),
		about("MM-AMB-15", follows("MM-MMOV-02", "each figure rolls its own die", pair(),
			numbers(1), marches("rat_1", "2"), Strike{Figure: "rat_1", Target: "tilda"}, Fell{})).
			Leaving(all(acts("rat_2"), awaits(ForRoll))),
		about("MM-AMB-15", follows("MM-MMOV-02", "or one die serves for the type", pair(house(MinionMovementDie, "one")),
			numbers(1), marches("rat_1", "2"), Strike{Figure: "rat_1", Target: "tilda"}, Fell{})).
			Leaving(all(acts("rat_2"), opens(marches("rat_2", "4")), because("MM-AMB-15 one_die"))),
		about("MM-AMB-17", follows("MM-MMOV-04", "the nearest mouse stays the goal where it has no room", crammed(), numbers(3)).
			Leaving(opens(marches("rat_1", "3", "2")))),
		about("MM-AMB-17", follows("MM-MMOV-04", "or it goes for the nearest one with room", crammed(house(FullSpaceTarget, "with_room")), numbers(3)).
			Leaving(all(opens(marches("rat_1", "5", "6", "7")), because("MM-AMB-17 no_room_there")))),
		follows("MM-AMB-17", "shut in by full spaces it stays",
			up("rat", at("1", "tilda"), at("3", "roach_1", "roach_2", "roach_3", "roach_4"), at("4", "rat_1"))).
			Leaving(all(opens(Hold{"rat_1"}), because("MM-AMB-17 no_way", "MM-AMB-17 shut_in"))),
		follows("MM-AMB-17", "a mouse behind a full space is no goal",
			up("rat", at("1", "tilda"), at("2", "roach_1", "roach_2", "roach_3", "roach_4"), at("3", "rat_1"), at("9", "nez")), numbers(1)).
			Leaving(all(opens(marches("rat_1", "4")), because("MM-AMB-17 no_way"))),
		about("MM-AMB-73", follows("MM-MMOV-01", "a gap between pipes stops minions",
			up("rat", hall("1#2 1-3 3-4 4-2"), at("1", "tilda"), at("2", "rat_1")), numbers(2)).Leaving(opens(marches("rat_1", "4", "3")))),
		about("MM-AMB-73", refused("MM-AMB-73", "so that it may not cross one",
			up("rat", hall("1#2 1-3 3-4 4-2"), at("1", "tilda"), at("2", "rat_1")), numbers(1), marches("rat_1", "1"))),
		about("MM-AMB-73", follows("MM-MMOV-01", "or it is like a red line to them",
			up("rat", house(MinionsCrossGaps, "true"), hall("1#2 1-3 3-4 4-2"), at("1", "tilda"), at("2", "rat_1")), numbers(1)).
			Leaving(opens(marches("rat_1", "1")))),
		allowed("MM-COND-05", "a fallen minion attacks when it is up", up("rat", at("2", "tilda"), at("3", "rat_1"), fallen("rat_1")),
			Strike{Figure: "rat_1", Target: "tilda"}),
		follows("MM-COND-05", "getting up takes all of its movement", up("rat", at("1", "tilda"), at("5", "rat_1"), fallen("rat_1"))).
			Leaving(all(opens(Hold{"rat_1"}), because("MM-COND-05 stood_up"), func(t *testing.T, s State) { require.False(t, s.minion("rat_1").Down) })),
		refused("MM-COND-05", "it does not move as well", up("rat", at("1", "tilda"), at("5", "rat_1"), fallen("rat_1")), marches("rat_1", "4")),
		follows("MM-AMB-58", "it gets up even where it need not move", up("rat", at("1", "tilda", "rat_1"), fallen("rat_1"))).
			Leaving(func(t *testing.T, s State) { require.False(t, s.minion("rat_1").Down) }),
	}
}

// pair are two rats on the way to Tilda.
func pair(edits ...func(*State)) State {
	return up("rat", append([]func(*State){at("1", "tilda"), at("3", "rat_1"), at("5", "rat_2")}, edits...)...)
}

// crammed is a rat whose nearest mouse has no room for it.
func crammed(edits ...func(*State)) State {
	return up("rat", append([]func(*State){
		at("1", "collin", "roach_1", "roach_2", "roach_3"), at("8", "nez"), at("4", "rat_1"),
	}, edits...)...)
}

// fallen lays a minion on its side.
func fallen(name Name) func(*State) {
	return func(s *State) { s.minion(name).Down = true }
}

func shooterCases() []trial {
	wall := func(edits ...func(*State)) State {
		return up("archer", append([]func(*State){at("1", "tilda"), at("6", "archer_1"), walled(3)}, edits...)...)
	}
	return []trial{
		allowed("MM-MMOV-07", "a ranged minion that sees a mouse shoots from where it is",
			up("archer", walled(), at("1", "tilda"), at("9", "archer_1")), Strike{Figure: "archer_1", Target: "tilda"}),
		follows("MM-MMOV-07", "no die is rolled for it", up("archer", walled(), at("1", "tilda"), at("9", "archer_1"))).
			Leaving(all(opens(Strike{Figure: "archer_1", Target: "tilda"}), because("MM-MMOV-07 sees"))),
		refused("MM-MMOV-07", "it does not move", up("archer", walled(), at("1", "tilda"), at("9", "archer_1")), marches("archer_1", "8")),
		refused("MM-MMOV-05", "nor when it stands with one", up("archer", walled(), at("1", "tilda", "archer_1")), marches("archer_1", "2")),
		follows("MM-MMOV-08", "seeing nobody it goes for the nearest mouse", wall(), numbers(2)).
			Leaving(all(opens(marches("archer_1", "5", "4")), because("MM-MMOV-08 sees_nobody", "MM-AMB-16 ranged_die"))),
		follows("MM-MMOV-08", "it stops as soon as it sees one, and shoots", wall(), numbers(3), marches("archer_1", "5", "4", "3")).
			Leaving(opens(Strike{Figure: "archer_1", Target: "tilda"})).In("MM-EX-D19"),
		follows("MM-MMOV-08", "with spaces left it stops all the same",
			up("archer", at("1", "tilda"), at("5", "archer_1"), walled(4)), numbers(3)).
			Leaving(all(opens(marches("archer_1", "4")), because("MM-MMOV-08 in_view"))),
		refused("MM-MMOV-08", "it does not go on then", up("archer", at("1", "tilda"), at("5", "archer_1"), walled(4)), numbers(3), marches("archer_1", "4", "3")),
		refused("MM-MMOV-08", "nor does it stop before", wall(), numbers(3), marches("archer_1", "5")),
		about("MM-AMB-16", follows("MM-MMOV-08", "one die limits its way", wall()).Leaving(awaits(ForRoll))),
		about("MM-AMB-16", refused("MM-AMB-16", "so that it goes no farther", wall(), numbers(1), marches("archer_1", "5", "4"))),
		about("MM-AMB-16", follows("MM-MMOV-08", "or it walks until it sees a mouse", wall(house(RangedMinionMove, "unlimited"))).
			Leaving(all(opens(marches("archer_1", "5", "4", "3")), because("MM-AMB-16 no_limit")))),
		follows("MM-MATK-06", "mice next to it come first",
			up("archer", walled(), at("1", "tilda"), at("4", "nez"), at("5", "archer_1"), at("6", "filch"))).
			Leaving(all(opens(Strike{Figure: "archer_1", Target: "nez"}), because("MM-MATK-06 neighbours_first"))),
		refused("MM-MATK-06", "and no other is shot at",
			up("archer", walled(), at("1", "tilda"), at("4", "nez"), at("5", "archer_1")), Strike{Figure: "archer_1", Target: "tilda"}),
		about("MM-AMB-18", follows("MM-MATK-06", "attacked neighbours come before others all the same", tied())).
			Leaving(opens(Strike{Figure: "archer_1", Target: "nez"})),
		about("MM-AMB-18", follows("MM-MATK-06", "unless the table plays otherwise", tied(house(RangedMinionsNeighboursFirst, "false")))).
			Leaving(opens(Strike{Figure: "archer_1", Target: "tilda"})),
		about("MM-AMB-78", follows("MM-MATK-06", "a neighbour out of sight does not tie it", hidden())).
			Leaving(opens(Strike{Figure: "archer_1", Target: "tilda"})),
		about("MM-AMB-78", follows("MM-MATK-06", "or it lets it shoot at nobody", hidden(house(UnseenNeighbour, "blocks")))).
			Leaving(all(opens(Hold{"archer_1"}), because("MM-LOS-01 out_of_sight"))),
		refused("MM-RNG-02", "it shoots at nobody on another tile", up("archer", walled(), at("1", "tilda"), at("9", "archer_1"), func(s *State) {
			s.mouse("nez").At = Spot{"yard", "1"}
		}), Strike{Figure: "archer_1", Target: "nez"}),
	}
}

// tied is an archer next to Nez, whom the card has attacked, that sees Tilda too.
func tied(edits ...func(*State)) State {
	s := up("archer", append([]func(*State){walled(), at("1", "tilda"), at("4", "nez"), at("5", "archer_1")}, edits...)...)
	return s.but(attacked("nez"))
}

// hidden is an archer beside Nez behind a wall, that sees Tilda.
func hidden(edits ...func(*State)) State {
	return up("archer", append([]func(*State){walled(), blind("4", "5"), at("1", "tilda"), at("4", "nez"), at("5", "archer_1")}, edits...)...)
}

func targetCases() []trial {
	crowd := up("roach", at("1", "collin", "nez", "roach_1", "roach_2"), at("2", "roach_3"))
	first := []Action{Strike{Figure: "roach_1", Target: "collin"}, Fell{}}
	second := append(slices.Clone(first), Strike{Figure: "roach_2", Target: "nez"}, Fell{})
	return []trial{
		follows("MM-MATK-01", "a minion attacks with the values of its card",
			up("rat", at("1", "tilda", "rat_1")), Strike{Figure: "rat_1", Target: "tilda"}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, Wait{For: ForRoll, Purpose: AttackRoll, Who: "rat_1", Against: "tilda", Dice: 2, Reach: box.Melee}, s.Wait())
			}),
		follows("MM-MATK-01", "a ranged one with bows, a poisonous one with poison",
			up("archer", at("1", "tilda", "archer_1"), func(s *State) { s.Type("archer").Poison = true }), Strike{Figure: "archer_1", Target: "tilda"}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, Wait{For: ForRoll, Purpose: AttackRoll, Who: "archer_1", Against: "tilda", Dice: 2, Reach: box.Ranged, Poison: true}, s.Wait())
			}),
		follows("MM-MATK-02", "it attacks a mouse next to it", up("rat", at("1", "tilda"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "2")).
			Leaving(all(opens(Strike{Figure: "rat_1", Target: "tilda"}), because("MM-MATK-02 in_reach", "MM-MATK-02 only_one"))),
		follows("MM-MATK-02", "and nobody farther away", up("rat", at("1", "tilda"), at("5", "rat_1")), numbers(2), marches("rat_1", "4", "3")).
			Leaving(all(opens(Hold{"rat_1"}), because("MM-MATK-02 nobody", "MM-MEL-02 out_of_reach"))),
		refused("MM-MATK-02", "it does not let a mouse go", up("rat", at("1", "tilda", "rat_1")), Hold{"rat_1"}),
		refused("MM-MEL-02", "it does not attack from afar", up("rat", at("1", "tilda"), at("5", "rat_1")), numbers(2), marches("rat_1", "4", "3"),
			Strike{Figure: "rat_1", Target: "tilda"}),
		refused("MM-MEL-02", "nor a figure that is no mouse", up("rat", at("1", "tilda", "rat_1")), Strike{Figure: "rat_1", Target: "rat_1"}),
		follows("MM-MATK-03", "a minion with two mice attacks the one with the higher card", crowd).
			Leaving(all(acts("roach_1"), opens(Strike{Figure: "roach_1", Target: "collin"}), because("MM-MATK-04 target_card"))).In("MM-EX-D17"),
		follows("MM-MATK-03", "the next one attacks the other", crowd, first...).
			Leaving(all(acts("roach_2"), opens(Strike{Figure: "roach_2", Target: "nez"}), because("MM-MATK-03 attacked"))).In("MM-EX-D17"),
		follows("MM-MATK-04", "when all have been attacked, the highest card counts", crowd, second...).
			Leaving(all(acts("roach_3"), opens(Strike{Figure: "roach_3", Target: "collin"}), because("MM-MATK-04 all_attacked", "MM-MMOV-04 no_closer"))).In("MM-EX-D17"),
		follows("MM-MATK-03", "who was attacked comes after a mouse next to it", spared()).
			Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})).In("MM-EX-D18"),
		refused("MM-MATK-03", "nobody is attacked again while another is not", spared(), Strike{Figure: "rat_1", Target: "nez"}),
		refused("MM-MATK-03", "a farther mouse is not attacked before a nearer one",
			up("rat", at("1", "nez", "rat_1"), at("2", "tilda")), Strike{Figure: "rat_1", Target: "tilda"}),
		refused("MM-MATK-04", "nor the lower card of two as near", crowd, Strike{Figure: "roach_1", Target: "nez"}),
		refused("MM-MATK-04", "nor the lower card of all attacked", spared(attacked("nez", "tilda")), Strike{Figure: "rat_1", Target: "nez"}),
		about("MM-AMB-19", follows("MM-MATK-04", "of all attacked the highest card counts, near or not", spared(attacked("nez", "tilda")))).
			Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})),
		about("MM-AMB-19", follows("MM-MATK-04", "or the highest card of the nearest", spared(attacked("nez", "tilda"), house(AllAttacked, "nearest")))).
			Leaving(all(opens(Strike{Figure: "rat_1", Target: "nez"}), because("MM-AMB-19 all_attacked_nearest"))),
		follows("MM-MATK-03", "a boss's next card remembers nothing", up("vurst_2", at("1", "tilda", "vurst_1"), func(s *State) {
			s.Track = append(s.Track, minionCard("vurst_3"))
			s.Track[4].Of, s.Track[5].Of = "vurst", "vurst"
		}), Strike{Figure: "vurst_1", Target: "tilda"}, Fell{}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, "vurst_3", s.Turn.Card)
				require.Empty(t, s.Turn.Attacked)
				opens(Strike{Figure: "vurst_1", Target: "tilda"})(t, s)
			}),
		follows("MM-MATK-07", "its cheese goes on the wheel, the mouse's to the mouse", up("rat", at("1", "tilda", "rat_1")),
			Strike{Figure: "rat_1", Target: "tilda"}, Fell{Sword: 1, Cheese: 1}, Fell{Shield: 1, Cheese: 1}).
			Leaving(all(func(t *testing.T, s State) { require.Equal(t, 1, s.Wheel) },
				mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, 1, m.Cheese) }))),
		about("MM-AMB-08", follows("MM-LINE-05", "over a red line minions do not attack", parted("1=2"))).
			Leaving(all(opens(Hold{"rat_1"}), because("MM-AMB-08 red_line"))),
		about("MM-AMB-08", refused("MM-LINE-05", "whoever does it", parted("1=2"), Strike{Figure: "rat_1", Target: "tilda"})),
		about("MM-AMB-08", follows("MM-LINE-05", "unless the table lets them", parted("1=2", house(MinionsAttackOverRed, "true")))).
			Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})),
		refused("MM-WALL-04", "over a gap they never do", parted("1#2 2-3 3-1", house(MinionsAttackOverRed, "true")), Strike{Figure: "rat_1", Target: "tilda"}),
		follows("MM-LINE-03", "over a yellow line they do", parted("1>2")).Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})),
	}
}

// spared is a rat with Nez, who has been attacked, and Tilda next to it.
func spared(edits ...func(*State)) State {
	s := up("rat", append([]func(*State){at("1", "nez", "rat_1"), at("2", "tilda")}, edits...)...)
	return s.but(append([]func(*State){attacked("nez")}, edits...)...)
}

// parted is a rat that has moved, on space 2 of a map; Tilda is on space 1.
func parted(text string, edits ...func(*State)) State {
	s := up("rat", append([]func(*State){hall(text), at("1", "tilda"), at("2", "rat_1")}, edits...)...)
	return s.but(func(s *State) { s.Waits, s.Turn.Walked = nil, true })
}

func blindCases() []trial {
	lone := func(edits ...func(*State)) State {
		return up("rat", append([]func(*State){unmapped, at("?1", "tilda"), at("?2", "rat_1")}, edits...)...)
	}
	pack := up("rat", unmapped, at("?1", "tilda", "nez"), at("?2", "collin"), at("?3", "rat_1", "rat_2"), at("?4", "rat_3"))
	return []trial{
		follows("MM-MMOV-02", "without a map nothing is asked before the die", lone()).Leaving(awaits(ForRoll)),
		follows("MM-MMOV-03", "then the distance is asked", lone(), numbers(2)).Leaving(asks(far("?2", "?1"))),
		follows("MM-MMOV-03", "a mouse in reach is reached", lone(), numbers(2), tells(far("?2", "?1"), 2)).
			Leaving(opens(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		follows("MM-MMOV-03", "it then stands with it", lone(), numbers(2), tells(far("?2", "?1"), 2), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(all(stands("rat_1", "?1"), opens(Strike{Figure: "rat_1", Target: "tilda"}))),
		follows("MM-MMOV-03", "one that is far away is approached", lone(), numbers(2), tells(far("?2", "?1"), 5)).
			Leaving(opens(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		follows("MM-MMOV-03", "what is left is known then", lone(), numbers(2), tells(far("?2", "?1"), 5), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(all(opens(Hold{"rat_1"}), func(t *testing.T, s State) {
				least, most := s.steps(s.At("rat_1"), s.At("tilda"))
				require.Equal(t, [2]int{3, 3}, [2]int{least, most})
			})),
		follows("MM-MATK-02", "next to it only a red line could part them", lone(), numbers(2), tells(far("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(asks(touch("?3", "?1"))),
		follows("MM-MATK-02", "no line: it attacks", lone(), numbers(2), tells(far("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2}, tells(touch("?3", "?1"), 1)).
			Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})),
		follows("MM-MATK-02", "a line: it cannot", lone(), numbers(2), tells(far("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2}, tells(touch("?3", "?1"), 0)).
			Leaving(opens(Hold{"rat_1"})),
		about("MM-AMB-08", follows("MM-LINE-05", "where red lines are no hindrance nothing is asked", lone(house(MinionsAttackOverRed, "true")),
			numbers(2), tells(far("?2", "?1"), 3), March{Figure: "rat_1", Toward: "tilda", Steps: 2})).
			Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})),
		follows("MM-MMOV-06", "mice together need no distances to choose among them",
			up("rat", unmapped, at("?1", "tilda", "nez"), at("?2", "rat_1"), known(far("?2", "?1"), 9)), numbers(1)).
			Leaving(opens(March{Figure: "rat_1", Toward: "tilda", Steps: 1})),
		follows("MM-MTURN-04", "the order asks each pair of places once", pack).
			Leaving(asks(far("?4", "?1"), far("?4", "?2"), far("?3", "?1"), far("?3", "?2"))),
		follows("MM-MTURN-04", "told once, it serves for all", pack, tells(far("?4", "?1"), 4, far("?4", "?2"), 2, far("?3", "?1"), 3, far("?3", "?2"), 6), numbers(1)).
			Leaving(all(acts("rat_3"), opens(March{Figure: "rat_3", Toward: "collin", Steps: 1}))),
		follows("MM-MMOV-03", "bounds that decide are not asked",
			up("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"), known(far("?3", "?1"), 4), bounds("?3", "?2", 5, NoWay)), numbers(2)).
			Leaving(opens(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		follows("MM-MMOV-03", "nor bounds that a march leaves", up("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"),
			known(far("?3", "?1"), 4, far("?3", "?2"), 5)), numbers(2), March{Figure: "rat_1", Toward: "tilda", Steps: 2}).
			Leaving(func(t *testing.T, s State) {
				least, most := s.steps(s.At("rat_1"), s.At("nez"))
				require.Equal(t, [2]int{3, 7}, [2]int{least, most})
			}),
		follows("MM-MMOV-04", "before a full place it halts", up("rat", unmapped, at("?1", "tilda", "nez", "collin", "filch"), at("?2", "rat_1"), known(far("?2", "?1"), 3)), numbers(3)).
			Leaving(opens(March{Figure: "rat_1", Toward: "tilda", Steps: 2})),
		refused("MM-MMOV-02", "without a map the die is the limit too", lone(known(far("?2", "?1"), 5)), numbers(2), March{Figure: "rat_1", Toward: "tilda", Steps: 3}),
		refused("MM-MMOV-03", "and the farther mouse no goal",
			up("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"), known(far("?3", "?1"), 4, far("?3", "?2"), 5)), numbers(2),
			March{Figure: "rat_1", Toward: "nez", Steps: 2}),
		refused("MM-MMOV-06", "nor one as near with a lower card",
			up("rat", unmapped, at("?1", "tilda"), at("?2", "nez"), at("?3", "rat_1"), known(far("?3", "?1"), 4, far("?3", "?2"), 4)), numbers(2),
			March{Figure: "rat_1", Toward: "nez", Steps: 2}),
		allowed("MM-MMOV-03", "nothing is said of what is not known",
			now(lone(), func(s *State) { s.Waits = nil; s.Turn.Points = 2 }), March{Figure: "rat_1", Toward: "tilda", Steps: 1}),
		follows("MM-MMOV-03", "a figure off the map is asked about on a mapped tile",
			up("rat", at("1", "tilda"), at("?1", "rat_1")), numbers(2)).Leaving(asks(far("?1", "1"))),
		follows("MM-MMOV-08", "without a map people see where a ranged minion stops",
			up("archer", unmapped, at("?1", "tilda"), at("?2", "archer_1"), known(far("?2", "?1"), 5, seen("?2", "?1"), 0)), numbers(3)).
			Leaving(all(opens(March{Figure: "archer_1", Toward: "tilda", Steps: 3}, March{Figure: "archer_1", Toward: "tilda", Steps: 2},
				March{Figure: "archer_1", Toward: "tilda", Steps: 1}), because("MM-MMOV-08 stops_in_view"))),
		follows("MM-MATK-03", "a mouse beside it that would come later is not asked about",
			up("rat", unmapped, at("?1", "nez", "rat_1"), at("?2", "tilda"))).Leaving(opens(Strike{Figure: "rat_1", Target: "nez"})),
		follows("MM-MATK-03", "one that would come first is",
			goingOn(now(up("rat", unmapped, at("?1", "nez", "rat_1"), at("?2", "tilda")), attacked("nez")))).
			Leaving(asks(touch("?1", "?2"))),
	}
}

// bounds is what is known of a distance.
func bounds(a, b box.SpaceID, least, most int) func(*State) {
	return func(s *State) {
		s.Rooms = slices.Clone(s.Rooms)
		s.Rooms[0].Facts = append(slices.Clone(s.Rooms[0].Facts), Fact{Between: box.Pair{a, b}, Matter: Distance, Least: least, Most: most})
	}
}

func sightCases() []trial {
	return []trial{
		allowed("MM-LOS-01", "a shot between two centres that no wall parts", up("archer", walled(5), at("1", "tilda"), at("4", "archer_1")),
			Strike{Figure: "archer_1", Target: "tilda"}),
		refused("MM-LOS-01", "a wall between the centres stops it",
			now(up("archer", walled(3), at("1", "tilda"), at("4", "archer_1")), func(s *State) { s.Waits, s.Turn.Walked = nil, true }),
			Strike{Figure: "archer_1", Target: "tilda"}),
		follows("MM-LOS-02", "where nothing tells, people are asked", up("archer", at("1", "tilda"), at("4", "archer_1"))).
			Leaving(asks(seen("4", "1"))),
		follows("MM-LOS-02", "and what they said is remembered", up("archer", at("1", "tilda"), at("4", "archer_1")), tells(seen("4", "1"), 1)).
			Leaving(opens(Strike{Figure: "archer_1", Target: "tilda"})),
		follows("MM-LOS-02", "on its way it is asked space by space", up("archer", at("1", "tilda"), at("4", "archer_1")), tells(seen("4", "1"), 0), numbers(2)).
			Leaving(asks(seen("3", "1"))),
		follows("MM-LOS-02", "until it is seen where it stops", up("archer", at("1", "tilda"), at("4", "archer_1")), tells(seen("4", "1"), 0), numbers(2), tells(seen("3", "1"), 1)).
			Leaving(opens(marches("archer_1", "3"))),
		about("MM-AMB-77", follows("MM-MEL-02", "across a wall nobody is a neighbour", across())).Leaving(opens(Hold{"rat_1"})),
		about("MM-AMB-77", follows("MM-MEL-02", "unless the table counts bases that touch", across(house(NeighboursThroughWalls, "true")))).
			Leaving(opens(Strike{Figure: "rat_1", Target: "tilda"})),
	}
}

// across is a rat that has moved, beside Tilda with a wall between them.
func across(edits ...func(*State)) State {
	s := up("rat", append([]func(*State){hall("1-2 2-3 3-4"), at("1", "tilda"), at("4", "rat_1"), known(touch("1", "4"), 1)}, edits...)...)
	return s.but(func(s *State) { s.Waits, s.Turn.Walked = nil, true })
}

// grape lays the grape in the hall, as bait or as one that landed whole.
func grape(space box.SpaceID, thrown bool) func(*State) {
	return func(s *State) {
		s.Laid = append(slices.Clone(s.Laid), Laid{Item: box.Grape, At: Spot{"hall", space}, Thrown: thrown})
	}
}

func grapeTurnCases() []trial {
	thrower := func(edits ...func(*State)) State {
		return up("rat", append([]func(*State){grape("5", true), at("5", "rat_1"), at("1", "collin", "nez"), at("4", "tilda"), at("9", "filch")}, edits...)...)
	}
	throws := Strike{Figure: "rat_1", Space: "1"}
	return []trial{
		follows("MM-GRAPE-02", "roaches go for the grape instead of the mice",
			up("roach", grape("9", false), at("4", "tilda"), at("6", "roach_1")), numbers(2)).
			Leaving(all(opens(marches("roach_1", "7", "8")), because("MM-GRAPE-02 bait"))),
		follows("MM-GRAPE-02", "a space with a mouse on the way stops them",
			up("roach", grape("9", false), at("7", "tilda"), at("6", "roach_1")), numbers(3)).
			Leaving(all(opens(marches("roach_1", "7")), because("MM-AMB-09 meets"))),
		follows("MM-GRAPE-02", "with a mouse they do not move", up("roach", grape("9", false), at("6", "tilda", "roach_1"))).
			Leaving(opens(Strike{Figure: "roach_1", Target: "tilda"})),
		refused("MM-GRAPE-02", "they do not go for mice", up("roach", grape("9", false), at("4", "tilda"), at("6", "roach_1")), numbers(2), marches("roach_1", "5", "4")),
		follows("MM-GRAPE-02", "rats do not mind it", up("rat", grape("9", false), at("4", "tilda"), at("6", "rat_1")), numbers(1)).
			Leaving(opens(marches("rat_1", "5"))),
		follows("MM-BOSS-02", "nor does a queen of roaches", up("queen", grape("9", false), at("4", "tilda"), at("6", "queen_1")), numbers(1)).
			Leaving(opens(marches("queen_1", "5"))),
		follows("MM-GRAPE-02", "shut off from it they stay",
			up("roach", grape("9", false), at("1", "tilda"), at("7", "rat_1", "rat_2", "rat_3", "rat_4"), at("6", "roach_1"))).
			Leaving(all(opens(Hold{"roach_1"}), because("MM-GRAPE-02 no_bait_way"))),
		follows("MM-GRAPE-02", "without a map the way to it is asked",
			up("roach", unmapped, grape("?3", false), at("?1", "tilda"), at("?2", "roach_1")), numbers(1), tells(far("?2", "?3"), 4)).
			Leaving(opens(March{Figure: "roach_1", Steps: 1})),
		follows("MM-GRAPE-03", "on the grape they eat and do not attack",
			up("roach", grape("3", false), at("2", "tilda"), at("9", "collin"), at("4", "roach_1")), numbers(1), marches("roach_1", "3")).
			Leaving(all(opens(Hold{"roach_1"}), because("MM-GRAPE-03 eats"))),
		refused("MM-GRAPE-03", "not even a mouse beside it",
			up("roach", grape("3", false), at("2", "tilda"), at("4", "roach_1")), numbers(1), marches("roach_1", "3"), Strike{Figure: "roach_1", Target: "tilda"}),
		follows("MM-GRAPE-04", "all that ended there are gone with the grape, and with the last their card",
			nearby(), Hold{"roach_1"}, numbers(2), marches("roach_2", "2", "3"), Hold{"roach_2"}).
			Leaving(all(trackIs("tilda", "collin", "nez", "filch"), func(t *testing.T, s State) {
				require.Empty(t, s.Minions)
				require.Empty(t, s.Laid)
				require.Empty(t, s.Stash)
			})),
		about("MM-AMB-70", follows("MM-GRAPE-04", "the grape is eaten when all have acted", nearby(), Hold{"roach_1"})).
			Leaving(func(t *testing.T, s State) { require.Len(t, s.Laid, 1) }),
		about("MM-AMB-70", follows("MM-GRAPE-04", "or with the first roach", nearby(house(BaitEaten, "first")), Hold{"roach_1"})).
			Leaving(all(acts("roach_2"), func(t *testing.T, s State) {
				require.Empty(t, s.Laid)
				require.Len(t, s.Minions, 1)
			})),
		follows("MM-GRAPE-11", "a rat that begins on a grape that landed whole throws it where most mice are", thrower()).
			Leaving(all(opens(throws), because("MM-GRAPE-11 armed", "MM-GRAPE-11 most_mice"))),
		follows("MM-GRAPE-11", "the token is tossed", thrower(), throws).Leaving(all(awaits(ForToss), func(t *testing.T, s State) {
			require.Equal(t, Wait{For: ForToss, Who: "rat_1", To: Spot{"hall", "1"}}, s.Wait())
		})),
		refused("MM-GRAPE-11", "it does not attack otherwise", thrower(), Strike{Figure: "rat_1", Target: "tilda"}),
		refused("MM-GRAPE-11", "it does not move", thrower(), marches("rat_1", "4")),
		refused("MM-GRAPE-11", "it does not keep the grape", thrower(), Hold{"rat_1"}),
		refused("MM-GRAPE-11", "nor throw it where fewer mice are", thrower(), Strike{Figure: "rat_1", Space: "4"}),
		follows("MM-GRAPE-11", "bait that a mouse laid is no weapon",
			up("rat", grape("5", false), at("5", "rat_1"), at("1", "tilda")), numbers(1)).Leaving(opens(marches("rat_1", "4"))),
		follows("MM-GRAPE-11", "without a mouse there is nothing to throw at",
			up("rat", grape("5", true), at("5", "rat_1"))).Leaving(opens(Hold{"rat_1"})),
		follows("MM-GRAPE-12", "of several spaces it takes the one with the highest card",
			up("rat", grape("5", true), at("5", "rat_1"), at("1", "collin", "filch"), at("9", "tilda", "nez"))).
			Leaving(all(opens(Strike{Figure: "rat_1", Space: "9"}), because("MM-GRAPE-12 throw_card"))),
		refused("MM-GRAPE-12", "and no other", up("rat", grape("5", true), at("5", "rat_1"), at("1", "collin", "filch"), at("9", "tilda", "nez")), throws),
		follows("MM-GRAPE-13", "with mice on its space it cannot use it", up("rat", grape("5", true), at("5", "rat_1", "tilda"), at("1", "collin", "nez"))).
			Leaving(all(opens(Strike{Figure: "rat_1", Target: "tilda"}), because("MM-GRAPE-13 not_thrown"))).In("MM-EX-D25"),
		refused("MM-GRAPE-13", "whoever does it", up("rat", grape("5", true), at("5", "rat_1", "tilda"), at("1", "collin", "nez")), throws),
		about("MM-AMB-54", follows("MM-GRAPE-11", "it need not see the mice", thrower(walled(2)))).Leaving(opens(throws)),
		about("MM-AMB-54", follows("MM-GRAPE-11", "unless ranged rules bind it", thrower(walled(2), house(GrapeRangedRules, "ranged")))).
			Leaving(opens(Strike{Figure: "rat_1", Space: "4"})),
		about("MM-AMB-71", follows("MM-GRAPE-11", "Vurst does not throw it",
			up("vurst_2", grape("5", true), at("5", "vurst_1"), at("1", "tilda")))).Leaving(awaits(ForRoll)),
		about("MM-AMB-71", follows("MM-GRAPE-11", "unless the table lets him",
			up("vurst_2", house(GrapeThrowers, "with_vurst"), grape("5", true), at("5", "vurst_1"), at("1", "tilda")))).
			Leaving(opens(Strike{Figure: "vurst_1", Space: "1"})),
	}
}

// nearby are two roaches that begin on the grape and beside it.
func nearby(edits ...func(*State)) State {
	return up("roach", append([]func(*State){grape("3", false), at("9", "tilda"), at("3", "roach_1"), at("1", "roach_2")}, edits...)...)
}

func charmedCases() []trial {
	// charm is Collin's turn, charmed; the other mice stand where edits put them.
	charm := func(edits ...func(*State)) State {
		edits = append([]func(*State){track("tilda", "collin", "nez", "filch"), with("collin", func(m *Mouse) { m.Charmed = true })}, edits...)
		return up("collin", edits...)
	}
	return []trial{
		follows("MM-COND-09", "a charmed mouse goes for the nearest other mouse", charm(at("1", "nez"), at("5", "collin"), at("9", "filch")), numbers(2)).
			Leaving(opens(marches("collin", "4", "3"))),
		follows("MM-COND-09", "it attacks it", charm(at("1", "nez"), at("3", "collin")), numbers(2), marches("collin", "2", "1")).
			Leaving(opens(Strike{Figure: "collin", Target: "nez"})),
		follows("MM-COND-09", "with a mouse it does not move", charm(at("3", "collin", "nez"))).Leaving(opens(Strike{Figure: "collin", Target: "nez"})),
		refused("MM-COND-09", "its player does not play it", charm(at("3", "collin", "nez")), Attack{Mouse: "collin", Target: "rat_1"}),
		follows("MM-AMB-36", "lines and water are nothing to it, and minions do not hold it",
			charm(hall("1=2 2-3 2:water"), at("1", "nez"), at("3", "collin", "rat_1", "rat_2")), numbers(2)).
			Leaving(opens(marches("collin", "2", "1"))),
		follows("MM-AMB-36", "webbed, it stays", charm(at("1", "nez"), at("3", "collin"), with("collin", func(m *Mouse) { m.Webbed = true }))).
			Leaving(all(opens(Hold{"collin"}), because("MM-COND-03 webbed"))),
		follows("MM-AMB-36", "fallen, it gets up", charm(at("1", "nez"), at("3", "collin"), with("collin", func(m *Mouse) { m.Down = true }))).
			Leaving(all(opens(Hold{"collin"}), mouseIs("collin", func(t *testing.T, m Mouse) { require.False(t, m.Down) }))),
		allowed("MM-COND-10", "it fights without a weapon", charm(at("3", "collin", "nez"), with("collin", func(m *Mouse) { m.Equipped = nil })),
			Strike{Figure: "collin", Target: "nez"}),
		follows("MM-COND-10", "and with the value of its card alone", charm(at("3", "collin", "nez")), Strike{Figure: "collin", Target: "nez"}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, Wait{For: ForRoll, Purpose: AttackRoll, Who: "collin", Against: "nez", Dice: 3, Reach: box.Melee}, s.Wait())
			}),
		refused("MM-COND-10", "no dice are added", charm(at("3", "collin", "nez")), Strike{Figure: "collin", Target: "nez"}, Fell{Faces: []int{1, 1, 1, 1}}),
		follows("MM-COND-11", "after its turn the charm is gone", charm(at("3", "collin", "nez")), Strike{Figure: "collin", Target: "nez"}, Fell{}).
			Leaving(all(mouseIs("collin", func(t *testing.T, m Mouse) { require.False(t, m.Charmed) }),
				func(t *testing.T, s State) { require.Equal(t, "nez", s.Turn.Card) })),
		about("MM-AMB-36", follows("MM-MEL-09", "its cheese goes on the wheel", charm(at("3", "collin", "nez")), Strike{Figure: "collin", Target: "nez"}, Fell{Cheese: 2})).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 2, s.Wheel) }),
		about("MM-AMB-36", follows("MM-MEL-09", "or to the mouse", charm(house(CharmedCheese, "mouse"), at("3", "collin", "nez")), Strike{Figure: "collin", Target: "nez"}, Fell{Cheese: 2})).
			Leaving(mouseIs("collin", func(t *testing.T, m Mouse) { require.Equal(t, 2, m.Cheese) })),
	}
}

// cat is the turn of one of Brodie's cards; both lie below the mice's.
func cat(card string, edits ...func(*State)) State {
	edits = append([]func(*State){track("tilda", "collin", "nez", "filch", "brodie_pounce", "brodie_chase")}, edits...)
	return up(card, edits...)
}

func catCases() []trial {
	crowds := func(edits ...func(*State)) State {
		return cat("brodie_pounce", append([]func(*State){
			track("rat", "tilda", "collin", "nez", "filch", "brodie_pounce", "brodie_chase"),
			at("1", "brodie"), at("4", "tilda", "rat_1", "rat_2"), at("8", "collin", "nez", "filch"),
		}, edits...)...)
	}
	hunt := func(edits ...func(*State)) State {
		return cat("brodie_chase", append([]func(*State){at("1", "brodie", "filch"), at("3", "nez"), at("5", "tilda")}, edits...)...)
	}
	diamond := hall("1-2 1-3 2-4 3-4 4-5")
	home := func(edits ...func(*State)) State {
		return cat("brodie_pounce", append([]func(*State){at("4", "brodie", "tilda", "nez"), at("8", "collin", "filch")}, edits...)...)
	}
	blind := func(edits ...func(*State)) State {
		return cat("brodie_chase", append([]func(*State){unmapped, at("?1", "brodie"), at("?2", "nez"), at("?3", "tilda")}, edits...)...)
	}
	return []trial{
		follows("MM-CAT-03", "his cards are two different turns", cat("brodie_pounce", at("1", "brodie"), at("4", "tilda", "nez")), Leap{"4"}, Fell{}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, "brodie_chase", s.Turn.Card) }),
		refused("MM-CAT-03", "he does not chase when he pounces", cat("brodie_pounce", at("1", "brodie"), at("2", "tilda")), Chase{Path: []box.SpaceID{"2"}}),
		refused("MM-CAT-03", "nor pounce when he chases", now(hunt(), func(s *State) { s.Waits, s.Turn.Points = nil, 3 }), Leap{"3"}),
		follows("MM-CAT-04", "he leaps where the most figures are, minions included, however far",
			cat("brodie_pounce", at("1", "brodie", "nez"), at("3", "collin", "filch"), at("9", "tilda", "rat_1", "rat_2"))).
			Leaving(all(opens(Leap{"9"}), because("MM-CAT-04 crowd"))),
		refused("MM-CAT-04", "not where fewer are", cat("brodie_pounce", at("1", "brodie", "nez"), at("3", "collin", "filch"), at("9", "tilda", "rat_1", "rat_2")), Leap{"3"}),
		follows("MM-CAT-05", "of several spaces to the one with the highest card", crowds()).
			Leaving(all(opens(Leap{"4"}), because("MM-CAT-05 crowd_card"))).In("MM-EX-D21"),
		follows("MM-CAT-06", "all on the space defend against one roll", crowds(), Leap{"4"}, Fell{Sword: 1, Cheese: 2}).
			Leaving(all(stands(Brodie, "4"), func(t *testing.T, s State) {
				var who []Name
				for _, w := range s.Waits {
					require.Equal(t, DefenceRoll, w.Purpose)
					who = append(who, w.Who)
				}
				require.Equal(t, []Name{"tilda", "rat_1", "rat_2"}, who)
				require.Zero(t, s.Wheel)
			})).In("MM-EX-D21"),
		follows("MM-CAT-06", "with the battle value of that card", crowds(), Leap{"4"}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 3, s.Wait().Dice) }),
		refused("MM-CAT-05", "to no other", crowds(), Leap{"8"}),
		follows("MM-CAT-07", "he stays where no space holds more than his own", home()).Leaving(all(opens(Leap{"4"}), because("MM-CAT-07 stays_in_crowd"))),
		refused("MM-CAT-07", "and does not leap", home(), Leap{"8"}),
		follows("MM-CAT-07", "or where nobody is elsewhere", cat("brodie_pounce", at("4", "brodie", "nez"))).Leaving(opens(Leap{"4"})),
		about("MM-AMB-42", follows("MM-CAT-07", "without a leap he attacks his space", home(), Leap{"4"})).Leaving(awaits(ForRoll)),
		about("MM-AMB-42", follows("MM-CAT-07", "or nobody", home(house(PounceWithoutLeap, "no_attack")), Leap{"4"})).
			Leaving(func(t *testing.T, s State) { require.Equal(t, "brodie_chase", s.Turn.Card) }),
		follows("MM-CAT-08", "two dice say how far he runs", hunt()).Leaving(func(t *testing.T, s State) {
			require.Equal(t, Wait{For: ForRoll, Purpose: ChaseRoll, Who: Brodie, Dice: 2}, s.Wait())
		}),
		refused("MM-CAT-08", "and no farther", hunt(), numbers(2, 1), Chase{Path: []box.SpaceID{"2", "3", "4", "5"}}),
		follows("MM-CAT-09", "he runs to the nearest mouse that is not with him", hunt(), numbers(1, 1)).
			Leaving(all(opens(Chase{Path: []box.SpaceID{"2", "3"}}), because("MM-CAT-08 chase_sum", "MM-CAT-09 chases"))),
		follows("MM-CAT-13", "he goes on to the next one", hunt(), numbers(2, 1)).
			Leaving(all(opens(Chase{Path: []box.SpaceID{"2", "3", "4"}}), because("MM-CAT-13 chases_on"))).In("MM-EX-D22"),
		follows("MM-CAT-14", "everybody on his way defends against one roll", hunt(), numbers(2, 1), Chase{Path: []box.SpaceID{"2", "3", "4"}}, Fell{Sword: 1}).
			Leaving(all(stands(Brodie, "4"), func(t *testing.T, s State) {
				require.Len(t, s.Waits, 2)
				require.Equal(t, []Name{"filch", "nez"}, []Name{s.Waits[0].Who, s.Waits[1].Who})
			})).In("MM-EX-D22"),
		refused("MM-CAT-09", "he does not run the other way", hunt(at("3", "brodie", "filch"), at("5", "nez"), at("2", "tilda")), numbers(1, 1), Chase{Path: []box.SpaceID{"4", "5"}}),
		refused("MM-CAT-13", "he does not stop at the first", hunt(), numbers(2, 1), Chase{Path: []box.SpaceID{"2", "3"}}),
		refused("MM-CAT-09", "nor stay", hunt(), numbers(2, 1), Chase{}),
		follows("MM-CAT-10", "of mice as near he chases the one with the higher card", cat("brodie_chase", at("3", "brodie"), at("1", "nez"), at("5", "tilda")), numbers(1, 1)).
			Leaving(all(opens(Chase{Path: []box.SpaceID{"4", "5"}}), because("MM-CAT-10 higher_card"))),
		refused("MM-CAT-10", "and not the other", cat("brodie_chase", at("3", "brodie"), at("1", "nez"), at("5", "tilda")), numbers(1, 1), Chase{Path: []box.SpaceID{"2", "1"}}),
		follows("MM-CAT-11", "of several shortest ways people choose", cat("brodie_chase", diamond, at("1", "brodie"), at("4", "nez")), numbers(1, 1)).
			Leaving(all(opens(Chase{Path: []box.SpaceID{"2", "4"}}, Chase{Path: []box.SpaceID{"3", "4"}}), because("MM-CAT-11 routes"))),
		follows("MM-CAT-11", "the way that passes the fewest mice is suggested",
			cat("brodie_chase", hall("1-2 2-3 3-4 1-5 5-4"), at("1", "brodie"), at("2", "nez"), at("4", "tilda"), at("3", "filch"), house(BrodieFullSpaces, "pass")), numbers(1, 2)).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, Chase{Path: []box.SpaceID{"2", "3", "4"}}, (Game{}).Decide(s, SeatMinions).Action)
			}),
		follows("MM-CAT-12", "with all mice beside him he stays and attacks", cat("brodie_chase", at("4", "brodie", "nez", "tilda"))).
			Leaving(all(opens(Chase{}), because("MM-CAT-12 all_here"))),
		follows("MM-CAT-12", "them all", cat("brodie_chase", at("4", "brodie", "nez", "tilda")), Chase{}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, Wait{For: ForRoll, Purpose: AttackRoll, Who: Brodie, Dice: 2, Reach: box.Melee}, s.Wait())
			}),
		refused("MM-CAT-12", "he does not run", cat("brodie_chase", at("4", "brodie", "nez", "tilda")), Chase{Path: []box.SpaceID{"5"}}),
		follows("MM-CAT-12", "mice off the board do not count", cat("brodie_chase", at("4", "brodie", "nez"))).Leaving(opens(Chase{})),
		about("MM-AMB-44", follows("MM-CAT-13", "full spaces are no hindrance to him", barred(), numbers(2, 2))).
			Leaving(opens(Chase{Path: []box.SpaceID{"2", "3", "4", "5"}})),
		about("MM-AMB-44", follows("MM-CAT-13", "unless the table bars them", barred(house(BrodieFullSpaces, "block")), numbers(2, 2))).
			Leaving(opens(Chase{Path: []box.SpaceID{"6", "7", "8", "9"}})),
		refused("MM-WALL-01", "walls stop him", hunt(), numbers(1, 1), Chase{Path: []box.SpaceID{"3"}}),
		follows("MM-CAT-01", "he takes up no room", cat("brodie_chase", at("1", "brodie"), at("2", "tilda", "nez", "collin", "filch")), numbers(1, 1), Chase{Path: []box.SpaceID{"2"}}).
			Leaving(all(stands(Brodie, "2"), func(t *testing.T, s State) {
				small, large := s.crowd(Spot{"hall", "2"})
				require.Equal(t, [2]int{4, 0}, [2]int{small, large})
			})),
		follows("MM-CAT-02", "his cheese goes nowhere", hunt(), numbers(2, 1), Chase{Path: []box.SpaceID{"2", "3", "4"}}, Fell{Cheese: 2}).
			Leaving(func(t *testing.T, s State) { require.Zero(t, s.Wheel) }),
		allowed("MM-CAT-02", "it is rolled all the same", hunt(), numbers(2, 1), Chase{Path: []box.SpaceID{"2", "3", "4"}}, Fell{Cheese: 2}),
		refused("MM-CAT-02", "nobody puts it on the wheel", hunt(), Affect{Effect: Feed, Count: 2, By: Brodie}),
		follows("MM-CAT-09", "without a map distances are asked when the dice have fallen", blind(), numbers(2, 1)).
			Leaving(asks(far("?1", "?3"), far("?1", "?2"))),
		follows("MM-CAT-13", "and from one mouse to the next", blind(), numbers(2, 1), tells(far("?1", "?3"), 5, far("?1", "?2"), 2)).
			Leaving(asks(far("?2", "?3"))),
		follows("MM-CAT-13", "as far as the dice lead", blind(), numbers(2, 1), tells(far("?1", "?3"), 5, far("?1", "?2"), 2), tells(far("?2", "?3"), 2)).
			Leaving(opens(Chase{Reached: []Name{"nez"}, Toward: "tilda", Steps: 1})),
		follows("MM-CAT-14", "figures that people saw on the way defend too", blind(at("?4", "rat_1")), numbers(2, 1), tells(far("?1", "?3"), 5, far("?1", "?2"), 2), tells(far("?2", "?3"), 2),
			Chase{Reached: []Name{"nez"}, Toward: "tilda", Steps: 1, Others: []Name{"rat_1"}}, Fell{Sword: 1}).
			Leaving(func(t *testing.T, s State) {
				require.Len(t, s.Waits, 2)
				require.Equal(t, []Name{"rat_1", "nez"}, []Name{s.Waits[0].Who, s.Waits[1].Who})
			}),
		refused("MM-CAT-09", "without a map too the nearest mouse is first", blind(known(far("?1", "?3"), 5, far("?1", "?2"), 2)), numbers(1, 1),
			Chase{Toward: "tilda", Steps: 2}),
		refused("MM-CAT-10", "and the higher card of two as near", blind(known(far("?1", "?3"), 2, far("?1", "?2"), 2)), numbers(1, 1),
			Chase{Reached: []Name{"nez"}}),
	}
}

// barred is Brodie between Tilda, behind a full space, and Nez, farther away.
func barred(edits ...func(*State)) State {
	return cat("brodie_chase", append([]func(*State){
		hall("1-2 2-3 3-4 4-5 1-6 6-7 7-8 8-9 9-10"), at("1", "brodie"), at("5", "tilda"), at("10", "nez"),
		at("3", "rat_1", "rat_2", "rat_3", "rat_4"),
	}, edits...)...)
}
