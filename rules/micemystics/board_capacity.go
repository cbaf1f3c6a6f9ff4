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

// placesFor returns how many more small figures go on an ordinary space that holds
// so many (MM-CAP-01): 4 small figures or 1 large one fill it, or 4 of any size if
// a house rule lets them stand together (MM-AMB-05).
func (s *State) placesFor(small, large int) int {
	if large > 0 && s.House.Is(LargeWithSmall, "false") {
		return 0
	}
	return max(0, parts.SmallOnSpace-small-large)
}

// fills reports whether so many figures fill an ordinary space (MM-CAP-02).
func (s *State) fills(small, large int) bool { return s.placesFor(small, large) == 0 }

// overcrowds reports whether so many figures are more than an ordinary space may
// hold (MM-CAP-01, MM-AMB-05).
func (s *State) overcrowds(small, large int) bool {
	mixed := small > 0 && large > 0 && s.House.Is(LargeWithSmall, "false")
	return small+large > parts.SmallOnSpace || large > 1 || mixed
}

// fits reports whether a spot has room for one more figure of that size (MM-CAP-01,
// MM-AMB-05).
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
	if large {
		return small+larges == 0 || larges == 0 && s.House.Is(LargeWithSmall, "true") && !s.fills(small, larges)
	}
	return !s.fills(small, larges)
}

// countFigures counts the small and the large figures on a spot, Brodie apart.
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

// roomForMice returns how many mice a spot has room for.
func (s *State) roomForMice(at Spot) int {
	r := s.findRoom(at.Room)
	if r == nil || r.findSpace(at.Space).Wide {
		return len(s.Mice)
	}
	return s.placesFor(s.countFigures(at))
}
