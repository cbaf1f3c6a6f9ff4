package micemystics

import (
	"slices"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// chase runs from mouse to mouse, the nearest first (MM-CAT-09, MM-CAT-13).
// Where all of them are with him, Brodie stays (MM-CAT-12).
func (m *mind) chase() thought {
	m.survey()
	if m.ground != nil && m.state.House.Is(BrodieFullSpaces, "pass") {
		clear(m.ground.full) // he takes up no room, so no space is full for him (MM-CAT-01, MM-AMB-44)
	}
	m.measure()
	mapped := m.ground != nil
	m.prey = slices.DeleteFunc(m.prey, func(p prey) bool {
		if p.at != m.me.at && m.onGround(p.at) == none {
			mapped = false
		}
		return p.at == m.me.at || p.least == NoWay
	})
	if len(m.prey) == 0 {
		m.say("MM-CAT-12", whyAllHere)
		return m.decided([]Action{Chase{}})
	}
	sum := m.state.Turn.Points
	if sum <= 0 {
		return thought{need: Wait{For: ForRoll, Purpose: ChaseRoll, Who: Brodie, Dice: parts.ChaseDice}}
	}
	m.say("MM-CAT-08", whyChaseSum, number("number", sum))
	if !mapped {
		return m.chaseBlindly(sum)
	}
	r := run{mind: m, left: sum}
	r.plan()
	return m.decided(r.routes())
}

// run is a chase over a map: from one mouse to the next.
type run struct {
	*mind
	left  int
	legs  []leg
	found [][]int
	way   []int
}

// leg is the way to one mouse, or as much of it as the dice allow.
type leg struct {
	toGoal []int16
	steps  int
}

// plan finds whom Brodie runs to. Which mouse is next does not depend on the
// route to the one before.
func (r *run) plan() {
	at, list := r.here, slices.Clone(r.prey)
	for r.left > 0 && len(list) > 0 {
		far := r.ground.distances(at)
		for i := range list {
			list[i].least = int(far[r.onGround(list[i].at)])
			list[i].most = list[i].least
		}
		next := foremost(list, nearer)[0]
		if next.least == NoWay {
			return
		}
		r.heads(list, next)
		to := r.onGround(next.at)
		l := leg{r.ground.distances(to), min(r.left, next.least)}
		if r.ground.full[to] && l.steps == next.least { // MM-AMB-44
			l.steps--
			r.legs = append(r.legs, l)
			return
		}
		r.legs = append(r.legs, l)
		r.left -= l.steps
		at = to
		list = slices.DeleteFunc(list, func(p prey) bool { return p.at == next.at })
	}
}

// heads says which mouse Brodie runs to.
func (m *mind) heads(list []prey, next prey) {
	rule, point := tables.RuleID("MM-CAT-09"), whyChases
	if len(list) < len(m.prey) {
		rule, point = "MM-CAT-13", whyChasesOn
	}
	m.say(rule, point, m.steps(&next)...)
	for _, p := range list {
		if p.name != next.name && (p.at == next.at || p.least == p.most && p.least == next.most) {
			m.say("MM-CAT-10", whyHigherCard, mouseArg(next.name), figureArg("over", p.name))
		}
	}
}

// routes are all that Brodie may take: among several people choose (MM-CAT-11).
// The first is the one on which the fewest mice are run over.
func (r *run) routes() []Action {
	r.from(r.here, 0, 0)
	slices.SortStableFunc(r.found, func(a, b []int) int { return r.overrunMice(a) - r.overrunMice(b) })
	var open []Action
	for _, way := range r.found {
		open = append(open, Chase{Path: r.ground.path(way)})
	}
	if len(open) > 1 {
		r.say("MM-CAT-11", whyRoutes, number("count", len(open)))
	}
	return open
}

func (r *run) from(at, leg, done int) {
	for leg < len(r.legs) && done == r.legs[leg].steps {
		leg, done = leg+1, 0
	}
	if leg == len(r.legs) {
		r.found = append(r.found, slices.Clone(r.way))
		return
	}
	l := &r.legs[leg]
	for _, next := range r.ground.around(at) {
		n := int(next)
		if l.toGoal[n] == l.toGoal[at]-1 && !r.ground.full[n] {
			r.way = append(r.way, n)
			r.from(n, leg, done+1)
			r.way = r.way[:len(r.way)-1]
		}
	}
}

// overrunMice counts the mice on a way.
func (r *run) overrunMice(way []int) int {
	count := 0
	for i, n := range way {
		if n != r.here && !slices.Contains(way[:i], n) {
			count += int(r.ground.mice[n])
		}
	}
	return count
}

// chaseBlindly is the chase on a tile without a map: whom he reaches, and how
// many steps are left towards the next.
func (m *mind) chaseBlindly(left int) thought {
	var out Chase
	list, all := m.prey, m.prey
	for left > 0 && len(list) > 0 {
		for i := range list {
			list[i].least, list[i].most = m.state.steps(m.me.at, list[i].at)
		}
		best := foremost(list, nearer)
		if len(best) == 0 {
			m.measured(list)
			return m.asking()
		}
		next, short := best[0], 0
		if m.state.House.Is(BrodieFullSpaces, "block") && m.state.Full(next.at) {
			short = 1
		}
		if next.least < next.most && next.least-short <= left {
			m.ask(m.me.at, next.at, Distance)
			return m.asking()
		}
		if next.least == NoWay {
			break
		}
		m.prey = all
		m.heads(list, next)
		if next.least > left || short > 0 {
			out.Toward, out.Steps = next.name, min(left, next.least-short)
			break
		}
		out.Reached = append(out.Reached, next.name)
		left -= next.least
		m.me.at = next.at
		list = slices.DeleteFunc(slices.Clone(list), func(p prey) bool { return p.at == next.at })
	}
	return m.decided([]Action{out})
}
