// Package card describes the cards that people enter from their own copy of a game. The questions
// for people, the check of hand-written files and the schema all use the tags of the fields:
//
//	card:"id"                the id, which every entry of a box has
//	card:"may"               an optional field
//	card:"must"              a required word, text or struct
//	card:"must type=weapon"  required only if the field type of the struct is weapon
//	card:"0..99"             a required number from 0 to 99
//	card:"0..2 may"          an optional number from 0 to 2
//	card:"count"             like 0..99 may, with a special sentence for an invalid number
//	card:"1.. else=no-row"   a list of one or more; no-row is the sentence for an empty list
//	card:"id=search"         ids of entries of the kind search
//	card:"once"              values that must differ within one list
//	card:"file"              an optional field of the file; no question asks for it
//
// If a struct field has bounds, these bounds hold for all numbers in the struct that have no bounds
// of their own.
package card

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tablemate/tables"
)

// Most is the largest number that a field with the tag "count" may hold.
const Most = 99

// Field describes the values that one field may hold.
type Field struct {
	Name      string // the JSON name
	Type      reflect.Type
	Low, High int  // the bounds of a number, or of the length of a list
	Bounded   bool // whether Low and High are set
	Must      bool // required if When holds
	Once      bool
	File      bool
	Kinds     []string // the words after id= in the tag: kinds of entries, such as minion, or ids, such as brodie
	Else      string   // the id of a special sentence for an invalid value, or ""
	When      Condition
	Described bool // whether the field has a tag, and all words in the tag are known
	at        int
}

// The variable `known` maps a reflect.Type to its []Field, as a cache.
var known sync.Map

// Fields returns the fields of a struct type. The result is cached: do not change it.
func Fields(t reflect.Type) []Field {
	if fields, ok := known.Load(t); ok {
		return fields.([]Field)
	}
	out := make([]Field, t.NumField())
	for i := range out {
		field := t.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		out[i] = Field{Name: name, Type: field.Type, at: i}
		out[i].read(field.Tag.Get("card"))
	}
	known.Store(t, out)
	return out
}

func (f *Field) read(tag string) {
	may := false
	f.Described = tag != ""
	for _, word := range strings.Fields(tag) {
		name, value, named := strings.Cut(word, "=")
		low, high, bounds := strings.Cut(word, "..")
		switch {
		case word == "id":
		case word == "may":
			may = true
		case word == "must":
			f.Must = true
		case word == "once":
			f.Once = true
		case word == "file":
			f.File = true
		case bounds:
			f.bound(low, high)
		case word == "count":
			may, f.Else = true, "box.card-count"
			f.bound("0", strconv.Itoa(Most))
		case name == "else":
			f.Else = "box." + value
		case name == "id":
			f.Kinds = strings.Split(value, ",")
		case named:
			f.When = parseCondition(word)
		default:
			f.Described = false
		}
	}
	f.Must = f.Must || f.Bounded && !may && f.Type.Kind() == reflect.Int
}

func (f *Field) bound(low, high string) {
	f.Bounded, f.High = true, math.MaxInt
	f.Low, _ = strconv.Atoi(low)
	if n, err := strconv.Atoi(high); err == nil {
		f.High = n
	}
}

// Fits reports whether a number, or the length of a list, is within the bounds.
func (f Field) Fits(n int) bool { return !f.Bounded || f.Low <= n && n <= f.High }

// Inner returns the fields inside a struct or a list of structs. For other types, it returns nil.
func (f Field) Inner() []Field {
	t := f.Type
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || t == reflect.TypeFor[tables.Text]() {
		return nil
	}
	if !f.Bounded || f.Type.Kind() != reflect.Struct {
		return Fields(t)
	}
	inner := slices.Clone(Fields(t))
	for i := range inner {
		if in := &inner[i]; !in.Bounded {
			in.Low, in.High, in.Bounded = f.Low, f.High, true
		}
	}
	return inner
}

// The method Of returns the value that this field has in the given struct.
func (f Field) Of(in reflect.Value) reflect.Value { return in.Field(f.at) }

// Walk calls `look` for each field of a card, also for nested fields. For a list, it calls `look`
// with the list, and then with each element. If an element is a struct, Walk calls `look` only with
// the fields of the element. The path `at` is valid only during the call.
func Walk(in reflect.Value, look func(at []string, f Field, v reflect.Value)) {
	walkFields(in, Fields(in.Type()), make([]string, 0, 8), look)
}

func walkFields(in reflect.Value, fields []Field, at []string, look func([]string, Field, reflect.Value)) {
	for _, f := range fields {
		f.Must = f.Must && f.When.Holds(in)
		v, way := f.Of(in), append(at, f.Name)
		look(way, f, v)
		inner := f.Inner()
		switch entry := (Field{Name: f.Name, Must: f.Low > 0, Kinds: f.Kinds}); {
		case v.Kind() == reflect.Slice:
			entry.Type = f.Type.Elem()
			for i := range v.Len() {
				if to := append(way, strconv.Itoa(i)); inner != nil {
					walkFields(v.Index(i), inner, to, look)
				} else {
					look(to, entry, v.Index(i))
				}
			}
		case inner != nil && v.Kind() == reflect.Struct:
			walkFields(v, inner, way, look)
		case inner != nil && !v.IsNil():
			walkFields(v.Elem(), inner, way, look)
		}
	}
}

// Condition holds if the field named Field has one of the values in Words.
type Condition struct {
	Field string
	Words []string
}

func parseCondition(text string) Condition {
	field, words, _ := strings.Cut(text, "=")
	return Condition{field, strings.Split(words, ",")}
}

// Holds reports whether the condition is true for a struct. The zero Condition is always true.
func (c Condition) Holds(in reflect.Value) bool {
	if c.Field == "" {
		return true
	}
	fields := Fields(in.Type())
	i := slices.IndexFunc(fields, func(f Field) bool { return f.Name == c.Field })
	return slices.Contains(c.Words, fmt.Sprint(fields[i].Of(in)))
}
