package session

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wI2L/jsondiff"

	"tablemate/rules"
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

// patched is a state on its way through a record. Patches change its JSON in
// memory, and the state is read from that when somebody looks: to decode a whole
// record anew at each of 5,000 lines takes seconds.
type patched[S any] struct {
	state S
	tree  any  // the JSON of the state; nil where nothing was patched since
	stale bool // tree has changed since state was read from it
}

// operation is one step of a patch. Tables know only these three.
type operation struct {
	Op    string `json:"op"` // add, replace or remove
	Path  string `json:"path"`
	Value any    `json:"value"`
}

// operationOf reads a step; false where it is none that tables know, or lacks what it
// needs: without a path the whole table would be meant.
func operationOf(step map[string]any) (o operation, ok bool) {
	o.Op, _ = step["op"].(string)
	o.Path, ok = step["path"].(string)
	value, given := step["value"]
	o.Value = value
	switch o.Op {
	case "add", "replace":
		return o, ok && given
	case "remove":
		return o, ok
	}
	return o, false
}

// removal is an operation without a value.
type removal struct {
	Op   string `json:"op"`
	Path string `json:"path"`
}

// patch changes the table as a record says.
func (t *patched[S]) patch(text json.RawMessage) error {
	var steps []map[string]any
	if err := json.Unmarshal(text, &steps); err != nil {
		return err
	}
	if t.tree == nil {
		tree, err := rules.Tree(t.state)
		if err != nil {
			return err
		}
		t.tree = tree
	}
	for _, step := range steps {
		o, whole := operationOf(step)
		if !whole || o.Path != "" && o.Path[0] != '/' {
			return fmt.Errorf("%s %s: %w", o.Op, o.Path, rules.ErrNoPlace)
		}
		changed, err := o.apply(t.tree, strings.Split(o.Path, "/")[1:])
		if err != nil {
			return fmt.Errorf("%s %s: %w", o.Op, o.Path, err)
		}
		t.tree, t.stale = changed, true
	}
	return nil
}

// settle reads the state from what patches made of it.
func (t *patched[S]) settle() error {
	if !t.stale {
		return nil
	}
	s, err := rules.ReadTree[S](t.tree)
	if err != nil {
		return err
	}
	t.state, t.stale = s, false
	return nil
}

// apply changes what lies at path below node, and gives node as it then is.
func (o operation) apply(node any, path []string) (any, error) {
	if len(path) == 0 {
		return o.Value, nil
	}
	switch node := node.(type) {
	case map[string]any:
		return node, o.inObject(node, escapes.Replace(path[0]), path[1:])
	case []any:
		return o.inList(node, path[0], path[1:])
	}
	return node, rules.ErrNoPlace
}

// inObject applies an operation below a key of an object.
func (o operation) inObject(node map[string]any, key string, rest []string) error {
	child, there := node[key]
	switch {
	case len(rest) == 0 && o.Op == "add":
		node[key] = o.Value
	case !there:
		return rules.ErrNoPlace
	case len(rest) == 0 && o.Op == "remove":
		delete(node, key)
	default:
		changed, err := o.apply(child, rest)
		node[key] = changed
		return err
	}
	return nil
}

// inList applies an operation below an index of a list.
func (o operation) inList(node []any, key string, rest []string) (any, error) {
	i, err := strconv.Atoi(key)
	if key == "-" {
		i, err = len(node), nil
	}
	switch {
	case err == nil && len(rest) == 0 && o.Op == "add" && i >= 0 && i <= len(node):
		return slices.Insert(node, i, o.Value), nil
	case err != nil || i < 0 || i >= len(node):
		return node, rules.ErrNoPlace
	case len(rest) == 0 && o.Op == "remove":
		return slices.Delete(node, i, i+1), nil
	}
	node[i], err = o.apply(node[i], rest)
	return node, err
}

// escapes are the signs that JSON Pointer (RFC 6901) writes otherwise in a key.
var escapes = strings.NewReplacer("~1", "/", "~0", "~")
