package session

import (
	"reflect"
	"slices"
	"strings"
	"sync"
)

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

// indexOf is the place of a field by its name, -1 for none.
func indexOf(fields []jsonField, name []byte) int {
	return slices.IndexFunc(fields, func(f jsonField) bool { return f.name == string(name) })
}

// names returns the names of fields in one line.
func names(fields []jsonField) string {
	return NameAll(fields, func(s jsonField) string { return s.name })
}
