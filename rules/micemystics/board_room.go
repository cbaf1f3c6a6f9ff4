package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// Room is one tile side in play, and all that is known of it.
type Room struct {
	ID      string          `json:"id" jsonschema:"of the tile side"`
	Tile    string          `json:"tile" jsonschema:"the piece; its other side bears the same"`
	Side    parts.Side      `json:"side,omitempty" jsonschema:"which side of the piece it is"`
	Name    Label           `json:"name" jsonschema:"as people call it"`
	Map     parts.Map       `json:"map" jsonschema:"empty: the tile is not mapped"`
	Plan    parts.RoomPlan  `json:"plan" jsonschema:"what the chapter says of it"`
	Beneath bool            `json:"beneath,omitempty" jsonschema:"the other side lies up"`
	Visited bool            `json:"visited,omitempty" jsonschema:"the mice have been here"`
	Surged  bool            `json:"surged,omitempty" jsonschema:"its special surge has happened"`
	Traps   []parts.SpaceID `json:"traps,omitempty" jsonschema:"spaces with a mousetrap"`
	Places  []parts.Space   `json:"places,omitempty" jsonschema:"places that no map shows, as far as people told of them"`
	Facts   []Fact          `json:"facts,omitempty" jsonschema:"what people answered about pairs of places"`
}

// Label is a room's name in both languages.
type Label struct {
	En string `json:"en,omitempty" jsonschema:"in English"`
	Ru string `json:"ru,omitempty" jsonschema:"in Russian"`
}

// Matter is what a fact is about.
type Matter string

// Steps are counted as minions walk, over water and lines alike (MM-MMOV-01);
// Touch is whether a fight at arm's length is possible between two places
// (MM-MEL-02); Sight whether their centres see each other (MM-LOS-01).
const (
	Distance Matter = "steps"
	Sight    Matter = "sight"
	Touch    Matter = "touch"
)

// Matters lists the matters.
var Matters = []Matter{Distance, Sight, Touch}

// Fact is what is known of two places of a room: for steps at least and at most
// so many, NoWay for none at all; for the others 1 for yes and 0 for no.
type Fact struct {
	Between parts.Pair `json:"between" jsonschema:"two places, in any order"`
	Matter  Matter     `json:"matter" jsonschema:"what the fact is about: steps, sight, or touch"`
	Least   int        `json:"least" jsonschema:"steps at least; of sight and touch 1 for yes, 0 for no"`
	Most    int        `json:"most" jsonschema:"steps at most; of sight and touch 1 for yes, 0 for no"`
}

// Known reports whether people gave the whole answer.
func (f Fact) Known() bool { return f.Least == f.Most }

// findRoom returns the room with that id, nil when there is none. It must not be
// changed.
func (s *State) findRoom(id string) *Room {
	for i := range s.Rooms {
		if s.Rooms[i].ID == id {
			return &s.Rooms[i]
		}
	}
	return nil
}

// Mapped reports whether the room has a map.
func (r *Room) Mapped() bool { return len(r.Map.Spaces) > 0 }

// findSpace returns what is known of a space; a zero space with its id where
// nothing is.
func (r *Room) findSpace(id parts.SpaceID) parts.Space {
	for _, list := range [][]parts.Space{r.Map.Spaces, r.Places} {
		for i := range list {
			if list[i].ID == id {
				return list[i]
			}
		}
	}
	return parts.Space{ID: id}
}

// onMap reports whether the map shows that space.
func (r *Room) onMap(id parts.SpaceID) bool {
	for i := range r.Map.Spaces {
		if r.Map.Spaces[i].ID == id {
			return true
		}
	}
	return false
}

// isNamed reports whether people or the record named such a place.
func (r *Room) isNamed(id parts.SpaceID) bool {
	return slices.ContainsFunc(r.Places, func(p parts.Space) bool { return p.ID == id })
}

// knows reports whether that space stands on the map or is a place with a name.
func (r *Room) knows(id parts.SpaceID) bool { return r.onMap(id) || r.isNamed(id) }

// findFact returns what people answered, and whether they did.
func (r *Room) findFact(a, b parts.SpaceID, m Matter) (Fact, bool) {
	for _, f := range r.Facts {
		if f.Matter == m && (f.Between == parts.Pair{a, b} || f.Between == parts.Pair{b, a}) {
			return f, true
		}
	}
	return Fact{}, false
}
