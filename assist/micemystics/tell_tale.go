package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// transition is one action of a record with the tables around it.
type transition = session.Transition[game.State, game.Action]

// tale is how a record reads as a tale: a roll stands in the line of what it is for.
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
		"turn", "round", "idle", "points", "entered", "closed", "roaches", "warned.MM-WATER-05", "stays-MM-AMB-17", "stays-MM-COND-03",
		"stays-MM-GRAPE-02", "stays-MM-MMOV-04",
	},
	Next: []string{"turn-charmed", "turn-rescue"},
	Flat: true,
}

// quiet are the actions that go without saying.
var quiet = []string{"end", "done", "activate", "tell", "spawn_spaces", "hold", "keep"}

// noted are the actions whose notes say what was done.
var noted = []string{
	"fell", "march", "drop", "explore", "flip", "spawn", "open", "rescue", "take_back", "level_up", "trap", "put", "call", "affect", "learn", "stand",
	"assign",
}

// ownWords returns the sentence of an action, nil where its notes say it.
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
		said = prompter{phrases{t}, d.Before}.figure(did.Mouse) + ", " + said
	}
	return []string{session.AsSentence(said)}
}

// idleFigure returns the name of the minion that neither moves nor attacks by an action,
// "" for any other.
func idleFigure(t *talk.UI, d transition) string {
	hold, ok := d.Did.(game.Hold)
	if !ok || d.Before.Turn.Stays == "" {
		return ""
	}
	return prompter{phrases{t}, d.Before}.figure(cmp.Or(hold.Figure, d.Before.Turn.Acting))
}

// idleTold tells who stood still.
func idleTold(t *talk.UI, who []string) string {
	return talk.Capital(phrases{t}.say("tale.idle", tables.Args{"count": len(who), "who": strings.Join(who, ", ")}))
}
