package micemystics

import (
	"tablemate/rules/micemystics/tilegraph"
)

// pathSearch is how a figure walks to a goal.
type pathSearch struct {
	*decider
	to    int
	limit int
}

// shortestPaths returns all paths that the figure may take, as long as possible:
// up to the goal, the limit, a space with a mouse (MM-AMB-09) or one from which a
// ranged minion sees a mouse (MM-MMOV-08); if no path leads there, as near to the
// goal as it can come (MM-MMOV-04). None if it must stay. Unknown lines of sight
// on the way are added to the questions.
func (d *decider) shortestPaths(to, limit int) tilegraph.Ways {
	return d.tile.ShortestWays(d.start, d.tile.distances(to), &pathSearch{d, to, limit})
}

// Enter reports whether the figure may pass a space, or end there if it must:
// a full one is barred (MM-CAP-02), and a large figure ends only on empty spaces
// (MM-AMB-05).
func (s *pathSearch) Enter(n int) bool {
	if n == s.to || s.tile.mice[n] > 0 {
		return s.tile.fits(n, s.me.large)
	}
	return !s.tile.full[n]
}

// Stop reports whether the figure's movement ends on a space.
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

// End reports whether the figure has room on a space.
func (s *pathSearch) End(n int) bool { return s.tile.fits(n, s.me.large) }

// endOf returns the space where a path from start ends.
func endOf(path []int, start int) int {
	if len(path) == 0 {
		return start
	}
	return path[len(path)-1]
}
