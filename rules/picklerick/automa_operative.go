package picklerick

import "tablemate/rules"

// operative decides for one operative: one step along a shortest open way to
// Rick, none on his tile, then one shot (PR-SOLO-06, PR-SOLO-07).
func (p *plan) operative(o *Soldier) rules.Decision[Action] {
	p.begin(Operative(o.Number), o.Cell)
	switch i := p.halls.at(o.Cell); {
	case o.Cell == p.state.Rick.Cell:
		p.say("PR-SOLO-07", whyOnRicksTile, nil)
	case i == none:
		p.say("PR-RUS-01", whyNotFaceUp, nil)
	case p.toRick[i] != none:
		p.step(i, p.toRick)
	default:
		p.stepAside(i)
	}
	return p.decided("PR-SOLO-07", 1)
}

// stepAside is for an operative that cannot get to Rick.
func (p *plan) stepAside(i int) {
	if p.seeks() {
		if w := p.wing(i); p.nears(w.missing) {
			p.step(i, w.toGoal)
			return
		}
	}
	p.step(i, p.toRick)
}

// seeks says that no way leads to Rick, and reports whether figures then go as
// near as they can (PR-AMB-35).
func (p *plan) seeks() bool {
	p.say("PR-AMB-35", whyNoPath, nil)
	return p.state.House.Is(SoloNoPath, "approach")
}

// nears reports whether the figure's nearest tile, from which some steps to Rick
// are missing, is nearer than its own.
func (p *plan) nears(missing int) bool {
	if missing == p.from.Steps(p.state.Rick.Cell) {
		p.say("PR-AMB-35", whyNearestAlready, steps(missing))
		return false
	}
	p.say("PR-AMB-35", whyApproach, steps(missing))
	return true
}

// wing is a part of the board from which no open way leads to Rick.
type wing struct {
	toGoal  []int // open steps to its tiles that are nearest to him
	missing int   // from there on, walls not counted
}

// wing is the one that a tile belongs to; all operatives in it share it.
func (p *plan) wing(i int) wing {
	for _, w := range p.wings {
		if w.toGoal[i] != none {
			return w
		}
	}
	goals, missing := p.halls.nearest(i, Passable, p.state.Rick.Cell)
	w := wing{p.halls.distances(goals), missing}
	p.wings = append(p.wings, w)
	return w
}

// step offers every step that shortens the way to the goal; toGoal counts the
// steps from every tile.
func (p *plan) step(i int, toGoal []int) {
	if toGoal[i] != none {
		p.say("PR-SOLO-06", whyDistance, steps(toGoal[i]))
	}
	for k, s := range p.halls.sides[i] {
		there := Dirs[k]
		switch {
		case s.border == NoBorder:
			p.bar(s, whyFaceDown, whyEmpty, dir(there))
		case s.border != Passable:
			p.say("PR-RUS-02", whyWall, dir(there))
		case toGoal[i] == none:
			p.say("PR-SOLO-06", whyDeadEnd, dir(there))
		case toGoal[s.across] > toGoal[i]:
			p.say("PR-SOLO-06", whyLonger, stepsBy(there, toGoal[s.across]+1))
		default:
			p.say("PR-SOLO-06", whyCandidate, stepsBy(there, toGoal[s.across]+1))
			p.offer(there)
		}
	}
}
