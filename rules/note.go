package rules

import (
	"cmp"
	"errors"

	"tablemate/tables"
)

// Note describes one thing that a sentence can state: a consequence of an action, a step of an
// automated decision, a violation, or a problem of a setup. The code that knows the reason creates
// the Note.
type Note struct {
	ID   string        `json:"id,omitempty" jsonschema:"names the sentence"`           // the id of the sentence; if a violation has no id, its rule identifies the sentence
	Rule tables.RuleID `json:"rule,omitempty" jsonschema:"the printed rule at work"`   // the printed rule, if any
	Args Args          `json:"args,omitempty" jsonschema:"what the sentence mentions"` // the arguments of the sentence
}

// Args holds the values that a sentence mentions.
type Args = tables.Args

// Noun is something on the table that has a name.
type Noun = tables.Noun

// Problem describes an invalid setup or entry that the user can fix.
type Problem struct {
	Note
	// Level is the severity of the problem. The zero value means Impossible.
	Level Level
}

// Refused reports whether the problem is impossible on a real table.
func (p *Problem) Refused() bool { return cmp.Or(p.Level, Impossible) == Impossible }

// Refused returns nil if err is a *Problem that is possible on a real table. Otherwise it returns
// err.
func Refused(err error) error {
	var p *Problem
	if errors.As(err, &p) && !p.Refused() {
		return nil
	}
	return err
}

// Error returns the id for a log. People see a sentence in their own language.
func (p *Problem) Error() string { return "cannot be: " + p.ID }

// Level is the severity of a violation.
type Level string

const (
	// Unusual is a legal action that is seldom intended.
	Unusual Level = "unusual"
	// Against is an action that breaks a printed rule.
	Against Level = "against"
	// Impossible is an action that cannot happen on a real table, such as five dice or a
	// fourteenth card.
	Impossible Level = "impossible"
)

// Violation is one way in which an action breaks the rules. Its Rule is the most specific rule that
// the action breaks.
type Violation struct {
	Note
	Level Level           `json:"level"`
	Also  []tables.RuleID `json:"also,omitempty"` // wider rules that the action also breaks
}

// As sets the id of v and returns v. If a rule can be broken in several ways, each way has an id.
func (v *Violation) As(id string) *Violation {
	v.ID = id
	return v
}
