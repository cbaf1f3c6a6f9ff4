package session

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wI2L/jsondiff"

	"tablemate/rules"
	"tablemate/rules/jsonscan"
)

// changes returns a JSON Patch (RFC 6902) from one state to another, both as
// JSON; nil if nothing changed.
func changes(before, after json.RawMessage) (json.RawMessage, error) {
	patch, err := jsondiff.CompareJSON(before, after)
	if err != nil || len(patch) == 0 {
		return nil, err
	}
	out := make([]any, len(patch))
	for i, o := range patch {
		if out[i] = (operation{o.Type, o.Path, o.Value}); o.Type == jsondiff.OperationRemove {
			out[i] = removal{o.Type, o.Path}
		}
	}
	return compact(out)
}

// unchanged is the patch of a line that changed nothing on the table: without
// any, the rules would be asked what followed.
var unchanged = json.RawMessage("[]")

// between returns the patch from one state to another, nil if they are the same.
func between[S any](before, after S) (json.RawMessage, error) {
	was, err := compact(before)
	if err != nil {
		return nil, err
	}
	is, err := compact(after)
	if err != nil {
		return nil, err
	}
	return changes(was, is)
}

// operation is one step of a patch. Tables know only these three.
type operation struct {
	Op    string `json:"op"` // add, replace or remove
	Path  string `json:"path"`
	Value any    `json:"value"`
}

// stepsOf reads a patch, whose text is JSON. The standard decoder would make a map of
// each step, and half of a resume is steps.
func stepsOf(text json.RawMessage) ([]operation, error) {
	if string(text) == "null" {
		return nil, nil
	}
	s := jsonscan.Scanner{Text: text}
	var steps []operation
	read := s.List(func() bool {
		var o operation
		var path, value bool
		ok := s.Object(func(key []byte) bool {
			switch string(key) {
			case "op":
				return s.StringValue(&o.Op)
			case "path":
				path = true
				return s.StringValue(&o.Path)
			case "value":
				value = true
				return s.Value(&o.Value)
			}
			return s.Raw() != nil
		})
		steps = append(steps, o)
		return ok && path && o.known(value)
	})
	if !read || !s.AtEnd() {
		return nil, fmt.Errorf("step %d: %w", len(steps), rules.ErrNoPlace)
	}
	return steps, nil
}

// known reports whether a step is one that tables know, with what it needs: without a
// path the whole table would be meant.
func (o operation) known(value bool) bool {
	switch o.Op {
	case "add", "replace":
		return value && (o.Path == "" || o.Path[0] == '/')
	case "remove":
		return o.Path == "" || o.Path[0] == '/'
	}
	return false
}

// removal is an operation without a value.
type removal struct {
	Op   string `json:"op"`
	Path string `json:"path"`
}

// apply changes what lies at path below node, and gives node as it then is.
func (o operation) apply(node any, path string) (any, error) {
	if path == "" {
		return o.Value, nil
	}
	key, rest := path[1:], ""
	if i := strings.IndexByte(key, '/'); i >= 0 {
		key, rest = key[:i], key[i:]
	}
	switch node := node.(type) {
	case map[string]any:
		if strings.Contains(key, "~") {
			key = strings.ReplaceAll(strings.ReplaceAll(key, "~1", "/"), "~0", "~") // as RFC 6901 has it
		}
		return node, o.inObject(node, key, rest)
	case []any:
		return o.inList(node, key, rest)
	}
	return node, rules.ErrNoPlace
}

// inObject applies an operation below a key of an object.
func (o operation) inObject(node map[string]any, key, rest string) error {
	child, there := node[key]
	switch {
	case rest == "" && o.Op == "add":
		node[key] = o.Value
	case !there:
		return rules.ErrNoPlace
	case rest == "" && o.Op == "remove":
		delete(node, key)
	default:
		changed, err := o.apply(child, rest)
		node[key] = changed
		return err
	}
	return nil
}

// inList applies an operation below an index of a list.
func (o operation) inList(node []any, key, rest string) (any, error) {
	i, err := strconv.Atoi(key)
	if key == "-" {
		i, err = len(node), nil
	}
	switch {
	case err == nil && rest == "" && o.Op == "add" && i >= 0 && i <= len(node):
		return slices.Insert(node, i, o.Value), nil
	case err != nil || i < 0 || i >= len(node):
		return node, rules.ErrNoPlace
	case rest == "" && o.Op == "remove":
		return slices.Delete(node, i, i+1), nil
	}
	node[i], err = o.apply(node[i], rest)
	return node, err
}
