package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// placeSense: a place that there is, other than where the mouse stands.
func (s *State) placeSense(a Move, to Place) *rules.Violation {
	at := s.At(a.Mouse)
	switch {
	case a.Points < 0:
		return impossible("MM-MOVE-02", "points-negative", withArgs(mouseArgs(a.Mouse), "points", a.Points))
	case to.With != NoFigure && s.At(to.With) == Nowhere:
		return impossible("MM-MOVE-02", "nobody-there", withArgs(mouseArgs(a.Mouse), "with", to.With.Noun()))
	case s.placeSpot(at.Room, to) == at:
		return impossible("MM-MOVE-02", "stays-put", mouseArgs(a.Mouse))
	}
	return nil
}

// placeReached: walking never leads to another tile (MM-EXP-01).
func placeReached(s *State, a Move) *rules.Violation {
	room := s.At(a.Mouse).Room
	if to := s.placeSpot(room, *a.To); to.Room != room {
		return against("MM-EXP-01", "walks-off", rules.Args{"mouse": a.Mouse.Noun(), "room": tileSide(to.Room)})
	}
	return nil
}

// placeLines: lines that people say were crossed. Where a hook and line lies on
// the tile the mouse may have gone along it, which nobody can see from here.
func placeLines(s *State, a Move) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if hook := s.findToken(parts.Hook); s.mayCross(m) || hook != nil && hook.At.Room == m.At.Room {
		return nil
	}
	switch {
	case slices.Contains(a.Over, parts.Red):
		return against("MM-LINE-04", "red-line", mouseArgs(a.Mouse))
	case slices.Contains(a.Over, parts.Gap):
		return against("MM-WALL-03", "pipe-gap", mouseArgs(a.Mouse))
	}
	return nil
}

// placeRoom: not onto a space that is known to be full (MM-CAP-02).
func placeRoom(s *State, a Move) *rules.Violation {
	to := s.placeSpot(s.At(a.Mouse).Room, *a.To)
	if to.Space != "" && !a.To.Wide && s.Full(to) {
		return against("MM-CAP-02", "full-step", rules.Args{"mouse": a.Mouse.Noun(), "room": tileSide(to.Room), "space": to.Noun()})
	}
	return nil
}

// placePoints: no more points than there are (MM-MOVE-02), of which a yellow
// line may have taken some (MM-LINE-01).
func placePoints(s *State, a Move) *rules.Violation {
	cost := max(1, a.Points)
	if cost <= s.Turn.Points {
		return nil
	}
	id := shortBy(slices.Contains(a.Over, parts.Yellow))
	return against(id, "cost", rules.Args{"mouse": a.Mouse.Noun(), "points": s.Turn.Points, "cost": cost})
}
