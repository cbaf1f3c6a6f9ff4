package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// marchRolled is how far the figure may go (MM-MMOV-02).
func (c *course) marchRolled(_ Wait, a Fell) { c.Turn.setPoints(a.Sum(), a.Sum()) }

// marches moves the figure that acts, and tells where it goes: so many steps
// towards its goal, or just where it is then.
func (c *course) marches(a March) {
	who := c.Turn.Acting
	from, to := c.At(who), c.marchesTo(a)
	if goal, steps := c.heading(a, to); from != to && steps > 0 {
		c.marchTold(goal, steps, to)
		c.stand(who, to)
	} else if from != to {
		c.puts(who, to)
	}
	c.Turn.Walked, c.Turn.Stays = true, ""
}

// march moves the figure that acts and tells nothing, as while a plan is made.
func (s *State) march(a March) {
	who := s.Turn.Acting
	if to := s.marchesTo(a); to != s.At(who) {
		s.stand(who, to)
	}
	s.Turn.Walked, s.Turn.Stays = true, ""
}

// marchesTo is where a march leads.
func (s *State) marchesTo(a March) Spot {
	at := s.At(s.Turn.Acting)
	switch {
	case len(a.Path) > 0:
		at.Space = a.Path[len(a.Path)-1]
	case a.Steps > 0:
		at = s.stepOut(at, s.headingFor(a.Toward), a.Steps)
	}
	return at
}

// heading is whom the figure goes for, nobody where it is the grape, and in how
// many steps; none where it does not come nearer to its goal with each of them.
func (s *State) heading(a March, to Spot) (goal Name, steps int) {
	t := &s.Turn
	if t.Step != FigureStep || t.Walked || s.Wait().For != NoWait || to == s.At(t.Acting) {
		return NoFigure, 0
	}
	m := s.quietMind(t.Acting)
	g, by := m.choose()
	if by != "" || len(m.asks) > 0 || g.at == m.me.at {
		return NoFigure, 0
	}
	at, end := m.onGround(g.at), m.onGround(to)
	if at == none {
		if a.Toward != g.mouse || len(a.Path) > 0 {
			return NoFigure, 0
		}
		return g.mouse, a.Steps
	}
	if end == none {
		return NoFigure, 0
	}
	far := m.ground.distances(at)
	if steps = int(far[m.here]) - int(far[end]); len(a.Path) > 0 && len(a.Path) != steps {
		return NoFigure, 0
	}
	return g.mouse, steps
}

// marchTold tells of so many steps towards a goal (MM-MMOV-03).
func (c *course) marchTold(goal Name, steps int, to Spot) {
	id, who := "marched", c.Turn.Acting
	args := rules.Args{"figure": who.Noun(), "count": steps, "from": c.At(who).Noun(), "to": to.Noun(), "goal": partyItem(parts.Grape)}
	if goal != NoFigure {
		args["goal"] = goal.Noun()
		if c.At(goal) == to {
			id = "reached"
		}
	}
	c.note(id, "MM-MMOV-03", args)
}

// headingFor is where a mouse stands, or the grape lies where none is named.
func (s *State) headingFor(mouse Name) Spot {
	if mouse != NoFigure {
		return s.At(mouse)
	}
	if l := s.laid(parts.Grape); l != nil {
		return l.At
	}
	return Nowhere
}

// stepOut is where so many steps towards a spot lead: to it when it is known to
// be so near, else to a place that the record names. What is known of the old
// place bounds what is known of the new one.
func (s *State) stepOut(from, to Spot, steps int) Spot {
	least, most := s.steps(from, to)
	if least == most && steps >= least && to.Room == from.Room {
		return to
	}
	if s.room(from.Room) == nil {
		return from
	}
	at := Spot{from.Room, s.newPlace(from.Room)}
	s.namePlace(at.Room, parts.Space{ID: at.Space})
	s.told(at.Room, s.farther(from, at, to, steps))
	return at
}

// farther is what is known of the distances from a place that lies so many steps
// from another, on a shortest way to a goal.
func (s *State) farther(from, at, to Spot, steps int) []Fact {
	out := []Fact{{Between: parts.Pair{at.Space, from.Space}, Matter: Distance, Least: steps, Most: steps}}
	seen := []Spot{from, at}
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() {
			seen, out = s.within(seen, out, m.At, to, steps)
		}
	}
	if l := s.laid(parts.Grape); l != nil {
		_, out = s.within(seen, out, l.At, to, steps)
	}
	return out
}

// within adds what is known of the distance from the new place seen[1] to one
// spot: the goal is exactly so much nearer, others by so much at most.
func (s *State) within(seen []Spot, out []Fact, spot, to Spot, steps int) ([]Spot, []Fact) {
	if spot.Room != seen[1].Room || slices.Contains(seen, spot) {
		return seen, out
	}
	least, most := s.steps(seen[0], spot)
	f := Fact{Between: parts.Pair{seen[1].Space, spot.Space}, Matter: Distance, Least: max(1, least-steps), Most: min(NoWay, most+steps)}
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
