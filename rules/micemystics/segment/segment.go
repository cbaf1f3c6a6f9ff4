// Package segment determines whether two straight segments have a common point. Begin with
// [Intersect].
package segment

import parts "tablemate/tables/micemystics"

// Intersect reports whether the segments from a to b and from c to d have a common point. Segments
// that only touch at an end also have a common point.
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

// orientation returns 1 if p lies on one side of the line through a and b, -1 if p lies on the
// other side, and 0 if p lies on the line.
func orientation(a, b, p parts.Point) int {
	switch area := (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X); {
	case area > 0:
		return 1
	case area < 0:
		return -1
	}
	return 0
}

// onSegment reports whether p lies between a and b, for a point p on the line through a and b.
func onSegment(a, b, p parts.Point) bool {
	return min(a.X, b.X) <= p.X && p.X <= max(a.X, b.X) && min(a.Y, b.Y) <= p.Y && p.Y <= max(a.Y, b.Y)
}
