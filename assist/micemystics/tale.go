package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

type transition = session.Transition[game.State, game.Action]

// tale defines the log of a chapter. A roll continues the line of the previous action, but a
// movement roll begins a new line.
var tale = session.TaleSpec[game.State, game.Action]{
	Own:      ownWords,
	Idle:     idleFigure,
	IdleTold: idleTold,
	Quiet:    quiet,
	Joined:   []string{"fell", "march", "found", "keep", "assign", "drop"},
	Apart: func(d transition) bool {
		purpose := d.Before.Wait().Purpose
		return d.Did.Kind() == "fell" && (purpose == game.MoveRoll || purpose == game.MarchRoll)
	},
	Silent: []string{
		"turn", "round", "idle", "points", "entered", "closed", "roaches", "warned.MM-WATER-05", "stays-MM-AMB-17",
		"stays-MM-COND-03",
		"stays-MM-GRAPE-02", "stays-MM-MMOV-04",
	},
	Next: []string{"turn-charmed", "turn-rescue"},
	Flat: true,
}

// `quiet` lists the kinds of actions that have no sentence of their own in the log. The log shows
// only the notes of such an action.
var quiet = []string{"end", "done", "activate", "tell", "spawn_spaces", "hold", "keep"}

// `noted` lists other kinds of actions. If such an action has notes, the log shows only the notes.
// Otherwise, the log shows the action's own sentence.
var noted = []string{
	"fell", "march", "drop", "explore", "flip", "spawn", "open", "rescue", "take_back", "level_up", "trap", "put",
	"call", "affect", "learn", "stand",
	"assign",
}

func ownWords(t *talk.UI, d transition) []string {
	kind := d.Did.Kind()
	if slices.Contains(quiet, kind) || len(d.Notes) > 0 && slices.Contains(noted, kind) {
		return nil
	}
	if kind == "found" || kind == "open" {
		return []string{session.AsSentence(reportOver(t, d.After, d.Did))}
	}
	said := Flow{}.Report(t, d.Before, d.Did)
	if did, carried := d.Did.(game.Carry); carried {
		said = prompter{phrases{t}, d.Before}.figure(did.Mouse) + " " + said
	}
	return []string{session.AsSentence(said)}
}

// idleFigure returns the name of a minion that neither moved nor attacked in its turn, or "".
func idleFigure(t *talk.UI, d transition) string {
	hold, ok := d.Did.(game.Hold)
	if !ok || d.Before.Turn.Stays == "" {
		return ""
	}
	return prompter{phrases{t}, d.Before}.figure(cmp.Or(hold.Figure, d.Before.Turn.Acting))
}

func idleTold(t *talk.UI, who []string) string {
	return tables.Capital(phrases{t}.say("tale.idle", tables.Args{"count": len(who), "who": strings.Join(who, ", ")}))
}

// Turn returns the present round, and the mouse or the minions on turn.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	a := prompter{phrases{t}, s}
	card := s.Turn.Card
	if card == "" {
		return talk.HeadRound(t, s.Round, rules.Nobody, "")
	}
	if m := a.state.Mouse(game.Name(card)); m != nil {
		return talk.HeadRound(t, s.Round, game.Seat(game.Name(card)), a.initiative(card))
	}
	name := a.initiative(card)
	if strings.HasPrefix(card, string(game.Brodie)) {
		name = a.figure(game.Brodie)
	}
	return talk.HeadRound(t, s.Round, game.SeatMinions, name)
}

var course = session.SummarySpec[game.State, game.Action]{
	Mode: func(t *talk.UI, s game.State) (name, said string) {
		return s.Chapter.ID, phrases{t}.localName(s.Chapter.Name, s.Chapter.ID)
	},
	Seats:    seatsOf,
	Counters: counters,
	Side:     sideOf,
	Counted: []session.Counted{
		{Note: "defeated", What: "defeated", By: "by"},
		{Kind: game.Attack{}.Kind(), What: "attacks"},
		{Kind: game.Found{}.Kind(), What: "found"},
		{Note: "explored", What: "explored", By: "mouse"},
		{Note: "grew", What: "grew", By: "mouse"},
		{Note: "hurt", What: "wounds", By: "figure", N: "count"},
		{Note: "poisoned", What: "wounds", By: "figure", N: "count"},
		{Note: "captured", What: "captured", By: "mouse"},
		{Note: "captured", What: "captures", Side: game.SeatMinions},
		{Note: "surge", What: "surges", Side: game.SeatMinions},
	},
}

func seatsOf(s game.State) []rules.Seat {
	var out []rules.Seat
	for i := range s.Mice {
		out = append(out, game.Seat(s.Mice[i].Name()))
	}
	return out
}

// sideOf returns the seat of a mouse. It returns Nobody for a minion: the statistics have no
// separate line for each minion.
func sideOf(s game.State, figure rules.Noun) rules.Seat {
	if m := s.Mouse(game.Name(figure.ID)); m != nil {
		return game.Seat(m.Name())
	}
	return rules.Nobody
}

func counters(s game.State) []session.Counter {
	var out []session.Counter
	for i := range s.Mice {
		m := &s.Mice[i]
		if m.Hero.Life > 0 {
			left := max(0, m.Hero.Life-m.Wounds-m.Poison)
			if m.Captured {
				left = 0
			}
			health := session.Counter{What: "health", Seat: game.Seat(m.Name()), Value: left, Most: m.Hero.Life}
			out = append(out, health)
		}
	}
	return append(out,
		session.Counter{What: "minions", Value: len(s.Minions)},
		session.Counter{What: "hourglass", Value: s.Hourglass, Most: s.End},
		session.Counter{What: "wheel", Value: s.Wheel, Most: parts.FullWheel, Slow: true},
	)
}
