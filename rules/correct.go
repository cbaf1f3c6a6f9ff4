package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables/strictjson"
)

// Correction says what the table really shows, whatever the record made of it.
// What it leaves out stays.
type Correction struct {
	Changes []Change `json:"changes,omitempty" jsonschema:"the places that change, in order"`
}

// Kind is the name of every correction in a journal.
func (Correction) Kind() string { return "correct" }

// Change says what really stands at one place of the table.
type Change struct {
	// Path is a JSON Pointer (RFC 6901) into the JSON of the state. What is in a
	// list is named by its index, or by one of its fields, which may lie deeper:
	// /groups/seat=red/food, /mice/hero.id=nez/wounds. A star alone is all of it.
	Path  string          `json:"path" jsonschema:"where in the state, as JSON Pointer (RFC 6901); one of a list by its index or a field"`
	Value json.RawMessage `json:"value" jsonschema:"what stands there; null: nothing"`
}

// To is a change of what stands at path, nil for nothing.
func To(path string, value any) Change {
	text, err := json.Marshal(value)
	if err != nil {
		panic("rules: no JSON: " + err.Error())
	}
	return Change{path, text}
}

// Names reports whether a correction says what stands at path.
func (c Correction) Names(path string) bool {
	return slices.ContainsFunc(c.Changes, func(c Change) bool { return c.Path == path })
}

// ErrNoPlace is a change at a place that this table does not have.
var ErrNoPlace = errors.New("there is no such place on the table")

// Corrected is the table with changes made to it. It is read strictly: what does
// not belong into a state is an error.
func Corrected[S any](s S, changes []Change) (S, error) {
	tree, err := Tree(s)
	if err != nil {
		return s, err
	}
	was, err := json.Marshal(tree)
	for _, c := range changes {
		if err == nil {
			tree, err = c.applyTo(tree)
		}
	}
	if err != nil {
		return s, err
	}
	now, err := json.Marshal(tree)
	if err != nil || bytes.Equal(was, now) {
		return s, err
	}
	var after S
	if err := strictjson.Read(now, &after); err != nil {
		return s, err
	}
	return after, nil
}

// applyTo returns a tree with the change made to it.
func (c Change) applyTo(tree any) (any, error) {
	var value any
	if err := strictjson.Read(c.Value, &value); len(c.Value) > 0 && err != nil {
		return tree, err
	}
	return setValue(tree, steps(c.Path), value)
}

// Tree is a state as its JSON has it.
func Tree(s any) (any, error) {
	text, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	var tree any
	err = strictjson.Read(text, &tree)
	return tree, err
}

// At is what stands at path in a tree, nil for nothing.
func At(tree any, path string) any {
	for _, name := range steps(path) {
		switch node := tree.(type) {
		case map[string]any:
			tree = node[name]
		case []any:
			i := indexOf(node, name)
			if i < 0 {
				return nil
			}
			tree = node[i]
		default:
			return nil
		}
	}
	return tree
}

// setValue sets value at path below node, and gives node as it then is. What an empty
// state leaves out is made on the way.
func setValue(node any, path []string, value any) (any, error) {
	if len(path) == 0 {
		return value, nil
	}
	switch node := node.(type) {
	case nil:
		if value == nil {
			return nil, nil
		}
		return setValue(map[string]any{}, path, value)
	case map[string]any:
		child, err := setValue(node[path[0]], path[1:], value)
		if child == nil {
			delete(node, path[0])
		} else {
			node[path[0]] = child
		}
		return node, err
	case []any:
		return setInList(node, path, value)
	}
	return node, ErrNoPlace
}

// setInList sets a value in a list. A whole thing that is not in it yet comes last.
func setInList(list []any, path []string, value any) (any, error) {
	if path[0] == "*" && len(path) > 1 {
		return setInEach(list, path[1:], value)
	}
	i := indexOf(list, path[0])
	switch named := strings.Contains(path[0], "="); {
	case i < 0 && named && len(path) == 1 && value != nil:
		return append(list, value), nil
	case i < 0 && named && len(path) == 1:
		return list, nil
	case i < 0:
		return list, ErrNoPlace
	}
	child, err := setValue(list[i], path[1:], value)
	if child == nil {
		return slices.Delete(list, i, i+1), err
	}
	list[i] = child
	return list, err
}

// setInEach sets a value in everything in a list.
func setInEach(list []any, path []string, value any) (any, error) {
	for i := range list {
		child, err := setValue(list[i], path, value)
		if err != nil {
			return list, err
		}
		list[i] = child
	}
	return list, nil
}

// indexOf returns the index of what a step of a path names in a list, -1 for nothing.
func indexOf(list []any, name string) int {
	field, value, named := strings.Cut(name, "=")
	if named {
		return slices.IndexFunc(list, func(e any) bool {
			return pathName(At(e, "/"+strings.ReplaceAll(field, ".", "/"))) == value
		})
	}
	if i, err := strconv.Atoi(name); err == nil && i >= 0 && i < len(list) {
		return i
	}
	return -1
}

// pathName writes a value as a path names it: a word as it is.
func pathName(v any) string {
	if word, ok := v.(string); ok {
		return word
	}
	text, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return string(text)
}

// steps are the names along a path.
func steps(path string) []string {
	if path == "" {
		return nil
	}
	all := strings.Split(strings.TrimPrefix(path, "/"), "/")
	for i, name := range all {
		all[i] = strings.ReplaceAll(strings.ReplaceAll(name, "~1", "/"), "~0", "~")
	}
	return all
}

// escaped returns a name as a JSON Pointer writes it, the inverse of what steps reads.
func escaped(name string) string {
	return strings.ReplaceAll(strings.ReplaceAll(name, "~", "~0"), "/", "~1")
}
