package owner

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// leftOf is a bit set of the locations to the left of one location.
type leftOf uint8

func (l leftOf) has(p place) bool { return l>>p&1 == 1 }

// row holds two facts about the order of the five locations. Nothing else in the order changes the
// win chances. Figures caught to the left of the Backyard can be freed in the same round
// (RH-RES-08, RH-AMB-02). Raccoons decide about the popper before dice are rolled at locations to
// the right of the Living room.
type row struct {
	yard   leftOf // locations resolved before the Backyard
	living leftOf // locations resolved before the Living room
}

// Rows is the number of different rows. Either the Backyard or the Living room comes first. Each
// other location is to the left of both, between them, or to the right of both.
const Rows = 2 * 3 * 3 * 3

var others = [3]place{kitchen, basement, trashCan}

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

var allRows = func() (out []row) {
	for n := range Rows {
		out = append(out, rowNumbered(n))
	}
	return out
}()

// number returns the number of the row in allRows, or -1 if the row is not valid.
func (r row) number() int { return slices.Index(allRows, r) }

// base returns the lowest number of a row that has the same `yard` as r.
func (r row) base() int {
	return slices.IndexFunc(allRows, func(other row) bool { return other.yard == r.yard })
}

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

// place is one of the five locations, as an index into parts.Locations.
type place uint8

const (
	backyard place = iota
	kitchen
	livingRoom
	basement
	trashCan
	nowhere // the Dog is off the board, or there is no Trap yet
	places  = int(nowhere)
)

func (p place) location() parts.Location {
	if p == nowhere {
		return parts.Nowhere
	}
	return parts.Locations[p]
}

func placeOf(l parts.Location) place {
	for i, known := range parts.Locations {
		if l == known {
			return place(i)
		}
	}
	return nowhere
}

// The variable `traps` lists the locations where the Trap may be: all except the Basement
// (RH-TRAP-02).
var traps = [4]place{backyard, kitchen, livingRoom, trashCan}

// slot holds the index of each place in `traps`. The entry of the Basement is not used.
var slot = [places]int{backyard: 0, kitchen: 1, livingRoom: 2, trashCan: 3}

// The variable `dogs` lists the results of the Dog's die, all equally likely (RH-DOG-01,
// RH-DOG-02).
var dogs = [6]place{backyard, kitchen, livingRoom, basement, trashCan, nowhere}
