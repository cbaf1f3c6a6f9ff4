package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// phrases is a conversation in the words of this game.
type phrases struct{ *session.Talk }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("picklerick."+id, args...)
}

// customOf is how a table with these house rules settles what is open.
func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

// readingOf is a house rule in people's words.
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

func (t phrases) figures(who []game.Figure) string {
	names := make([]string, len(who))
	for i, f := range who {
		names[i] = t.figure(f)
	}
	return strings.Join(names, ", ")
}

// maxNamed figures are named in full; more of them are seen at a glance by their
// numbers.
const maxNamed = 2

// signs are figures at a glance: numbers of operatives, and Jaguar.
func (t phrases) signs(who []game.Figure) string {
	if len(who) <= maxNamed {
		return t.figures(who)
	}
	names := make([]string, len(who))
	for i, f := range who {
		if names[i] = t.figure(f); f.IsOperative() {
			names[i] = strconv.Itoa(int(f))
		}
	}
	return strings.Join(names, ", ")
}

func (t phrases) dir(d game.Dir) string { return t.named("dir", d.String()) }

// toward is a direction as the end of a sentence: north, на север.
func (t phrases) toward(d game.Dir) string { return t.named("toward", d.String()) }

func (t phrases) symbol(s parts.Symbol) string { return t.named("symbol", string(s)) }

func (t phrases) colour(c parts.Colour) string { return t.named("colour", string(c)) }

func (t phrases) part(p game.Part) string { return t.named("part", string(p)) }

// named is the word for one of a closed list, "?" for none of it.
func (t phrases) named(list, name string) string {
	if name == "" {
		return "?"
	}
	return t.say(list + "." + name)
}

func (t phrases) symbols(list []parts.Symbol) string {
	if len(list) == 0 {
		return t.say("symbol.none")
	}
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = t.symbol(s)
	}
	return strings.Join(names, " · ")
}

// card is a card's name; a card that only this box holds is known by its own.
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

// wayOf is a walk in directions, as people say it.
func (t phrases) wayOf(from game.Cell, path []game.Cell) string {
	var names []string
	for _, d := range dirsOf(from, path) {
		names = append(names, t.toward(d))
	}
	return strings.Join(names, ", ")
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

// tileAt is the tile on a cell; false on an empty one.
func tileAt(s game.State, c game.Cell) (game.Tile, bool) {
	for _, tile := range s.Tiles {
		if tile.Cell == c {
			return tile, true
		}
	}
	return game.Tile{}, false
}

// edgeAt is a side of a face-up tile, "" where none lies.
func edgeAt(s game.State, c game.Cell, d game.Dir) parts.Edge {
	if tile, ok := tileAt(s, c); ok && tile.Face == game.Up && tile.Edges != nil {
		return tile.Edges.At(d)
	}
	return ""
}
