package tables

import "strings"

// Sentence is what people are told in their own language: the id of the sentence
// and what it mentions. It is an error; errors of more than that embed it.
type Sentence struct {
	ID   string
	Args Args
}

// Error is for a log; people are told by Message.
func (s *Sentence) Error() string { return s.ID }

// Several reports whether it says that something means several things.
func (s *Sentence) Several() bool {
	return strings.HasSuffix(s.ID, "-several") || strings.HasSuffix(s.ID, "two-ways")
}

// Message is the sentence for people: its id and what it mentions.
func (s *Sentence) Message() (string, Args) { return s.ID, s.Args }
