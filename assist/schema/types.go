package schema

import (
	"reflect"
	"slices"

	"github.com/google/jsonschema-go/jsonschema"

	"tablemate/rules"
	"tablemate/tables/card"
)

// schemaBuilder holds the schemas that cannot be derived from Go types.
type schemaBuilder map[reflect.Type]*jsonschema.Schema

// `of` returns the schema of a type. The tag of a struct field, such as card:"1..6", gives the
// smallest and the largest allowed number.
func (b schemaBuilder) of(t reflect.Type) *jsonschema.Schema {
	s, err := jsonschema.ForType(t, &jsonschema.ForOptions{TypeSchemas: b})
	if err != nil {
		panic("session: no schema: " + err.Error())
	}
	relaxRequired(s)
	addBounds(s, card.Field{Type: t}.Inner())
	return s
}

// relaxRequired makes a field optional if its value is an object without required fields.
func relaxRequired(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	relaxRequired(s.Items)
	relaxRequired(s.AdditionalProperties)
	for _, field := range s.Properties {
		relaxRequired(field)
	}
	s.Required = slices.DeleteFunc(s.Required, func(name string) bool {
		field := s.Properties[name]
		return field.Type == "object" && len(field.Required) == 0 && len(field.Properties) > 0
	})
}

// addBounds adds the bounds of the fields. No minimum is above 0, because 0 in a record means that a
// value is unknown or used up.
func addBounds(s *jsonschema.Schema, fields []card.Field) {
	for _, f := range fields {
		field := s.Properties[f.Name]
		if f.Name == "" { // an embedded struct, whose fields belong to this object
			field = s
		}
		if field == nil {
			continue
		}
		if f.Bounded && f.Type.Kind() == reflect.Int {
			field.Minimum, field.Maximum = jsonschema.Ptr(float64(min(f.Low, 0))), jsonschema.Ptr(float64(f.High))
		}
		for f.Type.Kind() == reflect.Slice && field.Items != nil {
			field, f.Type = field.Items, f.Type.Elem()
		}
		addBounds(field, f.Inner())
	}
}

// The interface `described` is for kinds of actions that have a description in the schema.
type described interface{ About() string }

const aboutKind = "the kind of action"

func kindsSchema[T rules.Kinded](b schemaBuilder, k rules.Kinds[T]) *jsonschema.Schema {
	one := &jsonschema.Schema{}
	for _, name := range k.Names() {
		s := b.of(k.Type(name))
		if s.Properties == nil {
			s.Properties = map[string]*jsonschema.Schema{}
		}
		s.Properties["kind"] = withDescription(constSchema(name), aboutKind)
		s.PropertyOrder = append([]string{"kind"}, s.PropertyOrder...)
		s.Required = append([]string{"kind"}, s.Required...)
		if told, ok := reflect.Zero(k.Type(name)).Interface().(described); ok {
			s.Description = told.About()
		}
		one.OneOf = append(one.OneOf, s)
	}
	return one
}
