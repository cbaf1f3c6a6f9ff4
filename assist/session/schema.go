package session

import (
	"encoding/json"
	"fmt"
	"reflect"
	"time"

	"github.com/google/jsonschema-go/jsonschema"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// Schema implements [Game]: it returns a schema for each line of a record: the header or a further
// line. Its $defs are setup, action, note and state for other programs, and
// automa, what is told of a position, and log, what log --json writes.
func (def *game[U, S, A]) Schema() ([]byte, error) {
	b := def.schemaBuilder()
	defs := map[string]*jsonschema.Schema{
		"setup":  b.of(reflect.TypeFor[U]()),
		"state":  b.of(reflect.TypeFor[S]()),
		"action": kindsSchema(b, def.Actions),
		"note":   b.noteSchema(),
		"header": b.headerSchema(def.Book.Game),
		"line":   b.lineSchema(),
		"automa": b.automaSchema(def.Plans()),
		"log":    b.logSchema(),
	}
	return json.MarshalIndent(&jsonschema.Schema{
		Schema: "https://json-schema.org/draft/2020-12/schema",
		Title:  "tablemate " + def.Book.Game,
		OneOf:  []*jsonschema.Schema{ref("header"), ref("line")},
		Defs:   defs,
	}, "", "  ")
}

// schemaBuilder returns the schemas of types that are not written as Go lays them out.
func (def *game[U, S, A]) schemaBuilder() schemaBuilder {
	b := schemaBuilder{}
	for t, words := range def.lists() {
		b[t] = enumSchema(words...)
	}
	b[reflect.TypeFor[time.Time]()] = &jsonschema.Schema{Type: "string", Format: "date-time"}
	b[reflect.TypeFor[json.RawMessage]()] = &jsonschema.Schema{}
	b[reflect.TypeFor[rules.House]()] = houseSchema(def.Switches)
	b[reflect.TypeFor[chance.Source]()] = enumSchema(chance.App, chance.Table)
	b[reflect.TypeFor[tables.Lang]()] = enumSchema(tables.Langs...)
	b[reflect.TypeFor[rules.Change]()] = changeSchema(b, def.Correctables)
	b[reflect.TypeFor[A]()] = ref("action")
	return b
}

// Spelled returns the words that a type allows, for [Enumerating].
func Spelled[T ~string](list []T) []string {
	out := make([]string, len(list))
	for i, word := range list {
		out[i] = string(word)
	}
	return out
}

// headerSchema returns the schema of the first line of a record. A setup is
// enough to play from.
func (b schemaBuilder) headerSchema(game string) *jsonschema.Schema {
	s := b.of(reflect.TypeFor[journal.Header]())
	replaceField(s, "game", constSchema(game))
	replaceField(s, "setup", ref("setup"))
	replaceField(s, "state", ref("state"))
	return s
}

// lineSchema returns the schema of any further line. Its number may be left out,
// as in a file that another program wrote.
func (b schemaBuilder) lineSchema() *jsonschema.Schema {
	s := b.of(reflect.TypeFor[journal.Line]())
	replaceField(s, "did", ref("action"))
	replaceField(s, "notes", listSchema("note"))
	replaceField(s, "patch", patchSchema())
	replaceField(s, "why", listSchema("note"))
	s.Required = nil
	for _, entry := range []string{"did", "undo", "redo", "seed", "dice", "note"} {
		s.OneOf = append(s.OneOf, &jsonschema.Schema{Required: []string{entry}})
	}
	return s
}

// logVersion is the version of what log --json writes. It rises with every field that
// comes, goes or means something else.
const logVersion = 2

// logSchema returns the schema of a record as log --json writes it: its lines after the
// header, struck ones too. What was reported and noted stands in them as it was recorded.
func (b schemaBuilder) logSchema() *jsonschema.Schema {
	logged := b.of(reflect.TypeFor[Logged]())
	replaceField(logged, "did", &jsonschema.Schema{
		Type: "object", Required: []string{"kind"},
		Properties: map[string]*jsonschema.Schema{"kind": {Type: "string", Description: aboutKind}},
	})
	for _, list := range []string{"notes", "why"} {
		replaceField(logged, list, &jsonschema.Schema{Type: "array", Items: &jsonschema.Schema{Type: "object"}})
	}
	replaceField(logged, "patch", patchSchema())
	return &jsonschema.Schema{Title: fmt.Sprintf("log --json, version %d", logVersion), Type: "array", Items: logged}
}

// automaSchema returns the schema of a game's own plan, or of decisions.
func (b schemaBuilder) automaSchema(plans reflect.Type) *jsonschema.Schema {
	decided := b.of(reflect.TypeFor[Decided]())
	replaceField(decided, "action", ref("action"))
	replaceField(decided, "open", listSchema("action"))
	replaceField(decided, "reasons", listSchema("note"))
	one := &jsonschema.Schema{OneOf: []*jsonschema.Schema{decided, {Type: "array", Items: decided}}}
	if plans != nil {
		one.OneOf[1] = b.of(plans)
	}
	return one
}
