package micemystics

import (
	"slices"

	"tablemate/rules"
)

// checkExplore judges the way to another tile and to the other side of one.
func checkExplore(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Explore:
		if a.Learn != nil {
			known := s.clone()
			known.remember(*a.Learn)
			s = &known
		}
		if v := exploreSense(s, a); v != nil {
			return []rules.Violation{*v}
		}
		return rules.Breaks(s, a, exploreAction, exploreFoes, exploreExit, exploreJoin, exploreTo, exploreRoom, exploreSpread)
	case Flip:
		if v := flipSense(s, a); v != nil {
			return []rules.Violation{*v}
		}
		return rules.Breaks(s, a, flipAction, flipFoes, flipSpace, flipKind, flipTo, flipSpread)
	}
	return nil
}

// exploreSense: a mouse on the board goes to another piece that is in play.
func exploreSense(s *State, a Explore) *rules.Violation {
	m, into := s.findMouse(a.Mouse), s.findRoom(a.Into)
	args := func() rules.Args { return rules.Args{"mouse": a.Mouse.Noun(), "into": tileSide(a.Into)} }
	switch {
	case m == nil || !m.OnBoard():
		return s.absent("MM-EXP-04", a.Mouse)
	case into == nil:
		return impossible("MM-EXP-04", "no-room", withArgs(args(), "room", tileSide(a.Into)))
	case a.Into == m.At.Room:
		return impossible("MM-EXP-04", "same-tile", args())
	case into.Mapped() && a.To != "" && !into.onMap(a.To):
		return impossible("MM-EXP-07", "no-space", withArgs(spaceArgs(a.Into, a.To), "mouse", a.Mouse.Noun()))
	}
	return nil
}

// exploreAction: exploring is the action of the turn (MM-TURN-01, MM-COND-02).
func exploreAction(s *State, a Explore) *rules.Violation { return s.checkDeed(a) }

// exploreFoes: no minion on the mouse's tile, bosses and Brodie included
// (MM-EXP-02).
func exploreFoes(s *State, a Explore) *rules.Violation { return s.barredByFoes(a.Mouse) }

// barredByFoes is the violation of a way that minions on the mouse's tile bar
// (MM-EXP-02).
func (s *State) barredByFoes(mouse Name) *rules.Violation {
	room := s.At(mouse).Room
	if n := s.FoesIn(room); n > 0 {
		return against("MM-EXP-02", "foes-here", rules.Args{"mouse": mouse.Noun(), "room": tileSide(room), "minions": n})
	}
	return nil
}

// exploreExit: from a space at the exit (MM-EXP-03).
func exploreExit(s *State, a Explore) *rules.Violation {
	at := s.At(a.Mouse)
	r := s.findRoom(at.Room)
	if r == nil || !r.onMap(at.Space) {
		return nil
	}
	exits := r.findSpace(at.Space).Exits
	args := func() rules.Args {
		return rules.Args{"mouse": a.Mouse.Noun(), "space": at.Noun(), "exit": exitArea(a.Exit)}
	}
	switch {
	case len(exits) == 0:
		return against("MM-EXP-03", "not-at-exit", args())
	case a.Exit != "" && !slices.Contains(exits, a.Exit):
		return against("MM-EXP-03", "other-exit", withArgs(args(), "exits", nouns(exits, exitArea)))
	}
	return nil
}

// exploreJoin: the two tiles lie the same colour up (MM-EXP-04), after the one
// that is entered was turned over (MM-EXP-06), and their exits continue each
// other (MM-EXP-05).
func exploreJoin(s *State, a Explore) *rules.Violation {
	from, into := s.findRoom(s.At(a.Mouse).Room), s.findRoom(a.Into)
	args := func() rules.Args {
		return rules.Args{"mouse": a.Mouse.Noun(), "into": tileSide(a.Into), "exit": exitArea(a.Exit)}
	}
	switch {
	case from == nil || exploreExit(s, a) != nil:
		return nil
	case from.Tile == into.Tile:
		return against("MM-EXP-04", "other-side", args())
	case from.Side != "" && into.Side != "" && from.Side != into.Side:
		return against("MM-EXP-04", "other-colour", withArgs(args(), "room", tileSide(from.ID)))
	case len(s.Chapter.Joins) > 0 && len(s.possibleJoins(a)) == 0:
		return against("MM-EXP-05", "exits-apart", args())
	}
	return nil
}

// exploreTo: the mice come to a space at the exit of the new tile (MM-EXP-07),
// which people choose where there are several.
func exploreTo(s *State, a Explore) *rules.Violation {
	if !s.findRoom(a.Into).Mapped() || exploreJoin(s, a) != nil {
		return nil
	}
	doors := s.doorways(a)
	args := func() rules.Args {
		return rules.Args{"mouse": a.Mouse.Noun(), "into": tileSide(a.Into), "space": Spot{a.Into, a.To}.Noun()}
	}
	switch {
	case a.To == "" && len(doors) > 1:
		return impossible("MM-EXP-07", "entry-unsaid", withArgs(args(), "spaces", spacesOf(a.Into, doors)))
	case len(doors) == 0 && a.To != "":
		return against("MM-EXP-07", "no-entry", args())
	case a.To != "" && !slices.Contains(doors, a.To):
		return against("MM-EXP-07", "entry-elsewhere", withArgs(args(), "spaces", spacesOf(a.Into, doors)))
	}
	return nil
}

// exploreRoom: no space holds too many of them (MM-CAP-01).
func exploreRoom(s *State, a Explore) *rules.Violation { return s.checkOverfull(s.exploreArrival(a)) }

// exploreSpread: all mice come to one space, and only who finds no room there
// stands at the exit or on a neighbouring space instead; where a house rule says
// so, they spread over the spaces at the exit (MM-AMB-38).
func exploreSpread(s *State, a Explore) *rules.Violation {
	return s.checkSpread(s.exploreArrival(a), "MM-EXP-07", s.House.Is(Arrival, "spread"))
}
