package jsonpatch

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables/strictjson"
)

// Apply applies a JSON Patch to the value that v points to. Before Apply changes a list, a map or a
// pointer, it makes a copy, because other values may share the original. The error is a
// *strictjson.Slip. After an error, do not use the value.
func Apply(v any, patch []byte) error {
	var steps []operation
	if err := strictjson.ReadKnown(patch, &steps); err != nil {
		return err
	}
	ours := map[uintptr]bool{}
	for i, o := range steps {
		if wrong, field := o.wrong(); field != "" {
			return &strictjson.Slip{What: wrong, Path: []string{strconv.Itoa(i), field}}
		}
		o.ours = ours
		path := strings.Split(*o.Path, "/")[1:]
		for i, name := range path {
			path[i] = strings.ReplaceAll(strings.ReplaceAll(name, "~1", "/"), "~0", "~")
		}
		err := o.change(reflect.ValueOf(v).Elem(), path)
		if slip, wrong := errors.AsType[*strictjson.Slip](err); wrong {
			slip.Path = slices.Concat(path, slip.Path)
			return slip
		}
	}
	return nil
}

type operation struct {
	Op    string          `json:"op"`
	Path  *string         `json:"path"`
	Value json.RawMessage `json:"value"`

	ours map[uintptr]bool // lists already copied for this patch
}

func (o operation) wrong() (what strictjson.What, field string) {
	switch {
	case o.Op != adds && o.Op != replaces && o.Op != removes:
		return strictjson.Value, "op"
	case o.Path == nil:
		return strictjson.Missing, "path"
	case *o.Path == "" && o.Op == removes, *o.Path != "" && (*o.Path)[0] != '/':
		return strictjson.Value, "path"
	case o.Value == nil && o.Op != removes:
		return strictjson.Missing, "value"
	}
	return "", ""
}

func noPlace() error { return &strictjson.Slip{What: strictjson.Place} }

func (o operation) change(at reflect.Value, path []string) error {
	if len(path) == 0 {
		read := reflect.New(at.Type())
		err := strictjson.Read(o.Value, read.Interface())
		at.Set(read.Elem())
		return err
	}
	switch kind := at.Kind(); {
	case strictjson.ReadsItself(at.Type()), kind == reflect.Map && at.Type().Key().Kind() != reflect.String:
		return o.inTree(at, path)
	case kind == reflect.Struct:
		return o.inStruct(at, path)
	case kind == reflect.Array:
		if i, err := strconv.Atoi(path[0]); err == nil && i >= 0 && i < at.Len() &&
			(len(path) > 1 || o.Op == replaces) {
			return o.change(at.Index(i), path[1:])
		}
	case kind == reflect.Slice && !at.IsNil():
		return o.inList(at, path)
	case kind == reflect.Map && !at.IsNil():
		return o.inMap(at, path)
	case (kind == reflect.Pointer || kind == reflect.Interface) && !at.IsNil():
		held := reflect.New(at.Elem().Type())
		held.Elem().Set(at.Elem())
		err := o.change(held.Elem(), path)
		if kind == reflect.Interface {
			held = held.Elem()
		}
		at.Set(held)
		return err
	}
	return noPlace()
}

// inStruct treats a field as present even if it has the zero value. Another program may have
// written the zero value explicitly in the JSON that the patch changes.
func (o operation) inStruct(at reflect.Value, path []string) error {
	f := strictjson.FieldNamed(strictjson.Fields(at.Type()), path[0])
	if f == nil {
		return noPlace()
	}
	field := at.FieldByIndex(f.At)
	if len(path) == 1 && o.Op == removes {
		field.SetZero()
		return nil
	}
	return o.change(field, path[1:])
}

func (o operation) inMap(at reflect.Value, path []string) error {
	now := reflect.MakeMapWithSize(at.Type(), at.Len()+1)
	for key, value := range at.Seq2() {
		now.SetMapIndex(key, value)
	}
	at.Set(now)
	key, last := reflect.ValueOf(path[0]).Convert(at.Type().Key()), len(path) == 1
	value, was := reflect.New(at.Type().Elem()).Elem(), now.MapIndex(key)
	switch {
	case !was.IsValid() && (!last || o.Op != adds):
		return noPlace()
	case last && o.Op == removes:
		now.SetMapIndex(key, reflect.Value{})
		return nil
	case was.IsValid():
		value.Set(was)
	}
	err := o.change(value, path[1:])
	now.SetMapIndex(key, value)
	return err
}

func (o operation) inList(at reflect.Value, path []string) error {
	n, last := at.Len(), len(path) == 1
	i, err := strconv.Atoi(path[0])
	if path[0] == "-" {
		i, err = n, nil
	}
	more := 0
	switch {
	case last && o.Op == adds:
		more = 1
	case last && o.Op == removes:
		more = -1
	}
	if err != nil || i < 0 || i > n || i == n && more != 1 {
		return noPlace()
	}
	if more != 0 || !o.ours[at.Pointer()] {
		now := reflect.MakeSlice(at.Type(), n+more, n+more)
		reflect.Copy(now, at.Slice(0, i))
		reflect.Copy(now.Slice(i+max(more, 0), n+more), at.Slice(i+max(-more, 0), n))
		at.Set(now)
		o.ours[now.Pointer()] = true
	}
	if more < 0 {
		return nil
	}
	return o.change(at.Index(i), path[1:])
}

// inTree changes a value through its JSON. This is needed for types with their own JSON methods and
// for maps whose keys are not strings.
func (o operation) inTree(at reflect.Value, path []string) error {
	text, err := json.Marshal(at.Addr().Interface())
	if err != nil {
		return noPlace()
	}
	var tree any
	if err := strictjson.Read(text, &tree); err != nil {
		return err
	}
	if err := o.change(reflect.ValueOf(&tree).Elem(), path); err != nil {
		return err
	}
	o.Value, _ = json.Marshal(tree) // cannot fail for a decoded tree
	return o.change(at, nil)
}
