package session

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/rules/jsonscan"
)

// patched is a state on its way through a record. Patches change its JSON in
// memory, and the state is read from that when somebody looks: to decode a whole
// record anew at each of 5,000 lines takes seconds.
type patched[S any] struct {
	state   S
	tree    any            // the JSON of the state; nil where nothing was patched since
	stale   bool           // tree has changed since state was read from it
	changed map[string]int // fields of tree that changed since then, lists from this index on
	part    bool           // only those are to be read: state has everything else from tree
}

// patch changes the table as a record says.
func (t *patched[S]) patch(text json.RawMessage) error {
	steps, err := stepsOf(text)
	if err != nil {
		return err
	}
	if t.tree == nil {
		tree, err := rules.Tree(t.state)
		if err != nil {
			return err
		}
		t.tree, t.part = tree, false
	}
	for _, o := range steps {
		changed, err := o.apply(t.tree, o.Path)
		if err != nil {
			return fmt.Errorf("%s %s: %w", o.Op, o.Path, err)
		}
		t.tree, t.stale = changed, true
		t.touch(o.Path)
	}
	return nil
}

// touch notes what a step at path changed.
func (t *patched[S]) touch(path string) {
	name, rest, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	index, _, _ := strings.Cut(rest, "/")
	from, _ := strconv.Atoi(index) // 0 for the whole field
	if was, known := t.changed[name]; known {
		from = min(from, was)
	}
	if t.changed == nil {
		t.changed = map[string]int{}
	}
	t.changed[name] = from
}

// settle reads the state from what patches made of it.
func (t *patched[S]) settle() error {
	if !t.stale {
		return nil
	}
	fields := jsonscan.Fields(reflect.TypeFor[S]())
	for name := range t.changed {
		t.part = t.part && jsonscan.Index(fields, []byte(name)) >= 0
	}
	s, err := rules.ReadTree[S](t.due(fields))
	if err != nil {
		return err
	}
	if t.part {
		t.keep(&s, fields)
	}
	t.state, t.stale, t.changed = s, false, nil
	tree, _ := t.tree.(map[string]any)
	t.part = tree != nil
	for name := range tree {
		t.part = t.part && jsonscan.Index(fields, []byte(name)) >= 0
	}
	return nil
}

// due is what is to be read of the tree.
func (t *patched[S]) due(fields []jsonscan.Field) any {
	if !t.part {
		return t.tree
	}
	part, tree := map[string]any{}, t.tree.(map[string]any)
	for _, f := range fields {
		from, changed := t.changed[f.Name]
		value, there := tree[f.Name]
		if !changed || !there {
			continue
		}
		if list, ok := value.([]any); ok && from > 0 && plainList(f) {
			value = list[from:]
		}
		part[f.Name] = value
	}
	return part
}

// keep puts into s, which has what was due, all else of the state before.
func (t *patched[S]) keep(s *S, fields []jsonscan.Field) {
	now, was := reflect.ValueOf(s).Elem(), reflect.ValueOf(&t.state).Elem()
	for _, f := range fields {
		from, changed := t.changed[f.Name]
		is, before := now.FieldByIndex(f.At), was.FieldByIndex(f.At)
		switch {
		case !changed:
			is.Set(before)
		case from > 0 && plainList(f):
			is.Set(reflect.AppendSlice(before.Slice3(0, from, from), is))
		}
	}
}

// plainList reports whether a field is a list that is read one by one.
func plainList(f jsonscan.Field) bool {
	return f.Of.Kind() == reflect.Slice && !jsonscan.ReadsJSON(f.Of) && !jsonscan.ReadsText(f.Of)
}
