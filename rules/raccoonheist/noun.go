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
	NounFreed  = "freed"  // freed figures: their player and their number, such as "raccoons_1 2"
	NounPlace  = "place"  // one of the five locations
	NounSeal   = "seal"   // the digits of a seal, a hash that binds the Owner to a card
	NounChance = "chance" // the chance that the raccoons win, from 0 to 1
	NounBasis  = "basis"  // how a chance was computed
)

// Place returns the noun of a location.
func Place(l parts.Location) rules.Noun { return rules.Noun{Kind: NounPlace, ID: string(l)} }

func sealNoun(digits string) rules.Noun { return rules.Noun{Kind: NounSeal, ID: digits} }

func (f Freed) noun() rules.Noun {
	return rules.Noun{Kind: NounFreed, ID: string(f.Of) + " " + strconv.Itoa(f.Count)}
}

// Chance returns the noun of the raccoons' chance to win, from 0 to 1.
func Chance(p float64) rules.Noun {
	return rules.Noun{Kind: NounChance, ID: strconv.FormatFloat(p, 'g', -1, 64)}
}

func seatNouns(list []rules.Seat) []rules.Noun {
	return tables.Each(list, rules.Seat.Noun)
}
