package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// possibleJoins returns the exits, named or possible from the mouse's space, that
// the chapter lets continue on the other tile: A is always the mouse's side.
func (s *State) possibleJoins(a Explore) []parts.Join {
	at := s.At(a.Mouse)
	r := s.findRoom(at.Room)
	var out []parts.Join
	for _, j := range s.Chapter.Joins {
		if j.B == at.Room && j.A == a.Into {
			j.A, j.ExitA, j.B, j.ExitB = j.B, j.ExitB, j.A, j.ExitA
		}
		here := a.Exit == j.ExitA || a.Exit == "" && (r == nil || !r.onMap(at.Space) || slices.Contains(r.findSpace(at.Space).Exits, j.ExitA))
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

// onlyDoorway returns the only space at the exit, none where there are several or
// where no map shows them.
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

// otherSide returns the other side of the piece that a room is on, nil where
// nobody entered it.
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

// flipSpaces returns the flip spaces that a map shows, of one kind where there are
// such.
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

// flipSpace returns the flip space where the mice stand: the one that was told, or
// the only one there can be.
func (r *Room) flipSpace(kind parts.Flip, told parts.SpaceID) parts.SpaceID {
	if spaces := r.flipSpaces(kind); told == "" && len(spaces) == 1 {
		return spaces[0]
	}
	return told
}

// rescueRoom returns where a rescued mouse comes back: where another mouse is that
// may be meant, or the tile side where the party last was.
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
