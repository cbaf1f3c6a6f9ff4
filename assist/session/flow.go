package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Given is what the command line has set, so that it is not asked.
type Given struct {
	Mode    string
	Players []string
	House   rules.House
}

// Flow leads people through one game. It turns answers into actions and notes into
// sentences; it decides nothing.
//
// Setup to Fix ask questions. They must return errors of the desk unchanged, because undo and
// pause are such errors. The other methods must not use t.Desk, which is nil when a record is
// read.
type Flow[U, S any, A rules.Kinded] interface {
	// Setup asks for what is not given before the first turn, and guides people through laying
	// out the box.
	Setup(t *talk.UI, g Given) (U, error)
	// Ask asks for the next action of the awaited seat in s.
	Ask(t *talk.UI, s S) (A, error)
	// Fix asks for a correction: what the table really shows.
	Fix(t *talk.UI, s S) (A, error)

	// Tell returns a note of an action as a sentence about the table after it, or "" if it is
	// obvious.
	Tell(t *talk.UI, s S, n rules.Note) string
	// Report returns an action as a short phrase, as undo and log name it.
	Report(t *talk.UI, s S, a A) string
	// View draws the table.
	View(t *talk.UI, s S) string
	// Title returns the line above a view: mode, turn and the counters that matter.
	Title(t *talk.UI, s S) string
	// Breach returns the sentence of a warning, or "" for the rule's own text.
	Breach(t *talk.UI, s S, a A, v rules.Violation) string
	// Here lists the rules that matter now, most likely first.
	Here(s S) []tables.RuleID
	// Name returns what people at the table call a seat.
	Name(t *talk.UI, s S, seat rules.Seat) string
}
