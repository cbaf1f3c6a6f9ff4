package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// voice puts notes into words. Good and bad news are painted as they are for Rick.
var voice = talk.Voice[game.State]{
	Area:    "picklerick",
	Call:    func(t *talk.UI, _ game.State, n rules.Noun) talk.Forms { return phrases{t}.nounForms(n) },
	Between: map[string]string{game.NounSymbol: " · ", game.NounWay: " / "},
	Tones: map[string]talk.Tone{
		"gained": paint.Paint.Gain, "killed": paint.Paint.Gain, "departed.PR-JAG-06": paint.Paint.Gain,
		"departed.PR-JAG-09": paint.Paint.Gain,
		"healed":             paint.Paint.Gain, "wounded-jaguar": paint.Paint.Gain,
		"lost": paint.Paint.Loss, "blocked": paint.Paint.Loss, "collapsed": paint.Paint.Loss,
		"summoned": paint.Paint.Loss, "entered": paint.Paint.Loss, "wounded-rick": paint.Paint.Loss,
		"warned.PR-WIN-02": paint.Paint.Warning, "warned.PR-WIN-04": paint.Paint.Warning,
		"warned.PR-WIN-09": paint.Paint.Warning, "warned.PR-SOLO-12": paint.Paint.Warning,
	},
}

// Tell returns the sentence of a note. What an automated figure does is told when
// it is decided (see Decided).
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string { return voice.Tell(t, s, n) }

// measures are the arguments of reasons that are counted: 3 steps, 2 turns.
var measures = []string{"steps", "points", "turns", "cells"}

// Spell returns what a problem mentions in the names of the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	return voice.Spell(t, s, args)
}

// Reason returns the sentence of a reason for an automated decision.
func (Flow) Reason(t *talk.UI, _ game.State, n rules.Note) string {
	counted := tables.Args{}
	for _, measure := range measures {
		if count, ok := n.Args[measure].(int); ok {
			counted[measure] = phrases{t}.say("n."+measure, tables.Args{"count": count})
		}
	}
	return voice.Reason(t, game.State{}, n, counted)
}

// nounForms returns what people call a noun within a sentence. Markers and rules
// keep their ids.
func (t phrases) nounForms(n rules.Noun) talk.Forms {
	switch n.Kind {
	case "seat":
		return talk.Forms{"": t.seat(rules.Seat(n.ID))}
	case game.NounFigure:
		var f game.Figure
		_ = f.UnmarshalText([]byte(n.ID)) // a name of no figure is nobody
		return talk.Forms{"": t.figure(f), "whom": t.whom(f), "number": strconv.Itoa(int(f))}
	case game.NounOperative:
		n, _ := strconv.Atoi(n.ID)
		return talk.Forms{"": t.figure(game.Operative(n))}
	case game.NounJaguar:
		return talk.Forms{"": t.jaguar(n.ID)}
	case game.NounCell:
		return talk.Forms{"": t.cell(cellOf(n.ID))}
	case game.NounDir:
		return talk.Forms{"": t.listWord("toward", n.ID)}
	case game.NounWay:
		return talk.Forms{"": t.way(n.ID)}
	case game.NounSymbol, game.NounStep, game.NounPile, game.NounPart:
		return talk.Forms{"": t.listWord(n.Kind, n.ID)}
	case game.NounCard:
		return talk.Forms{"": t.card(n.ID)}
	case game.NounReading:
		name, value, _ := strings.Cut(n.ID, "=")
		return talk.Forms{"": t.readingOf(name, value)}
	}
	return talk.Forms{"": n.ID}
}

// cellOf returns the cell of a noun, which a record may hold as JSON: 2,-1 or [2,-1].
func cellOf(id string) (c game.Cell) {
	_ = strictjson.Read([]byte("["+strings.Trim(id, "[]")+"]"), &c) // a name of no cell is the Bathroom
	return c
}

// way puts a walk into words, from the id of its noun: north,east.
func (t phrases) way(dirs string) string {
	if dirs == "" {
		return t.say("decided.stay")
	}
	return talk.NameAll(strings.Split(dirs, ","), func(d string) string { return t.listWord("toward", d) })
}

// jaguar says where Jaguar is and his health, from his JSON.
func (t phrases) jaguar(text string) string {
	var j game.Hunter
	if strictjson.Read([]byte(text), &j) == nil && j.Status == game.InPlay {
		return t.say("fix.jaguar-in-play", tables.Args{"health": j.Health, "cell": t.cell(j.Cell)})
	}
	return t.say("fix.jaguar-" + string(j.Status))
}
