package tilegraph_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/micemystics/tilegraph"
	parts "tablemate/tables/micemystics"
)

// joined returns a graph. In the parameter `drawing`, a text such as "1-2 2-3" lists the pairs of
// connected spaces.
func joined(drawing string) *tilegraph.Graph {
	var ids []parts.SpaceID
	var pairs []parts.Pair
	for _, word := range strings.Fields(drawing) {
		a, b, _ := strings.Cut(word, "-")
		pair := parts.Pair{parts.SpaceID(a), parts.SpaceID(b)}
		pairs = append(pairs, pair)
		for _, id := range pair {
			if !slices.Contains(ids, id) && id != "" {
				ids = append(ids, id)
			}
		}
	}
	return tilegraph.New(ids, pairs)
}

func among(g *tilegraph.Graph, ids string) []bool {
	out := make([]bool, 9)
	for _, id := range strings.Fields(ids) {
		out[g.Index(parts.SpaceID(id))] = true
	}
	return out
}

const square = "1-2 2-4 1-3 3-4 4-5"

func TestSpacesAreJoinedBothWays(t *testing.T) {
	g := joined("1-2 2-3 3-3 3-")
	require.Equal(t, []parts.SpaceID{"1", "3"}, g.IDs(g.Neighbours(g.Index("2"))))
	require.Equal(t, []parts.SpaceID{"2"}, g.IDs(g.Neighbours(g.Index("3"))), "neither itself nor nowhere")
	require.Equal(t, tilegraph.NoSpace, g.Index("9"))
}

func TestASpaceNamedTwiceIsTheFirst(t *testing.T) {
	g := tilegraph.New([]parts.SpaceID{"1", "2", "1"}, []parts.Pair{{"1", "2"}})
	require.Equal(t, 0, g.Index("1"))
	require.Equal(t, []int{0}, g.Neighbours(1))
}

func TestDistances(t *testing.T) {
	for _, c := range []struct {
		drawing, from, barred string
		want                  string
	}{
		{"1-2 2-3 3-4", "1", "", "[0 1 2 3]"},
		{"1-2 2-3 3-4", "3", "", "[2 1 0 1]"},
		{"1-2 2-3 3-4", "1", "3", "[0 1 2 99]"}, // no way leads past the barred space 3
		{"1-2 2-3 3-4", "3", "3", "[2 1 0 1]"},  // starts on a barred space
		{"1-2 3-4", "1", "", "[0 1 99 99]"},
		{square, "1", "2", "[0 1 2 1 3]"}, // distances of the spaces 1, 2, 4, 3 and 5
	} {
		g := joined(c.drawing)
		far := g.Distances(g.Index(parts.SpaceID(c.from)), among(g, c.barred))
		require.Equal(t, c.want, fmt.Sprint(far), "%+v", c)
	}
}

func TestShortestWays(t *testing.T) {
	for _, c := range []struct {
		drawing, from, to, barred, closed string
		limit                             int
		want                              string
	}{
		{"1-2 2-3", "1", "3", "", "", 9, "2 3"},
		{"1-2 2-3", "1", "3", "", "", 1, "2"},
		{"1-2 2-3", "1", "3", "", "", 0, "none"},
		{"1-2 2-3", "1", "1", "", "", 9, "none"},
		{square, "1", "5", "", "", 9, "2 4 5, 3 4 5"},
		{square, "1", "5", "", "", 2, "2 4, 3 4"},
		{square, "1", "5", "4", "", 9, "2, 3"}, // both paths stop before space 4
		{square, "1", "5", "2", "", 9, "3 4 5"},
		{square, "1", "5", "", "5", 9, "2 4, 3 4"}, // no path may end on the goal
		{square, "1", "5", "", "2 4 5", 9, "3"},    // space 3 is the only allowed end
		{"1-2 3-4", "1", "4", "", "", 9, "none"},
	} {
		g := joined(c.drawing)
		to, from := g.Index(parts.SpaceID(c.to)), g.Index(parts.SpaceID(c.from))
		barred, closed := among(g, c.barred), among(g, c.closed)
		ways := g.ShortestWays(from, g.Distances(to, make([]bool, 9)), walk{
			enter: func(i int) bool { return !barred[i] },
			stop:  func(at, steps int) bool { return steps == c.limit || at == to },
			end:   func(i int) bool { return !closed[i] },
		})
		var all []string
		for _, path := range ways.List {
			require.True(t, ways.Has(path))
			require.False(t, ways.Has(path[:len(path)-1]))
			require.False(t, ways.Has(append(slices.Clone(path), from)))
			var words []string
			for _, id := range g.IDs(path) {
				words = append(words, string(id))
			}
			all = append(all, strings.Join(words, " "))
		}
		if all == nil {
			all = []string{"none"}
		}
		require.Equal(t, c.want, strings.Join(all, ", "), "%+v", c)
		require.False(t, ways.More)
	}
}

type walk struct {
	enter, end func(int) bool
	stop       func(space, steps int) bool
}

func (w walk) Enter(i int) bool        { return w.enter(i) }
func (w walk) Stop(at, steps int) bool { return w.stop(at, steps) }
func (w walk) End(i int) bool          { return w.end(i) }

func grid(n int) *tilegraph.Graph {
	id := func(x, y int) parts.SpaceID { return parts.SpaceID(fmt.Sprint(x, ",", y)) }
	var ids []parts.SpaceID
	var pairs []parts.Pair
	for x := range n {
		for y := range n {
			ids = append(ids, id(x, y))
			pairs = append(pairs, parts.Pair{id(x, y), id(x+1, y)}, parts.Pair{id(x, y), id(x, y+1)})
		}
	}
	return tilegraph.New(ids, pairs)
}

func TestTooManyWaysAreNotAllListed(t *testing.T) {
	g := grid(20)
	to := 399
	straight := walk{
		enter: func(int) bool { return true }, stop: func(at, _ int) bool { return at == to }, end: func(int) bool { return true },
	}
	ways := g.ShortestWays(0, g.Distances(to, make([]bool, 400)), straight)
	require.Len(t, ways.List, tilegraph.MostWays)
	require.True(t, ways.More)
	other := slices.Clone(ways.List[0])
	slices.Reverse(other)
	require.True(t, ways.Has(ways.List[0]))
	require.False(t, ways.Has(other))
	straight.end = func(at int) bool { return at != to && at != 398 && at != 379 }
	ways = g.ShortestWays(0, g.Distances(to, make([]bool, 400)), straight)
	require.Len(t, ways.List[0], 36, "as near as there is room")
	require.True(t, ways.More)
}
