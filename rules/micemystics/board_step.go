package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// tread is one step of a path, before it is taken.
type tread struct {
	from, to Spot
	cost     int
	full     bool // nobody may enter any more (MM-CAP-02)
}

// treads are the steps of a path as far as the rules let it be foretold: a
// mousetrap makes the mouse pause for its test (MM-TRAP-01).
func (s *State) treads(mouse Name, path []parts.SpaceID) []tread {
	var out []tread
	t := s
	for i, id := range path {
		from := t.At(mouse)
		to := Spot{from.Room, id}
		out = append(out, tread{from, to, s.cost(from, to), to != from && t.Full(to)})
		if i == len(path)-1 || s.trapped(to) {
			break
		}
		if t == s {
			walked := s.copied()
			t = &walked
		}
		t.stand(mouse, to)
	}
	return out
}

// cost is how many movement points a step takes: 1 (MM-MOVE-02), 3 over a yellow
// line against its arrow (MM-LINE-01, MM-LINE-02), 1 along the hook and line
// (MM-HOOK-05).
func (s *State) cost(from, to Spot) int {
	if s.against(from, to) {
		return parts.AgainstArrow
	}
	return 1
}

// against reports whether a step leads over a yellow line against its arrow.
func (s *State) against(from, to Spot) bool {
	l, ok := s.border(from, to)
	return ok && l.Line == parts.Yellow && l.Arrow == from.Space && !s.hooked(from, to)
}

// hooked reports whether the hook and line joins two spots.
func (s *State) hooked(a, b Spot) bool {
	hook := s.laid(parts.Hook)
	if hook == nil || a.Room != hook.At.Room || b.Room != hook.At.Room {
		return false
	}
	return hook.At == a && hook.To == b.Space || hook.At == b && hook.To == a.Space
}

// wet reports whether a spot is known to be water.
func (s *State) wet(at Spot) bool {
	r := s.room(at.Room)
	return r != nil && r.space(at.Space).Water
}

// crosses reports whether a card lets the mouse over red lines and the gaps
// between pipes now: one that it used in this turn, or one that it wears
// (MM-LINE-04, MM-WALL-03).
func (s *State) crosses(m *Mouse) bool {
	if s.Turn.Crossing && s.Turn.Card == m.Hero.ID {
		return true
	}
	for _, id := range m.Equipped {
		if s.search(id).Crosses {
			return true
		}
	}
	return false
}

// bound reports whether more minions than mice stand around a mouse, itself
// among the mice (MM-CAP-04, MM-AMB-07). Who lies on its side counts (MM-AMB-69).
func (s *State) bound(mouse Name) bool {
	at := s.At(mouse)
	return len(s.MiceOn(at)) < s.FoesOn(at)
}

// climbs reports whether a step leads a mouse out of the water. Minions walk
// there as everywhere (MM-WATER-08).
func (s *State) climbs(from, to Spot) bool { return s.wet(from) && !s.wet(to) }

// trapped reports whether a mousetrap lies on a spot.
func (s *State) trapped(at Spot) bool {
	r := s.room(at.Room)
	return r != nil && slices.Contains(r.Traps, at.Space)
}

// upstream reports whether a step from water to water goes against the current.
func (r *Room) upstream(from, to parts.SpaceID) bool {
	a, b := r.space(from), r.space(to)
	return a.Water && b.Water && b.Current == from && a.Current != to
}

// elsewhere reports whether a space that a tile's map lacks is a place that
// people named, or is on the map of another tile.
func (s *State) elsewhere(room string, id parts.SpaceID) bool {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if r.ID != room && r.onMap(id) || r.ID == room && r.named(id) {
			return true
		}
	}
	return false
}

// stepArgs is what a sentence about a step mentions.
func stepArgs(mouse Name, t tread) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "room": tileSide(t.from.Room), "from": t.from.Noun(), "space": t.to.Noun()}
}
