package session

import (
	"cmp"
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	jsonpatch "github.com/evanphx/json-patch/v5"

	"tablemate/rules"
)

// patched is a state on its way through a record.
type patched[S any] struct{ state S }

// patch changes the state as a record says. The states before it stay as they are: a list or
// a map is copied before something in it changes.
func (t *patched[S]) patch(text json.RawMessage) error {
	steps, err := stepsOf(text)
	if err != nil {
		return err
	}
	next := t.state
	for _, o := range steps {
		if err := o.change(reflect.ValueOf(&next).Elem(), o.Path); err != nil {
			return fmt.Errorf("%s %s: %w", o.Op, o.Path, err)
		}
	}
	t.state = next
	return nil
}

// change changes what lies at path, a JSON Pointer (RFC 6901), below a value.
func (o operation) change(at reflect.Value, path string) error {
	if path == "" {
		return o.put(at)
	}
	key, rest := path[1:], ""
	if i := strings.IndexByte(key, '/'); i >= 0 {
		key, rest = key[:i], key[i:]
	}
	switch kind := at.Kind(); {
	case readsItself(at.Type()):
		return o.inText(at, path)
	case kind == reflect.Pointer && !at.IsNil():
		pointed := reflect.New(at.Type().Elem())
		pointed.Elem().Set(at.Elem())
		at.Set(pointed)
		return o.change(pointed.Elem(), path)
	case kind == reflect.Struct:
		return o.inStruct(at, unescape(key), rest)
	case kind == reflect.Map && !at.IsNil():
		return o.inMap(at, unescape(key), rest)
	case kind == reflect.Slice && !at.IsNil():
		return o.inSlice(at, key, rest)
	case kind == reflect.Array:
		if i, err := strconv.Atoi(key); err == nil && i >= 0 && i < at.Len() && (rest != "" || o.Op == replaces) {
			return o.change(at.Index(i), rest)
		}
	}
	return rules.ErrNoPlace
}

// put reads the value of the operation into at.
func (o operation) put(at reflect.Value) error {
	read := reflect.New(at.Type())
	err := rules.ReadJSON(o.Value, read.Interface())
	at.Set(read.Elem())
	return err
}

func (o operation) inStruct(at reflect.Value, key, rest string) error {
	field, omitted := fieldOf(at, key)
	switch {
	case !field.IsValid(), omitted && (rest != "" || o.Op != adds):
		return rules.ErrNoPlace
	case rest == "" && o.Op == removes:
		field.SetZero()
		return nil
	}
	return o.change(field, rest)
}

func (o operation) inMap(at reflect.Value, key, rest string) error {
	changed := reflect.MakeMapWithSize(at.Type(), at.Len()+1)
	for each := at.MapRange(); each.Next(); {
		changed.SetMapIndex(each.Key(), each.Value())
	}
	at.Set(changed)
	name := reflect.ValueOf(key).Convert(at.Type().Key())
	value, there := reflect.New(at.Type().Elem()).Elem(), changed.MapIndex(name).IsValid()
	switch {
	case !there && (rest != "" || o.Op != adds):
		return rules.ErrNoPlace
	case rest == "" && o.Op == removes:
		changed.SetMapIndex(name, reflect.Value{})
		return nil
	case there:
		value.Set(changed.MapIndex(name))
	}
	err := o.change(value, rest)
	changed.SetMapIndex(name, value)
	return err
}

func (o operation) inSlice(at reflect.Value, key, rest string) error {
	n := at.Len()
	i, err := strconv.Atoi(key)
	if key == "-" {
		i, err = n, nil
	}
	added, removed := 0, 0
	switch {
	case err != nil || i < 0 || i > n:
		return rules.ErrNoPlace
	case rest == "" && o.Op == adds:
		added = 1
	case i == n:
		return rules.ErrNoPlace
	case rest == "" && o.Op == removes:
		removed = 1
	}
	changed := reflect.MakeSlice(at.Type(), n+added-removed, n+added-removed)
	reflect.Copy(changed, at.Slice(0, i))
	reflect.Copy(changed.Slice(i+added, changed.Len()), at.Slice(i+removed, n))
	at.Set(changed)
	if removed > 0 {
		return nil
	}
	return o.change(changed.Index(i), rest)
}

// inText changes a value that reads and writes its JSON itself.
func (o operation) inText(at reflect.Value, path string) error {
	text, err := json.Marshal(at.Interface())
	if err != nil {
		return err
	}
	step, err := json.Marshal([]operation{{o.Op, path, o.Value}})
	if err != nil {
		return err
	}
	patch, err := jsonpatch.DecodePatch(step)
	if err != nil {
		return err
	}
	if text, err = patch.Apply(text); err != nil {
		return rules.ErrNoPlace
	}
	return operation{Op: replaces, Value: text}.put(at)
}

func readsItself(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return p.Implements(reflect.TypeFor[json.Unmarshaler]()) || p.Implements(reflect.TypeFor[encoding.TextUnmarshaler]())
}

// fieldOf returns the field of a struct that JSON calls by a name, the zero Value for none;
// omitted where JSON leaves it out as it stands.
func fieldOf(at reflect.Value, name string) (field reflect.Value, omitted bool) {
	for _, f := range reflect.VisibleFields(at.Type()) {
		called, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if !f.Anonymous && f.IsExported() && called != "-" && cmp.Or(called, f.Name) == name {
			field, kind := at.FieldByIndex(f.Index), f.Type.Kind()
			empty := strings.Contains(options, "omitempty") && kind != reflect.Struct && kind != reflect.Array
			return field, field.IsZero() && (empty || strings.Contains(options, "omitzero"))
		}
	}
	return reflect.Value{}, false
}

func unescape(key string) string {
	return strings.ReplaceAll(strings.ReplaceAll(key, "~1", "/"), "~0", "~")
}
