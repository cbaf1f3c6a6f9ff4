package picklerick

import (
	"slices"

	parts "tablemate/tables/picklerick"
)

// side returns one edge of the tile; the near edge is open unless somebody saw
// otherwise (PR-AMB-15).
func (t Seen) side(p Part) parts.Edge {
	switch p {
	case LeftSide:
		return t.Left
	case FarSide:
		return t.Far
	case RightSide:
		return t.Right
	}
	if t.Near == "" {
		return parts.Open
	}
	return t.Near
}

// Vents lists the sides of the tile that hold a vent, clockwise from the arrow.
func (t Seen) Vents() []Part {
	var out []Part
	for _, p := range Parts {
		if t.side(p) == parts.Vent {
			out = append(out, p)
		}
	}
	return out
}

// turnedTo returns the edges of the tile when its arrow points in a direction.
func (t Seen) turnedTo(arrow Dir) Edges {
	var e Edges
	for i, p := range Parts {
		e = e.with(arrow.Turn(i), t.side(p))
	}
	return e
}

// alignsVents reports whether the tile being revealed is laid by its vents and
// not by its arrow: Rick came through a vent and the tile has one (PR-VENT-06,
// PR-CLAR-15).
func (s *State) alignsVents(t Seen) bool {
	return s.Wait != nil && s.Wait.Way != Afoot && len(t.Vents()) > 0
}

// arrow returns where the arrow of the revealed tile must point: at the tile Rick
// comes from (PR-TILE-04, PR-VENT-05, PR-CLAR-16), or so that the chosen vent
// adjoins the one he used (PR-VENT-06, PR-CLAR-15, PR-AMB-16).
func (s *State) arrow(a Reveal) Dir {
	if s.Wait == nil {
		return NoDir
	}
	toRick, _ := s.Wait.Cell.Toward(s.Wait.From)
	if !s.alignsVents(a.Tile) {
		return toRick
	}
	return toRick.Turn(-slices.Index(Parts[:], a.adjoins(toRick)))
}

// adjoins returns the vent that adjoins Rick's: the one named, or else the one
// that the arrow told puts there, or else the first.
func (a Reveal) adjoins(toRick Dir) Part {
	vents := a.Tile.Vents()
	if slices.Contains(vents, a.Vent) {
		return a.Vent
	}
	for _, vent := range vents {
		if a.Vent == "" && a.Arrow == toRick.Turn(-slices.Index(Parts[:], vent)) {
			return vent
		}
	}
	return vents[0]
}
