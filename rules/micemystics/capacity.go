package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Full reports whether 4 small figures or 1 large figure fill a space (MM-CAP-02). Brodie takes no
// room (MM-CAT-01). A wide space is never full (MM-WIDE-01).
func (s *State) Full(at Spot) bool {
	r := s.Room(at.Room)
	if r == nil || r.findSpace(at.Space).Wide {
		return false
	}
	return s.fills(s.countFigures(at))
}

// MM-CAP-01. Under a house rule, 4 figures of any size fill a space (MM-AMB-05).
func (s *State) placesFor(small, large int) int {
	if large > 0 && s.House.Is(LargeWithSmall, "false") {
		return 0
	}
	return max(0, parts.SmallOnSpace-small-large)
}

// MM-CAP-02
func (s *State) fills(small, large int) bool { return s.placesFor(small, large) == 0 }

// MM-CAP-01, MM-AMB-05
func (s *State) overcrowds(small, large int) bool {
	mixed := small > 0 && large > 0 && s.House.Is(LargeWithSmall, "false")
	return small+large > parts.SmallOnSpace || large > 1 || mixed
}

// MM-CAP-01, MM-AMB-05
func (s *State) fits(at Spot, large bool) bool {
	r := s.Room(at.Room)
	if r != nil && r.findSpace(at.Space).Wide {
		return true
	}
	small, larges := s.countFigures(at)
	return s.leavesRoom(small, larges, large)
}

// MM-AMB-05
func (s *State) leavesRoom(small, larges int, large bool) bool {
	if large {
		return small+larges == 0 || larges == 0 && s.House.Is(LargeWithSmall, "true") && !s.fills(small, larges)
	}
	return !s.fills(small, larges)
}

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

func (s *State) roomForMice(at Spot) int {
	r := s.Room(at.Room)
	if r == nil || r.findSpace(at.Space).Wide {
		return len(s.Mice)
	}
	return s.placesFor(s.countFigures(at))
}

// partyArrival describes on which spaces mice arrive. The list `spread` has the spaces of some
// mice. All others arrive on the space `main`.
type partyArrival struct {
	room   string
	main   parts.SpaceID
	mice   []Name
	spread []Standing
	near   func(parts.SpaceID) bool // whether a mouse in `spread` may go to this space
}

func (s *State) maybeAdjacent(room string, a, b parts.SpaceID) bool {
	return s.adjacent(Spot{room, a}, Spot{room, b}) != No
}

func (l partyArrival) spaceOf(mouse Name) parts.SpaceID {
	for _, st := range l.spread {
		if st.Figure == mouse {
			return st.Space
		}
	}
	return l.main
}

func (l partyArrival) spaces() []parts.SpaceID {
	var out []parts.SpaceID
	for _, st := range l.spread {
		out = append(out, st.Space)
	}
	return out
}

func (s *State) exploreArrival(a Explore) partyArrival {
	main, doors := s.arrivalSpace(a), s.doorways(a)
	return partyArrival{a.Into, main, s.MiceIn(s.At(a.Mouse).Room), a.Spread, func(id parts.SpaceID) bool {
		free := s.House.Is(Arrival, "spread")
		return slices.Contains(doors, id) || !free && s.maybeAdjacent(a.Into, main, id)
	}}
}

func (s *State) flipArrival(a Flip) partyArrival {
	from := s.At(a.Mouse)
	other := s.otherSide(from.Room)
	main := other.flipSpace(s.flipAt(from), a.To)
	return partyArrival{other.ID, main, s.MiceIn(from.Room), a.Spread, func(id parts.SpaceID) bool {
		return id != main && s.maybeAdjacent(other.ID, main, id)
	}}
}

func (s *State) checkOverfull(l partyArrival) *rules.Violation {
	count := map[parts.SpaceID]int{}
	for _, mouse := range l.mice {
		count[l.spaceOf(mouse)]++
	}
	for _, id := range append([]parts.SpaceID{l.main}, l.spaces()...) {
		at := Spot{l.room, id}
		if room := s.roomForMice(at); id != "" && count[id] > room {
			return against("MM-CAP-01", "crowd", rules.Args{"space": at.Noun(), "mice": count[id], "room": room})
		}
	}
	return nil
}

// checkSpread checks the arrival of mice that are not on the main space. If `freely` is false, the
// main space must be filled before mice go to other spaces.
func (s *State) checkSpread(l partyArrival, id tables.RuleID, freely bool) *rules.Violation {
	room := s.roomForMice(Spot{l.room, l.main})
	for i, st := range l.spread {
		args := withArgs(spaceArgs(l.room, st.Space), "mouse", st.Figure.Noun())
		twice := slices.ContainsFunc(l.spread[:i], func(o Standing) bool { return o.Figure == st.Figure })
		into := s.Room(l.room)
		switch {
		case !slices.Contains(l.mice, st.Figure):
			return impossible(id, "not-along", args)
		case twice:
			return impossible(id, "spread-twice", args)
		case st.Space == "":
			return impossible(id, "spread-nowhere", args)
		case into.Mapped() && !into.onMap(st.Space):
			return impossible(id, "no-space", args)
		case !freely && len(l.mice)-len(l.spread) < min(room, len(l.mice)):
			return against(id, "spread-apart", args)
		case into.Mapped() && !l.near(st.Space):
			return against(id, "spread-far", args)
		}
	}
	return nil
}
