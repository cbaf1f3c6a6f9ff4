package raccoonheist

import (
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Fix asks what the table really shows. What and how much may stand on one
// line: "ann food 5", "ann here 4", "trap k", "popper off".
func (Flow) Fix(t *session.Talk, s game.State) (game.Action, error) {
	f := fixing{asking{talk{t}, s}}
	var offers []offer
	for i := range s.Groups {
		g := &s.Groups[i]
		o := desk.Option{Keys: f.groupWords(g), Label: f.say("fix.group", f.standing(g))}
		offers = append(offers, offer{Option: o, Take: func() (game.Action, error) { return f.figures(g) }})
	}
	add := func(id, english, russian string, take func() (game.Action, error)) {
		o := desk.Option{Keys: f.Own(english, russian), Label: f.say("fix."+id, f.now())}
		offers = append(offers, offer{Option: o, Take: take})
	}
	add("trap", "trap", "ловушка", f.location(func(c *game.Correct, l *box.Location) { c.Trap = l }))
	add("dog", "dog", "собака", f.location(func(c *game.Correct, l *box.Location) { c.Dog = l }))
	add("last", "last", "прежняя", f.location(func(c *game.Correct, l *box.Location) { c.LastTrap = l }))
	add("popper", "popper", "хлопушка", f.popperAt)
	add("row", "row", "ряд", f.row)
	if len(s.Round.Choices) > 1 {
		add("order", "order", "порядок", f.order)
	}
	if s.Round.Step == game.DogStep {
		add("round", "round", "раунд", f.round)
	}
	add("house", "house", "правила", f.house)
	if s.Result != nil {
		add("go-on", "go", "играем", just(game.Correct{GoOn: true}))
	}
	return session.Menu(f.Talk, desk.Question{Text: f.say("fix.which")}, offers)
}

type fixing struct{ asking }

// offer is one answer of a menu.
type offer = session.Offer[game.Action]

func just(did game.Action) func() (game.Action, error) {
	return func() (game.Action, error) { return did, nil }
}

// groupWords are the keys of a group, without blanks in them.
func (f fixing) groupWords(g *game.Group) []string {
	keys := []string{f.key(g.Seat.Noun())}
	for _, name := range f.names(g) {
		if key := strings.ReplaceAll(name, " ", "-"); key != keys[0] {
			keys = append(keys, key)
		}
	}
	return keys
}

// now is what the record says, so that people see what differs.
func (f fixing) now() tables.Args {
	r := &f.state.Round
	place := func(l box.Location) string {
		if l == box.Nowhere {
			return f.say("fix.nowhere")
		}
		return f.place(l)
	}
	popper := f.place(box.LivingRoom)
	if !f.state.Popper.Lying() {
		popper = f.seat(f.state.Popper.Holder)
	}
	row := make([]string, len(f.state.Row))
	for i, l := range f.state.Row {
		row[i] = f.place(l)
	}
	return tables.Args{
		"trap": place(r.Trap), "dog": place(r.Dog), "last": place(r.LastTrap), "popper": popper,
		"row": joined(row), "order": f.seats(r.Choices), "round": r.Number,
	}
}

// figures asks which number of a group is wrong, and what it is.
func (f fixing) figures(g *game.Group) (game.Action, error) {
	said := f.standing(g)
	said["card"] = g.Raid.Left
	kinds := []struct {
		id, english, russian string
		put                  func(*game.Standing, *int)
	}{
		{"here", "here", "тут", func(c *game.Standing, n *int) { c.Reserve = n }},
		{"yard", "yard", "двор", func(c *game.Standing, n *int) { c.Yard = n }},
		{"food", "food", "еда", func(c *game.Standing, n *int) { c.Food = n }},
		{"card", "card", "карта", func(c *game.Standing, n *int) { c.Left = n }},
	}
	offers := make([]offer, len(kinds))
	for i, k := range kinds {
		o := desk.Option{Keys: f.Own(k.english, k.russian), Label: f.say("fix.figures-"+k.id, said)}
		offers[i] = offer{Option: o, Take: func() (game.Action, error) {
			n, err := f.Desk.Number(desk.Question{Text: f.say("fix.number")}, 0, game.Most)
			c := game.Standing{Seat: g.Seat}
			k.put(&c, &n)
			return game.Correct{Groups: []game.Standing{c}}, err
		}}
	}
	return session.Menu(f.Talk, desk.Question{Text: f.say("fix.figures", said)}, offers)
}

// location asks where something lies; it may be off the row.
func (f fixing) location(put func(*game.Correct, *box.Location)) func() (game.Action, error) {
	return func() (game.Action, error) {
		q := desk.Question{Text: f.say("fix.where", tables.Args{"off": f.word("off")}), Help: f.choice(f.inRow())}
		l, err := session.Written(f.Talk, q, func(typed string) (box.Location, error) {
			if is(typed, "off") {
				return box.Nowhere, nil
			}
			n, err := f.reader().Noun(game.NounPlace, typed)
			return box.Location(n.ID), err
		})
		var c game.Correct
		put(&c, &l)
		return c, err
	}
}

func (f fixing) popperAt() (game.Action, error) {
	q := desk.Question{Text: f.say("fix.popper-whose", tables.Args{"keys": joined(f.keys(f.groups().Each()...)), "off": f.word("off")})}
	p, err := session.Written(f.Talk, q, func(typed string) (game.Popper, error) {
		if is(typed, "off") {
			return game.Popper{}, nil
		}
		n, err := f.reader().Noun(game.NounSeat, typed)
		return game.Popper{Holder: rules.Seat(n.ID), Taken: f.state.Round.Number - 1}, err
	})
	return game.Correct{Popper: &p}, err
}

func (f fixing) row() (game.Action, error) {
	q := desk.Question{Text: f.say("fix.row-ask"), Help: f.choice(f.places().Each())}
	row, err := session.Written(f.Talk, q, f.readRow)
	if err != nil {
		return nil, err
	}
	five := [5]box.Location(row)
	return game.Correct{Row: &five}, nil
}

// order asks who chose before whom, which decides about the popper (RH-RAID-11).
func (f fixing) order() (game.Action, error) {
	q := desk.Question{Text: f.say("fix.order-ask", tables.Args{"keys": joined(f.keys(f.groups().Each()...))}), Rest: true}
	seats, err := session.Written(f.Talk, q, func(typed string) ([]rules.Seat, error) {
		var seats []rules.Seat
		for _, word := range strings.Fields(strings.ReplaceAll(typed, ",", " ")) {
			n, err := f.reader().Noun(game.NounSeat, word)
			if err != nil {
				return nil, err
			}
			seats = append(seats, rules.Seat(n.ID))
		}
		return seats, nil
	})
	return game.Correct{Choices: seats}, err
}

func (f fixing) round() (game.Action, error) {
	n, err := f.Desk.Number(desk.Question{Text: f.say("fix.number")}, 1, game.Most)
	return game.Correct{Number: &n}, err
}

// house changes how this table settles what the rulebook leaves open.
func (f fixing) house() (game.Action, error) {
	name, value, err := f.custom(f.state.House).Settling(f.Talk)
	return game.Settle{Name: name, Value: value}, err
}

func (t talk) custom(house rules.House) session.Custom {
	book := box.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}
