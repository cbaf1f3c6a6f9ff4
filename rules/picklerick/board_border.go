package picklerick

import parts "tablemate/tables/picklerick"

// Border is what lies between two neighbouring cells, seen from one of them.
type Border int8

// A wall on either facing edge closes a border (PR-AMB-05). Only two adjoining
// vents let Rick through a closed one for an ordinary step (PR-VENT-08).
const (
	NoBorder  Border = iota // not two face-up tiles
	Passable                // both edges open
	Adjoining               // both edges are vents
	Closed                  // a wall or a vent on either edge
)

// borderOf returns what a figure meets that leaves a cell in a direction.
func (s *State) borderOf(from Cell, d Dir) Border {
	here, there := s.faceUp(from), s.faceUp(from.To(d))
	if here == nil || there == nil {
		return NoBorder
	}
	return between(here.Edges.At(d), there.Edges.At(d.Back()))
}

func between(near, far parts.Edge) Border {
	switch {
	case near == parts.Open && far == parts.Open:
		return Passable
	case near == parts.Vent && far == parts.Vent:
		return Adjoining
	}
	return Closed
}

// edge returns a side of the face-up tile on a cell; "" if there is none.
func (s *State) edge(c Cell, d Dir) parts.Edge {
	if t := s.faceUp(c); t != nil {
		return t.Edges.At(d)
	}
	return ""
}
