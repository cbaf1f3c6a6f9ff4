package session

import (
	"bytes"
	"encoding"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tablemate/tables"
)

// Misfit is the error that another program wrote something that the schema does
// not allow.
type Misfit struct {
	ID    string // of the sentence that says so
	Field string // where, as in tiles[0].cell
	Want  string
}

// Error names the slip for a log.
func (s *Misfit) Error() string { return s.ID + " " + s.Field }

// Message returns the sentence for people.
func (s *Misfit) Message() (string, tables.Args) {
	return s.ID, tables.Args{"field": shortened(s.Field), "want": s.Want}
}

// strictChecker checks how values are written. The standard reader takes a field
// that is not there for zero and any case of letters for the same name; nobody
// should come to stand in cell 0,0 because of a slip.
type strictChecker struct {
	lists map[reflect.Type][]string
	loose bool // fields of the outermost object may be left out
}

// check returns a *Misfit if text is no t. What is no JSON at all is left to the
// reader.
func (f strictChecker) check(t reflect.Type, text []byte) error {
	var v any
	from := json.NewDecoder(bytes.NewReader(text))
	from.UseNumber()
	if from.Decode(&v) != nil {
		return nil
	}
	if misfit := f.value(t, "", v); misfit != nil {
		return misfit
	}
	return nil
}

// kind checks an action, whose type its kind tells.
func (f strictChecker) kind(of func(string) reflect.Type, text []byte) error {
	var fields map[string]json.RawMessage
	if json.Unmarshal(text, &fields) != nil || fields == nil {
		return &Misfit{"session.slip-type", "did", "{}"}
	}
	var name string
	if fields["kind"] == nil || json.Unmarshal(fields["kind"], &name) != nil {
		return &Misfit{ID: "session.slip-missing", Field: "kind"}
	}
	t := of(name)
	if t == nil {
		return nil
	}
	delete(fields, "kind")
	rest, err := json.Marshal(fields)
	if err != nil {
		return err
	}
	return f.check(t, rest)
}

// value checks a value of any type.
func (f strictChecker) value(t reflect.Type, at string, v any) *Misfit {
	switch words, text := f.lists[t], reflect.TypeFor[encoding.TextUnmarshaler](); {
	case words != nil:
		return word(words, at, v)
	case t.Implements(text) || reflect.PointerTo(t).Implements(text), t == reflect.TypeFor[json.RawMessage](), older(t, v):
		return nil
	}
	switch t.Kind() {
	case reflect.Pointer:
		if v == nil {
			return nil
		}
		return f.value(t.Elem(), at, v)
	case reflect.Slice, reflect.Array:
		return f.list(t, at, v)
	case reflect.Map:
		return f.table(t, at, v)
	case reflect.Struct:
		return f.object(t, at, v)
	}
	return plain(t, at, v)
}

// older reports whether an object is in a shape of before, which its type reads
// itself: none of the fields that it has today is there.
func older(t reflect.Type, v any) bool {
	fields, ok := v.(map[string]any)
	if !ok || len(fields) == 0 || !reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return false
	}
	return !slices.ContainsFunc(fieldsOf(t), func(s jsonField) bool { _, there := fields[s.name]; return there })
}

// word checks a word of a closed list.
func word(words []string, at string, v any) *Misfit {
	if said, ok := v.(string); !ok || !slices.Contains(words, said) {
		named := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
		return &Misfit{"session.slip-word", at, strings.Join(named, ", ")}
	}
	return nil
}

// list checks a list.
func (f strictChecker) list(t reflect.Type, at string, v any) *Misfit {
	if v == nil && t.Kind() == reflect.Slice {
		return nil
	}
	all, ok := v.([]any)
	if !ok {
		return &Misfit{"session.slip-type", at, "[]"}
	}
	if t.Kind() == reflect.Array && len(all) != t.Len() {
		return &Misfit{"session.slip-length", at, strconv.Itoa(t.Len())}
	}
	for i, one := range all {
		if misfit := f.value(t.Elem(), at+"["+strconv.Itoa(i)+"]", one); misfit != nil {
			return misfit
		}
	}
	return nil
}

// table checks an object whose names are free.
func (f strictChecker) table(t reflect.Type, at string, v any) *Misfit {
	all, ok := v.(map[string]any)
	if !ok {
		return &Misfit{"session.slip-type", at, "{}"}
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if misfit := f.value(t.Elem(), join(at, name), all[name]); misfit != nil {
			return misfit
		}
	}
	return nil
}

// object checks an object with fields.
func (f strictChecker) object(t reflect.Type, at string, v any) *Misfit {
	given, ok := v.(map[string]any)
	if !ok {
		return &Misfit{"session.slip-type", at, "{}"}
	}
	fields := fieldsOf(t)
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if !slices.ContainsFunc(fields, func(s jsonField) bool { return s.name == name }) {
			return &Misfit{"session.slip-unknown", join(at, name), names(fields)}
		}
	}
	for _, s := range fields {
		one, there := given[s.name]
		switch {
		case there:
			if misfit := f.value(s.of, join(at, s.name), one); misfit != nil {
				return misfit
			}
		case s.needed && !(f.loose && at == ""):
			return &Misfit{ID: "session.slip-missing", Field: join(at, s.name)}
		}
	}
	return nil
}

// plain checks a text, a number, or yes and no.
func plain(t reflect.Type, at string, v any) *Misfit {
	switch kind := t.Kind(); kind {
	case reflect.String:
		if _, ok := v.(string); !ok {
			return &Misfit{"session.slip-type", at, `"…"`}
		}
	case reflect.Bool:
		if _, ok := v.(bool); !ok {
			return &Misfit{"session.slip-type", at, "true, false"}
		}
	case reflect.Int:
		n, ok := v.(json.Number)
		if _, err := strconv.Atoi(n.String()); !ok || err != nil {
			return &Misfit{ID: "session.slip-number", Field: at}
		}
	}
	return nil
}

// join returns the path of a field.
func join(at, name string) string {
	if at == "" {
		return name
	}
	return at + "." + name
}

// jsonField is a field as JSON names it.
type jsonField struct {
	name   string
	of     reflect.Type
	needed bool
}

// knownFields remembers what fieldsOf returned: a record asks for the same few types
// again and again.
var knownFields sync.Map

// fieldsOf returns the fields of an object. Whatever may be empty may be left
// out.
func fieldsOf(t reflect.Type) []jsonField {
	if known, ok := knownFields.Load(t); ok {
		return known.([]jsonField)
	}
	fields := listFields(t)
	knownFields.Store(t, fields)
	return fields
}

func listFields(t reflect.Type) []jsonField {
	var out []jsonField
	for i := range t.NumField() {
		field := t.Field(i)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case field.Anonymous && name == "":
			out = append(out, fieldsOf(field.Type)...)
		case field.IsExported() && name != "-":
			needed := !strings.Contains(options, "omit") && !mayBeEmpty(field.Type)
			out = append(out, jsonField{name, field.Type, needed})
		}
	}
	return out
}

// mayBeEmpty reports whether an object needs no field.
func mayBeEmpty(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && !slices.ContainsFunc(fieldsOf(t), func(s jsonField) bool { return s.needed })
}

// names returns the names of fields in one line.
func names(fields []jsonField) string {
	return NameAll(fields, func(s jsonField) string { return s.name })
}
