package micemystics

import (
	"unicode"
	"unicode/utf8"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// Tell is a sentence about one consequence; "" when it goes without saying.
func (Flow) Tell(t *session.Talk, before game.State, e game.Event) string {
	w := telling{asking{talk{t}, before}, game.Game{}.Fold(before, e)}
	for _, about := range []func(game.Event) string{
		w.turn, w.figureTold, w.minionTurn, w.fight, w.board, w.track, w.roomTold, w.things, w.cardsTold, w.recorded,
	} {
		if text := about(e); text != "" {
			return text
		}
	}
	return ""
}

// telling is a consequence over the table before it.
type telling struct {
	asking
	after game.State
}

// line is a sentence of its own; names that begin it may be in lower case.
func (w telling) line(id string, args ...tables.Args) string {
	return capital(w.say("event."+id, args...))
}

// good and bad are sentences about what helps the mice, and what harms them.
func (w telling) good(id string, args ...tables.Args) string {
	return w.Paint.Gain(w.line(id, args...))
}

func (w telling) bad(id string, args ...tables.Args) string { return w.Paint.Loss(w.line(id, args...)) }

// capital is a sentence with its first letter in upper case.
func capital(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[size:]
}

// recorded are the events of the record itself.
func (w telling) recorded(e game.Event) string {
	switch e := e.(type) {
	case game.Warned:
		return w.warned(e)
	case game.Settled:
		return w.settlement(e)
	case game.Corrected:
		return w.line("corrected")
	}
	return ""
}

// settlement is a house rule from now on. A waived one is told where people
// waive it.
func (w telling) settlement(e game.Settled) string {
	switch e.Value {
	case rules.Waived:
		return ""
	case rules.InForce:
		return w.line("in-force", tables.Args{"rule": e.Name})
	}
	return w.line("settled", tables.Args{"reading": w.custom(nil).Reading(e.Name, e.Value, w.Words.Lang())})
}

// warned is a reminder. What people wrote down of a chapter is said as they did.
func (w telling) warned(e game.Warned) string {
	a := breaching{w.asking, nil}
	return w.Paint.Warning("! " + capital(w.say("warned."+string(e.Rule), a.spoken(e.Args))))
}
