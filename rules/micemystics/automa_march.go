package micemystics

import (
	"tablemate/rules/micemystics/tilegraph"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func stayStep(by tables.RuleID) nextStep {
	return nextStep{apply: func(r *resolver) { r.stayFigure(by) }}
}

// decideMarch decides how the figure moves. The attack comes later (MM-MTURN-01). A figure that
// cannot come closer rolls no die.
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

// Each figure rolls a die (MM-MMOV-02). Under a house rule, one die counts for the whole card
// (MM-AMB-15). Under another house rule, a ranged minion rolls no die (MM-AMB-16).
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

func allowPoints(points int) nextStep {
	return nextStep{apply: func(r *resolver) { r.Turn.setPoints(points, 0) }}
}

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

// cannotApproach returns true if the figure cannot come closer to its goal, whatever number it
// rolls (MM-MMOV-04).
func (d *decider) cannotApproach(g goal) bool {
	if to := d.indexOf(g.at); to != noSpace {
		most := maxNumber
		if d.me.ranged && d.state.House.Is(RangedMinionMove, "unlimited") {
			most = NoWay
		}
		ways := d.shortestPaths(to, 1).List
		if len(ways) == 0 {
			// If the figure can pass the next space but not end there, only longer paths exist.
			ways = d.shortestPaths(to, most).List
		}
		unseen := len(d.asks) > 0 // whether a line of sight of a ranged minion is unknown
		d.asks = nil
		return !unseen && len(ways) == 0
	}
	return g.most == 1 && !d.state.fits(g.at, d.me.large)
}

// maxNumber is the highest number on a die (MM-DICE-01).
const maxNumber = 3

func (d *decider) indexOf(at Spot) int {
	if d.tile == nil {
		return noSpace
	}
	return d.tile.Index(at.Space)
}

// A player chooses among the shortest paths (MM-MTURN-03).
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

// A ranged minion stops where it first sees a mouse. The program cannot know this place, so people
// may choose fewer steps.
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

// A mouse on the way to the grape ends the move (MM-AMB-09).
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

// goal is the target of a figure's movement. If the field `mouse` is empty, the target is the
// grape.
type goal struct {
	mouse       Name
	at          Spot
	least, most int
}

// chooseGoal returns the goal of the figure. If the figure must stay, chooseGoal returns an empty
// goal and the rule that says so. If people must first answer questions, both results are empty.
func (d *decider) chooseGoal() (goal, tables.RuleID) {
	if at := d.baitSpot(); at != Nowhere {
		return d.baitGoal(at)
	}
	if d.me.ranged {
		if by := d.seesMouse(); by != "" || len(d.asks) > 0 {
			return goal{}, by
		}
	}
	d.measureDistances()
	list := d.reachable()
	if len(list) == 0 {
		return goal{}, "MM-AMB-17"
	}
	if d.state.House.Is(FullSpaceTarget, "with_room") {
		if room := d.withRoom(list); len(room) > 0 {
			list = room
		}
	}
	best := certainFirst(list, closerThan)
	if len(best) == 0 {
		d.askDistances(list)
		return goal{}, ""
	}
	d.explainGoal(list, best[0])
	return goal{mouse: best[0].Name(), at: best[0].At, least: best[0].least, most: best[0].most}, ""
}

// MM-AMB-17
func (d *decider) reachable() []candidate {
	var out []candidate
	for _, p := range d.candidates {
		if p.least < NoWay {
			out = append(out, p)
			continue
		}
		d.say("MM-AMB-17", "no_way", mouseArg(p.Name()))
	}
	if len(out) == 0 {
		d.say("MM-AMB-17", "shut_in")
	}
	return out
}

func (d *decider) withRoom(list []candidate) []candidate {
	var out []candidate
	for _, p := range list {
		if d.state.fits(p.At, d.me.large) {
			out = append(out, p)
			continue
		}
		d.say("MM-AMB-17", "no_room_there", mouseArg(p.Name()))
	}
	return out
}

func (d *decider) explainGoal(list []candidate, best candidate) {
	d.say("MM-MMOV-03", "nearest", d.stepsArgs(&best)...)
	for i := range list {
		p := &list[i]
		switch {
		case p.Name() == best.Name():
		case p.At == best.At || p.least == p.most && p.least == best.most:
			d.say("MM-MMOV-06", "higher_card", mouseArg(best.Name()), figureArg("over", p.Name()))
		default:
			d.say("MM-MMOV-03", "farther", d.stepsArgs(p)...)
		}
	}
}

// stepsArgs returns a mouse and its distance as arguments of a reason. For an unknown distance, the
// number is 0.
func (d *decider) stepsArgs(p *candidate) []arg {
	n := 0
	if p.least == p.most {
		n = p.least
	}
	return []arg{mouseArg(p.Name()), intArg("steps", n)}
}

// seesMouse returns MM-MMOV-07 if the minion sees a mouse and therefore stays. Otherwise, it
// returns "".
func (d *decider) seesMouse() tables.RuleID {
	var seen []Name
	for i := range d.candidates {
		switch p := &d.candidates[i]; d.state.lineOfSight(d.me.at, p.At) {
		case Yes:
			seen = append(seen, p.Name())
		case Unknown:
			d.ask(d.me.at, p.At, Sight)
		}
	}
	if len(seen) > 0 {
		d.asks = nil
		d.say("MM-MMOV-07", "sees", figuresArg("mice", seen))
		return "MM-MMOV-07"
	}
	if len(d.asks) == 0 {
		d.say("MM-MMOV-08", "sees_nobody")
	}
	return ""
}

// MM-GRAPE-02
func (d *decider) baitSpot() Spot {
	if l := d.state.findToken(parts.Grape); l != nil && d.me.roach && l.At.Room == d.me.at.Room {
		return l.At
	}
	return Nowhere
}

// MM-GRAPE-02
func (d *decider) baitGoal(at Spot) (goal, tables.RuleID) {
	if at == d.me.at {
		d.say("MM-GRAPE-02", "on_bait")
		return goal{}, "MM-GRAPE-02"
	}
	d.loadTile()
	least, most := d.distanceTo(at)
	if least == NoWay {
		d.say("MM-GRAPE-02", "no_bait_way")
		return goal{}, "MM-GRAPE-02"
	}
	d.say("MM-GRAPE-02", "bait", intArg("steps", least))
	return goal{at: at, least: least, most: most}, ""
}

// pathSearch is the [tilegraph.Walk] of a figure that moves to a goal.
type pathSearch struct {
	*decider
	to    int
	limit int
}

// shortestPaths returns the shortest paths to the goal. No path has more than `limit` steps. A path
// ends early at a mouse (MM-AMB-09), or where a ranged minion sees a mouse (MM-MMOV-08). If a lack
// of room prevents all these paths, shortestPaths returns paths that lead as near to the goal as
// possible (MM-MMOV-04).
func (d *decider) shortestPaths(to, limit int) tilegraph.Ways {
	return d.tile.ShortestWays(d.start, d.tile.distances(to), &pathSearch{d, to, limit})
}

// Enter reports whether the figure may enter a space. The goal and spaces with mice must have room
// for the figure (MM-AMB-05). Any other space must not be full (MM-CAP-02).
func (s *pathSearch) Enter(n int) bool {
	if n == s.to || s.tile.mice[n] > 0 {
		return s.tile.fits(n, s.me.large)
	}
	return !s.tile.full[n]
}

func (s *pathSearch) Stop(n, steps int) bool {
	switch {
	case steps == s.limit || n == s.to:
		return true
	case steps == 0:
		return false
	case s.tile.mice[n] > 0:
		return true
	case !s.me.ranged:
		return false
	}
	at := s.tile.spotAt(n)
	seen := s.seenFrom(at)
	if seen == Unknown {
		for i := range s.candidates {
			if s.state.lineOfSight(at, s.candidates[i].At) == Unknown {
				s.ask(at, s.candidates[i].At, Sight)
			}
		}
	}
	return seen != No
}

func (s *pathSearch) End(n int) bool { return s.tile.fits(n, s.me.large) }
