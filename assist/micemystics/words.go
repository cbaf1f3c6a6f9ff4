package micemystics

import (
	"cmp"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// phrases is a conversation in the words of this game. What it names is named as
// the owner's box does: prompter knows the table's own cards besides.
type phrases struct{ *session.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("micemystics."+id, args...)
}

// custom is how a table with these house rules settles what is open.
func (t phrases) custom(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

// own is a name in the table's language, in the other one where it has none
// there, and else the id.
func (t phrases) own(name tables.Text, id string) string {
	return cmp.Or(name.In(t.Words.Lang()), name.Ru, name.En, id)
}

// find looks into the owner's box, which a reading may lack.
func (t phrases) find(id string, into any) bool { return t.Box != nil && t.Box.Find(id, into) }

// named is the word for one of a closed list, "?" for none of it.
func (t phrases) named(list, name string) string {
	if name == "" || !t.Words.Has("micemystics."+list+"."+name) {
		return cmp.Or(name, "?")
	}
	return t.say(list + "." + name)
}

// figure is what people call a figure: Tilda, rat B, Brodie.
func (t phrases) figure(f game.Name) string {
	var h parts.Hero
	if t.find(string(f), &h) {
		return t.own(h.Name, h.ID)
	}
	kind, n := numbered(f)
	if f == game.NoFigure || f == game.Brodie || n == 0 {
		return t.named("figure", string(f))
	}
	return t.lettered(t.minionType(kind), n)
}

// numbered parts the name of a minion: roach_2 is the second of its type.
func numbered(f game.Name) (kind string, n int) {
	if i := strings.LastIndexByte(string(f), '_'); i > 0 {
		if n, err := strconv.Atoi(string(f)[i+1:]); err == nil && n > 0 {
			return string(f)[:i], n
		}
	}
	return string(f), 0
}

// lettered tells figures of one type apart: people number the spaces.
func (t phrases) lettered(kind string, n int) string { return kind + " " + t.letter(n) }

// The letters of figures, in either alphabet.
const (
	latin    = "ABCDEFGHIJKLMNOP"
	cyrillic = "АБВГДЕЖИКЛМНОПРС"
)

func (t phrases) letter(n int) string {
	letters := []rune(latin)
	if t.russian() {
		letters = []rune(cyrillic)
	}
	if n < 1 || n > len(letters) {
		return strconv.Itoa(n)
	}
	return string(letters[n-1])
}

// minionType is what people call a type of minions, Brodie's cards too.
func (t phrases) minionType(id string) string {
	var m parts.Minion
	if t.find(id, &m) {
		return t.own(m.Name, id)
	}
	return t.named("figure", id)
}

// card is what people call a search card or an ability card.
func (t phrases) card(id parts.CardID) string {
	var s parts.Search
	if t.find(string(id), &s) {
		return t.own(s.Name, string(id))
	}
	var a parts.Ability
	if t.find(string(id), &a) {
		return t.own(a.Name, string(id))
	}
	return string(id)
}

// tile is what people call a tile side that is in the owner's box.
func (t phrases) tile(id string) string {
	var tile parts.Tile
	if t.find(id, &tile) {
		return t.own(tile.Name, id)
	}
	return id
}

func (t phrases) item(item parts.PartyItem) string { return t.named("item", string(item)) }

// initiative is what people call an initiative card: a mouse, a type, Vurst 2,
// Brodie's pounce.
func (t phrases) initiative(id string) string {
	if id == string(game.Brodie)+"_"+string(game.PounceCard) || id == string(game.Brodie)+"_"+string(game.ChaseCard) {
		return t.say("figure." + id)
	}
	var h parts.Hero
	if t.find(id, &h) {
		return t.own(h.Name, id)
	}
	kind, n := numbered(game.Name(id))
	if n == 0 {
		return t.minionType(kind)
	}
	return t.minionType(kind) + " " + strconv.Itoa(n)
}

func (t phrases) russian() bool { return t.Words.Lang() == tables.Russian }
