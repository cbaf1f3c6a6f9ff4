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

// compact returns a value as one line of JSON. It does not escape angle brackets.
func compact(v any) (json.RawMessage, error) { return strictjson.Write(v) }

// unchanged is the patch of a line that changed nothing on the table: without
// any, the rules would be asked what followed.
var unchanged = json.RawMessage("[]")

// between returns the patch from one state to another, nil if they are the same.
func between[S any](before, after S) (json.RawMessage, error) {
	if reflect.DeepEqual(before, after) {
		return nil, nil
	}
	from, err := compact(before)
	if err != nil {
		return nil, err
	}
	to, err := compact(after)
	if err != nil || bytes.Equal(from, to) { // a list may be empty in two ways
		return nil, err
	}
	return jsonpatch.Between(from, to)
}

// encodeNotes returns notes as they are recorded; nil for none.
func encodeNotes(notes []rules.Note) (json.RawMessage, error) {
	if len(notes) == 0 {
		return nil, nil
	}
	return compact(notes)
}

// encodeAll returns actions as they are recorded.
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

// write writes a value as one line of JSON.
func write(to io.Writer, v any) error {
	out := json.NewEncoder(to)
	out.SetEscapeHTML(false)
	return out.Encode(v)
}

// writeEach writes a list as one line of JSON, as write does, but one value after
// another: the longest record fills no memory a second time.
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
