package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// pathStep is one step of a path, before it is taken.
type pathStep struct {
	from, to Spot
	cost     int
	full     bool // nobody may enter any more (MM-CAP-02)
}

// pathSteps splits a path into steps. It stops at a mousetrap, because its test
// must be rolled first (MM-TRAP-01).
func (s *State) pathSteps(mouse Name, path []parts.SpaceID) []pathStep {
	var out []pathStep
	t := s
	for i, id := range path {
		from := t.At(mouse)
		to := Spot{from.Room, id}
		out = append(out, pathStep{from, to, s.stepCost(from, to), to != from && t.Full(to)})
		if i == len(path)-1 || s.hasTrap(to) {
			break
		}
		if t == s {
			walked := s.clone()
			t = &walked
		}
		t.setSpot(mouse, to)
	}
	return out
}

// stepCost returns how many movement points a step takes: 1 (MM-MOVE-02), 3 over a
// yellow line against its arrow (MM-LINE-01, MM-LINE-02), 1 along the hook and
// line (MM-HOOK-05).
func (s *State) stepCost(from, to Spot) int {
	if s.againstArrow(from, to) {
		return parts.AgainstArrow
	}
	return 1
}

// againstArrow reports whether a step leads over a yellow line against its arrow.
func (s *State) againstArrow(from, to Spot) bool {
	l, ok := s.border(from, to)
	return ok && l.Line == parts.Yellow && l.Arrow == from.Space && !s.joinedByHook(from, to)
}

// joinedByHook reports whether the hook and line joins two spots.
func (s *State) joinedByHook(a, b Spot) bool {
	hook := s.findToken(parts.Hook)
	if hook == nil || a.Room != hook.At.Room || b.Room != hook.At.Room {
		return false
	}
	return hook.At == a && hook.To == b.Space || hook.At == b && hook.To == a.Space
}

// isWater reports whether a spot is known to be water.
func (s *State) isWater(at Spot) bool {
	r := s.findRoom(at.Room)
	return r != nil && r.findSpace(at.Space).Water
}

// mayCross reports whether a card lets the mouse over red lines and the gaps
// between pipes now: one that it used in this turn, or one that it wears
// (MM-LINE-04, MM-WALL-03).
func (s *State) mayCross(m *Mouse) bool {
	if s.Turn.Crossing && s.Turn.Card == m.Hero.ID {
		return true
	}
	for _, id := range m.Equipped {
		if s.findSearch(id).Crosses {
			return true
		}
	}
	return false
}

// isBound reports whether more minions than mice stand around a mouse, itself
// among the mice (MM-CAP-04, MM-AMB-07). Who lies on its side counts (MM-AMB-69).
func (s *State) isBound(mouse Name) bool {
	at := s.At(mouse)
	return len(s.MiceOn(at)) < s.FoesOn(at)
}

// climbsOut reports whether a step leads a mouse out of the water. Minions walk
// there as everywhere (MM-WATER-08).
func (s *State) climbsOut(from, to Spot) bool { return s.isWater(from) && !s.isWater(to) }

// hasTrap reports whether a mousetrap lies on a spot.
func (s *State) hasTrap(at Spot) bool {
	r := s.findRoom(at.Room)
	return r != nil && slices.Contains(r.Traps, at.Space)
}

// upstream reports whether a step from water to water goes against the current.
func (r *Room) upstream(from, to parts.SpaceID) bool {
	a, b := r.findSpace(from), r.findSpace(to)
	return a.Water && b.Water && b.Current == from && a.Current != to
}

// elsewhere reports whether a space that a tile's map lacks is a place that
// people named, or is on the map of another tile.
func (s *State) elsewhere(room string, id parts.SpaceID) bool {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if r.ID != room && r.onMap(id) || r.ID == room && r.isNamed(id) {
			return true
		}
	}
	return false
}

// stepArgs returns what a sentence about a step mentions.
func stepArgs(mouse Name, t pathStep) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "room": tileSide(t.from.Room), "from": t.from.Noun(), "space": t.to.Noun()}
}
