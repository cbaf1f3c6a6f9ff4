package micemystics

import (
	"slices"
	"strings"

	box "tablemate/tables/micemystics"
)

func (s *State) foldFigures(e Event) {
	switch e := e.(type) {
	case Moved:
		s.stand(e.Figure, e.To)
	case Hurt:
		s.hurt(e)
	case Healed:
		m := s.changeMouse(e.Figure)
		if e.Poison {
			m.Poison = max(0, m.Poison-e.Wounds)
		} else {
			m.Wounds = max(0, m.Wounds-e.Wounds)
		}
	case Afflicted:
		s.condition(e.Figure, e.Condition, true)
	case Relieved:
		s.condition(e.Figure, e.Condition, false)
	case Arrived:
		s.Minions = append(slices.Clone(s.Minions), e.Minion)
	case CatArrived:
		s.Cat = &e.At
	case Defeated:
		s.leave(e.Figure)
	case Captured:
		m := s.changeMouse(e.Mouse)
		at := m.At
		m.Wounds, m.Poison, m.Cheese = 0, 0, 0 // MM-CAPT-03, MM-CAPT-04
		m.Stunned, m.Webbed, m.Charmed, m.Down = false, false, false, false
		for _, card := range m.Equipped {
			if !slices.Contains(e.Keeps, card) {
				s.Discard = append(slices.Clone(s.Discard), card)
			}
		}
		m.Captured, m.Equipped, m.At = true, e.Keeps, Nowhere
		m.Captures++
		s.tidy(at)
	case Rescued:
		s.changeMouse(e.Mouse).Captured = false
		s.stand(e.Mouse, e.To)
	case Greed:
		s.greed(e.On)
	}
}

// greed makes all roaches greedy, or where the table settled so only those that
// are in play now (MM-AMB-75).
func (s *State) greed(on bool) {
	if s.House.Is(GreedyRoaches, "all_until_gone") || !on {
		s.Greedy = on
		return
	}
	s.Minions = slices.Clone(s.Minions)
	for i := range s.Minions {
		if s.typeOf(&s.Minions[i]).Family == box.Roach {
			s.Minions[i].Greedy = true
		}
	}
}

// stand puts a figure on a spot.
func (s *State) stand(figure Name, to Spot) {
	from := s.At(figure)
	switch {
	case figure == Brodie:
		s.Cat = &to
	case s.mouse(figure) != nil:
		s.changeMouse(figure).At = to
		if from.Room != to.Room && from != Nowhere && to != Nowhere {
			s.Entry = to
		}
	default:
		s.changeMinion(figure).At = to
	}
	if from.Room != to.Room && s.House.Is(SearchBan, "visit") {
		s.changeMouse(figure).Searched = nil // MM-AMB-29
	}
	s.tidy(from)
}

func (s *State) hurt(e Hurt) {
	if e.Card != "" {
		s.Track = slices.Clone(s.Track)
		if i := s.slot(e.Card); i > 0 {
			s.Track[i-1].Wounds += e.Wounds
		}
		return
	}
	if s.mouse(e.Figure) == nil {
		s.changeMinion(e.Figure).Wounds += e.Wounds
		return
	}
	m := s.changeMouse(e.Figure)
	if e.Poison {
		m.Poison += e.Wounds
	} else {
		m.Wounds += e.Wounds
	}
}

func (s *State) condition(figure Name, c Condition, on bool) {
	if s.mouse(figure) == nil {
		if c == Down {
			s.changeMinion(figure).Down = on
		}
		return
	}
	m := s.changeMouse(figure)
	switch c {
	case Stunned:
		m.Stunned = on
	case Webbed:
		m.Webbed = on
	case Charmed:
		m.Charmed = on
	case Down:
		m.Down = on
	}
}

// leave takes a minion or Brodie off the board.
func (s *State) leave(figure Name) {
	at := s.At(figure)
	if figure == Brodie {
		s.Cat = nil
	}
	s.Minions = slices.DeleteFunc(slices.Clone(s.Minions), func(m Minion) bool { return m.Name == figure })
	s.Turn.drop(figure)
	if s.Turn.Acting == figure {
		s.Turn.Acting = NoFigure
	}
	s.tidy(at)
}

// tidy forgets a place that the record named once nobody stands there any more
// and no token lies there: nobody could say which place it was.
func (s *State) tidy(at Spot) {
	r := s.room(at.Room)
	if r == nil || !strings.HasPrefix(string(at.Space), "?") || s.occupied(at) || r.space(at.Space).Spawn {
		return
	}
	r = s.change(at.Room)
	r.Places = slices.DeleteFunc(slices.Clone(r.Places), func(p box.Space) bool { return p.ID == at.Space })
	r.Traps = without(r.Traps, at.Space)
	r.Facts = slices.DeleteFunc(slices.Clone(r.Facts), func(f Fact) bool {
		return f.Between[0] == at.Space || f.Between[1] == at.Space
	})
}

// occupied reports whether a figure stands or a token lies on a spot.
func (s *State) occupied(at Spot) bool {
	if len(s.FiguresOn(at)) > 0 || s.Cat != nil && *s.Cat == at {
		return true
	}
	return slices.ContainsFunc(s.Laid, func(l Laid) bool {
		return l.At == at || l.At.Room == at.Room && l.To == at.Space
	})
}

// change is a room to be changed. An unknown one is a scratch room, so that no
// record can break the fold.
func (s *State) change(id string) *Room {
	s.Rooms = slices.Clone(s.Rooms)
	if r := s.room(id); r != nil {
		return r
	}
	return &Room{}
}

// changeMouse is a mouse to be changed; a scratch one where there is none.
func (s *State) changeMouse(name Name) *Mouse {
	s.Mice = slices.Clone(s.Mice)
	if m := s.mouse(name); m != nil {
		return m
	}
	return &Mouse{}
}

// changeMinion is a minion to be changed; a scratch one where there is none.
func (s *State) changeMinion(name Name) *Minion {
	s.Minions = slices.Clone(s.Minions)
	if m := s.minion(name); m != nil {
		return m
	}
	return &Minion{}
}
