package rules

import (
	"strings"

	"tablemate/tables/strictjson"
)

// Correctable is a place of the table that people may correct. What stands there
// is a number, yes or no, one thing of a kind, or several of them in order.
type Correctable[S any] struct {
	Name string // as sentences and typed lines name it
	// Path leads there. A star stands for whoever of a list it belongs to, as in
	// /groups/seat=*/food. Empty: a game asks for it in a way of its own.
	Path      string
	Of        string        // the kind of things that the star stands for
	Kind      string        // of what stands there; "" for a number, or YesNo
	Low, High int           // of a number
	Many      bool          // several things of the kind
	Field     string        // of each thing in the JSON, where it is an object: its id
	Off       bool          // nothing may stand there
	Clear     bool          // what stands there can only be taken away
	When      func(*S) bool // whether people are asked; nil always
}

// YesNo is the kind of what is so or is not.
const YesNo = "yes_no"

// For is the path of somebody's.
func (c Correctable[S]) For(who Noun) string {
	return strings.Replace(c.Path, "=*", "="+escaped(who.ID), 1)
}

// List is what comes before the star: the list that the place is in, "" for none.
func (c Correctable[S]) List() string {
	list, _, found := strings.Cut(c.Path, "=*")
	if !found {
		return ""
	}
	return list
}

// Held is how many there are in the list that the place is in.
func (c Correctable[S]) Held(tree any) int {
	list := c.List()
	all, _ := At(tree, list[:max(0, strings.LastIndex(list, "/"))]).([]any)
	return len(all)
}

// In is what a tree of a state has at somebody's place: an int, a bool, a
// Noun or []Noun. A Noun without an id says that nothing stands there.
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

// Match reports whether a change says what stands at this place, or what the
// place is part of: whose it is, and what stands there now. Where something
// always stands, the whole must say what.
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
