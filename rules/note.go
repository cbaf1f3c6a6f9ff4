package rules

import (
	"cmp"
	"errors"

	"tablemate/tables"
)

// Note describes one thing that a sentence can state: a consequence of an action, a step of an
// automated decision, a violation, or a problem of a setup. The code that knows the reason makes
// it.
type Note struct {
	ID   string        `json:"id,omitempty" jsonschema:"names the sentence"`           // identifies the sentence: "caught"; a violation may leave it empty and use its rule
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
	// Level is how severely the problem contradicts the rules if a real table shows it. The
	// zero value means Impossible.
	Level Level
}

// Refused reports whether no real table can show the problem.
func (p *Problem) Refused() bool { return cmp.Or(p.Level, Impossible) == Impossible }

// Refused returns err, or nil if err is a *Problem that a real table can show.
func Refused(err error) error {
	var p *Problem
	if errors.As(err, &p) && !p.Refused() {
		return nil
	}
	return err
}

// Error returns the id for a log. People see a sentence in their own language.
func (p *Problem) Error() string { return "cannot be: " + p.ID }

// Level is how severely an action contradicts the rules.
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

// Violation is one violation of the rules. It is reported once, for its most specific rule.
type Violation struct {
	Note
	Level Level           `json:"level"`
	Also  []tables.RuleID `json:"also,omitempty"` // wider rules that the action also breaks
}

// As returns v with its own id. It is for rules that can be broken in several ways.
func (v *Violation) As(id string) *Violation {
	v.ID = id
	return v
}
