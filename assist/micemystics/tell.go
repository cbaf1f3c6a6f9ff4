package micemystics

import (
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// Tell returns the sentence of a note, over the state after it.
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string {
	w := narrator{prompter{phrases{t}, s}, n}
	text := talk.Capital(w.say("tell."+n.ID, w.noteArgs()))
	if strings.HasPrefix(n.ID, "warned.") {
		text = "! " + text
	}
	if tone := w.toneOf(); tone != nil {
		return tone(w.Paint, text)
	}
	return text
}

// narrator puts one note into words, over the state after it. What that state has
// forgotten, the note says itself.
type narrator struct {
	prompter
	note rules.Note
}

// noteArgs returns what the sentence of a note mentions.
func (w narrator) noteArgs() tables.Args {
	said := talk.Spell(w.note.Args, w.nounForms)
	switch w.note.ID {
	case "rolled", "rolled-none":
		said["rolled"] = w.rollShown(rollTold(w.note.Args))
	case "in-force":
		said["rule"] = string(w.note.Rule)
	case "settled":
		name, _ := w.note.Args["name"].(string)
		value, _ := w.note.Args["value"].(string)
		said["reading"] = w.customOf(nil).Reading(name, value, w.Words.Lang())
	}
	return said
}

// nounForms returns what people call a noun of a note. A space that no map shows
// is named by who was there, an encounter card by the name that it had.
func (w narrator) nounForms(n rules.Noun) talk.Forms {
	switch {
	case n.Kind == game.NounSpace && nameOnMap(game.SpotOf(n.ID)) == "":
		return talk.Forms{"": w.placeOf(w.whoWasThere()), "map": ""}
	case n.Kind == game.NounEncounter && (w.note.Args["en"] != nil || w.note.Args["ru"] != nil):
		en, _ := w.note.Args["en"].(string)
		ru, _ := w.note.Args["ru"].(string)
		return talk.Forms{"": w.localName(tables.Text{En: en, Ru: ru}, n.ID)}
	}
	return w.prompter.nounForms(n)
}

// whoWasThere returns who was on a space that no map shows.
func (w narrator) whoWasThere() string {
	with, _ := w.note.Args["with"].([]rules.Noun)
	return talk.NameAll(with, func(n rules.Noun) string { return w.prompter.nounForms(n)[""] })
}

// rollTold returns the roll of a note.
func rollTold(args rules.Args) game.Fell {
	numbers, _ := args["numbers"].([]int)
	of := func(symbol string) int {
		n, _ := args[symbol].(int)
		return n
	}
	return game.Fell{Numbers: numbers, Sword: of("sword"), Bow: of("bow"), Shield: of("shield"), Star: of("star"), Cheese: of("cheese")}
}

// rollShown returns in words what a roll counts: 3; sword ×2, cheese; no star.
func (t phrases) rollShown(f game.Fell) string {
	var parts []string
	for _, n := range f.Numbers {
		parts = append(parts, t.say("symbol.number", tables.Args{"number": n}))
	}
	for _, s := range []struct {
		name string
		n    int
	}{{"sword", f.Sword}, {"bow", f.Bow}, {"shield", f.Shield}, {"star", f.Star}, {"cheese", f.Cheese}} {
		switch {
		case s.n == 1:
			parts = append(parts, t.say("symbol."+s.name))
		case s.n > 1:
			parts = append(parts, t.say("symbol.several", tables.Args{"symbol": t.say("symbol." + s.name), "number": s.n}))
		}
	}
	if len(parts) == 0 {
		return t.say("symbol.nothing")
	}
	return strings.Join(parts, ", ")
}
