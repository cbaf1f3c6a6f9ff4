package session

import (
	"bytes"
	"encoding/json"
	"reflect"

	"tablemate/assist/jsonpatch"
)

// unchanged is the patch of a line that changed nothing on the table: without
// any, the rules would be asked what followed.
var unchanged = json.RawMessage("[]")

// between returns the patch from one state to another, nil if they are the same.
func between[S any](before, after S) (json.RawMessage, error) {
	if reflect.DeepEqual(before, after) {
		return nil, nil
	}
	was, err := compact(before)
	if err != nil {
		return nil, err
	}
	is, err := compact(after)
	if err != nil || bytes.Equal(was, is) { // a list may be empty in two ways
		return nil, err
	}
	return jsonpatch.Between(was, is)
}
