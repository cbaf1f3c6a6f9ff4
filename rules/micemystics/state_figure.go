package micemystics

import (
	"slices"
	"strconv"

	parts "tablemate/tables/micemystics"
)

// Name returns the mouse's, as the record calls it.
func (m *Mouse) Name() Name { return Name(m.Hero.ID) }

// Has reports whether a condition ails the mouse.
func (m *Mouse) Has(c Condition) bool {
	switch c {
	case Stunned:
		return m.Stunned
	case Webbed:
		return m.Webbed
	case Charmed:
		return m.Charmed
	case Down:
		return m.Down
	}
	return false
}

// OnBoard reports whether the mouse is active: on the board, not captured (MM-AMB-43).
func (m *Mouse) OnBoard() bool { return !m.Captured && m.At.Room != "" }

// outOfLife reports whether a mouse has as many wounds as life (MM-CAPT-02); never
// while nobody has read its life off.
func (m *Mouse) outOfLife() bool {
	return !m.Hero.Lacks(parts.HeroValues) && m.Wounds+m.Poison >= m.Hero.Life
}

// Is reports whether the mouse is of the class (MM-CHAR-03).
func (m *Mouse) Is(c parts.Class) bool { return slices.Contains(m.Hero.Classes, c) }

// findMouse returns the mouse of that name, nil when there is none. It must not be
// changed.
func (s *State) findMouse(name Name) *Mouse {
	for i := range s.Mice {
		if s.Mice[i].Hero.ID == string(name) {
			return &s.Mice[i]
		}
	}
	return nil
}

// findMinion returns the figure of that name, nil when there is none. It must not
// be changed.
func (s *State) findMinion(name Name) *Minion {
	for i := range s.Minions {
		if s.Minions[i].Name == name {
			return &s.Minions[i]
		}
	}
	return nil
}

// Type returns the card of a type of minions, nil when nobody has entered it.
func (s *State) Type(id string) *parts.Minion {
	for i := range s.Types {
		if s.Types[i].ID == id {
			return &s.Types[i]
		}
	}
	return nil
}

// typeOf returns the card of a figure; a zero card, small and melee, where nobody
// has entered it.
func (s *State) typeOf(m *Minion) parts.Minion {
	if t := s.Type(m.Type); t != nil {
		return *t
	}
	return parts.Minion{ID: m.Type, Family: parts.OtherFamily, Life: 1}
}

// At returns where a figure stands; Nowhere when it is off the board.
func (s *State) At(name Name) Spot {
	if name == Brodie {
		if s.Cat != nil {
			return *s.Cat
		}
		return Nowhere
	}
	if m := s.findMouse(name); m != nil {
		return m.At
	}
	if m := s.findMinion(name); m != nil {
		return m.At
	}
	return Nowhere
}

// hasCondition reports whether a figure on the board has a condition, and whether it may
// have such a one at all.
func (s *State) hasCondition(figure Name, what Condition) (has, known bool) {
	if n := s.findMinion(figure); n != nil {
		return n.Down, what == Down
	}
	m := s.findMouse(figure)
	if m == nil || !m.OnBoard() {
		return false, false
	}
	return m.Has(what), slices.Contains(Conditions[1:], what)
}

// knownFigure reports whether the record knows such a figure.
func (s *State) knownFigure(name Name) bool {
	return s.findMouse(name) != nil || s.findMinion(name) != nil || name == Brodie
}

func (s *State) isLarge(figure Name) bool {
	m := s.findMinion(figure)
	return m != nil && s.typeOf(m).Large
}

// allFigures returns the mice, the minions on the board and Brodie.
func (s *State) allFigures() []Name {
	var out []Name
	for i := range s.Mice {
		out = append(out, s.Mice[i].Name())
	}
	for i := range s.Minions {
		out = append(out, s.Minions[i].Name)
	}
	return append(out, Brodie)
}

// Cast returns everybody whose initiative card lies on the track.
func (s *State) Cast() []string {
	out := s.mouseCards()
	for i := range s.Minions {
		out = append(out, s.Minions[i].Type)
	}
	if s.Cat != nil {
		out = append(out, string(Brodie))
	}
	return out
}

// NewName returns a name for a figure of that type: its number is free on the
// board.
func (s *State) NewName(kind string) Name {
	for n := 1; ; n++ {
		if name := Name(kind + "_" + strconv.Itoa(n)); s.findMinion(name) == nil {
			return name
		}
	}
}

// currentRoom returns the tile side on which play goes on: that of the mouse on
// turn, or else of the party.
func (s *State) currentRoom() string {
	if m := s.mouseOnTurn(); m != nil && m.OnBoard() {
		return m.At.Room
	}
	for i := range s.Mice {
		if s.Mice[i].OnBoard() {
			return s.Mice[i].At.Room
		}
	}
	return s.partyRoom()
}

// partyRoom returns the tile side where the party came last; the first that lies
// up where nobody knows.
func (s *State) partyRoom() string {
	if s.findRoom(s.Entry.Room) == nil {
		for i := range s.Rooms {
			if !s.Rooms[i].Beneath {
				return s.Rooms[i].ID
			}
		}
	}
	return s.Entry.Room
}

// identical reports whether two minions stand together and nothing tells them apart.
func (s *State) identical(a, b Name) bool {
	x, y := s.findMinion(a), s.findMinion(b)
	return x != nil && y != nil && x.At == y.At && x.Type == y.Type && x.Wounds == y.Wounds && x.Down == y.Down
}
