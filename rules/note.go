package rules

import (
	"cmp"
	"errors"

	"tablemate/tables"
)

// Note is one message to people: a consequence of an action, a reason for an automated move, a
// violation, or a problem of a setup.
type Note struct {
	ID   string        `json:"id,omitempty" jsonschema:"names the sentence"`
	Rule tables.RuleID `json:"rule,omitempty" jsonschema:"the printed rule at work"`
	Args Args          `json:"args,omitempty" jsonschema:"what the sentence mentions"`
}

// Args holds the values that the sentence of a Note mentions.
type Args = tables.Args

// Noun is something on the table that has a name.
type Noun = tables.Noun

// Problem is an invalid setup or entry that the user can fix.
type Problem struct {
	Note
	// An empty Level means Impossible.
	Level Level
}

// Refused reports whether the level of the problem is Impossible.
func (p *Problem) Refused() bool { return cmp.Or(p.Level, Impossible) == Impossible }

// Refused returns nil if err is a *Problem that is possible on a real table. Otherwise, it returns
// err.
func Refused(err error) error {
	var p *Problem
	if errors.As(err, &p) && !p.Refused() {
		return nil
	}
	return err
}

// Error returns a text for a log. People see a sentence in their own language instead.
func (p *Problem) Error() string { return "cannot be: " + p.ID }

// Level is the severity of a violation.
type Level string

const (
	// Unusual means that the action is legal, but seldom intended.
	Unusual Level = "unusual"
	// Against means that the action breaks a printed rule.
	Against Level = "against"
	// Impossible means that the action cannot happen on a real table, such as a 7 on a die.
	Impossible Level = "impossible"
)

// Violation is one way in which an action breaks the rules. The field Rule has the most specific
// rule that the action breaks.
type Violation struct {
	Note
	Level Level           `json:"level"`
	Also  []tables.RuleID `json:"also,omitempty"` // more general rules that the action also breaks
}

// The method As sets the ID of v and returns v. The ID distinguishes different ways to break one
// rule.
func (v *Violation) As(id string) *Violation {
	v.ID = id
	return v
}
