package tilegraph

import "slices"

// Walk limits the ways. Each space is asked about once.
type Walk interface {
	Enter(space int) bool       // whether a way may lead over a space
	Stop(space, steps int) bool // whether a way ends there, after this number of steps
	End(space int) bool         // whether a way may end on a space
}

// MostWays is how many ways are listed.
const MostWays = 64

// Ways are the ways of a walk: those that end where the walk stops. If none stops, they are the
// ways that come farthest. The first space is left out.
type Ways struct {
	List [][]int // the first of them, MostWays at most
	More bool    // whether there are more

	graph  *Graph
	toGoal []int
	from   int
	walk   Walk
	seen   []mark
	ends   []bool
}

// mark is what is known about a space.
type mark int8

const (
	unseen mark = iota
	passed
	stopped
	useless // no way over it ends correctly
	useful
)

// ShortestWays returns the ways from a space on which each step comes one nearer to the goal.
// toGoal holds the distances to the goal. It returns none if no way leads there. The time grows
// with the tile, not with the number of ways.
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

// steps returns how many steps a space is from the first one.
func (w *Ways) steps(space int) int { return w.toGoal[w.from] - w.toGoal[space] }

// leads reports whether a way continues from a space to another.
func (w *Ways) leads(from, to int) bool {
	return w.toGoal[to] == w.toGoal[from]-1 && (w.seen[to] != unseen || w.walk.Enter(to))
}

// explore marks the spaces to which ways lead.
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

// markEnds marks the spaces where the ways end; false if there is none.
func (w *Ways) markEnds() bool {
	any, farthest := false, 0
	for n, m := range w.seen {
		if m != unseen && n != w.from && w.walk.End(n) {
			w.ends[n] = m == stopped
			any = any || w.ends[n]
			farthest = max(farthest, w.steps(n))
		}
	}
	for n, m := range w.seen {
		if !any && m != unseen && farthest > 0 && w.steps(n) == farthest && w.walk.End(n) {
			w.ends[n] = true
		}
	}
	return any || farthest > 0
}

// ended reports whether some way over a space ends correctly.
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

// list adds the ways that go on from a path; false if there are too many.
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

// Has reports whether a path is one of the ways, listed or not.
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
