package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Given holds the parts of the setup that come from the command line.
type Given struct {
	Mode    string
	Players []string
	House   rules.House
}

// Flow asks the questions of one game and provides its sentences. It does not decide anything.
//
// Setup, Ask and Fix must return errors of the desk unchanged, because the desk reports an undo or
// a pause as an error. The other methods must not use t.Desk: it is nil when a record is read.
type Flow[U, S any, A rules.Kinded] interface {
	// Setup asks for the missing parts of `g`, and guides people through laying out the game.
	Setup(t *talk.UI, g Given) (U, error)
	// Ask asks for the next action of the awaited seat in `s`.
	Ask(t *talk.UI, s S) (A, error)
	// Fix asks how the real table differs from the recorded state.
	Fix(t *talk.UI, s S) (A, error)

	// Tell returns the sentence for a note of an action, or "". `s` is the state after the action.
	Tell(t *talk.UI, s S, n rules.Note) string
	// Report returns an action as a short phrase for undo and log.
	Report(t *talk.UI, s S, a A) string
	// View returns the table as text.
	View(t *talk.UI, s S) string
	// Title returns the line above a view: the mode, the turn and the important counters.
	Title(t *talk.UI, s S) string
	// Breach returns the sentence that warns of a breach, or "" for the rule's own text.
	Breach(t *talk.UI, s S, a A, v rules.Violation) string
	// Here lists the rules that people may want to look up now, the most useful first.
	Here(s S) []tables.RuleID
	// Name returns the name that people at the table use for a seat.
	Name(t *talk.UI, s S, seat rules.Seat) string
}
