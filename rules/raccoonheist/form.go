package raccoonheist

import (
	"tablemate/rules"
	box "tablemate/tables/raccoonheist"
)

func seat[T Action](name string, at func(*T) *rules.Seat, among func(*State, *T) []rules.Seat) rules.Field[*State, T] {
	return rules.One(name, NounSeat, at, among)
}

func place[T Action](at func(*T) *box.Location, among func(*State, *T) []box.Location) rules.Field[*State, T] {
	return rules.One("place", NounPlace, at, among)
}

func count[T Action](name string, at func(*T) *int, among func(*State, *T) []int) rules.Field[*State, T] {
	return rules.Count(name, at, among)
}

func form[T Action](fields ...rules.Field[*State, T]) rules.Form[*State, Action] {
	return rules.FormOf[Action](fields...)
}

// Forms are the reports that say something of the table, and what each says. A
// field without candidates keeps what it was given.
var Forms = rules.FormsOf(
	form(
		count("die", func(a *Fell) *int { return &a.Face }, sides),
		seat("seat", func(a *Fell) *rules.Seat { return &a.Seat }, nil),
	),
	form(place(func(a *Trap) *box.Location { return &a.Location }, trapPlaces)),
	form(place(func(a *Hide) *box.Location { return &a.Card }, nil)),
	form(place(func(a *Show) *box.Location { return &a.Card }, cards)).Checked(),
	form(
		seat("seat", func(a *Raid) *rules.Seat { return &a.Seat }, choosing),
		place(func(a *Raid) *box.Location { return &a.Location }, openPlaces),
		count("count", func(a *Raid) *int { return &a.Count }, raiderCounts),
		seat("of", func(a *Raid) *rules.Seat { return &a.FiguresOf }, nil),
	),
	form(
		seat("seat", func(a *Change) *rules.Seat { return &a.Seat }, nil),
		place(func(a *Change) *box.Location { return &a.Location }, nil),
		count("count", func(a *Change) *int { return &a.Count }, nil),
	),
	form(seat("seat", func(a *Pass) *rules.Seat { return &a.Seat }, nil)),
	form(rules.Several("for", NounSeat, func(a *UsePopper) *[]rules.Seat { return &a.For }, savings)).Checked(),
	form(seat("seat", func(a *TakePopper) *rules.Seat { return &a.Seat }, nil)),
	form(seat("seat", func(a *LeavePopper) *rules.Seat { return &a.Seat }, nil)),
	form(seat("to", func(a *HandOver) *rules.Seat { return &a.To }, anybody)).Checked(),
	form(
		seat("seat", func(a *Collect) *rules.Seat { return &a.Seat }, nil),
		count("count", func(a *Collect) *int { return &a.Food }, portions),
	),
	form(
		seat("seat", func(a *Rescue) *rules.Seat { return &a.Seat }, nil),
		rules.Own("freed", func(a *Rescue) *[]Freed { return &a.Freed }, rescues, colours).Of(NounSeat),
		rules.Own[*State]("count", func(a *Rescue) *[]Freed { return &a.Freed }, nil, total),
	),
	form(
		seat("seat", func(a *Give) *rules.Seat { return &a.From }, nil),
		seat("to", func(a *Give) *rules.Seat { return &a.To }, nil),
		count("count", func(a *Give) *int { return &a.Food }, nil),
	),
)

// colours are whose figures come back, and total how many.
func colours(freed []Freed) any {
	out := make([]rules.Noun, len(freed))
	for i, f := range freed {
		out[i] = f.Of.Noun()
	}
	return out
}

func total(freed []Freed) any {
	n := 0
	for _, f := range freed {
		n += f.Count
	}
	return n
}
