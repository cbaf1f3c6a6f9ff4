package session

import (
	"encoding/json"
	"fmt"
	"reflect"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// schema returns a schema for each line of a record: the header or a further
// line. Its $defs are setup, action, note and state for other programs, and
// automa, what is told of a position, and log, what log --json writes.
func (def *Definition[U, S, A]) schema() ([]byte, error) {
	b := &schemaBuilder{lists: def.lists(), known: map[reflect.Type]func() *jsonSchema{
		reflect.TypeFor[rules.House]():   func() *jsonSchema { return houseSchema(def.Switches) },
		reflect.TypeFor[chance.Source](): func() *jsonSchema { return enumSchema(chance.App, chance.Table) },
		reflect.TypeFor[tables.Lang]():   func() *jsonSchema { return enumSchema(tables.Langs...) },
		reflect.TypeFor[rules.Change]():  func() *jsonSchema { return changeSchema(def.Correctables) },
		reflect.TypeFor[A]():             func() *jsonSchema { return ref("action") },
	}}
	defs := map[string]*jsonSchema{
		"setup":  b.of(reflect.TypeFor[U]()),
		"state":  b.of(reflect.TypeFor[S]()),
		"action": kindsSchema(b, def.Actions),
		"note":   noteSchema(),
		"header": b.headerSchema(def.Book.Game),
		"line":   b.lineSchema(),
		"automa": b.automaSchema(def.Plans),
		"log":    b.logSchema(),
	}
	return json.MarshalIndent(&jsonSchema{
		Schema: "https://json-schema.org/draft/2020-12/schema",
		Title:  "tablemate " + def.Book.Game,
		OneOf:  []*jsonSchema{ref("header"), ref("line")},
		Defs:   defs,
	}, "", "  ")
}

// Spelled returns the words that a type allows, for Definition.Lists.
func Spelled[T ~string](list []T) []string {
	out := make([]string, len(list))
	for i, word := range list {
		out[i] = string(word)
	}
	return out
}

// headerSchema returns the schema of the first line of a record. A setup is
// enough to play from.
func (b *schemaBuilder) headerSchema(game string) *jsonSchema {
	s := b.of(reflect.TypeFor[journal.Header]())
	replaceField(s, "game", &jsonSchema{Const: game})
	replaceField(s, "setup", ref("setup"))
	replaceField(s, "state", ref("state"))
	return s
}

// lineSchema returns the schema of any further line. Its number may be left out,
// as in a file that another program wrote.
func (b *schemaBuilder) lineSchema() *jsonSchema {
	s := b.of(reflect.TypeFor[journal.Line]())
	replaceField(s, "did", ref("action"))
	replaceField(s, "notes", listSchema("note"))
	replaceField(s, "patch", patchSchema())
	replaceField(s, "why", listSchema("note"))
	s.Required = nil
	for _, entry := range []string{"did", "undo", "redo", "seed", "dice", "note"} {
		s.OneOf = append(s.OneOf, &jsonSchema{Required: []string{entry}})
	}
	return s
}

// logVersion is the version of what log --json writes. It rises with every field that
// comes, goes or means something else.
const logVersion = 2

// logSchema returns the schema of a record as log --json writes it: its lines after the
// header, struck ones too. What was reported and noted stands in them as it was recorded.
func (b *schemaBuilder) logSchema() *jsonSchema {
	logged := b.of(reflect.TypeFor[Logged]())
	replaceField(logged, "did", &jsonSchema{
		Type: typeNames{"object"}, Required: []string{"kind"},
		Properties: &properties{of: map[string]*jsonSchema{"kind": {Type: typeNames{"string"}, Description: "the kind of action"}}},
	})
	for _, list := range []string{"notes", "why"} {
		replaceField(logged, list, &jsonSchema{Type: typeNames{"array"}, Items: &jsonSchema{Type: typeNames{"object"}}})
	}
	replaceField(logged, "patch", patchSchema())
	return &jsonSchema{Title: fmt.Sprintf("log --json, version %d", logVersion), Type: typeNames{"array"}, Items: logged}
}

// automaSchema returns the schema of a game's own plan, or of decisions.
func (b *schemaBuilder) automaSchema(plans reflect.Type) *jsonSchema {
	decided := b.of(reflect.TypeFor[Decided]())
	replaceField(decided, "action", ref("action"))
	replaceField(decided, "open", listSchema("action"))
	replaceField(decided, "reasons", listSchema("note"))
	one := &jsonSchema{OneOf: []*jsonSchema{decided, {Type: typeNames{"array"}, Items: decided}}}
	if plans != nil {
		one.OneOf[1] = b.of(plans)
	}
	return one
}
