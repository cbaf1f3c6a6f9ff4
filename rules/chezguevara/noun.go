package chezguevara

import (
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

type ruleID = tables.RuleID

// The kinds of nouns in notes and violations.
const (
	NounSeat  = "seat" // a player
	NounCard  = "card" // any card except a rank card
	NounRank  = "rank" // private, corporal, sergeant
	NounLine  = "line"
	NounPhase = "phase" // one of the six phases of a turn
	NounKind  = "kind"
	NounPlan  = "plan" // a way to win: promotion, abuse, healing
)

// CardNoun returns the noun of a card.
func CardNoun(c parts.CardID) rules.Noun { return rules.Noun{Kind: NounCard, ID: string(c)} }

// RankNoun returns the noun of a rank.
func RankNoun(r parts.Rank) rules.Noun { return rules.Noun{Kind: NounRank, ID: string(r)} }

// LineNoun returns the noun of a line of this turn.
func LineNoun(n int) rules.Noun { return rules.Noun{Kind: NounLine, ID: strconv.Itoa(n)} }

func cardNouns(list []parts.CardID) []rules.Noun { return tables.Each(list, CardNoun) }

func seatNouns(list []rules.Seat) []rules.Noun { return tables.Each(list, rules.Seat.Noun) }

func lineNouns(list []int) []rules.Noun { return tables.Each(list, LineNoun) }

// The function `mention` takes pairs (name, value, name, value). It returns these pairs as the
// arguments of a note or violation.
func mention(pairs ...any) rules.Args {
	if len(pairs) == 0 {
		return nil
	}
	out := rules.Args{}
	for i := 0; i < len(pairs); i += 2 {
		out[pairs[i].(string)] = nounOf(pairs[i+1])
	}
	return out
}

func nounOf(v any) any {
	switch v := v.(type) {
	case rules.Seat:
		return v.Noun()
	case []rules.Seat:
		return seatNouns(v)
	case parts.CardID:
		return CardNoun(v)
	case []parts.CardID:
		return cardNouns(v)
	case parts.Rank:
		return RankNoun(v)
	case parts.Kind:
		return rules.Noun{Kind: NounKind, ID: string(v)}
	case Phase:
		return rules.Noun{Kind: NounPhase, ID: string(v)}
	}
	return v
}
