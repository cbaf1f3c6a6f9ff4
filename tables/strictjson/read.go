// Package strictjson encodes JSON, and decodes it strictly. It rejects likely mistakes: unknown
// and duplicate fields, arrays of the wrong length, null for a type such as int, invalid UTF-8, and
// text after the value.
package strictjson

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"reflect"
	"sync"

	json2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// Read decodes exactly one value into v, which must be a pointer. The error is a *Slip.
func Read(text []byte, v any) error {
	strict := json2.RejectUnknownMembers(true)
	if bytes.Contains(text, []byte("null")) { // the slow check of each value is needed only for null
		strict = json2.JoinOptions(strict, solid())
	}
	if err := json2.Unmarshal(text, v, strict); err != nil {
		return slipOf(text, err)
	}
	return nil
}

// ReadKnown decodes an object, but ignores unknown fields. After an error, v contains the values
// that precede the error in the text.
func ReadKnown(text []byte, v any) error {
	if err := json2.Unmarshal(text, v); err != nil {
		return slipOf(text, err)
	}
	return nil
}

// Write encodes a value in one line. It does not escape <, > and &.
func Write(v any) (json.RawMessage, error) {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	err := to.Encode(v)
	return bytes.TrimSpace(text.Bytes()), err
}

var errNull = errors.New("null is no value")

// solid returns decoding options. They reject a null for types that are never encoded as null, such
// as int.
var solid = sync.OnceValue(func() json2.Options {
	return json2.WithUnmarshalers(json2.UnmarshalFromFunc(func(from *jsontext.Decoder, v any) error {
		if from.PeekKind() != 'n' {
			return errors.ErrUnsupported
		}
		t := reflect.TypeOf(v).Elem()
		switch t.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
			return errors.ErrUnsupported
		}
		return &json2.SemanticError{GoType: t, Err: errNull}
	}))
})

// Split returns the field "kind" of an object, and an object with all other fields.
func Split(text []byte) (kind string, rest []byte, err error) {
	var object struct {
		Kind *string        `json:"kind"`
		Rest jsontext.Value `json:",inline"`
	}
	if err := Read(text, &object); err != nil {
		return "", nil, err
	}
	if object.Kind == nil {
		return "", nil, &Slip{What: Missing, Path: []string{"kind"}}
	}
	if object.Rest == nil {
		object.Rest = jsontext.Value("{}")
	}
	return *object.Kind, object.Rest, nil
}

// Largest returns the largest absolute value among the numbers in a JSON text, and the number of
// tokens in the text.
func Largest(text []byte) (largest float64, values int) {
	from := jsontext.NewDecoder(bytes.NewBuffer(text))
	for {
		token, err := from.ReadToken()
		if err != nil {
			return largest, values
		}
		values++
		if token.Kind() == '0' {
			largest = max(largest, math.Abs(token.Float()))
		}
	}
}

// Texts replaces each string in a JSON text by the result of `change`. If the string is the value
// of a field, `change` gets the name of the field. If the string is itself the name of a field,
// `change` gets "" as the name. An invalid text stays unchanged.
func Texts(text []byte, change func(name, text string) string) []byte {
	from := jsontext.NewDecoder(bytes.NewBuffer(text))
	var out []byte
	name, done, start, end := "", 0, 0, 0
	for {
		token, err := from.ReadToken()
		switch {
		case err == io.EOF && done > 0:
			return append(out, text[done:]...)
		case err != nil:
			return text
		}
		start, end = end, int(from.InputOffset())
		if token.Kind() != '"' {
			continue
		}
		was, under := token.String(), name
		if kind, count := from.StackIndex(from.StackDepth()); kind == '{' && count%2 == 1 {
			name, under = was, "" // this string is the name of a field
		}
		if now := change(under, was); now != was {
			quoted, _ := json.Marshal(now)
			at := start + bytes.IndexByte(text[start:end], '"')
			out = append(append(out, text[done:at]...), quoted...)
			done = end
		}
	}
}
