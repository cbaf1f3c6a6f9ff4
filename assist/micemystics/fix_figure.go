package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// change is one thing of a figure that may differ, and how it is asked for.
type change[T any] struct {
	id, english, russian string
	ask                  func(*T) error
}

// changed asks which of several things differs, and what it really is.
func changed[T any](f fixing, text string, said tables.Args, list []change[T], done func(T) game.Correct) (game.Action, error) {
	offers := make([]offer, len(list))
	for i, c := range list {
		o := desk.Option{Keys: f.Own(c.english, c.russian), Label: f.say("fix.figure-"+c.id, said)}
		offers[i] = offer{Option: o, Take: func() (game.Action, error) {
			var now T
			err := c.ask(&now)
			return done(now), err
		}}
	}
	return session.Menu(f.Talk, desk.Question{Text: text}, offers)
}

// mouseNow is what the record says of a mouse.
func (f fixing) mouseNow(m *game.Mouse) tables.Args {
	at := f.stands(m.Name())
	if m.Captured {
		at = f.say("fix.captured")
	}
	return tables.Args{
		"figure": f.figure(m.Name()), "at": at, "wounds": m.Wounds, "poison": m.Poison, "cheese": m.Cheese,
		"worn": f.cards(m.Equipped), "pack": f.cards(m.Pack), "tricks": f.cards(m.Tricks), "abilities": f.cards(m.Abilities),
		"has": f.ails(m), "captured": m.Captured,
	}
}

// stands is where a figure is, on a tile without a map by who else is there.
func (f fixing) stands(name game.Name) string {
	at := f.state.At(name)
	if !strings.HasPrefix(string(at.Space), "?") {
		return f.place(at)
	}
	others := slices.DeleteFunc(f.state.FiguresOn(at), func(o game.Name) bool { return o == name })
	if len(others) == 0 {
		return f.say("fix.alone")
	}
	return f.say("place.with", tables.Args{"who": f.figures(others)})
}

// ails names the conditions of a mouse.
func (f fixing) ails(m *game.Mouse) string {
	var out []string
	for _, c := range []struct {
		of game.Condition
		on bool
	}{{game.Stunned, m.Stunned}, {game.Webbed, m.Webbed}, {game.Charmed, m.Charmed}, {game.Down, m.Down}} {
		if c.on {
			out = append(out, f.say("condition."+string(c.of)))
		}
	}
	return joined(out)
}

func (f fixing) fixMouse(m *game.Mouse) (game.Action, error) {
	said := f.mouseNow(m)
	return changed(f, f.say("fix.mouse", said), said, []change[game.MouseNow]{
		{"at", "at", "где", func(now *game.MouseNow) (err error) {
			at, err := f.spot(f.say("fix.where"))
			now.At = &at
			return err
		}},
		{"wounds", "wounds", "раны", func(now *game.MouseNow) error { return f.count(&now.Wounds) }},
		{"poison", "poison", "яд", func(now *game.MouseNow) error { return f.count(&now.Poison) }},
		{"cheese", "cheese", "сыр", func(now *game.MouseNow) error { return f.count(&now.Cheese) }},
		{"has", "ails", "недуги", func(now *game.MouseNow) error { return f.conditions(&now.Has) }},
		{"worn", "worn", "надето", func(now *game.MouseNow) error { return f.cardsNow(&now.Equipped, m) }},
		{"pack", "pack", "сумка", func(now *game.MouseNow) error { return f.cardsNow(&now.Pack, m) }},
		{"tricks", "tricks", "уловки", func(now *game.MouseNow) error { return f.cardsNow(&now.Tricks, m) }},
		{"abilities", "abilities", "способности", func(now *game.MouseNow) error { return f.abilitiesNow(&now.Abilities) }},
		{"captured", "captured", "поймана", func(now *game.MouseNow) error { return f.confirm(&now.Captured, "fix.captured-ask") }},
	}, func(now game.MouseNow) game.Correct {
		now.Mouse = m.Name()
		return game.Correct{Mice: []game.MouseNow{now}}
	})
}

func (f fixing) minionNow(m *game.Minion) tables.Args {
	return tables.Args{"figure": f.figure(m.Name), "at": f.stands(m.Name), "wounds": m.Wounds, "down": m.Down}
}

func (f fixing) fixMinion(m *game.Minion) (game.Action, error) {
	said := f.minionNow(m)
	return changed(f, f.say("fix.minion", said), said, []change[game.MinionNow]{
		{"at", "at", "где", func(now *game.MinionNow) error {
			at, err := f.spot(f.say("fix.where"))
			now.At = &at
			return err
		}},
		{"wounds", "wounds", "раны", func(now *game.MinionNow) error { return f.count(&now.Wounds) }},
		{"down", "down", "упал", func(now *game.MinionNow) error { return f.confirm(&now.Down, "fix.down-ask") }},
		{"gone", "gone", "нет", func(now *game.MinionNow) error { now.Gone = true; return nil }},
	}, func(now game.MinionNow) game.Correct {
		now.Minion = m.Name
		return game.Correct{Minions: []game.MinionNow{now}}
	})
}

func (f fixing) count(into **int) error {
	n, err := f.Desk.Number(desk.Question{Text: f.say("fix.number")}, 0, most)
	*into = &n
	return err
}

func (f fixing) confirm(into **bool, id string) error {
	yes, err := f.Desk.Confirm(desk.Question{Text: f.say(id)})
	*into = &yes
	return err
}

func (f fixing) conditions(into **[]game.Condition) error {
	all := []game.Condition{game.Stunned, game.Webbed, game.Charmed, game.Down}
	options := make([]desk.Option, len(all))
	for i, c := range all {
		options[i] = desk.Option{Keys: f.Letters(conditionLetters[c]), Label: f.say("condition." + string(c))}
	}
	picked, err := f.Desk.Pick(desk.Question{Text: f.say("fix.ails-ask")}, options)
	has := []game.Condition{}
	for _, i := range picked {
		has = append(has, all[i])
	}
	*into = &has
	return err
}

// cardsNow asks which search cards really lie in a pile: names between commas.
func (f fixing) cardsNow(into **[]box.CardID, m *game.Mouse) error {
	known := f.knownSearches()
	for _, id := range tradable(m) {
		if !slices.ContainsFunc(known, func(s box.Search) bool { return s.ID == id }) {
			known = append(known, box.Search{ID: id})
		}
	}
	return listed(f, into, func(name string) (int, string) {
		return meant(name, known, searchNames)
	}, func(i int) box.CardID { return known[i].ID })
}

func (f fixing) abilitiesNow(into **[]box.CardID) error {
	known := f.state.Abilities
	return listed(f, into, func(name string) (int, string) {
		return meant(name, known, abilityNames)
	}, func(i int) box.CardID { return known[i].ID })
}

// listed asks for cards by their names between commas, or none.
func listed(f fixing, into **[]box.CardID, find func(string) (int, string), id func(int) box.CardID) error {
	q := desk.Question{Text: f.say("fix.cards-ask"), Help: f.say("fix.cards-help"), Rest: true}
	cards, err := session.Written(f.Talk, q, func(typed string) ([]box.CardID, error) {
		out := []box.CardID{}
		if isOneOf(typed, "-", "–") {
			return out, nil
		}
		for _, name := range session.Listed(typed) {
			at, several := find(name)
			switch {
			case several != "":
				return nil, unread("card-two", tables.Args{"typed": name, "cards": several})
			case at < 0:
				return nil, unread("card-known", tables.Args{"typed": name})
			}
			out = append(out, id(at))
		}
		return out, nil
	})
	*into = &cards
	return err
}
