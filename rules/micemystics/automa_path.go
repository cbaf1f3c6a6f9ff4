package micemystics

import (
	"slices"

	"tablemate/rules/micemystics/tilegraph"
)

// pathSearch collects the shortest paths of a figure to a goal.
type pathSearch struct {
	*decider
	to       int
	complete [][]int // those that end at the limit, at the goal or with a mouse
	short    [][]int // those that end before, for want of room
}

// shortestPaths returns all paths that the figure may take, as long as possible:
// up to the goal, the limit, a space with a mouse (MM-AMB-09) or one from which a
// ranged minion sees a mouse (MM-MMOV-08); if no path leads there, as near to the
// goal as it can come (MM-MMOV-04). None if it must stay. Unknown lines of sight
// on the way are added to the questions.
func (d *decider) shortestPaths(to, limit int) [][]int {
	s := &pathSearch{decider: d, to: to}
	d.tile.ShortestPaths(d.start, d.tile.distances(to), tilegraph.Walk{
		Enter: s.mayEnter,
		Stop: func(path []int) bool {
			at := endOf(path, d.start)
			return len(path) == limit || at == to || len(path) > 0 && s.stopsAt(at)
		},
	}, s.keepPath)
	if len(s.complete) > 0 {
		return s.complete
	}
	longest := 1
	for _, path := range s.short {
		longest = max(longest, len(path))
	}
	return slices.DeleteFunc(s.short, func(path []int) bool { return len(path) < longest })
}

// mayEnter reports whether the figure may pass a space, or end there if it must:
// a full one is barred (MM-CAP-02), and a large figure ends only on empty spaces
// (MM-AMB-05).
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
	at := s.tile.spotAt(n)
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

// keepPath keeps a path without the spaces at its end where the figure has no room.
func (s *pathSearch) keepPath(path []int, stopped bool) {
	whole := len(path)
	for len(path) > 0 && !s.tile.fits(path[len(path)-1], s.me.large) {
		path = path[:len(path)-1]
	}
	switch {
	case len(path) == 0:
	case stopped && len(path) == whole:
		s.complete = append(s.complete, slices.Clone(path))
	case !slices.ContainsFunc(s.short, func(o []int) bool { return slices.Equal(o, path) }):
		s.short = append(s.short, slices.Clone(path))
	}
}

// endOf returns the space where a path from start ends.
func endOf(path []int, start int) int {
	if len(path) == 0 {
		return start
	}
	return path[len(path)-1]
}
