package infiltrators

import (
	"strconv"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// voice puts notes into words.
var voice = talk.Voice[game.State]{
	Area: "infiltrators",
	Call: nounForms,
	Tones: map[string]talk.Tone{
		"right": paint.Paint.Gain, "reward": paint.Paint.Gain,
		"wrong": paint.Paint.Loss, "lay-wrong": paint.Paint.Loss, "hq-empty": paint.Paint.Loss,
		"no-spare": paint.Paint.Warning,
		"denied":   paint.Paint.Warning, "kept-anew": paint.Paint.Warning,
		"time-left": paint.Paint.Warning, "over-limit": paint.Paint.Warning,
	},
}

// Tell returns the sentence of a note.
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string { return voice.Tell(t, s, n) }

// Breach returns the sentence of a warning, for rules whose own text is not plain
// enough at that moment.
func (Flow) Breach(t *talk.UI, s game.State, did game.Action, v rules.Violation) string {
	return voice.Breach(t, s, v, nil)
}

// Spell returns what a problem mentions in the names of the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	return voice.Spell(t, s, args)
}

// nounForms returns what people call a noun within a sentence.
func nounForms(t *talk.UI, s game.State, n rules.Noun) talk.Forms {
	a := prompter{phrases{t}, s}
	switch n.Kind {
	case game.NounSeat:
		return talk.Forms{"": a.seat(rules.Seat(n.ID))}
	case game.NounCard:
		return talk.Forms{"": a.card(parts.Card(n.ID))}
	case game.NounSuit:
		return talk.Forms{"": a.suit(parts.Suit(n.ID))}
	case game.NounLies, game.NounSays, game.NounPile, game.NounDeed:
		return talk.Forms{"": a.listWord(n)}
	case game.NounChance:
		p, _ := strconv.ParseFloat(n.ID, 64)
		return talk.Forms{"": percent(p)}
	case game.NounBits:
		bits, _ := strconv.ParseFloat(n.ID, 64)
		return talk.Forms{"": strconv.FormatFloat(bits, 'f', 2, 64)}
	}
	return talk.Forms{"": n.ID}
}

// listWord returns the word for one of a closed list; what a file wrote otherwise stays
// as it is.
func (t phrases) listWord(n rules.Noun) string {
	if id := n.Kind + "." + n.ID; n.ID != "" && t.Words.Has("infiltrators."+id) {
		return t.say(id)
	}
	return n.ID
}

// Ending returns the sentence of the rule by which a mission ended, where its own
// text is not plain enough.
func (Flow) Ending(t *talk.UI, s game.State, by tables.RuleID) string {
	if id := "end." + string(by); t.Words.Has("infiltrators." + id) {
		return phrases{t}.say(id, tables.Args{"name": prompter{phrases{t}, s}.seat(s.Turn.Seat)})
	}
	return ""
}
