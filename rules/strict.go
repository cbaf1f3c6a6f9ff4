package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tablemate/rules/jsonscan"
)

// ReadJSON reads exactly one value of JSON into v. A field that v does not have
// is an error, and so are a field that stands there twice and anything behind
// the value: each may be a slip that changes what was meant.
func ReadJSON(text []byte, v any) error {
	s := jsonscan.Scanner{Text: text}
	known := s.Known(reflect.TypeOf(v))
	if _, twice := s.Twice(); known && !twice && s.AtEnd() && json.Unmarshal(text, v) == nil {
		return nil
	}
	return named(text, v)
}

// named reads what is not plainly right with the decoder that names what is wrong with it,
// or takes a field in other letters for its own.
func named(text []byte, v any) error {
	if err := once(text); err != nil {
		return err
	}
	from := json.NewDecoder(bytes.NewReader(text))
	from.DisallowUnknownFields()
	return from.Decode(v)
}

// ErrSeveral is the error of ReadJSON that something stands behind the value, ErrDeep
// that values are nested deeper than anything on a table.
var (
	ErrSeveral = errors.New("more than one value")
	ErrDeep    = errors.New("nested too deep")
)

// FieldTwice is the error of ReadJSON that an object has this field twice.
type FieldTwice string

func (f FieldTwice) Error() string { return fmt.Sprintf("field %q stands there twice", string(f)) }

// once is an error where text is more than one value or where an object has a
// field twice. What is no JSON is left to the decoder.
func once(text []byte) error {
	s := jsonscan.Scanner{Text: text}
	whole := s.Whole()
	key, twice := s.Twice()
	switch {
	case twice:
		return FieldTwice(key)
	case s.Deep:
		return ErrDeep
	case whole && !s.AtEnd():
		return ErrSeveral
	}
	return nil
}
