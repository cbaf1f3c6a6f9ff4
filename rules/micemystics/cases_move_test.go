package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func tildaWalks(spaces ...parts.SpaceID) Move { return Move{Mouse: "tilda", Path: spaces} }

func tildaGoes(to Place, points int, over ...parts.Line) Move {
	return Move{Mouse: "tilda", To: &to, Points: points, Over: over}
}

func withTildaAlone(s *State) { at("9", "collin", "nez", "filch")(s) }

func inTurn(edit func(*Turn)) func(*State) { return func(s *State) { edit(&s.Turn) } }

func pointsAre(n int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Turn.Points, "points") }
}

func haltedBy(id tables.RuleID) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, id, s.Turn.HaltedBy) }
}

var dry = edits(withTildaAlone, at("2", "tilda"))

func edits(list ...func(*State)) func(*State) {
	return func(s *State) {
		for _, edit := range list {
			edit(s)
		}
	}
}

func hooked(a, b parts.SpaceID) func(*State) {
	return func(s *State) { s.Laid = append(s.Laid, Laid{Item: parts.Hook, At: inHall(a), To: b}) }
}

func moveCases() []trial {
	roll := func(card string) State {
		return position(turnOf(card, 0), inTurn(func(t *Turn) { t.Step = RollStep }), waiting(Wait{For: ForRoll, Purpose: MoveRoll, Who: Name(card), Dice: 1}))
	}
	return []trial{
		follows("MM-MOVE-01", "Collin's move value 2 and a 1 are 3 points", roll("collin"), faces(1)).In("MM-EX-01").
			Leaving(all(pointsAre(3), turnIs("collin", MouseStep))),
		allowed("MM-MOVE-02", "3 points are 3 spaces", roll("collin"), numbers(1), Move{Mouse: "collin",
			Path: spaces("2", "3", "4")}).In("MM-EX-01").Leaving(all(standsInHall("collin", "4"), pointsAre(0))),
		refused("MM-MOVE-02", "and no fourth", roll("collin"), numbers(1), Move{Mouse: "collin",
			Path: spaces("2", "3", "4", "5")}).In("MM-EX-01").Telling("points", 0).Leaving(standsInHall("collin", "5")),
		follows("MM-MOVE-01", "what a mouse wears adds to its move value", func() State {
			s := roll("collin")
			s.Cards = append(s.Cards, parts.Search{ID: "boots", Type: parts.Accessory, Worn: parts.Stats{Move: 1}})
			s.changeMouse("collin").Equipped = cards("needle", "boots")
			return s
		}(), numbers(2)).Leaving(pointsAre(5)),
		allowed("MM-MOVE-02", "a mouse goes step by step and keeps what is left", position(), tildaWalks("2"), tildaWalks("3")).Leaving(all(standsInHall("tilda", "3"), pointsAre(2))),
		refused("MM-MOVE-02", "not to a space that is no neighbour", position(), tildaWalks("3")).
			Telling("space", inHall("3").Noun()).Leaving(standsInHall("tilda", "3")),
		refused("MM-ROUND-01", "who walks out of turn spends nothing of the other's move", position(at("2", "rat_1")), Move{Mouse: "nez", Path: spaces("2")}).
			Leaving(all(standsInHall("nez", "2"), pointsAre(4), haltedBy(""), func(t *testing.T, s State) { require.False(t, s.Turn.Moved) })),
		refused("MM-MOVE-02", "not nowhere", position(), tildaWalks()).At(rules.Impossible),
		refused("MM-MOVE-02", "not off the board", position(with("tilda", captured)), tildaWalks("2")).At(rules.Impossible),
		allowed("MM-MOVE-02", "nor the way to one", position(edits(dry, func(s *State) {
			s.Rooms[0].Places = []parts.Space{{ID: "?1"}}
			s.changeMouse("nez").At = inHall("?1")
		})), tildaWalks("?1")),
		refused("MM-TURN-02", "a move that is over is not taken up", position(inTurn(func(t *Turn) { t.Moved, t.Halted = true, true })), tildaWalks("2")).Telling("over", true),
		allowed("MM-WALL-01", "around it all is open", position(), tildaWalks("2", "3")),
		refused("MM-WALL-02", "nor through a wall", position(), tildaWalks("3")).Breaking("MM-MOVE-02"),
		allowed("MM-WALL-02", "around it all is open", position(), tildaWalks("2", "3")),
		refused("MM-OBJ-02", "nor across crystals without a way", position(hall("1-2 2-3"), withTildaAlone), tildaWalks("3")).In("MM-EX-07").Breaking("MM-MOVE-02"),
		allowed("MM-OBJ-02", "across crystals where the base touches both spaces", position(hall("1-2 1-3 2-3"), withTildaAlone), tildaWalks("3")).In("MM-EX-07"),
		refused("MM-EXP-01", "another tile is not walked to", position(withAttic), tildaWalks("a1")),
		allowed("MM-EXP-01", "the spaces of the own tile are", position(withAttic), tildaWalks("2")),

		refused("MM-LINE-01", "3 points against the arrow", position(hall("2>1"), turnOf("tilda", 2)), tildaWalks("2")).Telling("cost", 3),
		allowed("MM-LINE-01", "with 3 points one gets over", position(hall("2>1"), turnOf("tilda", 3)), tildaWalks("2")).Leaving(pointsAre(0)),
		follows("MM-LINE-02", "along the arrow it is 1 point", position(hall("1>2")), tildaWalks("2")).Leaving(pointsAre(3)),
		refused("MM-LINE-04", "no mouse crosses a red line", position(hall("1=2")), tildaWalks("2")).Leaving(standsInHall("tilda", "2")),
		allowed("MM-LINE-04", "with a card that lets it, it does", position(hall("1=2"), inTurn(func(t *Turn) { t.Crossing = true })), tildaWalks("2")),
		allowed("MM-LINE-04", "with a thing it wears that lets it", position(hall("1=2"), with("tilda", func(m *Mouse) { m.Equipped = append(m.Equipped, "wings") }), func(s *State) {
			s.Cards = append(s.Cards, parts.Search{ID: "wings", Type: parts.Accessory, Crosses: true})
		}), tildaWalks("2")),
		allowed("MM-LINE-04", "along the hook and line", position(hall("1=2"), hooked("2", "1")), tildaWalks("2")).Leaving(pointsAre(3)),
		refused("MM-LINE-04", "nor one on another tile", position(hall("1=2"), func(s *State) { s.Laid = []Laid{{Item: parts.Hook, At: Spot{"attic", "1"}, To: "2"}} }), tildaWalks("2")),
		refused("MM-LINE-04", "another token does not join spaces", position(hall("1=2"),
			func(s *State) { s.Laid = []Laid{{Item: parts.Fork, At: inHall("1"), To: "2"}} }), tildaWalks("2")),
		refused("MM-WALL-03", "no mouse steps over the gap between two pipes", position(hall("1#2")), tildaWalks("2")).In("MM-EX-08"),
		allowed("MM-WALL-03", "along the hook and line it does", position(hall("1#2"), hooked("1", "2")), tildaWalks("2")).In("MM-EX-08"),
		allowed("MM-WALL-04", "a shot goes across it", position(hall("1#2"), at("2", "rat_1"), turnOf("filch", 4), sighted("1", "2")),
			Attack{Mouse: "filch", Target: "rat_1"}).In("MM-EX-08"),
		allowed("MM-WALL-03", "that card crosses the gaps between pipes", position(hall("1#2"), inTurn(func(t *Turn) { t.Crossing = true })), tildaWalks("2")).In("MM-EX-12"),
		refused("MM-WALL-01", "and no other black area", position(inTurn(func(t *Turn) { t.Crossing = true })), tildaWalks("3")).In("MM-EX-12").Breaking("MM-MOVE-02"),
		follows("MM-HOOK-05", "the hook and line joins spaces far apart for 1 point, both ways", position(hooked("1", "6")), tildaWalks("6", "1", "6")).
			Leaving(all(standsInHall("tilda", "6"), pointsAre(1))),
		follows("MM-HOOK-05", "and spares the way against the arrow", position(hall("2>1"), hooked("1", "2")), tildaWalks("2")).Leaving(pointsAre(3)),

		refused("MM-CAP-01", "a fifth figure finds no room", position(at("2", "rat_1", "rat_2", "rat_3", "rat_4")), tildaWalks("2")).Breaking("MM-CAP-02"),
		allowed("MM-CAP-01", "a fourth does", position(at("2", "rat_1", "rat_2", "rat_3")), tildaWalks("2")),
		refused("MM-CAP-02", "nor through a full space", position(hall("1-2 2-3"), at("2", "collin", "nez", "filch"), at("2", "rat_1")), tildaWalks("2", "3")).Breaking("MM-CAP-02", "MM-CAP-03"),
		refused("MM-CAP-02", "a large figure fills a space", position(at("2", "spider_1")), tildaWalks("2")).In("MM-EX-09"),
		refused("MM-CAP-02", "nobody passes it", position(at("2", "spider_1")), tildaWalks("2", "3")).In("MM-EX-09").Breaking("MM-CAP-02", "MM-CAP-03"),
		allowed("MM-CAP-02", "a space that four mice leave has room again", position(), tildaWalks("2", "1")),
		refused("MM-WIDE-01", "an ordinary space is not wide", position(at("2", "collin", "nez", "filch"), at("2", "rat_1")), tildaWalks("2")).Breaking("MM-CAP-02"),
		allowed("MM-WIDE-01", "a bed or a table holds a fifth", position(hall("1-2 2:wide"), at("2", "rat_1", "rat_2", "rat_3", "rat_4")), tildaWalks("2")).In("MM-EX-06"),
		allowed("MM-WIDE-01", "and a small figure beside a large one", position(hall("1-2 2:wide"), at("2", "spider_1")), tildaWalks("2")).In("MM-EX-06"),
		answersQuestion("MM-AMB-05", refused("MM-CAP-02", "a large figure shares its space with nobody", position(at("2", "spider_1"), house(LargeWithSmall, "false")), tildaWalks("2"))),
		answersQuestion("MM-AMB-05", allowed("MM-CAP-02", "where the table mixes them there is room for three more", position(at("2", "spider_1"), house(LargeWithSmall, "true")), tildaWalks("2"))),

		follows("MM-CAP-03", "a minion ends the move", position(at("3", "roach_1")), tildaWalks("2", "3")).Leaving(all(standsInHall("tilda", "3"), haltedBy("MM-CAP-03"), pointsAre(0))),
		allowed("MM-CAP-03", "the second space holds a roach", position(at("3", "roach_1")), tildaWalks("2", "3")).In("MM-EX-D07"),
		refused("MM-CAP-03", "a third step is too many", position(at("3", "roach_1")), tildaWalks("2", "3", "4")).In("MM-EX-D07").Telling("space",
			inHall("3").Noun()).Leaving(standsInHall("tilda", "4")),
		refused("MM-CAP-03", "nor as a move of its own", position(at("3", "roach_1")), tildaWalks("2", "3"), tildaWalks("4")).Telling("over", true).Leaving(standsInHall("tilda", "4")),
		allowed("MM-CAP-03", "a scurry is a new move",
			position(at("3", "roach_1")), tildaWalks("2", "3"), Scurry{"tilda"}, numbers(1), tildaWalks("4")),
		answersQuestion("MM-AMB-06", refused("MM-CAP-03", "Brodie ends the move as a minion does", position(at("2", Brodie), house(BrodieAsMinion, "true")), tildaWalks("2", "3"))),
		answersQuestion("MM-AMB-06", allowed("MM-CAP-03", "Brodie does not where the table settled so", position(at("2", Brodie), house(BrodieAsMinion, "false")), tildaWalks("2", "3"))),

		refused("MM-CAP-04", "one mouse does not get away from two roaches", position(withTildaAlone, at("1", "roach_1", "roach_2")),
			tildaWalks("2")).In("MM-EX-D06").Telling("minions", 2).Leaving(standsInHall("tilda", "2")),
		allowed("MM-CAP-04", "two mice do", position(withTildaAlone, at("1", "collin", "roach_1", "roach_2")), tildaWalks("2")).In("MM-EX-D06"),
		allowed("MM-CAP-04", "the mouse that leaves counts (MM-AMB-07)", position(withTildaAlone, at("1", "roach_1")), tildaWalks("2")),
		refused("MM-CAP-04", "who lies on its side counts (MM-AMB-69)", position(withTildaAlone, at("1", "roach_1", "roach_2"),
			func(s *State) { s.Minion("roach_1").Down = true }), tildaWalks("2")),
		refused("MM-CAP-04", "a scurry does not get away either", position(withTildaAlone, at("1", "roach_1", "roach_2"),
			inTurn(func(t *Turn) { t.Deed, t.Scurrying = ScurryDeed, true })), tildaWalks("2")),
		allowed("MM-CAP-04", "what counts is how the move began", position(withTildaAlone, at("1", "roach_1", "roach_2"), inTurn(func(t *Turn) { t.Moved = true })), tildaWalks("2")),
		follows("MM-CAP-04", "a mouse that is held begins its move bound",
			position(dry, ailing("tilda", Down), at("2", "roach_1", "roach_2")), Stand{"tilda"}).
			Noting(noteOf("relieved-down", "MM-COND-05", "figure", Name("tilda"))).Leaving(all(haltedBy("MM-COND-05"),
			pointsAre(0), ails("tilda"), func(t *testing.T, s State) { require.True(t, s.Turn.Moved) })),
	}
}

func withAttic(s *State) {
	s.Rooms = append(s.Rooms, Room{ID: "attic", Tile: "B", Side: parts.Orange, Visited: true, Map: paths("a1-a2 a1:east a2:east a2-a3 a1=a4")})
}

func placeCases() []trial {
	loose := position(unmapped, withTildaAlone)
	return []trial{
		toldWithoutNote(follows("MM-MOVE-02", "a mouse goes to a place of its own", loose, tildaGoes(Place{}, 0)).
			Leaving(all(standsInHall("tilda", "?1"), placesAre(parts.Space{ID: "?1"}), pointsAre(3), func(t *testing.T, s State) { require.True(t, s.Turn.Moved) }))),
		follows("MM-MOVE-02", "to a space that people name", loose, tildaGoes(Place{Space: "bed", Wide: true}, 2)).Leaving(all(standsInHall("tilda", "bed"), pointsAre(2),
			func(t *testing.T, s State) { require.True(t, s.Rooms[0].findSpace("bed").Wide) })),
		follows("MM-MOVE-02", "to a figure", loose, tildaGoes(Place{With: "nez"}, 4)).Leaving(all(standsInHall("tilda", "9"), pointsAre(0))),
		refused("MM-MOVE-02", "with no more points than there are", loose, tildaGoes(Place{}, 5)).Telling("cost", 5),
		refused("MM-MOVE-02", "not to nobody", loose, tildaGoes(Place{With: "ghost"}, 1)).At(rules.Impossible),
		refused("MM-MOVE-02", "not where it stands", loose, tildaGoes(Place{Space: "1"}, 1)).At(rules.Impossible),
		refused("MM-MOVE-02", "not for less than nothing", loose, tildaGoes(Place{}, -1)).At(rules.Impossible),
		allowed("MM-MOVE-02", "spaces that people name are gone over one by one", loose, tildaWalks("x", "y")).Leaving(all(standsInHall("tilda", "y"), pointsAre(2))),
		refused("MM-LINE-01", "a yellow line took them", loose, tildaGoes(Place{}, 5, parts.Yellow)),
		allowed("MM-LINE-01", "or took no more than there were", loose, tildaGoes(Place{}, 4, parts.Yellow)),
		refused("MM-LINE-04", "a red line that was crossed", loose, tildaGoes(Place{}, 1, parts.Red)),
		allowed("MM-LINE-04", "a hook and line on the tile may have helped", position(unmapped, withTildaAlone, hooked("3", "4")), tildaGoes(Place{}, 1, parts.Red)),
		allowed("MM-LINE-04", "a card helped", position(unmapped, withTildaAlone, inTurn(func(t *Turn) { t.Crossing = true })), tildaGoes(Place{}, 1, parts.Red)),
		refused("MM-WALL-03", "a gap that was crossed", loose, tildaGoes(Place{}, 1, parts.Gap)),
		refused("MM-EXP-01", "a figure on another tile is not walked to", position(unmapped, withTildaAlone, withAttic,
			func(s *State) { s.changeMouse("nez").At = Spot{"attic", "a1"} }), tildaGoes(Place{With: "nez"}, 1)),
		refused("MM-CAP-02", "a space with four figures is full", position(unmapped, withTildaAlone, at("9", "rat_1")), tildaGoes(Place{With: "nez"}, 1)),
		allowed("MM-WIDE-01", "unless people see that it is wide", position(unmapped, withTildaAlone, at("9", "rat_1")), tildaGoes(Place{With: "nez", Wide: true}, 1)),
		follows("MM-CAP-03", "a minion ends the move", position(unmapped, withTildaAlone, at("x", "rat_1")), tildaGoes(Place{With: "rat_1"}, 1)).Leaving(haltedBy("MM-CAP-03")),
		refused("MM-CAP-04", "one mouse does not get away from two rats", position(unmapped, withTildaAlone, at("1", "rat_1", "rat_2")), tildaGoes(Place{}, 1)),
		follows("MM-WATER-01", "water ends the move", loose, tildaGoes(Place{Water: true}, 1)).Leaving(all(haltedBy("MM-WATER-01"), pointsAre(0))),
		follows("MM-WATER-03", "out of it a die falls for the mouse and for each other one that waits there", position(unmapped, withTildaAlone, wetPlace), tildaGoes(Place{With: "nez"}, 1)).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 4, s.Wait().Dice) }),
		follows("MM-WATER-03", "with a star it stands where people said", position(unmapped, withTildaAlone, wetPlace), tildaGoes(Place{Wide: true}, 1), Fell{Star: 1}).
			Leaving(all(standsInHall("tilda", "?1"), func(t *testing.T, s State) { require.True(t, s.Rooms[0].findSpace("?1").Wide) })),
		follows("MM-WATER-03", "without one no place is kept", position(unmapped, withTildaAlone, wetPlace), tildaGoes(Place{Wide: true}, 1), Fell{}).
			Leaving(all(standsInHall("tilda", "1"), func(t *testing.T, s State) { require.Len(t, s.Rooms[0].Places, 1) })),
		follows("MM-WATER-01", "from water to water it swims", position(unmapped, withTildaAlone, wetPlace), tildaGoes(Place{Water: true},
			1)).Leaving(all(standsInHall("tilda", "?1"), haltedBy("MM-WATER-01"))),
		follows("MM-TRAP-01", "a mousetrap that people see is tested", loose, tildaGoes(Place{Trap: true}, 1)).Leaving(all(standsInHall("tilda", "?1"), awaitsFor(ForRoll))),
		follows("MM-TRAP-04", "a sprung one is gone with its place", loose, tildaGoes(Place{Trap: true}, 1), Fell{}).
			Leaving(func(t *testing.T, s State) { require.Empty(t, s.Rooms[0].Traps) }),
	}
}

func wetPlace(s *State) { s.Rooms[0].Places = []parts.Space{{ID: "1", Water: true}} }

// The attic and the hall have the same colour, and an exit joins them. The cellar is the other side
// of the hall's tile.
var castleTiles = positions(hall("1-2 2-3 1:west 3:north"), withAttic, withCellar, joined)

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

func redrawn(room, drawing string) func(*State) {
	return change(room, func(r *Room) { r.Map = paths(drawing) })
}

func trapsIn(room string, on ...parts.SpaceID) func(*State) {
	return change(room, func(r *Room) { r.Traps = on })
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
		follows("MM-EXP-06", "a tile that shows the other colour is turned over first", castleTiles(upsideDown, trapsIn("loft", "l1")), exploreAttic("a1")).In("MM-EX-03").
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
		follows("MM-EXP-07", "to the only space at the exit", castleTiles(redrawn("attic", "a1-a2 a1:east a2-a3")),
			exploreAttic("")).Leaving(figuresStand("attic", "a1", "tilda", "nez")),
		follows("MM-EXP-07", "to a place of their own where no map shows it", castleTiles(change("attic", func(r *Room) { r.Map = parts.Map{} })),
			exploreAttic("")).Leaving(figuresStand("attic", "?1", "tilda", "nez")),
		refused("MM-EXP-07", "people say to which of several", castleTiles(), exploreAttic("")).At(rules.Impossible),
		refused("MM-EXP-07", "not to a space at another exit", castleTiles(redrawn("attic", "a1-a2 a1:east a2:south")), exploreAttic("a2")),
		refused("MM-EXP-07", "not to a space away from the exit", castleTiles(), exploreAttic("a3")),
		refused("MM-TURN-01",
			"exploring is an action", castleTiles(ailing("tilda", Stunned)), Recover{"tilda", Stunned}, exploreAttic("a1")),
		refused("MM-COND-02", "not while stunned", castleTiles(ailing("tilda", Stunned)), exploreAttic("a1")),
		refused("MM-CAP-01", "no five on one space", crowd, exploreAttic("a1")),
		refused("MM-CAP-01", "nor on the only one", crowd.but(redrawn("attic", "a1-a2 a1:east")), exploreAttic("")),
		refused("MM-CAP-01", "nor where the rest stands", crowd.but(at("9", "rat_1", "rat_2", "rat_3", "rat_4"), func(s *State) {
			for i := range s.Minions {
				s.Minions[i].At = Spot{"attic", "a2"}
			}
		}), exploreAttic("a1", Standing{"lily", "a2"})),
		allowed("MM-WIDE-01", "a wide space takes them all", crowd.but(redrawn("attic", "a1-a2 a1:east a1:wide")), exploreAttic("a1")),
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
		answersQuestion("MM-AMB-38", allowed("MM-EXP-07", "or beside the others", crowd.but(house(Arrival, "together"), redrawn("attic", "a1-a2 a1:east a1>a3")), exploreAttic("a1", Standing{"nez", "a3"}))),
		answersQuestion("MM-AMB-38", refused("MM-EXP-07", "all who have room stand together", castleTiles(house(Arrival, "together")), exploreAttic("a1", Standing{"nez", "a2"}))),
		answersQuestion("MM-AMB-38", allowed("MM-EXP-07", "or spread where the table settled so", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"nez", "a2"}))),
		answersQuestion("MM-AMB-38", refused("MM-EXP-07", "over the spaces at the exit", castleTiles(house(Arrival, "spread")), exploreAttic("a2", Standing{"nez", "a3"}))),
		refused("MM-EXP-07", "across a red line is not beside them", crowd, exploreAttic("a1", Standing{"lily", "a4"})),
		allowed("MM-EXP-07", "across an open border is", crowd.but(redrawn("attic", "a1:east a1-a4")), exploreAttic("a1", Standing{"lily", "a4"})),
		refused("MM-EXP-07", "nobody stands twice", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"nez", "a2"}, Standing{"nez", "a2"})).At(rules.Impossible),
		refused("MM-EXP-07", "nobody comes along who was not there", castleTiles(house(Arrival, "spread")), exploreAttic("a1", Standing{"ghost", "a2"})).At(rules.Impossible),

		answersQuestion("MM-AMB-56", follows("MM-TRAP-01", "mice that come to a mousetrap are tested one after another",
			castleTiles(trapsIn("attic", "a1"), house(TrapWhenPlaced, "test")), exploreAttic("a1")).
			Leaving(waitsForEach("tilda", "collin", "nez", "filch"))),
		answersQuestion("MM-AMB-56", follows("MM-TRAP-04", "a trap that springs spares the rest",
			castleTiles(trapsIn("attic", "a1")), exploreAttic("a1"), Fell{Star: 1}, Fell{}).
			Leaving(all(awaitsFor(NoWait), turnIs("tilda", MouseStep), ails("collin", Down), ails("nez")))),
		answersQuestion("MM-AMB-56", follows("MM-TRAP-01", "or not at all where the table settled so",
			castleTiles(trapsIn("attic", "a1"), house(TrapWhenPlaced, "no_test")),
			exploreAttic("a1")).Leaving(awaitsFor(NoWait))),
		answersQuestion("MM-AMB-74", follows("MM-EXP-07", "mousetraps stay on a tile that is left", castleTiles(traps("3")), exploreAttic("a1")).Leaving(trapsAre("3"))),
		follows("MM-LINE-03", "across a yellow line is beside them", crowd.but(redrawn("attic", "a1:east a3>a1")), exploreAttic("a1", Standing{"lily", "a3"})).
			Leaving(figuresStand("attic", "a3", "lily")),
	}
}

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
		follows("MM-FLIP-01", "on the one of the same kind", landing.but(redrawn("cellar", "c1-c2 c1:hook c2:flip")),
			flip).Leaving(figuresStand("cellar", "c2", "nez")),
		follows("MM-FLIP-01", "mousetraps on other tiles stay", landing.but(trapsIn("attic", "a1")), flip).
			Leaving(func(t *testing.T, s State) { require.Equal(t, spaces("a1"), s.Room("attic").Traps) }),
		follows("MM-FLIP-01", "on the one that people name", landing.but(redrawn("cellar", "c1-c2 c1:flip c2:flip")),
			Flip{Mouse: "tilda", To: "c2"}).Leaving(figuresStand("cellar", "c2", "nez")),
		follows("MM-FLIP-01", "on a place of their own where no map shows it", landing.but(change("cellar", func(r *Room) { r.Map = parts.Map{} })),
			flip).Leaving(figuresStand("cellar", "?1", "tilda", "nez")),
		refused("MM-FLIP-01", "of several one is named", landing.but(redrawn("cellar", "c1-c2 c1:flip c2:flip")), flip).
			At(rules.Impossible),
		refused("MM-FLIP-01", "not on another space", landing, Flip{Mouse: "tilda", To: "c2"}),
		refused("MM-FLIP-01", "nor on one that is not there", landing, Flip{Mouse: "tilda", To: "c9"}).At(rules.Impossible),
		refused("MM-FLIP-01", "a tile whose back is not in play does not turn", position(hall("1:flip")), flip).At(rules.Impossible),
		refused("MM-EXP-03", "not from a space without the mark", landing.but(at("2", "tilda")), flip),
		refused("MM-EXP-02", "not with a minion on the tile", landing.but(at("3", "rat_1")), flip),
		refused("MM-TURN-01",
			"turning the tile is an action", landing.but(ailing("tilda", Stunned)), Recover{"tilda", Stunned}, flip),
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
