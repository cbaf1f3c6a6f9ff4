package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

type actionField = rules.Field[Action]

func seatField[T Action](name string, at func(*T) *rules.Seat) actionField {
	return rules.One[Action](name, NounSeat, at)
}

func placeField[T Action](at func(*T) *parts.Location) actionField {
	return rules.One[Action]("place", NounPlace, at)
}

// countField is the field of a number of figures or tokens.
func countField[T Action](at func(*T) *int) actionField {
	return rules.Count[Action]("count", 0, MaxCount, at)
}

// MaxCount bounds every number that people may type.
const MaxCount = 99

// Forms lists the fields of each action: how they are typed, and what sentences
// mention of them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	return rules.Fields[Action]{
		Fell{}.Kind(): {
			rules.Count[Action]("die", 1, parts.DieSides, func(a *Fell) *int { return &a.Face }),
			seatField("seat", func(a *Fell) *rules.Seat { return &a.Seat }),
		},
		Trap{}.Kind(): {placeField(func(a *Trap) *parts.Location { return &a.Location })},
		Hide{}.Kind(): {placeField(func(a *Hide) *parts.Location { return &a.Card })},
		Show{}.Kind(): {placeField(func(a *Show) *parts.Location { return &a.Card })},
		Raid{}.Kind(): {
			seatField("seat", func(a *Raid) *rules.Seat { return &a.Seat }),
			placeField(func(a *Raid) *parts.Location { return &a.Location }),
			countField(func(a *Raid) *int { return &a.Count }),
			seatField("of", func(a *Raid) *rules.Seat { return &a.FiguresOf }),
		},
		Change{}.Kind(): {
			seatField("seat", func(a *Change) *rules.Seat { return &a.Seat }),
			placeField(func(a *Change) *parts.Location { return &a.Location }),
			countField(func(a *Change) *int { return &a.Count }),
		},
		Pass{}.Kind():        {seatField("seat", func(a *Pass) *rules.Seat { return &a.Seat })},
		UsePopper{}.Kind():   {rules.Several[Action]("for", NounSeat, func(a *UsePopper) *[]rules.Seat { return &a.For })},
		TakePopper{}.Kind():  {seatField("seat", func(a *TakePopper) *rules.Seat { return &a.Seat })},
		LeavePopper{}.Kind(): {seatField("seat", func(a *LeavePopper) *rules.Seat { return &a.Seat })},
		HandOver{}.Kind():    {seatField("to", func(a *HandOver) *rules.Seat { return &a.To })},
		Collect{}.Kind(): {
			seatField("seat", func(a *Collect) *rules.Seat { return &a.Seat }),
			countField(func(a *Collect) *int { return &a.Food }),
		},
		Rescue{}.Kind(): {
			seatField("seat", func(a *Rescue) *rules.Seat { return &a.Seat }),
			{Name: "of", Kind: NounSeat, Said: freedSeats},
			rules.Told[Action]("count", Rescue.figureCount),
		},
		Give{}.Kind(): {
			seatField("seat", func(a *Give) *rules.Seat { return &a.From }),
			seatField("to", func(a *Give) *rules.Seat { return &a.To }),
			countField(func(a *Give) *int { return &a.Food }),
		},
		Settle{}.Kind(): {
			rules.Told[Action]("name", func(a Settle) any { return a.Name }),
			rules.Told[Action]("value", func(a Settle) any { return a.Value }),
		},
	}
}}

// freedSeats returns whose figures a Rescue brings back.
func freedSeats(a Action) any {
	var out []rules.Noun
	for _, f := range a.(Rescue).Freed {
		out = append(out, f.Of.Noun())
	}
	return out
}

func (a Rescue) figureCount() any {
	n := 0
	for _, f := range a.Freed {
		n += f.Count
	}
	return n
}
