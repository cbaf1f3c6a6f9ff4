package session

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/rules/jsonscan"
)

// patched is a state on its way through a record. Patches change its JSON in
// memory, and the state is read from that when somebody looks: to decode a whole
// record anew at each of 5,000 lines takes seconds.
type patched[S any] struct {
	state   S
	tree    any      // the JSON of the state; nil where nothing was patched since
	stale   bool     // tree has changed since state was read from it
	changed []string // fields of tree that changed since then
	part    bool     // only those are to be read: state has everything else from tree
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
		if name, _, _ := strings.Cut(strings.TrimPrefix(o.Path, "/"), "/"); !slices.Contains(t.changed, name) {
			t.changed = append(t.changed, name)
		}
	}
	return nil
}

// settle reads the state from what patches made of it.
func (t *patched[S]) settle() error {
	if !t.stale {
		return nil
	}
	fields := jsonscan.Fields(reflect.TypeFor[S]())
	t.part = t.part && !slices.ContainsFunc(t.changed, func(name string) bool { return jsonscan.Index(fields, []byte(name)) < 0 })
	s, err := rules.ReadTree[S](t.due())
	if err != nil {
		return err
	}
	if t.part {
		now, was := reflect.ValueOf(&s).Elem(), reflect.ValueOf(&t.state).Elem()
		for _, f := range fields {
			if !slices.Contains(t.changed, f.Name) {
				now.FieldByIndex(f.At).Set(was.FieldByIndex(f.At))
			}
		}
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
func (t *patched[S]) due() any {
	if !t.part {
		return t.tree
	}
	part, tree := map[string]any{}, t.tree.(map[string]any)
	for _, name := range t.changed {
		if value, there := tree[name]; there {
			part[name] = value
		}
	}
	return part
}
