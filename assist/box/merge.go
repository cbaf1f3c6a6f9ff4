package box

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"

	"github.com/goccy/go-yaml"

	"tablemate/assist/disk"
	"tablemate/tables"
	"tablemate/tables/card"
)

// Change is a card of another box. This box lacks the card, or has other values for it.
type Change struct {
	ID     string
	Name   tables.Text
	Fields []Field // the different values; empty for a card that this box lacks
}

// Field is one field of a card, with its values in this box (`Here`) and in another box (`There`).
// A missing field has the value "".
type Field struct{ Name, Here, There string }

// OpenFile reads a box from any file. It returns the same errors as Open. If the file is missing,
// it returns a *Fault.
func OpenFile(path string, shape card.Shape) (*Box, error) {
	if _, err := os.Stat(path); err != nil {
		return nil, &Fault{Path: path, ID: "box.unreadable", Args: cause(err)}
	}
	return open(path, shape)
}

// Changes returns the cards that an import would add or change, in the order of the other box.
func (b *Box) Changes(other *Box) []Change {
	var out []Change
	for _, t := range other.things {
		i := b.index(t.id)
		if i < 0 {
			out = append(out, Change{ID: t.id, Name: nameIn(t)})
		} else if fields := differences(b.things[i], t); len(fields) > 0 {
			out = append(out, Change{t.id, nameIn(t), fields})
		}
	}
	return out
}

func differences(here, there thing) []Field {
	mine, theirs := valuesOf(here), valuesOf(there)
	names := map[string]any{}
	maps.Copy(names, mine)
	maps.Copy(names, theirs)
	var out []Field
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if f := (Field{name, written(mine[name]), written(theirs[name])}); f.Here != f.There {
			out = append(out, f)
		}
	}
	return out
}

func valuesOf(t thing) map[string]any {
	var fields map[string]any
	if yaml.NodeToValue(t.node, &fields) != nil {
		return nil
	}
	return fields
}

// written returns the value of a field as text. Nil (for a missing field), zero, false, and empty
// lists and maps become "".
func written(v any) string {
	if text, ok := v.(string); ok {
		return text
	}
	text, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	if slices.Contains([]string{"null", "0", "false", "[]", "{}"}, string(text)) {
		return ""
	}
	return string(text)
}

// Import copies cards from another box, with the comments inside them. A copied card replaces the
// card with the same id. Import does not read the file of the other box again. If Import returns
// nil, the copied cards are in b's file on the disk.
func (b *Box) Import(other *Box, ids []string) error {
	return b.rewrite(func(now *Box, text []byte) ([]byte, error) {
		for _, id := range ids {
			at, end := other.span(other.text, other.index(id))
			entry := bytes.TrimRight(other.text[at:end], "\n")
			text = now.replaced(text, id, append(slices.Clone(entry), '\n'))
			if faults := now.parseAlone(text); len(faults) > 0 {
				return nil, faults[0]
			}
		}
		return text, nil
	})
}

// parseAlone parses a text without the checks between cards. A card may refer to another card that
// is not imported yet.
func (b *Box) parseAlone(text []byte) []*Fault {
	alone := *b
	alone.shape.Misfits = nil
	faults := alone.parse(text)
	b.things = alone.things
	return faults
}

// Text returns the whole text of the file, or nil if there is no file.
func (b *Box) Text() ([]byte, error) { return readFile(b.path) }

// rewrite applies `change` to the file's present text, because people may have edited the file. It
// never saves a text with faults.
func (b *Box) rewrite(change func(now *Box, text []byte) ([]byte, error)) error {
	err := disk.Change(b.path, func() error {
		text, err := readFile(b.path)
		if err != nil {
			return err
		}
		now := &Box{path: b.path, shape: b.shape}
		if faults := now.parse(text); len(faults) > 0 {
			return faults[0]
		}
		if text, err = change(now, text); err != nil {
			return err
		}
		if faults := now.parse(text); len(faults) > 0 {
			return faults[0]
		}
		if err := disk.Replace(b.path, text, 0o644); err != nil {
			return err
		}
		*b = *now
		return nil
	})
	if _, told := errors.AsType[*Fault](err); err == nil || told {
		return err
	}
	return writeError(b.path, err)
}

// encodeEntry encodes several parts as one YAML entry. All texts are quoted, because YAML could
// read a name without quotes as a number or a comment.
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
		block(&entry, from, "\n")
	}
	// The first field must follow the dash, so TrimSpace removes the newline before this field.
	return append(
		[]byte("- "),
		append(bytes.TrimSpace(bytes.ReplaceAll(entry.Bytes(), []byte("\n"), []byte("\n  "))), '\n')...), nil
}

// block converts a JSON value to YAML. The JSON was written by encoding/json, so reading it cannot
// fail.
func block(to *bytes.Buffer, from *json.Decoder, newline string) {
	mark, _ := from.Token()
	switch mark {
	case json.Delim('{'):
		if !from.More() {
			to.WriteString(" {}")
		}
		for from.More() {
			name, _ := from.Token()
			fmt.Fprintf(to, "%s%s:", newline, name)
			block(to, from, newline+"  ")
		}
	case json.Delim('['):
		if !from.More() {
			to.WriteString(" []")
		}
		for from.More() {
			fmt.Fprintf(to, "%s-", newline)
			block(to, from, newline+"  ")
		}
	default:
		value, _ := json.Marshal(mark)
		fmt.Fprintf(to, " %s", value)
		return
	}
	_, _ = from.Token() // skips the closing bracket
}
