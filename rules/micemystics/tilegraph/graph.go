// Package tilegraph finds paths over the spaces of a tile. The caller decides which spaces a path
// may enter and where a path stops. Begin with [New] and [Graph.ShortestWays].
package tilegraph

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// NoSpace is the index of a space that does not exist on the tile.
const NoSpace = -1

// NoWay stands for the distance to a space that cannot be reached. On a tile with at most NoWay
// spaces, every path is shorter than NoWay.
const NoWay = 99

// Graph holds the spaces of a tile and the connections between them. In paths and distances, a
// space is represented by its index in the list given to [New].
type Graph struct {
	ids   []parts.SpaceID
	index map[parts.SpaceID]int
	near  [][]int
}

// New joins each pair of spaces in both directions. It ignores a pair with an unknown space, and a
// pair of a space with itself.
func New(ids []parts.SpaceID, joined []parts.Pair) *Graph {
	g := &Graph{ids: ids, index: make(map[parts.SpaceID]int, len(ids)), near: make([][]int, len(ids))}
	for i, id := range ids {
		if _, twice := g.index[id]; !twice {
			g.index[id] = i
		}
	}
	g.join(joined)
	return g
}

func (g *Graph) join(joined []parts.Pair) {
	ends, count := make([][2]int, 0, len(joined)), make([]int, len(g.ids))
	for i := range joined {
		a, b := g.Index(joined[i][0]), g.Index(joined[i][1])
		if a != NoSpace && b != NoSpace && a != b {
			ends = append(ends, [2]int{a, b})
			count[a]++
			count[b]++
		}
	}
	all := make([]int, 2*len(ends))
	for i, n := range count {
		g.near[i], all = all[:0:n], all[n:]
	}
	for _, e := range ends {
		g.near[e[0]], g.near[e[1]] = append(g.near[e[0]], e[1]), append(g.near[e[1]], e[0])
	}
}

// Index returns the index of a space, or NoSpace if the tile does not have it.
func (g *Graph) Index(id parts.SpaceID) int {
	if i, ok := g.index[id]; ok {
		return i
	}
	return NoSpace
}

// IDs returns the ids of the spaces of a path.
func (g *Graph) IDs(path []int) []parts.SpaceID {
	out := make([]parts.SpaceID, len(path))
	for i, n := range path {
		out[i] = g.ids[n]
	}
	return out
}

// Neighbours returns the spaces one step away. The caller must not change the list.
func (g *Graph) Neighbours(i int) []int { return g.near[i] }

// Distances returns the number of steps from one space to every space of the tile. For an
// unreachable space, the number is NoWay. A path may end on a barred space, but cannot pass over
// it.
func (g *Graph) Distances(from int, barred []bool) []int {
	far, queue := slices.Repeat([]int{NoWay}, len(g.ids)), make([]int, 1, len(g.ids))
	far[from], queue[0] = 0, from
	for at := 0; at < len(queue); at++ {
		here := queue[at]
		if here != from && barred[here] {
			continue
		}
		for _, n := range g.near[here] {
			if far[n] == NoWay {
				far[n] = far[here] + 1
				queue = append(queue, n)
			}
		}
	}
	return far
}
