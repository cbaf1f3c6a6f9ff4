package session

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/rules/jsonscan"
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

// within puts the name of what a slip lies in before its path.
func (s *Misfit) within(name string) {
	if s.Field != "" && s.Field[0] != '[' {
		name += "."
	}
	s.Field = name + s.Field
}

// strictChecker checks how values are written. The standard reader takes a field
// that is not there for zero and any case of letters for the same name; nobody
// should come to stand in cell 0,0 because of a slip.
type strictChecker struct {
	lists map[reflect.Type][]string
	loose bool // fields of the outermost object may be left out
	kinds bool // the outermost object is an action, whose kind is no field of its type
}

// check returns a *Misfit if text is no t. What is no JSON at all is left to the
// reader.
func (f strictChecker) check(t reflect.Type, text []byte) error {
	_, err := f.scan(t, text)
	return err
}

// scan is check, and reports too whether the reader can overlook nothing.
func (f strictChecker) scan(t reflect.Type, text []byte) (sound bool, err error) {
	s := jsonscan.Scanner{Text: text}
	misfit := f.value(&s, t)
	if misfit != nil && (&jsonscan.Scanner{Text: text}).Whole() {
		return false, misfit
	}
	_, twice := s.Twice()
	return misfit == nil && s.AtEnd() && !twice, nil
}

// read reads a value into v, a pointer. A *Misfit or an error of rules.ReadJSON.
func (f strictChecker) read(text []byte, v any) error {
	sound, err := f.scan(reflect.TypeOf(v).Elem(), text)
	if err != nil || sound && json.Unmarshal(text, v) == nil {
		return err
	}
	return rules.ReadJSON(text, v)
}

// kind checks an action, whose type its kind tells.
func (f strictChecker) kind(of func(string) reflect.Type, text []byte) error {
	s := jsonscan.Scanner{Text: text}
	name, named := "", false
	if !s.Object(func(key []byte) bool {
		if string(key) == "kind" && s.Peek() == '"' {
			named = true
			return s.StringValue(&name)
		}
		return s.Raw() != nil
	}) {
		return &Misfit{"session.slip-type", "did", "{}"}
	}
	if !named {
		return &Misfit{ID: "session.slip-missing", Field: "kind"}
	}
	t := of(name)
	if t == nil {
		return nil
	}
	f.kinds = true
	return f.check(t, text)
}

// value checks a value of any type and steps over it. Where it cannot, the text is no JSON.
func (f strictChecker) value(s *jsonscan.Scanner, t reflect.Type) *Misfit {
	null := s.Peek() == 'n'
	switch words := f.lists[t]; {
	case words != nil:
		var said string
		if s.Peek() != '"' || s.StringValue(&said) {
			return word(words, "", said)
		}
		return nil
	case t == reflect.TypeFor[json.RawMessage](), jsonscan.ReadsText(t), older(s, t), null && (t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice):
		s.Whole()
		return nil
	}
	switch t.Kind() {
	case reflect.Pointer:
		return f.value(s, t.Elem())
	case reflect.Slice, reflect.Array:
		return f.list(s, t)
	case reflect.Map:
		return f.table(s, t)
	case reflect.Struct:
		return f.object(s, t)
	}
	return plain(s, t)
}

// older reports whether an object comes next in a shape of before, which its type reads
// itself: none of the fields that it has today is there.
func older(s *jsonscan.Scanner, t reflect.Type) bool {
	if t.Kind() != reflect.Struct || !jsonscan.ReadsJSON(t) {
		return false
	}
	there, known := false, false
	ahead := jsonscan.Scanner{Text: s.Text, At: s.At}
	whole := ahead.Object(func(key []byte) bool {
		there = true
		known = known || jsonscan.Index(jsonscan.Fields(t), key) >= 0
		return ahead.Raw() != nil
	})
	return whole && there && !known
}

// word checks a word of a closed list.
func word(words []string, at, said string) *Misfit {
	if !slices.Contains(words, said) {
		named := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
		return &Misfit{"session.slip-word", at, strings.Join(named, ", ")}
	}
	return nil
}

// list checks a list.
func (f strictChecker) list(s *jsonscan.Scanner, t reflect.Type) (misfit *Misfit) {
	if s.Peek() != '[' {
		return &Misfit{ID: "session.slip-type", Want: "[]"}
	}
	count := 0
	whole := s.List(func() bool {
		if misfit = f.value(s, t.Elem()); misfit != nil {
			misfit.within("[" + strconv.Itoa(count) + "]")
		}
		count++
		return misfit == nil
	})
	if whole && t.Kind() == reflect.Array && count != t.Len() {
		return &Misfit{ID: "session.slip-length", Want: strconv.Itoa(t.Len())}
	}
	return misfit
}

// table checks an object whose names are free.
func (f strictChecker) table(s *jsonscan.Scanner, t reflect.Type) (misfit *Misfit) {
	if s.Peek() != '{' {
		return &Misfit{ID: "session.slip-type", Want: "{}"}
	}
	s.Object(func(key []byte) bool {
		if misfit = f.value(s, t.Elem()); misfit != nil {
			misfit.within(string(key))
		}
		return misfit == nil
	})
	return misfit
}

// object checks an object with fields.
func (f strictChecker) object(s *jsonscan.Scanner, t reflect.Type) (misfit *Misfit) {
	if s.Peek() != '{' {
		return &Misfit{ID: "session.slip-type", Want: "{}"}
	}
	inner := strictChecker{lists: f.lists}
	fields := jsonscan.Fields(t)
	var usual [64]bool // that needs no memory of its own
	there := append(usual[:0], make([]bool, len(fields))...)
	whole := s.Object(func(key []byte) bool {
		i := jsonscan.Index(fields, key)
		switch {
		case i >= 0:
			there[i] = true
			if misfit = inner.value(s, fields[i].Of); misfit != nil {
				misfit.within(fields[i].Name)
			}
		case f.kinds && string(key) == "kind":
			return s.Whole()
		default:
			misfit = &Misfit{"session.slip-unknown", string(key), names(fields)}
		}
		return misfit == nil
	})
	for i, field := range fields {
		if whole && !there[i] && field.Needed && !f.loose {
			return &Misfit{ID: "session.slip-missing", Field: field.Name}
		}
	}
	return misfit
}

// plain checks a text, a number, or yes and no.
func plain(s *jsonscan.Scanner, t reflect.Type) *Misfit {
	raw := s.Raw()
	if raw == nil {
		return nil
	}
	switch t.Kind() {
	case reflect.String:
		if raw[0] != '"' {
			return &Misfit{ID: "session.slip-type", Want: `"…"`}
		}
	case reflect.Bool:
		if raw[0] != 't' && raw[0] != 'f' {
			return &Misfit{ID: "session.slip-type", Want: "true, false"}
		}
	case reflect.Int:
		if _, err := strconv.Atoi(string(raw)); err != nil {
			return &Misfit{ID: "session.slip-number"}
		}
	}
	return nil
}

// names returns the names of fields in one line.
func names(fields []jsonscan.Field) string {
	return NameAll(fields, func(f jsonscan.Field) string { return f.Name })
}
