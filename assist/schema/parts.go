package schema

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"tablemate/rules"
)

func ref(name string) *jsonschema.Schema { return &jsonschema.Schema{Ref: "#/$defs/" + name} }

func replaceField(s *jsonschema.Schema, field string, closer *jsonschema.Schema) {
	closer.Description = s.Properties[field].Description
	s.Properties[field] = closer
}

// houseSchema describes house rules, such as end_check=immediate or RH-ADV-02=waived.
func houseSchema(switches []*rules.Switch) *jsonschema.Schema {
	s := &jsonschema.Schema{
		Type: "object", Properties: map[string]*jsonschema.Schema{},
		PatternProperties:    map[string]*jsonschema.Schema{"^[A-Z]+-": enumSchema(rules.Waived)},
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}}, // forbids all other names
	}
	for _, sw := range switches {
		told := fmt.Sprintf("answers the open question %s; left out: %s", sw.Rule, sw.Values[0])
		s.Properties[sw.Name] = withDescription(enumSchema(sw.Values...), told)
	}
	return s
}

func constSchema(word string) *jsonschema.Schema {
	return &jsonschema.Schema{Const: jsonschema.Ptr(any(word))}
}

func withDescription(s *jsonschema.Schema, text string) *jsonschema.Schema {
	s.Description = text
	return s
}

func enumSchema[T ~string](all ...T) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "string"}
	for _, word := range all {
		s.Enum = append(s.Enum, string(word))
	}
	return s
}

func listSchema(name string) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: ref(name)}
}

// noteSchema returns the schema of a note. An argument is a plain value, a noun or a list. A noun
// is an object with one field, such as {"place":"kitchen"}.
func (b schemaBuilder) noteSchema() *jsonschema.Schema {
	noun := &jsonschema.Schema{
		Type: "object", MinProperties: jsonschema.Ptr(1), MaxProperties: jsonschema.Ptr(1),
		AdditionalProperties: &jsonschema.Schema{Type: "string"},
	}
	one := &jsonschema.Schema{AnyOf: []*jsonschema.Schema{{Types: []string{"integer", "string"}}, noun}}
	value := &jsonschema.Schema{AnyOf: []*jsonschema.Schema{
		{Types: []string{"integer", "boolean", "string"}}, noun, {Type: "array", Items: one},
	}}
	s := b.of(reflect.TypeFor[rules.Note]())
	replaceField(s, "args", &jsonschema.Schema{Type: "object", AdditionalProperties: value})
	return s
}

func patchSchema() *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: &jsonschema.Schema{
		Type: "object", Required: []string{"op", "path"},
		Properties: map[string]*jsonschema.Schema{
			"op":    withDescription(enumSchema("add", "replace", "remove"), "what is done"),
			"path":  {Type: "string", Description: "where in the state, as JSON Pointer (RFC 6901)"},
			"value": {Description: "what stands there then; none for remove"},
		},
	}}
}

func changeSchema[S any](b schemaBuilder, places []rules.Correctable[S]) *jsonschema.Schema {
	var paths []string
	for _, p := range places {
		if p.Path != "" {
			paths = append(paths, p.Path)
		}
	}
	s := b.of(reflect.TypeFor[rules.Change]())
	s.Properties["path"].Description += ": " + strings.Join(paths, ", ")
	return s
}
