package rules

import (
	"cmp"
	"errors"

	"tablemate/tables"
)

// Note is one thing to say. It is a consequence of an action, a reason of an automated move, a
// violation, or a problem of a setup.
type Note struct {
	ID   string        `json:"id,omitempty" jsonschema:"names the sentence"`
	Rule tables.RuleID `json:"rule,omitempty" jsonschema:"the printed rule at work"`
	Args Args          `json:"args,omitempty" jsonschema:"what the sentence mentions"`
}

// Args holds the values that a sentence mentions.
type Args = tables.Args

// Noun is something on the table that has a name.
type Noun = tables.Noun

// Problem is an invalid setup or entry that the user can fix.
type Problem struct {
	Note
	// An empty Level means Impossible.
	Level Level
}

// Refused reports whether the problem is impossible on a real table.
func (p *Problem) Refused() bool { return cmp.Or(p.Level, Impossible) == Impossible }

// Refused returns nil for a *Problem that is possible on a real table, and any other err unchanged.
func Refused(err error) error {
	var p *Problem
	if errors.As(err, &p) && !p.Refused() {
		return nil
	}
	return err
}

// Error is for a log. People see a sentence in their own language.
func (p *Problem) Error() string { return "cannot be: " + p.ID }

// Level is the severity of a violation.
type Level string

const (
	// Unusual is a legal action that is seldom intended.
	Unusual Level = "unusual"
	// Against is an action that breaks a printed rule.
	Against Level = "against"
	// Impossible is an action that cannot happen on a real table, such as a 7 on a die.
	Impossible Level = "impossible"
)

// Violation is one way in which an action breaks the rules. Rule is the most specific one.
type Violation struct {
	Note
	Level Level           `json:"level"`
	Also  []tables.RuleID `json:"also,omitempty"` // more general rules that the action also breaks
}

// As sets the id, which distinguishes the ways to break one rule. It returns v.
func (v *Violation) As(id string) *Violation {
	v.ID = id
	return v
}
