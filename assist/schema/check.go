package schema

import (
	"errors"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Misfit is the error for JSON that the schema does not allow.
type Misfit struct {
	ID    string // the id of the sentence that describes the error
	Field string // a path such as tiles[0].cell
	Want  string // what the schema allows
}

// Error returns the error as text for a log.
func (s *Misfit) Error() string { return s.ID + " " + s.Field }

// Message returns the sentence for people, as an id and arguments.
func (s *Misfit) Message() (string, tables.Args) {
	return s.ID, tables.Args{"field": shortened(s.Field), "want": s.Want}
}

func (s *Misfit) within(name string) *Misfit {
	if s.Field != "" && s.Field[0] != '[' {
		name += "."
	}
	s.Field = name + s.Field
	return s
}

// Checker checks JSON from other programs. It has the allowed words of each enum type. It also
// rejects missing fields. A plain decoder would accept a tile without a cell, and put the tile on
// the cell 0,0.
type Checker map[reflect.Type][]string

// Read decodes JSON into the pointer v and checks it. The error is a *Misfit or an error of package
// strictjson.
func (f Checker) Read(text []byte, v any) error {
	var tree any
	if err := strictjson.Read(text, &tree); err != nil {
		return err
	}
	misfit, err := f.check(tree, reflect.TypeOf(v).Elem()), strictjson.Read(text, v)
	if misfit != nil && (err == nil || misfit.ID == "session.slip-word") {
		return misfit
	}
	return err
}

// ReadPart is like Read, but the top-level fields may be missing.
func (f Checker) ReadPart(text []byte, v any) error {
	err := f.Read(text, v)
	misfit, is := errors.AsType[*Misfit](err)
	if is && misfit.ID == "session.slip-missing" && !strings.ContainsAny(misfit.Field, ".[") {
		return nil
	}
	return err
}

// Action checks the JSON of an action. `of` returns the Go type for a kind of action. If `of`
// returns nil, the action is not checked.
func (f Checker) Action(of func(string) reflect.Type, text []byte) error {
	kind, rest, err := strictjson.Split(text)
	if err != nil || of(kind) == nil {
		return err
	}
	return f.Read(rest, reflect.New(of(kind)).Interface())
}

// check finds errors that strictjson does not report: a word that is not allowed, a missing field,
// or null instead of a map. It returns only one error.
func (f Checker) check(v any, t reflect.Type) *Misfit {
	if words := f[t]; words != nil {
		said, _ := v.(string)
		return Word(words, "", said)
	}
	kind := t.Kind()
	switch v := v.(type) {
	case nil:
		if kind == reflect.Map {
			return wrongType(t)
		}
	case []any:
		if kind == reflect.Slice || kind == reflect.Array {
			return f.list(v, t.Elem())
		}
	case map[string]any:
		switch kind {
		case reflect.Pointer:
			return f.check(v, t.Elem())
		case reflect.Map:
			return f.table(v, t.Elem())
		case reflect.Struct:
			return f.object(v, strictjson.Fields(t))
		}
	}
	return nil
}

func (f Checker) list(all []any, t reflect.Type) *Misfit {
	for i, v := range all {
		if misfit := f.check(v, t); misfit != nil {
			return misfit.within("[" + strconv.Itoa(i) + "]")
		}
	}
	return nil
}

func (f Checker) table(all map[string]any, t reflect.Type) *Misfit {
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if misfit := f.check(all[name], t); misfit != nil {
			return misfit.within(name)
		}
	}
	return nil
}

func (f Checker) object(all map[string]any, fields []strictjson.Field) *Misfit {
	var missing *Misfit
	for _, field := range fields {
		v, there := all[field.Name]
		if !there {
			if field.Needed && missing == nil {
				missing = &Misfit{ID: "session.slip-missing", Field: field.Name}
			}
			continue
		}
		if misfit := f.check(v, field.Of); misfit != nil {
			return misfit.within(field.Name)
		}
	}
	return missing
}

// Word returns an error if `said` is not one of `words`. `at` is the path of the field.
func Word(words []string, at, said string) *Misfit {
	if !slices.Contains(words, said) {
		named := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
		return &Misfit{"session.slip-word", at, strings.Join(named, ", ")}
	}
	return nil
}
