package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// marched judges a movement.
func (j judge) marched(a March) *rules.Violation {
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
	m := j.quietMind(t.Acting)
	for _, o := range j.open {
		o, ok := o.(March)
		if ok && slices.Equal(o.Path, a.Path) && (o.Steps == a.Steps && o.Toward == a.Toward || len(a.Path) > 0) {
			return nil
		}
		if ok && len(a.Path) == 0 && len(o.Path) == a.Steps && moves { // told without its spaces
			return nil
		}
	}
	g, _ := m.choose()
	if m.onGround(g.at) == none {
		return j.marchedBlindly(m, g, a)
	}
	return j.against(m.wayward(g, a), g.mouse)
}

// wayward is the rule that a way over the map breaks.
func (m *mind) wayward(g goal, a March) tables.RuleID {
	way, rule := m.follow(a.Path)
	if rule != "" {
		return rule
	}
	end := m.here
	if len(way) > 0 {
		end = way[len(way)-1]
	}
	switch {
	case len(way) > m.state.Turn.Points && m.me.ranged:
		return "MM-AMB-16"
	case len(way) > m.state.Turn.Points:
		return "MM-MMOV-02"
	case len(way) > 0 && !m.ground.fits(end, m.me.large):
		return "MM-CAP-01"
	case g.mouse == NoFigure:
		return "MM-GRAPE-02"
	case m.asNear(g, a):
		return "MM-MMOV-06"
	case m.me.ranged:
		return "MM-MMOV-08"
	case !m.state.fits(g.at, m.me.large) && !m.nearerGoal(g, end):
		return "MM-MMOV-04"
	}
	return "MM-MMOV-03"
}

// follow follows a way over the map: the rule that it breaks on the way.
func (m *mind) follow(path []parts.SpaceID) (way []int, rule tables.RuleID) {
	at := m.here
	for i, id := range path {
		n := m.ground.number(id)
		switch l, joined := m.state.border(m.ground.spot(at), Spot{m.room.ID, id}); {
		case n != none && slices.Contains(m.ground.around(at), int16(n)):
		case joined && l.Line == parts.Gap:
			return nil, "MM-AMB-73"
		default:
			return nil, "MM-WALL-01"
		}
		if m.ground.full[n] {
			return nil, "MM-CAP-02"
		}
		if m.ground.mice[n] > 0 && i < len(path)-1 {
			return nil, "MM-CAP-03" // MM-AMB-09
		}
		way, at = append(way, n), n
	}
	return way, ""
}

// asNear reports whether a way is what the figure would do for another mouse as
// near, whose initiative card lies lower.
func (m *mind) asNear(g goal, a March) bool {
	for i := range m.prey {
		p := &m.prey[i]
		if p.name == g.mouse || p.least != g.least || p.most != g.most || m.onGround(p.at) == none {
			continue
		}
		for _, way := range m.ways(m.onGround(p.at), m.state.Turn.Points) {
			if slices.Equal(m.ground.path(way), a.Path) {
				return true
			}
		}
	}
	return false
}

// nearerGoal reports whether a space is nearer to the goal than the figure's own.
func (m *mind) nearerGoal(g goal, n int) bool {
	far := m.ground.distances(m.onGround(g.at))
	return far[n] < far[m.here]
}

// marchedBlindly judges so many steps on a tile without a map.
func (j judge) marchedBlindly(m *mind, g goal, a March) *rules.Violation {
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
	for _, p := range m.prey {
		if p.name == a.Toward && p.least == p.most && p.least == g.most {
			return j.against("MM-MMOV-06", due.Toward)
		}
	}
	return j.against("MM-MMOV-03", due.Toward)
}
