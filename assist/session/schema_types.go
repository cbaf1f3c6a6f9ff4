package session

import (
	"cmp"
	"encoding"
	"encoding/json"
	"reflect"
	"time"

	"tablemate/rules"
	"tablemate/tables/card"
	"tablemate/tables/strictjson"
)

// schemaBuilder makes a schema of each type.
type schemaBuilder struct {
	lists map[reflect.Type][]string
	known map[reflect.Type]func() *jsonSchema // types that are not written as Go lays them out
}

// of returns the schema of a type.
func (b *schemaBuilder) of(t reflect.Type) *jsonSchema {
	s := b.written(t)
	addBounds(s, card.Field{Type: t}.Inner())
	return s
}

// written returns the schema of a type as encoding/json writes it.
func (b *schemaBuilder) written(t reflect.Type) *jsonSchema {
	if t.Kind() == reflect.Pointer {
		s := b.written(t.Elem())
		if len(s.Type) > 0 {
			s.Type = append(typeNames{"null"}, s.Type...)
		}
		return s
	}
	if s := b.special(t); s != nil {
		return s
	}
	switch t.Kind() {
	case reflect.Bool:
		return &jsonSchema{Type: typeNames{"boolean"}}
	case reflect.Int, reflect.Int64:
		return &jsonSchema{Type: typeNames{"integer"}}
	case reflect.Float64:
		return &jsonSchema{Type: typeNames{"number"}}
	case reflect.String:
		return &jsonSchema{Type: typeNames{"string"}}
	case reflect.Slice:
		return &jsonSchema{Type: typeNames{"null", "array"}, Items: b.written(t.Elem())}
	case reflect.Array:
		length := t.Len()
		return &jsonSchema{Type: typeNames{"array"}, Items: b.written(t.Elem()), MinItems: &length, MaxItems: &length}
	case reflect.Map:
		return &jsonSchema{Type: typeNames{"object"}, AdditionalProperties: b.written(t.Elem())}
	case reflect.Struct:
		return b.object(t)
	}
	return &jsonSchema{}
}

// object returns the schema of a struct, whose fields may tell in words what they are.
func (b *schemaBuilder) object(t reflect.Type) *jsonSchema {
	s := &jsonSchema{Type: typeNames{"object"}, AdditionalProperties: nothing()}
	for _, field := range strictjson.Fields(t) {
		if s.Properties == nil {
			s.Properties = &properties{of: map[string]*jsonSchema{}}
		}
		of := b.written(field.Of)
		of.Description = cmp.Or(t.FieldByIndex(field.At).Tag.Get("jsonschema"), of.Description)
		s.Properties.of[field.Name] = of
		s.Properties.order = append(s.Properties.order, field.Name)
		if field.Needed {
			s.Required = append(s.Required, field.Name)
		}
	}
	return s
}

// addBounds adds the bounds of what cards hold. A record may tell less than a
// card does: 0 is what nobody has told, or what is used up.
func addBounds(s *jsonSchema, fields []card.Field) {
	for _, f := range fields {
		field := s.Properties.named(f.Name)
		if f.Name == "" { // embedded: its fields stand among these
			field = s
		}
		if field == nil {
			continue
		}
		if low, high := min(f.Low, 0), f.High; f.Bounded && f.Type.Kind() == reflect.Int {
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

// special returns the schema of a type that is not written as Go lays it out, but as
// text or as raw JSON; nil for others.
func (b *schemaBuilder) special(t reflect.Type) *jsonSchema {
	switch {
	case b.known[t] != nil:
		return b.known[t]()
	case t == reflect.TypeFor[time.Time]():
		return &jsonSchema{Type: typeNames{"string"}, Format: "date-time"}
	case t == reflect.TypeFor[json.RawMessage]():
		return &jsonSchema{}
	case b.lists[t] != nil:
		return enumSchema(b.lists[t]...)
	case t.Implements(reflect.TypeFor[encoding.TextMarshaler]()):
		return &jsonSchema{Type: typeNames{"string"}}
	}
	return nil
}

// described is a kind that says what it is about, where its fields do not.
type described interface{ About() string }

// kindsSchema returns the schema of one of several kinds, distinguished by their
// names.
func kindsSchema[T rules.Kinded](b *schemaBuilder, k rules.Kinds[T]) *jsonSchema {
	one := &jsonSchema{}
	for _, name := range k.Names() {
		s := b.of(k.Type(name))
		if s.Properties == nil {
			s.Properties = &properties{of: map[string]*jsonSchema{}}
		}
		s.Properties.of["kind"] = &jsonSchema{Const: name, Description: "the kind of action"}
		s.Properties.order = append([]string{"kind"}, s.Properties.order...)
		s.Required = append([]string{"kind"}, s.Required...)
		if told, ok := reflect.Zero(k.Type(name)).Interface().(described); ok {
			s.Description = told.About()
		}
		one.OneOf = append(one.OneOf, s)
	}
	return one
}
