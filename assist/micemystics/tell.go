package micemystics

import (
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// Tell is a sentence about what followed from an action, over the table after it.
func (Flow) Tell(t *session.UI, s game.State, n rules.Note) string {
	w := telling{prompter{phrases{t}, s}, n}
	text := session.Capital(w.say("tell."+n.ID, w.said()))
	if strings.HasPrefix(n.ID, "warned.") {
		text = "! " + text
	}
	if tone := w.tone(); tone != nil {
		return tone(w.Paint, text)
	}
	return text
}

// telling is a note over the table after it. What the table has forgotten by
// then, the note says itself.
type telling struct {
	prompter
	note rules.Note
}

// said is what the sentence of a note mentions.
func (w telling) said() tables.Args {
	said := session.Spell(w.note.Args, w.called)
	switch w.note.ID {
	case "rolled", "rolled-none":
		said["rolled"] = w.shown(fallen(w.note.Args))
	case "in-force":
		said["rule"] = string(w.note.Rule)
	case "settled":
		name, _ := w.note.Args["name"].(string)
		value, _ := w.note.Args["value"].(string)
		said["reading"] = w.custom(nil).Reading(name, value, w.Words.Lang())
	}
	return said
}

// called is what people call a thing that is told of. A space that no map shows
// goes by who was there, an encounter card by the name that it had.
func (w telling) called(n rules.Noun) session.Forms {
	switch {
	case n.Kind == game.NounSpace && mapped(game.SpotOf(n.ID)) == "":
		return session.Forms{"": w.placeOf(w.met()), "map": ""}
	case n.Kind == game.NounEncounter && (w.note.Args["en"] != nil || w.note.Args["ru"] != nil):
		en, _ := w.note.Args["en"].(string)
		ru, _ := w.note.Args["ru"].(string)
		return session.Forms{"": w.own(tables.Text{En: en, Ru: ru}, n.ID)}
	}
	return w.prompter.called(n)
}

// met is who was on a space that no map shows.
func (w telling) met() string {
	with, _ := w.note.Args["with"].([]rules.Noun)
	return session.NameAll(with, func(n rules.Noun) string { return w.prompter.called(n)[""] })
}

// fallen is a roll as a note tells it.
func fallen(args rules.Args) game.Fell {
	numbers, _ := args["numbers"].([]int)
	of := func(symbol string) int {
		n, _ := args[symbol].(int)
		return n
	}
	return game.Fell{Numbers: numbers, Sword: of("sword"), Bow: of("bow"), Shield: of("shield"), Star: of("star"), Cheese: of("cheese")}
}

// shown is what a roll counts, in words: 3; sword ×2, cheese; no star.
func (t phrases) shown(f game.Fell) string {
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
