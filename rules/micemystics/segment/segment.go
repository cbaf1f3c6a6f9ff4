// Package segment determines whether two straight segments have a common point.
package segment

import parts "tablemate/tables/micemystics"

// Intersect reports whether the segments ab and cd have a common point. Touching at an end counts.
func Intersect(a, b, c, d parts.Point) bool {
	abc, abd := orientation(a, b, c), orientation(a, b, d)
	if abc*abd > 0 {
		return false
	}
	cda, cdb := orientation(c, d, a), orientation(c, d, b)
	if abc*abd < 0 && cda*cdb < 0 {
		return true
	}
	return abc == 0 && onSegment(a, b, c) || abd == 0 && onSegment(a, b, d) ||
		cda == 0 && onSegment(c, d, a) || cdb == 0 && onSegment(c, d, b)
}

// orientation returns 1 if p is on one side of the line through a and b, -1 if p is on the other
// side, and 0 if p is on the line.
func orientation(a, b, p parts.Point) int {
	switch area := (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X); {
	case area > 0:
		return 1
	case area < 0:
		return -1
	}
	return 0
}

// onSegment reports whether p is on the segment ab. The caller must know that p is on the line
// through a and b.
func onSegment(a, b, p parts.Point) bool {
	return min(a.X, b.X) <= p.X && p.X <= max(a.X, b.X) && min(a.Y, b.Y) <= p.Y && p.Y <= max(a.Y, b.Y)
}
