package chezguevara

import (
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// MaxCount bounds every number that people may type.
const MaxCount = 104

// Forms lists the fields of each action: how they are typed, and what sentences
// mention of them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	out := rules.FieldsOf(Actions, MaxCount, map[reflect.Type]string{
		reflect.TypeFor[rules.Seat]():   NounSeat,
		reflect.TypeFor[parts.CardID](): NounCard,
		reflect.TypeFor[Phase]():        NounPhase,
	})
	out[LearnRank{}.Kind()] = []rules.Field[Action]{
		rules.SentenceOnly[Action]("rank", func(a LearnRank) any { return RankNoun(a.Rank.Rank) }),
		rules.SentenceOnly[Action]("pay", func(a LearnRank) any { return a.Rank.Pay }),
		rules.SentenceOnly[Action]("leave", func(a LearnRank) any { return a.Rank.Leave }),
		rules.SentenceOnly[Action]("slack", func(a LearnRank) any { return a.Rank.Slack }),
		rules.SentenceOnly[Action]("penalty", func(a LearnRank) any { return a.Rank.Penalty }),
	}
	out[Learn{}.Kind()] = []rules.Field[Action]{
		rules.SentenceOnly[Action]("card", func(a Learn) any { return CardNoun(a.Card.ID) }),
	}
	return out
}}
