package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkMarch judges a movement.
func (j minionJudge) checkMarch(a March) *rules.Violation {
	t := &j.Turn
	moves := len(a.Path) > 0 || a.Steps > 0
	switch {
	case t.Acting == Brodie:
		return j.against("MM-CAT-03", "cat-acts", NoFigure)
	case t.Walked && !moves:
		return nil
	case t.Walked && t.Stays != "":
		return j.against(t.Stays, "stays", NoFigure)
	case t.Walked:
		return j.against("MM-MTURN-01", "moved-already", NoFigure)
	}
	d := j.newDecider(t.Acting, new(tileGraphs), nil)
	for _, o := range j.open {
		o, ok := o.(March)
		if ok && slices.Equal(o.Path, a.Path) && (o.Steps == a.Steps && o.Toward == a.Toward || len(a.Path) > 0) {
			return nil
		}
		if ok && len(a.Path) == 0 && len(o.Path) == a.Steps && moves { // told without its spaces
			return nil
		}
	}
	g, _ := d.chooseGoal()
	if d.indexOf(g.at) == noSpace {
		return j.checkUnmappedMarch(d, g, a)
	}
	return j.marchBreach(d, g, a)
}

// marchBreach returns the violation of a path over the map.
func (j minionJudge) marchBreach(d *decider, g goal, a March) *rules.Violation {
	way, v := j.followPath(d, a.Path)
	if v != nil {
		return v
	}
	if ways := d.shortestPaths(d.indexOf(g.at), d.state.Turn.Points); ways.Has(way) {
		return nil // one of many that are not listed
	}
	end := d.start
	if len(way) > 0 {
		end = way[len(way)-1]
	}
	switch {
	case len(way) > d.state.Turn.Points && d.me.ranged:
		return j.tooFar("MM-AMB-16", len(way))
	case len(way) > d.state.Turn.Points:
		return j.tooFar("MM-MMOV-02", len(way))
	case len(way) > 0 && !d.tile.fits(end, d.me.large):
		return j.onWay("MM-CAP-01", "no-room-for", a.Path[len(a.Path)-1])
	case g.mouse == NoFigure:
		return j.rightWay("MM-GRAPE-02", "bait-way", NoFigure)
	case d.fitsTiedMouse(g, a):
		return j.rightWay("MM-MMOV-06", "march-card", g.mouse)
	case d.me.ranged:
		return j.rightWay("MM-MMOV-08", "ranged-way", g.mouse)
	case !d.state.fits(g.at, d.me.large) && !d.endsCloser(g, end):
		return j.rightWay("MM-MMOV-04", "closer-way", g.mouse)
	}
	return j.rightWay("MM-MMOV-03", "march-way", g.mouse)
}

// tooFar returns the violation of so many steps, more than fell.
func (j minionJudge) tooFar(rule tables.RuleID, steps int) *rules.Violation {
	v := j.against(rule, "march-too-far", NoFigure)
	v.Args["points"], v.Args["steps"] = j.Turn.Points, steps
	return v
}

// followPath returns the indexes of a path over the map, or the violation on the
// way.
func (j minionJudge) followPath(d *decider, path []parts.SpaceID) (way []int, v *rules.Violation) {
	at := d.start
	for i, id := range path {
		n := d.tile.Index(id)
		switch l, joined := d.state.border(d.tile.spotAt(at), Spot{d.room.ID, id}); {
		case n != noSpace && slices.Contains(d.tile.Neighbours(at), n):
		case joined && l.Line == parts.Gap:
			return nil, j.onWay("MM-AMB-73", "gap-way", id)
		default:
			return nil, j.onWay("MM-WALL-01", "no-step", id)
		}
		if d.tile.full[n] {
			return nil, j.onWay("MM-CAP-02", "full-way", id)
		}
		if d.tile.mice[n] > 0 && i < len(path)-1 {
			return nil, j.onWay("MM-CAP-03", "past-mouse", id) // MM-AMB-09
		}
		way, at = append(way, n), n
	}
	return way, nil
}

// fitsTiedMouse reports whether a path is what the figure would do for another
// mouse as near, whose initiative card lies lower.
func (d *decider) fitsTiedMouse(g goal, a March) bool {
	for i := range d.candidates {
		p := &d.candidates[i]
		if p.Name() == g.mouse || p.least != g.least || p.most != g.most || d.indexOf(p.At) == noSpace {
			continue
		}
		for _, way := range d.shortestPaths(d.indexOf(p.At), d.state.Turn.Points).List {
			if slices.Equal(d.tile.IDs(way), a.Path) {
				return true
			}
		}
	}
	return false
}

// endsCloser reports whether a space is nearer to the goal than the figure's own.
func (d *decider) endsCloser(g goal, n int) bool {
	far := d.tile.distances(d.indexOf(g.at))
	return far[n] < far[d.start]
}

// checkUnmappedMarch judges a number of steps on a tile without a map.
func (j minionJudge) checkUnmappedMarch(d *decider, g goal, a March) *rules.Violation {
	due, ok := j.open[0].(March)
	switch {
	case !ok || len(a.Path) > 0:
		return nil
	case a.Steps > j.Turn.Points:
		return j.tooFar("MM-MMOV-02", a.Steps)
	case due.Toward == NoFigure:
		return j.against("MM-GRAPE-02", "bait", NoFigure)
	case a.Toward == due.Toward || a.Toward == NoFigure && a.Steps == 0:
		v := j.against("MM-MMOV-03", "march-steps", due.Toward)
		v.Args["steps"] = due.Steps
		return v
	case j.At(a.Toward) == g.at:
		return nil // the same place
	}
	for _, p := range d.candidates {
		if p.Name() == a.Toward && p.least == p.most && p.least == g.most {
			return j.against("MM-MMOV-06", "higher-card", due.Toward)
		}
	}
	return j.against("MM-MMOV-03", "nearest", due.Toward)
}
