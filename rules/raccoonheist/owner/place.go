package owner

import parts "tablemate/tables/raccoonheist"

// place is one of the five locations in the order of parts.Locations, so that it
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
func (p place) location() parts.Location {
	if p == nowhere {
		return parts.Nowhere
	}
	return parts.Locations[p]
}

// placeOf is nowhere for anything that is not one of the five.
func placeOf(l parts.Location) place {
	for i, known := range parts.Locations {
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
