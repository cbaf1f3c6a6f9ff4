package micemystics

import (
	"slices"
	"strconv"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Room holds what the app knows about a tile side in play.
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

// A Distance ignores water and lines, because minions ignore them (MM-MMOV-01). Touch is melee
// reach (MM-MEL-02). Sight is a free line between the centres (MM-LOS-01).
const (
	Distance Matter = "steps"
	Sight    Matter = "sight"
	Touch    Matter = "touch"
)

// Matters lists all subjects of facts.
var Matters = []Matter{Distance, Sight, Touch}

// Fact is an answer about two places of a room. For Distance, the number of steps is between Least
// and Most. Least is NoWay if no path exists. For Sight and Touch, 1 is yes and 0 is no.
type Fact struct {
	Between parts.Pair `json:"between" jsonschema:"two places, in any order"`
	Matter  Matter     `json:"matter" jsonschema:"what the fact is about: steps, sight, or touch"`
	Least   int        `json:"least" jsonschema:"steps at least; of sight and touch 1 for yes, 0 for no"`
	Most    int        `json:"most" jsonschema:"steps at most; of sight and touch 1 for yes, 0 for no"`
}

// Known reports whether the fact has one exact value.
func (f Fact) Known() bool { return f.Least == f.Most }

// Room returns the room with this id, or nil. The caller must not change the room.
func (s *State) Room(id string) *Room {
	return find(s.Rooms, func(r *Room) bool { return r.ID == id })
}

// Mapped reports whether the room has a map.
func (r *Room) Mapped() bool { return len(r.Map.Spaces) > 0 }

// findSpace returns the space with this id, from the map or from Places. If the id is unknown, it
// returns a space with nothing but the id.
func (r *Room) findSpace(id parts.SpaceID) parts.Space {
	for _, list := range [][]parts.Space{r.Map.Spaces, r.Places} {
		if known := find(list, func(s *parts.Space) bool { return s.ID == id }); known != nil {
			return *known
		}
	}
	return parts.Space{ID: id}
}

func (r *Room) onMap(id parts.SpaceID) bool {
	return find(r.Map.Spaces, func(s *parts.Space) bool { return s.ID == id }) != nil
}

// isNamed reports whether a place in Places has this id.
func (r *Room) isNamed(id parts.SpaceID) bool {
	return slices.ContainsFunc(r.Places, func(p parts.Space) bool { return p.ID == id })
}

func (r *Room) knows(id parts.SpaceID) bool { return r.onMap(id) || r.isNamed(id) }

func (r *Room) findFact(a, b parts.SpaceID, m Matter) (Fact, bool) {
	for _, f := range r.Facts {
		if f.Matter == m && (f.Between == parts.Pair{a, b} || f.Between == parts.Pair{b, a}) {
			return f, true
		}
	}
	return Fact{}, false
}

// possibleJoins returns the connections between the mouse's tile side and the tile side that the
// mouse enters. In each returned Join, the field A is the mouse's tile side. If the action names no
// exit, all exits of the mouse's space count.
func (s *State) possibleJoins(a Explore) []parts.Join {
	at := s.At(a.Mouse)
	r := s.Room(at.Room)
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

// The method `doorways` returns the spaces on which the mice can arrive. If it finds no join for
// the action, it returns every space with an exit.
func (s *State) doorways(a Explore) []parts.SpaceID {
	var out []parts.SpaceID
	joins := s.possibleJoins(a)
	for _, sp := range s.Room(a.Into).Map.Spaces {
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

// arrivalSpace returns the space that the action names. If the action names none, arrivalSpace
// returns the only possible space. If people must name the space, it returns "".
func (s *State) arrivalSpace(a Explore) parts.SpaceID {
	if doors := s.doorways(a); a.To == "" && len(doors) == 1 {
		return doors[0]
	}
	return a.To
}

// exitsAt returns the exits at a spot. A spot that is not on a map has one exit without a name.
func (s *State) exitsAt(at Spot) []string {
	if r := s.Room(at.Room); r != nil && r.onMap(at.Space) {
		return r.findSpace(at.Space).Exits
	}
	return []string{""}
}

func (s *State) flipAt(at Spot) parts.Flip {
	if r := s.Room(at.Room); r != nil {
		return r.findSpace(at.Space).Flip
	}
	return parts.NoFlip
}

// otherSide returns the other side of the tile. If people have not entered that side, it returns
// nil.
func (s *State) otherSide(room string) *Room {
	r := s.Room(room)
	if r == nil {
		return nil
	}
	return find(s.Rooms, func(o *Room) bool { return o.Tile == r.Tile && o.ID != room })
}

// flipSpaces returns the flip spaces of this kind. If there are none, it returns the flip spaces of
// all kinds.
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

// flipSpace returns `told`, the space that people named. If `told` is empty, flipSpace returns the
// only possible space. If people must still name a space, it returns "".
func (r *Room) flipSpace(kind parts.Flip, told parts.SpaceID) parts.SpaceID {
	if spaces := r.flipSpaces(kind); told == "" && len(spaces) == 1 {
		return spaces[0]
	}
	return told
}

// rescueRoom returns the tile side where a rescued mouse returns. If no other mouse is on the
// board, rescueRoom returns the tile side where the party last was.
func (s *State) rescueRoom(a Return) string {
	others := s.otherMice(a.Mouse)
	for _, m := range others {
		if r := s.Room(m.At.Room); r != nil && r.knows(a.To.Space) {
			return r.ID
		}
	}
	if len(others) > 0 {
		return others[0].At.Room
	}
	return s.partyRoom()
}

// placeSpot returns the spot of a place that people described. The spot has no name if people named
// neither a figure nor a space.
func (s *State) placeSpot(room string, p Place) Spot {
	if at := s.At(p.With); p.With != NoFigure && at != Nowhere {
		return at
	}
	return Spot{room, p.Space}
}

func (p Place) mergedWith(known parts.Space) parts.Space {
	known.Water = known.Water || p.Water
	known.Wide = known.Wide || p.Wide
	if p.Flip != parts.NoFlip {
		known.Flip = p.Flip
	}
	return known
}

func (r *Room) noted(place parts.Space) bool {
	return slices.ContainsFunc(r.Places, func(p parts.Space) bool {
		return p.ID == place.ID && p.Water == place.Water && p.Wide == place.Wide && p.Flip == place.Flip
	})
}

// nameless reports whether a spot has no name, or only a generated name such as ?3.
func nameless(at Spot) bool { return at.Space == "" || at.Space[0] == '?' }

// located adds a space to args. If the space has no name, located also adds the figures there.
func (s *State) located(args rules.Args, at Spot) rules.Args {
	args["space"] = at.Noun()
	s.meeting(args, at)
	return args
}

// meeting adds the figures on a spot to args, if the spot has no name that people know.
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

// newPlace returns an unused name, such as ?3.
func (s *State) newPlace(room string) parts.SpaceID {
	r := s.Room(room)
	for n := 1; ; n++ {
		id := parts.SpaceID("?" + strconv.Itoa(n))
		if !r.isNamed(id) && !s.occupied(Spot{room, id}) {
			return id
		}
	}
}
