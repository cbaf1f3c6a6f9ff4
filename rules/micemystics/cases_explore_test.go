package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// castleTiles returns a state with three tile sides: the hall with an exit at space 1, the attic of
// the same colour beyond this exit, and a cellar on the back of the hall.
func castleTiles(edits ...func(*State)) State {
	return position(append([]func(*State){hall("1-2 2-3 1:west 3:north"), withAttic, withCellar, joined}, edits...)...)
}

func joined(s *State) {
	s.Chapter.Joins = []parts.Join{{A: "attic", ExitA: "east", B: "hall", ExitB: "west"}}
}

func withCellar(s *State) {
	s.Rooms = append(s.Rooms, Room{ID: "cellar", Tile: "A", Side: parts.Blue, Visited: true, Beneath: true, Map: paths("c1-c2 c1:flip c2-c3 c1=c4")})
}

func exploreAttic(to parts.SpaceID, spread ...Standing) Explore {
	return Explore{Mouse: "tilda", Exit: "west", Into: "attic", To: to, Spread: spread}
}

func change(id string, edit func(*Room)) func(*State) {
	return func(s *State) { edit(s.changeRoom(id)) }
}

func figuresStand(room string, space parts.SpaceID, figures ...Name) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		for _, f := range figures {
			require.Equal(t, Spot{room, space}, s.At(f), f)
		}
	}
}

func partyOfFive(s *State) {
	m := s.Mice[0]
	m.Hero.ID = "lily"
	m.Hero.Classes = nil
	s.Mice = append(s.Mice, m)
	s.Track = append(s.Track, mouseCard("lily"))
}

func exploreCases() []trial {
	wide := change("hall", func(r *Room) { r.Map.Spaces[0].Wide = true })
	crowd := castleTiles(partyOfFive, wide)
	return []trial{
		allowed("MM-EXP-01", "exploring leads to another tile", castleTiles(), exploreAttic("a1")),
		refused("MM-EXP-02", "with a minion on it nobody leaves", castleTiles(at("3", "rat_1")), exploreAttic("a1")).Telling("minions", 1).Leaving(figuresStand("attic", "a1", "tilda")),
		answersQuestion("MM-AMB-06", refused("MM-EXP-02", "Brodie is one", castleTiles(at("3", Brodie), house(BrodieAsMinion, "true")), exploreAttic("a1"))),
		answersQuestion("MM-AMB-06", allowed("MM-EXP-02", "Brodie is none where the table settled so", castleTiles(at("3", Brodie), house(BrodieAsMinion, "false")), exploreAttic("a1"))),
		allowed("MM-EXP-02", "a minion elsewhere is no hindrance", castleTiles(at("3", "rat_1"), func(s *State) { s.Minions[0].At = Spot{"attic", "a3"} }), exploreAttic("a1")),
		refused("MM-EXP-03", "not from a space that lies at no exit", castleTiles(at("2", "tilda")), exploreAttic("a1")),
		refused("MM-EXP-03", "not even without a name for the exit", castleTiles(at("2", "tilda")), Explore{Mouse: "tilda", Into: "attic", To: "a1"}),
		refused("MM-EXP-03", "not through an exit elsewhere", castleTiles(at("3", "tilda")), exploreAttic("a1")),
		allowed("MM-EXP-03", "from a space at the exit", castleTiles(at("2", "nez")), exploreAttic("a1")),
		allowed("MM-EXP-03", "what no map shows is not judged", castleTiles(unmapped), exploreAttic("a1")),
		allowed("MM-EXP-04", "both exits are of one colour and continue each other", castleTiles(), exploreAttic("a1")).In("MM-EX-02").
			Leaving(figuresStand("attic", "a1", "tilda", "collin", "nez", "filch")),
		refused("MM-EXP-04", "not to the side of the other colour", castleTiles(change("attic", func(r *Room) { r.Side = parts.Blue })), exploreAttic("a1")),
		allowed("MM-EXP-04", "a colour that nobody entered is not judged", castleTiles(change("attic", func(r *Room) { r.Side = "" })), exploreAttic("a1")),
		refused("MM-EXP-04", "not to a tile that is not in play", castleTiles(), Explore{Mouse: "tilda", Into: "moon"}).At(rules.Impossible),
		refused("MM-EXP-04", "not to where it is", castleTiles(), Explore{Mouse: "tilda", Into: "hall"}).At(rules.Impossible),
		refused("MM-EXP-05", "not where no exit goes on", castleTiles(at("3", "tilda")), Explore{Mouse: "tilda", Exit: "north", Into: "attic", To: "a1"}).In("MM-EX-04"),
		refused("MM-EXP-05", "which is told alone", castleTiles(at("3", "tilda")), Explore{Mouse: "tilda", Exit: "north", Into: "attic", To: "a3"}),
		refused("MM-EXP-05", "another exit that joins is elsewhere", castleTiles(at("3", "tilda")), Explore{Mouse: "tilda", Into: "attic", To: "a1"}),
		refused("MM-EXP-05", "the exits of other tiles are of no use", castleTiles(func(s *State) {
			s.Chapter.Joins = []parts.Join{{A: "attic", ExitA: "west", B: "loft", ExitB: "west"}, {A: "hall", ExitA: "west", B: "loft", ExitB: "east"}}
		}), exploreAttic("a1")),
		refused("MM-EXP-05", "nor through the other exit of the same space", castleTiles(hall("1-2 1:west 1:north")), Explore{Mouse: "tilda", Exit: "north", Into: "attic", To: "a1"}),
		allowed("MM-EXP-05", "a join holds both ways", castleTiles(func(s *State) {
			s.Chapter.Joins = []parts.Join{{A: "hall", ExitA: "west", B: "attic", ExitB: "east"}}
		}), exploreAttic("a1")),
		allowed("MM-EXP-05", "the exit need not be named where there is one", castleTiles(), Explore{Mouse: "tilda", Into: "attic", To: "a2"}),
		allowed("MM-EXP-05", "where the exits of a turned side are not entered, people see it", castleTiles(func(s *State) {
			s.Chapter.Joins = []parts.Join{{A: "hall", ExitA: "west", B: "loft", ExitB: "east"}}
		}), exploreAttic("a1")),
		allowed("MM-EXP-05", "where nobody entered which exits join, people see it", castleTiles(func(s *State) { s.Chapter.Joins = nil }), exploreAttic("a1")),
		follows("MM-EXP-06", "a tile that shows the other colour is turned over first", castleTiles(upsideDown, change("loft",
			func(r *Room) { r.Traps = spaces("l1") })), exploreAttic("a1")).In("MM-EX-03").
			Leaving(all(figuresStand("attic", "a1", "tilda"), func(t *testing.T, s State) {
				require.Equal(t,
					[]any{false, true, 0}, []any{s.Room("attic").Beneath, s.Room("loft").Beneath, len(s.Room("loft").Traps)})
			})),
		follows("MM-EXP-07", "all mice of the tile come along at once, and nobody else", castleTiles(change("attic",
			func(r *Room) { r.Visited = false }), with("nez", func(m *Mouse) {
			m.Down, m.Webbed, m.Stunned = true, true,
				true
		}), with("filch", func(m *Mouse) { m.At = Spot{"attic", "a3"} })), exploreAttic("a1")).
			Leaving(all(figuresStand("attic", "a1", "tilda", "collin", "nez"), figuresStand("attic", "a3", "filch"), awaitsFor(ForCard),
				func(t *testing.T, s State) { require.Equal(t, ExploreDeed, s.Turn.Deed) })),
		follows("MM-EXP-07", "to the only space at the exit", castleTiles(change("attic", func(r *Room) { r.Map = paths("a1-a2 a1:east a2-a3") })),
			exploreAttic("")).Leaving(figuresStand("attic", "a1", "tilda", "nez")),
		follows("MM-EXP-07", "to a place of their own where no map shows it", castleTiles(change("attic", func(r *Room) { r.Map = parts.Map{} })),
			exploreAttic("")).Leaving(figuresStand("attic", "?1", "tilda", "nez")),
		refused("MM-EXP-07", "people say to which of several", castleTiles(), exploreAttic("")).At(rules.Impossible),
		refused("MM-EXP-07", "not to a space at another exit", castleTiles(change("attic", func(r *Room) { r.Map = paths("a1-a2 a1:east a2:south") })), exploreAttic("a2")),
		refused("MM-EXP-07", "not to a space away from the exit", castleTiles(), exploreAttic("a3")),
		refused("MM-TURN-01", "exploring is an action", castleTiles(ailing("tilda", Stunned)), Recover{"tilda", Stunned}, exploreAttic("a1")),
		refused("MM-COND-02", "not while stunned", castleTiles(ailing("tilda", Stunned)), exploreAttic("a1")),
		refused("MM-CAP-01", "no five on one space", crowd, exploreAttic("a1")),
		refused("MM-CAP-01", "nor on the only one", crowd.but(change("attic", func(r *Room) { r.Map = paths("a1-a2 a1:east") })), exploreAttic("")),
		refused("MM-CAP-01", "nor where the rest stands", crowd.but(at("9", "rat_1", "rat_2", "rat_3", "rat_4"), func(s *State) {
			for i := range s.Minions {
				s.Minions[i].At = Spot{"attic", "a2"}
			}
		}), exploreAttic("a1", Standing{"lily", "a2"})),
		allowed("MM-WIDE-01", "a wide space takes them all", crowd.but(change("attic", func(r *Room) { r.Map = paths("a1-a2 a1:east a1:wide") })), exploreAttic("a1")),
		answersQuestion("MM-AMB-05", refused("MM-CAP-01", "a large figure takes all room", castleTiles(spiderUp), exploreAttic("a1"))),
		answersQuestion("MM-AMB-05", allowed("MM-CAP-01", "or the room of one where the table mixes them", castleTiles(spiderUp, house(LargeWithSmall,
			"true"), at("9", "nez")), exploreAttic("a1", Standing{"filch", "a2"}))),
		answersQuestion("MM-AMB-05", refused("MM-CAP-01", "which is not room for four", castleTiles(spiderUp, house(LargeWithSmall, "true")), exploreAttic("a1"))),
		refused("MM-CAP-01", "those who are there count", castleTiles(func(s *State) {
			at("9", "rat_1")(s)
			s.Minions[0].At = Spot{"attic", "a1"}
		}), exploreAttic("a1")),

		answersQuestion("MM-AMB-26", allowed("MM-EXP-07", "then it moves on the new tile", castleTiles(house(MoveAfterExploring, "allowed")), exploreAttic("a2"), tildaWalks("a3"))),
		answersQuestion("MM-AMB-26", follows("MM-EXP-07", "or its turn is over where the table settled so", castleTiles(house(MoveAfterExploring,
			"turn_ends")), exploreAttic("a2")).Leaving(turnIs("collin", RollStep))),
		refused("MM-TURN-02", "a move that it began is over", castleTiles(at("2", "tilda")), tildaWalks("1"), exploreAttic("a2"), tildaWalks("a3")),
		answersQuestion("MM-AMB-38", allowed("MM-EXP-07", "who finds no room stands on another space at the exit", crowd.but(house(Arrival, "together")), exploreAttic("a1", Standing{"lily", "a2"}))),
		allowed("MM-CAP-01", "a fifth mouse beside three rats is a fourth figure", crowd.but(at("9", "rat_1", "rat_2", "rat_3"), func(s *State) {
			for i := range s.Minions {
				s.Minions[i].At = Spot{"attic", "a2"}
			}
		}), exploreAttic("a1", Standing{"lily", "a2"})),
		answersQuestion("MM-AMB-38", allowed("MM-EXP-07", "or beside the others", crowd.but(house(Arrival, "together"), change("attic",
			func(r *Room) { r.Map = paths("a1-a2 a1:east a1>a3") })), exploreAttic("a1", Standing{"nez", "a3"}))),
		answersQuestion("MM-AMB-38", refused("MM-EXP-07", "all who have room stand together", castleTiles(house(Arrival, "together")), exploreAttic("a1", Standing{"nez", "a2"}))),
		answersQuestion("MM-AMB-38", allowed("MM-EXP-07", "or spread where the table settled so", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"nez", "a2"}))),
		answersQuestion("MM-AMB-38", refused("MM-EXP-07", "over the spaces at the exit", castleTiles(house(Arrival, "spread")), exploreAttic("a2", Standing{"nez", "a3"}))),
		refused("MM-EXP-07", "across a red line is not beside them", crowd, exploreAttic("a1", Standing{"lily", "a4"})),
		allowed("MM-EXP-07", "across an open border is", crowd.but(change("attic", func(r *Room) { r.Map = paths("a1:east a1-a4") })), exploreAttic("a1", Standing{"lily", "a4"})),
		refused("MM-EXP-07", "nobody stands twice", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"nez", "a2"}, Standing{"nez", "a2"})).At(rules.Impossible),
		refused("MM-EXP-07", "nobody comes along who was not there", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"ghost", "a2"})).At(rules.Impossible),

		answersQuestion("MM-AMB-56", follows("MM-TRAP-01", "mice that come to a mousetrap are tested one after another", castleTiles(change("attic",
			func(r *Room) { r.Traps = spaces("a1") }), house(TrapWhenPlaced, "test")), exploreAttic("a1")).
			Leaving(waitsForEach("tilda", "collin", "nez", "filch"))),
		answersQuestion("MM-AMB-56", follows("MM-TRAP-04", "a trap that springs spares the rest", castleTiles(change("attic",
			func(r *Room) { r.Traps = spaces("a1") })), exploreAttic("a1"), Fell{Star: 1}, Fell{}).
			Leaving(all(awaitsFor(NoWait), turnIs("tilda", MouseStep), ails("collin", Down), ails("nez")))),
		answersQuestion("MM-AMB-56", follows("MM-TRAP-01", "or not at all where the table settled so", castleTiles(change("attic",
			func(r *Room) { r.Traps = spaces("a1") }), house(TrapWhenPlaced, "no_test")), exploreAttic("a1")).Leaving(awaitsFor(NoWait))),
		answersQuestion("MM-AMB-74", follows("MM-EXP-07", "mousetraps stay on a tile that is left", castleTiles(traps("3")), exploreAttic("a1")).Leaving(trapsAre("3"))),
		follows("MM-LINE-03", "across a yellow line is beside them", crowd.but(change("attic", func(r *Room) { r.Map = paths("a1:east a3>a1") })), exploreAttic("a1", Standing{"lily", "a3"})).
			Leaving(figuresStand("attic", "a3", "lily")),
	}
}

// spiderUp adds a spider in the attic, on the other side of the exit.
func spiderUp(s *State) {
	at("9", "spider_1")(s)
	s.Minions[0].At = Spot{"attic", "a1"}
}

func upsideDown(s *State) {
	s.changeRoom("attic").Beneath = true
	s.Rooms = append(s.Rooms, Room{ID: "loft", Tile: "B", Side: parts.Blue, Map: paths("l1-l2")})
}

func flipCases() []trial {
	landing := castleTiles(hall("1-2 2-3 1:flip"))
	hook := castleTiles(hall("1-2 1:hook"))
	class := castleTiles(hall("1-2 1:class"))
	flip := Flip{Mouse: "tilda"}
	fresh := change("cellar", func(r *Room) { r.Visited = false })
	wide := change("hall", func(r *Room) { r.Map.Spaces[0].Wide = true })
	return []trial{
		follows("MM-FLIP-01", "all mice stand on the flip space of the new side", landing.but(traps("2")), flip).
			Leaving(all(figuresStand("cellar", "c1", "tilda", "collin", "nez", "filch"), trapsAre(), func(t *testing.T, s State) {
				require.Equal(t,
					[]any{true, false, ExploreDeed}, []any{s.Room("hall").Beneath, s.Room("cellar").Beneath, s.Turn.Deed})
			})),
		follows("MM-FLIP-01", "on the one of the same kind", landing.but(change("cellar", func(r *Room) { r.Map = paths("c1-c2 c1:hook c2:flip") })),
			flip).Leaving(figuresStand("cellar", "c2", "nez")),
		follows("MM-FLIP-01", "mousetraps on other tiles stay", landing.but(change("attic", func(r *Room) { r.Traps = spaces("a1") })), flip).
			Leaving(func(t *testing.T, s State) { require.Equal(t, spaces("a1"), s.Room("attic").Traps) }),
		follows("MM-FLIP-01", "on the one that people name", landing.but(change("cellar", func(r *Room) { r.Map = paths("c1-c2 c1:flip c2:flip") })),
			Flip{Mouse: "tilda", To: "c2"}).Leaving(figuresStand("cellar", "c2", "nez")),
		follows("MM-FLIP-01", "on a place of their own where no map shows it", landing.but(change("cellar", func(r *Room) { r.Map = parts.Map{} })),
			flip).Leaving(figuresStand("cellar", "?1", "tilda", "nez")),
		refused("MM-FLIP-01", "of several one is named", landing.but(change("cellar", func(r *Room) { r.Map = paths("c1-c2 c1:flip c2:flip") })), flip).At(rules.Impossible),
		refused("MM-FLIP-01", "not on another space", landing, Flip{Mouse: "tilda", To: "c2"}),
		refused("MM-FLIP-01", "nor on one that is not there", landing, Flip{Mouse: "tilda", To: "c9"}).At(rules.Impossible),
		refused("MM-FLIP-01", "a tile whose back is not in play does not turn", position(hall("1:flip")), flip).At(rules.Impossible),
		refused("MM-EXP-03", "not from a space without the mark", landing.but(at("2", "tilda")), flip),
		refused("MM-EXP-02", "not with a minion on the tile", landing.but(at("3", "rat_1")), flip),
		refused("MM-TURN-01", "turning the tile is an action", landing.but(ailing("tilda", Stunned)), Recover{"tilda", Stunned}, flip),
		follows("MM-FLIP-02", "a fifth mouse stands beside it", landing.but(partyOfFive, wide), Flip{Mouse: "tilda", Spread: []Standing{{"lily", "c2"}}}).
			Leaving(all(figuresStand("cellar", "c1", "tilda", "nez"), figuresStand("cellar", "c2", "lily"))),
		refused("MM-FLIP-02", "not farther away", landing.but(partyOfFive, wide), Flip{Mouse: "tilda", Spread: []Standing{{"lily", "c3"}}}),
		refused("MM-FLIP-02", "not where there is room for all", landing, Flip{Mouse: "tilda", Spread: []Standing{{"nez", "c2"}}}),
		refused("MM-CAP-01", "five are too many on one space", landing.but(partyOfFive, wide), flip),
		allowed("MM-FLIP-03", "with the hook and line in the stash", hook.but(stash(parts.Hook)), flip).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []parts.PartyItem{parts.Hook}, s.Stash) }),
		refused("MM-FLIP-03", "not without", hook, flip).Telling("laid", false),
		refused("MM-FLIP-03", "not while it lies on the board", hook.but(hooked("1", "2")), flip).Telling("laid", true),
		allowed("MM-FLIP-04", "a tinkerer", class.but(turnOf("nez", 2)), Flip{Mouse: "nez"}),
		allowed("MM-FLIP-04", "a scamp", class.but(turnOf("filch", 2)), Flip{Mouse: "filch"}),
		refused("MM-FLIP-04", "nobody else", class, flip),
		answersQuestion("MM-AMB-39", follows("MM-ENC-03", "the other side is a new place with an encounter of its own", landing.but(fresh,
			house(FlipIsFirstVisit, "true")), flip).Leaving(awaitsFor(ForCard))),
		answersQuestion("MM-AMB-39", follows("MM-ENC-03", "or not where the table settled so", landing.but(fresh, house(FlipIsFirstVisit, "false")),
			flip).Leaving(all(awaitsFor(NoWait), func(t *testing.T, s State) { require.True(t, s.Room("cellar").Visited) }))),
	}
}
