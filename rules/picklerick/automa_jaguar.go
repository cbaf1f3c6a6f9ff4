package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// decideJaguar decides for Jaguar: two moves along his shortest path to Rick, or none on Rick's
// tile, and then two shots (PR-SOLO-08, PR-SOLO-09).
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

// offerBestWays offers every way to spend this turn at the start of a best path.
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

// approachGoals returns the tiles that Jaguar goes to if he cannot reach Rick. It returns nil if he
// stays.
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

// explainShutIn adds the reasons why no neighbouring tile leads to Rick.
func (p *planner) explainShutIn(i int) {
	for k, s := range p.graph.links[i] {
		if s.border == NoBorder {
			p.sayBarred(s, "face_down", "empty", dirArgs(Dirs[k]))
		} else {
			p.say("PR-SOLO-08", "dead_end", dirArgs(Dirs[k]))
		}
	}
}

// option is a direction that is compared with the best way.
type option struct {
	best  cost
	after Dir // the first move, if dir is the direction of the second
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

// firstMove offers a first move if a best path begins with it. Passing a wall takes both moves
// (PR-SOLO-10). The walk ends at the goal (PR-AMB-37).
func (p *planner) firstMove(h *jaguarCosts, s link, o option) {
	switch {
	case s.border == NoBorder:
		p.sayBarred(s, "face_down", "empty", dirArgs(o.dir))
	case s.border != Passable:
		if p.weigh(h, h.wall+h.twoMoves[s.across], o, verdict{"PR-SOLO-10", "through", "through_longer"}) {
			p.offer(o.dir)
		}
	case !p.weigh(h, h.first+h.oneMove[s.across], o, verdict{"PR-SOLO-08", "step", "step_longer"}):
	case h.oneMove[s.across] == 0:
		p.say("PR-AMB-37", "arrives", dirArgs(o.dir))
		p.offer(o.dir)
	default:
		p.secondMoves(h, int(s.across), option{best: h.oneMove[s.across], after: o.dir})
	}
}

// secondMoves offers every second move that continues a best path. If the path next passes a wall,
// Jaguar can only wait for the next turn (PR-SOLO-11).
func (p *planner) secondMoves(h *jaguarCosts, i int, o option) {
	waits := false
	for k, s := range p.graph.links[i] {
		o.dir = Dirs[k]
		switch {
		case s.border == NoBorder:
			p.sayBarred(s, "then_face_down", "then_empty", afterArgs(o.after, o.dir))
		case s.border == Passable:
			if p.weigh(h, h.second+h.twoMoves[s.across], o, verdict{"PR-SOLO-08", "then_step", "then_step_longer"}) {
				p.offer(o.after, o.dir)
			}
		case p.weigh(h, h.wall+h.twoMoves[s.across], o, verdict{"PR-SOLO-11", "waits", "waits_longer"}) && !waits:
			waits = true
			p.offer(o.after)
		}
	}
}

// verdict holds the rule and the sentence ids of the reasons for a direction. best is used for a
// direction on a best path, longer for any other.
type verdict struct {
	rule         tables.RuleID
	best, longer string
}

// weigh reports whether a direction is on a best path, and adds the reason.
func (p *planner) weigh(h *jaguarCosts, c cost, o option, v verdict) bool {
	best := c/h.unit == o.best/h.unit
	point := v.best
	if !best {
		point = v.longer
	}
	p.say(v.rule, point, h.args(o.args(rules.Args{}), c))
	return best
}

// cost is the cost of a path by two measures in one number. The first measure counts in units of
// major. The second measure, which breaks ties, counts in units of 1.
type cost int

const (
	major       cost = 1 << 20
	unreachable cost = 1 << 60
)

// measure is the cost of each step for Jaguar (PR-AMB-36). first is the cost of an open step as the
// first move of a turn, second as the last move. wall is the cost of passing a wall, which takes
// both moves. A step that begins a turn includes the cost of the turn.
type measure struct {
	point               string
	names               [2]string
	first, second, wall cost
	unit                cost // smaller differences are ignored
}

func measureOf(value string) measure {
	const points, turns, cells = "points", "turns", "cells"
	switch value {
	case "turns": // with equal turns, points are only reported
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

// jaguarCosts holds the cost of Jaguar's best path to the goal from every tile.
type jaguarCosts struct {
	measure
	twoMoves []cost // if both moves of the turn are left
	oneMove  []cost // if one move is left; he passes a wall only in the next turn
}

// wayCosts computes the costs backwards from the goals. A tile is queued again whenever a better
// path from it is found. The costs are final when the queue is empty.
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

// relax lowers the costs of the tile beyond a link if the path over the tile at is better. It
// reports whether it did.
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
