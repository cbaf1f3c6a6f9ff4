package micemystics

import (
	"slices"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// things tells of party items.
func (w telling) things(e game.Event) string {
	switch e := e.(type) {
	case game.ItemLaid:
		if e.Laid.Thrown {
			return w.line("item-lies", tables.Args{"item": w.item(e.Laid.Item), "place": w.place(e.Laid.At)})
		}
	case game.ItemBack:
		return w.good("item-back", tables.Args{"item": w.item(e.Item)})
	case game.ItemGone:
		return w.line("item-gone", tables.Args{"item": w.item(e.Item)})
	}
	return ""
}

func (t talk) item(item box.PartyItem) string { return t.named("item", string(item)) }

// cardsTold tells of cheese, cards and achievements. What people did with cards
// themselves they know.
func (w telling) cardsTold(e game.Event) string {
	switch e := e.(type) {
	case game.Cheesed:
		return w.cheesed(e)
	case game.Drawn:
		if e.Card.Text != "" {
			return w.line("drawn", tables.Args{"card": w.own(e.Card.Name, string(e.Card.ID)), "text": e.Card.Text})
		}
	case game.CardMoved:
		if e.To == game.DiscardPile && e.From != game.NoPile {
			return w.line("discarded", tables.Args{"card": w.card(e.Card)})
		}
	case game.Grew:
		return w.good("grew", tables.Args{"name": w.figure(e.Mouse), "card": w.own(e.Ability.Name, string(e.Ability.ID))})
	}
	return w.achieved(e)
}

// cheesed tells how much cheese a mouse has now. A share is known.
func (w telling) cheesed(e game.Cheesed) string {
	if e.Rule == "MM-SHARE-01" {
		return ""
	}
	said := tables.Args{"name": w.figure(e.Mouse), "number": e.Cheese, "cheese": 0}
	if m := (asking{w.talk, w.after}).mouse(e.Mouse); m != nil {
		said["cheese"] = m.Cheese
	}
	if e.Cheese < 0 {
		said["number"] = -e.Cheese
		return w.line("cheese-less", said)
	}
	return w.good("cheese-more", said)
}

func (w telling) achieved(e game.Event) string {
	switch e := e.(type) {
	case game.Counted:
		return w.counted(e)
	case game.Awarded:
		said := tables.Args{"token": w.named("token", string(e.Token)), "name": w.figure(e.Mouse)}
		return w.good("awarded", said) + "\n  " + w.line("awarded-"+string(e.Token), said)
	case game.Earned:
		return w.good("earned", tables.Args{"story": e.Story})
	case game.Carried:
		if e.Card != "" {
			return w.line("carried", tables.Args{"name": w.figure(e.Mouse), "card": w.card(e.Card)})
		}
	}
	return ""
}

// counted counts roaches as long as somebody may earn the token for them.
func (w telling) counted(e game.Counted) string {
	held := slices.ContainsFunc(w.state.Tokens.Held, func(a game.Award) bool { return a.Token == box.RoachRipperToken })
	m := w.mouse(e.Mouse)
	if !w.state.Tokens.On || held || m == nil {
		return ""
	}
	return w.line("roaches", tables.Args{"name": w.figure(e.Mouse), "number": m.Roaches + 1, "of": box.RoachRipper})
}
