package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// legalItems lists how a mouse may use the party items now.
func (s *State) legalItems(m *Mouse) []Action {
	var out []Action
	mouse, r := m.Name(), s.findRoom(m.At.Room)
	if len(s.Laid)+len(s.Stash) == 0 {
		return nil
	}
	for _, item := range parts.PartyItems {
		if s.liesOn(item, m.At) {
			out = s.addIfClean(out, TakeBack{Mouse: mouse, Item: item})
		}
	}
	if slices.Contains(s.Stash, parts.Fork) {
		out = s.addIfClean(out, Lay{Mouse: mouse, Item: parts.Fork})
	}
	if s.liesOn(parts.Fork, m.At) && slices.Contains(s.Stash, parts.Grape) {
		for _, foe := range s.foesOnBoard() {
			out = s.addIfClean(out, Launch{Mouse: mouse, Target: foe})
		}
	}
	if r == nil {
		return out
	}
	if !r.Mapped() && slices.Contains(s.Stash, parts.Hook) {
		out = s.addIfClean(out, Lay{Mouse: mouse, Item: parts.Hook, To: &Place{}})
	}
	for _, space := range r.Map.Spaces {
		to := Place{Space: space.ID}
		for _, item := range []parts.PartyItem{parts.Hook, parts.Grape} {
			if slices.Contains(s.Stash, item) {
				out = s.addIfClean(out, Lay{Mouse: mouse, Item: item, To: &to})
			}
		}
		if s.liesOn(parts.Fork, m.At) && s.Turn.Deed == NoDeed {
			out = s.legalFlights(out, m, to)
		}
	}
	return out
}

// legalFlights returns the mice that one mouse may throw to a place.
func (s *State) legalFlights(out []Action, m *Mouse, to Place) []Action {
	for _, other := range s.MiceOn(m.At) {
		out = s.addIfClean(out, Catapult{Mouse: m.Name(), Passenger: other, To: to})
	}
	return out
}
