package owner

import "slices"

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
