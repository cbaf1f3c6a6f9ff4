package micemystics

import (
	"math/rand"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func TestSightIsALineBetweenTwoCentres(t *testing.T) {
	at := func(x, y float64) parts.Point { return parts.Point{X: x, Y: y} }
	across := parts.Wall{From: at(10, -5), To: at(10, 5)}
	beside := parts.Wall{From: at(10, 1), To: at(10, 5)}
	require.Equal(t, No, between(across), "a wall across it blocks")
	require.Equal(t, Yes, between(beside), "one beside it does not")
	require.Equal(t, Yes, between(across, sighted("3", "1")), "a pair said to be clear")
	require.Equal(t, No, between(beside, blind("3", "1")), "a pair said to be blind")
	require.Equal(t, Unknown, between(beside, func(s *State) { s.Rooms[0].Map.Walls = nil }), "no wall was measured")
	require.Equal(t, Unknown, between(beside, func(s *State) { s.Rooms[0].Map.Spaces[2].At = nil }), "a centre is missing")
	require.Equal(t, Yes, between(beside, func(s *State) { s.Rooms[0].Map.Spaces[2].At = nil }, known(asksSight("1", "3"), 1)), "people said so")
	s := position(walled())
	require.Equal(t, Yes, s.lineOfSight(inHall("1"), inHall("1")), "the own space")
	require.Equal(t, No, s.lineOfSight(inHall("1"), Spot{"yard", "1"}), "another tile")
}

func TestAnOccupiedTileCountsAsTheStateDoes(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for range 200 {
		s := scattered(r)
		tile := s.occupiedTile(&s.Rooms[0], new(tileGraphs))
		for i, space := range s.Rooms[0].Map.Spaces {
			at := inHall(space.ID)
			require.Equal(t, i, tile.Index(space.ID))
			require.Equal(t, s.Full(at), tile.full[i])
			require.Equal(t, s.fits(at, true), tile.fits(i, true))
			require.Equal(t, s.fits(at, false), tile.fits(i, false))
			for j, to := range s.Rooms[0].Map.Spaces {
				least, most := s.walkDistance(at, inHall(to.ID))
				require.Equal(t, least, most)
				require.Equal(t, tile.distances(i)[j], least)
			}
		}
		require.Equal(t, noSpace, tile.Index("nowhere"))
	}
}

func TestNeighboursAreKnownFromTheMapOrFromPeople(t *testing.T) {
	s := position(hall("1-2 2=3 3>4 4#5"))
	spot := func(id parts.SpaceID) Spot { return inHall(id) }
	for pair, want := range map[[2]parts.SpaceID]Answer{
		{"1", "1"}: Yes, {"1", "2"}: Yes, {"3", "2"}: No, {"3", "4"}: Yes, {"4", "3"}: Yes, {"5", "4"}: No, {"1", "3"}: No, {"1", "?1"}: Unknown,
	} {
		require.Equal(t, want, s.adjacent(spot(pair[0]), spot(pair[1])), pair)
	}
	s = position(unmapped, known(asksTouch("?1", "?2"), 1, asksTouch("?1", "?3"), 0, asksDistance("?1", "?4"), 2, asksDistance("?1", "?5"), 1))
	for to, want := range map[parts.SpaceID]Answer{"?2": Yes, "?3": No, "?4": No, "?5": Unknown, "?6": Unknown} {
		require.Equal(t, want, s.adjacent(spot("?1"), spot(to)), to)
	}
	require.Equal(t, No, s.adjacent(spot("?1"), Spot{"yard", "?1"}))
}

func TestAGraphIsBuiltAnewForAnotherMap(t *testing.T) {
	var graphs tileGraphs
	s := position(hall("1-2 2-3 3#4"))
	far := func() []int { return s.occupiedTile(&s.Rooms[0], &graphs).distances(0) }
	require.Equal(t, []int{0, 1, 2, NoWay}, far())
	kept := graphs.graph
	require.Equal(t, []int{0, 1, 2, NoWay}, far())
	require.Same(t, kept, graphs.graph)
	s.House = rules.House{MinionsCrossGaps.Name: "true"}
	require.Equal(t, []int{0, 1, 2, 3}, far())
	s.Rooms[0].Map = paths("1-3 3-2")
	require.Equal(t, []int{0, 1, 2}, far())
	s.Rooms[0].Map = paths("1-3 1-2")
	require.Equal(t, []int{0, 1, 1}, far(), "a map of as many spaces and lines")
}

func TestACopyWalksOverItsOwnMap(t *testing.T) {
	s := position(at("1", "rat_1"))
	least, _ := s.walkDistance(inHall("1"), inHall("3"))
	require.Equal(t, 2, least)
	other := s.clone()
	other.changeRoom("hall").Map = paths("1-3 3-2")
	least, _ = other.walkDistance(inHall("1"), inHall("3"))
	require.Equal(t, 1, least)
	_, joined := other.border(inHall("1"), inHall("2"))
	require.False(t, joined)
	least, _ = s.walkDistance(inHall("1"), inHall("3"))
	require.Equal(t, 2, least)
	_, joined = s.border(inHall("1"), inHall("2"))
	require.True(t, joined)
	other.Rooms = append(other.Rooms, Room{ID: "cellar", Tile: other.Rooms[0].Tile})
	least, _ = other.walkDistance(inHall("1"), Spot{Room: "cellar", Space: "3"})
	require.Equal(t, NoWay, least)
}

func TestAThrowIsNotJudgedBeforeItIsToldWhoSeesWhom(t *testing.T) {
	s := cardTurn("rat", unmapped, house(GrapeRangedRules, "ranged"), grape("?5", true), at("?5", "rat_1"), at("?1", "collin", "nez"), at("?2", "tilda"))
	require.True(t, s.Turn.Armed)
	require.Equal(t, ForFacts, s.Wait().For)
	require.Empty(t, (Game{}).Check(s, Strike{Figure: "rat_1", Space: "?1"}))
}
