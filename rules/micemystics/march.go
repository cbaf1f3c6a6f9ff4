package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

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
		if ok && len(a.Path) == 0 && len(o.Path) == a.Steps && moves { // people reported only how many steps
			return nil
		}
	}
	g, _ := d.chooseGoal()
	if d.indexOf(g.at) == noSpace {
		return j.checkUnmappedMarch(d, g, a)
	}
	return j.marchBreach(d, g, a)
}

func (j minionJudge) marchBreach(d *decider, g goal, a March) *rules.Violation {
	way, v := j.followPath(d, a.Path)
	if v != nil {
		return v
	}
	if ways := d.shortestPaths(d.indexOf(g.at), d.state.Turn.Points); ways.Has(way) {
		return nil // this path is legal, even if ways.List omits it
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

func (j minionJudge) tooFar(rule tables.RuleID, steps int) *rules.Violation {
	v := j.against(rule, "march-too-far", NoFigure)
	v.Args["points"], v.Args["steps"] = j.Turn.Points, steps
	return v
}

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

func (d *decider) endsCloser(g goal, n int) bool {
	far := d.tile.distances(d.indexOf(g.at))
	return far[n] < far[d.start]
}

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
		return nil // both goals are on the same spot
	}
	for _, p := range d.candidates {
		if p.Name() == a.Toward && p.least == p.most && p.least == g.most {
			return j.against("MM-MMOV-06", "higher-card", due.Toward)
		}
	}
	return j.against("MM-MMOV-03", "nearest", due.Toward)
}

// The note gives the number of steps towards the goal. If this number is unknown, or the path is a
// detour, the note gives the new space instead.
func (r *resolver) applyMarch(a March) {
	who := r.Turn.Acting
	from, to := r.At(who), r.marchEnd(a)
	if goal, steps := r.marchGoal(a, to, &r.graphs); from != to && steps > 0 {
		r.noteMarch(goal, steps, to)
		r.setSpot(who, to)
	} else if from != to {
		r.moveFigure(who, to)
	}
	r.Turn.Walked, r.Turn.Stays = true, ""
}

// moveMarch moves the acting figure in a simulated turn. Such a move makes no note.
func (s *State) moveMarch(a March) {
	who := s.Turn.Acting
	if to := s.marchEnd(a); to != s.At(who) {
		s.setSpot(who, to)
	}
	s.Turn.Walked, s.Turn.Stays = true, ""
}

func (s *State) marchEnd(a March) Spot {
	at := s.At(s.Turn.Acting)
	switch {
	case len(a.Path) > 0:
		at.Space = a.Path[len(a.Path)-1]
	case a.Steps > 0:
		at = s.stepToward(at, s.goalSpot(a.Toward), a.Steps)
	}
	return at
}

// marchGoal returns the mouse to which a figure moves, and how many steps nearer the figure gets.
// If the figure moves to the grape, the goal is NoFigure. If the goal is unknown or the path is a
// detour, the number of steps is 0.
func (s *State) marchGoal(a March, to Spot, graphs *tileGraphs) (goal Name, steps int) {
	t := &s.Turn
	if t.Step != FigureStep || t.Walked || s.Wait().For != NoWait || to == s.At(t.Acting) {
		return NoFigure, 0
	}
	d := s.newDecider(t.Acting, graphs, nil)
	g, by := d.chooseGoal()
	if by != "" || len(d.asks) > 0 || g.at == d.me.at {
		return NoFigure, 0
	}
	at, end := d.indexOf(g.at), d.indexOf(to)
	if at == noSpace {
		if a.Toward != g.mouse || len(a.Path) > 0 {
			return NoFigure, 0
		}
		return g.mouse, a.Steps
	}
	if end == noSpace {
		return NoFigure, 0
	}
	far := d.tile.distances(at)
	if steps = far[d.start] - far[end]; len(a.Path) > 0 && len(a.Path) != steps {
		return NoFigure, 0
	}
	return g.mouse, steps
}

// MM-MMOV-03
func (r *resolver) noteMarch(goal Name, steps int, to Spot) {
	id, who := "marched", r.Turn.Acting
	args := rules.Args{
		"figure": who.Noun(),
		"count":  steps,
		"from":   r.At(who).Noun(),
		"to":     to.Noun(),
		"goal":   partyItem(parts.Grape),
	}
	if goal != NoFigure {
		args["goal"] = goal.Noun()
		if r.At(goal) == to {
			id = "reached"
		}
	}
	r.note(id, "MM-MMOV-03", args)
}

func (s *State) goalSpot(mouse Name) Spot {
	if mouse != NoFigure {
		return s.At(mouse)
	}
	if l := s.findToken(parts.Grape); l != nil {
		return l.At
	}
	return Nowhere
}

// stepToward returns `to` if the figure certainly gets there in this number of steps. Otherwise, it
// returns a new place, and stores the least and greatest possible distances from this place to each
// mouse and to the grape.
func (s *State) stepToward(from, to Spot, steps int) Spot {
	least, most := s.walkDistance(from, to)
	if least == most && steps >= least && to.Room == from.Room {
		return to
	}
	if s.Room(from.Room) == nil {
		return from
	}
	at := Spot{from.Room, s.newPlace(from.Room)}
	s.forgetFacts(at.Room, at.Space) // a forgotten place may have had the same name, such as ?3
	s.savePlace(at.Room, parts.Space{ID: at.Space})
	s.saveFacts(at.Room, s.newPlaceFacts(from, at, to, steps))
	return at
}

// newPlaceFacts returns the least and greatest possible distances from the new place `at`. A figure
// starts on `from` and walks on a shortest path to `to`. After `steps` steps, it reaches `at`.
func (s *State) newPlaceFacts(from, at, to Spot, steps int) []Fact {
	out := []Fact{{Between: parts.Pair{at.Space, from.Space}, Matter: Distance, Least: steps, Most: steps}}
	seen := []Spot{from, at}
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() {
			seen, out = s.addPlaceFact(seen, out, m.At, to, steps)
		}
	}
	if l := s.findToken(parts.Grape); l != nil {
		_, out = s.addPlaceFact(seen, out, l.At, to, steps)
	}
	return out
}

// addPlaceFact adds the least and the greatest possible distance from the new place to `spot`. The
// new place is seen[1]. A figure walked `steps` steps from seen[0] to seen[1], on a shortest path
// to `to`. The figure's distance to any other spot has changed by at most `steps`.
func (s *State) addPlaceFact(seen []Spot, out []Fact, spot, to Spot, steps int) ([]Spot, []Fact) {
	if spot.Room != seen[1].Room || slices.Contains(seen, spot) {
		return seen, out
	}
	least, most := s.walkDistance(seen[0], spot)
	f := Fact{
		Between: parts.Pair{seen[1].Space, spot.Space},
		Matter:  Distance,
		Least:   max(1, least-steps),
		Most:    min(NoWay, most+steps),
	}
	switch {
	case least == NoWay:
		f.Least = NoWay
	case spot == to && most < NoWay:
		f.Most = max(1, most-steps)
	}
	if f.Least > 1 || f.Most < NoWay {
		out = append(out, f)
	}
	return append(seen, spot), out
}
