package tables

import "strings"

// Sentence is a message for people: the id of a sentence and its arguments. A Sentence is an error.
// Other error types embed it.
type Sentence struct {
	ID   string
	Args Args
}

// Error returns only the sentence's id, for a log. For people, use Message.
func (s *Sentence) Error() string { return s.ID }

// Several reports whether the message means that an input is ambiguous.
func (s *Sentence) Several() bool {
	return strings.HasSuffix(s.ID, "-several") || strings.HasSuffix(s.ID, "two-ways")
}

// Message returns the id of the sentence and its arguments.
func (s *Sentence) Message() (string, Args) { return s.ID, s.Args }
