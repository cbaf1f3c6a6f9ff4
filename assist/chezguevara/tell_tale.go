package chezguevara

import (
	"strings"

	"tablemate/assist/session"
	game "tablemate/rules/chezguevara"
)

// tale is how a record reads as a tale: the notes, which keep the nest of cards that
// answer cards.
var tale = session.Tale[game.State, game.Action]{
	Own:    ownWords,
	Quiet:  []string{"end_turn", "resolve", "go", "roll"},
	Joined: []string{"resolve", "roll", "pick", "second"},
	Next:   []string{"turn"},
}

// ownWords returns who played a card of which the notes tell only what it did, indented
// like them.
func ownWords(t *session.UI, d session.Transition[game.State, game.Action]) []string {
	if len(d.Notes) == 0 {
		return nil
	}
	switch first := d.Notes[0]; first.ID {
	case "promoted", "demoted", "promotion-kept", "no-lower-rank", "exchanged":
		if d.Did.Kind() != "event" {
			return nil
		}
		a, told := prompter{phrases{t}, d.Before}, Flow{}.Tell(t, d.After, first)
		indent := told[:len(told)-len(strings.TrimLeft(told, " "))]
		return []string{indent + session.AsSentence(a.seat(d.By)+": "+a.report(d.Did))}
	}
	return nil
}
