package box

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// encodeEntry returns a thing as an entry of the list; its fields may come in
// several parts. All text is quoted, so that no name is read as a number, a
// comment or a mark of YAML.
func encodeEntry(parts ...any) ([]byte, error) {
	var entry bytes.Buffer
	for _, part := range parts {
		var fields bytes.Buffer
		to := json.NewEncoder(&fields)
		to.SetEscapeHTML(false)
		if err := to.Encode(part); err != nil {
			return nil, err
		}
		from := json.NewDecoder(&fields)
		from.UseNumber()
		if err := block(&entry, from, "\n"); err != nil {
			return nil, err
		}
	}
	// The first field stands behind the dash that begins the entry.
	return append([]byte("- "), append(bytes.TrimSpace(bytes.ReplaceAll(entry.Bytes(), []byte("\n"), []byte("\n  "))), '\n')...), nil
}

// block writes one JSON value as YAML, each field on a line of its own behind
// newline, which holds the indent.
func block(to *bytes.Buffer, from *json.Decoder, newline string) error {
	mark, err := from.Token()
	if err != nil {
		return err
	}
	switch mark {
	case json.Delim('{'):
		if !from.More() {
			to.WriteString(" {}")
		}
		for from.More() {
			name, _ := from.Token()
			fmt.Fprintf(to, "%s%s:", newline, name)
			if err := block(to, from, newline+"  "); err != nil {
				return err
			}
		}
	case json.Delim('['):
		if !from.More() {
			to.WriteString(" []")
		}
		for from.More() {
			fmt.Fprintf(to, "%s-", newline)
			if err := block(to, from, newline+"  "); err != nil {
				return err
			}
		}
	default:
		value, err := json.Marshal(mark)
		fmt.Fprintf(to, " %s", value)
		return err
	}
	_, err = from.Token() // what closes it
	return err
}
