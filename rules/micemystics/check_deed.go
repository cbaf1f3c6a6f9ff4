package micemystics

import (
	"tablemate/rules"
)

// standDown: who lies on its side gets up with the whole of a move that has not
// begun or that still has points (MM-COND-05).
func standDown(s *State, a Stand) *rules.Violation {
	m := s.findMouse(a.Mouse)
	args := rules.Args{"mouse": a.Mouse.Noun()}
	switch {
	case m == nil || !m.OnBoard() || !m.Down:
		return book.Impossible("MM-COND-05", args)
	case s.Turn.Halted || s.Turn.Points == 0:
		args["over"] = true
		return book.Against("MM-COND-05", args).As("over")
	}
	return nil
}

// scurryAction: with the action of the turn (MM-TURN-01), not while stunned
// (MM-COND-02) or webbed (MM-COND-03).
func scurryAction(s *State, a Scurry) *rules.Violation {
	if v := s.checkDeed(a.Mouse); v != nil {
		return v
	}
	if s.findMouse(a.Mouse).Webbed {
		return book.Against("MM-COND-03", rules.Args{"mouse": a.Mouse.Noun()})
	}
	return nil
}

// scurryMoved: after the move (MM-RUN-03), to which standing up counts unless a
// house rule says otherwise (MM-AMB-58). Who is webbed has not moved, which is
// told already.
func scurryMoved(s *State, a Scurry) *rules.Violation {
	t := &s.Turn
	stood := t.HaltedBy == "MM-COND-05" && s.House.Is(ScurryAfterStanding, "forbidden")
	if t.Deed != NoDeed || scurryAction(s, a) != nil || t.Moved && !stood {
		return nil
	}
	return book.Against("MM-RUN-03", rules.Args{"mouse": a.Mouse.Noun(), "stood": stood})
}

// recoverAction: with the action of the turn (MM-TURN-01); the only one for who is
// stunned.
func recoverAction(s *State, a Recover) *rules.Violation {
	if v := s.checkDeed(a.Mouse); v != nil && v.Rule != "MM-COND-02" {
		return v
	}
	return nil
}

// recoverFrom: from a stun or a web that the mouse has (MM-REC-01).
func recoverFrom(s *State, a Recover) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil {
		return nil
	}
	from := a.fromCondition(m)
	if from == Stunned && m.Stunned || from == Webbed && m.Webbed {
		return nil
	}
	return book.Against("MM-REC-01", rules.Args{"mouse": a.Mouse.Noun(), "from": from.Noun()})
}

// checkDeed is the violation that keeps a mouse from an action: it has spent it
// (MM-TURN-01), or is stunned, so that it may only recover (MM-COND-02).
func (s *State) checkDeed(mouse Name) *rules.Violation {
	args := rules.Args{"mouse": mouse.Noun(), "deed": s.Turn.Deed.Noun()}
	m := s.findMouse(mouse)
	switch {
	case m == nil || !m.OnBoard():
		return book.Impossible("MM-TURN-01", args)
	case s.Turn.Deed != NoDeed:
		return book.Against("MM-TURN-01", args)
	case m.Stunned:
		return book.Against("MM-COND-02", args)
	}
	return nil
}
