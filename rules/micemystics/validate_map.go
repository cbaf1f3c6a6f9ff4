package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// validateMaps: a map names each space once, and speaks of its own spaces only
// (MM-TILE-01).
func validateMaps(s *State) *rules.Problem {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		for j, space := range r.Map.Spaces {
			if slices.ContainsFunc(r.Map.Spaces[:j], func(o parts.Space) bool { return o.ID == space.ID }) {
				return broken("MM-TILE-01", "space_twice", spotArgs(Spot{r.ID, space.ID}))
			}
		}
		for _, id := range mapMentions(r.Map) {
			if !r.onMap(id) {
				return broken("MM-TILE-01", "space", spotArgs(Spot{r.ID, id}))
			}
		}
	}
	return nil
}

// mapMentions returns the spaces that a map names beside its list of them.
func mapMentions(m parts.Map) []parts.SpaceID {
	var out []parts.SpaceID
	for _, l := range m.Links {
		out = append(out, l.A, l.B, l.Arrow)
	}
	for _, p := range slices.Concat(m.Blind, m.Clear) {
		out = append(out, p[0], p[1])
	}
	for _, space := range m.Spaces {
		out = append(out, space.Current)
	}
	return slices.DeleteFunc(out, func(id parts.SpaceID) bool { return id == "" || id == parts.Off })
}
