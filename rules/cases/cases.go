// Package cases is a court of positions: for each game a list of positions with the
// full set of right answers and the rules that decide. The command cases prints them
// and tries them, other programs may try their own rules on them, and people may add
// their own in a file of the same form.
//
// No answer was taken from the program. Those of the family "rule" and "example" were
// written by hand after the rulebook, as cases_*_test.go of each game shows; those of
// the family "search" were found by trying out every move there is, which other code
// does than that which plays.
package cases

import (
	"encoding/json"
	"slices"
	"strings"

	"tablemate/tables"
)

// Verdict is how far the rulebook settles an answer.
type Verdict string

const (
	// Sure is settled by what is printed.
	Sure Verdict = "sure"
	// Disputed depends on an open question, which a table may answer otherwise.
	Disputed Verdict = "disputed"
	// Open is left to people: several moves are right.
	Open Verdict = "open"
)

// Family is where an answer comes from.
type Family string

const (
	// Rule is written by hand after one rule.
	Rule Family = "rule"
	// Example is printed in the rulebook, or follows from its examples.
	Example Family = "example"
	// Search was found by trying out every move.
	Search Family = "search"
	// Own is the family of cases in a file.
	Own Family = ""
)

// Case is one position and a question. With May the question is what that action
// breaks, and Breaks and Notes are the answer; without it what the automated
// opponent does, and Moves holds all right moves. With Setup instead of State the
// question is what that setup breaks.
type Case struct {
	ID      string            `json:"id"`
	Title   string            `json:"title,omitempty"`
	Game    string            `json:"game,omitempty"`
	Family  Family            `json:"family,omitempty"`
	Verdict Verdict           `json:"verdict"`
	Rules   []tables.RuleID   `json:"rules"`             // those that decide
	Depends []tables.RuleID   `json:"depends,omitempty"` // open questions, of which another answer would give another judgment
	Setup   json.RawMessage   `json:"setup,omitempty"`
	State   json.RawMessage   `json:"state,omitempty"`
	Before  []json.RawMessage `json:"before,omitempty"` // actions that lead up to the question
	May     json.RawMessage   `json:"may,omitempty"`
	Breaks  []tables.RuleID   `json:"breaks,omitempty"` // in any order; none: it is allowed
	Notes   json.RawMessage   `json:"notes,omitempty"`  // all that follows and is worth telling, where it matters
	Moves   []json.RawMessage `json:"moves,omitempty"`  // in any order
}

// About is what a case asks.
type About int

const (
	// AboutMoves asks what the automated opponent does.
	AboutMoves About = iota
	// AboutAction asks what an action breaks.
	AboutAction
	// AboutSetup asks what a setup breaks.
	AboutSetup
)

// Asks returns what the case asks.
func (c Case) Asks() About {
	switch {
	case c.Setup != nil:
		return AboutSetup
	case c.May != nil:
		return AboutAction
	}
	return AboutMoves
}

// Answer is what somebody answers.
type Answer struct {
	Breaks []tables.RuleID   `json:"breaks,omitempty"`
	Notes  json.RawMessage   `json:"notes,omitempty"`
	Moves  []json.RawMessage `json:"moves,omitempty"`
}

// Right reports whether a is the whole answer and nothing else.
func (c Case) Right(a Answer) bool {
	if c.Asks() == AboutMoves {
		return same(plain(c.Moves), plain(a.Moves))
	}
	if c.Notes != nil && !same(plain([]json.RawMessage{c.Notes}), plain([]json.RawMessage{a.Notes})) {
		return false
	}
	return same(slices.Clone(c.Breaks), slices.Clone(a.Breaks))
}

// same compares two lists that have no order; it orders them.
func same[T ~string](a, b []T) bool {
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// plain writes values of JSON in one way: without spaces, with fields in order.
func plain(values []json.RawMessage) []string {
	var out []string
	for _, v := range values {
		var any any
		from := json.NewDecoder(strings.NewReader(string(v)))
		from.UseNumber()
		if from.Decode(&any) != nil {
			out = append(out, string(v))
			continue
		}
		text, _ := json.Marshal(any) // what was decoded can be written
		out = append(out, string(text))
	}
	return out
}
