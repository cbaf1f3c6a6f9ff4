package micemystics

import "tablemate/tables"

// stayStep returns the step by which a figure does not move, by that rule.
func stayStep(by tables.RuleID) nextStep {
	return nextStep{apply: func(r *resolver) { r.stayFigure(by) }}
}

// decideMarch decides the movement of a figure, the first part of its turn
// (MM-MTURN-01). No die is rolled for one that cannot move anyway.
func (d *decider) decideMarch() nextStep {
	if mates := d.miceHere(); len(mates) > 0 { // MM-MMOV-05
		d.say("MM-MMOV-05", "with_mouse", figuresArg("mice", mates))
		return stayStep("MM-MMOV-05")
	}
	g, by := d.chooseGoal()
	switch {
	case len(d.asks) > 0:
		return d.needFacts()
	case by != "":
		return stayStep(by)
	case d.state.Turn.Points > 0:
	case d.cannotApproach(g):
		d.say("MM-MMOV-04", "no_closer", d.toward(g))
		return stayStep("MM-MMOV-04")
	default:
		return d.rollMarch()
	}
	d.explainLimit()
	return d.openMarches(g)
}

// rollMarch returns how far the figure may go: one die for each (MM-MMOV-02), or
// one for the whole card where a house rule says so (MM-AMB-15). A ranged minion
// rolls as the others do, or has no limit (MM-AMB-16).
func (d *decider) rollMarch() nextStep {
	h, die := d.state.House, d.state.Turn.Die
	switch {
	case d.me.ranged && h.Is(RangedMinionMove, "unlimited"):
		return allowPoints(NoWay)
	case die > 0 && h.Is(MinionMovementDie, "one"):
		return allowPoints(die)
	}
	return nextStep{need: Wait{For: ForRoll, Purpose: MarchRoll, Who: d.me.name, Dice: 1}}
}

// allowPoints returns the step that lets the figure go a number of spaces without
// a die of its own.
func allowPoints(points int) nextStep {
	return nextStep{apply: func(r *resolver) { r.Turn.setPoints(points, 0) }}
}

// explainLimit says how far the figure may go.
func (d *decider) explainLimit() {
	h, n := d.state.House, intArg("number", d.state.Turn.Points)
	switch {
	case d.me.ranged && h.Is(RangedMinionMove, "unlimited"):
		d.say("MM-AMB-16", "no_limit")
	case h.Is(MinionMovementDie, "one"):
		d.say("MM-AMB-15", "one_die", n)
	case d.me.ranged:
		d.say("MM-AMB-16", "ranged_die", n)
	default:
		d.say("MM-MMOV-02", "die", n)
	}
}

// cannotApproach reports whether no number brings the figure any closer, so that
// none is rolled (MM-MMOV-04).
func (d *decider) cannotApproach(g goal) bool {
	if to := d.indexOf(g.at); to != noSpace {
		ways := d.shortestPaths(to, 1).List
		if len(ways) == 0 {
			ways = d.shortestPaths(to, d.maxSteps()).List // over spaces where it may not end
		}
		unseen := len(d.asks) > 0 // by a ranged minion on its way: asked once it is known how far it goes
		d.asks = nil
		return !unseen && len(ways) == 0
	}
	return g.most == 1 && !d.state.fits(g.at, d.me.large)
}

// maxSteps returns how many spaces the figure goes at most: as many as the die
// allowed, or may allow.
func (d *decider) maxSteps() int {
	if n := d.state.Turn.Points; n > 0 {
		return n
	}
	if d.me.ranged && d.state.House.Is(RangedMinionMove, "unlimited") {
		return NoWay
	}
	return maxNumber
}

// maxNumber is the highest number on a die (MM-DICE-01).
const maxNumber = 3

// indexOf returns the index of a spot on the tile, noSpace if the figure or the
// spot is on no map.
func (d *decider) indexOf(at Spot) int {
	if d.tile == nil {
		return noSpace
	}
	return d.tile.Index(at.Space)
}

// openMarches decides among all shortest paths to the goal as far as the number
// allows: the operator chooses (MM-MTURN-03).
func (d *decider) openMarches(g goal) nextStep {
	points := d.state.Turn.Points
	to := d.indexOf(g.at)
	if to == noSpace {
		return d.marchUnmapped(g, points)
	}
	found := d.shortestPaths(to, points)
	ways := found.List
	if len(d.asks) > 0 {
		return d.needFacts()
	}
	if len(ways) == 0 {
		d.say("MM-MMOV-04", "no_closer", d.toward(g))
		return stayStep("MM-MMOV-04")
	}
	open := make([]Action, 0, len(ways))
	for _, way := range ways {
		open = append(open, March{Figure: d.me.name, Path: d.tile.IDs(way)})
	}
	d.explainMarch(g, ways[0])
	switch {
	case found.More:
		d.say("MM-MMOV-03", "many_ways", intArg("count", len(open)))
	case len(open) > 1:
		d.say("MM-MMOV-03", "ways", intArg("count", len(open)))
	}
	return d.chooseAmong(open)
}

// explainMarch says how far the figure comes and what stops it.
func (d *decider) explainMarch(g goal, way []int) {
	end := way[len(way)-1]
	d.say("MM-MMOV-03", "goes", d.toward(g), intArg("steps", len(way)))
	switch at := d.tile.spotAt(end); {
	case at == g.at:
		d.say("MM-MMOV-03", "arrives", d.toward(g))
	case d.tile.mice[end] > 0:
		d.say("MM-AMB-09", "meets", figuresArg("mice", d.state.MiceOn(at)))
	case d.me.ranged && d.seenFrom(at) == Yes:
		d.say("MM-MMOV-08", "in_view")
	case len(way) < d.state.Turn.Points:
		d.say("MM-MMOV-04", "no_closer", d.toward(g))
	}
}

// marchUnmapped decides a march without a map: a number of steps towards the goal.
// A ranged minion may stop before, as soon as it sees a mouse.
func (d *decider) marchUnmapped(g goal, points int) nextStep {
	short := 0
	if !d.state.fits(g.at, d.me.large) {
		short = 1
	}
	if g.least < g.most && g.least-short <= points-short {
		d.ask(d.me.at, g.at, Distance)
		return d.needFacts()
	}
	steps := min(points, g.least-short)
	if steps <= 0 {
		d.say("MM-MMOV-04", "no_closer", d.toward(g))
		return stayStep("MM-MMOV-04")
	}
	d.say("MM-MMOV-03", "goes", d.toward(g), intArg("steps", steps))
	if short > 0 && steps == g.least-short {
		d.say("MM-MMOV-04", "no_closer", d.toward(g))
	}
	open := []Action{March{Figure: d.me.name, Toward: g.mouse, Steps: steps}}
	for n := steps - 1; d.me.ranged && n > 0; n-- {
		open = append(open, March{Figure: d.me.name, Toward: g.mouse, Steps: n})
	}
	if len(open) > 1 {
		d.say("MM-MMOV-08", "stops_in_view")
	}
	if g.mouse == NoFigure {
		open = append(open, d.stopsAtMice(g, steps)...)
	}
	if len(d.asks) > 0 {
		return d.needFacts()
	}
	return d.chooseAmong(open)
}

// stopsAtMice returns the marches to the grape that end with mice on the way (MM-AMB-09):
// those who are as far from both ends together as these are from each other.
func (d *decider) stopsAtMice(g goal, steps int) []Action {
	var out []Action
	for _, p := range d.candidates {
		least, most := d.state.walkDistance(d.me.at, p.At)
		rest, restMost := d.state.walkDistance(p.At, g.at)
		switch {
		case p.At == g.at || least >= steps || least+rest > g.most:
		case g.least < g.most:
			d.ask(d.me.at, g.at, Distance)
		case least < most:
			d.ask(d.me.at, p.At, Distance)
		case rest < restMost:
			d.ask(p.At, g.at, Distance)
		default:
			d.say("MM-AMB-09", "meets", figuresArg("mice", []Name{p.Name()}))
			out = append(out, March{Figure: d.me.name, Toward: p.Name(), Steps: least})
		}
	}
	return out
}

// seenFrom reports whether any mouse sees a spot.
func (d *decider) seenFrom(from Spot) Answer {
	out := No
	for i := range d.candidates {
		switch d.state.lineOfSight(from, d.candidates[i].At) {
		case Yes:
			return Yes
		case Unknown:
			out = Unknown
		}
	}
	return out
}
