package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Tell returns the sentence of a note. `s` is the state after the action.
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string {
	w := narrator{prompter{phrases{t}, s}, n}
	text := tables.Capital(w.say("tell."+n.ID, w.noteArgs()))
	if strings.HasPrefix(n.ID, "warned.") {
		text = "! " + text
	}
	if tone := w.toneOf(); tone != nil {
		return tone(w.Paint, text)
	}
	return text
}

// narrator turns a note into a sentence. It has the state after the action. Older facts, such as
// who was on a space, are in the note.
type narrator struct {
	prompter
	note rules.Note
}

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

// nounForms returns the names of a thing. If a space has no name, it is named by the figures that
// were on it. If the note contains the name of an encounter card, nounForms returns that name.
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

func (w narrator) whoWasThere() string {
	with, _ := w.note.Args["with"].([]rules.Noun)
	return talk.NameAll(with, func(n rules.Noun) string { return w.prompter.nounForms(n)[""] })
}

func rollTold(args rules.Args) game.Fell {
	numbers, _ := args["numbers"].([]int)
	of := func(symbol string) int {
		n, _ := args[symbol].(int)
		return n
	}
	return game.Fell{
		Numbers: numbers,
		Sword:   of("sword"),
		Bow:     of("bow"),
		Shield:  of("shield"),
		Star:    of("star"),
		Cheese:  of("cheese"),
	}
}

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
			said := tables.Args{"symbol": t.say("symbol." + s.name), "number": s.n}
			parts = append(parts, t.say("symbol.several", said))
		}
	}
	if len(parts) == 0 {
		return t.say("symbol.nothing")
	}
	return strings.Join(parts, ", ")
}

// tones has the colour of each note whose colour is always the same.
var tones = map[string]talk.Tone{
	"cured": paint.Paint.Gain, "healed": paint.Paint.Gain, "rescued": paint.Paint.Gain, "climbed": paint.Paint.Gain,
	"cheese-more": paint.Paint.Gain, "grew": paint.Paint.Gain, "awarded": paint.Paint.Gain, "earned": paint.Paint.Gain,
	"points": paint.Paint.Gain, "item-back": paint.Paint.Gain, "end-moved": paint.Paint.Gain,
	"turn-rescue": paint.Paint.Gain,
	"trap-passed": paint.Paint.Gain, "trap-gone": paint.Paint.Gain,
	"defeated": paint.Paint.Gain, "hurt-card": paint.Paint.Gain, "hurt-unknown": paint.Paint.Gain,
	"card-removed": paint.Paint.Gain,

	"poisoned": paint.Paint.Loss, "captured": paint.Paint.Loss, "swept-off": paint.Paint.Loss,
	"drifted":     paint.Paint.Loss,
	"climb-fails": paint.Paint.Loss, "web-holds": paint.Paint.Loss, "traps": paint.Paint.Loss,
	"trap-springs": paint.Paint.Loss,
	"turn-captive": paint.Paint.Loss, "turn-charmed": paint.Paint.Loss, "wheel-time": paint.Paint.Loss,
	"surge": paint.Paint.Loss, "surge-special": paint.Paint.Loss, "lifted": paint.Paint.Loss, "greed": paint.Paint.Loss,
	"arrived": paint.Paint.Loss, "arrived-spawn": paint.Paint.Loss, "armed": paint.Paint.Loss,
	"cat-moved": paint.Paint.Loss, "cat-strikes": paint.Paint.Loss,

	"turn": paint.Paint.Title, "opened": paint.Paint.Title,
	"round": paint.Paint.Muted, "rolled": paint.Paint.Muted, "rolled-none": paint.Paint.Muted,
}

// toneOf returns the colour of the note. Harm to a mouse is bad news, and harm to a minion is good
// news. A higher page or more cheese for the minions is bad news. A lower page or less cheese is
// good news.
func (w narrator) toneOf() talk.Tone {
	begins, _, _ := strings.Cut(w.note.ID, "-")
	switch {
	case strings.HasPrefix(w.note.ID, "warned."):
		return paint.Paint.Warning
	case w.note.ID == "hurt", begins == "afflicted":
		return w.toneByFigure("figure", paint.Paint.Loss, paint.Paint.Gain)
	case begins == "relieved":
		return w.toneByFigure("figure", paint.Paint.Gain, paint.Paint.Loss)
	case w.note.ID == "hits":
		return w.toneByFigure("target", paint.Paint.Loss, paint.Paint.Gain)
	case w.note.ID == "missed", w.note.ID == "blocked":
		return w.toneByFigure("by", nil, paint.Paint.Gain)
	case w.note.ID == "page":
		return w.toneByCount("turned")
	case w.note.ID == "wheel":
		return w.toneByCount("added")
	}
	return tones[w.note.ID]
}

func (w narrator) toneByFigure(whom string, mouse, minion talk.Tone) talk.Tone {
	if who, _ := w.note.Args[whom].(rules.Noun); w.state.Mouse(game.Name(who.ID)) != nil {
		return mouse
	}
	return minion
}

// toneByCount returns the colour of a note about a counter. The change of the counter is
// w.note.Args[by]. Only a negative change is good for the mice.
func (w narrator) toneByCount(by string) talk.Tone {
	if n, _ := w.note.Args[by].(int); n < 0 {
		return paint.Paint.Gain
	}
	return paint.Paint.Loss
}

// Report returns a phrase for an action. The commands "undo" and "log" print the actor's name and
// then this phrase.
func (Flow) Report(t *talk.UI, s game.State, did game.Action) string {
	switch did.(type) {
	case game.Open, game.Found, game.LevelUp, game.Explore, game.Learn: // the action contains the card
		return reportOver(t, withShown(s, did), did)
	}
	return reportOver(t, s, did)
}

// reportOver takes the names of cards from `s` and the owner's box, not from `did`.
func reportOver(t *talk.UI, s game.State, did game.Action) string {
	w := phrases{t}
	id, said := "report."+did.Kind(), voice.Spell(t, s, game.Forms.Args(did))
	switch did := did.(type) {
	case game.Fell:
		said["dice"] = w.rollShown(did)
	case game.March:
		if len(did.Path) == 0 && did.Steps > 0 {
			id += "-toward"
		}
	case game.Affect:
		if did.Effect != "" {
			id = "effect." + string(did.Effect)
			said["count"] = said["number"]
		}
	case game.Settle:
		said["reading"] = w.customOf(nil).Reading(did.Name, did.Value, t.Words.Lang())
	case game.Correct:
		said["what"] = prompter{w, s}.corrected(did)
	}
	return w.say(id, said)
}

// withShown adds an action's cards and tiles to the state, so that sentences can name them.
func withShown(s game.State, did game.Action) game.State {
	switch did := did.(type) {
	case game.Open:
		s.Open = &did.Card
	case game.Found:
		if did.Card != nil {
			s.Cards = slices.Concat([]parts.Search{*did.Card}, s.Cards)
		}
	case game.LevelUp:
		s.Abilities = slices.Concat([]parts.Ability{did.Ability}, s.Abilities)
	case game.Explore:
		if did.Learn != nil && did.Learn.Tile != nil {
			s.Rooms = slices.Concat([]game.Room{*did.Learn.Tile}, s.Rooms)
		}
	case game.Learn:
		if did.Search != nil {
			s.Cards = slices.Concat([]parts.Search{*did.Search}, s.Cards)
		}
		if did.Minion != nil {
			s.Types = slices.Concat([]parts.Minion{*did.Minion}, s.Types)
		}
	}
	return s
}

// Ending returns a sentence for the rule that ended a chapter, or "".
func (Flow) Ending(t *talk.UI, s game.State, by tables.RuleID) string {
	id := "end." + string(by)
	if !t.Words.Has("micemystics." + id) {
		return ""
	}
	a := prompter{phrases{t}, s}
	return a.say(id, tables.Args{"chapter": a.localName(s.Chapter.Name, s.Chapter.ID), "page": s.Hourglass})
}
