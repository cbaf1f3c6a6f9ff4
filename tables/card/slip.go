package card

import (
	"fmt"

	"tablemate/tables"
)

// Slip is something wrong, or odd, at one place of a card.
type Slip struct {
	Card         int      // of several
	At           []string // the way to the field
	ID           string   // of the sentence that says so
	Args         tables.Args
	Line, Column int   // within the text of the field, from 1; 0 for all of it
	Cause        error // what is wrong inside a text, where it has faults of its own
}

// Slips are what a check has found so far.
type Slips struct {
	All  []Slip
	Card int // the one that is looked at
}

// Add notes a slip at a field: names, and numbers of entries in a list.
func (s *Slips) Add(id string, args tables.Args, at ...any) {
	s.Put(Slip{ID: "box." + id, Args: args}, at...)
}

// Put notes a slip that says more of itself.
func (s *Slips) Put(slip Slip, at ...any) {
	slip.Card = s.Card
	for _, name := range at {
		slip.At = append(slip.At, fmt.Sprint(name))
	}
	s.All = append(s.All, slip)
}

// Unless notes a slip where something is not right.
func (s *Slips) Unless(right bool, id string, at ...any) {
	if !right {
		s.Add(id, nil, at...)
	}
}

// Words are the words of a closed list.
func Words[T ~string](list ...T) []string {
	out := make([]string, len(list))
	for i, word := range list {
		out[i] = string(word)
	}
	return out
}
