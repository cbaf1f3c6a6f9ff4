package micemystics

import (
	"slices"
	"strconv"

	"tablemate/rules"
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
	Still   bool            `json:"still,omitempty" jsonschema:"people told that its water has no current"`
	Facts   []Fact          `json:"facts,omitempty" jsonschema:"what people answered about pairs of places"`
}

// Label is a room's name in both languages.
type Label struct {
	En string `json:"en,omitempty" jsonschema:"in English"`
	Ru string `json:"ru,omitempty" jsonschema:"in Russian"`
}

// Matter is the subject of a fact.
type Matter string

// Steps are counted as minions walk, over water and lines too (MM-MMOV-01). Touch is whether
// two places are in melee reach (MM-MEL-02). Sight is whether their centres see each other
// (MM-LOS-01).
const (
	Distance Matter = "steps"
	Sight    Matter = "sight"
	Touch    Matter = "touch"
)

// Matters lists the matters.
var Matters = []Matter{Distance, Sight, Touch}

// Fact is what is known about two places of a room. For Steps it holds the smallest and largest
// possible number, or NoWay; for the others 1 is yes and 0 is no.
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

// findSpace returns what is known of a space; an unknown space has only its id.
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

// isNamed reports whether people or the record named this place.
func (r *Room) isNamed(id parts.SpaceID) bool {
	return slices.ContainsFunc(r.Places, func(p parts.Space) bool { return p.ID == id })
}

// knows reports whether a space is on the map or is a named place.
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

// possibleJoins returns the exits on the mouse's side that the chapter connects with the other
// tile: the named exit, or those reachable from the mouse's space. A is always the mouse's
// side.
func (s *State) possibleJoins(a Explore) []parts.Join {
	at := s.At(a.Mouse)
	r := s.findRoom(at.Room)
	var out []parts.Join
	for _, j := range s.Chapter.Joins {
		if j.B == at.Room && j.A == a.Into {
			j.A, j.ExitA, j.B, j.ExitB = j.B, j.ExitB, j.A, j.ExitA
		}
		here := a.Exit == j.ExitA ||
			a.Exit == "" && (r == nil || !r.onMap(at.Space) || slices.Contains(r.findSpace(at.Space).Exits, j.ExitA))
		if j.A == at.Room && j.B == a.Into && here {
			out = append(out, j)
		}
	}
	return out
}

// doorways returns the spaces of the new tile's map at the exit that continues the
// old one; at any exit where the chapter's joins are not known.
func (s *State) doorways(a Explore) []parts.SpaceID {
	var out []parts.SpaceID
	joins := s.possibleJoins(a)
	for _, sp := range s.findRoom(a.Into).Map.Spaces {
		at := len(joins) == 0 && len(sp.Exits) > 0
		for _, j := range joins {
			at = at || slices.Contains(sp.Exits, j.ExitB)
		}
		if at {
			out = append(out, sp.ID)
		}
	}
	return out
}

// onlyDoorway returns the space at the exit; "" if there are several or no map.
func (s *State) onlyDoorway(a Explore) parts.SpaceID {
	doors := s.doorways(a)
	if len(doors) != 1 {
		return ""
	}
	return doors[0]
}

// exitsAt returns the exits that a spot lies at; one without a name where no map
// shows them.
func (s *State) exitsAt(at Spot) []string {
	if r := s.findRoom(at.Room); r != nil && r.onMap(at.Space) {
		return r.findSpace(at.Space).Exits
	}
	return []string{""}
}

// flipAt returns the kind of flip space that a spot is known to be.
func (s *State) flipAt(at Spot) parts.Flip {
	if r := s.findRoom(at.Room); r != nil {
		return r.findSpace(at.Space).Flip
	}
	return parts.NoFlip
}

// otherSide returns the other side of a room's piece, or nil if nobody entered it.
func (s *State) otherSide(room string) *Room {
	r := s.findRoom(room)
	if r == nil {
		return nil
	}
	for i := range s.Rooms {
		if s.Rooms[i].Tile == r.Tile && s.Rooms[i].ID != room {
			return &s.Rooms[i]
		}
	}
	return nil
}

// flipSpaces returns the flip spaces on the map; those of this kind, if there are any.
func (r *Room) flipSpaces(kind parts.Flip) []parts.SpaceID {
	var all, same []parts.SpaceID
	for _, sp := range r.Map.Spaces {
		if sp.Flip == parts.NoFlip {
			continue
		}
		all = append(all, sp.ID)
		if sp.Flip == kind {
			same = append(same, sp.ID)
		}
	}
	if len(same) > 0 {
		return same
	}
	return all
}

// flipSpace returns the flip space where the mice are placed: the named one, or the only one.
func (r *Room) flipSpace(kind parts.Flip, told parts.SpaceID) parts.SpaceID {
	if spaces := r.flipSpaces(kind); told == "" && len(spaces) == 1 {
		return spaces[0]
	}
	return told
}

// rescueRoom returns the room where a rescued mouse returns: the room of the mouse beside which
// it returns, or the tile side where the party last was.
func (s *State) rescueRoom(a Return) string {
	others := s.otherMice(a.Mouse)
	for _, m := range others {
		if r := s.findRoom(m.At.Room); r != nil && r.knows(a.To.Space) {
			return r.ID
		}
	}
	if len(others) > 0 {
		return others[0].At.Room
	}
	return s.partyRoom()
}

// placeSpot returns the spot of a place that people described: that of a named figure, a named
// space, or a new place without a name.
func (s *State) placeSpot(room string, p Place) Spot {
	if at := s.At(p.With); p.With != NoFigure && at != Nowhere {
		return at
	}
	return Spot{room, p.Space}
}

// mergedWith returns what is known of a space, combined with what p says.
func (p Place) mergedWith(known parts.Space) parts.Space {
	known.Water = known.Water || p.Water
	known.Wide = known.Wide || p.Wide
	if p.Flip != parts.NoFlip {
		known.Flip = p.Flip
	}
	return known
}

// noted reports whether a place is kept with exactly that.
func (r *Room) noted(place parts.Space) bool {
	return slices.ContainsFunc(r.Places, func(p parts.Space) bool {
		return p.ID == place.ID && p.Water == place.Water && p.Wide == place.Wide && p.Flip == place.Flip
	})
}

// nameless reports whether neither a map nor people have a name for a spot.
func nameless(at Spot) bool { return at.Space == "" || at.Space[0] == '?' }

// located adds to args where something happens: a space, and of a nameless one
// who is there at that moment.
func (s *State) located(args rules.Args, at Spot) rules.Args {
	args["space"] = at.Noun()
	s.meeting(args, at)
	return args
}

// meeting adds who is on a nameless spot to args.
func (s *State) meeting(args rules.Args, at Spot) {
	if !nameless(at) {
		return
	}
	with := s.FiguresOn(at)
	if s.Cat != nil && *s.Cat == at {
		with = append(with, Brodie)
	}
	if len(with) > 0 {
		args["with"] = nouns(with, Name.Noun)
	}
}

// newPlace returns a name for an empty place without a map.
func (s *State) newPlace(room string) parts.SpaceID {
	r := s.findRoom(room)
	for n := 1; ; n++ {
		id := parts.SpaceID("?" + strconv.Itoa(n))
		if !r.isNamed(id) && !s.occupied(Spot{room, id}) {
			return id
		}
	}
}
