package tables

import "strings"

// Sentence is a message for people as the id of a sentence and its arguments. It is an error;
// other errors embed it.
type Sentence struct {
	ID   string
	Args Args
}

// Error returns the id for a log. People are told the sentence of Message.
func (s *Sentence) Error() string { return s.ID }

// Several reports whether the message says that an input has several meanings.
func (s *Sentence) Several() bool {
	return strings.HasSuffix(s.ID, "-several") || strings.HasSuffix(s.ID, "two-ways")
}

// Message returns the id of the sentence and its arguments.
func (s *Sentence) Message() (string, Args) { return s.ID, s.Args }
