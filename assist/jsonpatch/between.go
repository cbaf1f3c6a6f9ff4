// Package jsonpatch finds and applies differences between values: a JSON Patch (RFC 6902) of
// what encoding/json writes of them, with add, replace and remove.
package jsonpatch

import (
	"encoding/json"

	"github.com/wI2L/jsondiff"

	"tablemate/tables/strictjson"
)

// The operations.
const (
	adds     = "add"
	replaces = "replace"
	removes  = "remove"
)

// Between returns the patch from one JSON text to another; nil if they are equal.
func Between(before, after []byte) (json.RawMessage, error) {
	differences, err := jsondiff.CompareJSON(before, after)
	if err != nil || len(differences) == 0 {
		return nil, err
	}
	steps := make([]difference, len(differences))
	for i, d := range differences {
		steps[i] = difference{Op: d.Type, Path: d.Path}
		if d.Type != removes {
			steps[i].Value = &d.Value
		}
	}
	return strictjson.Write(steps)
}

// difference is an operation to be written; a removal has no value.
type difference struct {
	Op    string `json:"op"`
	Path  string `json:"path"`
	Value *any   `json:"value,omitempty"`
}
