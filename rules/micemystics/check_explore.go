package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// checkExplore judges the way to another tile and to the other side of one.
func checkExplore(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Explore:
		if v := exploreSense(s, a); v != nil {
			return []rules.Violation{*v}
		}
		return rules.Breaks(s, a, exploreDeed, exploreFoes, exploreExit, exploreJoin, exploreTo, exploreRoom, exploreSpread)
	case Flip:
		if v := flipSense(s, a); v != nil {
			return []rules.Violation{*v}
		}
		return rules.Breaks(s, a, flipDeed, flipFoes, flipSpace, flipKind, flipTo, flipSpread)
	}
	return nil
}

// exploreSense: a mouse on the board goes to another piece that is in play.
func exploreSense(s *State, a Explore) *rules.Violation {
	m, into := s.mouse(a.Mouse), s.room(a.Into)
	args := rules.Args{"mouse": a.Mouse.Noun(), "into": tileSide(a.Into)}
	switch {
	case m == nil || !m.OnBoard() || into == nil || a.Into == m.At.Room:
		return book.Impossible("MM-EXP-04", args)
	case into.Mapped() && a.To != "" && !into.onMap(a.To):
		args["space"] = Spot{a.Into, a.To}.Noun()
		return book.Impossible("MM-EXP-07", args)
	}
	return nil
}

// exploreDeed: exploring is the action of the turn (MM-TURN-01, MM-COND-02).
func exploreDeed(s *State, a Explore) *rules.Violation { return s.deedBarred(a.Mouse) }

// exploreFoes: no minion on the mouse's tile, bosses and Brodie included
// (MM-EXP-02).
func exploreFoes(s *State, a Explore) *rules.Violation { return s.foesBar(a.Mouse) }

func (s *State) foesBar(mouse Name) *rules.Violation {
	room := s.At(mouse).Room
	if n := s.FoesIn(room); n > 0 {
		return book.Against("MM-EXP-02", rules.Args{"mouse": mouse.Noun(), "room": tileSide(room), "minions": n})
	}
	return nil
}

// exploreExit: from a space at the exit (MM-EXP-03).
func exploreExit(s *State, a Explore) *rules.Violation {
	at := s.At(a.Mouse)
	r := s.room(at.Room)
	if r == nil || !r.onMap(at.Space) {
		return nil
	}
	exits := r.space(at.Space).Exits
	if len(exits) == 0 || a.Exit != "" && !slices.Contains(exits, a.Exit) {
		return book.Against("MM-EXP-03", rules.Args{"mouse": a.Mouse.Noun(), "space": at.Noun(), "exit": exitArea(a.Exit)})
	}
	return nil
}

// exploreJoin: the two tiles lie the same colour up (MM-EXP-04), after the one
// that is entered was turned over (MM-EXP-06), and their exits continue each
// other (MM-EXP-05).
func exploreJoin(s *State, a Explore) *rules.Violation {
	from, into := s.room(s.At(a.Mouse).Room), s.room(a.Into)
	args := rules.Args{"mouse": a.Mouse.Noun(), "into": tileSide(a.Into), "exit": exitArea(a.Exit)}
	switch {
	case from == nil || exploreExit(s, a) != nil:
		return nil
	case from.Tile == into.Tile || from.Side != "" && into.Side != "" && from.Side != into.Side:
		return book.Against("MM-EXP-04", args)
	case len(s.Chapter.Joins) > 0 && len(s.joins(a)) == 0:
		return book.Against("MM-EXP-05", args)
	}
	return nil
}

// joins are the exits, told or possible from the mouse's space, that the chapter
// lets continue on the other tile: A is always the mouse's side.
func (s *State) joins(a Explore) []parts.Join {
	at := s.At(a.Mouse)
	r := s.room(at.Room)
	var out []parts.Join
	for _, j := range s.Chapter.Joins {
		if j.B == at.Room && j.A == a.Into {
			j.A, j.ExitA, j.B, j.ExitB = j.B, j.ExitB, j.A, j.ExitA
		}
		here := a.Exit == j.ExitA || a.Exit == "" && (r == nil || !r.onMap(at.Space) || slices.Contains(r.space(at.Space).Exits, j.ExitA))
		if j.A == at.Room && j.B == a.Into && here {
			out = append(out, j)
		}
	}
	return out
}

// doorways are the spaces of the new tile's map at the exit that continues the
// old one; at any exit where the chapter's joins are not known.
func (s *State) doorways(a Explore) []parts.SpaceID {
	var out []parts.SpaceID
	joins := s.joins(a)
	for _, sp := range s.room(a.Into).Map.Spaces {
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

// exploreTo: the mice come to a space at the exit of the new tile (MM-EXP-07),
// which people choose where there are several.
func exploreTo(s *State, a Explore) *rules.Violation {
	if !s.room(a.Into).Mapped() || exploreJoin(s, a) != nil {
		return nil
	}
	doors := s.doorways(a)
	args := rules.Args{"mouse": a.Mouse.Noun(), "into": tileSide(a.Into), "space": Spot{a.Into, a.To}.Noun()}
	switch {
	case a.To == "" && len(doors) > 1:
		return book.Impossible("MM-EXP-07", args)
	case a.To != "" && !slices.Contains(doors, a.To):
		return book.Against("MM-EXP-07", args)
	}
	return nil
}

// arriving is how the mice of the old tile stand at the exit.
func (s *State) arriving(a Explore) landing {
	main := a.To
	if main == "" {
		main = s.doorway(a)
	}
	doors := s.doorways(a)
	return landing{a.Into, main, s.miceIn(s.At(a.Mouse).Room), a.Spread, func(id parts.SpaceID) bool {
		free := s.House.Is(Arrival, "spread")
		return slices.Contains(doors, id) || !free && s.beside(a.Into, main, id)
	}}
}

// exploreRoom: no space holds too many of them (MM-CAP-01).
func exploreRoom(s *State, a Explore) *rules.Violation { return s.overfull(s.arriving(a)) }

// exploreSpread: all mice come to one space, and only who finds no room there
// stands at the exit or on a neighbouring space instead; where the table settled
// so, they spread over the spaces at the exit (MM-AMB-38).
func exploreSpread(s *State, a Explore) *rules.Violation {
	return s.strewn(s.arriving(a), "MM-EXP-07", s.House.Is(Arrival, "spread"))
}
