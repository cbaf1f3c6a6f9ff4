package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkOverfull is the violation of mice who would fill a space with more figures
// than it may hold.
func (s *State) checkOverfull(l partyArrival) *rules.Violation {
	count := map[parts.SpaceID]int{}
	for _, mouse := range l.mice {
		count[l.spaceOf(mouse)]++
	}
	for _, id := range append([]parts.SpaceID{l.main}, l.spaces()...) {
		if id != "" && count[id] > s.roomForMice(Spot{l.room, id}) {
			return book.Against("MM-CAP-01", spaceArgs(l.room, id))
		}
	}
	return nil
}

// checkSpread is the violation of a mouse placed apart although there was room
// with the others.
func (s *State) checkSpread(l partyArrival, id tables.RuleID, freely bool) *rules.Violation {
	room := s.roomForMice(Spot{l.room, l.main})
	for i, st := range l.spread {
		args := rules.Args{"mouse": st.Figure.Noun(), "room": tileSide(l.room), "space": Spot{l.room, st.Space}.Noun()}
		twice := slices.ContainsFunc(l.spread[:i], func(o Standing) bool { return o.Figure == st.Figure })
		into := s.findRoom(l.room)
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
