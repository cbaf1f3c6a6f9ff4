package picklerick

import (
	"encoding/json"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// voice says what the rules note: what is good or bad news is so for Rick.
var voice = session.Voice[game.State]{
	Area:    "picklerick",
	Call:    func(t *session.Talk, _ game.State, n rules.Noun) session.Forms { return phrases{t}.called(n) },
	Between: map[string]string{game.NounSymbol: " · ", game.NounWay: " / "},
	Tones: map[string]session.Tone{
		"gained": paint.Paint.Gain, "killed": paint.Paint.Gain, "departed.PR-JAG-06": paint.Paint.Gain, "departed.PR-JAG-09": paint.Paint.Gain,
		"healed": paint.Paint.Gain, "wounded-jaguar": paint.Paint.Gain,
		"lost": paint.Paint.Loss, "blocked": paint.Paint.Loss, "collapsed": paint.Paint.Loss,
		"summoned": paint.Paint.Loss, "entered": paint.Paint.Loss, "wounded-rick": paint.Paint.Loss,
		"warned.PR-WIN-02": paint.Paint.Warning, "warned.PR-WIN-04": paint.Paint.Warning,
		"warned.PR-WIN-09": paint.Paint.Warning, "warned.PR-SOLO-12": paint.Paint.Warning,
	},
}

// Tell is a sentence about what followed from an action. What an automated
// figure does is told in one line when it is decided.
func (Flow) Tell(t *session.Talk, s game.State, n rules.Note) string { return voice.Tell(t, s, n) }

// measures are what a reason counts in: 3 steps, 2 turns.
var measures = []string{"steps", "points", "turns", "cells"}

// Reason is a sentence for one step of an automated decision.
func (Flow) Reason(t *session.Talk, n rules.Note) string {
	counted := tables.Args{}
	for _, measure := range measures {
		if count, ok := n.Args[measure].(int); ok {
			counted[measure] = phrases{t}.say("n."+measure, tables.Args{"count": count})
		}
	}
	return voice.Reason(t, game.State{}, n, counted)
}

// called is what people call a thing within a sentence. Cells, markers and rules
// are called as the rules call them.
func (t phrases) called(n rules.Noun) session.Forms {
	switch n.Kind {
	case "seat":
		return session.Forms{"": t.seat(rules.Seat(n.ID))}
	case game.NounFigure:
		var f game.Figure
		_ = f.UnmarshalText([]byte(n.ID)) // a name of no figure is nobody
		return session.Forms{"": t.figure(f), "number": strconv.Itoa(int(f))}
	case game.NounOperative:
		n, _ := strconv.Atoi(n.ID)
		return session.Forms{"": t.figure(game.Operative(n))}
	case game.NounJaguar:
		return session.Forms{"": t.jaguar(n.ID)}
	case game.NounCell:
		return session.Forms{"": strings.Trim(n.ID, "[]")} // of a record: as JSON
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
		return session.Forms{"": t.readingOf(name, value)}
	}
	return session.Forms{"": n.ID}
}

// way is a walk as the rules name it: north,east.
func (t phrases) way(dirs string) string {
	if dirs == "" {
		return t.say("decided.stay")
	}
	var names []string
	for _, d := range strings.Split(dirs, ",") {
		names = append(names, t.named("toward", d))
	}
	return strings.Join(names, ", ")
}

// jaguar is where Jaguar is and how he fares, by his JSON.
func (t phrases) jaguar(text string) string {
	var j game.Hunter
	if json.Unmarshal([]byte(text), &j) == nil && j.Status == game.InPlay {
		return t.say("fix.jaguar-in-play", tables.Args{"health": j.Health, "cell": place(j.Cell)})
	}
	return t.say("fix.jaguar-" + string(j.Status))
}
