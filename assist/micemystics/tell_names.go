package micemystics

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (a prompter) seat(seat rules.Seat) string {
	switch seat {
	case rules.Nobody:
		return ""
	case rules.Cardboard, game.SeatMinions, game.SeatMice:
		return a.say("seat." + string(seat))
	}
	return a.figure(game.Name(seat))
}

// figure returns the name of a figure, such as "Roach A". The first figure of a boss has no letter.
func (a prompter) figure(f game.Name) string {
	if m := a.state.Mouse(f); m != nil {
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

func (a prompter) minionType(id string) string {
	if t := a.state.Type(id); t != nil {
		return a.localName(t.Name, id)
	}
	return a.phrases.minionType(id)
}

func (a prompter) initiative(id string) string {
	if m := a.state.Mouse(game.Name(id)); m != nil {
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

func (a prompter) card(id parts.CardID) string {
	if i := slices.IndexFunc(a.state.Cards, func(c parts.Search) bool { return c.ID == id }); i >= 0 {
		return a.localName(a.state.Cards[i].Name, string(id))
	}
	if k, known := a.state.Ability(id); known {
		return a.localName(k.Name, string(id))
	}
	return a.phrases.card(id)
}

func (a prompter) cards(list []parts.CardID) string { return talk.NameAll(list, a.card) }

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

func (a prompter) room(id string) string {
	r := a.state.Room(id)
	if r == nil {
		return cmp.Or(a.tile(id), "?")
	}
	return a.localName(tables.Text(r.Name), id)
}

// place names a space by its own name, or else by the figures on it.
func (a prompter) place(at game.Spot) string {
	switch {
	case at == game.Nowhere:
		return a.say("place.off")
	case nameOnMap(at) != "":
		return a.say("place.space", tables.Args{"space": string(at.Space)})
	}
	return a.placeOf(a.figures(a.figuresOn(at)))
}

func (t phrases) placeOf(who string) string {
	if who == "" {
		return t.say("place.empty")
	}
	return t.say("place.with", tables.Args{"who": who})
}

// phrases makes sentences with names from the owner's box. A prompter also knows the cards in the
// current game.
type phrases struct{ *talk.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("micemystics."+id, args...)
}

// customOf returns the given house rules, together with the rulebook and the rules that people may
// interpret in several ways.
func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

// localName prefers a name in the table's language. If there is no name in any language, it returns
// the id.
func (t phrases) localName(name tables.Text, id string) string {
	return cmp.Or(name.In(t.Words.Lang()), name.Ru, name.En, id)
}

// listWord returns the text for a value of an enum, such as a condition. It returns an unknown
// value unchanged, and "?" for an empty value.
func (t phrases) listWord(list, name string) string {
	if name == "" || !t.Words.Has("micemystics."+list+"."+name) {
		return cmp.Or(name, "?")
	}
	return t.say(list + "." + name)
}

func (t phrases) figure(f game.Name) string {
	var h parts.Hero
	if t.findInBox(string(f), &h) {
		return t.localName(h.Name, h.ID)
	}
	kind, n := splitName(f)
	if f == game.NoFigure || f == game.Brodie || n == 0 {
		return t.listWord("figure", string(f))
	}
	return t.withLetter(t.minionType(kind), n)
}

// splitName splits the name of a minion: roach_2 is the second roach.
func splitName(f game.Name) (kind string, n int) {
	if i := strings.LastIndexByte(string(f), '_'); i > 0 {
		if n, err := strconv.Atoi(string(f)[i+1:]); err == nil && n > 0 {
			return string(f)[:i], n
		}
	}
	return string(f), 0
}

// withLetter appends a figure's letter to a name: "Roach A". A number would look like the number of
// a space on the board.
func (t phrases) withLetter(kind string, n int) string {
	return kind + " " + letterIn(t.Words.Lang(), n)
}

// These letters distinguish figures of one type.
const (
	latin    = "ABCDEFGHIJKLMNOP"
	cyrillic = "АБВГДЕЖИКЛМНОПРС"
)

func letterIn(lang tables.Lang, n int) string {
	letters := []rune(latin)
	if lang == tables.Russian {
		letters = []rune(cyrillic)
	}
	if n < 1 || n > len(letters) {
		return strconv.Itoa(n)
	}
	return string(letters[n-1])
}

// minionType also names the cat Brodie.
func (t phrases) minionType(id string) string {
	var m parts.Minion
	if t.findInBox(id, &m) {
		return t.localName(m.Name, id)
	}
	return t.listWord("figure", id)
}

func (t phrases) card(id parts.CardID) string {
	var s parts.Search
	if t.findInBox(string(id), &s) {
		return t.localName(s.Name, string(id))
	}
	var a parts.Ability
	if t.findInBox(string(id), &a) {
		return t.localName(a.Name, string(id))
	}
	return string(id)
}

func (t phrases) tile(id string) string {
	var tile parts.Tile
	if t.findInBox(id, &tile) {
		return t.localName(tile.Name, id)
	}
	return id
}

func (t phrases) item(item parts.PartyItem) string { return t.listWord("item", string(item)) }

// Examples of names are "Tilda", "Vurst 2" and "Brodie's pounce".
func (t phrases) initiative(id string) string {
	if id == string(game.Brodie)+"_"+string(game.PounceCard) || id == string(game.Brodie)+"_"+string(game.ChaseCard) {
		return t.say("figure." + id)
	}
	var h parts.Hero
	if t.findInBox(id, &h) {
		return t.localName(h.Name, id)
	}
	kind, n := splitName(game.Name(id))
	if n == 0 {
		return t.minionType(kind)
	}
	return t.minionType(kind) + " " + strconv.Itoa(n)
}
