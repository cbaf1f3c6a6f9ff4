package session

import (
	"fmt"
	"strings"

	"tablemate/rules"
)

// ref returns a reference to one of the $defs.
func ref(name string) *jsonSchema { return &jsonSchema{Ref: "#/$defs/" + name} }

// replaceField puts a closer schema in a field's place and keeps its description.
func replaceField(s *jsonSchema, field string, closer *jsonSchema) {
	closer.Description = s.Properties.of[field].Description
	s.Properties.of[field] = closer
}

// houseSchema returns the schema of house rules: a switch and one of its values,
// or a rule that is waived.
func houseSchema(switches []*rules.Switch) *jsonSchema {
	s := &jsonSchema{
		Type: typeNames{"object"}, Properties: &properties{of: map[string]*jsonSchema{}},
		PatternProperties:    map[string]*jsonSchema{"^[A-Z]+-": enumSchema(rules.Waived)},
		AdditionalProperties: nothing(),
	}
	for _, sw := range switches {
		told := fmt.Sprintf("answers the open question %s; left out: %s", sw.Rule, sw.Values[0])
		s.Properties.of[sw.Name] = withDescription(enumSchema(sw.Values...), told)
	}
	return s
}

// withDescription adds a description to a schema.
func withDescription(s *jsonSchema, text string) *jsonSchema {
	s.Description = text
	return s
}

// enumSchema returns the schema of a word of a closed list.
func enumSchema[T ~string](all ...T) *jsonSchema {
	return &jsonSchema{Type: typeNames{"string"}, Enum: Spelled(all)}
}

// listSchema returns the schema of a list of one of the $defs.
func listSchema(name string) *jsonSchema {
	return &jsonSchema{Type: typeNames{"array"}, Items: ref(name)}
}

// noteSchema returns the schema of a note. Its arguments are plain values, or
// things with a name as an object of one field: what it is, and which.
func noteSchema() *jsonSchema {
	noun := &jsonSchema{
		Type: typeNames{"object"}, MinProperties: 1, MaxProperties: 1,
		AdditionalProperties: &jsonSchema{Type: typeNames{"string"}},
	}
	value := &jsonSchema{AnyOf: []*jsonSchema{
		{Type: typeNames{"integer", "boolean", "string"}}, noun,
		{Type: typeNames{"array"}, Items: &jsonSchema{AnyOf: []*jsonSchema{{Type: typeNames{"integer", "string"}}, noun}}},
	}}
	return &jsonSchema{
		Type: typeNames{"object"}, AdditionalProperties: nothing(),
		Properties: &properties{of: map[string]*jsonSchema{
			"id":   {Type: typeNames{"string"}, Description: "names the sentence"},
			"rule": {Type: typeNames{"string"}, Description: "the printed rule at work"},
			"args": {Type: typeNames{"object"}, AdditionalProperties: value, Description: "what the sentence mentions"},
		}},
	}
}

// patchSchema returns the schema of a patch, a list of those operations of RFC
// 6902 that change states.
func patchSchema() *jsonSchema {
	return &jsonSchema{Type: typeNames{"array"}, Items: &jsonSchema{
		Type: typeNames{"object"}, Required: []string{"op", "path"},
		Properties: &properties{of: map[string]*jsonSchema{
			"op":    withDescription(enumSchema("add", "replace", "remove"), "what is done"),
			"path":  {Type: typeNames{"string"}, Description: "where in the state, as JSON Pointer (RFC 6901)"},
			"value": {Description: "what stands there then; none for remove"},
		}},
	}}
}

// changeSchema returns the schema of a correction of one place, with the paths
// that people are asked for.
func changeSchema[S any](places []rules.Correctable[S]) *jsonSchema {
	var paths []string
	for _, p := range places {
		if p.Path != "" {
			paths = append(paths, p.Path)
		}
	}
	return &jsonSchema{
		Type: typeNames{"object"}, Required: []string{"path", "value"},
		AdditionalProperties: nothing(),
		Properties: &properties{of: map[string]*jsonSchema{
			"path":  {Type: typeNames{"string"}, Description: "where in the state, as JSON Pointer (RFC 6901); one of a list by its index or a field: " + strings.Join(paths, ", ")},
			"value": {Description: "what stands there; null: nothing"},
		}},
	}
}
