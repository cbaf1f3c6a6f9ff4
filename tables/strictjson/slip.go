package strictjson

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	json2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// A What is a kind of error.
type What string

// The kinds of errors: first those of syntax, then those of meaning.
const (
	Ends    What = "ends"     // the text ends too early
	NotText What = "not-text" // bytes that are not UTF-8
	Syntax  What = "syntax"
	Several What = "several" // text after the value
	Twice   What = "twice"   // a duplicate field

	Missing What = "missing" // no value for a required field
	Unknown What = "unknown" // a field that does not exist
	Length  What = "length"  // a list of the wrong length
	Type    What = "type"    // a value of the wrong type
	Value   What = "value"   // a value that is invalid for its type
	Place   What = "place"   // a patch names a path that does not exist or cannot be changed
)

// Slip is the first error in a text.
type Slip struct {
	What What
	Path []string     // names of fields and indexes of list entries
	Byte int          // the position in the text, from 1
	Of   reflect.Type // the type that cannot hold the value or, if What is Unknown, does not have the field
}

// OfText reports whether the error is one of syntax, not of meaning.
func (s *Slip) OfText() bool {
	return slices.Contains([]What{Ends, NotText, Syntax, Several, Twice}, s.What)
}

// Error returns the text of the slip for a log.
func (s *Slip) Error() string {
	return fmt.Sprintf("json: %s at byte %d of /%s", s.What, s.Byte, strings.Join(s.Path, "/"))
}

// slipOf converts a decoding error to a *Slip. If the text has errors of syntax and of meaning, it
// returns the first error of syntax.
func slipOf(text []byte, err error) *Slip {
	var written *jsontext.SyntacticError
	var meant *json2.SemanticError
	if errors.As(err, &meant) {
		var all jsontext.Value
		errors.As(json2.Unmarshal(text, &all), &written)
	} else {
		errors.As(err, &written)
	}
	switch {
	case written != nil:
		return syntaxOf(text, written)
	case meant != nil:
		return meaningOf(meant)
	}
	return &Slip{What: Ends, Byte: len(text) + 1}
}

func syntaxOf(text []byte, err *jsontext.SyntacticError) *Slip {
	s := &Slip{What: Syntax, Path: slices.Collect(err.JSONPointer.Tokens()), Byte: int(err.ByteOffset) + 1}
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		s.What = Ends
	case errors.Is(err, jsontext.ErrDuplicateName):
		s.What = Twice
	case !utf8.Valid(text):
		s.What = NotText
	case jsontext.Value(text[:err.ByteOffset]).IsValid():
		s.What = Several
	}
	return s
}

func meaningOf(err *json2.SemanticError) *Slip {
	s := &Slip{What: Type, Path: slices.Collect(err.JSONPointer.Tokens()), Byte: int(err.ByteOffset) + 1,
		Of: err.GoType}
	var within *Slip
	switch {
	case errors.As(err.Err, &within): // the decoding method of a type has returned a *Slip
		within.Path, within.Byte = append(s.Path, within.Path...), s.Byte
		return within
	case errors.Is(err, json2.ErrUnknownName):
		s.What = Unknown
	case s.Of == nil, err.Err != nil && !errors.Is(err, errNull) && ReadsItself(s.Of):
		s.What = Value
	case err.Err != nil && !errors.Is(err, errNull) && s.Of.Kind() == reflect.Array:
		s.What = Length
	}
	return s
}
