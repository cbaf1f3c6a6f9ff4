package rules

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Kinds is the closed list of a game's actions, one zero value of each in the order of
// the rulebook; no two have the same name. It writes each as a flat object that begins
// with its kind, and reads it back strictly: an unknown kind or field is an error.
type Kinds[T Kinded] []T

// Names lists the names of the kinds in the journal.
func (k Kinds[T]) Names() []string {
	return tables.Each(k, T.Kind)
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

// Decode reads what Encode wrote. The kind may stand anywhere in the object.
func (k Kinds[T]) Decode(data []byte) (T, error) {
	var none T
	kind, rest, err := strictjson.Split(data)
	if err != nil {
		return none, err
	}
	t := k.Type(kind)
	if t == nil {
		return none, fmt.Errorf("%w %q", ErrUnknownKind, kind)
	}
	v := reflect.New(t)
	if err := strictjson.Read(rest, v.Interface()); err != nil {
		return none, fmt.Errorf("%s: %w", kind, err)
	}
	return v.Elem().Interface().(T), nil
}
