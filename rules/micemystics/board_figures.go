package micemystics

// FiguresOn returns mice and minions on a spot, Brodie apart: mice first.
func (s *State) FiguresOn(at Spot) []Name {
	return append(s.MiceOn(at), s.MinionsOn(at)...)
}

// MiceOn returns the mice on a spot.
func (s *State) MiceOn(at Spot) []Name {
	var out []Name
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.At == at {
			out = append(out, m.Name())
		}
	}
	return out
}

// MinionsOn returns the minions on a spot, Brodie apart.
func (s *State) MinionsOn(at Spot) []Name {
	var out []Name
	for i := range s.Minions {
		if m := &s.Minions[i]; m.At == at && at.Room != "" {
			out = append(out, m.Name)
		}
	}
	return out
}

// FoesOn counts the minions on a spot as a mouse meets them: Brodie is one of them
// unless a house rule says otherwise (MM-AMB-06).
func (s *State) FoesOn(at Spot) int {
	n := len(s.MinionsOn(at))
	if s.Cat != nil && *s.Cat == at && s.House.Is(BrodieAsMinion, "true") {
		n++
	}
	return n
}

// FoesIn counts the minions of a room, Brodie as in FoesOn.
func (s *State) FoesIn(room string) int {
	n := 0
	for i := range s.Minions {
		if s.Minions[i].At.Room == room {
			n++
		}
	}
	if s.Cat != nil && s.Cat.Room == room && s.House.Is(BrodieAsMinion, "true") {
		n++
	}
	return n
}

// Foes counts the minions on the whole board (MM-AMB-24).
func (s *State) Foes() int {
	n := len(s.Minions)
	if s.Cat != nil && s.House.Is(BrodieAsMinion, "true") {
		n++
	}
	return n
}

// miceIn returns the mice on a tile side.
func (s *State) miceIn(room string) []Name {
	var out []Name
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.At.Room == room {
			out = append(out, m.Name())
		}
	}
	return out
}

// figuresIn returns mice and minions of a room.
func (s *State) figuresIn(room string) []Name {
	out := s.miceIn(room)
	for i := range s.Minions {
		if s.Minions[i].At.Room == room {
			out = append(out, s.Minions[i].Name)
		}
	}
	return out
}

// otherMice returns the mice on the board apart from one.
func (s *State) otherMice(mouse Name) []*Mouse {
	var out []*Mouse
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.Name() != mouse {
			out = append(out, m)
		}
	}
	return out
}

// figureSpots returns the spots of all figures, those of mice first.
func (s *State) figureSpots() []Spot {
	var out []Spot
	for _, name := range s.allFigures() {
		if at := s.At(name); at != Nowhere {
			out = append(out, at)
		}
	}
	return out
}

// foesBeside returns the minions that are known to stand on a spot or next to it,
// as far as somebody there sees them, unless a house rule says that even one out
// of sight ties a mouse that shoots (MM-AMB-78).
func (s *State) foesBeside(at Spot) []Name {
	var out []Name
	for _, foe := range s.foesOnBoard() {
		spot := s.At(foe)
		if s.adjacent(at, spot) == Yes && (s.lineOfSight(at, spot) == Yes || s.House.Is(UnseenNeighbour, "blocks")) {
			out = append(out, foe)
		}
	}
	return out
}

// foesOnBoard returns the minions on the board; Brodie is one of them unless a
// house rule says otherwise (MM-AMB-06).
func (s *State) foesOnBoard() []Name {
	var out []Name
	for i := range s.Minions {
		if s.Minions[i].At.Room != "" {
			out = append(out, s.Minions[i].Name)
		}
	}
	if s.Cat != nil && s.House.Is(BrodieAsMinion, "true") {
		out = append(out, Brodie)
	}
	return out
}
