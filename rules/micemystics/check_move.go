package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkMove judges a move. A missing mouse or a finished move is judged by itself;
// no other rule is checked then.
func checkMove(s *State, a Move) []rules.Violation {
	for _, first := range []rules.Rule[State, Move]{moverThere, moveSense, moveOver} {
		if v := first(s, a); v != nil {
			return []rules.Violation{*v}
		}
	}
	if a.To != nil {
		return s.scurried(rules.Breaks(s, a, moveAble, moveLeaves, placeReached, placeLines, placeRoom, placePoints))
	}
	return s.scurried(rules.Breaks(s, a, moveAble, moveLeaves, moveWay, moveRoom, moveEnds, movePoints))
}

// scurried adds that a scurry keeps the rules of any move (MM-RUN-02).
func (s *State) scurried(found []rules.Violation) []rules.Violation {
	for i := range found {
		if s.Turn.Scurrying {
			found[i].Also = append(slices.Clip(found[i].Also), "MM-RUN-02")
		}
	}
	return found
}

// moverThere: only a mouse on the board moves (MM-AMB-43).
func moverThere(s *State, a Move) *rules.Violation {
	if m := s.findMouse(a.Mouse); m == nil || !m.OnBoard() {
		return s.absent("MM-MOVE-02", a.Mouse)
	}
	return nil
}

// moveSense: a move leads somewhere, over spaces that there are.
func moveSense(s *State, a Move) *rules.Violation {
	at := s.At(a.Mouse)
	switch {
	case a.To != nil:
		return s.placeSense(a, *a.To)
	case len(a.Path) == 0:
		return impossible("MM-MOVE-02", "no-path", mouseArgs(a.Mouse))
	}
	r := s.findRoom(at.Room)
	for _, id := range a.Path {
		if r != nil && r.Mapped() && !r.onMap(id) && !s.elsewhere(at.Room, id) {
			cause, args := missingSpace(Spot{at.Room, id}, mouseArgs(a.Mouse))
			return impossible("MM-MOVE-02", cause, args)
		}
	}
	return nil
}

// moveOver: a move that has ended is not taken up again, by the rule that ended
// it: a deed (MM-TURN-02), a minion (MM-CAP-03), water (MM-WATER-01,
// MM-WATER-02), standing up (MM-COND-05). A scurry is a new move.
func moveOver(s *State, a Move) *rules.Violation {
	t := &s.Turn
	if !t.Halted {
		return nil
	}
	return against(overBy(t), "over", withArgs(mouseArgs(a.Mouse), "over", true))
}

func overBy(t *Turn) tables.RuleID {
	if t.HaltedBy == "" {
		return "MM-TURN-02"
	}
	return t.HaltedBy
}

// moveAble: not webbed (MM-COND-03), not on its side (MM-COND-05).
func moveAble(s *State, a Move) *rules.Violation {
	switch m := s.findMouse(a.Mouse); {
	case m.Webbed:
		return against("MM-COND-03", "webbed", mouseArgs(a.Mouse))
	case m.Down:
		return against("MM-COND-05", "lies", mouseArgs(a.Mouse))
	}
	return nil
}

// moveLeaves: not out of a space with more minions than mice (MM-CAP-04), as it
// is when the move begins.
func moveLeaves(s *State, a Move) *rules.Violation {
	if s.Turn.Moved || !s.isBound(a.Mouse) {
		return nil
	}
	at := s.At(a.Mouse)
	return against("MM-CAP-04", "outnumbered", rules.Args{"mouse": a.Mouse.Noun(), "mice": len(s.MiceOn(at)), "minions": s.FoesOn(at)})
}

// moveWay: from space to space on the own tile (MM-EXP-01, MM-MOVE-02), over no
// wall and no black area (MM-WALL-01, MM-WALL-02), over no red line and no gap
// without help (MM-LINE-04, MM-WALL-03), not against a current (MM-WATER-04).
func moveWay(s *State, a Move) *rules.Violation {
	m := s.findMouse(a.Mouse)
	for _, t := range s.pathSteps(a.Mouse, a.Path) {
		if id, cause := s.wayBarred(m, t); id != "" {
			return against(id, cause, stepArgs(a.Mouse, t))
		}
	}
	return nil
}

// wayBarred returns the rule that bars a step, and how; none where it is open or not
// known.
func (s *State) wayBarred(m *Mouse, t pathStep) (rule tables.RuleID, cause string) {
	r := s.findRoom(t.from.Room)
	if r == nil || !r.Mapped() || s.joinedByHook(t.from, t.to) {
		return "", ""
	}
	if !r.onMap(t.to.Space) && !r.named(t.to.Space) {
		return "MM-EXP-01", "walks-off"
	}
	if !r.onMap(t.from.Space) || !r.onMap(t.to.Space) {
		return "", ""
	}
	l, joined := s.border(t.from, t.to)
	switch {
	case !joined:
		return "MM-MOVE-02", "no-neighbour"
	case l.Line == parts.Red && !s.mayCross(m):
		return "MM-LINE-04", "red-line"
	case l.Line == parts.Gap && !s.mayCross(m):
		return "MM-WALL-03", "pipe-gap"
	case r.upstream(t.from.Space, t.to.Space):
		return "MM-WATER-04", "upstream"
	}
	return "", ""
}

// moveRoom: nobody walks onto or through a full space (MM-CAP-02).
func moveRoom(s *State, a Move) *rules.Violation {
	for _, t := range s.pathSteps(a.Mouse, a.Path) {
		if t.full {
			return against("MM-CAP-02", "full-step", stepArgs(a.Mouse, t))
		}
	}
	return nil
}

// moveEnds: a move ends on a space with a minion (MM-CAP-03), in water
// (MM-WATER-01) and with the try to get out of it (MM-WATER-02).
func moveEnds(s *State, a Move) *rules.Violation {
	steps := s.pathSteps(a.Mouse, a.Path)
	for i, t := range steps {
		var id tables.RuleID
		switch {
		case i == len(steps)-1:
			return nil
		case s.FoesOn(t.to) > 0:
			id = "MM-CAP-03"
		case s.isWater(t.to):
			id = "MM-WATER-01"
		case s.climbsOut(t.from, t.to):
			id = "MM-WATER-02"
		default:
			continue
		}
		return against(id, "goes-on", stepArgs(a.Mouse, t))
	}
	return nil
}

// movePoints: as long as there are points (MM-MOVE-02), 3 of them against the
// arrow of a yellow line (MM-LINE-01).
func movePoints(s *State, a Move) *rules.Violation {
	left := s.Turn.Points
	for _, t := range s.pathSteps(a.Mouse, a.Path) {
		if left < t.cost {
			args := stepArgs(a.Mouse, t)
			args["points"], args["cost"] = left, t.cost
			return against(shortBy(s.againstArrow(t.from, t.to)), "cost", args)
		}
		left -= t.cost
	}
	return nil
}

func shortBy(againstArrow bool) tables.RuleID {
	if againstArrow {
		return "MM-LINE-01"
	}
	return "MM-MOVE-02"
}
