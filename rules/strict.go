package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// ReadJSON reads exactly one value of JSON into v. A field that v does not have
// is an error, and so are a field that stands there twice and anything behind
// the value: each may be a slip that changes what was meant.
func ReadJSON(text []byte, v any) error {
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
	from := json.NewDecoder(bytes.NewReader(text))
	if err := fieldsOnce(from, 0); err != nil {
		return err
	}
	if _, err := from.Token(); err != io.EOF {
		return ErrSeveral
	}
	return nil
}

// maxDepth is how deep values may be nested: nothing on a table needs a tenth.
const maxDepth = 200

// fieldsOnce walks through the next value, which lies so deep in others.
func fieldsOnce(from *json.Decoder, depth int) error {
	open, err := from.Token()
	if err != nil {
		return err
	}
	if depth > maxDepth {
		return ErrDeep
	}
	var seen map[any]bool
	switch open {
	case json.Delim('{'):
		seen = map[any]bool{}
	case json.Delim('['):
	default:
		return nil
	}
	for from.More() {
		if seen != nil {
			name, err := from.Token()
			if err != nil {
				return err
			}
			if seen[name] {
				return FieldTwice(fmt.Sprint(name))
			}
			seen[name] = true
		}
		if err := fieldsOnce(from, depth+1); err != nil {
			return err
		}
	}
	_, err = from.Token()
	return err
}
