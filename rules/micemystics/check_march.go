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
	case t.Walked && !moves:
		return nil
	case t.Walked && t.Stays != "":
		return j.against(t.Stays, NoFigure)
	case t.Walked:
		return j.against("MM-MTURN-01", NoFigure)
	}
	d := j.newQuietDecider(t.Acting, new(tileGraphs))
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
	return j.against(d.marchBreach(g, a), g.mouse)
}

// marchBreach returns the rule that a path over the map breaks.
func (d *decider) marchBreach(g goal, a March) tables.RuleID {
	way, rule := d.followPath(a.Path)
	if rule != "" {
		return rule
	}
	end := d.start
	if len(way) > 0 {
		end = way[len(way)-1]
	}
	switch {
	case len(way) > d.state.Turn.Points && d.me.ranged:
		return "MM-AMB-16"
	case len(way) > d.state.Turn.Points:
		return "MM-MMOV-02"
	case len(way) > 0 && !d.tile.fits(end, d.me.large):
		return "MM-CAP-01"
	case g.mouse == NoFigure:
		return "MM-GRAPE-02"
	case d.fitsTiedMouse(g, a):
		return "MM-MMOV-06"
	case d.me.ranged:
		return "MM-MMOV-08"
	case !d.state.fits(g.at, d.me.large) && !d.endsCloser(g, end):
		return "MM-MMOV-04"
	}
	return "MM-MMOV-03"
}

// followPath returns the indexes of a path over the map, or the rule that it
// breaks on the way.
func (d *decider) followPath(path []parts.SpaceID) (way []int, rule tables.RuleID) {
	at := d.start
	for i, id := range path {
		n := d.tile.Index(id)
		switch l, joined := d.state.border(d.tile.spotAt(at), Spot{d.room.ID, id}); {
		case n != noSpace && slices.Contains(d.tile.Neighbours(at), n):
		case joined && l.Line == parts.Gap:
			return nil, "MM-AMB-73"
		default:
			return nil, "MM-WALL-01"
		}
		if d.tile.full[n] {
			return nil, "MM-CAP-02"
		}
		if d.tile.mice[n] > 0 && i < len(path)-1 {
			return nil, "MM-CAP-03" // MM-AMB-09
		}
		way, at = append(way, n), n
	}
	return way, ""
}

// fitsTiedMouse reports whether a path is what the figure would do for another
// mouse as near, whose initiative card lies lower.
func (d *decider) fitsTiedMouse(g goal, a March) bool {
	for i := range d.candidates {
		p := &d.candidates[i]
		if p.name == g.mouse || p.least != g.least || p.most != g.most || d.indexOf(p.at) == noSpace {
			continue
		}
		for _, way := range d.shortestPaths(d.indexOf(p.at), d.state.Turn.Points) {
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
		return j.against("MM-MMOV-02", g.mouse)
	case due.Toward == NoFigure:
		return j.against("MM-GRAPE-02", NoFigure)
	case a.Toward == due.Toward || a.Toward == NoFigure && a.Steps == 0:
		return j.against("MM-MMOV-03", due.Toward)
	case j.At(a.Toward) == g.at:
		return nil // the same place
	}
	for _, p := range d.candidates {
		if p.name == a.Toward && p.least == p.most && p.least == g.most {
			return j.against("MM-MMOV-06", due.Toward)
		}
	}
	return j.against("MM-MMOV-03", due.Toward)
}
