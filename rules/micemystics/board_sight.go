package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// lineOfSight reports whether a line from the centre of one spot to that of another
// meets neither wall nor black area (MM-LOS-01). Figures, water and lines never
// block. What people said of a pair is remembered for the chapter (MM-LOS-02);
// nobody sees beyond the own tile (MM-RNG-02).
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
	return answerOf(!slices.ContainsFunc(r.Map.Walls, func(w parts.Wall) bool { return meet(*from, *to, w.From, w.To) }))
}

// centre is where a space of the map lies, nil where nobody measured it.
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

// meet reports whether two straight pieces have a point in common. Their ends
// belong to them: a line that touches the end of a wall, or runs along it, does
// not pass. So no line slips through where two pieces of a wall join.
func meet(a, b, c, d parts.Point) bool {
	ab, ba := side(a, b, c), side(a, b, d)
	cd, dc := side(c, d, a), side(c, d, b)
	if ab*ba < 0 && cd*dc < 0 {
		return true
	}
	return ab == 0 && within(a, b, c) || ba == 0 && within(a, b, d) ||
		cd == 0 && within(c, d, a) || dc == 0 && within(c, d, b)
}

// side is 1 where p lies on one side of the line through a and b, -1 on the
// other, and 0 on the line itself.
func side(a, b, p parts.Point) int {
	switch area := (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X); {
	case area > 0:
		return 1
	case area < 0:
		return -1
	}
	return 0
}

// within reports whether p, on the line through a and b, lies between them.
func within(a, b, p parts.Point) bool {
	return min(a.X, b.X) <= p.X && p.X <= max(a.X, b.X) && min(a.Y, b.Y) <= p.Y && p.Y <= max(a.Y, b.Y)
}
