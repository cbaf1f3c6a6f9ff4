package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// flipSense: a mouse on the board, on a piece whose other side is in play.
func flipSense(s *State, a Flip) *rules.Violation {
	m := s.findMouse(a.Mouse)
	switch {
	case m == nil || !m.OnBoard():
		return s.absent("MM-FLIP-01", a.Mouse)
	case s.otherSide(m.At.Room) == nil:
		return impossible("MM-FLIP-01", "no-other-side", withArgs(mouseArgs(a.Mouse), "room", tileSide(m.At.Room)))
	}
	if other := s.otherSide(m.At.Room); other.Mapped() && a.To != "" && !other.onMap(a.To) {
		return impossible("MM-FLIP-01", "no-space", withArgs(spaceArgs(other.ID, a.To), "mouse", a.Mouse.Noun()))
	}
	return nil
}

// flipAction: turning the tile over is the action of the turn (MM-TURN-01, MM-COND-02).
func flipAction(s *State, a Flip) *rules.Violation { return s.checkDeed(a) }

// flipFoes: no minion on the mouse's tile (MM-EXP-02).
func flipFoes(s *State, a Flip) *rules.Violation { return s.barredByFoes(a.Mouse) }

// flipSpace: from a flip space (MM-EXP-03). A map shows them; elsewhere people
// see it better.
func flipSpace(s *State, a Flip) *rules.Violation {
	at := s.At(a.Mouse)
	r := s.findRoom(at.Room)
	if r == nil || !r.onMap(at.Space) || r.findSpace(at.Space).Flip != parts.NoFlip {
		return nil
	}
	return against("MM-EXP-03", "no-flip-space", rules.Args{"mouse": a.Mouse.Noun(), "space": at.Noun()})
}

// flipKind: one special kind needs the hook and line in the stash, where it stays
// (MM-FLIP-03), the other a tinkerer or a scamp (MM-FLIP-04).
func flipKind(s *State, a Flip) *rules.Violation {
	m := s.findMouse(a.Mouse)
	args := func() rules.Args { return mouseArgs(a.Mouse) }
	switch kind := s.flipAt(m.At); {
	case kind == parts.HookFlip && s.findToken(parts.Hook) != nil:
		return against("MM-FLIP-03", "hook-laid", withArgs(args(), "laid", true))
	case kind == parts.HookFlip && !slices.Contains(s.Stash, parts.Hook):
		return against("MM-FLIP-03", "hook-missing", withArgs(args(), "laid", false))
	case kind == parts.ClassFlip && !m.isAnyOf([]parts.Class{parts.Tinkerer, parts.Scamp}):
		return against("MM-FLIP-04", "flip-class", args())
	}
	return nil
}

// flipTo: the mice come to the flip space of the new side (MM-FLIP-01), which
// people name where there are several.
func flipTo(s *State, a Flip) *rules.Violation {
	other := s.otherSide(s.At(a.Mouse).Room)
	spaces := other.flipSpaces(s.flipAt(s.At(a.Mouse)))
	args := func() rules.Args { return rules.Args{"mouse": a.Mouse.Noun(), "space": Spot{other.ID, a.To}.Noun()} }
	switch {
	case a.To == "" && len(spaces) > 1:
		return impossible("MM-FLIP-01", "flip-unsaid", withArgs(args(), "spaces", spacesOf(other.ID, spaces)))
	case a.To != "" && other.Mapped() && other.findSpace(a.To).Flip == parts.NoFlip:
		return against("MM-FLIP-01", "flip-elsewhere", args())
	}
	return nil
}

// flipSpread: all mice stand on the flip space, and only those for whom it has no
// room beside it (MM-FLIP-02).
func flipSpread(s *State, a Flip) *rules.Violation {
	l := s.flipArrival(a)
	if v := s.checkSpread(l, "MM-FLIP-02", false); v != nil {
		return v
	}
	return s.checkOverfull(l)
}
