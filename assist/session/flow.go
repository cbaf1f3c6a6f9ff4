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

// Flow leads people through one game: it turns what they say into actions and
// notes into sentences. It decides nothing. Whatever error the desk
// returns it hands on as it is: undo and pause come that way. Whatever only
// tells (Tell to Name) asks nothing: a recorded game is read without a desk.
type Flow[U, S any, A rules.Kinded] interface {
	// Setup asks what people decide before the first turn, less what is given,
	// and walks them through laying out the box.
	Setup(t *talk.UI, g Given) (U, error)
	// Ask is the next action of the seat that is awaited in s.
	Ask(t *talk.UI, s S) (A, error)
	// Decided offers people the ties of an automated move, or just takes it.
	Decided(t *talk.UI, s S, d rules.Decision[A]) (A, error)
	// Fix asks what the table really shows.
	Fix(t *talk.UI, s S) (A, error)
	// Tell is a sentence about what followed from an action, over the table after
	// it; "" when it goes without saying.
	Tell(t *talk.UI, s S, n rules.Note) string
	// Report is a short phrase for an action at a table, as undo and the log name it.
	Report(t *talk.UI, s S, a A) string
	// View draws the table.
	View(t *talk.UI, s S) string
	// Title is the line above a view: mode, turn and the counters that matter.
	Title(t *talk.UI, s S) string
	// Breach is the sentence of a warning; "" takes the rule's own text.
	Breach(t *talk.UI, s S, a A, v rules.Violation) string
	// Reason is a sentence for one step of an automated decision over a table.
	Reason(t *talk.UI, s S, n rules.Note) string
	// Here lists the rules that matter at this moment, most likely first.
	Here(s S) []tables.RuleID
	// Name is how people at the table call a seat.
	Name(t *talk.UI, s S, seat rules.Seat) string
}
