package session

import (
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"tablemate/rules"
)

// ref returns a reference to one of the $defs.
func ref(name string) *jsonschema.Schema { return &jsonschema.Schema{Ref: "#/$defs/" + name} }

// replaceField puts a closer schema in a field's place and keeps its description.
func replaceField(s *jsonschema.Schema, field string, closer *jsonschema.Schema) {
	closer.Description = s.Properties[field].Description
	s.Properties[field] = closer
}

// houseSchema returns the schema of house rules: a switch and one of its values,
// or a rule that is waived.
func houseSchema(switches []rules.Switch) *jsonschema.Schema {
	s := &jsonschema.Schema{
		Type: "object", Properties: map[string]*jsonschema.Schema{},
		PatternProperties:    map[string]*jsonschema.Schema{"^[A-Z]+-": enumSchema(rules.Waived)},
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}},
	}
	for _, sw := range switches {
		s.Properties[sw.Name] = enumSchema(sw.Values...)
	}
	return s
}

// withDescription adds a description to a schema.
func withDescription(s *jsonschema.Schema, text string) *jsonschema.Schema {
	s.Description = text
	return s
}

// enumSchema returns the schema of a word of a closed list.
func enumSchema[T ~string](all ...T) *jsonschema.Schema {
	enum := make([]any, len(all))
	for i, word := range all {
		enum[i] = string(word)
	}
	return &jsonschema.Schema{Type: "string", Enum: enum}
}

// listSchema returns the schema of a list of one of the $defs.
func listSchema(name string) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: ref(name)}
}

// noteSchema returns the schema of a note. Its arguments are plain values, or
// things with a name as an object of one field: what it is, and which.
func noteSchema() *jsonschema.Schema {
	noun := &jsonschema.Schema{
		Type: "object", MinProperties: jsonschema.Ptr(1), MaxProperties: jsonschema.Ptr(1),
		AdditionalProperties: &jsonschema.Schema{Type: "string"},
	}
	value := &jsonschema.Schema{AnyOf: []*jsonschema.Schema{
		{Types: []string{"integer", "boolean", "string"}}, noun,
		{Type: "array", Items: &jsonschema.Schema{AnyOf: []*jsonschema.Schema{{Types: []string{"integer", "string"}}, noun}}},
	}}
	return &jsonschema.Schema{
		Type: "object", AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}},
		Properties: map[string]*jsonschema.Schema{
			"id":   {Type: "string", Description: "names the sentence"},
			"rule": {Type: "string", Description: "the printed rule at work"},
			"args": {Type: "object", AdditionalProperties: value, Description: "what the sentence mentions"},
		},
	}
}

// patchSchema returns the schema of a patch, a list of those operations of RFC
// 6902 that change states.
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

// changeSchema returns the schema of a correction of one place, with the paths
// that people are asked for.
func changeSchema[S any](places []rules.Correctable[S]) *jsonschema.Schema {
	var paths []string
	for _, p := range places {
		if p.Path != "" {
			paths = append(paths, p.Path)
		}
	}
	return &jsonschema.Schema{
		Type: "object", Required: []string{"path", "value"},
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}},
		Properties: map[string]*jsonschema.Schema{
			"path":  {Type: "string", Description: "where in the state, as JSON Pointer (RFC 6901); one of a list by its index or a field: " + strings.Join(paths, ", ")},
			"value": {Description: "what stands there; null: nothing"},
		},
	}
}
