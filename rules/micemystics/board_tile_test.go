package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

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
}
