package rules

import (
	"cmp"
	"errors"

	"tablemate/tables"
)

// Note is one thing worth a sentence: what followed from an action, a step of an
// automated decision, what an action breaks, what cannot be. It is made where it
// happens, by the code that knows why.
type Note struct {
	ID   string        `json:"id,omitempty" jsonschema:"names the sentence"`           // names the sentence, as in "caught"; a breach may leave it to its rule
	Rule tables.RuleID `json:"rule,omitempty" jsonschema:"the printed rule at work"`   // the printed rule at work, where there is one
	Args Args          `json:"args,omitempty" jsonschema:"what the sentence mentions"` // what the sentence mentions
}

// Args are the values that a sentence mentions.
type Args = tables.Args

// Noun is something on the table that has a name.
type Noun = tables.Noun

// Problem is a setup or an entry that cannot be, for people to mend.
type Problem struct {
	Note
	// Level is how firmly it contradicts the rules where people find it on their
	// table all the same; Impossible if it is left out.
	Level Level
}

// Refused reports whether no table can show it.
func (p *Problem) Refused() bool { return cmp.Or(p.Level, Impossible) == Impossible }

// Refused is err unless it is a *Problem that a table can show all the same.
func Refused(err error) error {
	var p *Problem
	if errors.As(err, &p) && !p.Refused() {
		return nil
	}
	return err
}

// Error names the problem for a log; people are told in their own language.
func (p *Problem) Error() string { return "cannot be: " + p.ID }

// Level says how firmly an action contradicts the rules.
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
	Note
	Level Level           `json:"level"`
	Also  []tables.RuleID `json:"also,omitempty"` // wider rules that the same breach falls under
}

// As is v with an id of its own, where one rule is broken in several ways.
func (v *Violation) As(id string) *Violation {
	v.ID = id
	return v
}
