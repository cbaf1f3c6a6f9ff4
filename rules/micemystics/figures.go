package micemystics

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Name returns the name of the mouse, which is its hero's id.
func (m *Mouse) Name() Name { return Name(m.Hero.ID) }

// Has reports whether the mouse has a condition.
func (m *Mouse) Has(c Condition) bool {
	has := m.condition(c)
	return has != nil && *has
}

func (m *Mouse) condition(c Condition) *bool {
	switch c {
	case Stunned:
		return &m.Stunned
	case Webbed:
		return &m.Webbed
	case Charmed:
		return &m.Charmed
	case Down:
		return &m.Down
	}
	return nil
}

// OnBoard reports whether the mouse is active: on the board and not captured (MM-AMB-43).
func (m *Mouse) OnBoard() bool { return !m.Captured && m.At.Room != "" }

// MM-CAPT-02. If the life value is unknown, outOfLife returns false.
func (m *Mouse) outOfLife() bool {
	return !m.Hero.Lacks(parts.HeroValues) && m.Wounds+m.Poison >= m.Hero.Life
}

// Is reports whether the mouse has this class (MM-CHAR-03).
func (m *Mouse) Is(c parts.Class) bool { return slices.Contains(m.Hero.Classes, c) }

func find[T any](list []T, fits func(*T) bool) *T {
	for i := range list {
		if fits(&list[i]) {
			return &list[i]
		}
	}
	return nil
}

// Mouse returns the mouse with this name, or nil. The caller must not change the mouse.
func (s *State) Mouse(name Name) *Mouse {
	return find(s.Mice, func(m *Mouse) bool { return m.Hero.ID == string(name) })
}

// Minion returns the minion with this name, or nil. The caller must not change the minion.
func (s *State) Minion(name Name) *Minion {
	return find(s.Minions, func(m *Minion) bool { return m.Name == name })
}

// Type returns the minion card of a type, or nil if nobody has entered this card.
func (s *State) Type(id string) *parts.Minion {
	return find(s.Types, func(t *parts.Minion) bool { return t.ID == id })
}

// If the card of the minion's type is unknown, typeOf returns a card of a small melee minion.
func (s *State) typeOf(m *Minion) parts.Minion {
	if t := s.Type(m.Type); t != nil {
		return *t
	}
	return parts.Minion{ID: m.Type, Family: parts.OtherFamily, Life: 1}
}

// At returns the spot of a figure, or Nowhere if it is off the board.
func (s *State) At(name Name) Spot {
	if name == Brodie {
		if s.Cat != nil {
			return *s.Cat
		}
		return Nowhere
	}
	if m := s.Mouse(name); m != nil {
		return m.At
	}
	if m := s.Minion(name); m != nil {
		return m.At
	}
	return Nowhere
}

// hasCondition reports whether a figure has a condition, and whether this is known. For a minion,
// only Down is known. For Brodie, and for a mouse that is captured or off the board, nothing is
// known.
func (s *State) hasCondition(figure Name, what Condition) (has, known bool) {
	if n := s.Minion(figure); n != nil {
		return n.Down, what == Down
	}
	m := s.Mouse(figure)
	if m == nil || !m.OnBoard() {
		return false, false
	}
	return m.Has(what), slices.Contains(Conditions[1:], what)
}

// knownFigure reports whether the state has this figure. For Brodie, it always returns true.
func (s *State) knownFigure(name Name) bool {
	return s.Mouse(name) != nil || s.Minion(name) != nil || name == Brodie
}

func (s *State) isLarge(figure Name) bool {
	m := s.Minion(figure)
	return m != nil && s.typeOf(m).Large
}

// allFigures includes captured mice, and Brodie even if he is off the board.
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

// Cast returns the owners of initiative cards: mice, minion types and Brodie.
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

// NewName returns an unused name for a minion of this type, such as roach_2.
func (s *State) NewName(kind string) Name {
	for n := 1; ; n++ {
		if name := Name(kind + "_" + strconv.Itoa(n)); s.Minion(name) == nil {
			return name
		}
	}
}

// currentRoom returns the tile side of the mouse on turn. If a minion is on turn, or the mouse is
// off the board, currentRoom returns the tile side of the first mouse on the board. If no mouse is
// on the board, it returns partyRoom.
func (s *State) currentRoom() string {
	if m := s.mouseOnTurn(); m != nil && m.OnBoard() {
		return m.At.Room
	}
	if m := find(s.Mice, (*Mouse).OnBoard); m != nil {
		return m.At.Room
	}
	return s.partyRoom()
}

// partyRoom returns the tile side on which the party arrived last. If this side is unknown, it
// returns the first tile side that is face up.
func (s *State) partyRoom() string {
	up := find(s.Rooms, func(r *Room) bool { return !r.Beneath })
	if s.Room(s.Entry.Room) == nil && up != nil {
		return up.ID
	}
	return s.Entry.Room
}

func (s *State) identical(a, b Name) bool {
	x, y := s.Minion(a), s.Minion(b)
	return x != nil && y != nil && x.At == y.At && x.Type == y.Type && x.Wounds == y.Wounds && x.Down == y.Down
}

// A mouse that walks on its own tile in its turn needs no note.
func (r *resolver) moveFigure(figure Name, to Spot) {
	mouse := r.Mouse(figure) != nil
	switch {
	case figure == Brodie:
		r.moveCat(to, "")
		return
	case mouse && r.At(figure).Room != to.Room:
		r.note("moved-room", "", r.located(rules.Args{"figure": figure.Noun(), "room": tileSide(to.Room)}, to))
	case !mouse || !r.onTurn(figure):
		r.note("moved", "", r.located(rules.Args{"figure": figure.Noun()}, to))
	}
	r.setSpot(figure, to)
}

func (r *resolver) moveCat(to Spot, rule tables.RuleID) {
	r.note("cat-moved", rule, r.located(rules.Args{"figure": Brodie.Noun(), "from": r.At(Brodie).Noun()}, to))
	r.setSpot(Brodie, to)
}

// The old spot may be forgotten: see forgetPlace.
func (s *State) setSpot(figure Name, to Spot) {
	from := s.At(figure)
	defer s.watchFull(from, to)()
	switch {
	case figure == Brodie:
		s.Cat = &to
	case s.Mouse(figure) != nil:
		s.changeMouse(figure).At = to
		if from.Room != to.Room && from != Nowhere && to != Nowhere {
			s.Entry = to
		}
	default:
		s.Minion(figure).At = to
	}
	if from.Room != to.Room && s.House.Is(SearchBan, "visit") {
		s.changeMouse(figure).Searched = nil // MM-AMB-29
	}
	s.forgetPlace(from)
}

func (s *State) woundArgs(figure Name, count int) rules.Args {
	args := rules.Args{"figure": figure.Noun(), "count": count}
	if m := s.Mouse(figure); m != nil {
		args["wounds"] = m.Wounds + m.Poison
		if !m.Hero.Lacks(parts.HeroValues) {
			args["life"] = m.Hero.Life
		}
	}
	if m := s.Minion(figure); m != nil {
		args["wounds"] = m.Wounds
		if t := s.Type(m.Type); t != nil && t.Life > 0 {
			args["life"] = t.Life
		}
	}
	return args
}

// For a minion, the state stores only whether it is down.
func (r *resolver) setCondition(figure Name, what Condition, on bool, rule tables.RuleID) {
	id := "relieved-"
	if on {
		id = "afflicted-"
	}
	r.note(id+string(what), rule, rules.Args{"figure": figure.Noun()})
	if m := r.Mouse(figure); m != nil {
		*m.condition(what) = on
	} else if m := r.Minion(figure); m != nil && what == Down {
		m.Down = on
	}
}

func (r *resolver) returnMouse(mouse Name, to Spot, rule tables.RuleID) {
	r.note("rescued", rule, r.located(rules.Args{"mouse": mouse.Noun()}, to))
	r.changeMouse(mouse).Captured = false
	r.setSpot(mouse, to)
}

func (s *State) removeFigure(figure Name) {
	at := s.At(figure)
	defer s.watchFull(at)()
	if figure == Brodie {
		s.Cat = nil
	}
	s.Minions = slices.DeleteFunc(s.Minions, func(m Minion) bool { return m.Name == figure })
	s.Turn.removeFigure(figure)
	if s.Turn.Acting == figure {
		s.Turn.Acting = NoFigure
	}
	s.forgetPlace(at)
}

// forgetPlace removes an empty place with a generated name, such as ?3, because people can no
// longer identify it.
func (s *State) forgetPlace(at Spot) {
	if !strings.HasPrefix(string(at.Space), "?") {
		return
	}
	r := s.Room(at.Room)
	if r == nil || s.occupied(at) || r.findSpace(at.Space).Spawn {
		return
	}
	r = s.changeRoom(at.Room)
	r.Places = slices.DeleteFunc(slices.Clone(r.Places), func(p parts.Space) bool { return p.ID == at.Space })
	r.Traps = without(r.Traps, at.Space)
	s.forgetFacts(at.Room, at.Space)
}

func (s *State) occupied(at Spot) bool {
	if len(s.FiguresOn(at)) > 0 || s.Cat != nil && *s.Cat == at {
		return true
	}
	return slices.ContainsFunc(s.Laid, func(l Laid) bool {
		return l.At == at || l.At.Room == at.Room && l.To == at.Space
	})
}

// changeMouse returns the mouse with this name, which the caller may change. If there is no such
// mouse, it returns a new mouse that belongs to no state.
func (s *State) changeMouse(name Name) *Mouse {
	if m := s.Mouse(name); m != nil {
		return m
	}
	return &Mouse{}
}
