package picklerick

import "tablemate/rules"

// cost is what a way costs by two measures: the first in units of major, the
// second, which breaks ties, in units of 1.
type cost int

const (
	major       cost = 1 << 20
	unreachable cost = 1 << 60
)

// measure is what each step of a way costs Jaguar (PR-AMB-36): first is an open
// step with both moves left, second one with the last move, and wall is the way
// through a wall, which takes both. Whatever begins a turn costs that turn.
type measure struct {
	point               string
	names               [2]string
	first, second, wall cost
	unit                cost // smaller differences do not count
}

func measureOf(value string) measure {
	const points, turns, cells = "points", "turns", "cells"
	switch value {
	case "turns": // of equally many turns the points are only told
		return measure{"by_turns", [2]string{turns, points}, major + 1, 1, major + 2, major}
	case "cells":
		return measure{"by_cells", [2]string{cells, turns}, major + 1, major, major + 1, 1}
	}
	return measure{"by_points", [2]string{points, turns}, major + 1, major, 2*major + 1, 1}
}

// args adds a cost to the arguments of a reason.
func (m *measure) args(to rules.Args, c cost) rules.Args {
	to[m.names[0]], to[m.names[1]] = int(c/major), int(c%major)
	return to
}

// jaguarCosts holds what the best way to the goal costs Jaguar from every tile.
type jaguarCosts struct {
	measure
	twoMoves []cost // with both moves of the turn left
	oneMove  []cost // with one move left; before a wall he waits for the next turn
}

// wayCosts computes the costs from the goals backwards. A tile is queued again
// whenever a better way from it is found, so the costs are final when the queue
// is empty.
func (c *walkGraph) wayCosts(m measure, goals []int) *jaguarCosts {
	n := len(c.tiles)
	h := &jaguarCosts{m, make([]cost, n), make([]cost, n)}
	for i := range n {
		h.twoMoves[i], h.oneMove[i] = unreachable, unreachable
	}
	queue := make([]int, 0, 2*n)
	for _, i := range goals {
		h.twoMoves[i], h.oneMove[i] = 0, 0
		queue = append(queue, i)
	}
	for k := 0; k < len(queue); k++ {
		at := queue[k]
		for d := range c.links[at] {
			if s := &c.links[at][d]; s.border != NoBorder && h.relax(s, at) {
				queue = append(queue, int(s.across))
			}
		}
	}
	return h
}

// relax lowers the costs of the tile beyond a link if the way over the tile at
// is better; it reports whether it did.
func (h *jaguarCosts) relax(s *link, at int) bool {
	both, one := h.wall+h.twoMoves[at], h.wall+h.twoMoves[at]
	if s.border == Passable {
		both, one = h.first+h.oneMove[at], h.second+h.twoMoves[at]
	}
	i := s.across
	better := both < h.twoMoves[i] || one < h.oneMove[i]
	h.twoMoves[i], h.oneMove[i] = min(both, h.twoMoves[i]), min(one, h.oneMove[i])
	return better
}
