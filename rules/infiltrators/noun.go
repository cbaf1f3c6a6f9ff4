package infiltrators

import (
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// The kinds of nouns in notes and violations, except seats.
const (
	NounSeat   = "seat"
	NounCard   = "card"   // red-6, red-special; in a reward also down and none
	NounLies   = "lies"   // the orientation of a hint
	NounSays   = "says"   // an answer to a guess
	NounSuit   = "suit"   // a suit by the word that people use
	NounNumber = "number" // the number of a card
	NounPile   = "pile"   // where hidden cards lie
	NounDeed   = "deed"   // something that somebody did or said
	NounChance = "chance" // a probability from 0 to 1
	NounBits   = "bits"   // the information that a card gives
)

// The rewards that are not a named card.
const (
	RewardDown = "down"
	RewardNone = "none"
)

// CardNoun returns a card as a sentence mentions it.
func CardNoun(c parts.Card) rules.Noun { return rules.Noun{Kind: NounCard, ID: string(c)} }

func saysNoun(s Says) rules.Noun { return rules.Noun{Kind: NounSays, ID: string(s)} }

func liesNoun(l Lies) rules.Noun { return rules.Noun{Kind: NounLies, ID: string(l)} }

func suitNouns(list []parts.Suit) []rules.Noun {
	return tables.Each(list, func(s parts.Suit) rules.Noun { return rules.Noun{Kind: NounSuit, ID: string(s)} })
}

func numberNouns(list []int) []rules.Noun {
	return tables.Each(list, func(n int) rules.Noun { return rules.Noun{Kind: NounNumber, ID: strconv.Itoa(n)} })
}

// noun returns a reward as a sentence and a typed line mention it.
func (a Reward) noun() rules.Noun {
	switch {
	case a.Down:
		return CardNoun(RewardDown)
	case a.Card == "":
		return CardNoun(RewardNone)
	}
	return CardNoun(a.Card)
}

// Chance returns a probability from 0 to 1 as a sentence mentions it.
func Chance(p float64) rules.Noun {
	return rules.Noun{Kind: NounChance, ID: strconv.FormatFloat(p, 'g', 4, 64)}
}

// Bits returns an amount of information as a sentence mentions it.
func Bits(b float64) rules.Noun {
	return rules.Noun{Kind: NounBits, ID: strconv.FormatFloat(b, 'g', 4, 64)}
}
