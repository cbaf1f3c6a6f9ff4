package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// wave is who is placed in which part of the order (MM-SPAWN-02).
type wave int

// Small ranged minions come first, then large ones, then small ones that fight
// hand to hand.
const (
	rangedWave wave = iota
	largeWave
	meleeWave
)

// waveOf returns when a type is placed. Large ranged ones are large ones
// (MM-AMB-76).
func (s *State) waveOf(kind string) wave {
	t := s.Type(kind)
	switch {
	case t == nil:
		return meleeWave
	case t.Large:
		return largeWave
	case t.Ranged:
		return rangedWave
	}
	return meleeWave
}

// spawnsKnown reports whether the spawn spaces and their distances follow from
// the map: it shows such spaces, and every mouse of the room stands on it.
func (s *State) spawnsKnown(room string) bool {
	r := s.findRoom(room)
	if r == nil || !slices.ContainsFunc(r.Map.Spaces, func(p parts.Space) bool { return p.Spawn }) {
		return false
	}
	return !slices.ContainsFunc(s.Mice, func(m Mouse) bool {
		return m.OnBoard() && m.At.Room == room && !r.onMap(m.At.Space)
	})
}

// onOutlined reports whether a red outlined space takes the type first: all that
// are ranged, large ones unless a house rule says otherwise (MM-SPAWN-04,
// MM-AMB-76).
func (s *State) onOutlined(t *parts.Minion) bool {
	return t != nil && t.Ranged && (!t.Large || s.House.Is(LargeRanged, "wide_first"))
}
