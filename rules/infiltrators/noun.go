package infiltrators

import (
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// The kinds of nouns in notes and violations.
const (
	NounSeat   = "seat"
	NounCard   = "card" // a card, such as red-6 or red-special; also RewardDown and RewardNone
	NounLies   = "lies" // the orientation of a hint
	NounSays   = "says"
	NounSuit   = "suit" // a suit, such as red
	NounNumber = "number"
	NounPile   = "pile"
	NounAction = "action" // one of the five actions
	NounDeed   = "deed"   // a deed or statement of an agent
	NounChance = "chance" // a probability from 0 to 1
	NounBits   = "bits"   // the information of a card, in bits
)

// If a reward names no card, the id of its noun is one of these.
const (
	RewardDown = "down"
	RewardNone = "none"
)

// CardNoun returns the noun of a card.
func CardNoun(c parts.Card) rules.Noun { return rules.Noun{Kind: NounCard, ID: string(c)} }

func saysNoun(s Says) rules.Noun { return rules.Noun{Kind: NounSays, ID: string(s)} }

func liesNoun(l Lies) rules.Noun { return rules.Noun{Kind: NounLies, ID: string(l)} }

func suitNouns(list []parts.Suit) []rules.Noun {
	return tables.Each(list, func(s parts.Suit) rules.Noun { return rules.Noun{Kind: NounSuit, ID: string(s)} })
}

func numberNouns(list []int) []rules.Noun {
	return tables.Each(list, func(n int) rules.Noun { return rules.Noun{Kind: NounNumber, ID: strconv.Itoa(n)} })
}

func (a Reward) noun() rules.Noun {
	switch {
	case a.Down:
		return CardNoun(RewardDown)
	case a.Card == "":
		return CardNoun(RewardNone)
	}
	return CardNoun(a.Card)
}

// Chance returns the noun of a probability from 0 to 1.
func Chance(p float64) rules.Noun {
	return rules.Noun{Kind: NounChance, ID: strconv.FormatFloat(p, 'g', 4, 64)}
}

// Bits returns the noun of an amount of information in bits.
func Bits(b float64) rules.Noun {
	return rules.Noun{Kind: NounBits, ID: strconv.FormatFloat(b, 'g', 4, 64)}
}
