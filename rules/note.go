package rules

import (
	"cmp"
	"errors"

	"tablemate/tables"
)

// Note is one thing worth a sentence: a consequence of an action, a step of an automated
// decision, a breach, or a problem of a setup. The code that knows the reason makes it.
type Note struct {
	ID   string        `json:"id,omitempty" jsonschema:"names the sentence"`           // names the sentence, as in "caught"; a breach may leave it empty and use its rule
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
	// Level says how firmly it contradicts the rules if a table shows it all the same. The zero
	// value means Impossible.
	Level Level
}

// Refused reports whether no real table can show it.
func (p *Problem) Refused() bool { return cmp.Or(p.Level, Impossible) == Impossible }

// Refused returns err, or nil if err is a *Problem that a real table can show.
func Refused(err error) error {
	var p *Problem
	if errors.As(err, &p) && !p.Refused() {
		return nil
	}
	return err
}

// Error returns the id for a log. People are told a sentence in their own language.
func (p *Problem) Error() string { return "cannot be: " + p.ID }

// Level is how firmly an action contradicts the rules.
type Level string

const (
	// Unusual is legal but seldom intended.
	Unusual Level = "unusual"
	// Against breaks a printed rule.
	Against Level = "against"
	// Impossible cannot happen on a real table: five dice, a fourteenth card.
	Impossible Level = "impossible"
)

// Violation is one breach, told once under its most specific rule.
type Violation struct {
	Note
	Level Level           `json:"level"`
	Also  []tables.RuleID `json:"also,omitempty"` // wider rules that the same breach falls under
}

// As returns v with an id of its own, for a rule that can be broken in several ways.
func (v *Violation) As(id string) *Violation {
	v.ID = id
	return v
}
