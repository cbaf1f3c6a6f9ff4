package micemystics

import (
	"slices"

	"tablemate/rules/micemystics/segment"
	parts "tablemate/tables/micemystics"
)

// lineOfSight returns whether a line from the centre of one spot to that of
// another crosses neither wall nor black area (MM-LOS-01). Figures, water and
// lines never block. What people said of a pair is remembered for the chapter
// (MM-LOS-02); nobody sees beyond the own tile (MM-RNG-02).
func (s *State) lineOfSight(a, b Spot) Answer {
	r := s.findRoom(a.Room)
	switch {
	case a.Room != b.Room || r == nil:
		return No
	case a == b:
		return Yes
	case containsPair(r.Map.Blind, a.Space, b.Space):
		return No
	case containsPair(r.Map.Clear, a.Space, b.Space):
		return Yes
	}
	if f, told := r.findFact(a.Space, b.Space, Sight); told && f.Known() {
		return answerOf(f.Most == 1)
	}
	from, to := r.centre(a.Space), r.centre(b.Space)
	if from == nil || to == nil || len(r.Map.Walls) == 0 {
		return Unknown
	}
	return answerOf(!slices.ContainsFunc(r.Map.Walls, func(w parts.Wall) bool { return segment.Intersect(*from, *to, w.From, w.To) }))
}

// centre returns where a space of the map lies, nil where nobody measured it.
func (r *Room) centre(id parts.SpaceID) *parts.Point {
	for i := range r.Map.Spaces {
		if r.Map.Spaces[i].ID == id {
			return r.Map.Spaces[i].At
		}
	}
	return nil
}

func containsPair(pairs []parts.Pair, a, b parts.SpaceID) bool {
	return slices.Contains(pairs, parts.Pair{a, b}) || slices.Contains(pairs, parts.Pair{b, a})
}
