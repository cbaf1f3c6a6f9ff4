package rules

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Field is one part of an action: a noun, several nouns or a number.
type Field[A Kinded] struct {
	Name      string // the name in sentences and typed lines
	Kind      string // the kind of the nouns; "" for a number
	Low, High int    // the bounds of a number
	// Value returns a Noun, a []Noun or an int.
	Value func(A) any
	// Put returns a copy of the action in which the field has a new value. The new value must have
	// the type that Value returns. If people cannot enter the field, Put is nil.
	Put func(A, any) A
}

// SentenceOnly returns a field that sentences mention but people cannot type.
func SentenceOnly[A, T Kinded](name string, said func(T) any) Field[A] {
	return Field[A]{Name: name, Value: func(a A) any { return said(any(a).(T)) }}
}

// Fields maps each kind of action to its fields, in the order of the sentence.
type Fields[A Kinded] map[string][]Field[A]

// FieldsOf derives the fields of all actions from their Go types:
//
//   - An int is a number from 0 to high.
//   - A tag noun:"kind", or a type in `nouns`, makes a noun or a list of nouns.
//   - A field of another type needs the tag form, and people cannot enter it. If the type has a
//     method Noun, its result is the value.
//   - A tag form:"name,low,high" sets the name and the bounds; "-" omits the field.
//
// All other fields are omitted. If no form tag gives a name, the JSON name is used.
func FieldsOf[A Kinded](kinds Kinds[A], high int, nouns map[reflect.Type]string) Fields[A] {
	out := Fields[A]{}
	for _, zero := range kinds {
		t := reflect.TypeOf(zero)
		for i := range t.NumField() {
			if f := fieldAt[A](t.Field(i), high, nouns); f.Value != nil && f.Name != "-" {
				out[zero.Kind()] = append(out[zero.Kind()], f)
			}
		}
	}
	return out
}

func fieldAt[A Kinded](at reflect.StructField, high int, nouns map[reflect.Type]string) Field[A] {
	json, _, _ := strings.Cut(at.Tag.Get("json"), ",")
	form, told := at.Tag.Lookup("form")
	name, bounds, _ := strings.Cut(form, ",")
	f := Field[A]{Name: cmp.Or(name, json)}
	of := func(a A) reflect.Value { return reflect.ValueOf(a).FieldByIndex(at.Index) }
	several, one := at.Type.Kind() == reflect.Slice, at.Type
	if several {
		one = at.Type.Elem()
	}
	f.Kind = cmp.Or(at.Tag.Get("noun"), nouns[one])
	switch {
	case several && f.Kind != "":
		f.Value, f.Put = func(a A) any { return nounsOf(f.Kind, of(a)) }, putAt[A](at, putNouns)
	case f.Kind != "":
		f.Value = func(a A) any { return Noun{Kind: f.Kind, ID: of(a).String()} }
		f.Put = putAt[A](at, func(field reflect.Value, n any) { field.SetString(n.(Noun).ID) })
	case at.Type.Kind() == reflect.Int:
		f.High = high
		_, _ = fmt.Sscanf(bounds, "%d,%d", &f.Low, &f.High)
		f.Value = func(a A) any { return int(of(a).Int()) }
		f.Put = putAt[A](at, func(field reflect.Value, n any) { field.SetInt(int64(n.(int))) })
	case told:
		f.Value = func(a A) any {
			value := of(a).Interface()
			if called, ok := value.(interface{ Noun() Noun }); ok {
				return called.Noun()
			}
			return value
		}
	}
	return f
}

func nounsOf(kind string, field reflect.Value) []Noun {
	out := make([]Noun, field.Len())
	for i := range out {
		out[i] = Noun{Kind: kind, ID: field.Index(i).String()}
	}
	return out
}

func putNouns(field reflect.Value, nouns any) {
	field.SetZero()
	for _, n := range nouns.([]Noun) {
		field.Set(reflect.Append(field, reflect.ValueOf(n.ID).Convert(field.Type().Elem())))
	}
}

func putAt[A Kinded](at reflect.StructField, set func(reflect.Value, any)) func(A, any) A {
	return func(a A, value any) A {
		did := reflect.New(reflect.TypeOf(a)).Elem()
		did.Set(reflect.ValueOf(a))
		set(did.FieldByIndex(at.Index), value)
		return did.Interface().(A)
	}
}

// Forms holds the fields of all actions of a game. A nil Forms has no fields.
type Forms[A Kinded] struct {
	// Make returns the fields. It is called only when a field is needed, because most commands need
	// no fields.
	Make func() Fields[A]

	once sync.Once
	made Fields[A]
}

// Fields returns the fields of all kinds. The caller must not change them.
func (fs *Forms[A]) Fields() Fields[A] {
	if fs == nil {
		return nil
	}
	fs.once.Do(func() { fs.made = fs.Make() })
	return fs.made
}

// Args returns the fields of an action as the arguments of a sentence.
func (fs *Forms[A]) Args(a A) Args {
	out := Args{}
	for _, f := range fs.Fields()[a.Kind()] {
		out[f.Name] = f.Value(a)
	}
	return out
}

// Value returns the value of the named field of an action, or nil.
func (fs *Forms[A]) Value(a A, field string) any {
	for _, f := range fs.Fields()[a.Kind()] {
		if f.Name == field {
			return f.Value(a)
		}
	}
	return nil
}

// Nouns lists the nouns of the given kind in an action, in the order of its fields.
func (fs *Forms[A]) Nouns(a A, kind string) []Noun {
	var out []Noun
	for _, f := range fs.Fields()[a.Kind()] {
		if f.Kind != kind {
			continue
		}
		switch said := f.Value(a).(type) {
		case Noun:
			out = append(out, said)
		case []Noun:
			out = append(out, said...)
		}
	}
	return slices.DeleteFunc(out, func(n Noun) bool { return n.ID == "" })
}

// Among lists the different values of a field in the legal actions. An action counts only if its
// kind and all its fields before the given field equal those of `like`. The field must hold one
// noun or a number.
func (fs *Forms[A]) Among(legal []A, like A, field string) []any {
	var out []any
	fields := fs.Fields()[like.Kind()]
	at := slices.IndexFunc(fields, func(f Field[A]) bool { return f.Name == field })
	for _, a := range legal {
		differs := func(f Field[A]) bool { return !equal(f.Value(a), f.Value(like)) }
		if a.Kind() != like.Kind() || slices.ContainsFunc(fields[:at], differs) {
			continue
		}
		if value := fields[at].Value(a); !slices.Contains(out, value) {
			out = append(out, value)
		}
	}
	return out
}

func equal(a, b any) bool {
	list, ok := a.([]Noun)
	if !ok {
		return a == b
	}
	return slices.Equal(list, b.([]Noun))
}
