package micemystics

import (
	"cmp"
	"slices"
	"strconv"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// seat returns what people call a seat: a mouse by its name, whoever plays it.
func (a prompter) seat(seat rules.Seat) string {
	switch seat {
	case rules.Nobody:
		return ""
	case rules.Cardboard, game.SeatMinions, game.SeatMice:
		return a.say("seat." + string(seat))
	}
	return a.figure(game.Name(seat))
}

// figure returns what people call a figure. The only figure of a boss has no
// letter.
func (a prompter) figure(f game.Name) string {
	if m := a.mouse(f); m != nil {
		return a.localName(m.Hero.Name, m.Hero.ID)
	}
	kind, n := splitName(f)
	if t := a.state.Type(kind); t != nil && n > 0 {
		if t.Boss && n == 1 {
			return a.minionType(kind)
		}
		return a.withLetter(a.minionType(kind), n)
	}
	return a.phrases.figure(f)
}

func (a prompter) figures(who []game.Name) string { return talk.NameAll(who, a.figure) }

// minionType returns what people call a type of minions.
func (a prompter) minionType(id string) string {
	if t := a.state.Type(id); t != nil {
		return a.localName(t.Name, id)
	}
	return a.phrases.minionType(id)
}

// initiative returns what people call an initiative card.
func (a prompter) initiative(id string) string {
	if m := a.mouse(game.Name(id)); m != nil {
		return a.localName(m.Hero.Name, id)
	}
	kind, n := splitName(game.Name(id))
	switch t := a.state.Type(kind); {
	case a.state.Type(id) != nil:
		return a.minionType(id)
	case t != nil && n > 0:
		return a.minionType(kind) + " " + strconv.Itoa(n)
	}
	return a.phrases.initiative(id)
}

// card returns what people call a search card or an ability card.
func (a prompter) card(id parts.CardID) string {
	if i := slices.IndexFunc(a.state.Cards, func(c parts.Search) bool { return c.ID == id }); i >= 0 {
		return a.localName(a.state.Cards[i].Name, string(id))
	}
	if i := slices.IndexFunc(a.state.Abilities, func(c parts.Ability) bool { return c.ID == id }); i >= 0 {
		return a.localName(a.state.Abilities[i].Name, string(id))
	}
	return a.phrases.card(id)
}

func (a prompter) cards(list []parts.CardID) string { return talk.NameAll(list, a.card) }

// encounterCard returns what people call an encounter card.
func (a prompter) encounterCard(id parts.CardID) string {
	var e parts.Encounter
	switch open := a.state.Open; {
	case open != nil && open.ID == id:
		return a.localName(open.Name, string(id))
	case a.findInBox(string(id), &e):
		return a.localName(e.Name, string(id))
	}
	return string(id)
}

// room returns what people call a tile side.
func (a prompter) room(id string) string {
	r := a.roomOf(id)
	if r == nil {
		return cmp.Or(a.tile(id), "?")
	}
	if a.russian() {
		return cmp.Or(r.Name.Ru, r.Name.En, id)
	}
	return cmp.Or(r.Name.En, r.Name.Ru, id)
}

// place returns what people call a spot within its room: its number on a map, the
// name that people gave it, or who stands there.
func (a prompter) place(at game.Spot) string {
	switch {
	case at == game.Nowhere:
		return a.say("place.off")
	case nameOnMap(at) != "":
		return a.say("place.space", tables.Args{"space": string(at.Space)})
	}
	who := a.state.FiguresOn(at)
	if a.state.Cat != nil && *a.state.Cat == at {
		who = append(who, game.Brodie)
	}
	return a.placeOf(a.figures(who))
}

// placeOf returns what people call a spot without a name, by who stands there.
func (t phrases) placeOf(who string) string {
	if who == "" {
		return t.say("place.empty")
	}
	return t.say("place.with", tables.Args{"who": who})
}
