package session

import (
	"encoding/json"
	"fmt"
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
	steps := make([]operation, len(patch))
	for i, o := range patch {
		steps[i] = operation{Op: o.Type, Path: o.Path}
		if o.Type == removes {
			continue
		}
		if steps[i].Value, err = compact(o.Value); err != nil {
			return nil, err
		}
	}
	return compact(steps)
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
	Op    string          `json:"op"`
	Path  string          `json:"path"`
	Value json.RawMessage `json:"value,omitempty"`
}

const adds, replaces, removes = "add", "replace", "remove"

// stepsOf reads a patch.
func stepsOf(text json.RawMessage) ([]operation, error) {
	var steps []operation
	if err := rules.ReadJSON(text, &steps); err != nil {
		return nil, err
	}
	for i, o := range steps {
		if !o.known() {
			return nil, fmt.Errorf("step %d: %w", i+1, rules.ErrNoPlace)
		}
	}
	return steps, nil
}

// known reports whether a step is one that tables know, with what it needs.
func (o operation) known() bool {
	return strings.HasPrefix(o.Path, "/") && (o.Op == removes || o.Value != nil && (o.Op == adds || o.Op == replaces))
}
