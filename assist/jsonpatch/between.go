// Package jsonpatch finds and applies the differences between values. A difference is a JSON
// Patch (RFC 6902) between their JSON texts, with the operations add, replace and remove.
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

// difference is an operation as Between writes it. A removal has no value.
type difference struct {
	Op    string `json:"op"`
	Path  string `json:"path"`
	Value *any   `json:"value,omitempty"`
}
