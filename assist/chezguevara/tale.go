package chezguevara

import (
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	parts "tablemate/tables/chezguevara"
)

// tale defines the log of a game. If a card reacts to another card, it is indented below that card.
var tale = session.TaleSpec[game.State, game.Action]{
	Own:    ownWords,
	Quiet:  quiet,
	Joined: []string{"resolve", "roll", "pick", "second"},
	Retold: doneAtOnce,
	Next:   []string{"turn"},
}

// doneAtOnce reports whether an action completes the activity that the action before it announced.
// If so, the log leaves out the announcement, because the sentence about the result names the
// player too.
func doneAtOnce(d session.Transition[game.State, game.Action]) bool {
	on, last := 0, len(d.Before.Lines)
	switch did := d.Did.(type) {
	case game.Resolve:
		on = did.On
	case game.Roll:
		on = did.On
	}
	if on == 0 || on != last || len(d.Notes) == 0 || d.Notes[0].ID != "done" {
		return false
	}
	begun, activity := d.Before.Lines[last-1].Action.(game.Do)
	return activity && d.Notes[0].Args["seat"] == any(begun.Seat.Noun())
}

// quiet lists the actions that the log leaves out when they have no notes.
var quiet = []string{"end_turn", "resolve", "go", "roll"}

// ownWords returns a sentence with the player and the action. In some cases the log needs no such
// sentence, for example if the notes already say this. Then ownWords returns nil.
func ownWords(t *talk.UI, d session.Transition[game.State, game.Action]) []string {
	if len(d.Notes) == 0 {
		return bareWords(t, d)
	}
	switch first := d.Notes[0]; first.ID {
	case "promoted", "demoted", "promotion-kept", "no-lower-rank", "exchanged":
		if d.Did.Kind() != "event" {
			return nil
		}
		a, told := prompter{phrases{t}, d.Before}, Flow{}.Tell(t, d.After, first)
		indent := told[:len(told)-len(strings.TrimLeft(told, " "))]
		return []string{indent + session.AsSentence(a.whoever(game.Speaker(d.Did))+": "+a.report(d.Did))}
	}
	return nil
}

func bareWords(t *talk.UI, d session.Transition[game.State, game.Action]) []string {
	if slices.Contains(quiet, d.Did.Kind()) || d.By == rules.Nobody || d.By == rules.Cardboard {
		return nil
	}
	a := prompter{phrases{t}, d.Before}
	return []string{session.AsSentence(a.seat(d.By) + ": " + a.report(d.Did))}
}

var course = session.SummarySpec[game.State, game.Action]{
	Mode:  func(*talk.UI, game.State) (name, said string) { return modeName, "" },
	Seats: func(s game.State) []rules.Seat { return s.Seats() },
	Mended: func(did game.Action) (from, to rules.Seat, ok bool) {
		m, ok := did.(game.Mend)
		return m.From, m.To, ok
	},
	Side:     whose,
	Counters: counters,
	Counted: []session.Counted{
		{Kind: game.Recruit{}.Kind(), What: "recruited"},
		{Note: "looted", What: "looted", By: "seat", N: "cards"},
		{Note: "done", What: "activities", By: "seat"},
		{Note: "raid", What: "raids", By: "seat"},
		{Note: "exposed", What: "exposures", By: "seat"},
		{Note: "convicted", What: "convicted", By: "seat"},
		{Note: "revenge", What: "revenges", By: "seat"},
		{Note: "cancelled", What: "cancelled", By: "line"},
		{Note: "abused", What: "abuses", By: "seat"},
		{Note: "promoted", What: "promoted", By: "seat"},
		{Note: "exchanged", What: "promoted", By: "with"}, // CG-PROMO-05
		{Note: "demoted", What: "demoted", By: "seat"},
		{Note: "exchanged", What: "demoted", By: "seat"},
		{Note: "wounded", What: "wounds", By: "seat"},
	},
}

func counters(s game.State) []session.Counter {
	var out []session.Counter
	for i := range s.Players {
		seat := s.Players[i].Seat
		out = append(out, session.Counter{What: "slack", Seat: seat, Value: s.Total(seat), Most: s.Goal(), Race: true})
	}
	return append(out, session.Counter{What: "deck", Value: s.Deck, Most: parts.LifeCards, Slow: true})
}
