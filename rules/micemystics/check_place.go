package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// placeReached: walking never leads to another tile (MM-EXP-01).
func placeReached(s *State, a Move) *rules.Violation {
	room := s.At(a.Mouse).Room
	if to := s.placeSpot(room, *a.To); to.Room != room {
		return book.Against("MM-EXP-01", rules.Args{"mouse": a.Mouse.Noun(), "room": tileSide(to.Room)})
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
	args := rules.Args{"mouse": a.Mouse.Noun()}
	switch {
	case slices.Contains(a.Over, parts.Red):
		return book.Against("MM-LINE-04", args)
	case slices.Contains(a.Over, parts.Gap):
		return book.Against("MM-WALL-03", args)
	}
	return nil
}

// placeRoom: not onto a space that is known to be full (MM-CAP-02).
func placeRoom(s *State, a Move) *rules.Violation {
	to := s.placeSpot(s.At(a.Mouse).Room, *a.To)
	if to.Space != "" && !a.To.Wide && s.Full(to) {
		return book.Against("MM-CAP-02", rules.Args{"mouse": a.Mouse.Noun(), "room": tileSide(to.Room), "space": to.Noun()})
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
	return book.Against(id, rules.Args{"mouse": a.Mouse.Noun(), "points": s.Turn.Points, "cost": cost}).As("cost")
}
