package micemystics

import (
	"cmp"
	"slices"
	"strconv"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// seat is what people call a seat: a mouse by its name, whoever plays it.
func (a prompter) seat(seat rules.Seat) string {
	switch seat {
	case rules.Nobody:
		return ""
	case rules.Cardboard, game.SeatMinions, game.SeatMice:
		return a.say("seat." + string(seat))
	}
	return a.figure(game.Name(seat))
}

// figure is what people call a figure. The only one of a boss has no letter.
func (a prompter) figure(f game.Name) string {
	if m := a.mouse(f); m != nil {
		return a.own(m.Hero.Name, m.Hero.ID)
	}
	kind, n := numbered(f)
	if t := a.state.Type(kind); t != nil && n > 0 {
		if t.Boss && n == 1 {
			return a.minionType(kind)
		}
		return a.lettered(a.minionType(kind), n)
	}
	return a.phrases.figure(f)
}

func (a prompter) figures(who []game.Name) string { return session.NameAll(who, a.figure) }

// minionType is what people call a type of minions.
func (a prompter) minionType(id string) string {
	if t := a.state.Type(id); t != nil {
		return a.own(t.Name, id)
	}
	return a.phrases.minionType(id)
}

// initiative is what people call an initiative card.
func (a prompter) initiative(id string) string {
	if m := a.mouse(game.Name(id)); m != nil {
		return a.own(m.Hero.Name, id)
	}
	kind, n := numbered(game.Name(id))
	switch t := a.state.Type(kind); {
	case a.state.Type(id) != nil:
		return a.minionType(id)
	case t != nil && n > 0:
		return a.minionType(kind) + " " + strconv.Itoa(n)
	}
	return a.phrases.initiative(id)
}

// card is what people call a search card or an ability card.
func (a prompter) card(id parts.CardID) string {
	if i := slices.IndexFunc(a.state.Cards, func(c parts.Search) bool { return c.ID == id }); i >= 0 {
		return a.own(a.state.Cards[i].Name, string(id))
	}
	if i := slices.IndexFunc(a.state.Abilities, func(c parts.Ability) bool { return c.ID == id }); i >= 0 {
		return a.own(a.state.Abilities[i].Name, string(id))
	}
	return a.phrases.card(id)
}

func (a prompter) cards(list []parts.CardID) string { return session.NameAll(list, a.card) }

// encounterCard is what people call an encounter card.
func (a prompter) encounterCard(id parts.CardID) string {
	var e parts.Encounter
	switch open := a.state.Open; {
	case open != nil && open.ID == id:
		return a.own(open.Name, string(id))
	case a.phrases.find(string(id), &e):
		return a.own(e.Name, string(id))
	}
	return string(id)
}

// room is what people call a tile side.
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

// place is a space within its room: its number on a map, the name that people
// gave it, or who stands there.
func (a prompter) place(at game.Spot) string {
	switch {
	case at == game.Nowhere:
		return a.say("place.off")
	case mapped(at) != "":
		return a.say("place.space", tables.Args{"space": string(at.Space)})
	}
	who := a.state.FiguresOn(at)
	if a.state.Cat != nil && *a.state.Cat == at {
		who = append(who, game.Brodie)
	}
	return a.placeOf(a.figures(who))
}

// placeOf is a place without a name, by who stands there.
func (t phrases) placeOf(who string) string {
	if who == "" {
		return t.say("place.empty")
	}
	return t.say("place.with", tables.Args{"who": who})
}

// mouse is the mouse of that name, nil when there is none.
func (a prompter) mouse(name game.Name) *game.Mouse {
	for i := range a.state.Mice {
		if a.state.Mice[i].Name() == name {
			return &a.state.Mice[i]
		}
	}
	return nil
}

// minion is the figure of that name, nil when there is none.
func (a prompter) minion(name game.Name) *game.Minion {
	for i := range a.state.Minions {
		if a.state.Minions[i].Name == name {
			return &a.state.Minions[i]
		}
	}
	return nil
}

// roomOf is the room of that id, nil when there is none.
func (a prompter) roomOf(id string) *game.Room {
	for i := range a.state.Rooms {
		if a.state.Rooms[i].ID == id {
			return &a.state.Rooms[i]
		}
	}
	return nil
}
