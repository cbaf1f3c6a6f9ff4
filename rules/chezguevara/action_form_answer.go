package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// answerForms returns the fields of the actions that answer what is awaited.
func answerForms() rules.Fields[Action] {
	return rules.Fields[Action]{
		Roll{}.Kind(): {
			dieField(func(a *Roll) *int { return &a.Die }),
			seatField("seat", func(a *Roll) *rules.Seat { return &a.Seat }),
			onField(func(a *Roll) *int { return &a.On }),
		},
		Resolve{}.Kind(): {
			rules.Several[Action]("keep", NounCard, func(a *Resolve) *[]parts.CardID { return &a.Keep }),
			onField(func(a *Resolve) *int { return &a.On }),
		},
		Feed{}.Kind(): {
			seatField("seat", func(a *Feed) *rules.Seat { return &a.Seat }),
			rules.One[Action]("feeder", NounCard, func(a *Feed) *parts.CardID { return &a.Feeder }),
			cardField(func(a *Feed) *parts.CardID { return &a.Card }),
			onField(func(a *Feed) *int { return &a.On }),
		},
		Exchange{}.Kind(): {
			seatField("seat", func(a *Exchange) *rules.Seat { return &a.Seat }),
			seatField("with", func(a *Exchange) *rules.Seat { return &a.With }),
			onField(func(a *Exchange) *int { return &a.On }),
		},
		DropSleep{}.Kind(): {
			seatField("seat", func(a *DropSleep) *rules.Seat { return &a.Seat }),
			cardField(func(a *DropSleep) *parts.CardID { return &a.Card }),
			onField(func(a *DropSleep) *int { return &a.On }),
		},
		Transfer{}.Kind(): {
			seatField("seat", func(a *Transfer) *rules.Seat { return &a.Seat }),
			cardField(func(a *Transfer) *parts.CardID { return &a.Card }),
			seatField("to", func(a *Transfer) *rules.Seat { return &a.To }),
			onField(func(a *Transfer) *int { return &a.On }),
		},
		Bring{}.Kind(): {
			seatField("seat", func(a *Bring) *rules.Seat { return &a.Seat }),
			onField(func(a *Bring) *int { return &a.On }),
		},
		Decline{}.Kind(): {
			seatField("seat", func(a *Decline) *rules.Seat { return &a.Seat }),
			onField(func(a *Decline) *int { return &a.On }),
		},
		Trophies{}.Kind(): {
			rules.Several[Action]("cards", NounCard, func(a *Trophies) *[]parts.CardID { return &a.Cards }),
			onField(func(a *Trophies) *int { return &a.On }),
		},
		Pick{}.Kind(): {
			seatField("seat", func(a *Pick) *rules.Seat { return &a.Seat }),
			cardField(func(a *Pick) *parts.CardID { return &a.Card }),
			onField(func(a *Pick) *int { return &a.On }),
		},
		Second{}.Kind(): {
			seatField("seat", func(a *Second) *rules.Seat { return &a.Seat }),
			seatField("by", func(a *Second) *rules.Seat { return &a.By }),
			onField(func(a *Second) *int { return &a.On }),
		},
	}
}
