package session

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"github.com/google/jsonschema-go/jsonschema"

	"tablemate/rules"
	"tablemate/tables/card"
)

// schemaBuilder makes a schema of each type and remembers the first error.
type schemaBuilder struct {
	lists map[reflect.Type][]string
	known map[reflect.Type]*jsonschema.Schema // types that are not written as Go lays them out
	err   error
}

// of returns the schema of a type.
func (b *schemaBuilder) of(t reflect.Type) *jsonschema.Schema {
	b.findSpecial(t, map[reflect.Type]bool{})
	s, err := jsonschema.ForType(t, &jsonschema.ForOptions{TypeSchemas: b.known})
	if err != nil {
		b.err = err
		return &jsonschema.Schema{}
	}
	relaxRequired(s)
	addBounds(s, card.Field{Type: t}.Inner())
	return s
}

// addBounds adds the bounds of what cards hold. A record may tell less than a
// card does: 0 is what nobody has told, or what is used up.
func addBounds(s *jsonschema.Schema, fields []card.Field) {
	for _, f := range fields {
		field := s.Properties[f.Name]
		if f.Name == "" { // embedded: its fields stand among these
			field = s
		}
		if field == nil {
			continue
		}
		if low, high := float64(min(f.Low, 0)), float64(f.High); f.Bounded && f.Type.Kind() == reflect.Int {
			field.Minimum, field.Maximum = &low, &high
		}
		if f.Bounded && f.Type.Kind() == reflect.Slice && f.High <= card.Most {
			field.MaxItems = &f.High
		}
		for f.Type.Kind() == reflect.Slice && field.Items != nil {
			field, f.Type = field.Items, f.Type.Elem()
		}
		addBounds(field, f.Inner())
	}
}

// relaxRequired no longer requires fields whose value may be an empty object.
func relaxRequired(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	relaxRequired(s.Items)
	for _, field := range s.Properties {
		relaxRequired(field)
	}
	s.Required = slices.DeleteFunc(s.Required, func(name string) bool {
		field := s.Properties[name]
		return field.Type == "object" && field.Properties != nil && len(field.Required) == 0
	})
}

// findSpecial finds the types that are written as text or hold raw JSON.
func (b *schemaBuilder) findSpecial(t reflect.Type, seen map[reflect.Type]bool) {
	if seen[t] {
		return
	}
	seen[t] = true
	if s := b.specialSchema(t); s != nil {
		b.known[t] = s
		return
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		b.findSpecial(t.Elem(), seen)
	case reflect.Map:
		b.findSpecial(t.Key(), seen)
		b.findSpecial(t.Elem(), seen)
	case reflect.Struct:
		for i := range t.NumField() {
			b.findSpecial(t.Field(i).Type, seen)
		}
	}
}

// specialSchema returns the schema of a type that is not written as Go lays it
// out, nil for others.
func (b *schemaBuilder) specialSchema(t reflect.Type) *jsonschema.Schema {
	text := reflect.TypeFor[encoding.TextMarshaler]()
	switch {
	case b.known[t] != nil:
		return b.known[t]
	case t == reflect.TypeFor[time.Time]():
		return &jsonschema.Schema{Type: "string", Format: "date-time"}
	case t == reflect.TypeFor[json.RawMessage]():
		return &jsonschema.Schema{}
	case b.lists[t] != nil:
		return enumSchema(b.lists[t]...)
	case t.Kind() != reflect.Pointer && t.Implements(text):
		return &jsonschema.Schema{Type: "string"}
	}
	return nil
}

// described is a kind that says what it is about, where its fields do not.
type described interface{ About() string }

// kindsSchema returns the schema of one of several kinds, distinguished by their
// names.
func kindsSchema[T rules.Kinded](b *schemaBuilder, k rules.Kinds[T]) *jsonschema.Schema {
	one := &jsonschema.Schema{}
	for _, name := range k.Names() {
		s := b.of(k.Type(name))
		if s.Properties == nil {
			s.Properties = map[string]*jsonschema.Schema{}
		}
		var kind any = name
		s.Properties["kind"] = &jsonschema.Schema{Const: &kind}
		s.PropertyOrder = append([]string{"kind"}, s.PropertyOrder...)
		s.Required = append([]string{"kind"}, s.Required...)
		if told, ok := reflect.Zero(k.Type(name)).Interface().(described); ok {
			s.Description = told.About()
		}
		one.OneOf = append(one.OneOf, s)
	}
	return one
}
