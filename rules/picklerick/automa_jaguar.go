package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// decideJaguar decides for Jaguar: two moves along his shortest way to Rick, none on
// his tile, then two shots (PR-SOLO-08, PR-SOLO-09).
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

// offerBestWays offers every move that fills this turn and begins a best way.
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

// approachGoals returns the tiles that Jaguar goes to if he cannot get to Rick;
// nil if he stays.
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

// explainShutIn adds the reasons why none of the neighbouring tiles leads to Rick.
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
	after Dir // the first move, if this is the second
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

// firstMove offers a first move if it begins a best way. A wall takes both moves
// (PR-SOLO-10), and the walk ends at the goal (PR-AMB-37).
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

// secondMoves offers every second move that goes on along a best way. In front
// of a wall Jaguar can only wait for the next turn (PR-SOLO-11).
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

// verdict holds the rule and the sentence ids of the reasons for a direction on a best way and
// for a longer one.
type verdict struct {
	rule         tables.RuleID
	best, longer string
}

// weigh reports whether a direction is on a best way, and adds the reason.
func (p *planner) weigh(h *jaguarCosts, c cost, o option, v verdict) bool {
	best := c/h.unit == o.best/h.unit
	point := v.best
	if !best {
		point = v.longer
	}
	p.say(v.rule, point, h.args(o.args(rules.Args{}), c))
	return best
}

// cost is the cost of a way by two measures in one number: the first in units of major; the
// second, which breaks ties, in units of 1.
type cost int

const (
	major       cost = 1 << 20
	unreachable cost = 1 << 60
)

// measure is the cost of each step for Jaguar (PR-AMB-36). First is an open step with both
// moves left, second one with the last move, wall the way through a wall, which takes both. A
// step that begins a turn also costs the turn.
type measure struct {
	point               string
	names               [2]string
	first, second, wall cost
	unit                cost // smaller differences are ignored
}

func measureOf(value string) measure {
	const points, turns, cells = "points", "turns", "cells"
	switch value {
	case "turns": // with equal turns, points are reported but do not count
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
