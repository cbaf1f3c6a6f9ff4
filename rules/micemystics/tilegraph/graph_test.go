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

// joined reads a drawing of pairs, as in "1-2 2-3".
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

// among returns of every space whether it is one of those.
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
		{"1-2 2-3 3-4", "1", "3", "[0 1 2 99]"}, // to a barred space, not through it
		{"1-2 2-3 3-4", "3", "3", "[2 1 0 1]"},  // out of a barred space
		{"1-2 3-4", "1", "", "[0 1 99 99]"},
		{square, "1", "2", "[0 1 2 1 3]"}, // 1 2 4 3 5: around
	} {
		g := joined(c.drawing)
		far := g.Distances(g.Index(parts.SpaceID(c.from)), among(g, c.barred))
		require.Equal(t, c.want, fmt.Sprint(far), "%+v", c)
	}
}

func TestShortestPaths(t *testing.T) {
	for _, c := range []struct {
		drawing, from, to, barred string
		limit                     int
		want                      string
	}{
		{"1-2 2-3", "1", "3", "", 9, "2 3"},
		{"1-2 2-3", "1", "3", "", 1, "2"},
		{"1-2 2-3", "1", "3", "", 0, ""},
		{"1-2 2-3", "1", "1", "", 9, ""},
		{square, "1", "5", "", 9, "2 4 5, 3 4 5"},
		{square, "1", "5", "", 2, "2 4, 3 4"},
		{square, "1", "5", "4", 9, "2!, 3!"}, // neither can go on
		{square, "1", "5", "2", 9, "3 4 5"},
		{"1-2 3-4", "1", "4", "", 9, "none"},
	} {
		g := joined(c.drawing)
		to := g.Index(parts.SpaceID(c.to))
		from := g.Index(parts.SpaceID(c.from))
		barred := among(g, c.barred)
		var all []string
		g.ShortestPaths(from, g.Distances(to, make([]bool, 9)), tilegraph.Walk{
			Enter: func(i int) bool { return !barred[i] },
			Stop: func(path []int) bool {
				return len(path) == c.limit || slices.Contains(path, to) || from == to
			},
		}, func(path []int, stopped bool) {
			var words []string
			for _, id := range g.IDs(path) {
				words = append(words, string(id))
			}
			text := strings.Join(words, " ")
			if !stopped {
				text += "!"
			}
			all = append(all, text)
		})
		if all == nil {
			all = []string{"none"}
		}
		require.Equal(t, c.want, strings.Join(all, ", "), "%+v", c)
	}
}
