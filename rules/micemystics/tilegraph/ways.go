package tilegraph

import "slices"

// Walk decides where paths may go and where they end. The answers for a space must not depend on
// the path to the space.
type Walk interface {
	Enter(space int) bool       // whether a path may enter a space
	Stop(space, steps int) bool // whether a path stops on a space after this number of steps
	End(space int) bool         // whether a path may end on a space
}

// MostWays is the largest number of paths that are listed.
const MostWays = 64

// Ways holds the paths of a walk. A path ends on a space for which both Stop and End return true.
// If no path reaches such a space, Ways holds the longest paths that end on a space for which End
// returns true. A path does not contain the space where it starts.
type Ways struct {
	List [][]int // the first paths, at most MostWays
	More bool    // whether there are more paths than in List

	graph  *Graph
	toGoal []int
	from   int
	walk   Walk
	seen   []mark
	ends   []bool
}

type mark int8

const (
	unseen mark = iota
	passed
	stopped
	useless // no path through this space has a valid end
	useful
)

// ShortestWays returns paths on which each step leads closer to the goal. The list `toGoal` has the
// distance of each space from the goal, as in [Graph.Distances]. The running time depends on the
// size of the tile, not on the number of paths.
func (g *Graph) ShortestWays(from int, toGoal []int, w Walk) Ways {
	ways := Ways{
		graph:  g,
		toGoal: toGoal,
		from:   from,
		walk:   w,
		seen:   make([]mark, len(g.ids)),
		ends:   make([]bool, len(g.ids)),
	}
	if toGoal[from] == NoWay {
		return ways
	}
	ways.explore(from)
	if ways.markEnds() {
		ways.list(from, make([]int, 0, 8))
	}
	return ways
}

func (w *Ways) steps(space int) int { return w.toGoal[w.from] - w.toGoal[space] }

func (w *Ways) leads(from, to int) bool {
	return w.toGoal[to] == w.toGoal[from]-1 && (w.seen[to] != unseen || w.walk.Enter(to))
}

func (w *Ways) explore(at int) {
	w.seen[at] = passed
	if w.walk.Stop(at, w.steps(at)) {
		w.seen[at] = stopped
		return
	}
	for _, n := range w.graph.near[at] {
		if w.leads(at, n) && w.seen[n] == unseen {
			w.explore(n)
		}
	}
}

// markEnds marks the spaces on which paths end. If there are none, it returns false.
func (w *Ways) markEnds() bool {
	any, farthest := false, 0
	for n, m := range w.seen {
		if m != unseen && n != w.from && w.walk.End(n) {
			w.ends[n] = m == stopped
			any = any || w.ends[n]
			farthest = max(farthest, w.steps(n))
		}
	}
	if any || farthest == 0 {
		return any
	}
	for n, m := range w.seen {
		if m != unseen && w.steps(n) == farthest && w.walk.End(n) {
			w.ends[n] = true
		}
	}
	return true
}

func (w *Ways) ended(at int) bool {
	switch {
	case w.ends[at] || w.seen[at] == useful:
		return true
	case w.seen[at] == stopped || w.seen[at] == useless:
		return false
	}
	for _, n := range w.graph.near[at] {
		if w.toGoal[n] == w.toGoal[at]-1 && w.seen[n] != unseen && w.ended(n) {
			w.seen[at] = useful
			return true
		}
	}
	w.seen[at] = useless
	return false
}

// The method `list` adds paths to List. If there are more than MostWays paths, it returns false.
func (w *Ways) list(at int, path []int) bool {
	if w.ends[at] {
		if len(w.List) == MostWays {
			w.More = true
			return false
		}
		w.List = append(w.List, slices.Clone(path))
		return true
	}
	for _, n := range w.graph.near[at] {
		if w.toGoal[n] == w.toGoal[at]-1 && w.seen[n] != unseen && w.ended(n) && !w.list(n, append(path, n)) {
			return false
		}
	}
	return true
}

// Has reports whether a path belongs to the walk, even if List does not contain it.
func (w *Ways) Has(path []int) bool {
	at := w.from
	for _, n := range path {
		if w.ends[at] || w.seen[n] == unseen || w.toGoal[n] != w.toGoal[at]-1 || !slices.Contains(w.graph.near[at], n) {
			return false
		}
		at = n
	}
	return w.ends[at]
}
