package session

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"reflect"

	"tablemate/assist/jsonpatch"
	"tablemate/rules"
	"tablemate/tables/strictjson"
)

// The function `compact` encodes a value as JSON, without escapes for angle brackets.
func compact(v any) (json.RawMessage, error) { return strictjson.Write(v) }

// unchanged is the patch of a line that changes nothing. Without a patch, a reader would compute
// the line's result by the rules.
var unchanged = json.RawMessage("[]")

// The function `between` returns the JSON Patch from one state to another, or nil if they are
// equal.
func between[S any](before, after S) (json.RawMessage, error) {
	if reflect.DeepEqual(before, after) {
		return nil, nil
	}
	from, err := compact(before)
	if err != nil {
		return nil, err
	}
	to, err := compact(after)
	if err != nil || bytes.Equal(from, to) { // because of omitempty, different states can have equal JSON
		return nil, err
	}
	return jsonpatch.Between(from, to)
}

func encodeNotes(notes []rules.Note) (json.RawMessage, error) {
	if len(notes) == 0 {
		return nil, nil
	}
	return compact(notes)
}

func encodeAll[T rules.Kinded](k rules.Kinds[T], all []T) ([]json.RawMessage, error) {
	out := make([]json.RawMessage, len(all))
	for i, v := range all {
		text, err := k.Encode(v)
		if err != nil {
			return nil, err
		}
		out[i] = text
	}
	return out, nil
}

func write(to io.Writer, v any) error {
	out := json.NewEncoder(to)
	out.SetEscapeHTML(false)
	return out.Encode(v)
}

// writeEach writes a list as one line of JSON. The whole JSON is never in memory.
func writeEach[T any](to io.Writer, list []T) error {
	out := bufio.NewWriter(to)
	sign := "["
	for i := range list {
		var text bytes.Buffer
		if err := write(&text, list[i]); err != nil {
			return err
		}
		out.WriteString(sign)
		out.Write(bytes.TrimSuffix(text.Bytes(), []byte("\n")))
		sign = ","
	}
	if len(list) == 0 {
		out.WriteString(sign)
	}
	out.WriteString("]\n")
	return out.Flush()
}
