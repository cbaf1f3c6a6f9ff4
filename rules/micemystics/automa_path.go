package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// path names the spaces of a way.
func (g *ground) path(way []int) []parts.SpaceID {
	out := make([]parts.SpaceID, len(way))
	for i, n := range way {
		out[i] = g.room.Map.Spaces[n].ID
	}
	return out
}

// pathSearch tries every shortest way to a goal.
type pathSearch struct {
	*decider
	to       int
	limit    int
	toGoal   []int16
	path     []int
	complete [][]int // as far as the limit, the goal or a mouse
	short    [][]int // not even so far
}

// shortestPaths are all that the figure may go, as far as possible: up to the goal, the
// limit, a space with a mouse (MM-AMB-09) or one from which a ranged minion sees
// a mouse (MM-MMOV-08); where no way allows that, as near as it can come
// (MM-MMOV-04). None where it must stay.
func (d *decider) shortestPaths(to, limit int) [][]int {
	s := pathSearch{decider: d, to: to, limit: limit, toGoal: d.tile.distances(to), path: make([]int, 0, 8)}
	if s.toGoal[d.start] == NoWay {
		return nil
	}
	s.extend(d.start)
	if len(s.complete) > 0 {
		return s.complete
	}
	longest := 1
	for _, way := range s.short {
		longest = max(longest, len(way))
	}
	return slices.DeleteFunc(s.short, func(way []int) bool { return len(way) < longest })
}

func (s *pathSearch) extend(at int) {
	if len(s.path) == s.limit || at == s.to || len(s.path) > 0 && s.stopsAt(at) {
		s.keepPath()
		return
	}
	on := false
	for _, next := range s.tile.around(at) {
		n := int(next)
		if s.toGoal[n] == s.toGoal[at]-1 && s.mayEnter(n) {
			on = true
			s.path = append(s.path, n)
			s.extend(n)
			s.path = s.path[:len(s.path)-1]
		}
	}
	if !on {
		s.keepShort(s.path)
	}
}

// mayEnter reports whether the figure may pass a space, or end there where it
// must: a full one is barred (MM-CAP-02), and a large figure ends on empty
// spaces alone (MM-AMB-05).
func (s *pathSearch) mayEnter(n int) bool {
	if n == s.to || s.tile.mice[n] > 0 {
		return s.tile.fits(n, s.me.large)
	}
	return !s.tile.full[n]
}

// stopsAt reports whether the figure's movement ends on a space.
func (s *pathSearch) stopsAt(n int) bool {
	if s.tile.mice[n] > 0 {
		return true
	}
	if !s.me.ranged {
		return false
	}
	at := s.tile.spot(n)
	seen := s.seenFrom(at)
	if seen == Unknown {
		for i := range s.candidates {
			if s.state.lineOfSight(at, s.candidates[i].at) == Unknown {
				s.ask(at, s.candidates[i].at, Sight)
			}
		}
	}
	return seen != No
}

// keepPath takes the way as it is, or less the spaces where the figure may not end.
func (s *pathSearch) keepPath() {
	switch {
	case len(s.path) == 0:
	case s.tile.fits(s.path[len(s.path)-1], s.me.large):
		s.complete = append(s.complete, slices.Clone(s.path))
	default:
		s.keepShort(s.path)
	}
}

func (s *pathSearch) keepShort(way []int) {
	for len(way) > 0 && !s.tile.fits(way[len(way)-1], s.me.large) {
		way = way[:len(way)-1]
	}
	if len(way) > 0 && !slices.ContainsFunc(s.short, func(o []int) bool { return slices.Equal(o, way) }) {
		s.short = append(s.short, slices.Clone(way))
	}
}
