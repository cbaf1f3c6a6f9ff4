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

// walled reports whether figures meet a wall, with vents in it or without.
func (b Border) walled() bool { return b == Adjoining || b == Closed }

// borderOf returns what a figure meets that leaves a cell in a direction.
func (s *State) borderOf(from Cell, d Dir) Border {
	return between(s.faceUp(from), s.faceUp(from.To(d)), d)
}

// between returns the border from a face-up tile to the next one in a direction; nil
// is no such tile.
func between(here, there *Tile, d Dir) Border {
	if here == nil || there == nil {
		return NoBorder
	}
	switch near, far := here.edge(d), there.edge(d.Back()); {
	case near == parts.Open && far == parts.Open:
		return Passable
	case near == parts.Vent && far == parts.Vent:
		return Adjoining
	}
	return Closed
}

// edge returns a side of a face-up tile; "" if there is none.
func (t *Tile) edge(d Dir) parts.Edge {
	if t == nil {
		return ""
	}
	return t.Edges.At(d)
}

// edge returns a side of the face-up tile on a cell; "" if there is none.
func (s *State) edge(c Cell, d Dir) parts.Edge { return s.faceUp(c).edge(d) }
