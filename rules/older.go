package rules

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"tablemate/tables"
)

// Older says how corrections were written before they were changes: by fields of
// their own, each with its path. A minus goes before what a field takes away. A
// star in it stands for an id, or for each of a list of them. A list of things stands there with
// the field that names one, and groups/food with /groups/seat=*/food; groups/ is
// the whole thing, or with a minus the one of which nothing else is said.
type Older = tables.Pairs[string, string]

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
		key, ok := older.Find(name)
		if !ok {
			return fmt.Errorf("json: unknown field %q", name)
		}
		if err := c.field(name, key, fields[name], older); err != nil {
			return err
		}
	}
	return nil
}

// field reads one field: what stands at a path, ids or things.
func (c *Correction) field(name, key string, text json.RawMessage, older Older) error {
	isPath, ids := strings.HasPrefix(strings.TrimPrefix(key, "-"), "/"), strings.Contains(key, "=*")
	if isPath && !ids {
		c.add(key, text)
		return nil
	}
	var list []json.RawMessage
	if text[0] == '"' {
		list = append(list, text)
	} else if err := ReadJSON(text, &list); err != nil {
		return err
	}
	for _, one := range list {
		var err error
		if isPath {
			err = c.whose(key, one, json.RawMessage("true"))
		} else {
			err = c.each(name, one, older)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// whose is add for what belongs to one of a list.
func (c *Correction) whose(path string, id, value json.RawMessage) error {
	var who any
	if err := json.Unmarshal(id, &who); err != nil {
		return err
	}
	c.add(strings.Replace(path, "*", escaped(written(who)), 1), value)
	return nil
}

// each reads one thing of a list.
func (c *Correction) each(list string, text json.RawMessage, older Older) error {
	thing := map[string]json.RawMessage{}
	if err := ReadJSON(text, &thing); err != nil {
		return err
	}
	key := older.Of(list)
	id := thing[key]
	delete(thing, key)
	if whole := older.Of(list + "/"); whole != "" && (whole[0] != '-' || len(thing) == 0) {
		if whole[0] == '-' {
			text = json.RawMessage("true")
		}
		return c.whose(whole, id, text)
	}
	for _, name := range slices.Sorted(maps.Keys(thing)) {
		path, ok := older.Find(list + "/" + name)
		if !ok {
			return fmt.Errorf("json: unknown field %q", name)
		}
		if err := c.whose(path, id, thing[name]); err != nil {
			return err
		}
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
