package micemystics

import box "tablemate/tables/micemystics"

// legalItems is how a mouse may use the party items now.
func (s *State) legalItems(m *Mouse) []Action {
	var out []Action
	mouse, r := m.Name(), s.room(m.At.Room)
	for _, item := range box.PartyItems {
		out = s.ifClean(out, TakeBack{Mouse: mouse, Item: item})
	}
	out = s.ifClean(out, Lay{Mouse: mouse, Item: box.Fork})
	for _, foe := range s.foes() {
		out = s.ifClean(out, Launch{Mouse: mouse, Target: foe})
	}
	if r == nil {
		return out
	}
	for _, space := range r.Map.Spaces {
		to := Place{Space: space.ID}
		out = s.ifClean(out, Lay{Mouse: mouse, Item: box.Hook, To: &to})
		out = s.ifClean(out, Lay{Mouse: mouse, Item: box.Grape, To: &to})
		for _, other := range s.MiceOn(m.At) {
			out = s.ifClean(out, Catapult{Mouse: mouse, Passenger: other, To: to})
		}
	}
	return out
}
