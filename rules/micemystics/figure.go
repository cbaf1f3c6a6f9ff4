package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// Name is the mouse's, as the record calls it.
func (m *Mouse) Name() Name { return Name(m.Hero.ID) }

// Has reports whether a condition ails the mouse.
func (m *Mouse) Has(c Condition) bool {
	return map[Condition]bool{Stunned: m.Stunned, Webbed: m.Webbed, Charmed: m.Charmed, Down: m.Down}[c]
}

// OnBoard reports whether the mouse is active: on the board, not captured (MM-AMB-43).
func (m *Mouse) OnBoard() bool { return !m.Captured && m.At.Room != "" }

// Is reports whether the mouse is of the class (MM-CHAR-03).
func (m *Mouse) Is(c parts.Class) bool { return slices.Contains(m.Hero.Classes, c) }

// mouse is the mouse of that name, nil when there is none. It must not be changed.
func (s *State) mouse(name Name) *Mouse {
	for i := range s.Mice {
		if s.Mice[i].Hero.ID == string(name) {
			return &s.Mice[i]
		}
	}
	return nil
}

// minion is the figure of that name, nil when there is none. It must not be changed.
func (s *State) minion(name Name) *Minion {
	for i := range s.Minions {
		if s.Minions[i].Name == name {
			return &s.Minions[i]
		}
	}
	return nil
}

// Type is the card of a type of minions, nil when nobody has entered it.
func (s *State) Type(id string) *parts.Minion {
	for i := range s.Types {
		if s.Types[i].ID == id {
			return &s.Types[i]
		}
	}
	return nil
}

// typeOf is the card of a figure; a zero card, small and melee, where nobody
// has entered it.
func (s *State) typeOf(m *Minion) parts.Minion {
	if t := s.Type(m.Type); t != nil {
		return *t
	}
	return parts.Minion{ID: m.Type, Family: parts.OtherFamily, Life: 1}
}

// At is where a figure stands; Nowhere when it is off the board.
func (s *State) At(name Name) Spot {
	if name == Brodie {
		if s.Cat != nil {
			return *s.Cat
		}
		return Nowhere
	}
	if m := s.mouse(name); m != nil {
		return m.At
	}
	if m := s.minion(name); m != nil {
		return m.At
	}
	return Nowhere
}

// FiguresOn are mice and minions on a spot, Brodie apart: mice first.
func (s *State) FiguresOn(at Spot) []Name {
	return append(s.MiceOn(at), s.MinionsOn(at)...)
}

// MiceOn are the mice on a spot.
func (s *State) MiceOn(at Spot) []Name {
	var out []Name
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.At == at {
			out = append(out, m.Name())
		}
	}
	return out
}

// MinionsOn are the minions on a spot, Brodie apart.
func (s *State) MinionsOn(at Spot) []Name {
	var out []Name
	for i := range s.Minions {
		if m := &s.Minions[i]; m.At == at && at.Room != "" {
			out = append(out, m.Name)
		}
	}
	return out
}

// FoesOn counts the minions on a spot as a mouse meets them: Brodie is one of
// them unless the table settled otherwise (MM-AMB-06).
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

// Full reports whether an ordinary space is full (MM-CAP-02): 4 small figures or
// 1 large one. Brodie takes up no room (MM-CAT-01), and a wide space is never
// full (MM-WIDE-01).
func (s *State) Full(at Spot) bool {
	r := s.room(at.Room)
	if r == nil || r.space(at.Space).Wide {
		return false
	}
	return s.fills(s.crowd(at))
}

// fills reports whether so many figures fill an ordinary space (MM-CAP-02).
func (s *State) fills(small, large int) bool {
	if s.House.Is(LargeWithSmall, "true") {
		return small+large >= parts.SmallOnSpace
	}
	return large > 0 || small >= parts.SmallOnSpace
}

// Room for one more figure of that size on a spot (MM-CAP-01, MM-AMB-05).
func (s *State) fits(at Spot, large bool) bool {
	r := s.room(at.Room)
	if r != nil && r.space(at.Space).Wide {
		return true
	}
	small, larges := s.crowd(at)
	return s.leavesRoom(small, larges, large)
}

// leavesRoom reports whether one more figure goes on an ordinary space that
// holds so many (MM-AMB-05).
func (s *State) leavesRoom(small, larges int, large bool) bool {
	switch {
	case s.House.Is(LargeWithSmall, "true"):
		return small+larges < parts.SmallOnSpace && (!large || larges == 0)
	case large:
		return small+larges == 0
	}
	return larges == 0 && small < parts.SmallOnSpace
}

// crowd counts the small and the large figures on a spot.
func (s *State) crowd(at Spot) (small, large int) {
	small = len(s.MiceOn(at))
	for i := range s.Minions {
		m := &s.Minions[i]
		if m.At != at {
			continue
		}
		if s.typeOf(m).Large {
			large++
		} else {
			small++
		}
	}
	return small, large
}

// slot is where an initiative card lies on the track, from 1; 0 when it does not.
func (s *State) slot(card string) int {
	for i := range s.Track {
		if s.Track[i].ID == card {
			return i + 1
		}
	}
	return 0
}

// card is an initiative card on the track, nil when it is not there.
func (s *State) card(id string) *Card {
	if i := s.slot(id); i > 0 {
		return &s.Track[i-1]
	}
	return nil
}

// rank is the slot of a figure's highest initiative card; past the last where
// it has none.
func (s *State) rank(figure Name) int {
	if m := s.minion(figure); m != nil {
		return s.rankOf(m.Type)
	}
	return s.rankOf(string(figure))
}

// rankOf is the slot of the highest initiative card of a mouse or a type.
func (s *State) rankOf(of string) int {
	for i := range s.Track {
		if s.Track[i].Of == of {
			return i + 1
		}
	}
	return len(s.Track) + 1
}

// search is a search card that people entered; a card of no type where not.
func (s *State) search(id parts.CardID) parts.Search {
	for i := range s.Cards {
		if s.Cards[i].ID == id {
			return s.Cards[i]
		}
	}
	return parts.Search{ID: id}
}

// ability is an ability card that people entered.
func (s *State) ability(id parts.CardID) (parts.Ability, bool) {
	for i := range s.Abilities {
		if s.Abilities[i].ID == id {
			return s.Abilities[i], true
		}
	}
	return parts.Ability{ID: id}, false
}

// laid is a party item token on the board, nil when it is not there.
func (s *State) laid(item parts.PartyItem) *Laid {
	for i := range s.Laid {
		if s.Laid[i].Item == item {
			return &s.Laid[i]
		}
	}
	return nil
}

// holder is the mouse with a personal achievement, NoFigure while it is free.
func (s *State) holder(token parts.Achievement) Name {
	for _, a := range s.Tokens.Held {
		if a.Token == token {
			return a.Mouse
		}
	}
	return NoFigure
}

// onTurn reports whether the turn is that mouse's, even where a charm plays it.
func (s *State) onTurn(mouse Name) bool { return mouse != NoFigure && s.Turn.Card == string(mouse) }

// mouseOnTurn is the mouse whose turn it is, nil in a turn of minions.
func (s *State) mouseOnTurn() *Mouse { return s.mouse(Name(s.Turn.Card)) }

// lowest is the mouse whose initiative card lies lowest (MM-TIME-01).
func (s *State) lowest() Name {
	for i := len(s.Track) - 1; i >= 0; i-- {
		if c := &s.Track[i]; c.Kind == MouseCard {
			return Name(c.Of)
		}
	}
	return NoFigure
}
