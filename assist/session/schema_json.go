package session

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
)

// jsonSchema is a JSON Schema as far as records need one. The zero jsonSchema allows
// everything, and one that is Not that allows nothing.
type jsonSchema struct {
	Type       typeNames   `json:"type,omitempty"`
	Properties *properties `json:"properties,omitempty"`
	Items      *jsonSchema `json:"items,omitempty"`

	Schema      string                 `json:"$schema,omitempty"`
	Ref         string                 `json:"$ref,omitempty"`
	Defs        map[string]*jsonSchema `json:"$defs,omitempty"`
	Title       string                 `json:"title,omitempty"`
	Description string                 `json:"description,omitempty"`

	Enum          []string `json:"enum,omitempty"`
	Const         string   `json:"const,omitempty"`
	Minimum       *int     `json:"minimum,omitempty"`
	Maximum       *int     `json:"maximum,omitempty"`
	MinItems      *int     `json:"minItems,omitempty"`
	MaxItems      *int     `json:"maxItems,omitempty"`
	MinProperties int      `json:"minProperties,omitempty"`
	MaxProperties int      `json:"maxProperties,omitempty"`

	Required             []string               `json:"required,omitempty"`
	PatternProperties    map[string]*jsonSchema `json:"patternProperties,omitempty"`
	AdditionalProperties *jsonSchema            `json:"additionalProperties,omitempty"`
	AnyOf                []*jsonSchema          `json:"anyOf,omitempty"`
	OneOf                []*jsonSchema          `json:"oneOf,omitempty"`
	Not                  *jsonSchema            `json:"not,omitempty"`
	Format               string                 `json:"format,omitempty"`
}

// nothing is the schema that no value fits.
func nothing() *jsonSchema { return &jsonSchema{Not: &jsonSchema{}} }

// MarshalJSON writes the schemas of everything and of nothing as true and false.
func (s jsonSchema) MarshalJSON() ([]byte, error) {
	type fields jsonSchema
	text, err := json.Marshal(fields(s))
	switch string(text) {
	case `{}`:
		return []byte("true"), err
	case `{"not":true}`:
		return []byte("false"), err
	}
	return text, err
}

// typeNames are the types that a value may have, none for any.
type typeNames []string

// MarshalJSON writes one type without a list around it.
func (t typeNames) MarshalJSON() ([]byte, error) {
	if len(t) == 1 {
		return json.Marshal(t[0])
	}
	return json.Marshal([]string(t))
}

// properties are the schemas of an object's fields by name, and the order in which they
// are written; those without a place in it come last.
type properties struct {
	of    map[string]*jsonSchema
	order []string
}

// named returns the schema of a field, nil where there is none.
func (p *properties) named(name string) *jsonSchema {
	if p == nil {
		return nil
	}
	return p.of[name]
}

// MarshalJSON writes an object in the order of the fields.
func (p *properties) MarshalJSON() ([]byte, error) {
	out := bytes.NewBufferString("{")
	names := slices.Clone(p.order)
	for _, name := range slices.Sorted(maps.Keys(p.of)) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, name := range names {
		field := p.of[name]
		if field == nil {
			continue
		}
		text, err := json.Marshal(map[string]*jsonSchema{name: field})
		if err != nil {
			return nil, err
		}
		if out.Len() > 1 {
			out.WriteByte(',')
		}
		out.Write(text[1 : len(text)-1])
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}
