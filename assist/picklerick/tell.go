package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
	"tablemate/tables/strictjson"
)

// voice turns notes into sentences. The colours show what is good or bad for Rick.
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

// Tell returns the sentence of a note.
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string { return voice.Tell(t, s, n) }

// The list `measures` names those arguments of a reason that are counts. In the sentence, a count
// appears with its noun, such as "3 steps".
var measures = []string{"steps", "points", "turns", "cells"}

// Spell replaces the ids in a sentence's arguments with the names used at the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	return voice.Spell(t, s, args)
}

// Reason returns a sentence for one reason of an automated decision.
func (Flow) Reason(t *talk.UI, _ game.State, n rules.Note) string {
	counted := tables.Args{}
	for _, measure := range measures {
		if count, ok := n.Args[measure].(int); ok {
			counted[measure] = phrases{t}.say("n."+measure, tables.Args{"count": count})
		}
	}
	return voice.Reason(t, game.State{}, n, counted)
}

// nounForms returns the words for a noun. Markers and rules are named by their ids.
func (t phrases) nounForms(n rules.Noun) talk.Forms {
	switch n.Kind {
	case "seat":
		return talk.Forms{"": t.seat(rules.Seat(n.ID))}
	case game.NounFigure:
		var f game.Figure
		_ = f.UnmarshalText([]byte(n.ID)) // an unknown name gives the zero Figure
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

// cellOf parses a cell such as "2,-1". In a record, a cell has brackets: "[2,-1]".
func cellOf(id string) (c game.Cell) {
	_ = strictjson.Read([]byte("["+strings.Trim(id, "[]")+"]"), &c) // on an error, c stays [0,0]
	return c
}

// way describes directions such as "north,east".
func (t phrases) way(dirs string) string {
	if dirs == "" {
		return t.say("decided.stay")
	}
	return talk.NameAll(strings.Split(dirs, ","), func(d string) string { return t.listWord("toward", d) })
}

func (t phrases) jaguar(text string) string {
	var j game.Hunter
	if strictjson.Read([]byte(text), &j) == nil && j.Status == game.InPlay {
		return t.say("fix.jaguar-in-play", tables.Args{"health": j.Health, "cell": t.cell(j.Cell)})
	}
	return t.say("fix.jaguar-" + string(j.Status))
}

// Report returns a phrase for an action. The commands "undo" and "log" print this phrase.
func (Flow) Report(t *talk.UI, _ game.State, a game.Action) string {
	w := phrases{t}
	id := "report." + a.Kind()
	switch a := a.(type) {
	case game.Fell:
		return w.say(id, tables.Args{"dice": w.symbols(a.Faces)})
	case game.Reroll:
		return w.say(id, tables.Args{"dice": talk.NameAll(a.Dice, strconv.Itoa)})
	case game.StepTo:
		return w.say(id, tables.Args{"figure": w.figure(a.Figure), "cell": w.cell(a.To)})
	case game.Shoot:
		return w.say(id, tables.Args{"figure": w.figure(a.Figure)})
	case game.Play:
		return w.say(id, tables.Args{"card": w.playedName(a)})
	case game.SpendFor:
		return w.say(id, tables.Args{"die": a.Die})
	case game.Reveal:
		return w.say(id, tables.Args{"tile": w.seen(a.Tile)})
	case game.Answer:
		if !a.Yes {
			id += "-no"
		}
	case game.ActAlone:
		return w.actedAlone(a)
	case game.Enters:
		return w.say(id, tables.Args{"cell": w.cell(a.Cell)})
	case game.Hurt:
		return w.say(id, tables.Args{"figure": w.figure(a.Figure), "damage": a.Damage})
	case game.Mark:
		if a.Gone {
			id += "-gone"
		}
		return w.say(id, tables.Args{"marker": a.Marker, "cell": w.cell(a.Cell)})
	case game.Correct:
		return w.say(id, tables.Args{"what": voice.CorrectedIn(t, game.State{}, game.Correctables, a.Correction)})
	case game.Settle:
		if a.Value == rules.Waived || a.Value == rules.InForce {
			id += "-" + a.Value
		}
		return w.say(id, tables.Args{"rule": a.Name, "reading": w.readingOf(a.Name, a.Value)})
	}
	return w.say(id)
}

func (t phrases) playedName(a game.Play) string {
	if a.Facts != nil {
		return t.cardName(*a.Facts)
	}
	return t.card(a.Card)
}

func (t phrases) actedAlone(a game.ActAlone) string {
	said := tables.Args{"figure": t.figure(a.Figure), "cell": ""}
	id := "report.act-stays"
	if n := len(a.Path); n > 0 {
		id, said["cell"] = "report.act-goes", t.cell(a.Path[n-1])
	}
	if a.Shots > 0 {
		return t.say(id, said) + ", " + t.say("report.act-shots", tables.Args{"count": a.Shots})
	}
	return t.say(id, said)
}

func (t phrases) seen(tile game.Seen) string {
	pieces := []string{t.colour(tile.Colour)}
	for _, edge := range []parts.Edge{parts.Wall, parts.Vent} {
		var where []string
		for _, p := range game.Parts {
			if *tile.Edge(p) == edge {
				where = append(where, t.part(p))
			}
		}
		if n := len(where); n > 0 {
			last := where[n-1]
			if n > 1 {
				last = strings.Join(where[:n-1], ", ") + t.say("tale.and") + last
			}
			pieces = append(pieces, t.say("report.edge-"+string(edge), tables.Args{"where": last, "several": n > 1}))
		}
	}
	if len(pieces) == 1 {
		pieces = append(pieces, t.say("report.edge-none"))
	}
	if tile.Summon > 0 {
		pieces = append(pieces, t.say("report.summons", tables.Args{"summon": tile.Summon}))
	}
	return strings.Join(pieces, ", ")
}

// Breach returns the sentence for a violation, which is a warning or a problem that a correction
// would cause. If the rule's text is enough as a warning, Breach returns "".
func (Flow) Breach(t *talk.UI, s game.State, did game.Action, v rules.Violation) string {
	a := prompter{phrases{t}, s}
	if problem, wrong := v.Args["problem"].(rules.Noun); wrong {
		return t.Words.Say(problem.ID, voice.Spell(t, s, v.Args))
	}
	return voice.Breach(t, s, v, a.warningArgs(did))
}

func (a prompter) warningArgs(did game.Action) tables.Args {
	said := tables.Args{
		"at_hand": a.symbols(a.handDice()), "whose": a.listWord("has", string(a.state.Turn.Side)), "deck": a.deck(),
		"open": a.openSteps(), "shooters": a.figures(a.shooters()),
		"uses": talk.NameAll(a.uses(), func(use string) string { return a.listWord("use", use) }),
	}
	if p, ok := did.(game.Play); ok {
		said["card"] = a.playedName(p)
	}
	return said
}

func (a prompter) openSteps() string {
	ways := map[game.Figure][]string{}
	var who []game.Figure
	for _, step := range a.state.Moves() {
		if step.ByCard {
			continue
		}
		from, _ := a.state.Where(step.Figure)
		d, _ := from.Toward(step.To)
		if ways[step.Figure] == nil {
			who = append(who, step.Figure)
		}
		ways[step.Figure] = append(ways[step.Figure], a.toward(d))
	}
	can := make([]string, len(who))
	for i, f := range who {
		can[i] = a.say("can.step", tables.Args{"figure": a.figure(f), "ways": strings.Join(ways[f], ", ")})
	}
	return tables.Capital(strings.Join(can, "; "))
}

// The method `uses` lists the base actions that a symbol can still pay for.
func (a prompter) uses() []string {
	var out []string
	if a.openSteps() != "" {
		out = append(out, "step")
	}
	if a.deck() > 0 {
		out = append(out, "draw")
	}
	if len(a.shooters()) > 0 {
		out = append(out, "shoot")
	}
	return out
}

func (a prompter) shooters() []game.Figure {
	var out []game.Figure
	for _, l := range (game.Game{}).Legal(a.state) {
		if s, ok := l.(game.Shoot); ok && !s.ByCard {
			out = append(out, s.Figure)
		}
	}
	return out
}
