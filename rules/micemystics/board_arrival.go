package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// landing is how mice come to stand on the spaces of a tile.
type landing struct {
	room   string
	main   parts.SpaceID
	mice   []Name
	spread []Standing
	near   func(parts.SpaceID) bool // where those may stand who found no room
}

// beside reports whether two spaces are neighbours, or may be.
func (s *State) beside(room string, a, b parts.SpaceID) bool {
	return s.adjacent(Spot{room, a}, Spot{room, b}) != No
}

// of is the space where a mouse comes to stand.
func (l landing) of(mouse Name) parts.SpaceID {
	for _, st := range l.spread {
		if st.Figure == mouse {
			return st.Space
		}
	}
	return l.main
}

func (l landing) spaces() []parts.SpaceID {
	var out []parts.SpaceID
	for _, st := range l.spread {
		out = append(out, st.Space)
	}
	return out
}

// arriving is how the mice of the old tile stand at the exit.
func (s *State) arriving(a Explore) landing {
	main := a.To
	if main == "" {
		main = s.doorway(a)
	}
	doors := s.doorways(a)
	return landing{a.Into, main, s.miceIn(s.At(a.Mouse).Room), a.Spread, func(id parts.SpaceID) bool {
		free := s.House.Is(Arrival, "spread")
		return slices.Contains(doors, id) || !free && s.beside(a.Into, main, id)
	}}
}

// flipping is how the mice stand on the new side.
func (s *State) flipping(a Flip) landing {
	from := s.At(a.Mouse)
	other := s.otherSide(from.Room)
	main := other.flipSpace(s.flipAt(from), a.To)
	return landing{other.ID, main, s.miceIn(from.Room), a.Spread, func(id parts.SpaceID) bool {
		return id != main && s.beside(other.ID, main, id)
	}}
}
