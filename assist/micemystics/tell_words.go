package micemystics

import (
	"cmp"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// phrases has the sentences of this game and its names for things, as the owner's
// box has them. A prompter knows the names of the table's own cards besides.
type phrases struct{ *talk.UI }

// say returns a sentence of this game.
func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("micemystics."+id, args...)
}

// customOf returns how a table with these house rules settles what the rulebook
// leaves open.
func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

// localName returns a name in the table's language, else in the other one, else
// the id.
func (t phrases) localName(name tables.Text, id string) string {
	return cmp.Or(name.In(t.Words.Lang()), name.Ru, name.En, id)
}

// listWord returns the word for one of a closed list, "?" for none of it.
func (t phrases) listWord(list, name string) string {
	if name == "" || !t.Words.Has("micemystics."+list+"."+name) {
		return cmp.Or(name, "?")
	}
	return t.say(list + "." + name)
}

// figure returns what people call a figure: Tilda, rat B, Brodie.
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

// splitName splits the name of a minion into its type and number: roach_2 is the
// second of its type.
func splitName(f game.Name) (kind string, n int) {
	if i := strings.LastIndexByte(string(f), '_'); i > 0 {
		if n, err := strconv.Atoi(string(f)[i+1:]); err == nil && n > 0 {
			return string(f)[:i], n
		}
	}
	return string(f), 0
}

// withLetter returns a type with the letter of one of its figures, because
// numbers are for spaces.
func (t phrases) withLetter(kind string, n int) string { return kind + " " + t.letter(n) }

// The letters of figures, in either alphabet.
const (
	latin    = "ABCDEFGHIJKLMNOP"
	cyrillic = "АБВГДЕЖИКЛМНОПРС"
)

// letter returns the letter of the n-th figure of a type.
func (t phrases) letter(n int) string { return letterIn(t.Words.Lang(), n) }

// letterIn returns the letter of the n-th figure of a type in a language.
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

// minionType returns what people call a type of minions, Brodie's cards too.
func (t phrases) minionType(id string) string {
	var m parts.Minion
	if t.findInBox(id, &m) {
		return t.localName(m.Name, id)
	}
	return t.listWord("figure", id)
}

// card returns what people call a search card or an ability card.
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

// tile returns what people call a tile side that is in the owner's box.
func (t phrases) tile(id string) string {
	var tile parts.Tile
	if t.findInBox(id, &tile) {
		return t.localName(tile.Name, id)
	}
	return id
}

// item returns what people call a party item.
func (t phrases) item(item parts.PartyItem) string { return t.listWord("item", string(item)) }

// initiative returns what people call an initiative card: a mouse, a type, Vurst 2,
// Brodie's pounce.
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

// russian reports whether the table speaks Russian.
func (t phrases) russian() bool { return t.Words.Lang() == tables.Russian }
