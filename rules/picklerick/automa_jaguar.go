package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// decideJaguar returns Jaguar's decision. Jaguar moves twice along his shortest path to Rick,
// unless he is on Rick's tile. Then he shoots twice if he can hit Rick (PR-SOLO-08, PR-SOLO-09).
func (p *planner) decideJaguar() rules.Decision[Action] {
	p.begin(Jaguar, p.state.Jaguar.Cell)
	switch i := p.graph.tileOn(p.from); {
	case p.from == p.state.Rick.Cell:
		p.say("PR-SOLO-08", "on_ricks_tile", nil)
	case i == none:
		p.say("PR-RUS-01", "not_face_up", nil)
	default:
		p.offerBestWays(i)
	}
	return p.decision("PR-SOLO-09", 2)
}

// offerBestWays adds every move that is the beginning of a best path to the goal. `i` is the index
// of Jaguar's tile.
func (p *planner) offerBestWays(i int) {
	m := measureOf(p.state.House.Value(JaguarPath))
	h := p.graph.wayCosts(m, p.ricksTile())
	if h.twoMoves[i] == unreachable {
		goals := p.approachGoals(i)
		if goals == nil {
			p.explainShutIn(i)
			return
		}
		h = p.graph.wayCosts(m, goals)
	}
	p.say("PR-AMB-36", m.point, m.args(rules.Args{}, h.twoMoves[i]))
	for k, s := range p.graph.links[i] {
		p.firstMove(h, s, option{best: h.twoMoves[i], dir: Dirs[k]})
	}
}

// approachGoals returns the reachable tiles nearest to Rick, if a house rule lets Jaguar go there.
// If Jaguar is already on one of these tiles, or without the house rule, it returns nil.
func (p *planner) approachGoals(i int) []int {
	if !p.approaches() {
		return nil
	}
	goals, missing := p.graph.nearest(i, Closed, p.state.Rick.Cell)
	if !p.getsNearer(missing) {
		return nil
	}
	return goals
}

// explainShutIn adds a reason for each direction in which no path leads to Rick.
func (p *planner) explainShutIn(i int) {
	for k, s := range p.graph.links[i] {
		if s.border == NoBorder {
			p.sayBarred(s, "face_down", "empty", dirArgs(Dirs[k]))
		} else {
			p.say("PR-SOLO-08", "dead_end", dirArgs(Dirs[k]))
		}
	}
}

// option is a possible move of Jaguar. `best` is the cost of the best path from the move's start.
type option struct {
	best  cost
	after Dir // the first move, if dir is the direction of the second move
	dir   Dir
}

// args adds the directions of the option to the arguments of a reason.
func (o option) args(to rules.Args) rules.Args {
	if o.after != NoDir {
		to["after"] = o.after.noun()
	}
	to["dir"] = o.dir.noun()
	return to
}

// firstMove adds the moves in the direction of the option, if a best path begins in this direction.
// Passing a wall takes both moves (PR-SOLO-10). Jaguar's walk ends at the goal (PR-AMB-37).
func (p *planner) firstMove(h *jaguarCosts, s link, o option) {
	switch {
	case s.border == NoBorder:
		p.sayBarred(s, "face_down", "empty", dirArgs(o.dir))
	case s.border != Passable:
		if p.weigh(h, h.wall+h.twoMoves[s.across], o, "PR-SOLO-10", "through") {
			p.offer(o.dir)
		}
	case !p.weigh(h, h.first+h.oneMove[s.across], o, "PR-SOLO-08", "step"):
	case h.oneMove[s.across] == 0:
		p.say("PR-AMB-37", "arrives", dirArgs(o.dir))
		p.offer(o.dir)
	default:
		p.secondMoves(h, int(s.across), option{best: h.oneMove[s.across], after: o.dir})
	}
}

// secondMoves adds every pair of moves in which the second move continues a best path. Before a
// wall, Jaguar must stop and wait for the next turn (PR-SOLO-11).
func (p *planner) secondMoves(h *jaguarCosts, i int, o option) {
	waits := false
	for k, s := range p.graph.links[i] {
		o.dir = Dirs[k]
		switch {
		case s.border == NoBorder:
			p.sayBarred(s, "then_face_down", "then_empty", afterArgs(o.after, o.dir))
		case s.border == Passable:
			if p.weigh(h, h.second+h.twoMoves[s.across], o, "PR-SOLO-08", "then_step") {
				p.offer(o.after, o.dir)
			}
		case p.weigh(h, h.wall+h.twoMoves[s.across], o, "PR-SOLO-11", "waits") && !waits:
			waits = true
			p.offer(o.after)
		}
	}
}

// weigh reports whether a path with the cost c is as good as the best path, and adds the reason.
// For a worse path, the id of the reason is `point` with the suffix _longer.
func (p *planner) weigh(h *jaguarCosts, c cost, o option, rule tables.RuleID, point string) bool {
	best := c/h.unit == o.best/h.unit
	if !best {
		point += "_longer"
	}
	p.say(rule, point, h.args(o.args(rules.Args{}), c))
	return best
}

// cost holds two measures of a path in one number: the first measure times `major`, plus the
// second. The second measure decides only if the first measures of two paths are equal.
type cost int

const (
	major       cost = 1 << 20
	unreachable cost = 1 << 60
)

// measure holds the cost of each kind of step for Jaguar (PR-AMB-36). `first` is the cost of a
// first move without a wall, including the cost of the new turn. `second` is the cost of a second
// move without a wall. `wall` is the cost of passing a wall, which takes both moves.
type measure struct {
	point               string
	names               [2]string
	first, second, wall cost
	unit                cost // cost differences below unit are ignored
}

func measureOf(value string) measure {
	const points, turns, cells = "points", "turns", "cells"
	switch value {
	case "turns": // with equal turns, points do not decide
		return measure{"by_turns", [2]string{turns, points}, major + 1, 1, major + 2, major}
	case "cells":
		return measure{"by_cells", [2]string{cells, turns}, major + 1, major, major + 1, 1}
	}
	return measure{"by_points", [2]string{points, turns}, major + 1, major, 2*major + 1, 1}
}

func (m *measure) args(to rules.Args, c cost) rules.Args {
	to[m.names[0]], to[m.names[1]] = int(c/major), int(c%major)
	return to
}

// jaguarCosts holds the cost of Jaguar's best path to the goal, from every tile.
type jaguarCosts struct {
	measure
	twoMoves []cost // the cost if Jaguar has both moves of the turn left
	oneMove  []cost // the cost if Jaguar has one move left, which is not enough to pass a wall
}

// wayCosts computes the cost of Jaguar's best path from every tile to the nearest goal.
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

// relax considers Jaguar's move across a link to the tile with index `at`. If a better path begins
// with this move, relax lowers the costs of the tile before the move and returns true.
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
