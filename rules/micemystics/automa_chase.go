package micemystics

import (
	"slices"

	"tablemate/rules/micemystics/tilegraph"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Brodie runs to the nearest mouse (MM-CAT-09). Then he runs on to the next nearest one
// (MM-CAT-13). If he can reach no mouse outside his own space, he stays (MM-CAT-12).
func (d *decider) decideChase() nextStep {
	d.loadTile()
	if d.tile != nil && d.state.House.Is(BrodieFullSpaces, "pass") {
		d.tile.openAll() // Brodie takes up no room, so no space is full for him (MM-CAT-01, MM-AMB-44)
	}
	d.measureDistances()
	mapped := d.tile != nil
	d.candidates = slices.DeleteFunc(d.candidates, func(p candidate) bool {
		if p.At != d.me.at && d.indexOf(p.At) == noSpace {
			mapped = false
		}
		return p.At == d.me.at || p.least == NoWay
	})
	if len(d.candidates) == 0 {
		d.say("MM-CAT-12", "all_here")
		return d.chooseAmong([]Action{Chase{}})
	}
	sum := d.state.Turn.Points
	if sum <= 0 {
		return nextStep{need: Wait{For: ForRoll, Purpose: ChaseRoll, Who: Brodie, Dice: parts.ChaseDice}}
	}
	d.say("MM-CAT-08", "chase_sum", intArg("number", sum))
	if !mapped {
		return d.chaseUnmapped(sum)
	}
	r := chaseSearch{decider: d, left: sum}
	r.planLegs()
	return d.chooseAmong(r.openRoutes())
}

// chaseSearch collects the paths that a chase can take on a mapped tile. Each path leads from one
// mouse to the next.
type chaseSearch struct {
	*decider
	left  int
	legs  []chaseLeg
	paths [][]int
	more  bool // whether some paths are not listed, because there are too many
}

// chaseLeg is the part of a chase that leads to one mouse. The last part may end before it reaches
// the mouse.
type chaseLeg struct {
	toGoal []int
	steps  int
}

func (r *chaseSearch) planLegs() {
	at, list := r.start, slices.Clone(r.candidates)
	for r.left > 0 && len(list) > 0 {
		far := r.tile.distances(at)
		for i := range list {
			list[i].least = far[r.indexOf(list[i].At)]
			list[i].most = list[i].least
		}
		next := certainFirst(list, closerThan)[0]
		if next.least == NoWay {
			return
		}
		r.explainLeg(list, next)
		to := r.indexOf(next.At)
		l := chaseLeg{r.tile.distances(to), min(r.left, next.least)}
		if r.tile.full[to] && l.steps == next.least { // MM-AMB-44
			l.steps--
			r.legs = append(r.legs, l)
			return
		}
		r.legs = append(r.legs, l)
		r.left -= l.steps
		at = to
		list = slices.DeleteFunc(list, func(p candidate) bool { return p.At == next.At })
	}
}

func (d *decider) explainLeg(list []candidate, next candidate) {
	rule, point := tables.RuleID("MM-CAT-09"), "chases"
	if len(list) < len(d.candidates) {
		rule, point = "MM-CAT-13", "chases_on"
	}
	d.say(rule, point, d.stepsArgs(&next)...)
	for _, p := range list {
		if p.Name() != next.Name() && (p.At == next.At || p.least == p.most && p.least == next.most) {
			d.say("MM-CAT-10", "higher_card", mouseArg(next.Name()), figureArg("over", p.Name()))
		}
	}
}

// openRoutes lists the paths among which people choose (MM-CAT-11). Paths with fewer mice come
// first.
func (r *chaseSearch) openRoutes() []Action {
	r.extend(r.start, nil, r.legs)
	slices.SortStableFunc(r.paths, func(a, b []int) int { return r.countMice(a) - r.countMice(b) })
	var open []Action
	for _, way := range r.paths {
		open = append(open, Chase{Path: r.tile.IDs(way)})
	}
	switch {
	case r.more:
		r.say("MM-CAT-11", "many_ways", intArg("count", len(open)))
	case len(open) > 1:
		r.say("MM-CAT-11", "routes", intArg("count", len(open)))
	}
	return open
}

func (r *chaseSearch) extend(at int, path []int, legs []chaseLeg) {
	switch {
	case len(r.paths) == tilegraph.MostWays:
		r.more = true
		return
	case len(legs) == 0:
		r.paths = append(r.paths, path)
		return
	case legs[0].steps == 0:
		r.extend(at, path, legs[1:])
		return
	}
	ways := r.tile.ShortestWays(at, legs[0].toGoal, legWalk{r.tile, legs[0].steps})
	r.more = r.more || ways.More
	for _, steps := range ways.List {
		r.extend(steps[len(steps)-1], slices.Concat(path, steps), legs[1:])
	}
}

// legWalk is the [tilegraph.Walk] of a chaseLeg. Its paths have a fixed length and avoid full
// spaces.
type legWalk struct {
	tile  *occupiedTile
	steps int
}

func (w legWalk) Enter(n int) bool       { return !w.tile.full[n] }
func (w legWalk) Stop(_, steps int) bool { return steps == w.steps }
func (w legWalk) End(int) bool           { return true }

func (r *chaseSearch) countMice(way []int) int {
	count := 0
	for i, n := range way {
		if n != r.start && !slices.Contains(way[:i], n) {
			count += int(r.tile.mice[n])
		}
	}
	return count
}

func (d *decider) chaseUnmapped(left int) nextStep {
	var out Chase
	list, all := d.candidates, d.candidates
	for left > 0 && len(list) > 0 {
		for i := range list {
			list[i].least, list[i].most = d.state.walkDistance(d.me.at, list[i].At)
		}
		best := certainFirst(list, closerThan)
		if len(best) == 0 {
			d.askDistances(list)
			return d.needFacts()
		}
		next, short := best[0], 0
		if d.state.House.Is(BrodieFullSpaces, "block") && d.state.Full(next.At) {
			short = 1
		}
		if next.least < next.most && next.least-short <= left {
			d.ask(d.me.at, next.At, Distance)
			return d.needFacts()
		}
		if next.least == NoWay {
			break
		}
		d.candidates = all
		d.explainLeg(list, next)
		if next.least > left || short > 0 {
			out.Toward, out.Steps = next.Name(), min(left, next.least-short)
			break
		}
		out.Reached = append(out.Reached, next.Name())
		left -= next.least
		d.me.at = next.At
		list = slices.DeleteFunc(slices.Clone(list), func(p candidate) bool { return p.At == next.At })
	}
	return d.chooseAmong([]Action{out})
}
