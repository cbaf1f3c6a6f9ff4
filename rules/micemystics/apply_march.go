package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// marchRolled sets how far the figure may go (MM-MMOV-02).
func (r *resolver) marchRolled(_ Wait, a Fell) { r.Turn.setPoints(a.Sum(), a.Sum()) }

// applyMarch moves the figure that acts, and notes where it goes: a number of
// steps towards its goal, or just where it is then.
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

// moveMarch moves the figure that acts and notes nothing, as while a plan is made.
func (s *State) moveMarch(a March) {
	who := s.Turn.Acting
	if to := s.marchEnd(a); to != s.At(who) {
		s.setSpot(who, to)
	}
	s.Turn.Walked, s.Turn.Stays = true, ""
}

// marchEnd returns where a march leads.
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

// marchGoal returns whom the figure goes for, nobody where it is the grape, and in
// how many steps; none where it does not come nearer to its goal with each of
// them.
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

// noteMarch adds the note of a number of steps towards a goal (MM-MMOV-03).
func (r *resolver) noteMarch(goal Name, steps int, to Spot) {
	id, who := "marched", r.Turn.Acting
	args := rules.Args{"figure": who.Noun(), "count": steps, "from": r.At(who).Noun(), "to": to.Noun(), "goal": partyItem(parts.Grape)}
	if goal != NoFigure {
		args["goal"] = goal.Noun()
		if r.At(goal) == to {
			id = "reached"
		}
	}
	r.note(id, "MM-MMOV-03", args)
}

// goalSpot returns where a mouse stands, or the grape lies where none is named.
func (s *State) goalSpot(mouse Name) Spot {
	if mouse != NoFigure {
		return s.At(mouse)
	}
	if l := s.findToken(parts.Grape); l != nil {
		return l.At
	}
	return Nowhere
}

// stepToward returns where a number of steps towards a spot lead: to it if it is
// known to be as near, else to a new place. What is known of the old place bounds
// what is known of the new one.
func (s *State) stepToward(from, to Spot, steps int) Spot {
	least, most := s.walkDistance(from, to)
	if least == most && steps >= least && to.Room == from.Room {
		return to
	}
	if s.findRoom(from.Room) == nil {
		return from
	}
	at := Spot{from.Room, s.newPlace(from.Room)}
	s.forgetName(at.Room, at.Space)
	s.savePlace(at.Room, parts.Space{ID: at.Space})
	s.saveFacts(at.Room, s.newPlaceFacts(from, at, to, steps))
	return at
}

// newPlaceFacts returns what is known of the distances from a new place, which
// lies a number of steps from another on a shortest path to a goal.
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

// addPlaceFact adds what is known of the distance from the new place seen[1] to
// one spot: the goal is exactly that much nearer, others by that much at most.
func (s *State) addPlaceFact(seen []Spot, out []Fact, spot, to Spot, steps int) ([]Spot, []Fact) {
	if spot.Room != seen[1].Room || slices.Contains(seen, spot) {
		return seen, out
	}
	least, most := s.walkDistance(seen[0], spot)
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
