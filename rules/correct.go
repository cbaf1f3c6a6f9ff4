package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables/strictjson"
)

// Correction replaces values in the JSON of the state.
type Correction struct {
	Changes []Change `json:"changes,omitempty" jsonschema:"the places that change, in order"`
}

// Kind returns the name under which a correction is recorded.
func (Correction) Kind() string { return "correct" }

// Change sets one value in the JSON of the state.
type Change struct {
	// Path is a JSON Pointer (RFC 6901). The path selects a list element by its index or by the
	// value of a field: /groups/seat=red/food. The field may be nested: /mice/hero.id=nez/wounds.
	// Any part except the last may be a *, which selects every element.
	Path  string          `json:"path" jsonschema:"where in the state, as JSON Pointer (RFC 6901); one of a list by its index or a field"`
	Value json.RawMessage `json:"value" jsonschema:"what stands there; null: nothing"`
}

// To returns a Change that sets path to value. If value is nil, the Change removes the value at
// this path.
func To(path string, value any) Change {
	text, err := json.Marshal(value)
	if err != nil {
		panic("rules: no JSON: " + err.Error())
	}
	return Change{path, text}
}

// Names reports whether one of the changes has this path.
func (c Correction) Names(path string) bool {
	return slices.ContainsFunc(c.Changes, func(c Change) bool { return c.Path == path })
}

// ErrNoPlace is the error for a path that does not exist in the state.
var ErrNoPlace = errors.New("there is no such place on the table")

// Corrected returns the state with the changes applied. It returns an error and the old state if a
// place does not exist or a field is unknown.
func Corrected[S any](s S, changes []Change) (S, error) {
	tree, err := Tree(s)
	if err != nil {
		return s, err
	}
	was, err := json.Marshal(tree)
	for _, c := range changes {
		if err == nil {
			tree, err = c.applyTo(tree)
		}
	}
	if err != nil {
		return s, err
	}
	now, err := json.Marshal(tree)
	if err != nil || bytes.Equal(was, now) {
		return s, err
	}
	var after S
	if err := strictjson.Read(now, &after); err != nil {
		return s, err
	}
	return after, nil
}

func (c Change) applyTo(tree any) (any, error) {
	var value any
	if err := strictjson.Read(c.Value, &value); len(c.Value) > 0 && err != nil {
		return tree, err
	}
	return setValue(tree, steps(c.Path), value)
}

// Tree returns the JSON of a state as maps and lists.
func Tree(s any) (any, error) {
	text, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	var tree any
	err = strictjson.Read(text, &tree)
	return tree, err
}

// At returns the value that a decoded state has at a path, or nil.
func At(tree any, path string) any {
	for _, name := range steps(path) {
		switch node := tree.(type) {
		case map[string]any:
			tree = node[name]
		case []any:
			i := indexOf(node, name)
			if i < 0 {
				return nil
			}
			tree = node[i]
		default:
			return nil
		}
	}
	return tree
}

// setValue creates missing parent objects, because the JSON of a state omits empty values.
func setValue(node any, path []string, value any) (any, error) {
	if len(path) == 0 {
		return value, nil
	}
	switch node := node.(type) {
	case nil:
		if value == nil {
			return nil, nil
		}
		return setValue(map[string]any{}, path, value)
	case map[string]any:
		child, err := setValue(node[path[0]], path[1:], value)
		if child == nil {
			delete(node, path[0])
		} else {
			node[path[0]] = child
		}
		return node, err
	case []any:
		return setInList(node, path, value)
	}
	return node, ErrNoPlace
}

// setInList sets a value in a list. If the path ends with a field such as seat=red, and no element
// has this field, a new element is appended. A nil value is not appended.
func setInList(list []any, path []string, value any) (any, error) {
	if path[0] == "*" && len(path) > 1 {
		return setInEach(list, path[1:], value)
	}
	i := indexOf(list, path[0])
	switch named := strings.Contains(path[0], "="); {
	case i < 0 && named && len(path) == 1 && value != nil:
		return append(list, value), nil
	case i < 0 && named && len(path) == 1:
		return list, nil
	case i < 0:
		return list, ErrNoPlace
	}
	child, err := setValue(list[i], path[1:], value)
	if child == nil {
		return slices.Delete(list, i, i+1), err
	}
	list[i] = child
	return list, err
}

func setInEach(list []any, path []string, value any) (any, error) {
	for i := range list {
		child, err := setValue(list[i], path, value)
		if err != nil {
			return list, err
		}
		list[i] = child
	}
	return list, nil
}

func indexOf(list []any, name string) int {
	field, value, named := strings.Cut(name, "=")
	if named {
		return slices.IndexFunc(list, func(e any) bool {
			return pathName(At(e, "/"+strings.ReplaceAll(field, ".", "/"))) == value
		})
	}
	if i, err := strconv.Atoi(name); err == nil && i >= 0 && i < len(list) {
		return i
	}
	return -1
}

func pathName(v any) string {
	if word, ok := v.(string); ok {
		return word
	}
	text, _ := json.Marshal(v) // cannot fail, because v was decoded from JSON
	return string(text)
}

func steps(path string) []string {
	if path == "" {
		return nil
	}
	all := strings.Split(strings.TrimPrefix(path, "/"), "/")
	for i, name := range all {
		all[i] = strings.ReplaceAll(strings.ReplaceAll(name, "~1", "/"), "~0", "~")
	}
	return all
}

func escaped(name string) string {
	return strings.ReplaceAll(strings.ReplaceAll(name, "~", "~0"), "/", "~1")
}

// Correctable is a place in the JSON of the state that people may correct. Its value is a number, a
// boolean, one [Noun] or a list of nouns.
type Correctable[S any] struct {
	Name string // the name in sentences and typed lines
	// Path is the JSON Pointer. In /groups/seat=*/food, the * stands for the id of the owner. House
	// rules and some other places need special questions; their Path is empty.
	Path      string
	Of        string        // the kind of the owner
	Kind      string        // the kind of the nouns; YesNo for a boolean; "" for a number
	Low, High int           // the bounds of a number
	Many      bool          // whether the value is a list of nouns
	Field     string        // in a list of objects: the field that holds the noun's id
	Seat      Seat          // the player's seat, if Kind is PlayerName and Path contains no seat
	Off       bool          // the place may be empty
	Clear     bool          // people can only empty the place
	When      func(*S) bool // whether it may be corrected now; nil means always
}

// These two kinds of values are the same in every game.
const (
	YesNo      = "yes_no"      // a boolean
	PlayerName = "player_name" // the name of a player
)

// The method For returns the Path of one owner, with the owner's id in place of the *.
func (c Correctable[S]) For(who Noun) string {
	return strings.Replace(c.Path, "=*", "="+escaped(who.ID), 1)
}

// List returns the part of Path before "=*", such as /groups/seat, or "".
func (c Correctable[S]) List() string {
	list, _, found := strings.Cut(c.Path, "=*")
	if !found {
		return ""
	}
	return list
}

// Held returns the number of elements in the list of owners, such as /groups. If Path contains no
// "=*", Held returns 0.
func (c Correctable[S]) Held(tree any) int {
	list := c.List()
	all, _ := At(tree, list[:max(0, strings.LastIndex(list, "/"))]).([]any)
	return len(all)
}

// The method In returns one owner's value: an int, a bool, a Noun or a []Noun. An empty place gives
// a Noun without an id.
func (c Correctable[S]) In(tree any, who Noun) any { return c.read(At(tree, c.For(who))) }

func (c Correctable[S]) read(v any) any {
	one := func(v any) Noun {
		if v == nil {
			return Noun{Kind: c.Kind}
		}
		return Noun{Kind: c.Kind, ID: pathName(v)}
	}
	if c.Many {
		all, _ := v.([]any)
		nouns := make([]Noun, len(all))
		for i, v := range all {
			if c.Field != "" {
				v = At(v, "/"+c.Field)
			}
			nouns[i] = one(v)
		}
		return nouns
	}
	if c.Kind == "" {
		n, _ := v.(float64)
		return int(n)
	}
	if c.Kind == YesNo {
		yes, _ := v.(bool)
		return yes
	}
	return one(v)
}

// Match reports whether a change sets this place, or an object that contains the place. It also
// returns the owner and the new value. If the object omits the place, the change matches only if
// Off is set. If Clear is set, a change matches only if its new value is null.
func (c Correctable[S]) Match(change Change) (who Noun, now any, ok bool) {
	here, there := steps(c.Path), steps(change.Path)
	if len(there) > len(here) || len(there) == 0 {
		return who, nil, false
	}
	for i, name := range there {
		key, star := strings.CutSuffix(here[i], "*")
		id, same := strings.CutPrefix(name, key)
		switch {
		case star && same:
			who = Noun{Kind: c.Of, ID: id}
		case name != here[i]:
			return who, nil, false
		}
	}
	var v any
	if strictjson.Read(change.Value, &v) != nil {
		return who, nil, false
	}
	rest := ""
	for _, name := range here[len(there):] {
		rest += "/" + escaped(name)
	}
	if at := At(v, rest); rest != "" && at == nil && !c.Off || strings.Contains(rest, "=*") || c.Clear && v != nil {
		return who, nil, false
	}
	return who, c.read(At(v, rest)), true
}
