package raccoonheist

import (
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// The kinds of nouns that notes and breaches mention.
const (
	NounSeat   = "seat"   // a person at the table, or a group of the duel
	NounFreed  = "freed"  // whose figures return, and how many: raccoons_1 2
	NounPlace  = "place"  // one of the five locations
	NounSeal   = "seal"   // the digits that bind the Owner to his card
	NounChance = "chance" // of the raccoons to win, 0 to 1
	NounBasis  = "basis"  // what a chance is based on
)

// Place returns a location as a sentence mentions it.
func Place(l parts.Location) rules.Noun { return rules.Noun{Kind: NounPlace, ID: string(l)} }

func sealNoun(digits string) rules.Noun { return rules.Noun{Kind: NounSeal, ID: digits} }

func (f Freed) noun() rules.Noun {
	return rules.Noun{Kind: NounFreed, ID: string(f.Of) + " " + strconv.Itoa(f.Count)}
}

// Chance returns a chance of the raccoons to win, 0 to 1.
func Chance(p float64) rules.Noun {
	return rules.Noun{Kind: NounChance, ID: strconv.FormatFloat(p, 'g', -1, 64)}
}

func seatNouns(list []rules.Seat) []rules.Noun {
	return tables.Each(list, rules.Seat.Noun)
}

func placeNouns(list []parts.Location) []rules.Noun {
	return tables.Each(list, Place)
}
