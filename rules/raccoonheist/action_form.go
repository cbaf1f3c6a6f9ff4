package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

type field = rules.Field[Action]

func seat[T Action](name string, at func(*T) *rules.Seat) field {
	return rules.One[Action](name, NounSeat, at)
}

func place[T Action](at func(*T) *parts.Location) field {
	return rules.One[Action]("place", NounPlace, at)
}

// count is a number of figures or tokens.
func count[T Action](at func(*T) *int) field { return rules.Count[Action]("count", 0, Most, at) }

// Most is more than anything on this table counts to.
const Most = 99

// Forms are what each report says of the table.
var Forms = rules.Forms[Action]{
	Fell{}.Kind(): {
		rules.Count[Action]("die", 1, parts.DieSides, func(a *Fell) *int { return &a.Face }),
		seat("seat", func(a *Fell) *rules.Seat { return &a.Seat }),
	},
	Trap{}.Kind(): {place(func(a *Trap) *parts.Location { return &a.Location })},
	Hide{}.Kind(): {place(func(a *Hide) *parts.Location { return &a.Card })},
	Show{}.Kind(): {place(func(a *Show) *parts.Location { return &a.Card })},
	Raid{}.Kind(): {
		seat("seat", func(a *Raid) *rules.Seat { return &a.Seat }),
		place(func(a *Raid) *parts.Location { return &a.Location }),
		count(func(a *Raid) *int { return &a.Count }),
		seat("of", func(a *Raid) *rules.Seat { return &a.FiguresOf }),
	},
	Change{}.Kind(): {
		seat("seat", func(a *Change) *rules.Seat { return &a.Seat }),
		place(func(a *Change) *parts.Location { return &a.Location }),
		count(func(a *Change) *int { return &a.Count }),
	},
	Pass{}.Kind():        {seat("seat", func(a *Pass) *rules.Seat { return &a.Seat })},
	UsePopper{}.Kind():   {rules.Several[Action]("for", NounSeat, func(a *UsePopper) *[]rules.Seat { return &a.For })},
	TakePopper{}.Kind():  {seat("seat", func(a *TakePopper) *rules.Seat { return &a.Seat })},
	LeavePopper{}.Kind(): {seat("seat", func(a *LeavePopper) *rules.Seat { return &a.Seat })},
	HandOver{}.Kind():    {seat("to", func(a *HandOver) *rules.Seat { return &a.To })},
	Collect{}.Kind(): {
		seat("seat", func(a *Collect) *rules.Seat { return &a.Seat }),
		count(func(a *Collect) *int { return &a.Food }),
	},
	Rescue{}.Kind(): {
		seat("seat", func(a *Rescue) *rules.Seat { return &a.Seat }),
		{Name: "of", Kind: NounSeat, Said: freed},
		rules.Told[Action]("count", Rescue.total),
	},
	Give{}.Kind(): {
		seat("seat", func(a *Give) *rules.Seat { return &a.From }),
		seat("to", func(a *Give) *rules.Seat { return &a.To }),
		count(func(a *Give) *int { return &a.Food }),
	},
	Settle{}.Kind(): {
		rules.Told[Action]("name", func(a Settle) any { return a.Name }),
		rules.Told[Action]("value", func(a Settle) any { return a.Value }),
	},
}

// freed are whose figures come back, and total is how many.
func freed(a Action) any {
	var out []rules.Noun
	for _, f := range a.(Rescue).Freed {
		out = append(out, f.Of.Noun())
	}
	return out
}

func (a Rescue) total() any {
	n := 0
	for _, f := range a.Freed {
		n += f.Count
	}
	return n
}
