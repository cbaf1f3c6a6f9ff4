package micemystics

import (
	"tablemate/rules"
)

// standDown: who lies on its side gets up with the whole of a move that has not
// begun or that still has points (MM-COND-05).
func standDown(s *State, a Stand) *rules.Violation {
	m := s.findMouse(a.Mouse)
	switch {
	case m == nil || !m.OnBoard():
		return s.absent("MM-COND-05", a.Mouse)
	case !m.Down:
		return impossible("MM-COND-05", "not-down", mouseArgs(a.Mouse))
	case s.Turn.Halted || s.Turn.Points == 0:
		return against("MM-COND-05", "no-points-to-stand", withArgs(mouseArgs(a.Mouse), "over", true))
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
		return against("MM-COND-03", "webbed", mouseArgs(a.Mouse))
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
	if stood {
		return against("MM-RUN-03", "scurry-after-standing", withArgs(mouseArgs(a.Mouse), "stood", true))
	}
	return against("MM-RUN-03", "scurry-first", withArgs(mouseArgs(a.Mouse), "stood", false))
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
	if from == NoCondition {
		return against("MM-REC-01", "recover-nothing", mouseArgs(a.Mouse))
	}
	return against("MM-REC-01", "recover-other", withArgs(mouseArgs(a.Mouse), "from", from.Noun()))
}

// checkDeed is the violation that keeps a mouse from an action: it has spent it
// (MM-TURN-01), or is stunned, so that it may only recover (MM-COND-02).
func (s *State) checkDeed(mouse Name) *rules.Violation {
	m := s.findMouse(mouse)
	switch {
	case m == nil || !m.OnBoard():
		return s.absent("MM-TURN-01", mouse)
	case s.Turn.Deed != NoDeed:
		return against("MM-TURN-01", "deed-spent", withArgs(mouseArgs(mouse), "deed", s.Turn.Deed.Noun()))
	case m.Stunned:
		return against("MM-COND-02", "stunned", mouseArgs(mouse))
	}
	return nil
}
