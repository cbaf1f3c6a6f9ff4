package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// Full reports whether an ordinary space is full (MM-CAP-02): 4 small figures or
// 1 large one. Brodie takes up no room (MM-CAT-01), and a wide space is never
// full (MM-WIDE-01).
func (s *State) Full(at Spot) bool {
	r := s.findRoom(at.Room)
	if r == nil || r.findSpace(at.Space).Wide {
		return false
	}
	return s.fills(s.countFigures(at))
}

// fills reports whether so many figures fill an ordinary space (MM-CAP-02).
func (s *State) fills(small, large int) bool {
	if s.House.Is(LargeWithSmall, "true") {
		return small+large >= parts.SmallOnSpace
	}
	return large > 0 || small >= parts.SmallOnSpace
}

// Room for one more figure of that size on a spot (MM-CAP-01, MM-AMB-05).
func (s *State) fits(at Spot, large bool) bool {
	r := s.findRoom(at.Room)
	if r != nil && r.findSpace(at.Space).Wide {
		return true
	}
	small, larges := s.countFigures(at)
	return s.leavesRoom(small, larges, large)
}

// leavesRoom reports whether one more figure goes on an ordinary space that
// holds so many (MM-AMB-05).
func (s *State) leavesRoom(small, larges int, large bool) bool {
	switch {
	case s.House.Is(LargeWithSmall, "true"):
		return small+larges < parts.SmallOnSpace && (!large || larges == 0)
	case large:
		return small+larges == 0
	}
	return larges == 0 && small < parts.SmallOnSpace
}

// countFigures counts the small and the large figures on a spot.
func (s *State) countFigures(at Spot) (small, large int) {
	small = len(s.MiceOn(at))
	for i := range s.Minions {
		m := &s.Minions[i]
		if m.At != at {
			continue
		}
		if s.typeOf(m).Large {
			large++
		} else {
			small++
		}
	}
	return small, large
}

// roomForMice is how many mice a spot has room for.
func (s *State) roomForMice(at Spot) int {
	r := s.findRoom(at.Room)
	if r == nil || r.findSpace(at.Space).Wide {
		return len(s.Mice)
	}
	small, large := s.countFigures(at)
	switch {
	case s.House.Is(LargeWithSmall, "true"):
		return max(0, parts.SmallOnSpace-small-large)
	case large > 0:
		return 0
	}
	return max(0, parts.SmallOnSpace-small)
}
