package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
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

// overfull is a space that would hold more figures than it may.
func (s *State) overfull(l landing) *rules.Violation {
	count := map[parts.SpaceID]int{}
	for _, mouse := range l.mice {
		count[l.of(mouse)]++
	}
	for _, id := range append([]parts.SpaceID{l.main}, l.spaces()...) {
		if id != "" && count[id] > s.places(Spot{l.room, id}) {
			return book.Against("MM-CAP-01", spaceArgs(l.room, id))
		}
	}
	return nil
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

// places is how many mice a spot has room for.
func (s *State) places(at Spot) int {
	r := s.room(at.Room)
	if r == nil || r.space(at.Space).Wide {
		return len(s.Mice)
	}
	small, large := s.crowd(at)
	switch {
	case s.House.Is(LargeWithSmall, "true"):
		return max(0, parts.SmallOnSpace-small-large)
	case large > 0:
		return 0
	}
	return max(0, parts.SmallOnSpace-small)
}

// strewn is a mouse that stands where it should not beside the others.
func (s *State) strewn(l landing, id tables.RuleID, freely bool) *rules.Violation {
	room := s.places(Spot{l.room, l.main})
	for i, st := range l.spread {
		args := rules.Args{"mouse": st.Figure.Noun(), "room": tileSide(l.room), "space": Spot{l.room, st.Space}.Noun()}
		twice := slices.ContainsFunc(l.spread[:i], func(o Standing) bool { return o.Figure == st.Figure })
		into := s.room(l.room)
		switch {
		case !slices.Contains(l.mice, st.Figure) || twice || st.Space == "" || into.Mapped() && !into.onMap(st.Space):
			return book.Impossible(id, args)
		case !freely && len(l.mice)-len(l.spread) < min(room, len(l.mice)):
			return book.Against(id, args)
		case into.Mapped() && !l.near(st.Space):
			return book.Against(id, args)
		}
	}
	return nil
}
