package owner

import (
	"slices"
	"sync"
)

// block is the positions with the same food, mirror images only once.
type block []position

// blocks returns the blocks of the open positions, those with the most food first.
func blocks(g gameKind) []block {
	byFood := map[[2]int]block{}
	var order [][2]int
	w := newWorth(g)
	for i := range w.at[0][0] {
		p := w.positionAt(i)
		if !g.open(p) || g.groups == 2 && w.index(p) < w.index(p.swapped()) {
			continue
		}
		key := p.food
		if g.groups == 2 && key[0] < key[1] {
			key = [2]int{key[1], key[0]}
		}
		if byFood[key] == nil {
			order = append(order, key)
		}
		byFood[key] = append(byFood[key], p)
	}
	slices.SortStableFunc(order, func(a, b [2]int) int { return b[0] + b[1] - a[0] - a[1] })
	out := make([]block, len(order))
	for i, key := range order {
		out[i] = byFood[key]
	}
	return out
}

// blocksByFood returns the blocks in rows of equal food taken together. The blocks of a row
// do not lead to each other.
func blocksByFood(g gameKind) (out [][]block) {
	last := -1
	for _, b := range blocks(g) {
		if food := b[0].food[0] + b[0].food[1]; food != last {
			out, last = append(out, nil), food
		}
		out[len(out)-1] = append(out[len(out)-1], b)
	}
	return out
}

// together calls f with each of a list, all at once, and returns when all are done.
func together[T any](list []T, f func(T)) {
	var wait sync.WaitGroup
	for _, one := range list {
		wait.Go(func() { f(one) })
	}
	wait.Wait()
}
