package strictjson

import (
	"cmp"
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Field is a field of a JSON object.
type Field struct {
	Name   string
	Of     reflect.Type
	At     []int // for reflect.Value.FieldByIndex
	Needed bool  // the field is required
}

// The results of Fields and ReadsItself are cached here, because the program decodes the same few
// types many times.
var knownFields, knownReaders sync.Map

func remembered[T any](known *sync.Map, t reflect.Type, find func(reflect.Type) T) T {
	if found, ok := known.Load(t); ok {
		return found.(T)
	}
	found := find(t)
	known.Store(t, found)
	return found
}

// Fields returns the fields of a struct, including those of embedded structs.
func Fields(t reflect.Type) []Field { return remembered(&knownFields, t, fieldsOf) }

func fieldsOf(t reflect.Type) (fields []Field) {
	for _, field := range reflect.VisibleFields(t) {
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		if !field.IsExported() || name == "-" || field.Anonymous && name == "" {
			continue
		}
		needed := !strings.Contains(options, "omit") && !mayBeEmpty(field.Type)
		fields = append(fields, Field{cmp.Or(name, field.Name), field.Type, field.Index, needed})
	}
	return fields
}

func mayBeEmpty(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && !slices.ContainsFunc(Fields(t), func(f Field) bool { return f.Needed })
}

// FieldNamed returns the field with the given name, or nil if there is none.
func FieldNamed(fields []Field, name string) *Field {
	if i := slices.IndexFunc(fields, func(f Field) bool { return f.Name == name }); i >= 0 {
		return &fields[i]
	}
	return nil
}

// ReadsItself reports whether a type has its own decoding method.
func ReadsItself(t reflect.Type) bool {
	return remembered(&knownReaders, t, func(t reflect.Type) bool {
		p := reflect.PointerTo(t)
		return t.PkgPath() != "" && (p.Implements(reflect.TypeFor[json.Unmarshaler]()) ||
			p.Implements(reflect.TypeFor[encoding.TextUnmarshaler]()))
	})
}

// Names returns the names of the fields of a struct.
func Names(t reflect.Type) []string {
	var all []string
	for _, f := range Fields(t) {
		all = append(all, f.Name)
	}
	return all
}
