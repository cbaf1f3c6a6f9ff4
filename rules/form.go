package rules

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Field is one thing that an action says: a noun, several nouns, or a number.
type Field[A Kinded] struct {
	Name      string // as sentences and typed lines name it
	Kind      string // of its nouns; "" for a number
	Low, High int    // of a number
	// Value is the value: a Noun, a []Noun, an int.
	Value func(A) any
	// Put is the action with another value, of the type that Said gives; nil where
	// the value follows from another field.
	Put func(A, any) A
}

// One is a field of T that names one thing.
func One[A, T Kinded, V ~string](name, kind string, at func(*T) *V) Field[A] {
	f := SentenceOnly[A](name, func(a T) any { return Noun{Kind: kind, ID: string(*at(&a))} })
	f.Kind, f.Put = kind, put[A](func(a *T, n any) { *at(a) = V(n.(Noun).ID) })
	return f
}

// Several is a field of T that names any number of things of a kind.
func Several[A, T Kinded, V ~string](name, kind string, at func(*T) *[]V) Field[A] {
	f := SentenceOnly[A](name, func(a T) any {
		out := make([]Noun, len(*at(&a)))
		for i, v := range *at(&a) {
			out[i] = Noun{Kind: kind, ID: string(v)}
		}
		return out
	})
	f.Kind, f.Put = kind, put[A](func(a *T, nouns any) {
		*at(a) = nil
		for _, n := range nouns.([]Noun) {
			*at(a) = append(*at(a), V(n.ID))
		}
	})
	return f
}

// Count is a field of T that holds a number.
func Count[A, T Kinded](name string, low, high int, at func(*T) *int) Field[A] {
	f := SentenceOnly[A](name, func(a T) any { return *at(&a) })
	f.Low, f.High, f.Put = low, high, put[A](func(a *T, n any) { *at(a) = n.(int) })
	return f
}

// SentenceOnly makes a field of T that sentences mention and that nobody types.
func SentenceOnly[A, T Kinded](name string, said func(T) any) Field[A] {
	return Field[A]{Name: name, Value: func(a A) any { return said(any(a).(T)) }}
}

func put[A, T Kinded](set func(*T, any)) func(A, any) A {
	return func(a A, value any) A {
		did := any(a).(T)
		set(&did, value)
		return any(did).(A)
	}
}

// Fields are what each kind of action says, in the order in which it is told.
type Fields[A Kinded] map[string][]Field[A]

// FieldsOf reads the fields of actions off their types: things that nouns gives a kind, one or
// several, and numbers up to high. They are named as in the JSON. A tag form:"name,low,high"
// names a field otherwise, "-" for none, and bounds a number; what is neither a thing nor a
// number is told where it has such a tag.
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
	f := Field[A]{Name: cmp.Or(name, json), Kind: nouns[at.Type]}
	of := func(a A) reflect.Value { return reflect.ValueOf(a).FieldByIndex(at.Index) }
	several := at.Type.Kind() == reflect.Slice
	if several {
		f.Kind = nouns[at.Type.Elem()]
	}
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
		f.Value = func(a A) any { return of(a).Interface() }
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

// Forms are the fields of a game's actions; nil has none.
type Forms[A Kinded] struct {
	// Make returns the fields when they are first asked for: most commands play none
	// of the games, and should not wait for their forms.
	Make func() Fields[A]

	once sync.Once
	made Fields[A]
}

// Fields returns the fields of all kinds, which must not be changed.
func (fs *Forms[A]) Fields() Fields[A] {
	if fs == nil {
		return nil
	}
	fs.once.Do(func() { fs.made = fs.Make() })
	return fs.made
}

// Args returns what an action says, for a sentence.
func (fs *Forms[A]) Args(a A) Args {
	out := Args{}
	for _, f := range fs.Fields()[a.Kind()] {
		out[f.Name] = f.Value(a)
	}
	return out
}

// Value is what an action says in a field, nil where it has no such field.
func (fs *Forms[A]) Value(a A, field string) any {
	for _, f := range fs.Fields()[a.Kind()] {
		if f.Name == field {
			return f.Value(a)
		}
	}
	return nil
}

// Nouns lists the things of a kind that an action names, in its order.
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

// Among are the values that a field of one thing or a number has in those of
// legal that say the same as like in the fields before it, each once.
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
