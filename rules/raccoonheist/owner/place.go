package owner

import box "tablemate/tables/raccoonheist"

// place is one of the five locations in the order of box.Locations, so that it
// can count and index.
type place uint8

const (
	backyard place = iota
	kitchen
	livingRoom
	basement
	trashCan
	nowhere // the Dog off the board, or no Trap yet
	places  = int(nowhere)
)

// location is the place by its name in the box.
func (p place) location() box.Location {
	if p == nowhere {
		return box.Nowhere
	}
	return box.Locations[p]
}

// placeOf is nowhere for anything that is not one of the five.
func placeOf(l box.Location) place {
	for i, known := range box.Locations {
		if l == known {
			return place(i)
		}
	}
	return nowhere
}

// traps are the places where the Trap may lie: anywhere but the Basement
// (RH-TRAP-02).
var traps = [4]place{backyard, kitchen, livingRoom, trashCan}

// slot is the number of a Trap place among traps.
var slot = [places]int{backyard: 0, kitchen: 1, livingRoom: 2, trashCan: 3}

// dogs are the outcomes of the Dog die, all equally likely (RH-DOG-01,
// RH-DOG-02). Which place has which number does not matter for its chance.
var dogs = [6]place{backyard, kitchen, livingRoom, basement, trashCan, nowhere}

// leftOf is the set of locations resolved before the Backyard, one bit each:
// what is caught there can be rescued in the same round (RH-RES-08,
// RH-AMB-02). Nothing else about the row matters.
type leftOf uint8

func (l leftOf) has(p place) bool { return l>>p&1 == 1 }

// rows is how many such sets there are.
const rows = 16

// number is the set as 0 to 15.
func (l leftOf) number() int { return int(l >> 1) }

// leftSet is the set with that number.
func leftSet(number int) leftOf { return leftOf(number << 1) }

// leftIn is the set in a real row.
func leftIn(order [5]box.Location) leftOf {
	var l leftOf
	for _, at := range order {
		p := placeOf(at)
		if p == backyard || p == nowhere {
			break
		}
		l |= 1 << p
	}
	return l
}
