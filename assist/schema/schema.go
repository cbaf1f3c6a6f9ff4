// Package schema describes the JSON of a game for other programs, and checks what they write.
package schema

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

// Source has the types and lists from which a game's schema is made.
type Source[S any, A rules.Kinded] struct {
	Game         string
	Setup        reflect.Type
	Actions      rules.Kinds[A]
	Switches     []*rules.Switch
	Correctables []rules.Correctable[S]
	Lists        Checker // the allowed words of enum types
	// `Decided` is the Go type of an automated decision. `Plans` is the Go type of a plan, or nil
	// if a plan is a list of decisions. `Logged` is the Go type of a line in the output of log
	// --json.
	Decided, Plans, Logged reflect.Type
}

// Write returns the JSON Schema for a line of a record. The schema also defines the output of
// automa and log --json.
func Write[S any, A rules.Kinded](of Source[S, A]) ([]byte, error) {
	b := of.builder()
	defs := map[string]*jsonschema.Schema{
		"setup":  b.of(of.Setup),
		"state":  b.of(reflect.TypeFor[S]()),
		"action": kindsSchema(b, of.Actions),
		"note":   b.noteSchema(),
		"header": b.headerSchema(of.Game),
		"line":   b.lineSchema(),
		"automa": b.automaSchema(of.Decided, of.Plans),
		"log":    b.logSchema(of.Logged),
	}
	return json.MarshalIndent(&jsonschema.Schema{
		Schema: "https://json-schema.org/draft/2020-12/schema",
		Title:  "tablemate " + of.Game,
		OneOf:  []*jsonschema.Schema{ref("header"), ref("line")},
		Defs:   defs,
	}, "", "  ")
}

func (of Source[S, A]) builder() schemaBuilder {
	b := schemaBuilder{}
	for t, words := range of.Lists {
		b[t] = enumSchema(words...)
	}
	b[reflect.TypeFor[time.Time]()] = &jsonschema.Schema{Type: "string", Format: "date-time"}
	b[reflect.TypeFor[json.RawMessage]()] = &jsonschema.Schema{}
	b[reflect.TypeFor[rules.House]()] = houseSchema(of.Switches)
	b[reflect.TypeFor[chance.Source]()] = enumSchema(chance.App, chance.Table)
	b[reflect.TypeFor[tables.Lang]()] = enumSchema(tables.Langs...)
	b[reflect.TypeFor[rules.Change]()] = changeSchema(b, of.Correctables)
	b[reflect.TypeFor[A]()] = ref("action")
	return b
}

// Spelled returns the words of a list as strings.
func Spelled[T ~string](list []T) []string {
	out := make([]string, len(list))
	for i, word := range list {
		out[i] = string(word)
	}
	return out
}

func (b schemaBuilder) headerSchema(game string) *jsonschema.Schema {
	s := b.of(reflect.TypeFor[journal.Header]())
	replaceField(s, "game", constSchema(game))
	replaceField(s, "setup", ref("setup"))
	replaceField(s, "state", ref("state"))
	return s
}

// lineSchema returns the schema of a line of a record. A line must have exactly one kind of entry,
// such as "did" or "undo". All other fields are optional. For example, other programs may leave out
// the line number.
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

// logVersion must increase when a field of log --json is added, removed or changed.
const logVersion = 3

func (b schemaBuilder) logSchema(line reflect.Type) *jsonschema.Schema {
	logged := b.of(line)
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

func (b schemaBuilder) automaSchema(decision, plans reflect.Type) *jsonschema.Schema {
	decided := b.of(decision)
	replaceField(decided, "action", ref("action"))
	replaceField(decided, "open", listSchema("action"))
	replaceField(decided, "reasons", listSchema("note"))
	one := &jsonschema.Schema{OneOf: []*jsonschema.Schema{decided, {Type: "array", Items: decided}}}
	if plans != nil {
		one.OneOf[1] = b.of(plans)
	}
	return one
}
