package raccoonheist

import (
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// The kinds of nouns in notes and violations.
const (
	NounSeat   = "seat"   // a person at the table, or a group of the duel
	NounFreed  = "freed"  // returning figures, with player and number: raccoons_1 2
	NounPlace  = "place"  // one of the five locations
	NounSeal   = "seal"   // the digits of a seal, which binds the Owner to his card
	NounChance = "chance" // a chance of the raccoons to win, from 0 to 1
	NounBasis  = "basis"  // the basis of a chance
)

// Place returns a location as a sentence mentions it.
func Place(l parts.Location) rules.Noun { return rules.Noun{Kind: NounPlace, ID: string(l)} }

func sealNoun(digits string) rules.Noun { return rules.Noun{Kind: NounSeal, ID: digits} }

func (f Freed) noun() rules.Noun {
	return rules.Noun{Kind: NounFreed, ID: string(f.Of) + " " + strconv.Itoa(f.Count)}
}

// Chance returns a chance of the raccoons to win, from 0 to 1, as a sentence mentions it.
func Chance(p float64) rules.Noun {
	return rules.Noun{Kind: NounChance, ID: strconv.FormatFloat(p, 'g', -1, 64)}
}

func seatNouns(list []rules.Seat) []rules.Noun {
	return tables.Each(list, rules.Seat.Noun)
}

func placeNouns(list []parts.Location) []rules.Noun {
	return tables.Each(list, Place)
}
