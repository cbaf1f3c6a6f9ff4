package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// partyArrival is how mice come to stand on the spaces of a tile.
type partyArrival struct {
	room   string
	main   parts.SpaceID
	mice   []Name
	spread []Standing
	near   func(parts.SpaceID) bool // where those may stand who found no room
}

// maybeAdjacent reports whether two spaces are neighbours, or may be.
func (s *State) maybeAdjacent(room string, a, b parts.SpaceID) bool {
	return s.adjacent(Spot{room, a}, Spot{room, b}) != No
}

// spaceOf returns the space where a mouse comes to stand.
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

// exploreArrival returns how the mice of the old tile stand at the exit.
func (s *State) exploreArrival(a Explore) partyArrival {
	main := a.To
	if main == "" {
		main = s.onlyDoorway(a)
	}
	doors := s.doorways(a)
	return partyArrival{a.Into, main, s.miceIn(s.At(a.Mouse).Room), a.Spread, func(id parts.SpaceID) bool {
		free := s.House.Is(Arrival, "spread")
		return slices.Contains(doors, id) || !free && s.maybeAdjacent(a.Into, main, id)
	}}
}

// flipArrival returns how the mice stand on the new side.
func (s *State) flipArrival(a Flip) partyArrival {
	from := s.At(a.Mouse)
	other := s.otherSide(from.Room)
	main := other.flipSpace(s.flipAt(from), a.To)
	return partyArrival{other.ID, main, s.miceIn(from.Room), a.Spread, func(id parts.SpaceID) bool {
		return id != main && s.maybeAdjacent(other.ID, main, id)
	}}
}
