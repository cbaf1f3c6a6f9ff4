package chezguevara

import (
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

type ruleID = tables.RuleID

// The kinds of nouns that notes and breaches mention.
const (
	NounSeat  = "seat"  // a person at the table
	NounCard  = "card"  // a life card
	NounRank  = "rank"  // private, corporal, sergeant
	NounLine  = "line"  // the number of what was said this turn
	NounPhase = "phase" // one of the six
	NounKind  = "kind"  // of a card: person, thing, activity, event
	NounPlan  = "plan"  // what would win: promotion, abuse, healing
)

// CardNoun is a card as a sentence mentions it.
func CardNoun(c parts.CardID) rules.Noun { return rules.Noun{Kind: NounCard, ID: string(c)} }

// RankNoun is a rank as a sentence mentions it.
func RankNoun(r parts.Rank) rules.Noun { return rules.Noun{Kind: NounRank, ID: string(r)} }

// LineNoun is a line of this turn by its number.
func LineNoun(n int) rules.Noun { return rules.Noun{Kind: NounLine, ID: strconv.Itoa(n)} }

func kindNoun(k parts.Kind) rules.Noun { return rules.Noun{Kind: NounKind, ID: string(k)} }

func phaseNoun(p Phase) rules.Noun { return rules.Noun{Kind: NounPhase, ID: string(p)} }

func cardNouns(list []parts.CardID) []rules.Noun {
	return tables.Each(list, CardNoun)
}

func seatNouns(list []rules.Seat) []rules.Noun {
	return tables.Each(list, rules.Seat.Noun)
}

func lineNouns(list []int) []rules.Noun {
	return tables.Each(list, LineNoun)
}
