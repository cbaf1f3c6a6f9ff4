package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Given is what people said on the command line instead of at the prompts.
type Given struct {
	Mode    string
	Players []string
	House   rules.House
}

// Flow leads people through one game. It turns answers into actions and notes into
// sentences; it decides nothing.
//
// Setup to Fix ask. They return errors of the desk as they are: undo and pause come that
// way. The others only tell and must not use t.Desk, which is nil where a record is read.
type Flow[U, S any, A rules.Kinded] interface {
	// Setup asks for what is not given before the first turn, and guides people through
	// laying out the box.
	Setup(t *talk.UI, g Given) (U, error)
	// Ask asks for the next action of the seat that is awaited in s.
	Ask(t *talk.UI, s S) (A, error)
	// Fix asks for a correction: what the table really shows.
	Fix(t *talk.UI, s S) (A, error)

	// Tell returns a note of an action as a sentence, over the table after it; "" where it
	// goes without saying.
	Tell(t *talk.UI, s S, n rules.Note) string
	// Report returns an action as a short phrase, as undo and log name it.
	Report(t *talk.UI, s S, a A) string
	// View draws the table.
	View(t *talk.UI, s S) string
	// Title returns the line above a view: mode, turn and the counters that matter.
	Title(t *talk.UI, s S) string
	// Breach returns the sentence of a warning; "" stands for the rule's own text.
	Breach(t *talk.UI, s S, a A, v rules.Violation) string
	// Here lists the rules that matter now, most likely first.
	Here(s S) []tables.RuleID
	// Name returns what people at the table call a seat.
	Name(t *talk.UI, s S, seat rules.Seat) string
}
