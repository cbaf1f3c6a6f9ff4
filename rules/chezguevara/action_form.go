package chezguevara

import (
	"maps"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

type actionField = rules.Field[Action]

func seatField[T Action](name string, at func(*T) *rules.Seat) actionField {
	return rules.One[Action](name, NounSeat, at)
}

func cardField[T Action](at func(*T) *parts.CardID) actionField {
	return rules.One[Action]("card", NounCard, at)
}

func dieField[T Action](at func(*T) *int) actionField {
	return rules.Count[Action]("die", 1, parts.DieSides, at)
}

// onField is the line that an action answers, 0 for what is awaited.
func onField[T Action](at func(*T) *int) actionField {
	return rules.Count[Action]("on", 0, MaxCount, at)
}

// MaxCount bounds every number that people may type.
const MaxCount = 104

// Forms lists the fields of each action: how they are typed, and what sentences
// mention of them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	out := playForms()
	maps.Copy(out, answerForms())
	return out
}}

// playForms returns the fields of the actions that nobody asks for.
func playForms() rules.Fields[Action] {
	return rules.Fields[Action]{
		Draw{}.Kind(): {
			seatField("seat", func(a *Draw) *rules.Seat { return &a.Seat }),
			rules.Count[Action]("cards", 0, MaxCount, func(a *Draw) *int { return &a.Cards }),
		},
		Evict{}.Kind(): {
			seatField("seat", func(a *Evict) *rules.Seat { return &a.Seat }),
			cardField(func(a *Evict) *parts.CardID { return &a.Card }),
			dieField(func(a *Evict) *int { return &a.Die }),
			seatField("to", func(a *Evict) *rules.Seat { return &a.To }),
		},
		CardRoll{}.Kind(): {
			seatField("seat", func(a *CardRoll) *rules.Seat { return &a.Seat }),
			cardField(func(a *CardRoll) *parts.CardID { return &a.Card }),
			dieField(func(a *CardRoll) *int { return &a.Die }),
		},
		Recruit{}.Kind(): {
			seatField("seat", func(a *Recruit) *rules.Seat { return &a.Seat }),
			cardField(func(a *Recruit) *parts.CardID { return &a.Card }),
			seatField("to", func(a *Recruit) *rules.Seat { return &a.To }),
		},
		Loot{}.Kind(): {
			seatField("seat", func(a *Loot) *rules.Seat { return &a.Seat }),
			rules.Several[Action]("cards", NounCard, func(a *Loot) *[]parts.CardID { return &a.Cards }),
		},
		Do{}.Kind(): {
			seatField("seat", func(a *Do) *rules.Seat { return &a.Seat }),
			cardField(func(a *Do) *parts.CardID { return &a.Card }),
		},
		Ask{}.Kind(): {seatField("seat", func(a *Ask) *rules.Seat { return &a.Seat })},
		Give{}.Kind(): {
			seatField("seat", func(a *Give) *rules.Seat { return &a.From }),
			seatField("to", func(a *Give) *rules.Seat { return &a.To }),
			cardField(func(a *Give) *parts.CardID { return &a.Card }),
		},
		Discard{}.Kind(): {
			seatField("seat", func(a *Discard) *rules.Seat { return &a.Seat }),
			rules.Count[Action]("cards", 0, MaxCount, func(a *Discard) *int { return &a.Cards }),
		},
		Heal{}.Kind(): {
			seatField("seat", func(a *Heal) *rules.Seat { return &a.Seat }),
			rules.Count[Action]("wounds", 0, MaxCount, func(a *Heal) *int { return &a.Wounds }),
		},
		Go{}.Kind():      {rules.One[Action]("phase", NounPhase, func(a *Go) *Phase { return &a.Phase })},
		EndTurn{}.Kind(): {seatField("seat", func(a *EndTurn) *rules.Seat { return &a.Seat })},
		Event{}.Kind(): {
			seatField("seat", func(a *Event) *rules.Seat { return &a.Seat }),
			cardField(func(a *Event) *parts.CardID { return &a.Card }),
			seatField("target", func(a *Event) *rules.Seat { return &a.Target }),
		},
		Cancel{}.Kind(): {
			seatField("seat", func(a *Cancel) *rules.Seat { return &a.Seat }),
			cardField(func(a *Cancel) *parts.CardID { return &a.Card }),
			onField(func(a *Cancel) *int { return &a.On }),
			seatField("of", func(a *Cancel) *rules.Seat { return &a.Of }),
			rules.One[Action]("target", NounCard, func(a *Cancel) *parts.CardID { return &a.Target }),
		},
		Order{}.Kind(): {
			seatField("seat", func(a *Order) *rules.Seat { return &a.Seat }),
			cardField(func(a *Order) *parts.CardID { return &a.Card }),
			onField(func(a *Order) *int { return &a.On }),
		},
		Revenge{}.Kind(): {
			seatField("seat", func(a *Revenge) *rules.Seat { return &a.Seat }),
			cardField(func(a *Revenge) *parts.CardID { return &a.Card }),
			onField(func(a *Revenge) *int { return &a.On }),
		},
		Effect{}.Kind(): {
			seatField("seat", func(a *Effect) *rules.Seat { return &a.Seat }),
			cardField(func(a *Effect) *parts.CardID { return &a.Card }),
			seatField("to", func(a *Effect) *rules.Seat { return &a.To }),
			rules.Count[Action]("tokens", -MaxCount, MaxCount, func(a *Effect) *int { return &a.Tokens }),
			rules.Count[Action]("wounds", -MaxCount, MaxCount, func(a *Effect) *int { return &a.Wounds }),
			onField(func(a *Effect) *int { return &a.On }),
		},
		Settle{}.Kind(): {
			rules.Told[Action]("name", func(a Settle) any { return a.Name }),
			rules.Told[Action]("value", func(a Settle) any { return a.Value }),
		},
		LearnRank{}.Kind(): {
			rules.Told[Action]("rank", func(a LearnRank) any { return RankNoun(a.Rank.Rank) }),
			rules.Told[Action]("pay", func(a LearnRank) any { return a.Rank.Pay }),
			rules.Told[Action]("leave", func(a LearnRank) any { return a.Rank.Leave }),
			rules.Told[Action]("slack", func(a LearnRank) any { return a.Rank.Slack }),
			rules.Told[Action]("penalty", func(a LearnRank) any { return a.Rank.Penalty }),
		},
		Mend{}.Kind(): {
			seatField("from", func(a *Mend) *rules.Seat { return &a.From }),
			seatField("to", func(a *Mend) *rules.Seat { return &a.To }),
		},
		Learn{}.Kind(): {rules.Told[Action]("card", func(a Learn) any { return CardNoun(a.Card.ID) })},
	}
}
