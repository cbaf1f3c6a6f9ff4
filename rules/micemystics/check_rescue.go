package micemystics

import (
	"slices"

	"tablemate/rules"
)

func backKnown(s *State, a Return) *rules.Violation {
	if s.findMouse(a.Mouse) == nil {
		return unknownFigure(a.Mouse)
	}
	return nil
}

// backBeside: a rescued mouse comes onto the space of another mouse or beside one
// (MM-RESC-02). With no other on the board it comes back where the party came in,
// unless a house rule says that its players choose (MM-AMB-35).
func backBeside(s *State, a Return) *rules.Violation {
	at := s.placeSpot(s.rescueRoom(a), a.To)
	if at.Space == "" || s.findRoom(at.Room) == nil {
		return nil
	}
	others := s.otherMice(a.Mouse)
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
	if len(others) == 0 {
		return against("MM-RESC-02", "return-alone", withArgs(placeArgs(a.Mouse, at), "right", s.Entry.Noun()))
	}
	return against("MM-RESC-02", "return-far", withArgs(placeArgs(a.Mouse, at), "others", nouns(others, func(m *Mouse) rules.Noun { return m.Name().Noun() })))
}

// atEntrance reports whether a spot is one by which the party came in: the flip
// space, or a space at the same exit (MM-AMB-35).
func (s *State) atEntrance(at Spot) Answer {
	switch r := s.findRoom(at.Room); {
	case s.House.Is(RescueAlone, "players"), at == s.Entry:
		return Yes
	case !r.onMap(at.Space) || !r.onMap(s.Entry.Space):
		return Unknown
	default:
		in := r.findSpace(s.Entry.Space).Exits
		return answerOf(slices.ContainsFunc(r.findSpace(at.Space).Exits, func(e string) bool { return slices.Contains(in, e) }))
	}
}

// backWithRoom: a full space takes nobody (MM-CAP-01).
func backWithRoom(s *State, a Return) *rules.Violation {
	return s.checkRoomFor(a.Mouse, s.placeSpot(s.rescueRoom(a), a.To), a.To.Wide)
}

// checkRoomFor is the violation of a figure put where it has no room (MM-CAP-01).
// A place that no map shows is an ordinary space unless people say that it is wide.
func (s *State) checkRoomFor(figure Name, at Spot, wide bool) *rules.Violation {
	r := s.findRoom(at.Room)
	large := false
	if m := s.findMinion(figure); m != nil {
		large = s.typeOf(m).Large
	}
	if r == nil || wide || at.Space == "" || r.Mapped() && !r.onMap(at.Space) || figure == Brodie || s.At(figure) == at || s.fits(at, large) {
		return nil
	}
	return against("MM-CAP-01", "space-full", placeArgs(figure, at))
}

// placeArgs returns what a sentence about a figure on a spot mentions.
func placeArgs(figure Name, at Spot) rules.Args {
	return rules.Args{"figure": figure.Noun(), "room": tileSide(at.Room), "space": at.Noun()}
}
