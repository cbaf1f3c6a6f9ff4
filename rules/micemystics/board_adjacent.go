package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// Answer says whether something is so, as far as it is known.
type Answer int8

// Nothing is guessed: what no map and no person tells is unknown.
const (
	Unknown Answer = iota
	Yes
	No
)

func answerOf(yes bool) Answer {
	if yes {
		return Yes
	}
	return No
}

// border returns what parts two spaces of a mapped tile, turned so that A is the
// first; false where they do not touch or are not on a map.
func (s *State) border(a, b Spot) (parts.Link, bool) {
	r := s.findRoom(a.Room)
	if r == nil || a.Room != b.Room {
		return parts.Link{}, false
	}
	for i := range r.Map.Links {
		switch l := &r.Map.Links[i]; {
		case l.A == a.Space && l.B == b.Space:
			return *l, true
		case l.A == b.Space && l.B == a.Space:
			return turned(*l), true
		}
	}
	return parts.Link{}, false
}

// turned returns a link seen from its other end.
func turned(l parts.Link) parts.Link {
	l.A, l.B = l.B, l.A
	return l
}

// adjacent reports whether two spots are the same or neighbours, so that figures
// on them may fight hand to hand, share, or reach an exit there. A yellow line
// joins (MM-LINE-03); a red line and a gap between pipes part (MM-LINE-05,
// MM-WALL-04), and so do walls and black areas unless a house rule says otherwise
// and people say that a base touches both (MM-AMB-77).
func (s *State) adjacent(a, b Spot) Answer {
	r := s.findRoom(a.Room)
	switch {
	case a.Room != b.Room || r == nil:
		return No
	case a == b:
		return Yes
	}
	mapped, through := r.onMap(a.Space) && r.onMap(b.Space), s.House.Is(NeighboursThroughWalls, "true")
	if !mapped || through {
		if f, told := r.findFact(a.Space, b.Space, Touch); told && f.Known() {
			return answerOf(f.Most == 1)
		}
	}
	if mapped {
		l, joined := s.border(a, b)
		return answerOf(joined && (l.Line == parts.Plain || l.Line == parts.Yellow))
	}
	if least, _ := s.walkDistance(a, b); least > 1 && !through {
		return No
	}
	return Unknown
}

// walkDistance returns how far a minion walks from one spot to another, at least
// and at most: both the same where it is known, NoWay where no way leads. Water
// and lines are no hindrance to minions (MM-MMOV-01); full spaces bar the way, yet
// never the goal itself (MM-AMB-17).
func (s *State) walkDistance(from, to Spot) (least, most int) {
	r := s.findRoom(from.Room)
	switch {
	case r == nil || from.Room != to.Room:
		return NoWay, NoWay
	case from == to:
		return 0, 0
	}
	if r.onMap(from.Space) && r.onMap(to.Space) {
		t := s.occupiedTile(r, new(tileGraphs))
		n := t.distances(t.Index(from.Space))[t.Index(to.Space)]
		return n, n
	}
	if f, told := r.findFact(from.Space, to.Space, Distance); told {
		return f.Least, f.Most
	}
	return 1, NoWay
}
