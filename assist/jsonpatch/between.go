// Package jsonpatch tells what changed between two values, and changes values so: as JSON
// Patch (RFC 6902) of what encoding/json writes of them, with add, replace and remove.
package jsonpatch

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables/strictjson"
)

// Between returns the patch from one text of JSON to another; nil where they say the same.
// What differs in a list is told by its index, and what is longer or shorter at its end.
func Between(before, after []byte) (json.RawMessage, error) {
	if bytes.Equal(before, after) {
		return nil, nil
	}
	var was, is any
	if err := strictjson.Read(before, &was); err != nil {
		return nil, err
	}
	if err := strictjson.Read(after, &is); err != nil {
		return nil, err
	}
	steps := compare(nil, "", was, is)
	if len(steps) == 0 {
		return nil, nil
	}
	return strictjson.Write(steps)
}

// The operations.
const (
	adds     = "add"
	replaces = "replace"
	removes  = "remove"
)

// difference is an operation as it is written.
type difference struct {
	Op    string `json:"op"`
	Path  string `json:"path"`
	Value any    `json:"value,omitzero"`
}

// changed returns the operation that puts a value at a path.
func changed(op, path string, value any) difference {
	if value == nil {
		value = json.RawMessage("null")
	}
	return difference{op, path, value}
}

// compare appends the operations that make one value of another.
func compare(steps []difference, path string, was, is any) []difference {
	switch is := is.(type) {
	case map[string]any:
		if was, ok := was.(map[string]any); ok {
			return compareObjects(steps, path, was, is)
		}
	case []any:
		if was, ok := was.([]any); ok {
			return compareLists(steps, path, was, is)
		}
	default:
		if was == is {
			return steps
		}
	}
	return append(steps, changed(replaces, path, is))
}

// compareObjects goes through all names in their order.
func compareObjects(steps []difference, path string, was, is map[string]any) []difference {
	names := slices.AppendSeq(slices.Collect(maps.Keys(was)), maps.Keys(is))
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		at := path + "/" + escaped(name)
		before, inOld := was[name]
		after, inNew := is[name]
		switch {
		case !inNew:
			steps = append(steps, difference{Op: removes, Path: at})
		case !inOld:
			steps = append(steps, changed(adds, at, after))
		default:
			steps = compare(steps, at, before, after)
		}
	}
	return steps
}

func compareLists(steps []difference, path string, was, is []any) []difference {
	both := min(len(was), len(is))
	for range was[both:] {
		steps = append(steps, difference{Op: removes, Path: path + "/" + strconv.Itoa(both)})
	}
	for i := range both {
		steps = compare(steps, path+"/"+strconv.Itoa(i), was[i], is[i])
	}
	for _, value := range is[both:] {
		steps = append(steps, changed(adds, path+"/-", value))
	}
	return steps
}

// escaped returns a name as a path has it (RFC 6901).
func escaped(name string) string {
	return strings.ReplaceAll(strings.ReplaceAll(name, "~", "~0"), "/", "~1")
}
