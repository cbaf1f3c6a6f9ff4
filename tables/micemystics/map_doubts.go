package micemystics

import (
	"slices"
	"strings"

	"tablemate/tables"
)

// MapDoubt is a warning about a likely mistake in a map.
type MapDoubt = tables.Sentence

// Doubts returns likely mistakes that people should check on the real tile.
func (m Map) Doubts() []*MapDoubt {
	var found []*MapDoubt
	if apart := m.cutOff(); len(apart) > 0 {
		found = append(found, &MapDoubt{ID: "box.map-doubt-island",
			Args: tables.Args{"spaces": strings.Join(apart, ", ")}})
	}
	if !slices.ContainsFunc(m.Spaces, func(s Space) bool { return s.Spawn }) { // MM-SPAWN-01
		found = append(found, &MapDoubt{ID: "box.map-doubt-no-spawn"})
	}
	if !slices.ContainsFunc(m.Spaces, func(s Space) bool { return len(s.Exits) > 0 }) { // MM-EXP-03
		found = append(found, &MapDoubt{ID: "box.map-doubt-no-exit"})
	}
	return found
}

// cutOff divides the spaces into two groups: those that are connected to the first space, and all
// others. It returns the smaller group, which is empty if all spaces are connected.
func (m Map) cutOff() []string {
	var joined []SpaceID
	var with, without []string
	spaces := m.sortedSpaces()
	for _, s := range spaces[:min(1, len(spaces))] {
		joined = append(joined, s.ID)
	}
	for i := 0; i < len(joined); i++ {
		for _, l := range m.Around(joined[i]) {
			if !slices.Contains(joined, l.B) {
				joined = append(joined, l.B)
			}
		}
	}
	for _, s := range spaces {
		if slices.Contains(joined, s.ID) {
			with = append(with, string(s.ID))
		} else {
			without = append(without, string(s.ID))
		}
	}
	if len(with) < len(without) {
		return with
	}
	return without
}
