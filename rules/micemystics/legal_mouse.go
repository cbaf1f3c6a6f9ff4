package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// legalMouse returns what the mouse on turn may do on the board: a move one step
// at a time, and its actions.
func (s *State) legalMouse() []Action {
	m := s.mouseOnTurn()
	if m == nil || !m.OnBoard() {
		return nil
	}
	mouse := m.Name()
	could := s.possibleMoves(m)
	if m.Down {
		could = append(could, Stand{mouse})
	}
	could = append(could, s.possibleDeeds(m)...)
	var out []Action
	for _, a := range could {
		out = s.addIfClean(out, a)
	}
	return append(out, EndTurn{Mouse: mouse})
}

// possibleMoves returns steps to neighbours and along the hook and line, or
// without a map to a place of its own and to every figure.
func (s *State) possibleMoves(m *Mouse) []Action {
	r := s.findRoom(m.At.Room)
	if r == nil || s.Turn.Halted || s.Turn.Points == 0 {
		return nil
	}
	var out []Action
	for _, id := range s.neighbourSpaces(r, m.At.Space) {
		out = append(out, Move{Mouse: m.Name(), Path: []parts.SpaceID{id}})
	}
	if r.onMap(m.At.Space) {
		return out
	}
	out = append(out, Move{Mouse: m.Name(), To: &Place{}, Points: 1})
	met := []Spot{m.At}
	for _, f := range s.figuresIn(r.ID) {
		if at := s.At(f); !slices.Contains(met, at) {
			met = append(met, at)
			out = append(out, Move{Mouse: m.Name(), To: &Place{With: f}, Points: 1})
		}
	}
	return out
}

// neighbourSpaces returns the spaces that a space touches on the map or by the
// hook and line.
func (s *State) neighbourSpaces(r *Room, from parts.SpaceID) []parts.SpaceID {
	var out []parts.SpaceID
	for _, l := range r.Map.Links {
		switch from {
		case l.A:
			out = append(out, l.B)
		case l.B:
			out = append(out, l.A)
		}
	}
	if hook := s.findToken(parts.Hook); hook != nil && hook.At.Room == r.ID {
		switch from {
		case hook.At.Space:
			out = append(out, hook.To)
		case hook.To:
			out = append(out, hook.At.Space)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// possibleDeeds returns what may be the action of the turn on the board, nothing once
// it is spent.
func (s *State) possibleDeeds(m *Mouse) []Action {
	if s.Turn.Deed != NoDeed {
		return nil
	}
	out := []Action{Scurry{m.Name()}}
	for _, c := range []Condition{Stunned, Webbed} {
		if m.Has(c) {
			out = append(out, Recover{m.Name(), c})
		}
	}
	return append(out, s.possibleExplores(m)...)
}

// possibleExplores returns the ways to every other tile and to the other side.
func (s *State) possibleExplores(m *Mouse) []Action {
	var out []Action
	for i := range s.Rooms {
		into := &s.Rooms[i]
		if into.ID == m.At.Room {
			continue
		}
		for _, exit := range s.exitsAt(m.At) {
			e := Explore{Mouse: m.Name(), Exit: exit, Into: into.ID}
			doors := s.doorways(e)
			if len(doors) == 0 {
				doors = []parts.SpaceID{""}
			}
			for _, e.To = range doors {
				e.Spread = s.overflow(s.exploreArrival(e))
				out = append(out, e)
			}
		}
	}
	if other := s.otherSide(m.At.Room); other != nil && s.flipAt(m.At) != parts.NoFlip {
		f := Flip{Mouse: m.Name()}
		if spaces := other.flipSpaces(s.flipAt(m.At)); len(spaces) > 0 {
			f.To = spaces[0]
		}
		f.Spread = s.overflow(s.flipArrival(f))
		out = append(out, f)
	}
	return out
}

// overflow finds places for the mice that have no room on the space where the
// others come to stand.
func (s *State) overflow(l partyArrival) []Standing {
	room := s.roomForMice(Spot{l.room, l.main})
	if len(l.mice) <= room {
		return nil
	}
	left := l.mice[room:]
	var out []Standing
	for _, sp := range s.findRoom(l.room).Map.Spaces {
		if sp.ID == l.main || !l.near(sp.ID) {
			continue
		}
		for n := s.roomForMice(Spot{l.room, sp.ID}); n > 0 && len(left) > 0; n-- {
			out, left = append(out, Standing{left[0], sp.ID}), left[1:]
		}
	}
	return out
}
