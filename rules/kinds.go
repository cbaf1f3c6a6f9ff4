package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tablemate/rules/jsonscan"
)

// Kinds is the closed list of a game's actions, one zero value of each in the order of
// the rulebook; no two have the same name. It writes each as a flat object that begins
// with its kind, and reads it back strictly: an unknown kind or field is an error.
type Kinds[T Kinded] []T

// Names lists the names of the kinds in the journal.
func (k Kinds[T]) Names() []string {
	names := make([]string, len(k))
	for i, zero := range k {
		names[i] = zero.Kind()
	}
	return names
}

// Type is the Go type recorded under kind, nil when there is none.
func (k Kinds[T]) Type(kind string) reflect.Type {
	for _, zero := range k {
		if zero.Kind() == kind {
			return reflect.TypeOf(zero)
		}
	}
	return nil
}

// Encode writes v as {"kind":…, its fields}.
func (k Kinds[T]) Encode(v T) ([]byte, error) {
	fields, err := json.Marshal(v)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", v.Kind(), err)
	}
	head := `{"kind":"` + v.Kind() + `"`
	if len(fields) > 2 {
		head += ","
	}
	return append([]byte(head), fields[1:]...), nil
}

// ErrUnknownKind is wrapped by Decode when the journal name is not in the list.
var ErrUnknownKind = errors.New("unknown kind")

// Decode reads what Encode wrote.
func (k Kinds[T]) Decode(data []byte) (T, error) {
	var none T
	kind, rest, err := splitKind(data)
	if err != nil {
		return none, err
	}
	t := k.Type(kind)
	if t == nil {
		return none, fmt.Errorf("%w %q", ErrUnknownKind, kind)
	}
	v := reflect.New(t)
	if err := ReadJSON(rest, v.Interface()); err != nil {
		return none, fmt.Errorf("%s: %w", kind, err)
	}
	return v.Elem().Interface().(T), nil
}

// splitKind takes the kind out of an object. The quick way serves what Encode
// wrote; people and other programs may put the kind anywhere.
func splitKind(data []byte) (kind string, rest []byte, err error) {
	const head = `{"kind":"`
	if bytes.HasPrefix(data, []byte(head)) {
		tail := data[len(head):]
		if end := bytes.IndexByte(tail, '"'); end >= 0 {
			after := bytes.TrimLeft(tail[end+1:], " \t\r\n")
			after = bytes.TrimPrefix(after, []byte(","))
			return string(tail[:end]), append([]byte("{"), after...), nil
		}
	}
	s, named := jsonscan.Scanner{Text: data}, false
	rest = append(make([]byte, 0, len(data)), '{')
	whole := s.Object(func(key []byte) bool {
		if string(key) == "kind" {
			named = s.Peek() == '"' && s.StringValue(&kind)
			return named
		}
		if len(rest) > 1 {
			rest = append(rest, ',')
		}
		name, _ := json.Marshal(string(key))
		value := s.Raw()
		rest = append(append(append(rest, name...), ':'), value...)
		return value != nil
	})
	if err := once(data); err != nil {
		return "", nil, err
	}
	if !whole || !named {
		return "", nil, errors.New(`an object without "kind"`)
	}
	return kind, append(rest, '}'), nil
}
