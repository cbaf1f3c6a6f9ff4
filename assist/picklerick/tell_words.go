package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// phrases says things in the words of this game.
type phrases struct{ *talk.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("picklerick."+id, args...)
}

// customOf returns the house rules with their switches and the rulebook.
func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

// readingOf puts the value of a house rule into words.
func (t phrases) readingOf(name, value string) string {
	return t.customOf(nil).Reading(name, value, t.Words.Lang())
}

func (t phrases) seat(seat rules.Seat) string {
	switch seat {
	case game.SeatRick, game.SeatRussians, rules.Cardboard:
		return t.say("seat." + string(seat))
	}
	return ""
}

// figure is what people call a figure: Rick, Jaguar, operative 2.
func (t phrases) figure(f game.Figure) string {
	if f.IsOperative() {
		return t.say("figure.operative", tables.Args{"number": int(f)})
	}
	if f == game.NoFigure {
		return t.say("figure.none")
	}
	return t.say("figure." + f.String())
}

// whom is a figure that something is done to: the sentence hits operative 2.
func (t phrases) whom(f game.Figure) string {
	if f.IsOperative() {
		return t.say("whom.operative", tables.Args{"number": int(f)})
	}
	if f == game.NoFigure {
		return t.say("whom.none")
	}
	return t.say("whom." + f.String())
}

func (t phrases) figures(who []game.Figure) string { return talk.NameAll(who, t.figure) }

// maxNamed is how many figures are named in full; of more, operatives are told by
// their numbers.
const maxNamed = 2

// signs names figures, by numbers if they are many.
func (t phrases) signs(who []game.Figure) string {
	if len(who) <= maxNamed {
		return t.figures(who)
	}
	return talk.NameAll(who, func(f game.Figure) string {
		if f.IsOperative() {
			return strconv.Itoa(int(f))
		}
		return t.figure(f)
	})
}

func (t phrases) dir(d game.Dir) string { return t.listWord("dir", d.String()) }

// toward is a direction as the end of a sentence: north, на север.
func (t phrases) toward(d game.Dir) string { return t.listWord("toward", d.String()) }

func (t phrases) symbol(s parts.Symbol) string { return t.listWord("symbol", string(s)) }

func (t phrases) colour(c parts.Colour) string { return t.listWord("colour", string(c)) }

func (t phrases) part(p game.Part) string { return t.listWord("part", string(p)) }

// listWord returns the word for one name of a list, "?" for an empty name.
func (t phrases) listWord(list, name string) string {
	if name == "" {
		return "?"
	}
	return t.say(list + "." + name)
}

func (t phrases) symbols(list []parts.Symbol) string {
	if len(list) == 0 {
		return t.say("symbol.none")
	}
	return strings.Join(tables.Each(list, t.symbol), " · ")
}

// card returns the name of a card by its id, or the id if nobody knows the card.
func (t phrases) card(id string) string {
	if c, ok := t.cardByID(id); ok {
		return t.cardName(c)
	}
	return id
}

func (t phrases) cardName(c parts.Card) string {
	if name := c.Name.In(t.Words.Lang()); name != "" {
		return name
	}
	return c.ID
}

// wayOf puts a walk into words, as directions.
func (t phrases) wayOf(from game.Cell, path []game.Cell) string {
	return talk.NameAll(dirsOf(from, path), t.toward)
}

func dirsOf(from game.Cell, path []game.Cell) []game.Dir {
	var out []game.Dir
	for _, to := range path {
		d, _ := from.Toward(to)
		out = append(out, d)
		from = to
	}
	return out
}

// tileAt returns the tile on a cell; false if it is empty.
func tileAt(s game.State, c game.Cell) (game.Tile, bool) {
	for _, tile := range s.Tiles {
		if tile.Cell == c {
			return tile, true
		}
	}
	return game.Tile{}, false
}

// edgeAt returns a side of the face-up tile on a cell, "" if there is none.
func edgeAt(s game.State, c game.Cell, d game.Dir) parts.Edge {
	if tile, ok := tileAt(s, c); ok && tile.Face == game.Up && tile.Edges != nil {
		return tile.Edges.At(d)
	}
	return ""
}
