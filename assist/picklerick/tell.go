package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// Tell is a sentence about what followed from an action. What an automated
// figure does is told in one line when it is decided.
func (Flow) Tell(t *session.Talk, _ game.State, n rules.Note) string {
	w := talk{t}
	text := w.say("tell."+n.ID, w.spell(n))
	kind, _, _ := strings.Cut(n.ID, ".")
	if tone, ok := tones[kind]; ok {
		return tone(w.Paint, text)
	}
	return text
}

// tones are the sentences that are good or bad news for Rick, by what stands
// before the dot of their ids.
var tones = map[string]func(paint.Paint, string) string{
	"gained": paint.Paint.Gain, "killed": paint.Paint.Gain, "departed": paint.Paint.Gain,
	"healed": paint.Paint.Gain, "wounded-jaguar": paint.Paint.Gain,
	"lost": paint.Paint.Loss, "blocked": paint.Paint.Loss, "collapsed": paint.Paint.Loss,
	"summoned": paint.Paint.Loss, "entered": paint.Paint.Loss, "wounded-rick": paint.Paint.Loss,
	"warned": paint.Paint.Warning,
}

// measures are what a reason counts in: 3 steps, 2 turns.
var measures = []string{"steps", "points", "turns", "cells"}

// Reason is a sentence for one step of an automated decision.
func (Flow) Reason(t *session.Talk, n rules.Note) string {
	w := talk{t}
	id := "reason." + n.ID
	if !w.Words.Has("picklerick." + id) {
		return string(n.Rule)
	}
	said := w.spell(n)
	for _, measure := range measures {
		if count, ok := n.Args[measure].(int); ok {
			said[measure] = w.say("n."+measure, tables.Args{"count": count})
		}
	}
	return w.say(id, said)
}

// between stands between the things of a list that is told without commas.
var between = map[string]string{game.NounSymbol: " · ", game.NounWay: " / "}

// spell are the arguments of a note in people's words.
func (t talk) spell(n rules.Note) tables.Args {
	said := session.Spell(n.Args, t.called)
	for name, value := range n.Args {
		list, _ := value.([]rules.Noun)
		if len(list) == 0 || between[list[0].Kind] == "" {
			continue
		}
		names := make([]string, len(list))
		for i, noun := range list {
			names[i] = t.called(noun)[""]
		}
		said[name] = strings.Join(names, between[list[0].Kind])
	}
	return said
}

// called is what people call a thing within a sentence. Cells, markers and rules
// are called as the rules call them.
func (t talk) called(n rules.Noun) session.Forms {
	switch n.Kind {
	case "seat":
		return session.Forms{"": t.seat(rules.Seat(n.ID))}
	case game.NounFigure:
		var f game.Figure
		_ = f.UnmarshalText([]byte(n.ID)) // a name of no figure is nobody
		return session.Forms{"": t.figure(f), "number": strconv.Itoa(int(f))}
	case game.NounDir:
		return session.Forms{"": t.named("toward", n.ID)}
	case game.NounWay:
		return session.Forms{"": t.way(n.ID)}
	case game.NounSymbol, game.NounStep, game.NounPile:
		return session.Forms{"": t.named(n.Kind, n.ID)}
	case game.NounCard:
		return session.Forms{"": t.card(n.ID)}
	case game.NounReading:
		name, value, _ := strings.Cut(n.ID, "=")
		return session.Forms{"": t.settled(name, value)}
	}
	return session.Forms{"": n.ID}
}

// way is a walk as the rules name it: north,east.
func (t talk) way(dirs string) string {
	if dirs == "" {
		return t.say("decided.stay")
	}
	var names []string
	for _, d := range strings.Split(dirs, ",") {
		names = append(names, t.named("toward", d))
	}
	return strings.Join(names, ", ")
}
