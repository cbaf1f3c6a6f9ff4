package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// PR-SOLO-08, PR-SOLO-09
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

// approachGoals returns the reachable tiles nearest to Rick. It returns nil if Jaguar is already on
// such a tile, or if no house rule lets him approach Rick.
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

func (p *planner) explainShutIn(i int) {
	for k, s := range p.graph.links[i] {
		if s.border == NoBorder {
			p.sayBarred(s, "face_down", "empty", dirArgs(Dirs[k]))
		} else {
			p.say("PR-SOLO-08", "dead_end", dirArgs(Dirs[k]))
		}
	}
}

// option is a possible move of Jaguar. `best` is the cost of the best path from the tile where this
// move begins.
type option struct {
	best  cost
	after Dir // the direction of the first move, if dir belongs to the second move
	dir   Dir
}

func (o option) args(to rules.Args) rules.Args {
	if o.after != NoDir {
		to["after"] = o.after.noun()
	}
	to["dir"] = o.dir.noun()
	return to
}

// firstMove considers the moves that begin in direction o.dir. It adds to p.moves every move that
// is on a best path. Passing a wall takes both moves of a turn (PR-SOLO-10). Jaguar's walk ends at
// the goal (PR-AMB-37).
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

// secondMoves considers how Jaguar can continue after his first move, o.after. It adds to p.moves
// every continuation that is on a best path. If the next step of a best path passes a wall, Jaguar
// waits for the next turn (PR-SOLO-11).
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

// weigh adds a reason for or against a path of cost c. It reports whether the path is as good as
// the best one.
func (p *planner) weigh(h *jaguarCosts, c cost, o option, rule tables.RuleID, point string) bool {
	best := c/h.unit == o.best/h.unit
	if !best {
		point += "_longer"
	}
	p.say(rule, point, h.args(o.args(rules.Args{}), c))
	return best
}

// cost combines two measures of a path: the main measure times `major`, plus the other measure as a
// tie-break.
type cost int

const (
	major       cost = 1 << 20
	unreachable cost = 1 << 60
)

// measure holds the costs of Jaguar's moves (PR-AMB-36). `first` and `second` are the costs of a
// step as the first or second move of a turn. `wall` is the cost of passing a wall, which takes
// both moves. `first` and `wall` include the cost of the turn.
type measure struct {
	point               string
	names               [2]string
	first, second, wall cost
	unit                cost // differences smaller than this unit are ignored
}

func measureOf(value string) measure {
	const points, turns, cells = "points", "turns", "cells"
	switch value {
	case "turns": // between ways with the same number of turns, points do not decide
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
	twoMoves []cost // the cost if Jaguar has both moves of a turn left
	oneMove  []cost // the cost if he has only one move left, too few to pass a wall
}

func (c *walkGraph) wayCosts(m measure, goals []int) *jaguarCosts {
	n := len(c.tiles)
	h := &jaguarCosts{m, make([]cost, n), make([]cost, n)}
	for i := range n {
		h.twoMoves[i], h.oneMove[i] = unreachable, unreachable
	}
	var queue []int
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

// relax considers the move from tile s.across to tile `at`. It reports whether this move lowers a
// cost of tile s.across.
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
