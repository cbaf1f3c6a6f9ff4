package rules

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Older says how corrections were written before they were changes: by fields of
// their own, each with its path. A field of the things in a list stands there as
// groups/food with /groups/seat=*/food, and the list with the field that names a
// thing. A minus goes before what a field takes away.
type Older map[string]string

// Read reads a correction as it is written, or as it was.
func (c *Correction) Read(text []byte, older Older) error {
	type plain Correction
	fields := map[string]json.RawMessage{}
	if err := ReadJSON(text, &fields); err != nil {
		return err
	}
	if fields["changes"] != nil || len(fields) == 0 {
		return ReadJSON(text, (*plain)(c))
	}
	c.Changes = nil
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		key, ok := older[name]
		if !ok {
			return fmt.Errorf("json: unknown field %q", name)
		}
		if strings.HasPrefix(strings.TrimPrefix(key, "-"), "/") {
			c.add(key, fields[name])
			continue
		}
		var list []map[string]json.RawMessage
		if err := ReadJSON(fields[name], &list); err != nil {
			return err
		}
		for _, thing := range list {
			if err := c.each(name, thing, older); err != nil {
				return err
			}
		}
	}
	return nil
}

// each reads one thing of a list.
func (c *Correction) each(list string, thing map[string]json.RawMessage, older Older) error {
	var id any
	key := older[list]
	if err := json.Unmarshal(thing[key], &id); err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	delete(thing, key)
	for _, name := range slices.Sorted(maps.Keys(thing)) {
		path, ok := older[list+"/"+name]
		if !ok {
			return fmt.Errorf("json: unknown field %q", name)
		}
		c.add(strings.Replace(path, "*", escaped.Replace(written(id)), 1), thing[name])
	}
	return nil
}

// add is one field; null said nothing, and false took nothing away.
func (c *Correction) add(path string, value json.RawMessage) {
	taken, takes := strings.CutPrefix(path, "-")
	switch {
	case string(value) == "null", takes && string(value) != "true":
	case takes:
		c.Changes = append(c.Changes, To(taken, nil))
	default:
		c.Changes = append(c.Changes, Change{path, value})
	}
}
