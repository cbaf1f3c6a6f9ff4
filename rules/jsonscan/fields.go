package jsonscan

import (
	"cmp"
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Field is a field of an object as JSON names it.
type Field struct {
	Name   string
	Of     reflect.Type
	At     []int // in its struct, for reflect.Value.FieldByIndex
	Needed bool  // whatever may be empty may be left out
}

// knownFields remembers what Fields returned: a record asks for the same few types
// again and again.
var knownFields sync.Map

// Fields returns the fields of a struct.
func Fields(t reflect.Type) []Field {
	if known, ok := knownFields.Load(t); ok {
		return known.([]Field)
	}
	fields := listFields(t)
	knownFields.Store(t, fields)
	return fields
}

func listFields(t reflect.Type) []Field {
	var out []Field
	for i := range t.NumField() {
		field := t.Field(i)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case field.Anonymous && name == "" && field.Type.Kind() == reflect.Struct:
			for _, inner := range Fields(field.Type) {
				inner.At = append([]int{i}, inner.At...)
				out = append(out, inner)
			}
		case field.IsExported() && name != "-":
			needed := !strings.Contains(options, "omit") && !mayBeEmpty(field.Type)
			out = append(out, Field{cmp.Or(name, field.Name), field.Type, field.Index, needed})
		}
	}
	return out
}

// mayBeEmpty reports whether an object needs no field.
func mayBeEmpty(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && !slices.ContainsFunc(Fields(t), func(f Field) bool { return f.Needed })
}

// Index is the place of a field by its name, -1 for none.
func Index(fields []Field, name []byte) int {
	return slices.IndexFunc(fields, func(f Field) bool { return f.Name == string(name) })
}

// Known steps over a value of a type, and reports whether it is JSON and no object in it
// has a field that its type does not have. Types that read themselves know best.
func (s *Scanner) Known(t reflect.Type) bool {
	c, kind := s.Peek(), t.Kind()
	switch {
	case kind == reflect.Pointer:
		return s.Known(t.Elem())
	case ReadsJSON(t) || ReadsText(t):
	case c == '{' && kind == reflect.Struct:
		fields := Fields(t)
		return s.Object(func(key []byte) bool {
			i := Index(fields, key)
			return i >= 0 && s.Known(fields[i].Of)
		})
	case c == '{' && kind == reflect.Map:
		return s.Object(func([]byte) bool { return s.Known(t.Elem()) })
	case c == '[' && (kind == reflect.Slice || kind == reflect.Array):
		return s.List(func() bool { return s.Known(t.Elem()) })
	}
	return s.Whole()
}

// ReadsJSON reports whether a type has a way of its own to be read.
func ReadsJSON(t reflect.Type) bool {
	return t.PkgPath() != "" && reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]())
}

// ReadsText reports whether a type is written as a text that it reads itself.
func ReadsText(t reflect.Type) bool {
	return t.PkgPath() != "" && reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]())
}
