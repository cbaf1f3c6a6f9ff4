package session

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"github.com/google/jsonschema-go/jsonschema"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
)

// schema describes each line of a record: the header or a further line. Its
// $defs are setup, action, note and state for other programs, and automa, what
// is told of a position.
func (def Definition[U, S, A]) schema() ([]byte, error) {
	b := &schemas{lists: def.Lists, known: map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[rules.House]():   house(def.Switches),
		reflect.TypeFor[chance.Source](): oneOf(chance.App, chance.Table),
		reflect.TypeFor[tables.Lang]():   oneOf(tables.Langs...),
		reflect.TypeFor[rules.Change]():  change(def.Correctables),
	}}
	defs := map[string]*jsonschema.Schema{
		"setup":  b.of(reflect.TypeFor[U]()),
		"state":  b.of(reflect.TypeFor[S]()),
		"action": kinds(b, def.Actions),
		"note":   note(),
		"header": b.header(def.Book.Game),
		"line":   b.line(),
		"automa": b.automa(def.Plans, reflect.TypeFor[A]()),
	}
	if b.err != nil {
		return nil, b.err
	}
	return json.MarshalIndent(&jsonschema.Schema{
		Schema: "https://json-schema.org/draft/2020-12/schema",
		Title:  "tablemate " + def.Book.Game,
		OneOf:  []*jsonschema.Schema{ref("header"), ref("line")},
		Defs:   defs,
	}, "", "  ")
}

func ref(name string) *jsonschema.Schema { return &jsonschema.Schema{Ref: "#/$defs/" + name} }

// Spelled are the words that a type allows, for Definition.Lists.
func Spelled[T ~string](list []T) []string {
	out := make([]string, len(list))
	for i, word := range list {
		out[i] = string(word)
	}
	return out
}

// schemas makes a schema of each type and remembers the first thing that went
// wrong.
type schemas struct {
	lists map[reflect.Type][]string
	known map[reflect.Type]*jsonschema.Schema // types that are not written as Go lays them out
	err   error
}

func (b *schemas) of(t reflect.Type) *jsonschema.Schema {
	b.walk(t, map[reflect.Type]bool{})
	s, err := jsonschema.ForType(t, &jsonschema.ForOptions{TypeSchemas: b.known})
	if err != nil {
		b.err = err
		return &jsonschema.Schema{}
	}
	relax(s)
	bound(s, card.Field{Type: t}.Inner())
	return s
}

// bound says the bounds of what cards hold. A record may tell less than a card
// does: 0 is what nobody has told, or what is used up.
func bound(s *jsonschema.Schema, fields []card.Field) {
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
		bound(field, f.Inner())
	}
}

// relax demands no field whose value may be an empty object.
func relax(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	relax(s.Items)
	for _, field := range s.Properties {
		relax(field)
	}
	s.Required = slices.DeleteFunc(s.Required, func(name string) bool {
		field := s.Properties[name]
		return field.Type == "object" && field.Properties != nil && len(field.Required) == 0
	})
}

// walk finds the types that are written as text or hold raw JSON.
func (b *schemas) walk(t reflect.Type, seen map[reflect.Type]bool) {
	if seen[t] {
		return
	}
	seen[t] = true
	if s := b.special(t); s != nil {
		b.known[t] = s
		return
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		b.walk(t.Elem(), seen)
	case reflect.Map:
		b.walk(t.Key(), seen)
		b.walk(t.Elem(), seen)
	case reflect.Struct:
		for i := range t.NumField() {
			b.walk(t.Field(i).Type, seen)
		}
	}
}

func (b *schemas) special(t reflect.Type) *jsonschema.Schema {
	text := reflect.TypeFor[encoding.TextMarshaler]()
	switch {
	case b.known[t] != nil:
		return b.known[t]
	case t == reflect.TypeFor[time.Time]():
		return &jsonschema.Schema{Type: "string", Format: "date-time"}
	case t == reflect.TypeFor[json.RawMessage]():
		return &jsonschema.Schema{}
	case b.lists[t] != nil:
		return oneOf(b.lists[t]...)
	case t.Kind() != reflect.Pointer && t.Implements(text):
		return &jsonschema.Schema{Type: "string"}
	}
	return nil
}

// kinds is one of the kinds, told apart by their names.
func kinds[T rules.Kinded](b *schemas, k rules.Kinds[T]) *jsonschema.Schema {
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
		one.OneOf = append(one.OneOf, s)
	}
	return one
}

// header is the first line of a record. A setup is enough to play from.
func (b *schemas) header(game string) *jsonschema.Schema {
	s := b.of(reflect.TypeFor[journal.Header]())
	var name any = game
	s.Properties["game"] = &jsonschema.Schema{Const: &name}
	describe(s, "setup", ref("setup"))
	describe(s, "state", ref("state"))
	delete(s.Properties, "events")
	return s
}

// line is any further line. Its number may be left out, as in a file that
// another program wrote.
func (b *schemas) line() *jsonschema.Schema {
	s := b.of(reflect.TypeFor[journal.Line]())
	describe(s, "did", ref("action"))
	describe(s, "notes", list("note"))
	describe(s, "patch", patch())
	describe(s, "why", list("note"))
	delete(s.Properties, "events")
	s.Required = nil
	for _, entry := range []string{"did", "undo", "redo", "seed", "dice", "note"} {
		s.OneOf = append(s.OneOf, &jsonschema.Schema{Required: []string{entry}})
	}
	return s
}

// automa is a game's own plan, or decisions.
func (b *schemas) automa(plans, action reflect.Type) *jsonschema.Schema {
	b.known[action] = ref("action")
	decided := b.of(reflect.TypeFor[Decided]())
	describe(decided, "action", ref("action"))
	describe(decided, "open", list("action"))
	one := &jsonschema.Schema{OneOf: []*jsonschema.Schema{decided, {Type: "array", Items: decided}}}
	if plans != nil {
		one.OneOf[1] = b.of(plans)
	}
	return one
}

// describe puts a closer schema in a field's place and keeps what is said of it.
func describe(s *jsonschema.Schema, field string, closer *jsonschema.Schema) {
	closer.Description = s.Properties[field].Description
	s.Properties[field] = closer
}

// house is what a table may settle: a switch and one of its values, or a rule
// that it plays without.
func house(switches []rules.Switch) *jsonschema.Schema {
	s := &jsonschema.Schema{
		Type: "object", Properties: map[string]*jsonschema.Schema{},
		PatternProperties:    map[string]*jsonschema.Schema{"^[A-Z]+-": oneOf(rules.Waived)},
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}},
	}
	for _, sw := range switches {
		s.Properties[sw.Name] = oneOf(sw.Values...)
	}
	return s
}

func described(s *jsonschema.Schema, text string) *jsonschema.Schema {
	s.Description = text
	return s
}

// oneOf is a word of a closed list.
func oneOf[T ~string](all ...T) *jsonschema.Schema {
	enum := make([]any, len(all))
	for i, word := range all {
		enum[i] = string(word)
	}
	return &jsonschema.Schema{Type: "string", Enum: enum}
}

func list(name string) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: ref(name)}
}

// note is one thing worth a sentence. Its arguments are plain values, or things
// with a name as an object of one field: what it is, and which.
func note() *jsonschema.Schema {
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

// patch is a list of the operations of RFC 6902 that tables are changed by.
func patch() *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: &jsonschema.Schema{
		Type: "object", Required: []string{"op", "path"},
		Properties: map[string]*jsonschema.Schema{
			"op":    described(oneOf("add", "replace", "remove"), "what is done"),
			"path":  {Type: "string", Description: "where in the state, as JSON Pointer (RFC 6901)"},
			"value": {Description: "what stands there then; none for remove"},
		},
	}}
}
