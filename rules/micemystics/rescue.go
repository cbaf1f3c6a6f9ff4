package micemystics

import (
	"slices"

	"tablemate/rules"
)

// captiveTurn is the turn of a captured mouse: with no minion on the board it is
// rescued (MM-RESC-01) and does nothing else (MM-RESC-04); otherwise it skips
// the turn (MM-RESC-03), and with all mice captured that may be the end: minions
// may have come after the last capture (MM-AMB-34).
func (c *course) captiveTurn() {
	c.Turn.over()
	switch {
	case c.Foes() == 0:
		c.need(Wait{For: ForRescue, Who: Name(c.Turn.Card)})
	case c.House.Is(AllCaptured, "lost"):
		c.stranded()
	}
}

// comeBack puts a rescued mouse on the board (MM-RESC-02).
func (c *course) comeBack(a Return) {
	m := c.mouse(a.Mouse)
	if m == nil || !m.Captured {
		return
	}
	at := c.settle(c.rescueRoom(a), a.To)
	if at == Nowhere {
		return
	}
	if w := c.Wait(); w.For == ForRescue && w.Who == a.Mouse {
		c.answered()
	}
	c.rescued(a.Mouse, at, "MM-RESC-02")
	c.landed(a.Mouse)
}

// others are the mice on the board apart from one.
func (s *State) others(mouse Name) []*Mouse {
	var out []*Mouse
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() && m.Name() != mouse {
			out = append(out, m)
		}
	}
	return out
}

// rescueRoom is where a rescued mouse comes back: where another mouse is that
// may be meant, or the tile side where the party last was.
func (s *State) rescueRoom(a Return) string {
	others := s.others(a.Mouse)
	for _, m := range others {
		if r := s.room(m.At.Room); r != nil && r.knows(a.To.Space) {
			return r.ID
		}
	}
	if len(others) > 0 {
		return others[0].At.Room
	}
	return s.home()
}

// backBeside: a rescued mouse comes onto the space of another mouse or beside
// one (MM-RESC-02). With no other on the board it comes back where the party
// came in, unless the table settled that its players choose (MM-AMB-35).
func backBeside(s *State, a Return) *rules.Violation {
	at := s.spot(s.rescueRoom(a), a.To)
	if at.Space == "" || s.room(at.Room) == nil {
		return nil
	}
	others := s.others(a.Mouse)
	found := No
	if len(others) == 0 {
		found = s.atEntrance(at)
	}
	for _, m := range others {
		switch s.adjacent(at, m.At) {
		case Yes:
			return nil
		case Unknown:
			found = Unknown
		}
	}
	if found != No {
		return nil
	}
	return book.Against("MM-RESC-02", placeArgs(a.Mouse, at))
}

// atEntrance reports whether a spot is one by which the party came in: the flip
// space, or a space at the same exit (MM-AMB-35).
func (s *State) atEntrance(at Spot) Answer {
	switch r := s.room(at.Room); {
	case s.House.Is(RescueAlone, "players"), at == s.Entry:
		return Yes
	case !r.onMap(at.Space) || !r.onMap(s.Entry.Space):
		return Unknown
	default:
		in := r.space(s.Entry.Space).Exits
		return answer(slices.ContainsFunc(r.space(at.Space).Exits, func(e string) bool { return slices.Contains(in, e) }))
	}
}

// backWithRoom: a full space takes nobody (MM-CAP-01).
func backWithRoom(s *State, a Return) *rules.Violation {
	return s.crammed(a.Mouse, s.spot(s.rescueRoom(a), a.To))
}

// crammed is a figure put where there is no room for it (MM-CAP-01). How wide a
// place is that no map shows, nobody knows.
func (s *State) crammed(figure Name, at Spot) *rules.Violation {
	r := s.room(at.Room)
	large := false
	if m := s.minion(figure); m != nil {
		large = s.typeOf(m).Large
	}
	if r == nil || !r.onMap(at.Space) || figure == Brodie || s.At(figure) == at || s.fits(at, large) {
		return nil
	}
	return book.Against("MM-CAP-01", placeArgs(figure, at))
}

// placeArgs is what a sentence about a figure on a spot mentions.
func placeArgs(figure Name, at Spot) rules.Args {
	return rules.Args{"figure": figure.Noun(), "room": tileSide(at.Room), "space": at.Noun()}
}

// legalReturns are the places where the rescued mouse may come back.
func (s *State) legalReturns(mouse Name) []Action {
	var out []Action
	for _, m := range s.others(mouse) {
		out = s.ifClean(out, Return{mouse, Place{With: m.Name()}})
	}
	room := s.rescueRoom(Return{Mouse: mouse})
	if r := s.room(room); r != nil {
		for i := range r.Map.Spaces {
			out = s.ifClean(out, Return{mouse, Place{Space: r.Map.Spaces[i].ID}})
		}
	}
	if r := s.room(room); r == nil || !r.Mapped() || len(out) == 0 {
		out = s.ifClean(out, Return{Mouse: mouse})
	}
	return out
}
