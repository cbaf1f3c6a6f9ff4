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
		if n := len(r.Map.Spaces); n > maxSpaces {
			return broken("MM-TILE-01", "map_size", rules.Args{"room": tileSide(r.ID), "spaces": n, "most": maxSpaces})
		}
		for j, space := range r.Map.Spaces {
			if slices.ContainsFunc(r.Map.Spaces[:j], func(o parts.Space) bool { return o.ID == space.ID }) {
				return broken("MM-TILE-01", "space_twice", spotArgs(Spot{r.ID, space.ID}))
			}
		}
		for j, l := range r.Map.Links {
			same := func(o parts.Link) bool { return o.A == l.A && o.B == l.B || o.A == l.B && o.B == l.A }
			if slices.ContainsFunc(r.Map.Links[:j], same) {
				return broken("MM-TILE-01", "link_twice", rules.Args{"room": tileSide(r.ID), "a": string(l.A), "b": string(l.B)})
			}
		}
		for _, f := range r.Facts {
			if !f.sensible() {
				return broken("MM-TILE-01", "fact", rules.Args{"room": tileSide(r.ID), "a": string(f.Between[0]), "b": string(f.Between[1])})
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

// maxSpaces is how many spaces a map may have: no way over it is longer than can be
// counted, and no tile of the box has nearly as many.
const maxSpaces = NoWay

// Unbounded returns a *rules.Problem for a map so large that no way over it can be
// searched, as another program may write it.
func (Game) Unbounded(s State) error {
	for i := range s.Rooms {
		if r := &s.Rooms[i]; len(r.Map.Spaces) > unboundSpaces {
			return broken("MM-TILE-01", "map_size", rules.Args{"room": tileSide(r.ID), "spaces": len(r.Map.Spaces), "most": maxSpaces})
		}
	}
	return nil
}

// unboundSpaces is how many spaces a map may have that a record tells of.
const unboundSpaces = 10 * maxSpaces

// sensible reports whether people can have answered so.
func (f Fact) sensible() bool {
	most := 1
	if f.Matter == Distance {
		most = NoWay
	}
	return slices.Contains(Matters, f.Matter) && f.Between[0] != f.Between[1] && f.Least >= 0 && f.Least <= f.Most && f.Most <= most
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
