package owner

import parts "tablemate/tables/raccoonheist"

// leftOf is a set of locations resolved before a certain one, a bit for each.
type leftOf uint8

func (l leftOf) has(p place) bool { return l>>p&1 == 1 }

// row is what matters of the order of the five locations. What is caught left
// of the Backyard can be rescued in the same round (RH-RES-08, RH-AMB-02), and
// whether the popper is taken is settled before the dice right of the Living
// room fall.
type row struct {
	yard   leftOf // resolved before the Backyard
	living leftOf // resolved before the Living room
}

// Rows is how many such rows there are: the Backyard or the Living room comes
// first, and each of the three others lies left of both, between or right.
const Rows = 2 * 3 * 3 * 3

// others are the locations beside the Backyard and the Living room.
var others = [3]place{kitchen, basement, trashCan}

// rowNumbered returns the row with that number, 0 to 53.
func rowNumbered(n int) row {
	first, second := leftOf(0), leftOf(1<<backyard)
	if n >= Rows/2 {
		second = 1 << livingRoom
	}
	for _, p := range others {
		switch n % 3 {
		case 0:
			first |= 1 << p
			second |= 1 << p
		case 1:
			second |= 1 << p
		}
		n /= 3
	}
	if second.has(backyard) {
		return row{yard: first, living: second}
	}
	return row{yard: second, living: first}
}

// number returns the number of the row, -1 for none.
func (r row) number() int {
	for n := range Rows {
		if rowNumbered(n) == r {
			return n
		}
	}
	return -1
}

// base returns the number of the first row with the same locations left of the
// Backyard.
func (r row) base() int {
	for n := range Rows {
		if rowNumbered(n).yard == r.yard {
			return n
		}
	}
	return -1
}

// rowOf returns what matters of a real row.
func rowOf(order [5]parts.Location) row {
	var r row
	seen := leftOf(0)
	for _, at := range order {
		switch placeOf(at) {
		case backyard:
			r.yard = seen
		case livingRoom:
			r.living = seen
		}
		seen |= 1 << placeOf(at)
	}
	return r
}
