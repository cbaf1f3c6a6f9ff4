package raccoonheist

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// voice puts notes into words.
var voice = talk.Voice[game.State]{
	Area: "raccoonheist",
	Call: nounForms,
	Tones: map[string]talk.Tone{
		"dog-off": paint.Paint.Gain, "matches": paint.Paint.Gain, "fed": paint.Paint.Gain, "rescued": paint.Paint.Gain,
		"popper-used": paint.Paint.Gain, "popper-taken": paint.Paint.Gain,
		"caught-owner": paint.Paint.Loss, "caught-trap": paint.Paint.Loss, "caught-basement": paint.Paint.Loss,
		"differs": paint.Paint.Warning, "warned": paint.Paint.Warning,
		"hidden-check": paint.Paint.Muted, "matches-check": paint.Paint.Muted,
	},
}

// Tell returns the sentence of a note.
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string {
	if n.ID == "matches-check" {
		n.Args = maps.Clone(n.Args)
		seal, _ := n.Args["seal"].(rules.Noun)
		n.Args["digits"], n.Args["words"] = chance.SealDigits(seal.ID), phrases{t}.sealNumbers(seal.ID)
	}
	if n.ID == "rescued" {
		n.Args = maps.Clone(n.Args)
		n.Args["who"] = freedBy(n.Args["seat"], n.Args["who"])
	}
	return voice.Tell(t, s, n)
}

// freedBy returns the freed figures without the seat where it is the one who frees them.
func freedBy(seat, who any) any {
	by, _ := seat.(rules.Noun)
	list, _ := who.([]rules.Noun)
	told := slices.Clone(list)
	for i, f := range told {
		if of, n, _ := strings.Cut(f.ID, " "); of == by.ID {
			told[i].ID = " " + n
		}
	}
	return told
}

// Ending returns the sentence of the rule by which a game ended, where its own text
// speaks of players and groups are meant; else "".
func (Flow) Ending(t *talk.UI, s game.State, by tables.RuleID) string {
	if !s.Mode.InGroups() || by != "RH-END-02" {
		return ""
	}
	if s.House.Is(game.DuelWipeout, "both_groups") {
		return phrases{t}.say("end.RH-END-02-both")
	}
	return phrases{t}.say("end.RH-END-02")
}

// Breach returns the sentence of a warning: that of the cause, or of the problem
// which a correction would bring about.
func (Flow) Breach(t *talk.UI, s game.State, _ game.Action, v rules.Violation) string {
	if problem, wrong := v.Args["problem"].(rules.Noun); wrong {
		return phrases{t}.problem(problem.ID, Flow{}.Spell(t, s, v.Args))
	}
	return voice.Breach(t, s, v, nil)
}

// problem returns the sentence of a problem. Problems of package session have ids
// without an area.
func (t phrases) problem(id string, said tables.Args) string {
	if !strings.Contains(id, ".") {
		id = "session.problem-" + id
	}
	return talk.Capital(t.Words.Say(id, said))
}

// Spell returns what a problem mentions in the names of the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	said := voice.Spell(t, s, args)
	if colour, ok := args["colour"].(string); ok {
		said["colour"] = phrases{t}.colour(colour)
	}
	return said
}

// Reason returns the sentence of a reason for the Owner's decision.
func (Flow) Reason(t *talk.UI, _ game.State, n rules.Note) string {
	return voice.Reason(t, game.State{}, n, nil)
}

// nounForms returns what people call a noun within a sentence.
func nounForms(t *talk.UI, s game.State, n rules.Noun) talk.Forms {
	a := prompter{phrases{t}, s}
	switch n.Kind {
	case game.NounSeat:
		if n.ID == "" {
			return talk.Forms{"": a.say("seat.nobody")}
		}
		return talk.Forms{"": a.seat(rules.Seat(n.ID))}
	case game.NounFreed:
		return talk.Forms{"": a.freed(n.ID)}
	case game.NounPlace:
		l := parts.Location(n.ID)
		if l == parts.Nowhere {
			return talk.Forms{"": "", "at": "", "into": ""}
		}
		return talk.Forms{"": a.place(l), "at": a.at(l), "into": a.into(l)}
	case game.NounSeal:
		return talk.Forms{"": a.sealWords(n.ID)}
	case game.NounChance:
		p, _ := strconv.ParseFloat(n.ID, 64)
		return talk.Forms{"": percent(p)}
	case game.NounBasis:
		return talk.Forms{"": a.say("basis." + n.ID)}
	}
	return talk.Forms{"": n.ID}
}

// freed returns figures that come back: how many and whose, "" for those of the one who
// frees them.
func (a prompter) freed(id string) string {
	seat, number, _ := strings.Cut(id, " ")
	count, _ := strconv.Atoi(number)
	if seat == "" {
		return a.say("tell.freed-own", tables.Args{"count": count})
	}
	return a.say("tell.freed", tables.Args{"count": count, "seat": a.seat(rules.Seat(seat))})
}
