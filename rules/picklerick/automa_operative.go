package picklerick

import "tablemate/rules"

// decideOperative decides for one operative: one step along a shortest open way to
// Rick, none on his tile, then one shot (PR-SOLO-06, PR-SOLO-07).
func (p *planner) decideOperative(o *Soldier) rules.Decision[Action] {
	p.begin(Operative(o.Number), o.Cell)
	switch i := p.graph.tileOn(o.Cell); {
	case o.Cell == p.state.Rick.Cell:
		p.say("PR-SOLO-07", "on_ricks_tile", nil)
	case i == none:
		p.say("PR-RUS-01", "not_face_up", nil)
	case p.toRick[i] != none:
		p.offerSteps(i, p.toRick)
	default:
		p.offerApproach(i)
	}
	return p.decision("PR-SOLO-07", 1)
}

// offerApproach offers the steps of an operative that cannot get to Rick.
func (p *planner) offerApproach(i int) {
	if p.approaches() {
		if w := p.componentOf(i); p.getsNearer(w.missing) {
			p.offerSteps(i, w.toGoal)
			return
		}
	}
	p.offerSteps(i, p.toRick)
}

// approaches adds the reason that no way leads to Rick, and reports whether a
// house rule lets figures then go as near as they can (PR-AMB-35).
func (p *planner) approaches() bool {
	p.say("PR-AMB-35", "no_path", nil)
	return p.state.House.Is(SoloNoPath, "approach")
}

// getsNearer reports whether a tile from which so many steps to Rick are missing
// is nearer to him than the figure's own, and adds the reason.
func (p *planner) getsNearer(missing int) bool {
	if missing == p.from.Steps(p.state.Rick.Cell) {
		p.say("PR-AMB-35", "nearest_already", stepsArgs(missing))
		return false
	}
	p.say("PR-AMB-35", "approach", stepsArgs(missing))
	return true
}

// component is a connected component of the open tiles that does not hold Rick's.
type component struct {
	toGoal  []int // open steps from every tile to those of its tiles that are nearest to him
	missing int   // steps from there to Rick, walls not counted
}

// componentOf returns the component of a tile. It is computed once for all
// operatives in it.
func (p *planner) componentOf(i int) component {
	for _, w := range p.components {
		if w.toGoal[i] != none {
			return w
		}
	}
	goals, missing := p.graph.nearest(i, Passable, p.state.Rick.Cell)
	w := component{p.graph.distances(goals), missing}
	p.components = append(p.components, w)
	return w
}

// offerSteps offers every step that shortens the way to the goal; toGoal holds
// the open steps from every tile to it.
func (p *planner) offerSteps(i int, toGoal []int) {
	if toGoal[i] != none {
		p.say("PR-SOLO-06", "distance", stepsArgs(toGoal[i]))
	}
	for k, s := range p.graph.links[i] {
		there := Dirs[k]
		switch {
		case s.border == NoBorder:
			p.sayBarred(s, "face_down", "empty", dirArgs(there))
		case s.border != Passable:
			p.say("PR-RUS-02", "wall", dirArgs(there))
		case toGoal[i] == none:
			p.say("PR-SOLO-06", "dead_end", dirArgs(there))
		case toGoal[s.across] > toGoal[i]:
			p.say("PR-SOLO-06", "longer", dirStepsArgs(there, toGoal[s.across]+1))
		default:
			p.say("PR-SOLO-06", "candidate", dirStepsArgs(there, toGoal[s.across]+1))
			p.offer(there)
		}
	}
}
