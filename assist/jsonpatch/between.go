// Package jsonpatch computes the differences between two JSON texts as a JSON Patch (RFC 6902), and
// applies them to a Go value. It uses the operations add, replace and remove.
package jsonpatch

import (
	"encoding/json"

	"github.com/wI2L/jsondiff"

	"tablemate/tables/strictjson"
)

const (
	adds     = "add"
	replaces = "replace"
	removes  = "remove"
)

// Between returns the JSON Patch that changes one JSON text into another, or nil if both are equal.
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

type difference struct {
	Op    string `json:"op"`
	Path  string `json:"path"`
	Value *any   `json:"value,omitempty"`
}
