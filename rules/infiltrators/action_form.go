package infiltrators

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// MaxCount bounds every number of cards that people may type, MaxSeconds the time.
const (
	MaxCount   = 99
	MaxSeconds = 24 * 60 * 60
)

func cardField[T Action](at func(*T) *parts.Card) rules.Field[Action] {
	return rules.One[Action]("card", NounCard, at)
}

func seatField[T Action](name string, at func(*T) *rules.Seat) rules.Field[Action] {
	return rules.One[Action](name, NounSeat, at)
}

func liesField[T Action](at func(*T) *Lies) rules.Field[Action] {
	return rules.One[Action]("lies", NounLies, at)
}

func saysField[T Action](at func(*T) *Says) rules.Field[Action] {
	return rules.One[Action]("says", NounSays, at)
}

// Forms lists the fields of each action: how they are typed in one breath, as in
// card, seat and how it lies for an exchange, and what sentences mention of them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	return rules.Fields[Action]{
		Detain{}.Kind(): {seatField("by", func(a *Detain) *rules.Seat { return &a.By })},
		Hint{}.Kind(): {
			cardField(func(a *Hint) *parts.Card { return &a.Card }),
			liesField(func(a *Hint) *Lies { return &a.Lies }),
			seatField("at", func(a *Hint) *rules.Seat { return &a.At }),
			seatField("by", func(a *Hint) *rules.Seat { return &a.By }),
		},
		Exchange{}.Kind(): {
			cardField(func(a *Exchange) *parts.Card { return &a.Card }),
			seatField("to", func(a *Exchange) *rules.Seat { return &a.To }),
			liesField(func(a *Exchange) *Lies { return &a.Lies }),
			seatField("by", func(a *Exchange) *rules.Seat { return &a.By }),
		},
		Wait{}.Kind(): {seatField("by", func(a *Wait) *rules.Seat { return &a.By })},
		Eliminate{}.Kind(): {
			seatField("at", func(a *Eliminate) *rules.Seat { return &a.At }),
			cardField(func(a *Eliminate) *parts.Card { return &a.Card }),
			saysField(func(a *Eliminate) *Says { return &a.Says }),
			seatField("by", func(a *Eliminate) *rules.Seat { return &a.By }),
		},
		Turned{}.Kind(): {liesField(func(a *Turned) *Lies { return &a.Lies })},
		Answer{}.Kind(): {saysField(func(a *Answer) *Says { return &a.Says })},
		Draw{}.Kind(): {
			rules.Count[Action]("cards", 0, MaxCount, func(a *Draw) *int { return &a.Cards }),
			seatField("by", func(a *Draw) *rules.Seat { return &a.By }),
		},
		Reward{}.Kind(): {
			{Name: "card", Kind: NounCard, Said: func(a Action) any { return a.(Reward).noun() }, Put: putReward},
			seatField("by", func(a *Reward) *rules.Seat { return &a.By }),
		},
		Discard{}.Kind(): {
			rules.Several[Action]("cards", NounCard, func(a *Discard) *[]parts.Card { return &a.Cards }),
			rules.Count[Action]("down", 0, MaxCount, func(a *Discard) *int { return &a.Down }),
			seatField("by", func(a *Discard) *rules.Seat { return &a.By }),
		},
		Pass{}.Kind():  {seatField("by", func(a *Pass) *rules.Seat { return &a.By })},
		Clock{}.Kind(): {rules.Count[Action]("seconds", 0, MaxSeconds, func(a *Clock) *int { return &a.Seconds })},
		Other{}.Kind(): {
			rules.Told[Action]("name", func(a Other) any { return a.Name }),
			seatField("by", func(a *Other) *rules.Seat { return &a.By }),
		},
		Verdict{}.Kind(): {
			rules.Told[Action]("won", func(a Verdict) any { return a.Won }),
			rules.Told[Action]("name", func(a Verdict) any { return a.Name }),
		},
		Replace{}.Kind(): {
			seatField("at", func(a *Replace) *rules.Seat { return &a.At }),
			rules.One[Action]("from", NounPile, func(a *Replace) *Pile { return &a.From }),
			rules.One[Action]("to", NounPile, func(a *Replace) *Pile { return &a.To }),
			cardField(func(a *Replace) *parts.Card { return &a.Card }),
		},
		Cross{}.Kind(): {
			seatField("at", func(a *Cross) *rules.Seat { return &a.At }),
			rules.One[Action]("suit", NounSuit, func(a *Cross) *parts.Suit { return &a.Suit }),
			rules.Count[Action]("number", 0, parts.Highest, func(a *Cross) *int { return &a.Number }),
		},
		Burn{}.Kind():   {seatField("by", func(a *Burn) *rules.Seat { return &a.By })},
		Expose{}.Kind(): {cardField(func(a *Expose) *parts.Card { return &a.Card })},
		Clear{}.Kind():  {seatField("at", func(a *Clear) *rules.Seat { return &a.At })},
		Deed{}.Kind(): {
			rules.One[Action]("what", NounDeed, func(a *Deed) *What { return &a.What }),
			seatField("by", func(a *Deed) *rules.Seat { return &a.By }),
		},
		Keep{}.Kind(): {seatField("by", func(a *Keep) *rules.Seat { return &a.By })},
		Settle{}.Kind(): {
			rules.Told[Action]("name", func(a Settle) any { return a.Name }),
			rules.Told[Action]("value", func(a Settle) any { return a.Value }),
		},
	}
}}

// putReward returns a reward with another card: one by its name, face down, none.
func putReward(a Action, value any) Action {
	did := a.(Reward)
	id := value.(rules.Noun).ID
	did.Card, did.Down = "", id == RewardDown
	if id != RewardDown && id != RewardNone {
		did.Card = parts.Card(id)
	}
	return did
}

// actor returns who did something, the agent whose turn it is unless it says
// otherwise. While only the end of a turn is left to tell, whoever acts is the next.
func (s *State) actor(a Action) rules.Seat {
	for _, f := range Forms.Fields()[a.Kind()] {
		if f.Name != "by" {
			continue
		}
		if by, ok := f.Said(a).(rules.Noun); ok && by.ID != "" {
			return rules.Seat(by.ID)
		}
	}
	if slices.Contains(acts, a.Kind()) && s.closing() {
		return s.after(s.Turn.Seat)
	}
	return s.Turn.Seat
}

// closing reports whether the action of this turn is done and only what ends the
// turn is left to tell.
func (s *State) closing() bool {
	return slices.Contains([]Awaited{ForExchangeDraw, ForWaitDraw, ForReward, ForDiscard}, s.Turn.Wait)
}
