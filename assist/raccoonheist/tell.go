package raccoonheist

import (
	"strconv"

	"tablemate/assist/chance"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Tell is a sentence about what followed from an action.
func (Flow) Tell(t *session.Talk, s game.State, n rules.Note) string {
	a := asking{talk{t}, s}
	said := a.spell(n)
	switch n.ID {
	case "rescued":
		said["who"] = a.freed(n)
	case "hidden", "matches":
		text := a.toned(n.ID, said)
		if n.Args["round"] == 1 { // how to check the seal is told once
			text += "\n" + a.Paint.Muted(a.say("tell."+n.ID+"-check", said))
		}
		return text
	}
	return a.toned(n.ID, said)
}

// tones are the sentences that are good or bad news for the raccoons.
var tones = map[string]func(paint.Paint, string) string{
	"dog-off": paint.Paint.Gain, "matches": paint.Paint.Gain, "fed": paint.Paint.Gain, "rescued": paint.Paint.Gain,
	"popper-used": paint.Paint.Gain, "popper-taken": paint.Paint.Gain,
	"caught-owner": paint.Paint.Loss, "caught-trap": paint.Paint.Loss, "caught-basement": paint.Paint.Loss,
	"differs": paint.Paint.Warning, "warned": paint.Paint.Warning,
}

func (a asking) toned(id string, said tables.Args) string {
	text := a.say("tell."+id, said)
	if tone, ok := tones[id]; ok {
		return tone(a.Paint, text)
	}
	return text
}

// freed are the figures that come back from the Backyard, colour by colour.
func (a asking) freed(n rules.Note) string {
	of, _ := n.Args["freed"].([]rules.Noun)
	counts, _ := n.Args["counts"].([]int)
	var who []string
	for i, seat := range of[:min(len(of), len(counts))] {
		who = append(who, a.say("tell.freed", tables.Args{"seat": a.called(seat)[""], "n": counts[i]}))
	}
	return joined(who)
}

// Reason is a sentence for one step of the Owner's decision.
func (Flow) Reason(t *session.Talk, n rules.Note) string {
	a := asking{talk: talk{t}}
	if id := "reason." + n.ID; a.Words.Has("raccoonheist." + id) {
		return a.say(id, a.spell(n))
	}
	return string(n.Rule)
}

// spell are the arguments of a note in people's words.
func (a asking) spell(n rules.Note) tables.Args { return session.Spell(n.Args, a.called) }

// called is what people call a thing within a sentence.
func (a asking) called(n rules.Noun) session.Forms {
	switch n.Kind {
	case game.NounSeat:
		if n.ID == "" {
			return session.Forms{"": a.say("seat.nobody")}
		}
		return session.Forms{"": a.seat(rules.Seat(n.ID))}
	case game.NounPlace:
		l := box.Location(n.ID)
		return session.Forms{"": a.place(l), "at": a.at(l), "into": a.into(l)}
	case game.NounSeal:
		return session.Forms{"": chance.Aloud(n.ID)}
	case game.NounChance:
		p, _ := strconv.ParseFloat(n.ID, 64)
		return session.Forms{"": percent(p)}
	case game.NounBasis:
		return session.Forms{"": a.say("basis." + n.ID)}
	}
	return session.Forms{"": n.ID}
}
