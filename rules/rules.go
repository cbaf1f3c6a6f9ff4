// Package rules holds the words that every judged game shares.
//
// A game is a pure function of what people report. The cardboard table is the
// truth: Check says which printed rules a report would break, and never stops
// it; Apply says what follows from it; Fold keeps the record. Dice, decks and
// face-down tiles are a seat of their own, Cardboard, whose actions are
// outcomes, so that everything Legal offers passes Check in every game.
package rules

import "tablemate/tables"

// Seat is whoever reports next. Each game names its own seats in lower case.
type Seat string

const (
	// Nobody is awaited once a game is over.
	Nobody Seat = ""
	// Cardboard is the dice, the decks and the face-down tiles.
	Cardboard Seat = "cardboard"
)

// Kinded is anything that a journal records under a stable lower-case name.
type Kinded interface{ Kind() string }

// Game is the pure heart of one board game. U is what people decide before the
// first turn, S a state of the table, A a report, E a consequence.
type Game[U, S any, A, E Kinded] interface {
	// Start gives the opening layout as events over the zero state.
	// A *Problem says what in the setup cannot be.
	Start(U) ([]E, error)
	// Next is the seat whose report is awaited: a seat, Cardboard, or Nobody.
	Next(S) Seat
	// Legal lists what may be reported now, each fully specified. Where the
	// list would be astronomically long it holds the canonical reports, and
	// Check accepts any other.
	Legal(S) []A
	// Check lists the printed rules that a would break; nil when none.
	Check(S, A) []Violation
	// Apply lists what follows from a, whether allowed or waived.
	Apply(S, A) []E
	// Fold is the state after e. It is total and copies what it changes.
	Fold(S, E) S
	// House is how this table settles what the rulebook leaves open.
	House(S) House
}

// FoldAll is the state after all of events.
func FoldAll[U, S any, A, E Kinded](g Game[U, S, A, E], s S, events []E) S {
	for _, e := range events {
		s = g.Fold(s, e)
	}
	return s
}

// Level says how firmly a report contradicts the rules.
type Level string

const (
	// Unusual is allowed, yet seldom what people want.
	Unusual Level = "unusual"
	// Against breaks a printed rule.
	Against Level = "against"
	// Impossible cannot happen on a real table: five dice, a fourteenth card.
	Impossible Level = "impossible"
)

// Violation is one breach, told once under its most specific rule.
type Violation struct {
	Rule  tables.RuleID   `json:"rule"`
	Level Level           `json:"level"`
	Also  []tables.RuleID `json:"also,omitempty"` // wider rules that the same breach falls under
	Args  Args            `json:"args,omitempty"` // what a sentence about it may mention
}

// Args are the values that a sentence about a breach or a problem mentions.
type Args = tables.Args

// Problem is a setup or an entry that cannot be, for people to mend.
// ID names the sentence that says so in both languages.
type Problem struct {
	ID   string
	Args Args
}

// Error names the problem for a log; people are told in their own language.
func (p *Problem) Error() string { return "cannot be: " + p.ID }

// Scorer is a game that can say who won and why.
type Scorer[S any] interface {
	// Outcome is the winning seat and the rules that decided; Nobody while the
	// game goes on.
	Outcome(S) (Seat, []tables.RuleID)
}

// Sound is a game whose pieces can be counted: Unsound says what is missing or
// too many, a *Problem where people have a sentence for it; nil when all are there.
type Sound[S any] interface{ Unsound(S) error }
