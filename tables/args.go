package tables

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"tablemate/tables/strictjson"
)

// Args maps names to the values that are inserted into a sentence. In a record, the values are
// ints, bools, strings, Nouns, and lists of ints, strings or Nouns. Decoding from JSON restores the
// types, but an empty list always becomes a []Noun.
type Args map[string]any

// Noun identifies a thing on the table, which has names in both languages. Its JSON is an object
// such as {"place":"kitchen"}.
type Noun struct {
	Kind string // such as seat, place, card
	ID   string // the id by which package `rules` knows the thing
}

// MarshalJSON encodes a noun as an object with one field.
func (n Noun) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{n.Kind: n.ID})
}

// UnmarshalJSON decodes the output of MarshalJSON.
func (n *Noun) UnmarshalJSON(text []byte) error {
	fields := map[string]string{}
	if err := strictjson.Read(text, &fields); err != nil {
		return err
	}
	if len(fields) != 1 {
		return fmt.Errorf("a noun has one field, not %d", len(fields))
	}
	for kind, id := range fields {
		*n = Noun{Kind: kind, ID: id}
	}
	return nil
}

// UnmarshalJSON decodes the values into the types that Args allows.
func (a *Args) UnmarshalJSON(text []byte) error {
	fields := map[string]json.RawMessage{}
	if err := strictjson.Read(text, &fields); err != nil {
		return err
	}
	*a = make(Args, len(fields))
	for name, text := range fields {
		value, err := argument(text)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		(*a)[name] = value
	}
	return nil
}

func argument(text []byte) (any, error) {
	switch text[0] {
	case '{':
		return read[Noun](text)
	case '[':
		return list(text)
	case '"':
		return read[string](text)
	case 't', 'f':
		return read[bool](text)
	case 'n':
		return nil, errors.New("null is no value")
	}
	return read[int](text)
}

func list(text []byte) (any, error) {
	if nouns, err := read[[]Noun](text); err == nil {
		return nouns, nil
	}
	if numbers, err := read[[]int](text); err == nil {
		return numbers, nil
	}
	return read[[]string](text)
}

func read[T any](text []byte) (T, error) {
	var out T
	err := strictjson.Read(text, &out)
	return out, err
}

// Sentence is a message for people: the id of a sentence and its arguments. It is also an error.
type Sentence struct {
	ID   string
	Args Args
}

// Error returns only the id, for a log. For people, use Message.
func (s *Sentence) Error() string { return s.ID }

// Several reports whether the message says that an input is ambiguous.
func (s *Sentence) Several() bool {
	return strings.HasSuffix(s.ID, "-several") || strings.HasSuffix(s.ID, "two-ways")
}

// Message returns the id of the sentence and its arguments.
func (s *Sentence) Message() (string, Args) { return s.ID, s.Args }
