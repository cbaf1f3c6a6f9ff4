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
			return against("MM-CAP-01", "crowd", rules.Args{"space": Spot{l.room, id}.Noun(), "mice": count[id], "room": s.roomForMice(Spot{l.room, id})})
		}
	}
	return nil
}

// checkSpread is the violation of a mouse placed apart although there was room
// with the others.
func (s *State) checkSpread(l partyArrival, id tables.RuleID, freely bool) *rules.Violation {
	room := s.roomForMice(Spot{l.room, l.main})
	for i, st := range l.spread {
		args := func() rules.Args {
			return rules.Args{"mouse": st.Figure.Noun(), "room": tileSide(l.room), "space": Spot{l.room, st.Space}.Noun()}
		}
		twice := slices.ContainsFunc(l.spread[:i], func(o Standing) bool { return o.Figure == st.Figure })
		into := s.findRoom(l.room)
		switch {
		case !slices.Contains(l.mice, st.Figure):
			return impossible(id, "not-along", args())
		case twice:
			return impossible(id, "spread-twice", args())
		case st.Space == "":
			return impossible(id, "spread-nowhere", args())
		case into.Mapped() && !into.onMap(st.Space):
			return impossible(id, "no-space", args())
		case !freely && len(l.mice)-len(l.spread) < min(room, len(l.mice)):
			return against(id, "spread-apart", args())
		case into.Mapped() && !l.near(st.Space):
			return against(id, "spread-far", args())
		}
	}
	return nil
}
